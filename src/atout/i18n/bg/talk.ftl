# Разговор на масата: фрази, които всеки чете на своя език, и свои думи между приятели.

talk = Разговор
talk-new = има нещо ново
talk-said = { $name }: { $what }
talk-nothing = Още никой не е казал нищо.
talk-more = Останалото след края на раздаването.
talk-text = Със свои думи
talk-send = Изпрати
talk-mute = Без разговор на тази маса
talk-unmute = Отново с разговор на тази маса
talk-muted = Разговорът на тази маса е изключен.
key-talk = разговор, между хора
seat-block = Блокирай: { $name }
seat-block-means = Вече няма да виждате нищо, което пише { $name }, нито тук, нито на друга маса; { $name } вече не може да седне на ваша маса и вече не сте приятели. Никой не научава за това.
seat-blocked = { $name }: блокирано.

# Фразите. Докато се играе:
phrase-hello = Здравейте!
phrase-one-moment = Един момент, моля
phrase-back = Отново съм тук
phrase-take-your-time = Не бързайте
phrase-goodbye = Довиждане!
# Между раздаванията:
phrase-good-luck = Късмет!
phrase-well-played = Добре изиграно!
phrase-nice-hand = Хубави карти!
phrase-congratulations = Поздравления!
phrase-thanks = Благодаря!
phrase-sorry = Извинете!
phrase-oops = Опа!
phrase-that-was-close = На косъм!
phrase-wow = Леле!
phrase-good-game = Добра игра!
phrase-again = Още една игра?

error-talk-not-seated = На масата могат да говорят само тези, които седят на нея.
error-talk-after-deal = Тази фраза трябва да почака до края на раздаването, за да не подскаже нищо на партньора.
error-talk-friends-only = Със свои думи се пише там, където всички хора на масата са приятели помежду си. Фразите ги има винаги.
error-talk-too-long = Твърде дълго е: най-много { $most } знака.
error-talk-empty = Тук няма нищо за четене.
