# Der Schiedsrichter: was einen Spieler in diesem Augenblick bindet, Fragen, die sich nicht stellen lassen.

duty-free = Jede Karte darf gespielt werden.
duty-follow = Die angespielte Farbe muss bedient werden.
duty-beat = Die angespielte Farbe muss bedient und die höchste Karte überboten werden.
duty-trump = Ohne die angespielte Farbe muss gestochen werden.
duty-overtrump = Ohne die angespielte Farbe muss mit einem Trumpf gestochen werden, der die höchste Karte schlägt.
duty-undertrump = Ohne die angespielte Farbe muss Trumpf gespielt werden, auch wenn keiner hoch genug ist.
duty-discard-or-overtrump = Der Stich gehört dem Partner: abwerfen, oder die Trümpfe im Stich übertrumpfen.
duty-lead = Ausgespielt werden eine bis vier Karten einer Farbe; die Schocha geht mit jeder Farbe.
duty-reply = Offen übernehmen, wobei jede Karte eine eigene schlägt, oder beliebige Karten verdeckt legen.

arbiter-turn = Platz { $seat } ist am Zug.
arbiter-winning-partner = Bisher sticht Platz { $seat }, der Partner.
arbiter-winning-opponent = Bisher sticht Platz { $seat }, ein Gegner.

error-ask-no-strain = So wird dieses Spiel nicht gespielt: Wählen Sie eines von { $strains }.
error-ask-no-seat = Diesen Platz gibt es nicht: Die Plätze gehen von 0 bis { $most }.
error-ask-trick-full = Alle { $players } Spieler haben zu diesem Stich gespielt: Es ist niemand mehr zu fragen.
error-ask-hand-size = Eine Hand hat 1 bis { $most } Karten.
error-ask-no-single-cards = Kozel hat Stiche aus Gruppen, mit verdeckten Antworten: Fragen Sie es nach seinen eigenen Stichen.
error-ask-groups-here = Nur Kozel hat Stiche aus Gruppen: Den anderen Spielen lässt sich das nicht vorlegen.
error-ask-lead-face-down = Ausgespielt wird offen.
error-ask-not-over = { CARDS($cards) } übernimmt { CARDS($winning) } nicht und liegt also verdeckt: Schreiben Sie dafür -.
error-ask-too-few-cards = Eine Antwort braucht hier { $count } Karten, und die Hand hat weniger.
error-ask-deal-over = Die Runde ist vorbei: Es ist nichts mehr zu tun.
error-ask-no-trick-now = In diesem Augenblick ist keine Karte zu spielen.
