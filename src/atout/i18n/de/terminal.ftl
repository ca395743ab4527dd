# Spiel im Terminal und Befehlszeile: Fragen, Hilfe, was man tippen kann.

# Fragen.
ask-card = Sie sind dran: welche Karte?
ask-bid = oder ein Gebot
bid-example = { $number }h
ask-declare = Was melden Sie?
ask-lay-away = Drücken Sie { $count } Karten: ihre Nummern oder Namen.
ask-game = Trumpf?
ask-claim = Zeigen und das Ausspiel übernehmen?
ask-lead = Sie spielen aus: eine bis vier Karten einer Farbe.
ask-reply = { $count ->
    [one] Antworten Sie mit { $count } Karte
   *[other] Antworten Sie mit { $count } Karten
}: Was übernimmt, liegt offen, der Rest und „weg …“ verdeckt.
press-enter = Weiter mit der Eingabetaste …
type-help = ? zeigt die Hilfe.
say-raise = erhöhen auf { $bid }

# Wörter, die man tippen kann, durch Kommas getrennt; die englischen werden in jeder Sprache verstanden.
typed-pass = passe, passen, weiter, p
typed-coinche = coinche, kontra
typed-surcoinche = surcoinche, rekontra, re
typed-capot = capot
typed-nothing = nichts, nein, 0
typed-raise = erhöhen, erhoehen, mehr, e
typed-durch = durch
typed-concede = abgehen, ab
typed-trump = trumpf
typed-moskva = moskwa
typed-molodka = molodka
typed-silent = schweigen, nein
typed-lead = ausspielen
typed-beat = übernehmen, uebernehmen
typed-hide = weg, verdeckt
typed-no = n, nein, neu, no, new
command-help = ?, hilfe
command-why = warum
command-last = letzter, stich
command-shown = gezeigt, meldungen
command-score = punkte, zettel
command-rules = regeln, regel
command-quit = ende, schluss

# Befehle.
help-cards = Nennen Sie eine Karte mit ihrer Nummer oder mit Rang und Farbe: 10h, Bp, Akr, ♥10. Farben: kr ♣, ka ♦, h ♥, p ♠.
help-coinche =
    Gebote: 90h, 100 p, capot ka; ohne Trumpf und alles Trumpf 90 ot, 90 at. Passen: passe oder p. Verdoppeln: coinche (oder x), surcoinche.
    Vor Ihrer ersten Karte fragt man Sie vielleicht, was Sie melden: Antworten Sie mit einer Nummer, 0 meldet nichts.
help-binokel =
    Reizen: erhöhen (oder e) bietet zehn mehr, passe (oder p) steigt aus.
    Nach dem Dabb: Nennen Sie drei Karten zum Drücken, dann eine Trumpffarbe, „abgehen h“ oder durch.
help-kozel =
    Nennen Sie mehrere Karten auf einmal: 1 3, oder Dh 6p. Als Antwort liegen Karten, die übernehmen können, offen, alle anderen verdeckt;
    „weg“ vor den Karten legt sie auf jeden Fall verdeckt, „warum Dh 7h“ sagt, warum sie nicht übernehmen.
    Mit einer Moskwa oder Molodka werden Sie gefragt, ob Sie sie zeigen.
help-commands =
    warum 7h    warum eine Karte oder ein Gebot nicht erlaubt ist
    letzter     der letzte Stich
    gezeigt     was gezeigt wurde: Meldungen, Moskwa und Molodka
    punkte      der Spielzettel, jede Zahl mit ihrer Regel
    regeln      alle Regeln; regeln K4.6 den Text von einer
    ende        aufhören; die Partie bleibt erhalten und geht weiter, wenn Sie das Spiel wieder spielen
why-what = Tippen Sie „warum“ und eine Karte oder ein Gebot, etwa: warum 7h
why-allowed = Das ist erlaubt.
last-none = In dieser Runde ist noch kein Stich zu Ende.
shown-none = In dieser Runde ist noch nichts gezeigt worden.
score-none = Noch keine Runde ist zu Ende.
rules-one = Tippen Sie „regeln“ und eine Nummer, um eine davon zu lesen.
which-game = Welches Spiel?
which-number = Tippen Sie eine Zahl von 1 bis { $most }, oder q zum Aufhören.
ask-resume = Sie haben eine Partie in Runde { $number } bei { $totals } verlassen. Weiterspielen? [J/n]
record-in = Die Aufzeichnung für atout review und atout verify: { $path }
kept = Die Partie bleibt erhalten: Derselbe Befehl setzt sie fort.
saved-aside = Sie liegt nun in { $path }; eine neue Partie beginnt.

