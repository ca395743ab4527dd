# Сервер: гости и причины, по которым запрос отклоняется.

guest-name = Гость { $number }

error-no-such-page = По этому адресу ничего нет.
error-wrong-method = К этому адресу так не обращаются.
error-server-failed = На сервере что-то сломалось; ваша игра цела. Попробуйте ещё раз.
error-server-stopping = Сервер останавливается; ваша игра цела. Попробуйте через минуту.
error-request-not-json = В запросе нет читаемого JSON.
error-request-field-missing = В запросе не хватает поля «{ $field }».
error-request-field-unknown = В запросе есть неизвестное поле «{ $field }».
error-request-field-wrong = Поле «{ $field }» в запросе не того вида.
error-request-too-large = Запрос слишком велик: можно не больше { $most } килобайт.
error-request-without-length = В запросе должна быть указана его длина.
error-foreign-origin = Запрос пришёл с чужого сайта.
error-too-many-requests = Слишком много запросов: подождите { $seconds } с.
error-too-many-streams = Вы следите за слишком многими столами сразу.
error-no-such-token = Этот ключ здесь не действует.
error-no-such-table = Такого стола нет.
error-no-such-deal = За этим столом нет оконченной раздачи с таким номером.
error-no-such-moment = В той раздаче нет такого момента.
error-no-hints-here = Подсказки бывают только за столами с компьютером.
error-no-choice-now = Сейчас вам нечего решать.
error-review-failed = Эту раздачу разобрать не удалось.
error-example-unknown = В правилах этой игры есть примеры видов { $kinds }, у каждого свои поля.
error-example-impossible = Такой пример не решается.
error-name-empty = В имени должна быть хотя бы одна буква или цифра.

error-not-stored = Это не удалось записать, поэтому ничего не произошло. Попробуйте ещё раз.
error-database-unusable = Базу данных { $file } открыть нельзя: { $why }.
error-database-too-new = База данных версии { $found }, а этот сервер знает версию { $known }.
error-database-in-use = Базой данных { $database } уже пользуется другой сервер.
error-database-address-unreadable = База данных указывается в виде postgresql://user@host/name, а этот адрес не таков.
error-database-driver-missing = Для PostgreSQL нужен драйвер, а он не установлен: pip install "atout[postgresql]"
error-data-folder-unusable = Папкой данных { $folder } пользоваться нельзя: { $why }.
error-data-folder-in-use = Папкой данных { $folder } уже пользуется другой сервер.
error-secret-key-damaged = Секретный ключ в { $file } повреждён: удалите его, и будет новый; но все станут новыми гостями.
error-rate-unreadable = ATOUT_RATE должно быть положительным числом, а не «{ $value }».
error-port-taken = Порт { $port } занят: выберите другой через --port.
error-address-unusable = Сервер не может слушать по адресу { $host }: { $why }.

serve-open = Стол открыт: { $url }
serve-stop = Ctrl-C останавливает сервер; после нового запуска каждая игра пойдёт дальше.

page-missing-title = Страница не собрана
page-missing-text = Сервер работает, но страницы для браузера в этой установке нет. Её собирает «make play».
