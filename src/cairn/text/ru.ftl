# Что говорится за любым столом, во что бы за ним ни играли.

you = вы
ruling = Решение
player-name = Игрок { $number }

# Отказы, общие для всех правил
refusal-any =
    .it-is-not-your-turn =
    { $several ->
        [yes] { $name }, ваша очередь.
       *[no] Ваша очередь.
    }
    .this-is-not-what-is-to = сейчас нужно сделать не это: введите ?, чтобы узнать что
    .there-is-no-move-of-yours = отменять нечего: хода у вас ещё не было или с тех пор что-то открылось

# Команды: слова и то, что говорит о них ?
command-board = стол
command-log = журнал
command-undo = отмена
command-rules = правила
command-help = помощь
command-quit = выход

help-now = Сейчас
help-moves = Можно
help-always = В любой момент
help-board = показать стол ещё раз
    .how = { command-board }
help-log = всё, что произошло до сих пор
    .how = { command-log }
help-undo = отменить свой последний ход, если ничего ещё не открылось
    .how = { command-undo }
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
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }.
       *[no] Побеждает { $name }: { $points ->
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }.
    }

# A recorded game
replay-keys = Шаг { $step } из { $last }. Enter: дальше, b: назад, номер: к этому шагу, q: выход.
