# The commands atout review and atout hint.

review-decision = #
review-seat = seat
review-done = did
review-better = better
review-decisions = choices
review-worst = worst
review-lay = as it lay
review-known = could know
review-points = points
review-chance = chance
review-legend =
    What each decision cost, in points and in chance to win the deal (make the contract, or beat that of the others).
    As it lay: exact, all cards known. Could know: an average over deals that were possible for the seat. –: cannot be told.
    Calls are measured by the score that they lead to, cards by card points.

hint-title-card-points = Seat { $seat }: card points at the end, and the chance to win the deal, by what it can know ({ $count } deals).
hint-title-score = Seat { $seat }: what the deal scores more than for the others, and the chance to win it, by what it can know ({ $count } deals).
hint-none = Seat { $seat }: nothing can be told about this choice.
hint-why = why

error-moment-unreadable = “{ $text }” is no moment: write FILE:DEAL:ACTION, both numbered from 1.
