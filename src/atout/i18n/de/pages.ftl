# Die Seiten um den Tisch: Start, Saal, Spielzettel, Nachspielen, Regelbuch, geprüfte Runden.

# Start.
home-title = Fünf Trumpfspiele, ein Tisch
home-lead = Kein Konto, nichts zu installieren: Wählen Sie ein Spiel, und die Karten sind gegeben.
home-line-coinche-ffb = Belote mit Reizen, wie es der französische Verband spielt: nur Trumpffarben, Meldungen, eine Partie bis 2000.
home-line-coinche-1001 = Belote mit Reizen, wie man es im Netz spielt: auch ohne Trumpf und alles Trumpf, eine Partie bis 1001.
home-line-coinche-bg = Belote mit Reizen auf bulgarische Art: Man muss übertrumpfen und untertrumpfen. Sie und ein Computer gegen zwei.
home-line-binokel = Das Meldespiel der Schwaben: drei Spieler, jede Karte doppelt, einer gegen zwei.
home-line-kozel = Der russische Ziegenbock: Spielen Sie mehrere Karten auf einmal aus, und hüten Sie sich vor der Pik-Sechs.
home-play = Spielen
home-friends = Mit Freunden
home-open = Offener Tisch
home-rules = Regeln
home-options = Stärke und Tempo
home-mine = Ihre Tische
home-go-on = Weiterspielen
home-not-begun = noch nicht begonnen
home-drop = Aus der Liste nehmen
home-all-tables = Alle { $count }
home-practice = Übung
home-name = Sie spielen als { $name }.
home-rename = Namen ändern
home-new-name = Ihr Name
home-keep-name = Behalten
home-fair = Jede Runde lässt sich prüfen
home-fair-text = Niemand kann das Mischen lenken, und nach jeder Runde können Sie es beweisen.
level = Computer spielen
level-random = zufällig
level-thumb = nach Faustregeln
level-novice = wie ein Neuling
level-club = wie im Verein
level-master = wie ein Meister
level-now = Zurzeit spielen sie { $level }.
level-about-novice = Hält sich an Faustregeln und schaut nicht voraus: ein freundlicher Anfang.
level-about-club = Zählt mit und probiert jede Möglichkeit an denkbaren Verteilungen aus.
level-about-master = Denkt am längsten: viel mehr denkbare Verteilungen vor jeder Entscheidung.
pace = Computer lassen sich
pace-1800 = Zeit
pace-900 = einen Augenblick
pace-300 = keine Zeit
clock = Menschen haben
clock-60 = 1 Minute
clock-120 = 2 Minuten
clock-300 = 5 Minuten
clock-none = keine Uhr

