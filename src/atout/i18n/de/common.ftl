# Was alle Spiele teilen: Farben, Fehler in Getipptem oder Gesendetem, Pflichten beim Spielen, Ausgang einer Runde.

suit-c = Kreuz
suit-d = Karo
suit-h = Herz
suit-s = Pik
suit-n = ohne Trumpf
suit-a = alles Trumpf

error-no-such-card = „{ $text }“ ist keine Karte: Schreiben Sie den Rang (6 7 8 9 T J Q K A) und die Farbe (c d h s), etwa Th.
error-no-such-action = „{ $text }“ ist keine Aktion dieses Spiels.
error-no-such-game = „{ $game }“ ist kein Spiel: Wählen Sie eines von { $games }.
error-cut-out-of-range = Hebt man { $cut } Karten ab, bleiben in einem Teil zu wenige: Heben Sie zwischen { $least } und { $most } ab.
error-card-not-of-this-game = { CARD($card) } gehört nicht zum Blatt dieses Spiels.
error-cards-too-often = So oft enthält das Blatt diese Karten nicht: { CARDS($cards) }.
error-cards-missing = Im Blatt fehlen: { CARDS($cards) }.
error-wrong-hand-sizes = Die Hände haben { $sizes } Karten: Jeder der { $players } Plätze braucht { $size }.
error-deal-is-over = Die Runde ist zu Ende: „{ $action }“ kommt zu spät.
error-card-not-held = Sie haben { CARD($card) } nicht.
error-must-follow = Sie dürfen { CARD($card) } nicht spielen: { SUITNAME($suit) } ist angespielt, und Sie können bedienen.
error-must-beat = Sie dürfen { CARD($card) } nicht spielen: Sie haben eine Karte, die { CARD($winning) } schlägt.
error-must-trump = Sie dürfen { CARD($card) } nicht spielen: Ohne { SUITNAME($suit) } müssen Sie stechen.
error-must-overtrump = Sie dürfen { CARD($card) } nicht spielen: Sie haben einen Trumpf, der { CARD($winning) } schlägt.
error-must-undertrump = Sie dürfen { CARD($card) } nicht spielen: Ohne { SUITNAME($suit) } müssen Sie Trumpf spielen, auch einen niedrigeren als { CARD($winning) }.
error-must-discard-or-overtrump = Sie dürfen { CARD($card) } nicht spielen: Werfen Sie ab, oder spielen Sie einen Trumpf, der { CARD($winning) } schlägt.

# Zusammenfassungen einer Runde (atout score).
error-summary-no-object = Eine Zusammenfassung ist ein einziges JSON-Objekt.
error-summary-field-missing = In der Zusammenfassung fehlt „{ $field }“.
error-summary-field-unknown = Das Feld „{ $field }“ kennt dieses Spiel hier nicht.
error-summary-field-wrong = „{ $field }“ muss eines von diesen sein: { $allowed }.
error-summary-list-wrong = „{ $field }“ muss eine Liste von { $count } ganzen Zahlen von 0 bis { $most } sein.
error-summary-sum-wrong = „{ $field }“ ergibt zusammen { $sum }; es müssen { $want } sein.
error-summary-no-trick-no-points = Ohne Stich keine Kartenpunkte: { $points } sind unmöglich.

outcome-made = Erfüllt
outcome-lost = Verloren

line-cards = Karten

# JSON that somebody wrote
error-json-not-utf8 = Der Text ist bei Byte { $byte } kein UTF-8.
error-json-not-json = Der Text ist kein JSON in { $line ->
    [1] Spalte { $column }.
   *[other] Zeile { $line }, Spalte { $column }.
}
error-json-too-deep = Listen oder Objekte sind zu tief verschachtelt.
error-json-number-too-long = Eine Zahl hat zu viele Ziffern.
error-json-key-twice = Der Schlüssel „{ $key }“ steht zweimal in einem Objekt.
error-json-no-number = { $text } ist in JSON keine Zahl.
