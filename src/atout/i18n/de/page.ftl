# Die Seite: der Tisch im Browser, seine Einstellungen und Fenster.

close = Schließen
on = An
off = Aus
site-pages = Seiten
nav-rules = Regeln
nav-lobby = Tische
nav-account = Konto
nav-me = Profil
nav-board = Bestenliste
make-dark = Dunkle Farben
make-light = Helle Farben
page-not-found = Diese Seite gibt es nicht.
page-not-loaded = Diese Seite ließ sich nicht laden.
try-again = Noch einmal
to-start = Zum Anfang

# Karten.
card-back = Eine verdeckte Karte
card-name = { SUITNAME($suit) }-{ $rank ->
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [T] Zehn
    [J] Bube
    [Q] Dame
    [K] König
   *[A] Ass
}

# Einstellungen.
settings = Einstellungen
setting-language = Sprache
setting-letters = Buchstaben auf den Karten
letters-auto = Wie die Sprache
letters-en = J Q K A
letters-fr = V D R A
letters-de = B D K A
letters-german = U O K A
letters-ru = В Д К Т
letters-bg = В Д П А
setting-colours = Vier Farben, vier Töne
setting-faces = Karten
faces-drawn = Gezeichnet
faces-classic = Klassisch
faces-plain = Schlicht und groß
setting-theme = Farben der Seite
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
setting-text-size = Schrift
text-size-100 = Normal
text-size-115 = Groß
text-size-130 = Sehr groß
setting-animation = Bewegung
setting-trick = Ein fertiger Stich bleibt
trick-speed-600 = Kurz
trick-speed-1500 = 1,5 Sekunden
trick-speed-3000 = 3 Sekunden
setting-confirm = Spielen mit zweitem Tippen
setting-ahead = Karte schon vor dem eigenen Zug wählen
setting-table = An diesem Tisch
setting-sounds = Töne

# Rund um den Tisch.
seat-dealer-short = G
seat-free = freier Platz
seat-take = Hier sitzen
seat-computer = Hier spielt ein Computer.
seat-plays-for = Fort: Ein Computer spielt weiter.
seat-gone = nicht verbunden
chip-melds = Meldungen { $points }
leave = Tisch verlassen
keys = Tasten
points-now = Punkte in dieser Runde
tricks-now = Stiche in dieser Runde
last-trick = Letzter Stich
show-melds = Meldungen
show-shown = Gezeigt
trick-on-table = Der Stich
trick-card = { $name }: { $cards }
trump-is = Trumpf ist { SUITNAME($suit) }.
go-on = Weiter
time-left = Restzeit:
connection-first = Verbinden …
connection-lost = Verbindung verloren. Sie wird von selbst wieder versucht.

