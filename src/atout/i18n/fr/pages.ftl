# Les pages autour de la table : accueil, salle, feuille de marque, relecture, règles, donnes prouvées.

# Accueil.
home-title = Cinq jeux d’atout, une table
home-lead = Pas de compte, rien à installer : choisissez un jeu, et les cartes sont distribuées.
home-line-coinche-ffb = La belote aux enchères comme la joue la fédération française : à la couleur seulement, avec annonces, partie en 2000.
home-line-coinche-1001 = La belote aux enchères comme on la joue en ligne : sans-atout et tout-atout aussi, partie en 1001.
home-line-coinche-bg = La belote aux enchères à la bulgare : il faut surcouper et sous-couper. Vous et un ordinateur contre deux.
home-line-binokel = Le jeu de combinaisons de la Souabe : trois joueurs, les cartes en double, un contre deux.
home-line-kozel = Le bouc russe : entamez de plusieurs cartes à la fois, et gare au six de pique.
home-play = Jouer
home-friends = Entre amis
home-open = Table ouverte
home-rules = Règles
home-options = Force et rythme
home-mine = Vos tables
home-go-on = Continuer
home-not-begun = pas encore commencée
home-drop = Retirer de la liste
home-all-tables = Toutes ({ $count })
home-practice = entraînement
home-name = Vous jouez sous le nom de { $name }.
home-rename = Changer de nom
home-new-name = Votre nom
home-keep-name = Garder
home-fair = Chaque donne se vérifie
home-fair-text = Personne ne peut influencer le mélange, et après chaque donne vous pouvez le prouver.
level = Les ordinateurs jouent
level-random = au hasard
level-thumb = par habitude
level-novice = en débutant
level-club = en joueur de club
level-master = en maître
level-now = Ils jouent pour l’instant { $level }.
level-about-novice = Suit des règles simples, sans voir plus loin : pour commencer en douceur.
level-about-club = Compte les cartes et essaie chaque choix dans des donnes possibles.
level-about-master = Réfléchit le plus longtemps : bien plus de donnes possibles avant chaque choix.
pace = Les ordinateurs prennent
pace-1800 = leur temps
pace-900 = un instant
pace-300 = à peine un instant
clock = Les personnes ont
clock-60 = 1 minute
clock-120 = 2 minutes
clock-300 = 5 minutes
clock-none = tout leur temps

# Salle.
lobby-title = Tables
lobby-lead = Tables ouvertes : asseyez-vous à une place libre, ou regardez.
lobby-none = Aucune table ouverte en ce moment. Ouvrez-en une : qui passe peut s’asseoir, et les ordinateurs prennent les places qui restent libres.
lobby-free = { $count ->
    [0] complète
    [one] { $count } place libre
   *[other] { $count } places libres
}
lobby-join = S’asseoir
lobby-watch = Regarder
lobby-gathering = attend des joueurs
lobby-shuffling = on mélange
lobby-playing = en jeu
lobby-scored = entre deux donnes
lobby-over = finie
lobby-open-which = Ouvrir une table
lobby-failed = La liste n’a pas pu être chargée ; un nouvel essai se fera tout seul.
computer = ordinateur

# Feuille de marque.
sheet-title = Feuille de marque
sheet-empty = Aucune donne n’est encore finie.
sheet-seat = Place { $seat }
sheet-outcome = Issue
sheet-explain = Expliquer la donne { $number }
sheet-match = Partie { $number }
sheet-replay = Revoir la donne
sheet-total-now = Total
sheet-good = bon pour vous
sheet-bad = mauvais pour vous

# Relecture.
replay-title = Donne { $deal }
replay-deals = Autres donnes
replay-deal-before = Donne précédente
replay-deal-after = Donne suivante
replay-to-table = À la table
replay-first = Au début
replay-trick-back = Un pli en arrière
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-trick-on = Un pli en avant
replay-last = À la fin
replay-moment = Moment
replay-step = { $at } sur { $most }
replay-play-on = Rejouer à partir d’ici
replay-copy = Copier le lien vers ce moment
replay-copied = Copié
replay-copy-failed = Le lien ne peut pas être copié ici : prenez-le dans la barre d’adresse.
replay-export = Enregistrer la donne
replay-seat = Vu de
replay-cards = Cartes
replay-open = Toutes visibles
replay-closed = Comme cette place les voyait
replay-keys = Touches : ← → un pas, [ ] un pli, Début et Fin.
replay-log = Ce qui s’est fait
replay-raises = monte

