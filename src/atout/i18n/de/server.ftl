# Der Server: Gäste, und weshalb eine Anfrage abgelehnt werden kann.

guest-name = Gast { $number }

error-no-such-page = Unter dieser Adresse gibt es nichts.
error-wrong-method = So lässt sich diese Adresse nicht abfragen.
error-server-failed = Auf dem Server ist etwas schiefgegangen; Ihr Spiel ist sicher. Versuchen Sie es noch einmal.
error-server-stopping = Der Server hält gleich an; Ihr Spiel ist sicher. Versuchen Sie es in einem Augenblick noch einmal.
error-request-not-json = Die Anfrage enthält kein lesbares JSON.
error-request-field-missing = In der Anfrage fehlt „{ $field }“.
error-request-field-unknown = Das Feld „{ $field }“ in der Anfrage ist hier nicht bekannt.
error-request-field-wrong = „{ $field }“ in der Anfrage ist nicht von der richtigen Art.
error-request-too-large = Die Anfrage ist zu groß: { $most } Kilobyte sind erlaubt.
error-request-without-length = Die Anfrage muss ihre Länge angeben.
error-foreign-origin = Die Anfrage kommt von einer anderen Website.
error-too-many-requests = Zu viele Anfragen: Warten Sie { $seconds } s.
error-too-many-streams = Sie sehen zu vielen Tischen zugleich zu.
error-no-such-token = Dieses Token gilt hier nicht.
error-no-such-table = Diesen Tisch gibt es nicht.
error-no-such-deal = Eine beendete Runde mit dieser Nummer hat dieser Tisch nicht.
error-no-such-moment = Diesen Augenblick gibt es in der Runde nicht.
error-no-hints-here = Hinweise gibt es nur an Tischen gegen Computer.
error-no-choice-now = Sie haben gerade nichts zu entscheiden.
error-review-failed = Eine Durchsicht dieser Runde war nicht möglich.
error-example-unknown = Im Buch dieses Spiels gibt es Beispiele der Arten { $kinds }, jede mit eigenen Feldern.
error-example-impossible = Ein solches Beispiel lässt sich nicht ausrechnen.
error-name-empty = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.

error-not-stored = Das ließ sich nicht speichern, also ist es nicht geschehen. Versuchen Sie es noch einmal.
error-database-unusable = Die Datenbank { $file } ist nicht zu gebrauchen: { $why }.
error-database-too-new = Die Datenbank hat Version { $found }; dieser Server kennt Version { $known }.
error-database-in-use = Ein anderer Server benutzt die Datenbank { $database }.
error-database-address-unreadable = Eine Datenbank wird als postgresql://user@host/name angegeben; diese Adresse ist keine.
error-database-driver-missing = PostgreSQL braucht einen Treiber, der nicht installiert ist: pip install "atout[postgresql]"
error-data-folder-unusable = Der Datenordner { $folder } ist nicht zu gebrauchen: { $why }.
error-data-folder-in-use = Den Datenordner { $folder } benutzt ein anderer Server.
error-secret-key-damaged = Der geheime Schlüssel in { $file } ist beschädigt: Löschen Sie ihn, dann gibt es einen neuen; jeder ist dann ein neuer Gast.
error-rate-unreadable = ATOUT_RATE muss eine positive Zahl sein, nicht „{ $value }“.
error-port-taken = Port { $port } ist belegt: Wählen Sie mit --port einen anderen.
error-address-unusable = Der Server kann auf { $host } nicht lauschen: { $why }.

serve-open = Der Tisch steht unter { $url }
serve-stop = Strg-C hält den Server an; alle Partien gehen weiter, wenn er wieder gestartet wird.

page-missing-title = Die Seite ist nicht gebaut
page-missing-text = Der Server läuft, aber die Seite für den Browser gehört nicht zu dieser Installation. „make play“ baut sie.
