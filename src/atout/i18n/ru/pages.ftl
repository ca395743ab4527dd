# Страницы вокруг стола: начало, столы, лист счёта, повтор раздачи, правила, честные раздачи.

# Начало.
home-title = Пять козырных игр за одним столом
home-lead = Ни регистрации, ни установки: выберите игру, и карты уже сданы.
home-line-coinche-ffb = Белот с торговлей по правилам французской федерации: только козырные масти, комбинации, партия до 2000.
home-line-coinche-1001 = Белот с торговлей, как играют в сети: есть и без козыря, и все козыри, партия до 1001.
home-line-coinche-bg = Белот с торговлей по-болгарски: козырь надо перебивать, а нечем — подкладывать. Вы с компьютером против двоих.
home-line-binokel = Швабская игра с объявлениями: трое игроков, каждой карты по две, один против двоих.
home-line-kozel = Русский козёл: ходят сразу несколькими картами, а шестёрка пик бьёт всё.
home-play = Играть
home-friends = С друзьями
home-open = Открытый стол
home-rules = Правила
home-options = Сила и темп
home-mine = Ваши столы
home-go-on = Продолжить
home-not-begun = ещё не начато
home-drop = Убрать из списка
home-all-tables = Все ({ $count })
home-practice = тренировка
home-name = Вас зовут { $name }.
home-rename = Сменить имя
home-new-name = Ваше имя
home-keep-name = Сохранить
home-fair = Каждую раздачу можно проверить
home-fair-text = Тасовку никто не может подстроить, и после раздачи это можно доказать.
level = Компьютеры играют
level-random = наугад
level-thumb = по опыту
level-novice = как новичок
level-club = как игрок клуба
level-master = как мастер
level-now = Сейчас они играют { $level }.
level-about-novice = Держится простых правил и не заглядывает вперёд: с ним легко начать.
level-about-club = Помнит вышедшие карты и проверяет каждый ход на возможных раскладах.
level-about-master = Думает дольше всех: перед каждым ходом перебирает намного больше раскладов.
pace = Компьютеры думают
pace-1800 = не спеша
pace-900 = недолго
pace-300 = мгновенно
clock = Людям на ход
clock-60 = 1 минута
clock-120 = 2 минуты
clock-300 = 5 минут
clock-none = без часов

