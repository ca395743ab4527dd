# Binokel: what cannot be done and why, faults in a summary, melds, the lines of the score sheet.

error-binokel-raise-or-pass = The auction is on: raise to { $bid }, or pass.
error-binokel-no-jump = Nobody names a number in this auction: a raise is always exactly { $step } more. Raise or pass.
error-binokel-lay-away-first = You hold the Tapp: first lay three cards away.
error-binokel-lay-away-three = Lay exactly three cards away, not { $count }.
error-binokel-lay-away-not-held = You cannot lay away { CARDS($cards) }: you do not hold so many.
error-binokel-lay-away-order = Name the three cards as clubs, diamonds, hearts, spades, each suit from low to high: { CARDS($right) }.
error-binokel-name-game = Name the game now: a trump suit, concede with a trump suit, or Durch.
error-binokel-play-card = The tricks are being played: play a card.

error-binokel-summary-bid = A bid is { $least } or more, in steps of { $step }.
error-binokel-summary-melds = Melds count in tens.
error-binokel-summary-cards = So many tricks cannot hold these card points with the ten of the last trick.
error-binokel-summary-durch = A Durch ends with all { $all } tricks for the soloist, or at the first trick of an opponent: exactly one.

meld-binokel-family = Family in { SUITNAME($suit) }
meld-binokel-double-family = Double family in { SUITNAME($suit) }
meld-binokel-pair = Pair in { SUITNAME($suit) }
meld-binokel-four = Four of a kind
meld-binokel-eight = Eight of a kind
meld-binokel-binokel = Binokel
meld-binokel-double-binokel = Double Binokel
meld-binokel-nine = Nine of trumps

line-binokel-cards = Cards in tricks
line-binokel-cards-and-last = Cards in tricks and the last ten
line-binokel-last-ten = Last trick
line-binokel-laid-away = Cards laid away
line-binokel-melds = Melds
line-binokel-melds-without-trick = Melds void without a trick
line-binokel-made = Soloist’s sum: the bid is made
line-binokel-lost = Twice the bid: the game is lost
line-binokel-opponents = Opponents’ sums
line-binokel-conceded = The bid, conceded
line-binokel-concession = For the concession
line-binokel-durch-made = Durch made
line-binokel-durch-lost = Durch lost
