# Страница: стол в браузере, его настройки и окна.

close = Закрыть
on = Да
off = Нет
site-pages = Страницы
nav-rules = Правила
nav-lobby = Столы
nav-account = Учётная запись
nav-me = Профиль
nav-board = Лидеры
make-dark = Тёмные цвета
make-light = Светлые цвета
page-not-found = Такой страницы нет.
page-not-loaded = Страница не загрузилась.
try-again = Ещё раз
to-start = На главную

# Карты.
card-back = Закрытая карта
card-name = { $rank ->
    [6] шестёрка
    [7] семёрка
    [8] восьмёрка
    [9] девятка
    [T] десятка
    [J] валет
    [Q] дама
    [K] король
   *[A] туз
} { SUITNAME($suit, form: "gen") }

# Настройки.
settings = Настройки
setting-language = Язык
setting-letters = Буквы на картах
letters-auto = Как язык
letters-en = J Q K A
letters-fr = V D R A
letters-de = B D K A
letters-german = U O K A
letters-ru = В Д К Т
letters-bg = В Д П А
setting-colours = Четыре масти — четыре цвета
setting-faces = Карты
faces-drawn = Рисованные
faces-classic = Классические
faces-plain = Простые и крупные
setting-theme = Цвета
theme-auto = Как на устройстве
theme-light = Светлые
theme-dark = Тёмные
setting-text-size = Текст
text-size-100 = Обычный
text-size-115 = Крупный
text-size-130 = Очень крупный
setting-animation = Движение
setting-trick = Собранная взятка лежит
trick-speed-600 = Недолго
trick-speed-1500 = 1,5 секунды
trick-speed-3000 = 3 секунды
setting-confirm = Ход вторым касанием
setting-ahead = Выбирать карту до своего хода
setting-table = За этим столом
setting-sounds = Звуки

# За столом.
seat-dealer-short = С
seat-free = место свободно
seat-take = Сесть сюда
seat-computer = Здесь играет компьютер.
seat-plays-for = Отошёл: играет компьютер.
seat-gone = нет связи
chip-melds = объявлено { $points }
leave = Уйти из-за стола
keys = Клавиши
points-now = очков в этой раздаче
tricks-now = взяток в этой раздаче
last-trick = Последняя взятка
show-melds = Объявления
show-shown = Показано
trick-on-table = Взятка
trick-card = { $name }: { $cards }
trump-is = Козыри — { SUITNAME($suit) }.
go-on = Дальше
time-left = Осталось времени:
connection-first = Соединение …
connection-lost = Связь потеряна, она восстановится сама.

# Чего ждут.
status-gathering = Ждём игроков
status-shuffling = Карты тасуются
status-your-cut = Снимите колоду
status-cut = Снимает: { $name }
status-away = За вас играет компьютер
status-held = Ваш ответ вот-вот вступит в силу
status-moment = Минутку …
status-waiting = Думает: { $name }
status-watching = Вы смотрите. Думает: { $name }
status-scored = Раздача окончена
status-over = Партия окончена
status-sent = …
status-your-card = Ваш ход: сыграйте карту
status-your-bid = Ваше слово: закажите или пасуйте
status-your-declare = Что объявляете?
status-your-raise = Повысить или пасовать?
status-your-discard = Снесите три карты
status-your-discard-left = Оба спасовали: вы играете за { $count }. Снесите три карты
status-your-game = Назначьте игру
status-your-claim = Показать карты и забрать ход?
status-your-lead = Ваш ход: от одной до четырёх карт одной масти
status-your-reply = Ответьте: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
discard-full = Три карты уже выбраны. Сначала верните одну.

# На руках.
hand-not-now = { $card }, сейчас сыграть нельзя
hand-selected = { $card }, выбрана
hand-ahead = { $card }, выбрана на ваш ход
ahead-picked = Выбрана на ваш ход: { $card }.
ahead-back = Выбор отменён: { $card }.
ahead-stays = Карта не сыграна: { $card }.