# Столы.
lobby-title = Столы
lobby-lead = Открытые столы: садитесь на свободное место или смотрите.
lobby-none = Сейчас открытых столов нет. Откройте свой: подсесть может любой, а пустые места займут компьютеры.
lobby-free = { $count ->
    [0] мест нет
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
lobby-join = Сесть
lobby-watch = Смотреть
lobby-gathering = ждут игроков
lobby-shuffling = карты тасуются
lobby-playing = идёт игра
lobby-scored = между раздачами
lobby-over = партия сыграна
lobby-open-which = Открыть стол
lobby-failed = Список не загрузился; попытка повторится сама.
computer = компьютер

# Лист счёта.
sheet-title = Лист счёта
sheet-empty = Ни одной раздачи ещё не сыграно.
sheet-seat = Место { $seat }
sheet-outcome = Итог
sheet-explain = Объяснить раздачу { $number }
sheet-match = Партия { $number }
sheet-replay = Посмотреть раздачу ещё раз
sheet-total-now = Итого
sheet-good = для вас хорошо
sheet-bad = для вас плохо

# Повтор раздачи.
replay-title = Раздача { $deal }
replay-deals = Другие раздачи
replay-deal-before = Предыдущая раздача
replay-deal-after = Следующая раздача
replay-to-table = К столу
replay-first = В начало
replay-trick-back = На взятку назад
replay-back = На шаг назад
replay-on = На шаг вперёд
replay-trick-on = На взятку вперёд
replay-last = В конец
replay-moment = Момент
replay-step = { $at } из { $most }
replay-play-on = Играть отсюда
replay-copy = Ссылка на этот момент
replay-copied = Скопировано
replay-copy-failed = Скопировать ссылку здесь нельзя: возьмите её из адресной строки.
replay-export = Сохранить запись
replay-seat = Смотреть с места
replay-cards = Карты
replay-open = Все открыты
replay-closed = Как видело это место
replay-keys = Клавиши: ← → шаг, [ ] взятка, Home и End.
replay-log = Ход раздачи
replay-raises = повышает

# Разбор.
review-title = Разбор
review-pending = Раздача разбирается. Это недолго; разбор появится здесь сам.
review-ready = Разбор готов.
review-intro = Чего стоило каждое решение: в очках и в шансе выиграть раздачу. Коснитесь решения, чтобы вернуться к его моменту.
review-choice = Решение
review-column-lay = Как лежали карты
review-column-you = По тому, что вы могли знать
review-column-seat = По тому, что место могло знать
review-about-lay = Точно, когда известны все карты. За столом этого не видел никто.
review-about-known = В среднем по раскладам, возможным для этого места. Верное решение не стоит ничего, как бы плохо оно ни обернулось.
review-about-units = Заявки измеряются записью, к которой ведут, ходы — очками за карты.
review-first = Худшие
review-others = Остальные, по порядку
review-in-order = По порядку
review-none-worst = По тому, что можно было знать, ни одно решение ничего не стоило.
review-no-choice = Выбирать этому месту было не из чего.
review-dash-call = – как лежали карты: неизвестно, что сказали бы другие на иную заявку.
review-dash-lay = – как лежали карты: точно посчитать в этот момент не удалось.
review-dash-known = – по тому, что можно было знать: оценить в этот момент не удалось.
review-seats = В среднем
review-player = Игрок
review-choices = Решений
review-this = Это решение
review-did = Выбрано: { $action }
review-cost-points = Цена в очках: { $points }
review-cost-chance = Цена в шансе: { $chance }
review-show = Показать ответ
review-hide = Скрыть ответ
review-best = Лучше всего: { $actions }
review-deals = Просмотрено возможных раскладов: { $count }
review-worth = Чего стоил каждый выбор

# Честные раздачи.
fair-title = Доказательство тасовки
fair-none = Эту раздачу доигрывают с середины другой, для неё ничего не тасовали.
fair-cannot = Этот браузер может проверить доказательство только по https или на самом сервере. Сохранённую запись где угодно проверит «atout verify».
fair-good = Раздача — та самая, что была обещана.
fair-bad = Доказательство не сходится. Не доверяйте этой раздаче.
fair-holds = верно
fair-broken = неверно
fair-unknown = неизвестно
fair-check-promise = Обещание и ваши числа — те, что этот браузер видел до раздачи.
fair-check-secret = Секрет — тот, что обещал сервер: его SHA-256 совпадает с обязательством.
fair-check-deck = Секрет, стол, номер раздачи и числа игроков дают именно эту колоду.
fair-check-cut = Колода снята там, где велят числа, или там, где снял игрок.
fair-check-hands = Карты игроков — из этой колоды и сданы по правилам.
fair-numbers = Числа
fair-commitment = Обязательство
fair-secret = Секрет
fair-seeds = Числа игроков
fair-cut = Съём

# Правила.
rules-games = Игры
rules-search = Искать слова
rules-found = { $count ->
    [0] Ничего не найдено
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
rules-contents = Содержание
example-trick = На столе
example-lead = Ваш ход.
example-touch = Ваши карты: коснитесь любой
example-legal = { CARD($card) } сыграть можно.
example-hand = Ваши карты
example-winning = Сейчас берёт
example-reply = Ответ
example-side-0 = Сторона 0
example-side-1 = Сторона 1
example-ask-reply = Ответ перехватывает?
example-ask-claim = Что это за карты?
example-ask-compare = Чьи комбинации идут в счёт?
example-ask-declare = Что можно объявить?
example-ask-lead = С чего можно пойти?
example-ask-meld = Сколько стоят объявления?
example-ask-score = Что пойдёт в запись?
example-show = Показать
example-right = Верно!
example-wrong = Нет:
example-reply-yes = Перехватывает
example-reply-no = Не перехватывает
example-claim-moskva = Москва
example-claim-molodka = Молодка
example-claim-none = Ни то ни другое
example-compare-0 = Стороны 0
example-compare-1 = Стороны 1
example-compare-none = Ничьи
summary-contract = Контракт
summary-by = Сторона контракта
summary-double = Множитель
summary-cards = Очки в картах
summary-tricks = Взятки
summary-declarations = Комбинации
summary-belote = Белот
summary-soloist = Место солиста
summary-bid = Заявка
summary-concede = Отказ от игры
summary-durch = Durch
summary-melds = Объявления
summary-yes = да
summary-generale = Генераль, место
summary-laid_away = Очки в сносе
summary-trump = Козыри

# О честных раздачах.
about-why = Колода, которую тасует сервер, — дело доверия. Здесь верить на слово не нужно: каждая раздача оставляет доказательство, и проверить его может любой.
about-how = Как появляется раздача
about-promise = Сервер связывает себя.
about-promise-text = Он берёт секретное число и публикует его отпечаток — обязательство. Передумать после этого нельзя: у другого секрета был бы другой отпечаток.
about-share = Игроки добавляют своё.
about-share-text = Браузер каждого, кто сидит за столом, сам берёт случайные числа и отсылает их. Они приходят после обязательства, так что подобрать под них секрет сервер не может.
about-cut = Кто-то снимает колоду.
about-cut-text = Сосед сдающего говорит, сколько карт уйдёт сверху вниз, а колоды ещё никто не знает. За компьютер число выпадает само.
about-mix = Из всего этого получается колода —
about-mix-text = опубликованным способом: любой порядок карт так же вероятен, как всякий другой.
about-show = Всё показывают.
about-show-text = Когда сыграна последняя карта, сервер публикует секрет, и каждый, кто там был, может собрать ту же раздачу заново.
about-check = Как проверить
about-check-page = Браузер хранит обязательство и свои числа и сам проверяет каждую сыгранную раздачу. На странице раздачи видны все шаги проверки.
about-check-program = Сохранённую запись проверит программа, без этой страницы и без сервера:
about-limits = Что это даёт и чего не даёт
about-limit-server = Один сервер выбрать колоду не может, пока честны числа хотя бы одного человека.
about-limit-players = Не могут и игроки: без секрета числа и съём ничего не говорят о картах.
about-limit-caught = Сервер, который сдал не то, что натасовал, показал не тот секрет или пропустил ваши числа, попадётся на проверке.
about-limit-trust = Никакое доказательство не помешает серверу подсказать кому-то карты. От этого спасает только сервер, которому вы верите, или свой собственный.
about-keeps = Что хранит эта страница
about-keeps-text = По одной куке сервер узнаёт, что вы тот же гость, что и раньше; настройки и список столов остаются в браузере. Страница ничего не загружает со стороны, никого не считает и ни за кем не следит.

# Без связи.
offline-title = Связи нет
offline-text = Стол находится на сервере, а связи с ним сейчас нет. Игра вас ждёт: как только связь вернётся, можно продолжать.
