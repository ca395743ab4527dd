# Ce que coûtent les décisions et quelles sont les meilleures : l’analyse dans la page.

do-lead-cards = entamer { $cards }
do-beat-cards = prendre avec { $cards }
do-hide-cards = { $cards } face cachée
do-discard-cards = écarter { $cards }
do-trump-suit = atout { SUIT($suit) }
do-concede-suit = abandonner à { SUIT($suit) }
do-word-pass = passer
do-word-coinche = coinche
do-word-surcoinche = surcoinche
do-word-raise = relancer
do-word-durch = Durch
do-word-moskva = moskva
do-word-molodka = molodka
do-word-silent = se taire

# Raisons. Chacune est un fait calculé ; { $percent } est une part des donnes possibles pour le siège.
reason-ruffs-partner = { $points ->
    [0] couper le pli du partenaire ne rapporte rien
   *[other] couper le pli du partenaire gaspille { $points }
}
reason-last-trump = fait tomber le dernier atout
reason-draws-trumps = fait tomber les atouts : { $left ->
    [one] il en reste { $left }
   *[other] il en reste { $left }
}, les adversaires en ont environ { $opponents }
reason-unbeatable = est maître
reason-suit-safe = { CARD($card) } est sûr : les deux adversaires ont encore { SUITNAME($suit, form: "of") } dans { $percent } % des cas
reason-suit-ruffed = { CARD($card) } peut être coupé par un adversaire dans { $percent } % des cas
reason-takes-points = prend { $points } points, sûrs dans { $percent } % des cas
reason-gives-partner = charge { $points } points au partenaire, sûrs dans { $percent } % des cas
reason-gives-opponents = donne { $points } points aux adversaires dans { $percent } % des cas
reason-keeps-last-trick = garde { CARD($card) } pour le dix de der
reason-bares-ten = laisse { CARD($card) } sans garde
reason-contract-made = le contrat est réussi ainsi dans { $percent } % des cas
reason-contract-beaten = le contrat chute ainsi dans { $percent } % des cas
reason-bid-made = réussit son contrat dans { $percent } % des cas
reason-bid-stays = personne ne monte dans { $percent } % des cas
reason-standing-made = le contrat actuel est réussi dans { $percent } % des cas
reason-coinche-beaten = le contrat chute dans { $percent } % des cas
reason-thrown-in = tous passent dans { $percent } % des cas
reason-leads-to = on joue alors le plus souvent { $number } { SUITNAME($strain) } : { $percent } % des cas
reason-deal-won = la donne est gagnée ainsi dans { $percent } % des cas
reason-taken-over = les adversaires reprennent ces { $points } points dans { $percent } % des cas
reason-plays-alone = vous jouez seul dans { $percent } % des cas
reason-alone-made = l’enchère est alors réussie dans { $percent } % d’entre eux
reason-others-made = quand un autre joue seul, il réussit son enchère dans { $percent } % des cas
reason-lays-points = { $points ->
    [0] n’écarte aucun point
    [one] écarte { $points } point, qui compte pour vous
   *[other] écarte { $points } points, qui comptent pour vous
}
reason-melds-with = { $points } de combinaisons avec l’atout { SUITNAME($suit) }
reason-game-made = l’enchère est réussie ainsi dans { $percent } % des cas
reason-concede-costs = coûte { $points }, une partie perdue le double