# Торговля.
auction = Торговля
auction-must-open = обязательное открытие
auction-lower = Меньшие заявки
auction-higher = Большие заявки
call-capot-short = капо
call-durch = Durch
call-trump = Козыри: { SUITNAME($suit) }
call-concede = Отказ от игры, козыри — { SUITNAME($suit) }
call-conceded = отказ
ask-durch = Все пятнадцать взяток без козырей: 1000 выиграть или проиграть.
ask-concede = Проиграть { $bid }. Козыри для чужих объявлений:
rule-link = Правило { $rule }

# Кнопки.
do-bid = Заказать
do-declare-nothing = Ничего не объявлять
do-raise = Повысить до { $bid }
do-lay-away = Снести: { $count } из { $all }
do-concede = Отказ …
do-back = Назад
do-play = Сыграть эту карту
do-lead = { $count ->
    [0] Пойти
    [one] Пойти { $count } картой
   *[other] Пойти { $count } картами
}
do-beat = Перехватить
do-hide = Положить закрыто
do-show = Показать: { $what }
do-silent = Промолчать
do-return = Вернуться на своё место
do-join = Сесть за стол
do-join-opposite = Сесть напротив: { $name }
do-start = Начать
do-start-computers = Начать с компьютерами
do-cut = Снять здесь
do-next-deal = Следующая раздача
do-rematch = Реванш
do-again = Сыграть ещё раз

# До раздачи, между раздачами, после партии.
gathering-free = { $count ->
    [one] Свободно { $count } место.
    [few] Свободно { $count } места.
   *[many] Свободно { $count } мест.
}
gathering-full = Все места заняты.
gathering-pairs = Партнёры сидят друг напротив друга.
gathering-host = Партию начнёт хозяин стола.
gathering-link = Пошлите эту ссылку друзьям:
copy = Копировать
copied = Скопировано
cut-where = Сверху карт: { $count }
result = Итог
total-now = всего { $points }
see-deal = Разбор
waiting-for = Ждём: { $names }
shuffle-good = Тасовка проверена: как обещано
shuffle-bad = Тасовка не та, что была обещана!

# Подсказки за столом против компьютеров.
hint = Подсказка
hint-basis = По тому, что вы можете знать; раскладов: { $count }
estimate-card-points = очки
estimate-score = запись
estimate-chance = шанс
hint-best = лучше всего
hint-nothing = Об этом выборе ничего сказать нельзя.
news-hint = Подсказка: { $actions }. { $why }

# Уход.
leave-title = Уйти из-за стола?
leave-alone = Партия сохранится: она ждёт вас на главной странице, продолжить можно когда угодно.
leave-others = За вас будет играть компьютер, и все увидят, что вы ушли. Пока идёт партия, можно вернуться на своё место. Кого нет за столом в конце партии, тому она засчитывается как проигранная и ничего не приносит.
leave-stay = Остаться
leave-go = Уйти
leave-hand-over = Уйти, пусть играет компьютер

# Клавиши.
key-move = от карты к карте
key-do = сыграть, выбрать, нажать
key-next = к кнопкам
key-pass = пас
key-coinche = коэнш, сюркоэнш
key-last = последняя взятка
key-sheet = лист счёта
key-hint = подсказка (против компьютеров)
key-rules = правила
key-go-on = дальше, следующая раздача
key-close = закрыть, снять выбор
key-keys = этот список

# Что происходит, вслух.
news-seat-taken = { $name }: за столом.
news-seat-left = { $name }: место освободилось.
news-seat-away = { $name }: ушёл, играет компьютер.
news-seat-slow = { $name }: время вышло, играет компьютер.
news-seat-back = { $name }: снова за столом.
news-started = Партия начинается.
news-dealt = Ваши карты: { $cards }.
news-says = { $name }: { $what }
news-bids = { $name }: { $call }
news-plays = { $name }: { $cards }
news-takes-over = { $name }, перехват: { $cards }
news-hides = { $name }: закрыто { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
news-lays-away = { $name }: снос трёх карт.
news-contract-made = Контракт: { $call }, { $name }.
news-shows = { $name }: показано { $cards }.
news-tapp = Прикуп: { $cards }, солист: { $name }.
news-melds = { $name }: объявлено { $count }.
news-takes-trick = Взятку берёт: { $name }.
news-scored = Раздача окончена: { $what }.
