# Kozel with the shokha.

line-kozel-fewer-points = Fewer points, but 31 or more
line-kozel-few-points = 30 points or fewer
line-kozel-no-trick = Not a single trick
line-kozel-tricks = Tricks
line-kozel-equal = 60 to 60: both write

error-kozel-answer-first = You hold a moskva or a molodka: show it or stay silent before anything is led.
error-kozel-no-moskva = This hand is no moskva: that takes four cards, all aces and tens, at least one of them an ace; the shokha counts as a ten.
error-kozel-no-molodka = This hand is no molodka: that takes four cards of one suit, or three of one suit and the shokha.
error-kozel-claim-in-trick = Cards already lie on the table: moskva and molodka are shown before the lead, after a draw.
error-kozel-claim-before-first-lead = Nobody shows a hand before the first lead of a deal: wait until cards have been drawn.
error-kozel-claim-needs-four = Moskva and molodka take four cards in hand, and you hold fewer.
error-kozel-not-asked = There is nothing to be silent about: you hold neither moskva nor molodka.
error-kozel-asked-already = You have already been asked before this lead, and each player is asked once.
error-kozel-must-lead = You are to lead: lay one to four cards of one suit, openly.
error-kozel-must-reply = { CARDS($winning) } lies on the table: reply with { $count ->
    [one] one card
   *[other] { $count } cards
}, openly to take over or face down.
error-kozel-wrong-count = A reply has as many cards as the lead: { $count }, not { $given }.
error-kozel-two-suits = You cannot lead { CARDS($cards) } together: a group is of one suit; only the shokha (6♠) joins any suit.
error-kozel-card-order = “{ $text }” lists its cards in the wrong order: write “{ $right }”.
error-kozel-none-beats = { CARDS($cards) } does not take over: nothing in it beats { CARD($winning) }. Lay it face down.
error-kozel-not-one-to-one = { CARDS($cards) } does not take over { CARDS($winning) }: each card has to beat one of its own. Lay it face down.
error-kozel-trick-count = A deal has { $least } to { $most } tricks, not { $sum }.

outcome-won = One side has more points
outcome-drawn = 60 to 60
