# Страница учётной записи и друзей.

account-guest = Вы играете как гость. С учётной записью имя останется за вами, а столы и друзья найдутся с любого устройства. Нужны только имя и пароль, без почты.
account-way = Учётная запись
account-make = Создать
account-enter = Войти
account-recover = Забыли пароль
account-do-make = Создать учётную запись
account-do-enter = Войти
account-do-recover = Сменить пароль и войти
account-leaves = Тем гостем, который сейчас в этом браузере, вы уже не вернётесь.
account-name = Имя
account-password = Пароль
account-code = Код восстановления
account-made = Учётная запись с { $date }
account-log-out = Выйти

password-now = Ваш пароль
password-new = Новый пароль
password-hint = Не меньше 8 знаков. Прислать его вам никто не сможет: берегите его.
password-change = Сменить пароль
password-ends = Во всех других местах вы выйдете.
password-changed = Пароль изменён.
secrets-title = Пароль и коды восстановления

codes-title = Ваши коды восстановления
codes-lead = По каждому можно один раз войти, если вы забудете пароль. Их показывают только сейчас: распечатайте их или запишите.
codes-print = Печать
codes-kept = Коды сохранены
codes-new = Новые коды восстановления
codes-left = { $count ->
    [one] Остался { $count } код.
    [few] Осталось { $count } кода.
   *[many] Осталось { $count } кодов.
}
codes-replace = Новые заменят все прежние.

sessions-title = Где вы вошли
sessions-cookie = Браузер
sessions-token = программа
sessions-current = здесь
sessions-seen = Последний раз: { $date }
sessions-end = Выйти там
sessions-end-others = Выйти везде, кроме этого места

friends-title = Друзья
friends-none = Пока никого. Создайте ссылку и пошлите её тем, кого знаете.
friends-new-link = Создать ссылку для друзей
friends-link = Ссылка для друзей
friends-until = Кто её откроет, может стать вашим другом: до { $date } или пока вы её не отзовёте.
friends-withdraw = Отозвать
friends-remove = Убрать
friend-offer = { $name } предлагает дружить.
friend-about = Каждый из вас появится в списке друзей другого.
friend-accept = Подружиться
friend-decline = Нет, спасибо
friend-already = Вы с { $name } друзья.
friend-own = Это ваша собственная ссылка: пошлите её тем, кого знаете.

block = Заблокировать
blocks-title = Заблокированные
blocks-about = Кого вы заблокировали, от того вы ничего не читаете. За стол, где сидите вы, такой человек не сядет и вашим другом не станет.
blocks-name = Имя учётной записи
blocks-undo = Разблокировать

own-data-title = Ваши данные
own-data-about = Всё, что хранит о вас сервер, принадлежит вам: имя, друзья, каждый сыгранный матч.
own-data-save = Сохранить всё
own-data-delete = Удалить меня
own-data-delete-about = Имя, друзья и входы удаляются. В чужих матчах на вашем месте останется неизвестный гость. Вернуть вас никто не сможет.
own-data-delete-now = Удалить навсегда
own-data-stay = Остаюсь
own-data-deleted = Всё удалено. Вы новый гость.
