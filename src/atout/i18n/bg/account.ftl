# Страницата на профила и на приятелите.

account-guest = Играете като гост. С профил името остава ваше, а масите и приятелите ви се намират от всяко устройство. Нужни са само име и парола, без имейл.
account-way = Профил
account-make = Създаване
account-enter = Вход
account-recover = Забравена парола
account-do-make = Създай профил
account-do-enter = Влез
account-do-recover = Смени паролата и влез
account-leaves = Като госта, който сте сега в този браузър, вече няма да се върнете.
account-name = Име
account-password = Парола
account-code = Код за възстановяване
account-made = Профил от { $date }
account-log-out = Изход

password-now = Вашата парола
password-new = Нова парола
password-hint = Поне 8 знака. Никой не може да ви я изпрати: пазете я.
password-change = Смяна на паролата
password-ends = Навсякъде другаде ще излезете от профила.
password-changed = Паролата е сменена.
secrets-title = Парола и кодове за възстановяване

codes-title = Вашите кодове за възстановяване
codes-lead = С всеки от тях можете да влезете веднъж, ако забравите паролата. Показват се само сега: отпечатайте ги или ги запишете.
codes-print = Печат
codes-kept = Запазих ги
codes-new = Нови кодове за възстановяване
codes-left = { $count ->
    [one] Остава { $count } код.
   *[other] Остават { $count } кода.
}
codes-replace = Новите заменят всички предишни.

sessions-title = Къде сте влезли
sessions-cookie = Браузър
sessions-token = програма
sessions-current = тук
sessions-seen = Последно: { $date }
sessions-end = Изход там
sessions-end-others = Изход навсякъде другаде

friends-title = Приятели
friends-none = Още никого няма. Създайте връзка и я изпратете на свои познати.
friends-new-link = Създай връзка за приятели
friends-link = Връзка за приятели
friends-until = Който я отвори, може да ви стане приятел: до { $date } или докато не я оттеглите.
friends-withdraw = Оттегли
friends-remove = Махни
friend-offer = { $name } иска да бъдете приятели.
friend-about = Всеки от вас ще бъде в списъка с приятели на другия.
friend-accept = Да станем приятели
friend-decline = Не, благодаря
friend-already = Вие и { $name } сте приятели.
friend-own = Тази връзка е ваша: изпратете я на свои познати.

block = Блокирай
blocks-title = Блокирани
blocks-about = От тези, които сте блокирали, не четете нищо. Те не могат да седнат на маса, на която седите, нито да ви станат приятели.
blocks-name = Име на профил
blocks-undo = Отблокирай

own-data-title = Вашите данни
own-data-about = Всичко, което сървърът пази за вас, е ваше: името, приятелите, всеки изигран мач.
own-data-save = Запази всичко
own-data-delete = Изтрий ме
own-data-delete-about = Името, приятелите и влизанията се изтриват. В мачовете на другите на ваше място остава непознат гост. Никой не може да ви върне.
own-data-delete-now = Изтрий завинаги
own-data-stay = Оставам
own-data-deleted = Всичко е изтрито. Вие сте нов гост.
