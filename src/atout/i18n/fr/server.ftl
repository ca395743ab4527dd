# Le serveur : les invités, et pourquoi une requête peut être refusée.

guest-name = Invité { $number }

error-no-such-page = Il n’y a rien à cette adresse.
error-wrong-method = On ne peut pas interroger cette adresse ainsi.
error-server-failed = Quelque chose a mal tourné sur le serveur ; votre partie est en sûreté. Réessayez.
error-server-stopping = Le serveur va s’arrêter ; votre partie est en sûreté. Réessayez dans un instant.
error-request-not-json = La requête ne contient pas de JSON lisible.
error-request-field-missing = Il manque « { $field } » à la requête.
error-request-field-unknown = La requête contient un champ « { $field } » inconnu ici.
error-request-field-wrong = « { $field } » n’est pas du bon type dans la requête.
error-request-too-large = La requête est trop grosse : { $most } kilooctets sont permis.
error-request-without-length = La requête doit dire sa longueur.
error-foreign-origin = La requête vient d’un autre site.
error-too-many-requests = Trop de requêtes : attendez { $seconds } s.
error-too-many-streams = Vous regardez trop de tables à la fois.
error-no-such-token = Ce jeton ne vaut pas ici.
error-no-such-table = Cette table n’existe pas.
error-no-such-deal = Cette table n’a pas de donne finie de ce numéro.
error-no-such-moment = Cette donne n’a pas ce moment.
error-no-hints-here = Les conseils n’existent qu’aux tables contre l’ordinateur.
error-no-choice-now = Vous n’avez rien à décider en ce moment.
error-review-failed = Cette donne n’a pas pu être analysée.
error-example-unknown = Le livre de ce jeu a des exemples des sortes { $kinds }, chacune avec ses propres champs.
error-example-impossible = Un tel exemple ne peut pas se résoudre.
error-name-empty = Un nom demande au moins une lettre ou un chiffre.

error-not-stored = Cela n’a pas pu être enregistré, donc cela n’a pas eu lieu. Réessayez.
error-database-unusable = La base de données { $file } est inutilisable : { $why }.
error-database-too-new = La base de données est de version { $found } ; ce serveur connaît la version { $known }.
error-database-in-use = Un autre serveur utilise la base de données { $database }.
error-database-address-unreadable = Une base de données s’indique sous la forme postgresql://user@host/name, et cette adresse n’en est pas une.
error-database-driver-missing = PostgreSQL demande un pilote qui n’est pas installé : pip install "atout[postgresql]"
error-data-folder-unusable = Le dossier de données { $folder } est inutilisable : { $why }.
error-data-folder-in-use = Un autre serveur utilise le dossier de données { $folder }.
error-secret-key-damaged = La clé secrète dans { $file } est abîmée : supprimez-la pour en avoir une neuve ; chacun sera alors un nouvel invité.
error-rate-unreadable = ATOUT_RATE doit être un nombre positif, et non « { $value } ».
error-port-taken = Le port { $port } est pris : choisissez-en un autre avec --port.
error-address-unusable = Le serveur ne peut pas écouter à { $host } : { $why }.

serve-open = La table est à { $url }
serve-stop = Ctrl-C arrête le serveur ; toutes les parties reprennent quand on le relance.

page-missing-title = La page n’a pas été construite
page-missing-text = Le serveur tourne, mais la page pour le navigateur ne fait pas partie de cette installation. « make play » la construit.
