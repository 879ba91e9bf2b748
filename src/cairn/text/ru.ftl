# Что говорится за любым столом, во что бы за ним ни играли.

you = вы
ruling = Решение
player-name = Игрок { $number }

# Отказы, общие для всех правил
refusal-not-your-turn = сейчас не ваша очередь
refusal-not-now = сейчас нужно сделать не это: введите ?, чтобы узнать что
refusal-nothing-to-take-back = отменять нечего: хода у вас ещё не было или с тех пор что-то открылось
refusal-game-over = игра окончена

# Отказы стола на сервере
refusal-seat-taken = это место занято
refusal-name-taken = имя «{ $name }» здесь уже занято: выберите другое
refusal-nobody-sits-there = там никто не сидит
refusal-nobody-is-away = с этого места никто не уходил
refusal-seat-free = заняты ещё не все места
refusal-no-seat-free = столько свободных мест нет
refusal-not-ready = готовность ещё не подтверждена: { $seat }
refusal-has-begun = игра уже началась
refusal-not-begun = игра ещё не началась
refusal-table-closed = этот стол закрыт
refusal-other-rules = в эту игру играли по версии правил { $version }, которая здесь больше не используется; запись партии сохранена
refusal-chat-is-off = за этим столом не переговариваются
refusal-phrases-only = во время игры можно пользоваться только готовыми фразами
refusal-comes-to-light = ход { $number } что-то открывает, поэтому он должен быть последним
refusal-stale = на это уже дан ответ, или положение изменилось
refusal-not-your-seat = это не ваше место
refusal-no-such-table = такого стола нет, или он для вас закрыт
refusal-unknown-secret = за этим столом никто не известен под таким ключом
refusal-only-looking-on = вы только наблюдаете
refusal-host-only = это может сделать только хозяин стола
refusal-no-help = за этим столом договорились играть без подсказок

# Что можно сказать во время игры
chat-hello = Привет!
chat-good-luck = Удачи!
chat-thinking = Минутку, я думаю.
chat-well-played = Отличный ход!
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
help-undo = отменить свой последний ход, если ничего ещё не открылось
    .how = { command-undo }
help-hint = подсказка уровня от 1 до 4; без числа: следующая
    .how = { command-hint } 3
help-rules = правило, глава или список глав
    .how = { command-rules } 5.4
help-help = эта справка
    .how = ?
help-quit = выйти из-за стола
    .how = { command-quit }

# Что стол говорит тем, кто за ним сидит
your-turn =
    { $several ->
        [yes] { $name }, ваша очередь.
       *[no] Ваша очередь.
    }
news-left-out =
    { $count ->
        [one] (ещё { $count } запись раньше: { command-log })
        [few] (ещё { $count } записи раньше: { command-log })
        [many] (ещё { $count } записей раньше: { command-log })
       *[other] (ещё { $count } записи раньше: { command-log })
    }
taken-back = Ваш последний ход отменён.
unknown-command = «{ $word }» здесь ничего не значит: введите ?, чтобы узнать, что можно сделать
which-command = «{ $word }» может значить: { $commands }
no-hints = В этой игре подсказок нет.
unknown-hint = подсказки «{ $word }» нет: уровни — от 1 до { $levels }
hint-level = Подсказка, уровень { $level } из { $levels }:
new-here = Впервые? Введите: { command-rules } 1.
terminal-narrow = В этом терминале столбцов всего { $columns }, а столу нужно { $wanted }: строки будут ломаться.
unknown-rule = правила { $number } нет: введите { command-rules }, чтобы увидеть список
too-much = «{ $word }» — лишнее для этой команды
pass-device = Передайте устройство. Теперь играет { $name }.
pass-ready = { $name }: нажмите Enter, когда никто больше не смотрит.
left-table = Вы выходите из-за стола.
saved = Запись игры — в файле { $file }.
game-over = Игра окончена.
winner =
    { $you ->
        [yes] Вы победили! { $points ->
            [one] { $score } очко
            [few] { $score } очка
            [many] { $score } очков
           *[other] { $score } очка
        }.
       *[no] Побеждает { $name }: { $points ->
            [one] { $score } очко
            [few] { $score } очка
            [many] { $score } очков
           *[other] { $score } очка
        }.
    }

# Запись игры
replay-keys = Шаг { $step } из { $last }. Enter: дальше, b: назад, номер: к этому шагу, q: выход.
hint-given = { $name } получает подсказку, уровень { $level }.
undo-done = { $name } отменяет последний ход.
