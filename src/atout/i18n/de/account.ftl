# Die Seite des Kontos und der Freunde.

account-guest = Sie spielen als Gast. Mit einem Konto behalten Sie Ihren Namen und finden Ihre Tische und Freunde von jedem Gerät aus. Es braucht nur einen Namen und ein Passwort, keine E-Mail-Adresse.
account-way = Ihr Konto
account-make = Anlegen
account-enter = Anmelden
account-recover = Passwort vergessen
account-do-make = Konto anlegen
account-do-enter = Anmelden
account-do-recover = Passwort setzen und anmelden
account-leaves = Als der Gast, der Sie jetzt in diesem Browser sind, kommen Sie nicht mehr zurück.
account-name = Name
account-password = Passwort
account-code = Wiederherstellungscode
account-made = Konto seit { $date }
account-log-out = Abmelden

password-now = Ihr Passwort
password-new = Neues Passwort
password-hint = Mindestens 8 Zeichen. Niemand kann es Ihnen schicken: Bewahren Sie es gut auf.
password-change = Passwort ändern
password-ends = Überall sonst werden Sie abgemeldet.
password-changed = Das Passwort ist geändert.
secrets-title = Passwort und Wiederherstellungscodes

codes-title = Ihre Wiederherstellungscodes
codes-lead = Jeder lässt Sie einmal herein, falls Sie Ihr Passwort vergessen. Sie werden nur jetzt gezeigt: Drucken oder notieren Sie sie.
codes-print = Drucken
codes-kept = Ich habe sie
codes-new = Neue Wiederherstellungscodes
codes-left = { $count ->
    [one] Es bleibt { $count } Code.
   *[other] Es bleiben { $count } Codes.
}
codes-replace = Neue ersetzen alle bisherigen.

sessions-title = Wo Sie angemeldet sind
sessions-cookie = Browser
sessions-token = Programm
sessions-current = hier
sessions-seen = Zuletzt benutzt: { $date }
sessions-end = Dort abmelden
sessions-end-others = Überall sonst abmelden

friends-title = Freunde
friends-none = Noch niemand. Machen Sie einen Link und schicken Sie ihn denen, die Sie kennen.
friends-new-link = Link für Freunde machen
friends-link = Link für Freunde
friends-until = Wer ihn öffnet, kann bis { $date }, oder bis Sie ihn zurückziehen, Ihr Freund werden.
friends-withdraw = Zurückziehen
friends-remove = Entfernen
friend-offer = { $name } möchte mit Ihnen befreundet sein.
friend-about = Jeder steht dann in der Freundesliste des anderen.
friend-accept = Freunde werden
friend-decline = Nein danke
friend-already = Sie und { $name } sind befreundet.
friend-own = Dieser Link ist Ihr eigener: Schicken Sie ihn denen, die Sie kennen.

block = Blockieren
blocks-title = Blockiert
blocks-about = Von denen, die Sie blockieren, lesen Sie nichts. Sie können sich an keinen Tisch setzen, an dem Sie sitzen, und nicht Ihre Freunde werden.
blocks-name = Name eines Kontos
blocks-undo = Nicht mehr blockieren

own-data-title = Ihre Daten
own-data-about = Alles, was der Server über Sie behält, gehört Ihnen: Ihr Name, Ihre Freunde, jedes Spiel, das Sie gespielt haben.
own-data-save = Alles speichern
own-data-delete = Mich löschen
own-data-delete-about = Name, Freunde und Anmeldungen werden gelöscht. In den Spielen der anderen bleibt ein Unbekannter an Ihrer Stelle. Niemand kann Sie zurückholen.
own-data-delete-now = Endgültig löschen
own-data-stay = Ich bleibe
own-data-deleted = Alles ist gelöscht. Sie sind ein neuer Gast.
