# Reden am Tisch: Sätze, die jeder in seiner Sprache liest, eigene Worte unter Freunden.

talk = Reden
talk-new = es gibt Neues
talk-said = { $name }: { $what }
talk-nothing = Noch hat niemand etwas gesagt.
talk-more = Mehr nach der Runde.
talk-text = Mit eigenen Worten
talk-send = Senden
talk-mute = Reden an diesem Tisch stumm schalten
talk-unmute = Reden an diesem Tisch wieder zeigen
talk-muted = Das Reden an diesem Tisch ist stumm geschaltet.
key-talk = reden, unter Menschen
seat-block = { $name } blockieren
seat-block-means = Sie lesen nichts mehr von { $name }, weder hier noch anderswo, { $name } kann sich an keinen Tisch von Ihnen mehr setzen, und Sie sind keine Freunde mehr. Niemand erfährt davon.
seat-blocked = { $name } ist blockiert.

# Die Sätze. Während einer Runde:
phrase-hello = Hallo!
phrase-one-moment = Einen Moment, bitte
phrase-back = Bin wieder da
phrase-take-your-time = Keine Eile
phrase-goodbye = Tschüss!
# Zwischen den Runden:
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-nice-hand = Schönes Blatt!
phrase-congratulations = Glückwunsch!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-oops = Hoppla!
phrase-that-was-close = Das war knapp!
phrase-wow = Wow!
phrase-good-game = Schönes Spiel!
phrase-again = Noch eine Partie?

error-talk-not-seated = Nur wer am Tisch sitzt, kann dort reden.
error-talk-after-deal = Dieser Satz muss bis nach der Runde warten, damit er einem Partner nichts verrät.
error-talk-friends-only = Eigene Worte gibt es an Tischen, an denen alle Menschen miteinander befreundet sind. Die Sätze gibt es immer.
error-talk-too-long = Das ist zu lang: höchstens { $most } Zeichen.
error-talk-empty = Darin gibt es nichts zu lesen.
