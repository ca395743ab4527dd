# La page : la table dans le navigateur, ses réglages et ses fenêtres.

close = Fermer
on = Oui
off = Non
site-pages = Pages
nav-rules = Règles
nav-lobby = Tables
nav-account = Compte
nav-me = Profil
nav-board = Classement
make-dark = Couleurs sombres
make-light = Couleurs claires
page-not-found = Cette page n’existe pas.
page-not-loaded = Cette page n’a pas pu être chargée.
try-again = Réessayer
to-start = À l’accueil

# Cartes.
card-back = Une carte face cachée
card-name = { $rank ->
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [T] dix
    [J] valet
    [Q] dame
    [K] roi
   *[A] as
} { SUITNAME($suit, form: "of") }

# Réglages.
settings = Réglages
setting-language = Langue
setting-letters = Lettres sur les cartes
letters-auto = Comme la langue
letters-en = J Q K A
letters-fr = V D R A
letters-de = B D K A
letters-german = U O K A
letters-ru = В Д К Т
letters-bg = В Д П А
setting-colours = Quatre couleurs, quatre teintes
setting-faces = Cartes
faces-drawn = Dessinées
faces-classic = Classiques
faces-plain = Simples et grandes
setting-theme = Couleurs de la page
theme-auto = Comme l’appareil
theme-light = Claires
theme-dark = Sombres
setting-text-size = Texte
text-size-100 = Normal
text-size-115 = Grand
text-size-130 = Très grand
setting-animation = Mouvement
setting-trick = Un pli fini reste
trick-speed-600 = Brièvement
trick-speed-1500 = 1,5 seconde
trick-speed-3000 = 3 secondes
setting-confirm = Jouer d’un second toucher
setting-ahead = Choisir une carte avant son tour
setting-table = À cette table
setting-sounds = Sons

# Autour de la table.
seat-dealer-short = D
seat-free = place libre
seat-take = S’asseoir ici
seat-computer = Un ordinateur joue ici.
seat-plays-for = Absent : un ordinateur continue.
seat-gone = déconnecté
chip-melds = combinaisons { $points }
leave = Quitter la table
keys = Touches
points-now = points dans cette donne
tricks-now = plis dans cette donne
last-trick = Dernier pli
show-melds = Combinaisons
show-shown = Cartes montrées
trick-on-table = Le pli
trick-card = { $name } : { $cards }
trump-is = Atout : { SUITNAME($suit) }.
go-on = Continuer
time-left = Temps restant :
connection-first = Connexion…
connection-lost = Connexion perdue, elle se rétablira d’elle-même.

