# Разговор за столом: фразы, которые каждый читает на своём языке, и свои слова между друзьями.

talk = Разговор
talk-new = есть новые слова
talk-said = { $name }: { $what }
talk-nothing = Пока никто ничего не сказал.
talk-more = Остальное после конца раздачи.
talk-text = Своими словами
talk-send = Отправить
talk-mute = Отключить разговор за этим столом
talk-unmute = Включить разговор за этим столом
talk-muted = Разговор за этим столом отключён.
key-talk = разговор, между людьми
seat-block = Заблокировать: { $name }
seat-block-means = Вы больше не увидите ничего, что пишет { $name }, ни здесь, ни за другими столами; { $name } больше не сядет за ваш стол, и вы больше не друзья. Об этом никому не сообщается.
seat-blocked = { $name }: заблокировано.

# Фразы. Пока идёт раздача:
phrase-hello = Здравствуйте!
phrase-one-moment = Минутку, пожалуйста
phrase-back = Я снова здесь
phrase-take-your-time = Не спешите
phrase-goodbye = До свидания!
# Между раздачами:
phrase-good-luck = Удачи!
phrase-well-played = Хорошо сыграно!
phrase-nice-hand = Хорошая карта!
phrase-congratulations = Поздравляю!
phrase-thanks = Спасибо!
phrase-sorry = Извините!
phrase-oops = Ой!
phrase-that-was-close = Впритык!
phrase-wow = Ух ты!
phrase-good-game = Хорошая игра!
phrase-again = Ещё партию?

error-talk-not-seated = Говорить за столом могут только те, кто за ним сидит.
error-talk-after-deal = С этой фразой надо подождать до конца раздачи, чтобы она ничего не подсказала партнёру.
error-talk-friends-only = Своими словами можно писать там, где все за столом друзья друг другу. Фразы есть всегда.
error-talk-too-long = Слишком длинно: можно не больше { $most } символов.
error-talk-empty = Здесь нечего прочитать.
