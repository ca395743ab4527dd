# L’arbitre : ce qui oblige un joueur à un moment, les questions qui ne peuvent se poser.

duty-free = N’importe quelle carte peut être jouée.
duty-follow = Il faut fournir à la couleur demandée.
duty-beat = Il faut fournir à la couleur demandée et monter sur la carte maîtresse.
duty-trump = Sans la couleur demandée, il faut couper.
duty-overtrump = Sans la couleur demandée, il faut couper d’un atout qui bat la carte maîtresse.
duty-undertrump = Sans la couleur demandée, il faut jouer atout, même si aucun n’est assez fort.
duty-discard-or-overtrump = Le partenaire est maître : se défausser, ou surcouper les atouts du pli.
duty-lead = Entamer d’une à quatre cartes d’une couleur ; la chokha se joint à toute couleur.
duty-reply = Prendre à découvert, chaque carte battant la sienne, ou poser n’importe quelles cartes cachées.

arbiter-turn = C’est à la place { $seat } de jouer.
arbiter-winning-partner = Maître pour l’instant : la place { $seat }, le partenaire.
arbiter-winning-opponent = Maître pour l’instant : la place { $seat }, un adversaire.

error-ask-no-strain = Ce jeu ne se joue pas ainsi : choisissez parmi { $strains }.
error-ask-no-seat = Cette place n’existe pas : les places vont de 0 à { $most }.
error-ask-trick-full = Les { $players } joueurs ont joué dans ce pli : il n’y a plus personne à interroger.
error-ask-hand-size = Une main a de 1 à { $most } cartes.
error-ask-no-single-cards = Au kozel, les plis se font par groupes, avec des réponses cachées : posez-lui la question de ses propres plis.
error-ask-groups-here = Seul le kozel a des plis par groupes : les autres jeux ne connaissent pas la question.
error-ask-lead-face-down = L’entame se pose à découvert.
error-ask-not-over = { CARDS($cards) } ne prend pas sur { CARDS($winning) } et reste donc caché : écrivez - à la place.
error-ask-too-few-cards = Une réponse prend ici { $count } cartes, et la main en a moins.
error-ask-deal-over = La donne est finie : il n’y a plus rien à faire.
error-ask-no-trick-now = Aucune carte n’est à jouer à ce moment.
