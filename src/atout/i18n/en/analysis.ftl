# What decisions cost and what the best ones are: the review in the page.

do-lead-cards = lead { $cards }
do-beat-cards = beat with { $cards }
do-hide-cards = { $cards } face down
do-discard-cards = lay { $cards } away
do-trump-suit = trumps { SUIT($suit) }
do-concede-suit = concede { SUIT($suit) }
do-word-pass = pass
do-word-coinche = coinche
do-word-surcoinche = surcoinche
do-word-raise = raise
do-word-durch = Durch
do-word-moskva = moskva
do-word-molodka = molodka
do-word-silent = keep silent

# Reasons. Each is a fact that was computed; { $percent } is a share of the deals that are possible for the seat.
reason-ruffs-partner = { $points ->
    [0] ruffing your partner’s winner gains nothing
   *[other] ruffing your partner’s winner wastes { $points }
}
reason-last-trump = draws the last trump
reason-draws-trumps = draws trumps: { $left ->
    [one] { $left } is out
   *[other] { $left } are out
}, the opponents have about { $opponents }
reason-unbeatable = cannot be beaten
reason-suit-safe = { CARD($card) } is safe: both opponents still have { SUITNAME($suit) } in { $percent } % of the deals
reason-suit-ruffed = { CARD($card) } can be ruffed by an opponent in { $percent } % of the deals
reason-takes-points = takes { $points } points, safe in { $percent } % of the deals
reason-gives-partner = gives your partner { $points } points, safe in { $percent } % of the deals
reason-gives-opponents = gives the opponents { $points } points in { $percent } % of the deals
reason-keeps-last-trick = keeps { CARD($card) } for the last trick and its ten
reason-bares-ten = leaves { CARD($card) } without a guard
reason-contract-made = the contract is made with it in { $percent } % of the deals
reason-contract-beaten = the contract is beaten with it in { $percent } % of the deals
reason-bid-made = makes its contract in { $percent } % of the deals
reason-bid-stays = nobody bids more in { $percent } % of the deals
reason-standing-made = the standing contract is made in { $percent } % of the deals
reason-coinche-beaten = the contract fails in { $percent } % of the deals
reason-thrown-in = all pass in { $percent } % of the deals
reason-leads-to = then most often { $number } { SUITNAME($strain, form: "in") } is played: { $percent } % of the deals
reason-deal-won = the deal is won with it in { $percent } % of the deals
reason-taken-over = the opponents take over its { $points } points in { $percent } % of the deals
reason-plays-alone = you play alone in { $percent } % of the deals
reason-alone-made = alone you make the bid in { $percent } % of them
reason-others-made = another soloist makes the bid in { $percent } % of the deals where one plays
reason-lays-points = { $points ->
    [0] lays no points away
    [one] lays { $points } point away, which counts for you
   *[other] lays { $points } points away, which count for you
}
reason-melds-with = melds worth { $points } with { SUITNAME($suit) } as trumps
reason-game-made = the bid is made with it in { $percent } % of the deals
reason-concede-costs = costs { $points }, a lost game twice as much
