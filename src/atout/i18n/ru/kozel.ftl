# Козёл с шохой.

line-kozel-fewer-points = Очков меньше, но не меньше 31
line-kozel-few-points = Не больше 30 очков
line-kozel-no-trick = Ни одной взятки
line-kozel-tricks = Взятки
line-kozel-equal = 60 на 60: пишут обе стороны

error-kozel-answer-first = У вас москва или молодка: до хода покажите её или промолчите.
error-kozel-no-moskva = Это не москва: нужны четыре карты, только тузы и десятки, из них хотя бы один туз; шоха считается десяткой.
error-kozel-no-molodka = Это не молодка: нужны четыре карты одной масти или три одной масти и шоха.
error-kozel-claim-in-trick = На столе уже лежат карты: москву и молодку показывают после добора, до хода.
error-kozel-claim-before-first-lead = До первого хода раздачи ничего не показывают: дождитесь добора.
error-kozel-claim-needs-four = Для москвы и молодки нужны четыре карты на руках, а у вас их меньше.
error-kozel-not-asked = Молчать не о чем: у вас нет ни москвы, ни молодки.
error-kozel-asked-already = Перед этим ходом вас уже спрашивали, а спрашивают каждого один раз.
error-kozel-must-lead = Ваш ход: выложите открыто от одной до четырёх карт одной масти.
error-kozel-must-reply = На столе { CARDS($winning) }: ответьте { $count ->
    [one] { $count } картой
   *[other] { $count } картами
}, открыто с перехватом или закрыто.
error-kozel-wrong-count = В ответе столько же карт, сколько в ходе: { $count }, а не { $given }.
error-kozel-two-suits = С { CARDS($cards) } вместе не ходят: группа бывает одной масти, к любой подходит только шоха (6♠).
error-kozel-card-order = В «{ $text }» карты стоят не по порядку: нужно «{ $right }».
error-kozel-none-beats = { CARDS($cards) } не перехватывает: { CARD($winning) } здесь ничто не бьёт. Положите закрыто.
error-kozel-not-one-to-one = { CARDS($cards) } не перехватывает { CARDS($winning) }: каждая карта должна бить свою. Положите закрыто.
error-kozel-trick-count = В раздаче от { $least } до { $most } взяток, а не { $sum }.

outcome-won = У одной стороны очков больше
outcome-drawn = 60 на 60
