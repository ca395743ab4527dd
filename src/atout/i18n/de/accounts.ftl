# Konten und Freunde: was abgelehnt werden kann.

error-name-taken = Jemand mit einem Konto heißt so oder ähnlich: Wählen Sie einen anderen Namen.
error-name-reserved = Dieser Name ist den Computern oder der Website vorbehalten: Wählen Sie einen anderen.
error-name-mixed = Ein Wort des Namens mischt zwei Alphabete: Schreiben Sie es in einem.
error-account-already = Sie haben schon ein Konto.
error-no-account = Sie haben hier kein Konto.
error-login-wrong = Name und Passwort gehören nicht zusammen.
error-recovery-wrong = Name und Code gehören nicht zusammen, oder der Code ist verbraucht.
error-password-wrong = Das ist nicht Ihr Passwort.
error-password-too-short = Ein Passwort hat mindestens { $least } Zeichen.
error-password-too-long = Ein Passwort hat höchstens { $most } Zeichen.
error-no-such-session = Eine solche Anmeldung haben Sie nicht.
error-friend-link-own = Dieser Link ist Ihr eigener: Schicken Sie ihn jemand anderem.
error-friend-links-too-many = Sie können { $most } Links zugleich haben: Ziehen Sie zuerst einen zurück.
error-friends-too-many = Einer von Ihnen hat schon { $most } Freunde, mehr geht nicht.
error-block-yourself = Sich selbst können Sie nicht blockieren.
error-blocks-too-many = Sie haben schon { $most } Personen blockiert, mehr geht nicht.
error-no-such-friend-link = Dieser Link gilt nicht: Er wurde zurückgezogen oder ist zu alt.
error-no-such-person = So jemanden gibt es nicht.
error-table-not-for-you = An diesen Tisch können Sie sich nicht setzen.
