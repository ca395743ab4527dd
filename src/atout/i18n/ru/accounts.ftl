# Учётные записи и друзья: причины отказа.

error-name-taken = Похожее имя уже занято: выберите другое.
error-name-reserved = Это имя оставлено для компьютеров или самого сайта: выберите другое.
error-name-mixed = В одном слове имени буквы двух азбук: напишите его одной.
error-account-already = У вас уже есть учётная запись.
error-no-account = У вас здесь нет учётной записи.
error-login-wrong = Имя и пароль не подходят друг к другу.
error-recovery-wrong = Имя и код не подходят друг к другу, или код уже использован.
error-password-wrong = Это не ваш пароль.
error-password-too-short = В пароле должно быть не меньше { $least } знаков.
error-password-too-long = В пароле может быть не больше { $most } знаков.
error-no-such-session = Такого входа у вас нет.
error-friend-link-own = Это ваша собственная ссылка: пошлите её кому-нибудь другому.
error-friend-links-too-many = Ссылок может быть не больше { $most }: сначала отзовите одну.
error-friends-too-many = У одного из вас уже { $most } друзей, больше нельзя.
error-block-yourself = Себя заблокировать нельзя.
error-blocks-too-many = Вы уже заблокировали { $most } человек, больше нельзя.
error-no-such-friend-link = Ссылка не действует: её отозвали, или она устарела.
error-no-such-person = Такого человека нет.
error-table-not-for-you = За этот стол вам не сесть.
