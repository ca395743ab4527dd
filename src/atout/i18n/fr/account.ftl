# La page du compte et des amis.

account-guest = Vous jouez en invité. Avec un compte vous gardez votre nom, et retrouvez vos tables et vos amis depuis tous vos appareils. Il suffit d’un nom et d’un mot de passe, sans adresse électronique.
account-way = Votre compte
account-make = En créer un
account-enter = Se connecter
account-recover = Mot de passe oublié
account-do-make = Créer le compte
account-do-enter = Se connecter
account-do-recover = Changer le mot de passe et se connecter
account-leaves = Vous ne redeviendrez pas l’invité que vous êtes maintenant dans ce navigateur.
account-name = Nom
account-password = Mot de passe
account-code = Code de secours
account-made = Compte depuis le { $date }
account-log-out = Se déconnecter

password-now = Votre mot de passe
password-new = Nouveau mot de passe
password-hint = Au moins 8 caractères. Personne ne peut vous l’envoyer : gardez-le bien.
password-change = Changer le mot de passe
password-ends = Partout ailleurs vous serez déconnecté.
password-changed = Le mot de passe est changé.
secrets-title = Mot de passe et codes de secours

codes-title = Vos codes de secours
codes-lead = Chacun vous laisse entrer une fois si vous oubliez votre mot de passe. Ils ne sont montrés que maintenant : imprimez-les ou notez-les.
codes-print = Imprimer
codes-kept = Je les ai gardés
codes-new = Nouveaux codes de secours
codes-left = { $count ->
    [one] Il reste { $count } code.
   *[other] Il reste { $count } codes.
}
codes-replace = Les nouveaux remplacent tous les précédents.

sessions-title = Où vous êtes connecté
sessions-cookie = Navigateur
sessions-token = programme
sessions-current = ici
sessions-seen = Dernière fois : { $date }
sessions-end = Déconnecter
sessions-end-others = Déconnecter partout ailleurs

friends-title = Amis
friends-none = Personne encore. Créez un lien et envoyez-le à ceux que vous connaissez.
friends-new-link = Créer un lien pour amis
friends-link = Lien pour amis
friends-until = Qui l’ouvre peut devenir votre ami, jusqu’au { $date } ou jusqu’à ce que vous le retiriez.
friends-withdraw = Retirer
friends-remove = Enlever
friend-offer = { $name } vous propose d’être amis.
friend-about = Chacun figurera dans la liste d’amis de l’autre.
friend-accept = Devenir amis
friend-decline = Non merci
friend-already = { $name } et vous êtes amis.
friend-own = Ce lien est le vôtre : envoyez-le à ceux que vous connaissez.

block = Bloquer
blocks-title = Bloqués
blocks-about = Vous ne lisez rien de ceux que vous bloquez. Ils ne peuvent ni s’asseoir à une table où vous êtes, ni devenir vos amis.
blocks-name = Nom d’un compte
blocks-undo = Débloquer

own-data-title = Vos données
own-data-about = Tout ce que le serveur garde de vous est à vous : votre nom, vos amis, chaque partie que vous avez jouée.
own-data-save = Tout enregistrer
own-data-delete = Me supprimer
own-data-delete-about = Votre nom, vos amis et vos connexions sont supprimés. Dans les parties des autres un inconnu reste à votre place. Personne ne peut vous faire revenir.
own-data-delete-now = Supprimer pour toujours
own-data-stay = Je reste
own-data-deleted = Tout est supprimé. Vous êtes un nouvel invité.
