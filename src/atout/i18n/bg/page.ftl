# Страницата: масата в браузъра, настройките и прозорците ѝ.

close = Затваряне
on = Да
off = Не
site-pages = Страници
nav-rules = Правила
nav-lobby = Маси
nav-account = Профил
nav-me = Успехи
nav-board = Класация
make-dark = Тъмни цветове
make-light = Светли цветове
page-not-found = Няма такава страница.
page-not-loaded = Страницата не се зареди.
try-again = Отново
to-start = Към началото

# Карти.
card-back = Затворена карта
card-name = { $rank ->
    [6] шестица
    [7] седмица
    [8] осмица
    [9] деветка
    [T] десетка
    [J] вале
    [Q] дама
    [K] поп
   *[A] асо
} { SUITNAME($suit) }

# Настройки.
settings = Настройки
setting-language = Език
setting-letters = Букви върху картите
letters-auto = Според езика
letters-en = J Q K A
letters-fr = V D R A
letters-de = B D K A
letters-german = U O K A
letters-ru = В Д К Т
letters-bg = В Д П А
setting-colours = Четири бои, четири цвята
setting-faces = Карти
faces-drawn = Рисувани
faces-classic = Класически
faces-plain = Прости и едри
setting-theme = Цветове
theme-auto = Според устройството
theme-light = Светли
theme-dark = Тъмни
setting-text-size = Текст
text-size-100 = Обикновен
text-size-115 = Едър
text-size-130 = Много едър
setting-animation = Движение
setting-trick = Взятката остава на масата
trick-speed-600 = За кратко
trick-speed-1500 = 1,5 секунди
trick-speed-3000 = 3 секунди
setting-confirm = Игра с второ докосване
setting-ahead = Избор на карта преди вашия ред
setting-table = На тази маса
setting-sounds = Звуци

# Около масата.
seat-dealer-short = Р
seat-free = свободно място
seat-take = Сядам тук
seat-computer = Тук играе компютър.
seat-plays-for = Отсъства: играе компютър.
seat-gone = няма връзка
chip-melds = обявени { $points }
leave = Напускане на масата
keys = Клавиши
points-now = точки в това раздаване
tricks-now = взятки в това раздаване
last-trick = Последна взятка
show-melds = Обявявания
show-shown = Показано
trick-on-table = Взятката
trick-card = { $name }: { $cards }
trump-is = Коз е { SUITNAME($suit) }.
go-on = Нататък
time-left = Оставащо време:
connection-first = Свързване …
connection-lost = Връзката се изгуби и ще се възстанови сама.

# Какво се чака.
status-gathering = Чакаме играчи
status-shuffling = Картите се разбъркват
status-your-cut = Цепете тестето
status-cut = Цепи: { $name }
status-away = Вместо вас играе компютър
status-held = Отговорът ви важи след миг
status-moment = Един момент …
status-waiting = Мисли: { $name }
status-watching = Гледате. Мисли: { $name }
status-scored = Раздаването свърши
status-over = Играта свърши
status-sent = …
status-your-card = Ваш ред е: играйте карта
status-your-bid = Ваш ред е: обявете или пасувайте
status-your-declare = Какво обявявате?
status-your-raise = Вдигате или пасувате?
status-your-discard = Свалете три карти
status-your-discard-left = И двамата пасуваха: играете за { $count }. Свалете три карти
status-your-game = Обявете играта
status-your-claim = Да покажете ли картите и да вземете излизането?
status-your-lead = Вие излизате: от една до четири карти от една боя
status-your-reply = Отговорете с { $count ->
    [one] 1 карта
   *[other] { $count } карти
}
discard-full = Вече са избрани три карти. Първо върнете една.

# В ръката.
hand-not-now = { $card }, сега не може да се играе
hand-selected = { $card }, избрана
hand-ahead = { $card }, избрана за вашия ред
ahead-picked = Избрана за вашия ред: { $card }.
ahead-back = Изборът е отменен: { $card }.
ahead-stays = Картата не е изиграна: { $card }.