error-typed-no-card = „{ $text }“ ist hier keine Karte: Tippen Sie ihre Nummer, oder Rang und Farbe, etwa 10h, Dp, Akr.
error-typed-no-suit = „{ $text }“ ist keine Farbe: Tippen Sie kr (♣), ka (♦), h (♥) oder p (♠); wo es gespielt wird, ot für ohne Trumpf und at für alles Trumpf.
error-typed-no-such-number = Nummer { $number } gibt es hier nicht: Die Nummern gehen von 1 bis { $most }.
error-typed-twice = Nummer { $number } ist zweimal genannt.
error-typed-card-twice = Eine Karte ist zweimal genannt.
error-typed-one-card = Nennen Sie eine Karte: ihre Nummer, oder Rang und Farbe.
error-typed-no-cards = Nennen Sie die Karten: ihre Nummern, oder Rang und Farbe von jeder.
error-typed-choice = „{ $text }“ steht nicht zur Wahl: Tippen Sie eine Zahl von 1 bis { $most }.
error-typed-no-bid = „{ $text }“ ist kein Gebot: Tippen Sie eine Zahl und eine Farbe, etwa 90h, oder passe.
error-saved-unreadable = Die gespeicherte Partie in { $path } lässt sich nicht lesen: { $fault }
error-saved-other-game = Die gespeicherte Partie in { $path } ist eine von { $game }.
error-summary-too-long = Die Zusammenfassung ist länger als { $most } MiB.

# Anschreiben: atout keep.
keep-first-dealer = Wer gibt zuerst? { $players }
keep-contract = Kontrakt, etwa 90h oder capot p; passe, wenn alle gepasst haben:
keep-by = Wer hat den Kontrakt? { $sides }
keep-double = 1 einfach, 2 Kontra, 4 Rekontra:
keep-cards-coinche = Kartenpunkte von { $side } mit letztem Stich (von { $most }); alle oder keine für alle Stiche oder keinen:
keep-tricks-coinche = Stiche von { $side } (von { $most }; - nicht gezählt, jede Partei hat mindestens einen):
keep-generale = Alle acht von einem Spieler? ja oder nein:
keep-declarations = Punkte der Meldungen, die zählen:
keep-declared-by = Wessen? { $sides }
keep-belote = Belote? { $sides }, - niemand
keep-belotes = Wie viele Beloten hat jede Partei? { $sides }
keep-soloist = Alleinspieler? { $players }
keep-bid = Gebot ({ $least } oder mehr):
keep-game = Trumpffarbe, abgehen oder durch:
keep-melds-of = Meldungen von { $players }:
keep-laid-away = Punkte der Karten, die { $player } gedrückt hat:
keep-cards-binokel = Kartenpunkte von { $players } mit letzter Zehn ({ $sum } zusammen):
keep-tricks-binokel = Stiche von { $players } ({ $sum } zusammen; - nicht gezählt, jeder hat mindestens einen):
keep-tricks-durch = Stiche von jedem: { $players }
keep-cards-kozel = Kartenpunkte von { $side } (von { $most }; der Rest geht an { $other }):
keep-tricks-kozel = Stiche von { $side } und { $other } (- nicht gezählt, jede Partei hat mindestens einen):
keep-over = Tippen Sie zurück, um die letzte Runde zurückzunehmen, neu für eine neue Partie, ende zum Gehen.
keep-undone = Runde { $number } ist zurückgenommen.
keep-help-short = Tippen Sie ? für Hilfe.
keep-help-coinche = Farben: kr ♣, ka ♦, h ♥, p ♠; ohne Trumpf und alles Trumpf: 90 ot, 90 at. Parteien und Spieler nach Nummer oder Name.
keep-help-binokel = Farben: kr ♣, ka ♦, h ♥, p ♠. Mehrere Zahlen werden durch Leerzeichen getrennt. Spieler nach Nummer oder Name.
keep-help-kozel = Mehrere Zahlen werden durch Leerzeichen getrennt.
keep-help =
    Eine leere Zeile nimmt die Antwort in Klammern; 90h;1;2;alle beantwortet mehrere Fragen auf einmal.
    zurück     die letzte Runde zurücknehmen
    nochmal    die Fragen zu dieser Runde von vorn
    runde 3    Runde 3, jede Zahl erklärt; runde allein die letzte
    punkte     der Zettel
    ende       gehen; alles ist gespeichert und geht weiter, wenn Sie wiederkommen
typed-all = alle
typed-none = keine, keiner
typed-yes = ja, j
command-deal = runde
command-undo = zurück, zurueck
command-again = nochmal
command-new-match = neu

error-typed-no-player = „{ $text }“ ist keiner davon: { $players }.
error-typed-no-number = „{ $text }“ ist keine ganze Zahl.
error-typed-numbers-count = Tippen Sie { $count } Zahlen mit Leerzeichen dazwischen, nicht { $given }.
error-typed-no-double = „{ $text }“ ist nicht 1, 2 oder 4.
error-typed-yes-or-no = „{ $text }“ ist weder ja noch nein.
error-sheet-goes-on-as = { $path } enthält eine Partie mit anderen Namen, anderem Ziel oder Geber: Lassen Sie die Angaben weg, um sie fortzusetzen, oder fügen Sie --new hinzu.
error-sheet-other-game = { $path } ist der Zettel eines anderen Spiels: { $game }.
error-sheet-in-use = Jemand anders schreibt gerade in { $path } an.
error-sheet-none = In { $path } ist noch kein Zettel.
error-sheet-file-wrong = { $path } lässt sich nicht fortsetzen. { $fault }
error-sheet-file-too-long = { $path } ist länger als { $most } MiB.

rebuild-tables = Tische
rebuild-matches = Partien und Analysen
rebuild-done = Neu berechnet, Partien und Analysen: { $entries }
