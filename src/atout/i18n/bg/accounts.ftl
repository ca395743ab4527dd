# Профили и приятели: причини за отказ.

error-name-taken = Някой с профил има подобно име: изберете друго.
error-name-reserved = Това име е запазено за компютрите или за сайта: изберете друго.
error-name-mixed = Една от думите в името е с букви от две азбуки: напишете я с една.
error-account-already = Вече имате профил.
error-no-account = Нямате профил тук.
error-login-wrong = Името и паролата не си съответстват.
error-recovery-wrong = Името и кодът не си съответстват или кодът вече е използван.
error-password-wrong = Това не е вашата парола.
error-password-too-short = Паролата трябва да има поне { $least } знака.
error-password-too-long = Паролата може да има най-много { $most } знака.
error-no-such-session = Нямате такова влизане.
error-friend-link-own = Тази връзка е ваша: изпратете я на друг.
error-friend-links-too-many = Можете да имате най-много { $most } връзки: първо оттеглете някоя.
error-friends-too-many = Единият от вас вече има { $most } приятели, повече не може.
error-block-yourself = Не можете да блокирате себе си.
error-blocks-too-many = Вече сте блокирали { $most } души, повече не може.
error-no-such-friend-link = Връзката не важи: оттеглена е или е твърде стара.
error-no-such-person = Няма такъв човек.
error-table-not-for-you = Не можете да седнете на тази маса.
