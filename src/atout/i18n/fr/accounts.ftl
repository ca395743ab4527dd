# Comptes et amis : les refus.

error-name-taken = Quelqu’un a déjà un compte à un nom semblable : choisissez-en un autre.
error-name-reserved = Ce nom est gardé pour les ordinateurs ou pour le site : choisissez-en un autre.
error-name-mixed = Un mot du nom mêle deux alphabets : écrivez-le dans un seul.
error-account-already = Vous avez déjà un compte.
error-no-account = Vous n’avez pas de compte ici.
error-login-wrong = Le nom et le mot de passe ne vont pas ensemble.
error-recovery-wrong = Le nom et le code ne vont pas ensemble, ou le code a déjà servi.
error-password-wrong = Ce n’est pas votre mot de passe.
error-password-too-short = Un mot de passe a au moins { $least } caractères.
error-password-too-long = Un mot de passe a au plus { $most } caractères.
error-no-such-session = Vous n’avez pas de telle connexion.
error-friend-link-own = Ce lien est le vôtre : envoyez-le à quelqu’un d’autre.
error-friend-links-too-many = Vous pouvez avoir { $most } liens à la fois : retirez-en un d’abord.
error-friends-too-many = L’un de vous a déjà { $most } amis, et c’est le maximum.
error-block-yourself = Vous ne pouvez pas vous bloquer vous-même.
error-blocks-too-many = Vous avez déjà bloqué { $most } personnes, et c’est le maximum.
error-no-such-friend-link = Ce lien ne vaut plus : il a été retiré, ou il est trop vieux.
error-no-such-person = Il n’y a personne de tel.
error-table-not-for-you = Vous ne pouvez pas vous asseoir à cette table.
