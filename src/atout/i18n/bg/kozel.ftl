# Козел с шоха.

line-kozel-fewer-points = По-малко точки, но поне 31
line-kozel-few-points = Най-много 30 точки
line-kozel-no-trick = Нито една взятка
line-kozel-tricks = Взятки
line-kozel-equal = 60 на 60: пишат и двата отбора

error-kozel-answer-first = Държите москва или молодка: покажете я или замълчете, преди да се излезе.
error-kozel-no-moskva = Това не е москва: трябват четири карти, само аса и десетки, поне едно от тях асо; шохата се брои за десетка.
error-kozel-no-molodka = Това не е молодка: трябват четири карти от една боя или три от една боя и шохата.
error-kozel-claim-in-trick = На масата вече има карти: москва и молодка се показват след тегленето, преди излизането.
error-kozel-claim-before-first-lead = Преди първото излизане в раздаването никой не показва ръката си: изчакайте тегленето.
error-kozel-claim-needs-four = За москва и молодка трябват четири карти в ръка, а вие имате по-малко.
error-kozel-not-asked = Няма за какво да мълчите: нямате нито москва, нито молодка.
error-kozel-asked-already = Преди това излизане вече бяхте попитани, а всеки се пита веднъж.
error-kozel-must-lead = Вие излизате: сложете открито от една до четири карти от една боя.
error-kozel-must-reply = На масата е { CARDS($winning) }: отговорете с { $count ->
    [one] една карта
   *[other] { $count } карти
}, открито, за да поемете взятката, или закрито.
error-kozel-wrong-count = Отговорът има толкова карти, колкото излизането: { $count }, а не { $given }.
error-kozel-two-suits = С { CARDS($cards) } заедно не се излиза: групата е от една боя, към всяка се присъединява само шохата (6♠).
error-kozel-card-order = В „{ $text }“ картите не са в реда си: пише се „{ $right }“.
error-kozel-none-beats = { CARDS($cards) } не поема взятката: нищо тук не бие { CARD($winning) }. Сложете закрито.
error-kozel-not-one-to-one = { CARDS($cards) } не поема взятката от { CARDS($winning) }: всяка карта трябва да бие своя. Сложете закрито.
error-kozel-trick-count = В раздаването има от { $least } до { $most } взятки, а не { $sum }.

outcome-won = Единият отбор има повече точки
outcome-drawn = 60 на 60
