# Что говорится за любым столом, во что бы за ним ни играли.

you = вы
ruling = Трактовка
player-name = Игрок { $number }
figure = { $n }
count-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }
chance-whole = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
chance-fine = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
chance-least = <{ NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
chance-none = ·
one-decimal = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
two-decimals = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
ordinal = { $n }-е

# Отказы, общие для всех правил
refusal-not-your-turn = сейчас не ваш ход
refusal-not-now = сейчас нужно сделать другое
refusal-nothing-to-take-back = отменять нечего: вашего хода ещё не было, с тех пор открылось что-то новое или по правилам ход окончателен
refusal-game-over = игра окончена

# Отказы стола на сервере
refusal-seat-taken = это место занято
refusal-name-taken = имя «{ $name }» здесь уже занято: выберите другое
refusal-nobody-sits-there = там никто не сидит
refusal-nobody-is-away = с этого места никто не уходил
refusal-seat-free = заняты ещё не все места
refusal-no-seat-free = столько свободных мест нет
refusal-one-seat-each = с этого устройства в этой партии уже играли на другом месте, а на двух не играет никто: сначала доиграйте ту партию
refusal-seat-is-connected = { $seat } на связи: бот заменяет только тех, кто ушёл, исчерпал время или долго отсутствует
refusal-not-away-yet =
    { $number ->
        [one] { $seat } отсутствует недостаточно долго: бот может вступить через { $number } секунду
        [few] { $seat } отсутствует недостаточно долго: бот может вступить через { $number } секунды
       *[other] { $seat } отсутствует недостаточно долго: бот может вступить через { $number } секунд
    }
refusal-never-away = за этим столом бот не заменяет отсутствующих игроков
refusal-not-ready = готовность ещё не подтверждена: { $seat }
refusal-has-begun = игра уже началась
refusal-not-begun = игра ещё не началась
refusal-not-over = игра ещё не окончена
refusal-table-closed = этот стол закрыт
refusal-other-rules = эту партию играли по версии правил { $version }, которая здесь больше не используется; запись партии сохранена
refusal-chat-is-off = за этим столом чат отключён
refusal-banned =
    хозяин сервера закрыл вам доступ{ $number ->
        [0] { "" }
        [one] { " " }ещё на { $number } час
        [few] { " " }ещё на { $number } часа
       *[many] { " " }ещё на { $number } часов
    }{ $why ->
        [yes] : «{ $reason }»
       *[no] { "" }
    }
refusal-muted =
    хозяин сервера отключил вам чат{ $number ->
        [0] { "" }
        [one] { " " }ещё на { $number } час
        [few] { " " }ещё на { $number } часа
       *[many] { " " }ещё на { $number } часов
    }{ $why ->
        [yes] : «{ $reason }»
       *[no] { "" }
    }
refusal-word-forbidden = здесь есть слово, которое на этом сервере использовать нельзя
refusal-nobody-to-report = пожаловаться можно на другого игрока за этим столом, но не на бота и не на себя
refusal-phrases-only = во время игры можно пользоваться только готовыми фразами
refusal-comes-to-light = ход { $number } что-то открывает, поэтому он должен быть последним
refusal-stale = на это уже дан ответ, или ситуация изменилась
refusal-not-your-seat = это не ваше место
refusal-no-such-table = такого стола нет, или он для вас закрыт
refusal-real-table-is-full = этот настоящий стол больше ничего не вместит
refusal-real-table-has-begun = игра за этим настоящим столом уже началась
refusal-real-table-has-empty-chairs = заняты ещё не все стулья
refusal-real-table-has-not-begun = игра за этим настоящим столом ещё не началась
refusal-chair-of-another-device = этот стул у другого телефона
refusal-unknown-secret = у вас нет места за этим столом
refusal-only-looking-on = вы только наблюдаете
refusal-host-only = это может сделать только хозяин стола
refusal-no-help = за этим столом договорились играть без подсказок
refusal-unknown-guest = это устройство здесь ещё не известно
refusal-link-is-used = эта ссылка уже использована, или срок её действия истёк
refusal-too-many-tables = незаконченных столов у вас уже { $number }: сначала доиграйте или покиньте один из них
refusal-too-much-chat = вы написали очень много: подождите несколько секунд, прежде чем писать снова
refusal-log-is-full = за этим столом произошло слишком много (записей: { $number }): теперь можно только играть дальше
refusal-too-many-notes = на вашем листе уже { $number } пометок, больше не поместится
refusal-no-odds = за этим столом играют без подсчёта шансов

# Что можно сказать во время игры
chat-hello = Привет!
chat-good-luck = Удачи!
chat-thinking = Минутку, я думаю.
chat-well-played = Отлично сыграно!
chat-oops = Ой!
chat-thanks = Спасибо за игру!

# Команды: слова и то, что говорит о них ?
command-board = стол
command-log = журнал
command-undo = отмена
command-hint = подсказка
command-rules = правила
command-help = помощь
command-quit = выход

help-now = Сейчас
help-moves = Можно
help-always = В любой момент
help-marks = На столе
help-board = показать стол ещё раз
    .how = { command-board }
help-log = всё, что произошло до сих пор
    .how = { command-log }
help-undo = отменить свой последний ход, если с тех пор не открылось ничего нового
    .how = { command-undo }
help-hint = подсказка: куда смотреть; ещё раз: что делать и почему
    .how = { command-hint }
help-rules = правило, глава или список глав
    .how = { command-rules } 5.4
help-help = эта справка
    .how = ?
help-quit = выйти из игры
    .how = { command-quit }

# Что стол говорит тем, кто за ним сидит
your-turn =
    { $several ->
        [yes] { $name }, ваш ход.
       *[no] Ваш ход.
    }
news-head = Что случилось после вашего последнего хода:
news-left-out =
    { $count ->
        [one] (ещё { $count } запись раньше: { command-log })
        [few] (ещё { $count } записи раньше: { command-log })
        [many] (ещё { $count } записей раньше: { command-log })
       *[other] (ещё { $count } записи раньше: { command-log })
    }
word-yes = да
leave-sure = Выйти из игры? Она сохранится. Введите { word-yes }, чтобы выйти, или нажмите Enter, чтобы играть дальше.
type-again = Введите это ещё раз, если так и задумано.
pager-keys = Строки { $first }–{ $last } из { $count } · пробел или Enter: дальше · b: назад · q: выход
taken-back = Ваш последний ход отменён.
unknown-command = команды «{ $word }» нет: введите ?, чтобы узнать, что можно сделать
which-command = «{ $word }» может значить: { $commands }
no-hints = В этой игре подсказок нет.
unknown-hint = подсказки «{ $word }» нет: уровни — от 1 до { $levels }
hint-level = Подсказка, уровень { $level } из { $levels }:
hint-press =
    { $level ->
        [11] Куда смотреть:
       *[12] Что делать и почему:
    }
new-here = Впервые? Введите: { command-rules } 1.
terminal-narrow = Терминал слишком узкий (столбцов: { $columns }, нужно { $wanted }). Сделайте окно шире.
unknown-rule = правила { $number } нет: введите { command-rules }, чтобы увидеть список
too-much = «{ $word }» здесь лишнее
pass-device = Передайте устройство. Теперь играет { $name }.
pass-ready = { $name }: нажмите Enter, когда на экран никто не смотрит.
left-table = Вы вышли из игры.
saved =
    Игра записана в файл:
    { $file }
resume-which = Какую игру продолжить? Введите её номер или нажмите Enter, чтобы продолжить первую.
resume-none = игры «{ $word }» нет: введите номер от 1 до { $count }
saved-game = { $game } · { $names } · { $day }, { $time }
game-over = Игра окончена.
game-ended = { game-over } { $ending }.
ending-sentence = { $what }.

# Подсказки: куда смотреть, потом что делать и почему
look-at = Посмотрите сюда: { $pieces }.
look-move = С этого начинается лучший ход.
advise-move = Лучше всего (шанс победить: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }) — { $move }
advise-next = Следующий по силе ({ NUMBER($chance, style: "percent", maximumFractionDigits: 0) }) — { $move }
advise-equal =
    { $count ->
        [one] Ещё { $count } ход не хуже.
        [few] Ещё { $count } хода не хуже.
       *[many] Ещё { $count } ходов не хуже.
    }

