# Fautes des enregistrements, telles que les dit `atout verify`.

place-deal = donne { $deal }
place-action = donne { $deal } action { $action }
verify-sum = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, { $faults ->
    [one] { $faults } faute
   *[other] { $faults } fautes
}

error-not-your-turn = Ce n’est pas le tour de la place { $seat }.
error-no-deal-now = Aucune donne ne peut commencer maintenant : il y en a une en cours, ou la partie est finie.
error-record-no-object = Un enregistrement est un seul objet JSON sur une ligne.
error-record-field-missing = Il manque « { $field } ».
error-record-field-wrong = « { $field } » doit être { $kind ->
    [text] un texte
    [list] une liste
    [number] un nombre entier
   *[texts] null ou une liste de textes
}.
error-record-format-unknown = Le format n’est pas « { $format } ».
error-record-no-seat = « { $field } » doit être une place de 0 à { $most }.
error-record-no-side = « { $field } » doit être null ou un nombre de 0 à { $most }.
error-record-start-wrong = « start » doit être une liste de { $count } nombres entiers.
error-record-start-negative = « start » contient un total inférieur à zéro, que ce jeu ne connaît pas.
error-record-start-ended = Avec les totaux de « start », la partie aurait fini avant.
error-record-aside-wrong = « aside » doit être un nombre entier à partir de 0, et seul coinche-1001 le connaît.
error-record-pending-wrong = « pending » doit être un camp dont le total dans « start » est de { $target } ou plus, et seul coinche-ffb le connaît.
error-record-deck-or-hands = Une donne contient soit « deck » avec « cut », soit « hands », l’un des deux.
error-record-hands-wrong = « hands » doit être une liste de { $count } mains.
error-record-action-wrong = Une action doit être une place et un texte : [0, "pass"].
error-record-winner-wrong = « winner » doit être { $winner }.
error-record-deal-after-end = La partie était finie avant cette donne.
error-record-deal-unfinished = La donne n’est pas finie, et une autre la suit.
error-record-deal-no-object = Une donne doit être un objet JSON.
error-record-legal-wrong = « legal » doit être une liste de { $count } entrées, une en regard de chaque action.
error-record-legal-unsorted = La liste des actions permises n’est pas triée comme du texte.
error-record-legal-differs = La liste des actions permises est fausse : interdites mais présentes : { $extra } ; permises mais absentes : { $missing }.
error-record-result-early = « { $field } » est donné, mais la donne n’est pas finie.
error-record-result-wrong = « { $field } » doit être { $right }.
error-record-faulty = L’enregistrement est fautif : { $fault }
error-record-line-too-long = La ligne dépasse { $most } Mio et n’a pas été lue.
error-moment-no-deal = Il n’y a pas de donne { $deal } : la partie en a { $count }.
error-moment-no-action = Il n’y a pas d’action { $action } : la donne en a { $count }.
