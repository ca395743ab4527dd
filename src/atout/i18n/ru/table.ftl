# Стол: команды, которые нельзя выполнить, журналы, которые нельзя прочесть, доказательства тасовки.

error-late = На это уже отвечено, или игра пошла дальше: посмотрите, что на столе сейчас.
error-command-ahead = Это ответ на то, чего стол ещё не присылал.
error-command-malformed = Эту команду не прочесть: { $detail }.
error-table-no-seat = За этим столом у вас нет места.
error-table-seated-already = У вас уже есть место за этим столом.
error-table-seat-taken = Это место занято: выберите другое.
error-table-full = Все места заняты; можно смотреть.
error-table-no-invitation = За этот стол садятся по приглашению, а это приглашение не подходит.
error-table-no-such-seat = Места { $seat } здесь нет: места — от 0 до { $most }.
error-table-host-only = Это может только хозяин стола.
error-table-not-gathering = Партия уже началась.
error-table-not-shuffling = Сейчас ничего не тасуют.
error-table-seeds-closed = Случайные числа для этой раздачи уже собраны.
error-table-seeds-first = Сначала собирают случайные числа, потом снимают.
error-table-not-cutter = Снимать эту колоду не вам.
error-table-not-playing = Сейчас раздача не разыгрывается.
error-table-not-your-turn = Сейчас не ваш ход.
error-table-not-scored = Нет оконченной раздачи, после которой идти дальше.
error-table-not-over = Партия не окончена.
error-table-away = За вас играет компьютер: сначала вернитесь на своё место.
error-table-name-wrong = В имени должно быть от 1 до { $most } видимых знаков.
error-table-settings-wrong = Настройка «{ $field }» не может быть равна { $value }.
error-table-practice-alone = С этого места играют дальше только против компьютеров.
error-table-practice-over = В этот момент раздача окончена: играть больше нечего.

error-log-empty = Стол начинается с того, что его открывают.
error-event-damaged = Сохранённое событие не прочесть: { $detail }.
error-event-out-of-place = Событие { $number } ({ $kind }) за этим столом произойти не могло.

error-fair-unreadable = Доказательство тасовки не прочесть: поле «{ $field }» отсутствует или неверно.
error-fair-commitment-wrong = Секрет не тот, что был обещан до раздачи; его SHA-256 — { $right }.
error-fair-deck-wrong = Колода не та, что была стасована: та начинается с { CARDS($right) }.
error-fair-seats-wrong = Мест со случайными числами в доказательстве: { $given }, а игроков: { $count }.
error-fair-needs-deck = Доказательству тасовки нужны колода и место снятия.
error-fair-cut-wrong = Снято { $cut }, а по случайным числам выходит { $right }.
error-fair-cutter-wrong = Снимать эту колоду должно было место { $right }.
