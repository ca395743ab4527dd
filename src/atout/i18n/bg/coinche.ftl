# Coinche: какво не може и защо, грешки в обобщението, какво се казва и чува на масата, редове на резултата.

error-auction-goes-on = Още се наддава: пасувайте или обявете, „{ $action }“ е за после.
error-auction-is-over = Наддаването свърши: „{ $action }“ вече не може да се каже, играйте карта.
error-no-such-strain = Тук не се играе { SUITNAME($strain) }: назовете една от четирите бои.
error-no-such-bid = { $bid } не може да се обяви: обявява се 80, 90 и нататък през десет до { $highest } или капо.
error-bid-too-low = { $bid } е малко: вече е обявено { $standing }, кажете повече или пас.
error-bid-over-capot = Над капо няма обява: кажете пас или coinche, ако капото е на противниците.
error-bid-after-coinche = След coinche повече не се обявява.
error-coinche-without-bid = Няма на какво да се каже coinche: още няма обява.
error-coinche-own-bid = Обявата е на вашия отбор: coinche се казва на обявата на противниците.
error-coinche-twice = Coinche вече е казано.
error-surcoinche-without-coinche = Surcoinche е отговор на coinche, а такова не е казано.
error-surcoinche-by-defence = Surcoinche може да каже само отборът, който държи договора.
error-no-such-combination = „{ $text }“ не е комбинация: пишете four:J или run:Kh:4 (горна карта и дължина 3, 4 или 5) или none.
error-declare-first = Преди първата си карта кажете какво обявявате: някои от комбинациите си или нищо.
error-cannot-declare = С вашите карти не може „{ $text }“: една карта участва само в една комбинация, поредицата се обявява в цялата ѝ дължина, а най-добрата комбинация е първа.
error-nothing-to-declare = Сега няма какво да се обяви: комбинациите се обявяват с първата си карта.
error-declares-itself = В тази игра комбинациите се обявяват сами: играйте карта.

error-summary-no-contract = „{ $text }“ не е договор: пишете число от 80 до { $highest } през десет или capot и едно от { $strains }, например „90 h“.
error-summary-cards-impossible = При толкова взятки ({ $tricks }) точките от карти не могат да са { $points }.
error-summary-generale-without-tricks = Генералът е всичките осем взятки, а тук никой отбор не ги е взел.
error-summary-both-declare = Комбинациите се броят най-много на един отбор: едно от двете числа трябва да е 0.
error-summary-no-such-declarations = Две ръце заедно не могат да обявят { $points }.
error-summary-no-such-belote = Белотът струва 20, а при такъв договор белотите не могат да са повече от { $most }.

say-pass = Пас
say-coinche = Coinche!
say-surcoinche = Surcoinche!
say-bid = { $number } { SUITNAME($strain) }
say-capot = Капо { SUITNAME($strain) }
say-belote = Белот
say-rebelote = Ребелот

kind-carre = Каре
kind-tierce = Терца
kind-cinquante = Кварта
kind-cent = Квинта

combination-carre = Каре { $rank ->
    [A] аса
    [K] попове
    [Q] дами
    [J] валета
    [T] десетки
   *[other] деветки
}
combination-tierce = Терца от { CARD($card) }
combination-cinquante = Кварта от { CARD($card) }
combination-cent = Квинта от { CARD($card) }

outcome-dispute = Спор: точките на обявилите чакат следващото раздаване
outcome-thrown-in = Всички пасуваха: картите се хвърлят

line-cards-taken = Карти във взятките
line-last-trick = Последна взятка
line-all-tricks = За всичките осем взятки
line-one-hand = Генерал: всичките осем взятки на един играч
line-declarations = Комбинации
line-belote = Белот
line-total = Общо
line-bid = Обявата
line-stake = Постоянен залог
line-stake-swept = Постоянен залог при капо
line-coinched = Coinche: по две
line-surcoinched = Surcoinche: по четири
line-rounding = Закръгляне до десетица
line-set-aside = Отделено от предишни спорове