# Analyse.
review-title = Analyse
review-pending = Cette donne est en cours d’analyse. Ce n’est pas long ; l’analyse apparaîtra ici d’elle-même.
review-ready = L’analyse est prête.
review-intro = Ce que chaque choix a coûté, en points et en chance de gagner la donne. Touchez un choix pour aller à son moment.
review-choice = Choix
review-column-lay = Selon les cartes réelles
review-column-you = Selon ce que vous pouviez savoir
review-column-seat = Selon ce que cette place pouvait savoir
review-about-lay = Exact, toutes cartes connues. Personne à la table ne pouvait le voir.
review-about-known = En moyenne sur les donnes possibles pour cette place. Un bon choix ne coûte rien, même s’il a mal tourné.
review-about-units = Les annonces se mesurent au score obtenu, les cartes en points de cartes.
review-first = Les pires
review-others = Les autres, dans l’ordre
review-in-order = Dans l’ordre
review-none-worst = Selon ce qu’on pouvait savoir, aucun choix n’a rien coûté.
review-no-choice = Cette place n’avait rien à choisir.
review-dash-call = – selon les cartes réelles : nul ne sait ce que les autres auraient répondu à une autre annonce.
review-dash-lay = – selon les cartes réelles : aucune valeur exacte n’a pu être calculée à ce moment.
review-dash-known = – selon ce qu’on pouvait savoir : aucune estimation n’a pu être faite à ce moment.
review-seats = En moyenne
review-player = Joueur
review-choices = Choix
review-this = Ce choix
review-did = Choisi : { $action }
review-cost-points = Coût en points : { $points }
review-cost-chance = Coût en chance : { $chance }
review-show = Montrer la réponse
review-hide = Cacher la réponse
review-best = Le mieux : { $actions }
review-deals = { $count ->
    [one] { $count } donne possible examinée
   *[other] { $count } donnes possibles examinées
}
review-worth = Ce que valait chaque choix

# Donnes prouvées.
fair-title = Preuve du mélange
fair-none = Cette donne a été rejouée à partir d’une autre, rien n’a donc été mélangé pour elle.
fair-cannot = Ce navigateur ne peut vérifier la preuve que par https, ou sur la machine même du serveur. « atout verify » vérifie partout une partie enregistrée.
fair-good = La donne est celle qui a été promise.
fair-bad = La preuve ne tient pas. Ne vous fiez pas à cette donne.
fair-holds = tient
fair-broken = rompu
fair-unknown = inconnu
fair-check-promise = La promesse et vos propres nombres sont ceux que ce navigateur a vus avant la donne.
fair-check-secret = Le secret est celui que le serveur a promis : son SHA-256 est l’engagement.
fair-check-deck = Secret, table, donne et nombres de tous donnent exactement ce paquet.
fair-check-cut = Le paquet a été coupé là où le disent les nombres, ou là où le joueur l’a coupé.
fair-check-hands = Les mains sont les cartes de ce paquet, distribuées selon les règles.
fair-numbers = Les nombres
fair-commitment = Engagement
fair-secret = Secret
fair-seeds = Nombres des joueurs
fair-cut = Coupe

# Règles.
rules-games = Jeux
rules-search = Chercher des mots
rules-found = { $count ->
    [0] Rien trouvé
    [one] { $count } endroit
   *[other] { $count } endroits
}
rules-contents = Sommaire
example-trick = Sur la table
example-lead = À vous d’entamer.
example-touch = Votre main : touchez une carte
example-legal = { CARD($card) } peut être joué.
example-hand = Votre main
example-winning = Le groupe maître
example-reply = La réponse
example-side-0 = Camp 0
example-side-1 = Camp 1
example-ask-reply = La réponse prend-elle le pli ?
example-ask-claim = Quelle main est-ce ?
example-ask-compare = De quel camp comptent les annonces ?
example-ask-declare = Que peut-on annoncer ?
example-ask-lead = De quoi peut-on entamer ?
example-ask-meld = Que valent les combinaisons ?
example-ask-score = Qu’est-ce qui se marque ?
example-show = Montrer
example-right = Juste !
example-wrong = Non :
example-reply-yes = Elle le prend
example-reply-no = Elle ne le prend pas
example-claim-moskva = Moskva
example-claim-molodka = Molodka
example-claim-none = Ni l’une ni l’autre
example-compare-0 = Celles du camp 0
example-compare-1 = Celles du camp 1
example-compare-none = Aucune
summary-contract = Contrat
summary-by = Camp de l’attaque
summary-double = Multiplicateur
summary-cards = Points de cartes
summary-tricks = Plis
summary-declarations = Annonces
summary-belote = Belote
summary-soloist = Place du preneur
summary-bid = Enchère
summary-concede = Abandon
summary-durch = Durch
summary-melds = Combinaisons
summary-yes = oui
summary-generale = Générale, place
summary-laid_away = Points écartés
summary-trump = Atout

