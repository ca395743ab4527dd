# Ce que coûtent les décisions et quelles sont les meilleures : atout review, atout hint, l’analyse dans la page.

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

review-decision = n°
review-seat = siège
review-done = choix
review-better = mieux
review-decisions = choix
review-worst = les pires
review-lay = en fait
review-known = à savoir
review-points = points
review-chance = chance
review-legend =
    Ce que chaque décision a coûté, en points et en chance de gagner la donne (réussir le contrat, ou faire chuter celui des autres).
    En fait : exact, toutes cartes connues. À savoir : moyenne sur les donnes possibles pour le siège. – : on ne peut pas le dire.
    Les annonces se mesurent au score obtenu, les cartes en points de cartes.

hint-title-card-points = Siège { $seat } : points de cartes à la fin et chance de gagner la donne, selon ce qu’il peut savoir (donnes : { $count }).
hint-title-score = Siège { $seat } : ce que la donne lui rapporte de plus qu’aux autres et chance de la gagner, selon ce qu’il peut savoir (donnes : { $count }).
hint-none = Siège { $seat } : on ne peut rien dire de ce choix.
hint-why = pourquoi

error-moment-unreadable = « { $text } » n’est pas un moment : écrivez FILE:DEAL:ACTION, comptés à partir de 1.

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
