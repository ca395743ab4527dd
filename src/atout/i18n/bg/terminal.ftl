# Игра в терминала и команден ред: имена, въпроси, събития, листове с резултата, помощ.

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
word-concede = отказ
auction-silent = Още няма обява.
declared-own = Обявихте
bid-stands = Наддаване
soloist = Солист
tapp = Прикуп
laid-away = Свалени
melds-worth = обявени { $points }
trumps = Коз
turn-up = обърната карта
stock = { $count ->
    [0] тестето свърши
   *[other] в тестето { $count }
}
wins-now = Печели

# Въпроси.
ask-card = Ваш ред е: коя карта?
ask-bid = или обява
ask-declare = Какво обявявате?
declare-nothing = нищо
ask-lay-away = Свалете { $count } карти: номера или имена.
ask-game = Коз?
ask-claim = Да я покажете ли и да вземете хода?
ask-lead = Вие излизате: от една до четири карти от една боя.
ask-reply = { $count ->
    [one] Отговорете с { $count } карта
   *[other] Отговорете с { $count } карти
}: което бие, пада открито; „скрий“ отпред — закрито.
press-enter = Enter — нататък …
type-help = Напишете ? за помощ.
say-raise = вдигане до { $bid }
say-moskva = Москва
say-molodka = Молодка
say-silent = мълчание

# Какво стана.
news-contract = Договор
news-trick = Взятка { $number }
news-laid-away = { $count ->
    [one] { $count } свалена карта
   *[other] { $count } свалени карти
}
news-turn-up = обърнатата карта
face-down = { $count ->
    [one] { $count } карта закрито
   *[other] { $count } карти закрито
}
takes-over = бие

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
outcome-conceded = отказ от игра
outcome-durch-made = изигран
outcome-durch-lost = загубен
outcome-short-made = изкарано
outcome-short-lost = вътре
outcome-short-dispute = спор
outcome-short-thrown-in = всички пас
outcome-short-conceded = отказ
outcome-short-durch-made = Durch изигран
outcome-short-durch-lost = Durch загубен
outcome-short-won = –
outcome-short-drawn = поравно
kozel-deal-won = Раздаването е ваше
kozel-deal-lost = Раздаването е загубено
match-won = Спечелихте играта!
match-lost = Противниците спечелиха играта.
match-lost-to = Играта печели: { $winner }.

# Думи, които може да се пишат, разделени със запетаи; английските се разбират на всеки език.
typed-pass = пас, п
typed-coinche = коанш, coinche, контра, к
typed-surcoinche = сюркоанш, реконтра, рк
typed-capot = капо
typed-nothing = нищо, не, 0
typed-raise = вдигам, вдигане, още
typed-durch = дурх
typed-concede = отказ
typed-trump = коз
typed-moskva = москва
typed-molodka = молодка
typed-silent = мълча, мълчание, не
typed-lead = излизам
typed-beat = бия
typed-hide = скрий, скрито, закрито
typed-no = н, не, нова, n, no, new
command-help = ?, помощ
command-why = защо
command-last = последна, взятка
command-shown = показано, обяви
command-score = резултат, точки
command-rules = правила, правило
command-quit = изход, край

# Команди.
help-cards = Карта се назовава с номер или със стойност и боя: 10ку, Вку, асп, ♥10. Бои: с или сп ♣, ка ♦, ку ♥, п ♠.
help-coinche =
    Обяви: 90ку, 100 п, капо ка; без коз и всичко коз — 90 бк, 90 вк. Пас: пас или п. Удвояване: coinche (или к), surcoinche (или рк).
    Преди първата карта може да ви попитат какво обявявате: отговорете с номер, 0 — нищо.
help-binokel =
    Наддаване: „вдигам“ добавя десет, „пас“ се отказва.
    След прикупа назовете три карти за сваляне, после боя за коз, „отказ ку“ или „дурх“.
help-kozel =
    Няколко карти се назовават наведнъж: 1 3 или Дку 6п. В отговор картите, които бият, падат открито, другите — закрито;
    „скрий“ отпред ги слага закрито при всички случаи, „защо Дку 7ку“ казва защо не бият.
    При москва или молодка ви питат дали ще я покажете.
help-commands =
    защо 7ку    защо карта или обява не може
    последна    последната взятка
    показано    какво беше показано: комбинации, обяви, москва и молодка
    резултат    листът с резултата, всяко число с правилото си
    правила     всички правила; правила K4.6 — текстът на едно
    изход       тръгвате си; играта се пази и продължава друг път
why-what = Напишете „защо“ и карта или обява, например: защо 7ку
why-allowed = Това е позволено.
last-none = В това раздаване още няма завършена взятка.
shown-none = В това раздаване още нищо не е показано.
score-none = Още няма завършено раздаване.
rules-one = Напишете „правила“ и номер, за да прочетете едно от тях.
which-game = Коя игра?
which-number = Напишете число от 1 до { $most } или q за изход.
ask-resume = Има недовършена игра: раздаване { $number }, резултат { $totals }. Да продължи ли? [Д/н]
kept = Играта е запазена: същата команда я продължава.
saved-aside = Файлът е запазен като { $path }; започва нова игра.

error-typed-no-card = „{ $text }“ тук не е карта: напишете номера ѝ или стойност и боя, например 10ку, Дп, аку.
error-typed-no-suit = „{ $text }“ не е боя: напишете с (♣), ка (♦), ку (♥) или п (♠); където се играе — бк без коз, вк всичко коз.
error-typed-no-such-number = Число { $number } тук няма: има от 1 до { $most }.
error-typed-twice = Номер { $number } е назован два пъти.
error-typed-card-twice = Карта е назована два пъти.
error-typed-one-card = Назовете една карта: номер или стойност и боя.
error-typed-no-cards = Назовете картите: номера или стойност и боя на всяка.
error-typed-choice = „{ $text }“ го няма сред отговорите: напишете число от 1 до { $most }.
error-typed-no-bid = „{ $text }“ не е обява: напишете число и боя, например 90ку, или „пас“.
error-saved-unreadable = Запазената игра в { $path } не може да се прочете: { $fault }
error-saved-other-game = В { $path } е запазена друга игра: { $game }.
error-summary-too-long = Обобщението е по-дълго от { $most } MiB.
error-summary-not-utf8 = Обобщението не е в UTF-8: байт { $byte }.
error-summary-not-json = Обобщението не е JSON: ред { $line }, колона { $column }.
error-summary-too-deep = Списъците или обектите в обобщението са вложени твърде дълбоко.
error-summary-number-too-long = В обобщението има число с твърде много цифри.
error-summary-no-number = В JSON { $text } не е число.
