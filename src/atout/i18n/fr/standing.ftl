# Ce que gagnent les joueurs : expérience, classement, défis, boutique.

error-no-such-player = Il n’y a pas de joueur de ce nom.
error-page-unknown = Ce classement n’a pas de telle page.
error-no-such-item = La boutique n’a rien de ce nom.
error-shop-owned = Vous l’avez déjà.
error-shop-not-owned = Achetez-le d’abord, choisissez-le ensuite.
error-shop-too-dear = Cela coûte { $price } pièces, et vous en avez { $coins }.

gain-played = Partie terminée
gain-won = Victoire
gain-opponents = Force des adversaires
gain-challenge = Défi relevé
gain-level = Nouveau niveau
unrated-unknown-computers = Des ordinateurs de force inconnue ont joué : le classement ne bouge pas.

challenge-contract = Réussissez des contrats que vous avez annoncés : { $needed }
challenge-defence = Faites chuter des contrats adverses : { $needed }
challenge-belote = Annoncez belote : { $needed }
challenge-high = Réussissez avec votre partenaire un contrat d’au moins 120 : { $needed }
challenge-trumpless = Réussissez un contrat à sans-atout ou à tout-atout : { $needed }
challenge-coinched = Réussissez un contrat coinché par les adversaires : { $needed }
challenge-refuted = Coinchez un contrat et faites-le chuter : { $needed }
challenge-capot = Faites les huit plis avec votre partenaire : { $needed }
challenge-generale = Faites les huit plis à vous seul : { $needed }
challenge-soloist = Gagnez des donnes comme preneur : { $needed }
challenge-beaten = Faites chuter le preneur : { $needed }
challenge-hundred = Annoncez cent points ou plus dans une donne : { $needed }
challenge-bold = Gagnez comme preneur à 250 ou plus : { $needed }
challenge-durch = Réussissez un Durch : { $needed }
challenge-tapp-family = Annoncez une famille que le Tapp a complétée : { $needed }
challenge-clean = Gagnez des donnes sans pénalité : { $needed }
challenge-takeover = Reprenez des plis de deux cartes ou plus : { $needed }
challenge-moskva = Montrez une moskva, entamez avec elle et faites le pli : { $needed }
challenge-molodka = Montrez une molodka, entamez avec elle et faites le pli : { $needed }
challenge-dry = Laissez les adversaires sans pli dans une donne : { $needed }
challenge-spotless = Terminez une partie sans pénalité : { $needed }
challenge-distance = Gagnez une partie avec plus du double des points des autres : { $needed }
challenge-won = Gagnez des parties : { $needed }
challenge-reviewed = Ouvrez les analyses de donnes que vous avez jouées : { $needed }

item-back-plain = Dos simple
item-back-lattice = Dos treillis
item-back-waves = Dos vagues
item-back-stars = Dos étoiles
item-back-rose = Dos rose
item-cloth-green = Tapis vert
item-cloth-blue = Tapis bleu
item-cloth-wine = Tapis lie-de-vin
item-cloth-wood = Table en bois
item-cloth-night = Tapis bleu nuit
item-faces-plain = Figures simples
item-faces-sepia = Figures sépia
item-faces-ink = Figures à l’encre
item-faces-gold = Figures dorées
