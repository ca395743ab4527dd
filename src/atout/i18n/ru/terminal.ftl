# Игра в терминале и командная строка: названия, вопросы, события, листы счёта, подсказки.

game-coinche-ffb = Коинш, правила федерации
game-coinche-1001 = Коинш, сетевые правила
game-coinche-bg = Коинш, болгарские правила
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
auction-silent = Заказа ещё нет.
declared-own = Вы объявили
bid-stands = Заявка
soloist = Солист
tapp = Прикуп
laid-away = Снос
melds-worth = объявлено { $points }
trumps = Козыри
turn-up = козырная карта
stock = { $count ->
    [0] колода разобрана
   *[other] в колоде { $count }
}
wins-now = Берёт

# Вопросы.
ask-card = Ваш ход: какая карта?
ask-bid = или заказ
ask-declare = Что объявляете?
declare-nothing = ничего
ask-lay-away = Снесите карты ({ $count }): номера или названия.
ask-game = Козыри?
ask-claim = Показать и забрать ход?
ask-lead = Вам заходить: от одной до четырёх карт одной масти.
ask-reply = { $count ->
    [one] Ответьте { $count } картой
   *[other] Ответьте { $count } картами
}: что бьёт, ляжет открыто; «скинуть» перед картами — в закрытую.
press-enter = Enter — дальше …
type-help = Введите ? — подсказка.
say-raise = повысить до { $bid }
say-moskva = Москва
say-molodka = Молодка
say-silent = промолчать

# Что произошло.
news-contract = Контракт
news-trick = Взятка { $number }
news-laid-away = { $count ->
    [one] { $count } карта в снос
    [few] { $count } карты в снос
   *[many] { $count } карт в снос
}
news-turn-up = козырная карта
face-down = { $count ->
    [one] { $count } карта в закрытую
    [few] { $count } карты в закрытую
   *[many] { $count } карт в закрытую
}
takes-over = бьёт

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

# Слова, которые можно вводить, через запятую; английские понятны на любом языке.
typed-pass = пас, п
typed-coinche = коинш, контра, к
typed-surcoinche = сюркоинш, реконтра, ск
typed-capot = капо
typed-nothing = ничего, нет, 0
typed-raise = повысить, выше, ещё, еще
typed-durch = дурх
typed-concede = отказ
typed-trump = козырь, козыри
typed-moskva = москва
typed-molodka = молодка
typed-silent = промолчать, молчу, нет
typed-lead = зайти
typed-beat = побить, бить, бью
typed-hide = скинуть, сбросить, вниз
typed-no = н, нет, новая, n, no, new
command-help = ?, помощь
command-why = почему
command-last = последняя, взятка
command-shown = показано, объявления
command-score = счёт, счет
command-rules = правила, правило
command-quit = выход, уйти

# Команды.
help-cards = Карту называют номером или достоинством и мастью: 10ч, Вч, тк, ♥10. Масти: к или т ♣, б ♦, ч ♥, п ♠.
help-coinche =
    Заказ: 90ч, 100 п, капо б; без козыря и на всех козырях — 90 бк, 90 вк. Пас: пас или п. Удвоить: коинш (или к), сюркоинш.
    Перед первой картой могут спросить, что вы объявляете: ответьте номером, 0 — ничего.
help-binokel =
    Торговля: «повысить» добавляет десять, «пас» — выйти из неё.
    После прикупа назовите три карты в снос, затем масть козырей, «отказ ч» или «дурх».
help-kozel =
    Несколько карт называют сразу: 1 3 или Дч 6п. В ответ на заход карты, которые бьют, ложатся открыто, прочие — в закрытую;
    «скинуть» перед картами кладёт их в закрытую в любом случае, «почему Дч 7ч» объясняет, отчего они не бьют.
    Когда у вас москва или молодка, вас спросят, показать ли её.
help-commands =
    почему 7ч   почему карту или заказ нельзя
    последняя   последняя взятка
    показано    что показали: комбинации, объявления, москву и молодку
    счёт        лист счёта, у каждого числа — правило
    правила     все правила; правила K4.6 — текст одного
    выход       уйти; партия сохранится и продолжится в другой раз
why-what = Введите «почему» и карту или заказ, например: почему 7ч
why-allowed = Так можно.
last-none = В этой раздаче ещё нет ни одной взятки.
shown-none = В этой раздаче ещё ничего не показывали.
score-none = Ещё ни одна раздача не окончена.
rules-one = Введите «правила» и номер, чтобы прочесть одно из них.
which-game = Во что играем?
which-number = Введите число от 1 до { $most } или q, чтобы уйти.
ask-resume = Есть неоконченная партия: раздача { $number }, счёт { $totals }. Продолжить? [Д/н]
kept = Партия сохранена: та же команда её продолжит.
saved-aside = Файл сохранён как { $path }; начинается новая партия.

error-typed-no-card = «{ $text }» — здесь не карта: введите её номер или достоинство и масть, например 10ч, Дп, тк.
error-typed-no-suit = «{ $text }» — не масть: введите к или т (♣), б, ч, п (где так играют — бк без козыря, вк на всех козырях).
error-typed-no-such-number = Числа { $number } здесь нет: есть от 1 до { $most }.
error-typed-twice = Номер { $number } назван дважды.
error-typed-card-twice = Карта названа дважды.
error-typed-one-card = Назовите одну карту: номер или достоинство и масть.
error-typed-no-cards = Назовите карты: номера или достоинство и масть каждой.
error-typed-choice = «{ $text }» нет среди ответов: введите число от 1 до { $most }.
error-typed-no-bid = «{ $text }» — не заказ: введите число и масть, например 90ч, или «пас».
error-saved-unreadable = Сохранённую партию в { $path } не удаётся прочесть: { $fault }
error-saved-other-game = В { $path } сохранена партия другой игры: { $game }.
error-summary-too-long = Сводка длиннее { $most } МиБ.
error-summary-not-utf8 = Сводка не в UTF-8: байт { $byte }.
error-summary-not-json = Сводка — не JSON: строка { $line }, столбец { $column }.
error-summary-too-deep = Списки или объекты в сводке вложены слишком глубоко.
error-summary-number-too-long = В сводке число со слишком многими цифрами.
error-summary-no-number = В JSON { $text } — не число.
