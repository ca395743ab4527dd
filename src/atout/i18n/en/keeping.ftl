# Keeping score: sheets that cannot be, how everybody stands.

place-points = { $side }: { $count ->
    [one] { $count } point to go
   *[other] { $count } points to go
}
place-penalties = { $side }: { $count ->
    [one] { $count } more penalty loses
   *[other] { $count } more penalties lose
}
place-tied = { $side }: at the target, but level with somebody; another deal decides
place-won = The match is won: { $side }
sheet-dealer = Deal { $number }: { $player } deals.

error-summary-not-thrown-in = In this game every deal is played: none is thrown in.
error-summary-each-a-trick = With at least one trick for everybody these points cannot be: count the tricks.
error-sheet-is-over = The match is over: take the last deal back, or begin another match.
error-sheet-is-empty = No deal has been entered yet: there is nothing to take back.
error-sheet-goes-on = The match is not over yet: another one begins when it has been won.
error-sheet-no-deal = There is no such deal: { $count } have been entered.
error-sheet-no-dealer = The first dealer is a seat from 0 to { $most }.
error-sheet-target-wrong = A target is a whole number from 1 to { $most }.
error-sheet-names-count = This game has { $count } players: give as many names, not { $given }.
error-sheet-name-wrong = A name has 1 to { $most } characters that can be seen.
error-sheet-name-number = “{ $name }” is a number and no name: numbers stand for seats.
error-sheet-name-twice = Two players cannot have the same name.
error-journal-line = Line { $line }: { $fault }
error-journal-no-header = A sheet begins with a line that gives format ({ $format }), game, target, names and first_dealer.
error-journal-no-entry = An entry is a deal or an undo.
