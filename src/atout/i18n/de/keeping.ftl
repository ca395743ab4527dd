# Anschreiben: Zettel, die nicht sein können, und wie jeder steht.

place-points = { $side }: noch { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
place-penalties = { $side }: noch { $count ->
    [one] { $count } Strafpunkt verliert
   *[other] { $count } Strafpunkte verlieren
}
place-tied = { $side }: am Ziel, aber gleichauf; noch eine Runde entscheidet
place-won = Die Partie ist gewonnen: { $side }
sheet-dealer = Runde { $number }: { $player } gibt.

error-summary-not-thrown-in = In diesem Spiel wird jede Runde gespielt: Zusammengeworfen wird nicht.
error-summary-each-a-trick = Wenn jeder mindestens einen Stich hat, sind diese Punkte unmöglich: Zählen Sie die Stiche.
error-sheet-is-over = Die Partie ist vorbei: Nehmen Sie die letzte Runde zurück, oder beginnen Sie eine neue Partie.
error-sheet-is-empty = Noch ist keine Runde angeschrieben: Es gibt nichts zurückzunehmen.
error-sheet-goes-on = Die Partie ist noch nicht vorbei: Eine neue beginnt, wenn sie gewonnen ist.
error-sheet-no-deal = Diese Runde gibt es nicht: Angeschrieben sind { $count }.
error-sheet-no-dealer = Der erste Geber ist ein Platz von 0 bis { $most }.
error-sheet-target-wrong = Ein Ziel ist eine ganze Zahl von 1 bis { $most }.
error-sheet-names-count = Dieses Spiel hat { $count } Spieler: Geben Sie so viele Namen an, nicht { $given }.
error-sheet-name-wrong = Ein Name hat 1 bis { $most } sichtbare Zeichen.
error-sheet-name-number = „{ $name }“ ist eine Zahl und kein Name: Zahlen stehen für Plätze.
error-sheet-name-twice = Zwei Spieler können nicht denselben Namen haben.
error-journal-line = Zeile { $line }: { $fault }
error-journal-no-header = Ein Zettel beginnt mit einer Zeile, die format ({ $format }), game, target, names und first_dealer angibt.
error-journal-no-entry = Ein Eintrag ist eine Runde oder eine Rücknahme.
