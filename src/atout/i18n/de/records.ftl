# Fehler in Aufzeichnungen, wie `atout verify` sie nennt.

place-deal = Runde { $deal }
place-action = Runde { $deal } Aktion { $action }
verify-sum = { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}, { $faults } Fehler

error-not-your-turn = Platz { $seat } ist nicht an der Reihe.
error-no-deal-now = Jetzt kann keine Runde beginnen: Eine läuft schon, oder die Partie ist zu Ende.
error-record-no-object = Eine Aufzeichnung ist ein einziges JSON-Objekt in einer Zeile.
error-record-field-missing = „{ $field }“ fehlt.
error-record-field-wrong = „{ $field }“ muss { $kind ->
    [text] ein Text
    [list] eine Liste
    [number] eine ganze Zahl
   *[texts] null oder eine Liste von Texten
} sein.
error-record-format-unknown = Das Format ist nicht „{ $format }“.
error-record-no-seat = „{ $field }“ muss ein Platz von 0 bis { $most } sein.
error-record-no-side = „{ $field }“ muss null oder eine Zahl von 0 bis { $most } sein.
error-record-start-wrong = „start“ muss eine Liste von { $count } ganzen Zahlen sein.
error-record-start-negative = „start“ enthält eine Summe unter null, die es in diesem Spiel nicht gibt.
error-record-start-ended = Mit den Summen von „start“ wäre die Partie schon vorher zu Ende gewesen.
error-record-aside-wrong = „aside“ muss eine ganze Zahl von 0 an sein, und nur coinche-1001 kennt es.
error-record-pending-wrong = „pending“ muss eine Partei sein, deren Summe in „start“ { $target } oder mehr ist, und nur coinche-ffb kennt es.
error-record-deck-or-hands = Eine Runde enthält entweder „deck“ mit „cut“ oder „hands“, eines von beiden.
error-record-hands-wrong = „hands“ muss eine Liste von { $count } Händen sein.
error-record-action-wrong = Eine Aktion muss ein Platz und ein Text sein: [0, "pass"].
error-record-winner-wrong = „winner“ muss { $winner } sein.
error-record-deal-after-end = Vor dieser Runde war die Partie schon zu Ende.
error-record-deal-unfinished = Die Runde ist nicht zu Ende, und eine weitere folgt.
error-record-deal-no-object = Eine Runde muss ein JSON-Objekt sein.
error-record-legal-wrong = „legal“ muss eine Liste von { $count } Einträgen sein, einem neben jeder Aktion.
error-record-legal-unsorted = Die Liste der erlaubten Aktionen ist nicht als Text sortiert.
error-record-legal-differs = Die Liste der erlaubten Aktionen ist falsch: nicht erlaubt, aber aufgeführt: { $extra }; erlaubt, aber nicht aufgeführt: { $missing }.
error-record-result-early = „{ $field }“ ist angegeben, aber die Runde ist nicht zu Ende.
error-record-result-wrong = „{ $field }“ muss { $right } sein.
error-record-faulty = Die Aufzeichnung ist fehlerhaft: { $fault }
error-record-line-too-long = Die Zeile ist länger als { $most } MiB und wurde nicht gelesen.
error-moment-no-deal = Es gibt kein Spiel { $deal }: die Partie hat { $count }.
error-moment-no-action = Es gibt keine Aktion { $action }: das Spiel hat { $count }.
