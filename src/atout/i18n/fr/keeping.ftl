# Tenir la marque : les feuilles impossibles, où en est chacun.

place-points = { $side } : encore { $count ->
    [one] { $count } point
   *[other] { $count } points
}
place-penalties = { $side } : { $count ->
    [one] { $count } pénalité de plus fait perdre
   *[other] { $count } pénalités de plus font perdre
}
place-tied = { $side } : au but, mais à égalité ; une autre donne décidera
place-won = La partie est gagnée : { $side }
sheet-dealer = Donne { $number } : { $player } distribue.

error-summary-not-thrown-in = Dans ce jeu chaque donne se joue : aucune n’est annulée.
error-summary-each-a-trick = Si chacun a au moins un pli, ces points sont impossibles : comptez les plis.
error-sheet-is-over = La partie est finie : annulez la dernière donne, ou commencez une autre partie.
error-sheet-is-empty = Aucune donne n’est encore marquée : il n’y a rien à annuler.
error-sheet-goes-on = La partie n’est pas finie : une autre commence quand celle-ci est gagnée.
error-sheet-no-deal = Cette donne n’existe pas : { $count } sont marquées.
error-sheet-no-dealer = Le premier donneur est une place de 0 à { $most }.
error-sheet-target-wrong = Un but est un nombre entier de 1 à { $most }.
error-sheet-names-count = Ce jeu se joue à { $count } : donnez autant de noms, et non { $given }.
error-sheet-name-wrong = Un nom a de 1 à { $most } caractères visibles.
error-sheet-name-number = « { $name } » est un nombre, pas un nom : les nombres désignent les places.
error-sheet-name-twice = Deux joueurs ne peuvent pas porter le même nom.
error-journal-line = Ligne { $line } : { $fault }
error-journal-no-header = Une feuille commence par une ligne qui donne format ({ $format }), game, target, names et first_dealer.
error-journal-no-entry = Une entrée est une donne ou une annulation.