# À propos : des donnes que l'on peut prouver.
about-why = Un paquet que mélange un serveur est affaire de confiance. Ici ce n’est pas nécessaire : chaque donne laisse une preuve que tout le monde peut vérifier.
about-how = Comment naît une donne
about-promise = Le serveur s’engage.
about-promise-text = Il tire un nombre secret et en publie l’empreinte, l’engagement. Dès lors il ne peut plus changer d’avis : un autre secret aurait une autre empreinte.
about-share = Les joueurs y mettent du leur.
about-share-text = Le navigateur de chaque personne à la table tire ses propres nombres au hasard et les envoie. Ils viennent après l’engagement, le serveur ne peut donc pas choisir son secret en fonction d’eux.
about-cut = Quelqu’un coupe.
about-cut-text = Le voisin qui précède le donneur dit combien de cartes passent du dessus au dessous, et personne ne connaît encore le paquet. Pour un ordinateur, ce nombre est tiré au sort.
about-mix = Le paquet découle de tout cela,
about-mix-text = par une méthode publiée : tous les ordres des cartes sont également probables.
about-show = Tout est montré.
about-show-text = Quand la dernière carte est tombée, le serveur publie le secret, et tous ceux qui étaient là peuvent refaire le même paquet.
about-check = Comment vérifier
about-check-page = Votre navigateur garde l’engagement et ses propres nombres, et vérifie de lui-même chaque donne à la fin. La page d’une donne finie montre chaque étape de la vérification.
about-check-program = Une partie enregistrée peut être vérifiée par le programme, sans cette page et sans le serveur :
about-limits = Ce que cela promet, et ce que cela ne promet pas
about-limit-server = Le serveur ne peut pas choisir seul un paquet tant que les nombres d’une seule personne sont honnêtes.
about-limit-players = Les joueurs ne peuvent pas le choisir non plus : sans le secret, les nombres et la coupe ne disent rien des cartes.
about-limit-caught = Un serveur qui distribue d’autres cartes que celles qu’il a mélangées, qui montre un autre secret que celui qu’il a promis ou qui écarte vos nombres est pris sur le fait par la vérification.
about-limit-trust = Aucune preuve ne peut empêcher un serveur de révéler les cartes à quelqu’un. Seul le peut le choix d’un serveur à qui vous vous fiez, ou du vôtre.
about-keeps = Ce que garde cette page
about-keeps-text = Un cookie dit au serveur que vous êtes le même invité que la dernière fois ; vos réglages et vos tables restent dans le navigateur. Un compte y ajoute votre nom, le mot de passe et les codes de secours sous forme d’empreintes, vos connexions, amis et blocages, mais pas d’adresse électronique ; vous pouvez tout enregistrer ou tout supprimer. La page ne charge rien d’ailleurs, et personne n’est compté ni suivi.

# Sans connexion.
offline-title = Vous êtes hors ligne
offline-text = La table est sur le serveur, et il n’y a pas de connexion avec lui. Votre partie y attend : dès que la connexion revient, vous pouvez continuer.

# Vraies tables : le chemin vers leurs pages (leurs mots sont dans club.ftl).
home-clubs = À une vraie table
nav-keep = Marque
home-keep-text = tient la marque de votre table, chaque nombre expliqué, même sans connexion.
nav-ask = Arbitre
home-ask-text = dit ce qui peut être joué, et pourquoi.