# Запись игры
replay-keys = Шаг { $step } из { $last }. Enter: дальше, b: назад, номер: к этому шагу, q: выход.
hint-given =
    { $level ->
        [11] { $name } берёт подсказку: куда смотреть.
        [12] { $name } берёт подсказку: что делать и почему.
       *[other] { $name } берёт подсказку, уровень { $level }.
    }
undo-done = { $name } отменяет последний ход.
replay-title = { $title } · Места: { $names }
replay-page-title = { $game }: партия глазами игрока { $name }
replay-page-step = Шаг
replay-page-back = шаг назад
replay-page-next = следующий шаг
replay-page-known-cell = С этого момента { $name } может знать наверняка:
replay-page-known-code = С этого момента { $name } может знать весь код.
replay-page-known-guess = Здесь { $name } стоило угадывать.
verify-promise = Зерно и соль те самые, что были обещаны: { $commitment }
verify-words = Слова, добавленные игроками: { $words }
verify-outcomes = { $count ->
    [one] Проверен { $count } результат случайного выбора: он следует из зерна и слов.
    [few] Проверены { $count } результата случайного выбора: каждый следует из зерна и слов.
   *[many] Проверено { $count } результатов случайного выбора: каждый следует из зерна и слов.
}
verify-when = Не проверено, что это то же обещание, которое вам показали до игры. Сравните его или добавьте --commitment.
verify-whose = Не проверено, не пропущено ли чьё-нибудь слово. Если вы добавляли своё, найдите его выше или добавьте --word.
verify-never = Запись не может показать, как выбрали зерно и кто знал его до конца игры.

