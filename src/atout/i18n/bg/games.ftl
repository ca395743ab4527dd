# Как терминалът и страницата наричат игрите, местата, събитията и редовете на резултата.

game-coinche-ffb = Coinche, правила на федерацията
game-coinche-1001 = Coinche, онлайн правила
game-coinche-bg = Coinche, български правила
game-binokel = Бинокел за трима
game-kozel = Козел с шоха
players = { $count ->
    [one] { $count } играч
   *[other] { $count } играчи
}
target-coinche = до { $points }
target-binokel = до { $points }
target-kozel = { $points } наказателни губят

# Масата.
seat-you = Вие
seat-partner = Партньор
seat-left = Отляво
seat-right = Отдясно
side-we = Ние
side-they = Те
dealer = раздава
deal-number = раздаване { $number }
points = { $count ->
    [one] { $count } точка
   *[other] { $count } точки
}
tricks = { $count ->
    [one] { $count } взятка
   *[other] { $count } взятки
}
cards-held = { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}
your-hand = Вашите карти
sign-n = БК
sign-a = ВК
word-capot = капо
word-concede = предаване
auction-silent = Още няма обява.
declared-own = Обявихте
bid-stands = Заявка
soloist = Солист
tapp = Прикуп
laid-away = Свалени
melds-worth = обявени { $points }
trumps = Коз
turn-up = открита карта
stock = { $count ->
    [0] тестето свърши
   *[other] в тестето { $count }
}
wins-now = Печели
say-moskva = Москва
say-molodka = Молодка
say-silent = мълчание
declare-nothing = нищо

# Какво стана.
news-contract = Договор
news-trick = Взятка { $number }
news-laid-away = { $count ->
    [one] { $count } свалена карта
   *[other] { $count } свалени карти
}
news-turn-up = откритата карта
face-down = { $count ->
    [one] { $count } карта закрито
   *[other] { $count } карти закрито
}
takes-over = поема

# Листове с резултата.
sheet-rule = правило
sheet-counted = Преброено
sheet-recorded-coinche = Записва се
sheet-recorded-binokel = Записва се
sheet-recorded-kozel = Наказателни
sheet-this-deal = Това раздаване
sheet-totals = Общо (до { $target })
sheet-deal = №
sheet-aside = Отделени за победителя в следващото раздаване: { $points } [O6.5]
sheet-pending = { $side }: границата е стигната само с белот и взятка в следващото раздаване трябва да я потвърди [F7]
outcome-conceded = предаване
outcome-durch-made = изигран
outcome-durch-lost = загубен
outcome-short-made = изкарано
outcome-short-lost = вътре
outcome-short-dispute = спор
outcome-short-thrown-in = всички пас
outcome-short-conceded = предаване
outcome-short-durch-made = Durch изигран
outcome-short-durch-lost = Durch загубен
outcome-short-won = –
outcome-short-drawn = поравно
kozel-deal-won = Раздаването е ваше
kozel-deal-lost = Раздаването е загубено
match-won = Спечелихте играта!
match-lost = Противниците спечелиха играта.
match-lost-to = Играта печели: { $winner }.
