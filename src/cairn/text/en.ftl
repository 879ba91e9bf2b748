# What is said at every table, whatever is played there.

you = you
ruling = Ruling
player-name = Player { $number }

# Refusals that every rule shares
refusal-not-your-turn = it is not your turn
refusal-not-now = that is not what is to be done now
refusal-nothing-to-take-back = there is nothing to take back: you have not moved, or something has come to light since, or a rule makes your move final
refusal-game-over = the game is over

# Commands: the words, and what ? says of them
command-board = board
command-log = log
command-undo = undo
command-hint = hint
command-rules = rules
command-help = help
command-quit = quit

help-now = Now
help-moves = You may
help-always = At any time
help-marks = On the board
help-board = draw the table again
    .how = { command-board }
help-log = everything that has happened
    .how = { command-log }
help-undo = take back your last move, as long as nothing has come to light
    .how = { command-undo }
help-hint = a hint of level 1 to 4; without a number: the next one
    .how = { command-hint } 3
help-rules = a rule, a chapter, or the list of chapters
    .how = { command-rules } 5.4
help-help = this help
    .how = ?
help-quit = leave the table
    .how = { command-quit }

# What the table says to those who sit there
your-turn =
    { $several ->
        [yes] { $name }, it is your turn.
       *[no] Your turn.
    }
news-left-out =
    { $count ->
        [one] (1 earlier line: type { command-log })
       *[other] ({ $count } earlier lines: type { command-log })
    }
taken-back = Your last move is taken back.
unknown-command = “{ $word }” means nothing here: type ? to see what you can do
which-command = “{ $word }” may be { $commands }
no-hints = There are no hints for this game.
unknown-hint = there is no hint “{ $word }”: levels go from 1 to { $levels }
hint-level = Hint, level { $level } of { $levels }:
new-here = New here? Type { command-rules } 1.
terminal-narrow = This terminal has only { $columns } columns: the table needs { $wanted }, so lines will break.
unknown-rule = there is no rule { $number }: type { command-rules } for the list
too-much = “{ $word }” is more than this command takes
pass-device = Pass the device to { $name }.
pass-ready = { $name }: press Enter when nobody else is looking.
left-table = You leave the table.
saved = The record is in { $file }.
game-over = The game is over.
winner =
    { $you ->
        [yes] You win with { $points ->
            [one] { $score } point
           *[other] { $score } points
        }!
       *[no] { $name } wins with { $points ->
            [one] { $score } point
           *[other] { $score } points
        }.
    }

# A recorded game
replay-keys = Step { $step } of { $last }. Enter: on, b: back, a number: to that step, q: leave.
hint-given = { $name } is given a hint of level { $level }.
undo-done = { $name } takes back the last move.
