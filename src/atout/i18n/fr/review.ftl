# Les commandes atout review et atout hint.

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