# Ce qu'on attend.
status-gathering = On attend des joueurs
status-shuffling = On mélange les cartes
status-your-cut = Coupez le paquet
status-cut = { $name } doit couper
status-away = Un ordinateur joue pour vous
status-held = Votre réponse compte dans un instant
status-moment = Un instant…
status-waiting = { $name } réfléchit
status-watching = Vous regardez. { $name } réfléchit
status-scored = La donne est finie
status-over = La partie est finie
status-sent = …
status-your-card = À vous : jouez une carte
status-your-bid = À vous : enchérissez ou passez
status-your-declare = Qu’annoncez-vous ?
status-your-raise = Monter ou passer ?
status-your-discard = Écartez trois cartes
status-your-discard-left = Les deux autres ont passé : vous jouez à { $count }. Écartez trois cartes
status-your-game = Choisissez le jeu
status-your-claim = Montrer vos cartes et prendre l’entame ?
status-your-lead = À vous d’entamer : une à quatre cartes d’une couleur
status-your-reply = Répondez avec { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
discard-full = Trois cartes sont déjà choisies. Reprenez-en d’abord une.

# La main.
hand-not-now = { $card }, injouable maintenant
hand-selected = { $card }, choisi
hand-ahead = { $card }, choisie pour votre tour
ahead-picked = Choisie pour votre tour : { $card }.
ahead-back = Choix annulé : { $card }.
ahead-stays = Carte non jouée : { $card }.

# Enchères.
auction = Enchères
auction-must-open = ouverture obligée
auction-lower = Enchères plus basses
auction-higher = Enchères plus hautes
call-capot-short = capot
call-durch = Durch
call-trump = Atout : { SUITNAME($suit) }
call-concede = Abandonner, atout { SUITNAME($suit) }
call-conceded = abandon
ask-durch = Les quinze plis, sans atout : 1000 gagnés ou perdus.
ask-concede = Perdre { $bid }. Atout pour les combinaisons des autres :
rule-link = Règle { $rule }

# Boutons.
do-bid = Enchérir
do-declare-nothing = Ne rien annoncer
do-raise = Monter à { $bid }
do-lay-away = Écarter { $count } sur { $all }
do-concede = Abandonner…
do-back = Retour
do-play = Jouer cette carte
do-lead = { $count ->
    [0] Entamer
    [one] Entamer de { $count } carte
   *[other] Entamer de { $count } cartes
}
do-beat = Prendre
do-hide = Poser face cachée
do-show = Montrer : { $what }
do-silent = Se taire
do-return = Reprendre ma place
do-join = S’asseoir
do-join-opposite = S’asseoir en face de { $name }
do-start = Commencer
do-start-computers = Commencer avec des ordinateurs
do-cut = Couper ici
do-next-deal = Donne suivante
do-rematch = Revanche
do-again = Rejouer

# Avant, entre et après les donnes.
gathering-free = { $count ->
    [one] { $count } place est libre.
   *[other] { $count } places sont libres.
}
gathering-full = Toutes les places sont prises.
gathering-pairs = Les partenaires sont assis face à face.
gathering-host = L’hôte lance la partie.
gathering-link = Envoyez ce lien à vos amis :
copy = Copier
copied = Copié
cut-where = { $count } cartes à partir du dessus
result = Résultat
total-now = total { $points }
see-deal = Revoir, analyser
waiting-for = On attend : { $names }
shuffle-good = Mélange vérifié : comme promis
shuffle-bad = Le mélange n’est pas celui qui a été promis !

# Conseils, à une table contre des ordinateurs.
hint = Conseil
hint-basis = Selon ce que vous pouvez savoir : { $count ->
    [one] { $count } donne possible
   *[other] { $count } donnes possibles
}
estimate-card-points = points
estimate-score = marque
estimate-chance = chance
hint-best = le mieux
hint-nothing = On ne peut rien dire de ce choix.
news-hint = Conseil : { $actions }. { $why }

# Partir.
leave-title = Quitter la table ?
leave-alone = La partie est gardée : vous la trouvez à l’accueil et pouvez la reprendre quand vous voulez.
leave-others = Un ordinateur joue pour vous, et les autres voient que vous êtes parti. Vous pouvez revenir et reprendre votre place tant que dure la partie. Qui est absent à la fin l’a perdue et ne gagne rien.
leave-stay = Rester
leave-go = Quitter
leave-hand-over = Quitter, un ordinateur continue

# Touches.
key-move = d’une carte à l’autre
key-do = jouer, choisir, appuyer
key-next = aux boutons
key-pass = passer
key-coinche = coinche, surcoinche
key-last = le dernier pli
key-sheet = la feuille de marque
key-hint = un conseil (contre des ordinateurs)
key-rules = les règles
key-go-on = continuer, donne suivante
key-close = fermer, ne rien choisir
key-keys = cette liste

# Ce qui se passe, lu à voix haute.
news-seat-taken = { $name } : place prise.
news-seat-left = { $name } : place libérée.
news-seat-away = { $name } : absence, un ordinateur continue.
news-seat-slow = { $name } : temps écoulé, un ordinateur continue.
news-seat-back = { $name } : de retour.
news-started = La partie commence.
news-dealt = Vos cartes : { $cards }.
news-says = { $name } : { $what }
news-bids = { $name } : { $call }
news-plays = { $name } : { $cards }
news-takes-over = { $name } : pli pris avec { $cards }
news-hides = { $name } : { $count ->
    [one] une carte face cachée
   *[other] { $count } cartes face cachée
}
news-lays-away = { $name } : trois cartes écartées.
news-contract-made = Contrat : { $call }, { $name }.
news-shows = { $name } : cartes montrées, { $cards }.
news-tapp = Tapp : { $cards }. Preneur : { $name }.
news-melds = { $name } : combinaisons { $count }.
news-takes-trick = Le pli va à : { $name }.
news-scored = La donne est finie : { $what }.
