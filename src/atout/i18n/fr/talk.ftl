# Parler à la table : des phrases que chacun lit dans sa langue, ses propres mots entre amis.

talk = Parler
talk-new = il y a du nouveau
talk-said = { $name } : { $what }
talk-nothing = Personne n’a encore rien dit.
talk-more = La suite après la donne.
talk-text = Avec vos mots
talk-send = Envoyer
talk-mute = Couper la parole à cette table
talk-unmute = Rétablir la parole à cette table
talk-muted = La parole est coupée à cette table.
key-talk = parler, entre personnes
seat-block = Bloquer { $name }
seat-block-means = Vous ne lirez plus rien de { $name }, ni ici ni ailleurs, { $name } ne pourra plus s’asseoir à une table à vous, et vous ne serez plus amis. Personne n’en est averti.
seat-blocked = { $name } : c’est bloqué.

# Les phrases. Pendant une donne :
phrase-hello = Bonjour !
phrase-one-moment = Un instant, s’il vous plaît
phrase-back = Me revoilà
phrase-take-your-time = Prenez votre temps
phrase-goodbye = Au revoir !
# Entre les donnes :
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-nice-hand = Beau jeu !
phrase-congratulations = Félicitations !
phrase-thanks = Merci !
phrase-sorry = Désolé !
phrase-oops = Oups !
phrase-that-was-close = C’était juste !
phrase-wow = Ouah !
phrase-good-game = Bonne partie !
phrase-again = On remet ça ?

error-talk-not-seated = Seules les personnes assises à la table peuvent y parler.
error-talk-after-deal = Cette phrase doit attendre la fin de la donne, pour ne rien apprendre à un partenaire.
error-talk-friends-only = Vos propres mots sont possibles là où toutes les personnes à la table sont amies entre elles. Les phrases sont toujours là.
error-talk-too-long = C’est trop long : { $most } caractères au plus.
error-talk-empty = Il n’y a rien à lire là-dedans.
