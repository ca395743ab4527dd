# Сървърът: гостите и причините, поради които заявка се отказва.

guest-name = Гост { $number }

error-no-such-page = На този адрес няма нищо.
error-wrong-method = Този адрес не се пита така.
error-server-failed = Нещо на сървъра се обърка; играта ви е запазена. Опитайте отново.
error-server-stopping = Сървърът спира; играта ви е запазена. Опитайте след малко.
error-request-not-json = В заявката няма четим JSON.
error-request-field-missing = В заявката липсва полето „{ $field }“.
error-request-field-unknown = В заявката има непознато поле „{ $field }“.
error-request-field-wrong = Полето „{ $field }“ в заявката не е от правилния вид.
error-request-too-large = Заявката е твърде голяма: позволени са { $most } килобайта.
error-request-without-length = В заявката трябва да е посочена дължината ѝ.
error-foreign-origin = Заявката идва от чужд сайт.
error-too-many-requests = Твърде много заявки: изчакайте { $seconds } с.
error-too-many-streams = Следите твърде много маси едновременно.
error-no-such-token = Този ключ не важи тук.
error-no-such-table = Няма такава маса.
error-no-such-deal = На тази маса няма завършено раздаване с този номер.
error-no-such-moment = В онова раздаване няма такъв момент.
error-no-hints-here = Подсказки има само на маси срещу компютъра.
error-no-choice-now = В момента няма какво да решавате.
error-review-failed = Разбор на това раздаване не можа да се направи.
error-example-unknown = В правилата на тази игра има примери от видовете { $kinds }, всеки със свои полета.
error-example-impossible = Такъв пример не може да се реши.
error-name-empty = В името трябва да има поне една буква или цифра.

error-not-stored = Това не можа да се запише, затова не се е случило. Опитайте отново.
error-database-unusable = Базата данни { $file } не може да се използва: { $why }.
error-database-too-new = Базата данни е от версия { $found }, а този сървър познава версия { $known }.
error-database-in-use = Друг сървър използва базата данни { $database }.
error-database-address-unreadable = Базата данни се посочва като postgresql://user@host/name, а този адрес не е такъв.
error-database-driver-missing = За PostgreSQL е нужен драйвер, който не е инсталиран: pip install "atout[postgresql]"
error-data-folder-unusable = Папката за данни { $folder } не може да се използва: { $why }.
error-data-folder-in-use = Друг сървър вече използва папката за данни { $folder }.
error-secret-key-damaged = Тайният ключ в { $file } е повреден: изтрийте го и ще има нов; тогава всички ще бъдат нови гости.
error-rate-unreadable = ATOUT_RATE трябва да е положително число, а не „{ $value }“.
error-port-taken = Портът { $port } е зает: изберете друг с --port.
error-address-unusable = Сървърът не може да слуша на адрес { $host }: { $why }.

serve-open = Масата е на { $url }
serve-stop = Ctrl-C спира сървъра; след новото пускане всяка игра продължава.

page-missing-title = Страницата не е построена
page-missing-text = Сървърът работи, но страницата за браузъра не е част от тази инсталация. Построява я „make play“.
