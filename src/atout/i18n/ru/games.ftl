# Как терминал и страница называют игры, места, события и строки счёта.

game-coinche-ffb = Коэнш, правила федерации
game-coinche-1001 = Коэнш, сетевые правила
game-coinche-bg = Коэнш, болгарские правила
game-binokel = Бинокель на троих
game-kozel = Козёл с шохой
players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
target-coinche = до { $points }
target-binokel = до { $points }
target-kozel = { $points } штрафных — проигрыш

# Стол.
seat-you = Вы
seat-partner = Партнёр
seat-left = Слева
seat-right = Справа
side-we = Мы
side-they = Они
dealer = сдаёт
deal-number = раздача { $number }
points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
tricks = { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
   *[many] { $count } взяток
}
cards-held = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
your-hand = Ваши карты
sign-n = БК
sign-a = ВК
word-capot = капо
word-concede = отказ
auction-silent = Заявки ещё нет.
declared-own = Вы объявили
bid-stands = Заявка
soloist = Солист
tapp = Прикуп
laid-away = Снос
melds-worth = объявлено { $points }
trumps = Козыри
turn-up = открытая карта
stock = { $count ->
    [0] колода разобрана
   *[other] в колоде { $count }
}
wins-now = Берёт
say-moskva = Москва
say-molodka = Молодка
say-silent = промолчать
declare-nothing = ничего

# Что произошло.
news-contract = Контракт
news-trick = Взятка { $number }
news-laid-away = { $count ->
    [one] { $count } карта в снос
    [few] { $count } карты в снос
   *[many] { $count } карт в снос
}
news-turn-up = открытая карта
face-down = { $count ->
    [one] { $count } карта закрыто
    [few] { $count } карты закрыто
   *[many] { $count } карт закрыто
}
takes-over = перехватывает

# Листы счёта.
sheet-rule = правило
sheet-counted = Посчитано
sheet-recorded-coinche = В запись
sheet-recorded-binokel = В запись
sheet-recorded-kozel = Штраф
sheet-this-deal = Эта раздача
sheet-totals = Итого (до { $target })
sheet-deal = №
sheet-aside = Отложено для победителя следующей раздачи: { $points } [O6.5]
sheet-pending = { $side }: предел достигнут только белотом, его должна подтвердить взятка в следующей раздаче [F7]
outcome-conceded = отказ от игры
outcome-durch-made = сыгран
outcome-durch-lost = проигран
outcome-short-made = сыграно
outcome-short-lost = проиграно
outcome-short-dispute = спор
outcome-short-thrown-in = пересдача
outcome-short-conceded = отказ
outcome-short-durch-made = Durch сыгран
outcome-short-durch-lost = Durch проигран
outcome-short-won = –
outcome-short-drawn = поровну
kozel-deal-won = Раздача за вами
kozel-deal-lost = Раздача проиграна
match-won = Партия за вами, поздравляем!
match-lost = Партию выиграли противники.
match-lost-to = Партию выигрывает: { $winner }.
