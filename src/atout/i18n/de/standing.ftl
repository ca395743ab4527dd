# Was Spieler bekommen: Erfahrung, Wertung, Aufgaben, Laden.

error-no-such-player = Es gibt keinen Spieler dieses Namens.
error-page-unknown = Eine solche Seite hat diese Rangliste nicht.
error-no-such-item = So etwas gibt es im Laden nicht.
error-shop-owned = Das haben Sie schon.
error-shop-not-owned = Erst kaufen, dann auswählen.
error-shop-too-dear = Das kostet { $price } Münzen, und Sie haben { $coins }.

gain-played = Partie zu Ende gespielt
gain-won = Sieg
gain-opponents = Stärke der Gegner
gain-challenge = Aufgabe gelöst
gain-level = Neue Stufe
unrated-unknown-computers = Computer unbekannter Stärke haben mitgespielt: Die Wertung bleibt, wie sie ist.

challenge-contract = Eigene Kontrakte erfüllen: { $needed }
challenge-defence = Kontrakte der Gegner schlagen: { $needed }
challenge-belote = Belote ansagen: { $needed }
challenge-high = Mit dem Partner einen Kontrakt ab 120 erfüllen: { $needed }
challenge-trumpless = Einen Kontrakt ohne Trumpf oder mit lauter Trümpfen erfüllen: { $needed }
challenge-coinched = Einen von den Gegnern gedoppelten Kontrakt erfüllen: { $needed }
challenge-refuted = Einen Kontrakt doppeln und schlagen: { $needed }
challenge-capot = Mit dem Partner alle acht Stiche machen: { $needed }
challenge-generale = Alle acht Stiche selbst machen: { $needed }
challenge-soloist = Spiele als Alleinspieler gewinnen: { $needed }
challenge-beaten = Den Alleinspieler schlagen: { $needed }
challenge-hundred = In einem Spiel hundert Punkte oder mehr melden: { $needed }
challenge-bold = Als Alleinspieler mit 250 oder mehr gewinnen: { $needed }
challenge-durch = Einen Durch gewinnen: { $needed }
challenge-tapp-family = Eine Familie melden, die der Tapp vollgemacht hat: { $needed }
challenge-clean = Spiele ohne Strafpunkt gewinnen: { $needed }
challenge-takeover = Stiche aus zwei oder mehr Karten von jedem übernehmen: { $needed }
challenge-moskva = Eine Moskwa zeigen, damit ausspielen und den Stich machen: { $needed }
challenge-molodka = Eine Molodka zeigen, damit ausspielen und den Stich machen: { $needed }
challenge-dry = Die Gegner in einem Spiel ohne Stich lassen: { $needed }
challenge-spotless = Eine Partie ohne Strafpunkt beenden: { $needed }
challenge-distance = Eine Partie mit mehr als doppelt so vielen Punkten wie die anderen gewinnen: { $needed }
challenge-won = Partien gewinnen: { $needed }
challenge-reviewed = Analysen von Spielen öffnen, die Sie gespielt haben: { $needed }

item-back-plain = Schlichte Rückseite
item-back-lattice = Rückseite mit Gitter
item-back-waves = Rückseite mit Wellen
item-back-stars = Rückseite mit Sternen
item-back-rose = Rückseite mit Rosen
item-cloth-green = Grünes Tuch
item-cloth-blue = Blaues Tuch
item-cloth-wine = Weinrotes Tuch
item-cloth-wood = Holztisch
item-cloth-night = Nachtblaues Tuch
item-faces-plain = Schlichte Bilder
item-faces-sepia = Bilder in Sepia
item-faces-ink = Bilder in Tusche
item-faces-gold = Goldene Bilder