# Наддаване.
auction = Наддаване
auction-must-open = задължително откриване
auction-lower = По-ниски обяви
auction-higher = По-високи обяви
call-capot-short = капо
call-durch = Durch
call-trump = Коз: { SUITNAME($suit) }
call-concede = Предаване, коз: { SUITNAME($suit) }
call-conceded = предаване
ask-durch = Всичките петнайсет взятки без коз: 1000 спечелени или загубени.
ask-concede = Губите { $bid }. Коз за обявяванията на другите:
rule-link = Правило { $rule }

# Бутони.
do-bid = Обявявам
do-declare-nothing = Не обявявам нищо
do-raise = Вдигам до { $bid }
do-lay-away = Свалям { $count } от { $all }
do-concede = Предаване …
do-back = Назад
do-play = Играя тази карта
do-lead = { $count ->
    [0] Излизам
    [one] Излизам с { $count } карта
   *[other] Излизам с { $count } карти
}
do-beat = Поемам
do-hide = Слагам закрито
do-show = Показвам: { $what }
do-silent = Мълча
do-return = Връщам се на мястото си
do-join = Сядам
do-join-opposite = Сядам срещу { $name }
do-start = Начало
do-start-computers = Начало с компютри
do-cut = Цепя тук
do-next-deal = Следващо раздаване
do-rematch = Реванш
do-again = Играя го отново

# Преди, между и след раздаванията.
gathering-free = { $count ->
    [one] Едно място е свободно.
   *[other] { $count } места са свободни.
}
gathering-full = Всички места са заети.
gathering-pairs = Партньорите седят един срещу друг.
gathering-host = Домакинът започва играта.
gathering-link = Изпратете тази връзка на приятелите си:
copy = Копиране
copied = Копирано
cut-where = Карти отгоре: { $count }
result = Резултат
total-now = общо { $points }
see-deal = Разбор
waiting-for = Чакаме: { $names }
shuffle-good = Разбъркването е проверено: както бе обещано
shuffle-bad = Разбъркването не е обещаното!

# Подсказки на маса срещу компютри.
hint = Подсказка
hint-basis = По това, което можете да знаете: { $count ->
    [one] { $count } възможно раздаване
   *[other] { $count } възможни раздавания
}
estimate-card-points = точки
estimate-score = запис
estimate-chance = шанс
hint-best = най-добре
hint-nothing = За този избор нищо не може да се каже.
news-hint = Подсказка: { $actions }. { $why }

# Напускане.
leave-title = Напускате ли масата?
leave-alone = Играта се пази: чака ви на началната страница и може да продължите по всяко време.
leave-others = Вместо вас ще играе компютър и всички ще видят, че сте си тръгнали. Докато трае играта, може да се върнете на мястото си. Който отсъства, когато тя свърши, я губи и не печели нищо.
leave-stay = Оставам
leave-go = Тръгвам си
leave-hand-over = Тръгвам си, нека играе компютър

# Клавиши.
key-move = от карта на карта
key-do = игра, избор, натискане
key-next = към бутоните
key-pass = пас
key-coinche = coinche, surcoinche
key-last = последната взятка
key-sheet = листът с резултата
key-hint = подсказка (срещу компютри)
key-rules = правилата
key-go-on = нататък, следващо раздаване
key-close = затваряне, без избор
key-keys = този списък

# Какво се случва, на глас.
news-seat-taken = { $name }: на масата.
news-seat-left = { $name }: мястото се освободи.
news-seat-away = { $name }: напусна, играе компютър.
news-seat-slow = { $name }: времето изтече, играе компютър.
news-seat-back = { $name }: отново на масата.
news-started = Играта започва.
news-dealt = Вашите карти: { $cards }.
news-says = { $name }: { $what }
news-bids = { $name }: { $call }
news-plays = { $name }: { $cards }
news-takes-over = { $name }, взятката е поета с { $cards }
news-hides = { $name }: закрито { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}
news-lays-away = { $name }: три свалени карти.
news-contract-made = Договор: { $call }, { $name }.
news-shows = { $name }: показани { $cards }.
news-tapp = Прикуп: { $cards }, взема: { $name }.
news-melds = { $name }: обявени { $count }.
news-takes-trick = Взятката е за: { $name }.
news-scored = Раздаването свърши: { $what }.
