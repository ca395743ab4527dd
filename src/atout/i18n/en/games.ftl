# What terminal and page call things: games, seats, what is done, the score sheet.

game-coinche-ffb = Coinche, federation rules
game-coinche-1001 = Coinche, online rules
game-coinche-bg = Coinche, Bulgarian rules
game-binokel = Binokel for three
game-kozel = Kozel with the shokha
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
target-coinche = to { $points }
target-binokel = to { $points }
target-kozel = { $points } penalties lose

# The table.
seat-you = You
seat-partner = Partner
seat-left = Left
seat-right = Right
side-we = We
side-they = They
dealer = dealer
deal-number = deal { $number }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
cards-held = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
your-hand = Your hand
sign-n = NT
sign-a = AT
word-capot = capot
word-concede = concede
auction-silent = No bid yet.
declared-own = You declared
bid-stands = Bid
soloist = Soloist
tapp = Tapp
laid-away = Laid away
melds-worth = melds { $points }
trumps = Trumps
turn-up = turn-up
stock = { $count ->
    [0] no stock left
   *[other] stock { $count }
}
wins-now = Winning
say-moskva = Moskva
say-molodka = Molodka
say-silent = keep silent
declare-nothing = nothing

# What happened.
news-contract = Contract
news-trick = Trick { $number }
news-laid-away = lays { $count } cards away
news-turn-up = draws the turn-up
face-down = { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
}
takes-over = takes over

# Score sheets.
sheet-rule = rule
sheet-counted = Counted
sheet-recorded-coinche = Recorded
sheet-recorded-binokel = Recorded
sheet-recorded-kozel = Penalties
sheet-this-deal = This deal
sheet-totals = Total (to { $target })
sheet-deal = deal
sheet-aside = Set aside for the winner of the next deal: { $points } [O6.5]
sheet-pending = { $side }: at the target by belote alone, a trick of the next deal must confirm it [F7]
outcome-conceded = conceded
outcome-durch-made = made
outcome-durch-lost = lost
outcome-short-made = made
outcome-short-lost = lost
outcome-short-dispute = dispute
outcome-short-thrown-in = thrown in
outcome-short-conceded = conceded
outcome-short-durch-made = Durch made
outcome-short-durch-lost = Durch lost
outcome-short-won = –
outcome-short-drawn = drawn
kozel-deal-won = The deal is yours
kozel-deal-lost = The deal is lost
match-won = You have won the match!
match-lost = The other side has won the match.
match-lost-to = The match goes to: { $winner }.
