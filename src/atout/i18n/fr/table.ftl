# La table : ordres impossibles, journaux illisibles, preuves du mélange.

error-late = On a déjà répondu, ou les choses ont avancé : voyez la table telle qu’elle est maintenant.
error-command-ahead = Cela répond à quelque chose que la table n’a pas encore envoyé.
error-command-malformed = Cet ordre est illisible : { $detail }.
error-table-no-seat = Vous n’avez pas de place à cette table.
error-table-seated-already = Vous avez déjà une place ici.
error-table-seat-taken = Cette place est prise : choisissez-en une autre.
error-table-full = Toutes les places sont prises ; vous pouvez regarder.
error-table-no-invitation = Cette table est sur invitation, et ce n’est pas la bonne invitation.
error-table-no-such-seat = Il n’y a pas de place { $seat } ici : elles vont de 0 à { $most }.
error-table-host-only = Seul l’hôte peut faire cela.
error-table-not-gathering = La partie a déjà commencé.
error-table-not-shuffling = On ne mélange rien en ce moment.
error-table-seeds-closed = Les nombres tirés pour cette donne sont au complet.
error-table-seeds-first = Les nombres tirés viennent avant la coupe.
error-table-not-cutter = Ce n’est pas à vous de couper ce paquet.
error-table-not-playing = Aucune donne ne se joue en ce moment.
error-table-not-your-turn = Ce n’est pas votre tour.
error-table-not-scored = Il n’y a pas de donne finie après laquelle continuer.
error-table-not-over = La partie n’est pas finie.
error-table-away = Un ordinateur joue pour vous : reprenez d’abord votre place.
error-table-name-wrong = Un nom a de 1 à { $most } caractères visibles.
error-table-settings-wrong = Le réglage « { $field } » ne peut pas être { $value }.
error-table-practice-alone = On ne rejoue un moment que contre des ordinateurs.
error-table-practice-over = La donne est finie à ce moment-là : il n’y a plus rien à jouer.

error-log-empty = Une table commence par son ouverture.
error-event-damaged = Un événement enregistré est illisible : { $detail }.
error-event-out-of-place = L’événement { $number } ({ $kind }) n’a pas pu se produire à cette table.

error-fair-unreadable = La preuve du mélange est illisible : « { $field } » manque ou est faux.
error-fair-commitment-wrong = Le secret n’est pas celui qui a été promis avant la donne ; son SHA-256 est { $right }.
error-fair-deck-wrong = Le paquet n’est pas celui qui a été mélangé ; celui-là commence par { CARDS($right) }.
error-fair-seats-wrong = La preuve a des nombres tirés pour { $given } places, et l’on joue à { $count }.
error-fair-needs-deck = Une preuve du mélange demande le paquet et la coupe.
error-fair-cut-wrong = Le paquet a été coupé à { $cut }, et la coupe que donnent les nombres tirés est { $right }.
error-fair-cutter-wrong = C’était à la place { $right } de couper ce paquet.
