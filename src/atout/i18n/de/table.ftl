# Der Tisch: Befehle, die nicht gehen, Protokolle, die sich nicht lesen lassen, Beweise fürs Mischen.

error-late = Das ist schon beantwortet, oder es ist weitergegangen: Sehen Sie sich den Tisch an, wie er jetzt ist.
error-command-ahead = Das antwortet auf etwas, was der Tisch noch nicht gesendet hat.
error-command-malformed = Dieser Befehl lässt sich nicht lesen: { $detail }.
error-table-no-seat = Sie haben an diesem Tisch keinen Platz.
error-table-seated-already = Sie haben hier schon einen Platz.
error-table-seat-taken = Dieser Platz ist besetzt: Wählen Sie einen anderen.
error-table-full = Alle Plätze sind besetzt; Sie können zusehen.
error-table-no-invitation = An diesen Tisch kommt man mit Einladung, und diese ist nicht die richtige.
error-table-no-such-seat = Platz { $seat } gibt es hier nicht: Die Plätze gehen von 0 bis { $most }.
error-table-host-only = Das kann nur der Gastgeber.
error-table-not-gathering = Die Partie hat schon begonnen.
error-table-not-shuffling = Gerade wird nichts gemischt.
error-table-seeds-closed = Die Zufallszahlen für diese Runde sind vollständig.
error-table-seeds-first = Die Zufallszahlen kommen vor dem Abheben.
error-table-not-cutter = Sie haben hier nicht abzuheben.
error-table-not-playing = Gerade wird keine Runde gespielt.
error-table-not-your-turn = Sie sind nicht an der Reihe.
error-table-not-scored = Es gibt keine beendete Runde, nach der es weitergehen könnte.
error-table-not-over = Die Partie ist nicht zu Ende.
error-table-away = Ein Computer spielt für Sie: Nehmen Sie erst Ihren Platz wieder ein.
error-table-name-wrong = Ein Name hat 1 bis { $most } sichtbare Zeichen.
error-table-settings-wrong = Die Einstellung „{ $field }“ kann nicht { $value } sein.
error-table-practice-alone = Von einem Augenblick aus weiterspielen kann man nur gegen Computer.
error-table-practice-over = In diesem Augenblick ist die Runde zu Ende: Es gibt nichts mehr zu spielen.

error-log-empty = Ein Tisch beginnt damit, dass er eröffnet wird.
error-event-damaged = Ein gespeichertes Ereignis lässt sich nicht lesen: { $detail }.
error-event-out-of-place = Ereignis { $number } ({ $kind }) kann an diesem Tisch nicht geschehen sein.

error-fair-unreadable = Der Beweis fürs Mischen lässt sich nicht lesen: „{ $field }“ fehlt oder ist falsch.
error-fair-commitment-wrong = Das Geheimnis ist nicht das vor der Runde versprochene; sein SHA-256 ist { $right }.
error-fair-deck-wrong = Die Karten liegen nicht so, wie gemischt wurde; dort beginnen sie mit { CARDS($right) }.
error-fair-seats-wrong = Der Beweis hat Zufallszahlen für { $given } Plätze, und { $count } spielen.
error-fair-needs-deck = Zu einem Beweis fürs Mischen gehören die Karten und das Abheben.
error-fair-cut-wrong = Abgehoben wurde bei { $cut }, und die Zufallszahlen ergeben { $right }.
error-fair-cutter-wrong = Platz { $right } hätte abheben müssen.
