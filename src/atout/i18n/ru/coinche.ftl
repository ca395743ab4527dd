# Коэнш: чего нельзя и почему, ошибки в сводке, что говорят и слышат за столом, строки счёта.

error-auction-goes-on = Идёт торговля: пасуйте или заказывайте, «{ $action }» — позже.
error-auction-is-over = Торговля окончена: «{ $action }» уже не скажешь, сыграйте карту.
error-no-such-strain = Здесь не играют { SUITNAME($strain, form: "in") }: назовите одну из четырёх мастей.
error-no-such-bid = { $bid } заказать нельзя: заказывают 80, 90 и так далее десятками до { $highest } или капо.
error-bid-too-low = { $bid } — мало: уже заказано { $standing }, назовите больше или пасуйте.
error-bid-over-capot = Старше капо заявки нет: пасуйте или скажите коэнш, если капо заявили противники.
error-bid-after-coinche = После коэнша заказывать больше нельзя.
error-coinche-without-bid = Коэнш говорить не на что: заявки ещё нет.
error-coinche-own-bid = Это заявка вашей стороны: коэнш говорят на заявку противников.
error-coinche-twice = Коэнш уже сказан.
error-surcoinche-without-coinche = Сюркоэнш — ответ на коэнш, а его никто не говорил.
error-surcoinche-by-defence = Сюркоэнш может сказать только сторона, за которой контракт.
error-no-such-combination = «{ $text }» — не комбинация: пишите four:J или run:Kh:4 (старшая карта и длина 3, 4 или 5) либо none.
error-declare-first = Перед своей первой картой скажите, что объявляете: какие-то из комбинаций или ничего.
error-cannot-declare = С вашими картами нельзя объявить «{ $text }»: карта входит только в одну комбинацию, ряд объявляют во всю длину, лучшая комбинация идёт первой.
error-nothing-to-declare = Сейчас объявлять нечего: комбинации объявляют со своей первой картой.
error-declares-itself = В этой игре комбинации объявляются сами: сыграйте карту.

error-summary-no-contract = «{ $text }» — не контракт: пишите число от 80 до { $highest } десятками или capot и одно из { $strains }, например «90 h».
error-summary-cards-impossible = При таком числе взяток ({ $tricks }) очков за карты не может быть { $points }.
error-summary-generale-without-tricks = Генераль — это все восемь взяток, а здесь их нет ни у одной стороны.
error-summary-both-declare = Комбинации считаются не больше чем у одной стороны: одно из двух чисел должно быть 0.
error-summary-no-such-declarations = Двум рукам вместе не объявить { $points }.
error-summary-no-such-belote = Белот стоит 20, и за белоты в таком контракте не бывает больше { $most }.

say-pass = Пас
say-coinche = Коэнш!
say-surcoinche = Сюркоэнш!
say-bid = { $number } { SUITNAME($strain, form: "in") }
say-capot = Капо { SUITNAME($strain, form: "in") }
say-belote = Белот
say-rebelote = Ребелот

kind-carre = Каре
kind-tierce = Терц
kind-cinquante = Полтинник
kind-cent = Сотня

combination-carre = Каре { $rank ->
    [A] тузов
    [K] королей
    [Q] дам
    [J] валетов
    [T] десяток
   *[other] девяток
}
combination-tierce = Терц от { CARD($card) }
combination-cinquante = Полтинник от { CARD($card) }
combination-cent = Сотня от { CARD($card) }

outcome-dispute = Спор: очки заказчиков ждут следующей раздачи
outcome-thrown-in = Все спасовали: карты пересдаются

line-cards-taken = Карты во взятках
line-last-trick = Последняя взятка
line-all-tricks = За все восемь взяток
line-one-hand = Генераль: все восемь взяток у одного игрока
line-declarations = Комбинации
line-belote = Белот
line-total = Всего
line-bid = Заказ
line-stake = Постоянная ставка
line-stake-swept = Постоянная ставка за капо
line-coinched = Коэнш: вдвое
line-surcoinched = Сюркоэнш: вчетверо
line-rounding = Округление до десятков
line-set-aside = Отложено в прежних спорах
