# Что зарабатывают игроки: уровень, монеты, рейтинг, задания, таблицы лидеров.

earned-pages = Об игроках
earned-level = Уровень { $level }
earned-to-next = { $have } из { $need } опыта до уровня { $next }
earned-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
earned-both = { $coins ->
    [0] +{ $experience } опыта
    [one] +{ $experience } опыта, +{ $coins } монета
    [few] +{ $experience } опыта, +{ $coins } монеты
   *[many] +{ $experience } опыта, +{ $coins } монет
}
earned-rating = рейтинг { $before } → { $after }
earned-new-level = У вас уровень { $level }!
earned-challenges = { $count ->
    [one] выполнено { $count } задание
    [few] выполнено { $count } задания
   *[many] выполнено { $count } заданий
}
earned-title = Что дала партия
recent-title = Последние партии
recent-won = победа
recent-lost = поражение
recent-left = уход

# Рейтинги.
ratings-title = Рейтинги
ratings-none = Игры появятся здесь, когда будет засчитана первая партия.
rating-spread = { $rating } ± { $spread }
rating-about = Настоящая сила лежит в этих пределах в 19 случаях из 20.
column-game = Игра
column-rating = Рейтинг
column-matches = Партий
column-won = Побед
column-left = Уходов

# Задания.
challenges-day = Задания на сегодня
challenges-week = Задания на неделю
challenge-progress = { $done } из { $needed }
challenge-done = Выполнено

# Таблицы лидеров.
board-period = Время
board-period-week = Эта неделя
board-period-month = Этот месяц
board-period-all = Всё время
board-place = Место
board-player = Игрок
board-you = Вы
board-none = За это время в эту игру ещё никто не сыграл на рейтинг.
board-more = Дальше
board-not-listed = У вас нет места в таблице: гости в неё не входят.
board-about = Места – по нижней границе рейтинга: по тому, что в нём надёжно.