# Saal.
lobby-title = Tische
lobby-lead = Offene Tische: Setzen Sie sich, wo ein Platz frei ist, oder sehen Sie zu.
lobby-none = Gerade ist kein Tisch offen. Eröffnen Sie einen: Wer vorbeikommt, kann sich setzen, und Computer nehmen die Plätze, die frei bleiben.
lobby-free = { $count ->
    [0] voll
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
lobby-join = Hinsetzen
lobby-watch = Zusehen
lobby-gathering = wartet auf Spieler
lobby-shuffling = es wird gemischt
lobby-playing = im Spiel
lobby-scored = zwischen zwei Runden
lobby-over = beendet
lobby-open-which = Einen Tisch eröffnen
lobby-failed = Die Liste ließ sich nicht laden; es wird von selbst wieder versucht.
computer = Computer

# Spielzettel.
sheet-title = Spielzettel
sheet-empty = Noch keine Runde ist zu Ende.
sheet-seat = Platz { $seat }
sheet-outcome = Ausgang
sheet-explain = Runde { $number } erklären
sheet-match = Partie { $number }
sheet-replay = Die Runde noch einmal ansehen
sheet-total-now = Summe
sheet-good = gut für Sie
sheet-bad = schlecht für Sie

# Nachspielen.
replay-title = Runde { $deal }
replay-deals = Andere Runden
replay-deal-before = Vorige Runde
replay-deal-after = Nächste Runde
replay-to-table = Zum Tisch
replay-first = Zum Anfang
replay-trick-back = Einen Stich zurück
replay-back = Einen Schritt zurück
replay-on = Einen Schritt vor
replay-trick-on = Einen Stich vor
replay-last = Zum Ende
replay-moment = Augenblick
replay-step = { $at } von { $most }
replay-play-on = Von hier weiterspielen
replay-copy = Link zu diesem Augenblick kopieren
replay-copied = Kopiert
replay-copy-failed = Der Link lässt sich hier nicht kopieren: Nehmen Sie ihn aus der Adresszeile.
replay-export = Als Aufzeichnung speichern
replay-seat = Gesehen von
replay-cards = Karten
replay-open = Alle offen
replay-closed = Wie dieser Platz sie sah
replay-keys = Tasten: ← → ein Schritt, [ ] ein Stich, Pos1 und Ende.
replay-log = Was geschah
replay-raises = erhöht

# Durchsicht.
review-title = Durchsicht
review-pending = Diese Runde wird durchgesehen. Das dauert einen Augenblick; die Durchsicht erscheint hier von selbst.
review-ready = Die Durchsicht ist da.
review-intro = Was jede Entscheidung gekostet hat, in Punkten und an Chance, die Runde zu gewinnen. Ein Tipp führt zu ihrem Augenblick.
review-choice = Entscheidung
review-column-lay = Wie die Karten lagen
review-column-you = Nach dem, was Sie wissen konnten
review-column-seat = Nach dem, was der Platz wissen konnte
review-about-lay = Genau, alle Karten bekannt. Am Tisch konnte das niemand sehen.
review-about-known = Im Mittel über Verteilungen, die für diesen Platz möglich waren. Eine richtige Entscheidung kostet nichts, so schlecht sie auch ausging.
review-about-units = Ansagen werden am Ergebnis gemessen, zu dem sie führen, Karten an Kartenpunkten.
review-first = Die schlechtesten
review-others = Die übrigen, der Reihe nach
review-in-order = Der Reihe nach
review-none-worst = Nach dem, was man wissen konnte, hat keine Entscheidung etwas gekostet.
review-no-choice = Dieser Platz hatte nichts zu entscheiden.
review-dash-call = – wie die Karten lagen: Niemand weiß, was die anderen auf eine andere Ansage gesagt hätten.
review-dash-lay = – wie die Karten lagen: In diesem Augenblick ließ sich kein genauer Wert ausrechnen.
review-dash-known = – nach dem, was man wissen konnte: In diesem Augenblick ließ sich nichts schätzen.
review-seats = Im Mittel
review-player = Spieler
review-choices = Anzahl
review-this = Diese Entscheidung
review-did = Gewählt: { $action }
review-cost-points = Kosten in Punkten: { $points }
review-cost-chance = Kosten an Chance: { $chance }
review-show = Antwort zeigen
review-hide = Antwort verbergen
review-best = Am besten: { $actions }
review-deals = { $count ->
    [one] { $count } mögliche Verteilung angesehen
   *[other] { $count } mögliche Verteilungen angesehen
}
review-worth = Was jede Möglichkeit wert war

# Geprüfte Runden.
fair-title = Beweis fürs Mischen
fair-none = Diese Runde wurde von einer anderen aus weitergespielt, für sie wurde also nichts gemischt.
fair-cannot = Dieser Browser kann den Beweis nur über https prüfen, oder auf dem Rechner des Servers selbst. „atout verify“ prüft eine gespeicherte Aufzeichnung überall.
fair-good = Die Runde ist die versprochene.
fair-bad = Der Beweis hält nicht. Trauen Sie dieser Runde nicht.
fair-holds = hält
fair-broken = gebrochen
fair-unknown = unbekannt
fair-check-promise = Das Versprechen und Ihre eigenen Zahlen sind die, die dieser Browser vor der Runde gesehen hat.
fair-check-secret = Das Geheimnis ist das vom Server versprochene: Sein SHA-256 ist die Festlegung.
fair-check-deck = Geheimnis, Tisch, Runde und die Zahlen aller ergeben genau diese Kartenfolge.
fair-check-cut = Abgehoben wurde, wo die Zahlen es sagen, oder wo der Spieler abgehoben hat.
fair-check-hands = Die Blätter sind die Karten dieser Folge, gegeben nach den Regeln.
fair-numbers = Die Zahlen
fair-commitment = Festlegung
fair-secret = Geheimnis
fair-seeds = Zahlen der Spieler
fair-cut = Abgehoben

# Regelbuch.
rules-games = Spiele
rules-search = Wörter suchen
rules-found = { $count ->
    [0] Nichts gefunden
    [one] { $count } Stelle
   *[other] { $count } Stellen
}
rules-contents = Inhalt
example-trick = Auf dem Tisch
example-lead = Sie spielen aus.
example-touch = Ihr Blatt: Tippen Sie eine Karte an
example-legal = { CARD($card) } darf gespielt werden.
example-hand = Ihr Blatt
example-winning = Die führende Gruppe
example-reply = Die Antwort
example-side-0 = Partei 0
example-side-1 = Partei 1
example-ask-reply = Übernimmt die Antwort?
example-ask-claim = Was für ein Blatt ist das?
example-ask-compare = Wessen Meldungen zählen?
example-ask-declare = Was kann man melden?
example-ask-lead = Was kann man ausspielen?
example-ask-meld = Was sind die Meldungen wert?
example-ask-score = Was wird angeschrieben?
example-show = Zeigen
example-right = Richtig!
example-wrong = Nein:
example-reply-yes = Sie übernimmt
example-reply-no = Sie übernimmt nicht
example-claim-moskva = Moskwa
example-claim-molodka = Molodka
example-claim-none = Keines von beiden
example-compare-0 = Die der Partei 0
example-compare-1 = Die der Partei 1
example-compare-none = Niemandes
summary-contract = Kontrakt
summary-by = Spielpartei
summary-double = Faktor
summary-cards = Kartenpunkte
summary-tricks = Stiche
summary-declarations = Meldungen
summary-belote = Belote
summary-soloist = Platz des Alleinspielers
summary-bid = Gebot
summary-concede = Abgegangen
summary-durch = Durch
summary-melds = Meldungen
summary-yes = ja
summary-generale = Générale, Platz
summary-laid_away = Gedrückte Punkte
summary-trump = Trumpf

# Über diese Seite: Runden, die sich beweisen lassen.
about-why = Karten, die ein Server mischt, sind Vertrauenssache. Hier müssen sie es nicht sein: Jede Runde hinterlässt einen Beweis, den jeder prüfen kann.
about-how = Wie eine Runde zustande kommt
about-promise = Der Server legt sich fest.
about-promise-text = Er zieht eine geheime Zahl und veröffentlicht ihren Fingerabdruck, die Festlegung. Von da an kann er es sich nicht mehr anders überlegen: Ein anderes Geheimnis hätte einen anderen Fingerabdruck.
about-share = Die Spieler tragen ihren Teil bei.
about-share-text = Der Browser jedes Menschen am Tisch zieht eigene Zufallszahlen und sendet sie. Sie kommen nach der Festlegung, der Server kann sein Geheimnis also nicht nach ihnen wählen.
about-cut = Jemand hebt ab.
about-cut-text = Der Nachbar vor dem Geber sagt, wie viele Karten von oben nach unten kommen, und noch kennt niemand die Kartenfolge. Für einen Computer wird die Zahl gezogen.
about-mix = Die Kartenfolge ergibt sich aus all dem,
about-mix-text = nach einem veröffentlichten Verfahren: Jede Reihenfolge der Karten ist so wahrscheinlich wie jede andere.
about-show = Alles wird gezeigt.
about-show-text = Ist die letzte Karte gefallen, veröffentlicht der Server das Geheimnis, und wer dabei war, kann dieselbe Kartenfolge noch einmal herstellen.
about-check = Wie man es prüft
about-check-page = Ihr Browser behält die Festlegung und seine eigenen Zahlen und prüft jede Runde von selbst, wenn sie zu Ende ist. Die Seite einer beendeten Runde zeigt jeden Schritt der Prüfung.
about-check-program = Eine gespeicherte Aufzeichnung kann das Programm prüfen, ohne diese Seite und ohne den Server:
about-limits = Was das verspricht und was nicht
about-limit-server = Der Server allein kann keine Kartenfolge wählen, solange die Zahlen auch nur eines Menschen ehrlich sind.
about-limit-players = Auch die Spieler können sie nicht wählen: Ohne das Geheimnis sagen Zahlen und Abheben nichts über die Karten.
about-limit-caught = Ein Server, der andere Karten gibt, als er gemischt hat, ein anderes Geheimnis zeigt, als er versprochen hat, oder Ihre Zahlen weglässt, fällt bei der Prüfung auf.
about-limit-trust = Kein Beweis kann einen Server daran hindern, jemandem die Karten zu verraten. Davor schützt nur, auf einem Server zu spielen, dem Sie trauen, oder auf einem eigenen.
about-keeps = Was diese Seite behält
about-keeps-text = Ein Cookie sagt dem Server, dass Sie derselbe Gast sind wie zuvor; Ihre Einstellungen und Ihre Tische bleiben im Browser. Ein Konto fügt Namen, Passwort und Wiederherstellungscodes als Hashes, Anmeldungen, Freunde und Blockierungen hinzu, aber keine E-Mail-Adresse; Sie können alles speichern oder löschen. Die Seite lädt nichts von anderswo, und niemand wird gezählt oder verfolgt.

# Ohne Verbindung.
offline-title = Sie sind offline
offline-text = Der Tisch steht auf dem Server, und zu ihm gibt es keine Verbindung. Ihr Spiel wartet dort: Sobald die Verbindung wieder da ist, können Sie weiterspielen.

# Richtige Tische: der Weg zu ihren Seiten (deren Wörter stehen in club.ftl).
home-clubs = Am richtigen Tisch
nav-keep = Anschreiben
home-keep-text = schreibt an Ihrem Tisch an und erklärt jede Zahl, auch ohne Verbindung.
nav-ask = Schiedsrichter
home-ask-text = sagt, was gespielt werden darf, und warum.
