# Coinche: what cannot be done and why, faults in a summary, what is said and heard, the lines of the score sheet.

error-auction-goes-on = The auction is on: pass or bid, “{ $action }” comes later.
error-auction-is-over = The auction is over: “{ $action }” cannot be said any more, play a card.
error-no-such-strain = This game is not played { SUITNAME($strain, form: "in") }: name one of the four suits.
error-no-such-bid = { $bid } cannot be bid: bid 80, 90 and so on in tens up to { $highest }, or capot.
error-bid-too-low = { $bid } is too low: the standing bid is { $standing }, bid more or pass.
error-bid-over-capot = Nothing stands above a capot: pass, or say coinche if it is your opponents’.
error-bid-after-coinche = After a coinche nobody may bid any more.
error-coinche-without-bid = There is no bid yet to say coinche to.
error-coinche-own-bid = The standing bid is your own side’s: coinche is said to the opponents’ bid.
error-coinche-twice = Coinche has been said already.
error-surcoinche-without-coinche = Surcoinche answers a coinche, and none has been said.
error-surcoinche-by-defence = Only the side that holds the contract may say surcoinche.
error-no-such-combination = “{ $text }” is no combination: write four:J or run:Kh:4 (top card and length 3, 4 or 5), or none.
error-declare-first = Before your first card say what you declare: some of your combinations, or none.
error-cannot-declare = Your hand does not allow “{ $text }”: a card serves in one combination only, a run is declared at its full length, and the best comes first.
error-nothing-to-declare = There is nothing to declare now: combinations are declared with one’s first card.
error-declares-itself = In this game combinations are declared for you: play a card.

error-summary-no-contract = “{ $text }” is no contract: write a number from 80 to { $highest } in tens, or capot, and one of { $strains }, like “90 h”.
error-summary-cards-impossible = A side with so many tricks ({ $tricks }) cannot have { $points } card points.
error-summary-generale-without-tricks = A générale takes all eight tricks: no side has them here.
error-summary-both-declare = The declarations of one side at most count: one of the two must be 0.
error-summary-no-such-declarations = No two hands can declare { $points } points together.
error-summary-no-such-belote = A belote counts 20, and in this contract no more than { $most } points of belote can be.

say-pass = Pass
say-coinche = Coinche!
say-surcoinche = Surcoinche!
say-bid = { $number } { SUITNAME($strain, form: "in") }
say-capot = Capot { SUITNAME($strain, form: "in") }
say-belote = Belote
say-rebelote = Rebelote

kind-carre = Four of a kind
kind-tierce = Tierce
kind-cinquante = Cinquante
kind-cent = Cent

combination-carre = Four { $rank ->
    [A] aces
    [K] kings
    [Q] queens
    [J] jacks
    [T] tens
   *[other] nines
}
combination-tierce = Tierce from { CARD($card) }
combination-cinquante = Cinquante from { CARD($card) }
combination-cent = Cent from { CARD($card) }

outcome-dispute = Dispute: the contractors’ points wait for the next deal
outcome-thrown-in = Thrown in: everybody passed

line-cards-taken = Cards taken
line-last-trick = Last trick
line-all-tricks = For all eight tricks
line-one-hand = Générale: all eight tricks by one player
line-declarations = Declarations
line-belote = Belote
line-total = Total
line-bid = The bid
line-stake = Fixed stake
line-stake-swept = Fixed stake for a capot
line-coinched = Coinche: twice
line-surcoinched = Surcoinche: four times
line-rounding = Rounded to the nearest ten
line-set-aside = Set aside by disputes before