# Worauf gewartet wird.
status-gathering = Warten auf Spieler
status-shuffling = Die Karten werden gemischt
status-your-cut = Heben Sie ab
status-cut = { $name } hebt ab
status-away = Ein Computer spielt für Sie
status-held = Ihre Antwort gilt gleich
status-moment = Einen Augenblick …
status-waiting = { $name } überlegt
status-watching = Sie sehen zu. { $name } überlegt
status-scored = Die Runde ist zu Ende
status-over = Die Partie ist zu Ende
status-sent = …
status-your-card = Sie sind dran: Spielen Sie eine Karte
status-your-bid = Sie sind dran: Bieten oder passen Sie
status-your-declare = Was melden Sie?
status-your-raise = Erhöhen oder passen?
status-your-discard = Drücken Sie drei Karten
status-your-discard-left = Beide haben gepasst: Sie spielen für { $count }. Drücken Sie drei Karten
status-your-game = Nennen Sie Ihr Spiel
status-your-claim = Karten zeigen und das Ausspiel übernehmen?
status-your-lead = Sie spielen aus: eine bis vier Karten einer Farbe
status-your-reply = Antworten Sie mit { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
discard-full = Drei Karten sind schon ausgewählt. Nehmen Sie erst eine zurück.

# Das Blatt.
hand-not-now = { $card }, jetzt nicht spielbar
hand-selected = { $card }, gewählt
hand-ahead = { $card }, für Ihren Zug vorgemerkt
ahead-picked = Für Ihren Zug vorgemerkt: { $card }.
ahead-back = Nicht mehr vorgemerkt: { $card }.
ahead-stays = Nicht gespielt: { $card }.

# Reizen.
auction = Reizen
auction-must-open = Pflichtgebot
auction-lower = Niedrigere Gebote
auction-higher = Höhere Gebote
call-capot-short = Capot
call-durch = Durch
call-trump = Trumpf: { SUITNAME($suit) }
call-concede = Abgehen, Trumpf { SUITNAME($suit) }
call-conceded = abgegangen
ask-durch = Alle fünfzehn Stiche, ohne Trumpf: 1000 gewonnen oder verloren.
ask-concede = { $bid } verlieren. Trumpf für die Meldungen der anderen:
rule-link = Regel { $rule }

# Knöpfe.
do-bid = Bieten
do-declare-nothing = Nichts ansagen
do-raise = Erhöhen auf { $bid }
do-lay-away = { $count } von { $all } drücken
do-concede = Abgehen …
do-back = Zurück
do-play = Diese Karte spielen
do-lead = { $count ->
    [0] Ausspielen
    [one] { $count } Karte ausspielen
   *[other] { $count } Karten ausspielen
}
do-beat = Übernehmen
do-hide = Verdeckt legen
do-show = Zeigen: { $what }
do-silent = Schweigen
do-return = Meinen Platz wieder einnehmen
do-join = Hinsetzen
do-join-opposite = Gegenüber von { $name } hinsetzen
do-start = Anfangen
do-start-computers = Mit Computern anfangen
do-cut = Hier abheben
do-next-deal = Nächste Runde
do-rematch = Revanche
do-again = Noch einmal spielen

# Vor, zwischen und nach den Runden.
gathering-free = { $count ->
    [one] { $count } Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
gathering-full = Alle Plätze sind besetzt.
gathering-pairs = Partner sitzen sich gegenüber.
gathering-host = Der Gastgeber beginnt die Partie.
gathering-link = Schicken Sie Ihren Freunden diesen Link:
copy = Kopieren
copied = Kopiert
cut-where = { $count } Karten von oben
result = Ergebnis
total-now = Summe { $points }
see-deal = Nachspielen, durchsehen
waiting-for = Es fehlen noch: { $names }
shuffle-good = Mischen geprüft: wie versprochen
shuffle-bad = Es wurde nicht so gemischt wie versprochen!

# Tipps, an Tischen gegen Computer.
hint = Tipp
hint-basis = Nach dem, was Sie wissen können: { $count ->
    [one] { $count } mögliche Verteilung
   *[other] { $count } mögliche Verteilungen
}
estimate-card-points = Punkte
estimate-score = Ergebnis
estimate-chance = Chance
hint-best = am besten
hint-nothing = Über diese Wahl lässt sich nichts sagen.
news-hint = Tipp: { $actions }. { $why }

# Gehen.
leave-title = Den Tisch verlassen?
leave-alone = Die Partie bleibt erhalten: Sie finden sie auf der Startseite und können jederzeit weiterspielen.
leave-others = Ein Computer spielt für Sie weiter, und die anderen sehen, dass Sie gegangen sind. Solange die Partie dauert, können Sie wiederkommen und Ihren Platz wieder einnehmen. Wer am Ende nicht da ist, hat sie verloren und bekommt nichts dafür.
leave-stay = Bleiben
leave-go = Gehen
leave-hand-over = Gehen, ein Computer spielt weiter

# Tasten.
key-move = von Karte zu Karte
key-do = spielen, wählen, drücken
key-next = zu den Knöpfen
key-pass = passen
key-coinche = Coinche, Surcoinche
key-last = der letzte Stich
key-sheet = der Spielzettel
key-hint = ein Tipp (gegen Computer)
key-rules = die Regeln
key-go-on = weiter, nächste Runde
key-close = schließen, nichts wählen
key-keys = diese Liste

# Was geschieht, vorgelesen.
news-seat-taken = { $name }: am Tisch.
news-seat-left = { $name }: Platz wieder frei.
news-seat-away = { $name }: fort, ein Computer spielt weiter.
news-seat-slow = { $name }: Zeit um, ein Computer spielt weiter.
news-seat-back = { $name }: wieder da.
news-started = Die Partie beginnt.
news-dealt = Ihre Karten: { $cards }.
news-says = { $name }: { $what }
news-bids = { $name }: { $call }
news-plays = { $name }: { $cards }
news-takes-over = { $name }: übernommen mit { $cards }
news-hides = { $name }: { $count ->
    [one] eine Karte verdeckt
   *[other] { $count } Karten verdeckt
}
news-lays-away = { $name }: drei Karten gedrückt.
news-contract-made = Kontrakt: { $call }, { $name }.
news-shows = { $name }: Karten gezeigt, { $cards }.
news-tapp = Dabb: { $cards }. Alleinspieler: { $name }.
news-melds = { $name }: Meldungen { $count }.
news-takes-trick = Der Stich geht an: { $name }.
news-scored = Die Runde ist zu Ende: { $what }.
