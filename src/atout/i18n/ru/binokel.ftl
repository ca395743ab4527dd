# Бинокель: чего нельзя и почему, ошибки в сводке, объявления, строки счёта.

error-binokel-raise-or-pass = Идёт торговля: повысьте до { $bid } или пасуйте.
error-binokel-no-jump = Число в этой торговле не называют: повышение всегда ровно на { $step }. Повысьте или пасуйте.
error-binokel-lay-away-first = Прикуп у вас: сначала снесите три карты.
error-binokel-lay-away-three = Снести нужно ровно три карты, а названо { $count }.
error-binokel-lay-away-not-held = Нельзя снести { CARDS($cards) }: столько таких карт у вас нет.
error-binokel-lay-away-order = Назовите три карты по порядку — трефы, бубны, черви, пики, в каждой масти от младшей к старшей: { CARDS($right) }.
error-binokel-name-game = Назначьте игру: козырная масть, отказ от игры с козырной мастью или Durch.
error-binokel-play-card = Идёт розыгрыш: сыграйте карту.

error-binokel-summary-bid = Заявка — не меньше { $least }, с шагом { $step }.
error-binokel-summary-melds = Объявления считаются десятками.
error-binokel-summary-cards = В стольких взятках не может быть таких очков вместе с десятью за последнюю.
error-binokel-summary-durch = Durch кончается, когда у солиста все взятки ({ $all }) или когда противник взял первую: ровно одну.

meld-binokel-family = Семейство, { SUITNAME($suit) }
meld-binokel-double-family = Двойное семейство, { SUITNAME($suit) }
meld-binokel-pair = Пара, { SUITNAME($suit) }
meld-binokel-four = Четыре одного достоинства
meld-binokel-eight = Восемь одного достоинства
meld-binokel-binokel = Бинокель
meld-binokel-double-binokel = Двойной бинокель
meld-binokel-nine = Козырная девятка

line-binokel-cards = Карты во взятках
line-binokel-cards-and-last = Карты во взятках и десять за последнюю
line-binokel-last-ten = Последняя взятка
line-binokel-laid-away = Снос
line-binokel-melds = Объявления
line-binokel-melds-without-trick = Без взятки объявления не в счёт
line-binokel-made = Сумма солиста: заявка сыграна
line-binokel-lost = Двойная заявка: игра проиграна
line-binokel-opponents = Суммы противников
line-binokel-conceded = Заявка: солист отказался от игры
line-binokel-concession = За отказ солиста от игры
line-binokel-durch-made = Durch сыгран
line-binokel-durch-lost = Durch проигран
