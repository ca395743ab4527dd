# Масата: команди, които не могат да се изпълнят, дневници, които не се четат, доказателства за разбъркването.

error-late = На това вече е отговорено или играта е продължила: вижте какво има на масата сега.
error-command-ahead = Това отговаря на нещо, което масата още не е изпратила.
error-command-malformed = Тази команда не може да се прочете: { $detail }.
error-table-no-seat = Нямате място на тази маса.
error-table-seated-already = Вече имате място на тази маса.
error-table-seat-taken = Това място е заето: изберете друго.
error-table-full = Всички места са заети; можете да гледате.
error-table-no-invitation = На тази маса се сяда с покана, а тази покана не е вярната.
error-table-no-such-seat = Тук няма място { $seat }: местата са от 0 до { $most }.
error-table-host-only = Това може само домакинът на масата.
error-table-not-gathering = Играта вече е започнала.
error-table-not-shuffling = Сега не се разбърква.
error-table-seeds-closed = Случайните числа за това раздаване вече са събрани.
error-table-seeds-first = Първо се събират случайните числа, после се цепи.
error-table-not-cutter = Не сте вие този, който цепи тестето.
error-table-not-playing = Сега не се играе раздаване.
error-table-not-your-turn = Не сте на ход.
error-table-not-scored = Няма завършено раздаване, от което да се продължи.
error-table-not-over = Играта не е свършила.
error-table-away = Вместо вас играе компютър: първо се върнете на мястото си.
error-table-name-wrong = Името има от 1 до { $most } видими знака.
error-table-settings-wrong = Настройката „{ $field }“ не може да бъде { $value }.
error-table-practice-alone = От този момент се продължава само срещу компютри.
error-table-practice-over = В този момент раздаването е свършило: няма какво повече да се играе.

error-log-empty = Всяка маса започва с отварянето си.
error-event-damaged = Записано събитие не може да се прочете: { $detail }.
error-event-out-of-place = Събитие { $number } ({ $kind }) не може да се е случило на тази маса.

error-fair-unreadable = Доказателството за разбъркването не може да се прочете: „{ $field }“ липсва или е грешно.
error-fair-commitment-wrong = Тайната не е обещаната преди раздаването; нейният SHA-256 е { $right }.
error-fair-deck-wrong = Тестето не е разбърканото: онова започва с { CARDS($right) }.
error-fair-seats-wrong = Доказателството има случайни числа за { $given } места, а играят { $count }.
error-fair-needs-deck = Доказателството за разбъркването иска тестето и цепенето.
error-fair-cut-wrong = Тестето е цепено на { $cut }, а от случайните числа следва { $right }.
error-fair-cutter-wrong = Това тесте трябваше да цепи място { $right }.