# Разбор сыгранной игры
analyse-codes = Подходящие коды, по игрокам:
analyse-expected = Ожидаемые очки, по игрокам:
analyse-chances = Шансы на победу, по игрокам:
analyse-chance = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
analyse-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-round =
    { $round ->
        [0] начало, шаг { $step }
       *[other] раунд { $round }, шаг { $step }
    }
analyse-choices = Решения:
analyse-choice =
    { $measure ->
        [win] { $name }, шансы на победу { NUMBER($value, style: "percent", maximumFractionDigits: 0) }: { $move }
       *[points] { $name }, ожидаемые очки { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }: { $move }
    }
analyse-better =
    { $measure ->
        [win] лучше, { NUMBER($value, style: "percent", maximumFractionDigits: 0) }: { $move }
       *[other] лучше, { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }: { $move }
    }
analyse-came =
    { $measure ->
        [win] (затем { NUMBER($value, style: "percent", maximumFractionDigits: 0) })
       *[points] (вышло { NUMBER($value, maximumFractionDigits: 2) })
    }
analyse-equal = [не хуже лучшего]
analyse-missed = { $name }: к концу раунда на листе не хватало вот чего:
analyse-total = { $name }: решений: { $choices }, из них лучших: { $best }.
analyse-lost =
    { $measure ->
        [win] Упущено шансов на победу: { NUMBER($lost, style: "percent", maximumFractionDigits: 0) }; удача: { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }.
       *[points] Упущено очков: { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) }; удача: { NUMBER($luck, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
    }
analyse-accuracy = Точность: { NUMBER($accuracy, style: "percent", maximumFractionDigits: 0) }.
analyse-part-round =
    { $round ->
        [0] начало
       *[other] раунд { $round }
    }
analyse-part-choices = решений
analyse-part-best = лучших
analyse-part-lost = упущено
analyse-part-luck = удача
analyse-part-sum =
    { $measure ->
        [win] { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
       *[other] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }

# Во что можно играть
games-players = игроки
games-bots = боты
games-level = уровень
games-option = параметр
games-from-to = от { $low } до { $high }
games-file = файл с расширением { $ending }
games-only-with =
    { $count ->
        [one] { $range }; только для { $players } игрока
       *[other] { $range }; только для { $players } игроков
    }
level-strength = Побеждает в { NUMBER($share, style: "percent", maximumFractionDigits: 0) } (от { NUMBER($low, style: "percent", maximumFractionDigits: 0) } до { NUMBER($high, style: "percent", maximumFractionDigits: 0) }) партий на { $players ->
        [2] двоих
        [3] троих
       *[4] четверых
    } против уровня «{ $against }».
level-between = Играет как «{ $lower }», но в { NUMBER($share, style: "percent", maximumFractionDigits: 0) } случаев — как «{ $upper }».
bot-random = случайный
bot-newcomer = дебютант
bot-beginner = новичок
bot-steady = надёжный
bot-careful = внимательный
bot-sharp = зоркий
bot-master = мастер

# Там, где вставляют ссылку
preview-about = Играйте или смотрите в браузере. Без регистрации и без установки.

# Уведомление игроку, у которого страница закрыта
notice-your-turn = Ваш ход
