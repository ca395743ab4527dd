# Бинокел: какво не може и защо, грешки в обобщението, обявявания, редове на резултата.

error-binokel-raise-or-pass = Наддава се: вдигнете на { $bid } или кажете пас.
error-binokel-no-jump = В това наддаване не се назовава число: вдига се винаги с точно { $step }. Вдигнете или кажете пас.
error-binokel-lay-away-first = Прикупът е у вас: първо свалете три карти.
error-binokel-lay-away-three = Свалят се точно три карти, а са посочени { $count }.
error-binokel-lay-away-not-held = Не можете да свалите { CARDS($cards) }: нямате толкова такива карти.
error-binokel-lay-away-order = Посочете трите карти по ред — спатии, кари, купи, пики, във всяка боя от ниска към висока: { CARDS($right) }.
error-binokel-name-game = Обявете играта: козова боя, предаване с козова боя или Durch.
error-binokel-play-card = Разиграват се взятки: играйте карта.

error-binokel-summary-bid = Заявката е поне { $least }, през { $step }.
error-binokel-summary-melds = Обявяванията се броят в десетици.
error-binokel-summary-cards = В толкова взятки не може да има такива точки заедно с десетте за последната.
error-binokel-summary-durch = Durch свършва, когато солистът вземе всички взятки ({ $all }) или когато противник вземе първата си: точно една.

meld-binokel-family = Семейство, { SUITNAME($suit) }
meld-binokel-double-family = Двойно семейство, { SUITNAME($suit) }
meld-binokel-pair = Двойка, { SUITNAME($suit) }
meld-binokel-four = Четири еднакви
meld-binokel-eight = Осем еднакви
meld-binokel-binokel = Бинокел
meld-binokel-double-binokel = Двоен бинокел
meld-binokel-nine = Козова деветка

line-binokel-cards = Карти във взятките
line-binokel-cards-and-last = Карти във взятките и десетте за последната
line-binokel-last-ten = Последна взятка
line-binokel-laid-away = Свалени карти
line-binokel-melds = Обявявания
line-binokel-melds-without-trick = Без взятка обявяванията отпадат
line-binokel-made = Сборът на солиста: заявката е изпълнена
line-binokel-lost = Двойната заявка: играта е загубена
line-binokel-opponents = Сборове на противниците
line-binokel-conceded = Заявката: солистът се предаде
line-binokel-concession = За предаването на солиста
line-binokel-durch-made = Durch е изпълнен
line-binokel-durch-lost = Durch е загубен
