# What is said at every table, whatever is played there.

you = you
ruling = Ruling
player-name = Player { $number }
figure = { $n }
count-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
chance-whole = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
chance-fine = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
chance-least = <{ NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
chance-none = ·
one-decimal = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
two-decimals = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
ordinal =
    { NUMBER($n, type: "ordinal") ->
        [one] { $n }st
        [two] { $n }nd
        [few] { $n }rd
       *[other] { $n }th
    }

# Refusals that every rule shares
refusal-not-your-turn = it is not your turn
refusal-not-now = you can’t do that now
refusal-nothing-to-take-back = there is nothing to undo: you have not moved yet, something new has been revealed since, or the rules make your move final
refusal-game-over = the game is over

# Refusals of a table on a server
refusal-seat-taken = this seat is taken
refusal-name-taken = someone here is already called “{ $name }”: choose another name
refusal-nobody-sits-there = nobody has this seat
refusal-nobody-is-away = nobody has left this seat
refusal-seat-free = not every seat is taken yet
refusal-no-seat-free = there are not enough free seats
refusal-one-seat-each = this device already had another seat in this game, and nobody may play two: finish that game first
refusal-seat-is-connected = { $seat } is connected: a bot takes over only for players who leave, run out of time or stay away
refusal-not-away-yet =
    { $number ->
        [one] { $seat } has not been away long enough: a bot may take over in { $number } second
       *[other] { $seat } has not been away long enough: a bot may take over in { $number } seconds
    }
refusal-never-away = at this table no bot takes over for players who are away
refusal-not-ready = { $seat } is not ready yet
refusal-has-begun = the game has begun
refusal-not-begun = the game has not begun yet
refusal-not-over = the game is not over yet
refusal-table-closed = this table is closed
refusal-other-rules = this game was played under version { $version } of the rules, which is no longer played here; its record is kept
refusal-chat-is-off = chat is off at this table
refusal-banned =
    the host of this server has banned you{ $number ->
        [0] { "" }
        [one] { " " }for another hour
       *[other] { " " }for another { $number } hours
    }{ $why ->
        [yes] : “{ $reason }”
       *[no] { "" }
    }
refusal-muted =
    the host of this server has muted you in the chat{ $number ->
        [0] { "" }
        [one] { " " }for another hour
       *[other] { " " }for another { $number } hours
    }{ $why ->
        [yes] : “{ $reason }”
       *[no] { "" }
    }
refusal-word-forbidden = there is a word in it that must not be used on this server
refusal-nobody-to-report = you can report another player at this table, not a bot or yourself
refusal-phrases-only = during the game you can only use ready-made phrases
refusal-comes-to-light = move { $number } reveals something, so it has to be the last one
refusal-stale = you have already answered this, or things have changed since
refusal-not-your-seat = this is not your seat
refusal-no-such-table = there is no such table, or it is not open to you
refusal-real-table-is-full = this real table can take no more
refusal-real-table-has-begun = this real table has begun already
refusal-real-table-has-empty-chairs = not every chair is taken yet
refusal-real-table-has-not-begun = this real table has not begun yet
refusal-chair-of-another-device = another phone has this chair
refusal-unknown-secret = you have no seat at this table
refusal-only-looking-on = you are only watching
refusal-host-only = only the host may do that
refusal-no-help = this table plays without help
refusal-unknown-guest = the server does not know this device yet
refusal-link-is-used = this link has been used or has expired
refusal-too-many-tables =
    { $number ->
        [one] you already have { $number } unfinished table: finish or leave it first
       *[other] you already have { $number } unfinished tables: finish or leave one first
    }
refusal-too-much-chat = you have written a lot: wait a few seconds before you write again
refusal-log-is-full = too much has happened at this table ({ $number } entries): from now on you can only play on
refusal-too-many-notes = your sheet holds { $number } notes, and takes no more
refusal-no-odds = this table plays without odds

# What may be said while a game runs
chat-hello = Hello!
chat-good-luck = Good luck!
chat-thinking = One moment, I am thinking.
chat-well-played = Well played!
chat-oops = Oops!
chat-thanks = Thank you for the game!

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
help-board = show the table again
    .how = { command-board }
help-log = show everything so far
    .how = { command-log }
help-undo = undo your last move, unless something new has been revealed since
    .how = { command-undo }
help-hint = get a hint: where to look; again: what to do, and why
    .how = { command-hint }
help-rules = read a rule, a chapter, or the list of chapters
    .how = { command-rules } 5.4
help-help = show this help
    .how = ?
help-quit = leave the game
    .how = { command-quit }

# What the table says to those who sit there
your-turn =
    { $several ->
        [yes] { $name }, it is your turn.
       *[no] Your turn.
    }
news-head = Since your last move:
news-left-out =
    { $count ->
        [one] (1 earlier line: type { command-log })
       *[other] ({ $count } earlier lines: type { command-log })
    }
taken-back = Your last move is undone.
unknown-command = “{ $word }” is not a command: type ? to see what you can do
which-command = “{ $word }” could be { $commands }
word-yes = yes
leave-sure = Leave the game? It will be saved. Type { word-yes } to leave, or press Enter to continue.
type-again = Type it again to do it anyway.
pager-keys = Lines { $first }–{ $last } of { $count } · Space or Enter: next · b: back · q: quit
no-hints = There are no hints for this game.
unknown-hint = there is no hint “{ $word }”: the levels are 1 to { $levels }
hint-level = Hint, level { $level } of { $levels }:
hint-press =
    { $level ->
        [11] Where to look:
       *[12] What to do, and why:
    }
new-here = New here? Type { command-rules } 1.
terminal-narrow = This terminal is { $columns } columns wide, and the table needs { $wanted }. Make it wider.
unknown-rule = there is no rule { $number }: type { command-rules } for the list
too-much = “{ $word }” does not belong to this command
pass-device = Pass the device to { $name }.
pass-ready = { $name }: press Enter when nobody else is looking.
left-table = You left the game.
saved =
    Game saved to
    { $file }
resume-which = Which game do you want to resume? Type its number, or press Enter for the first.
resume-none = there is no game “{ $word }”: type a number from 1 to { $count }
saved-game = { $game } · { $names } · { $day }, { $time }
game-over = The game is over.
game-ended = { game-over } { $ending }.
ending-sentence = { $what }.

# Hints: where to look, then what to do and why
look-at = Look here: { $pieces }.
look-move = Your best move begins there.
advise-move = Best ({ NUMBER($chance, style: "percent", maximumFractionDigits: 0) } to win) – { $move }
advise-next = Next best ({ NUMBER($chance, style: "percent", maximumFractionDigits: 0) }) – { $move }
advise-equal =
    { $count ->
        [one] One other move is just as good.
       *[other] { $count } other moves are just as good.
    }

# A recorded game
replay-keys = Step { $step } of { $last }. Enter: next, b: back, a number: go to that step, q: quit.
hint-given =
    { $level ->
        [11] { $name } took a hint: where to look.
        [12] { $name } took a hint: what to do, and why.
       *[other] { $name } took a level { $level } hint.
    }
undo-done = { $name } undoes the last move.
replay-title = { $title } · Seats: { $names }
replay-page-title = { $game }, as { $name } saw it
replay-page-step = Step
replay-page-back = step back
replay-page-next = next step
replay-page-known-cell = { $name } could be certain of this from here on:
replay-page-known-code = { $name } could know the whole code from here on.
replay-page-known-guess = Here { $name } should have guessed.
verify-promise = Seed and salt match the promise: { $commitment }
verify-words = Words added by the players: { $words }
verify-outcomes = { $count ->
    [one] { $count } outcome of chance checked: it follows from the seed and the words.
   *[other] { $count } outcomes of chance checked: each follows from the seed and the words.
}
verify-when = Not checked: that this promise is the one you were shown before the game. Compare it, or use --commitment.
verify-whose = Not checked: that nobody’s word was left out. If you added one, look for it above, or use --word.
verify-never = A record cannot show how the seed was drawn, or who knew it before the end.

# A game looked at again
analyse-codes = Codes that fit, by seat:
analyse-expected = Expected points, by seat:
analyse-chances = Chances to win, by seat:
analyse-chance = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
analyse-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-round =
    { $round ->
        [0] start, step { $step }
       *[other] round { $round }, step { $step }
    }
analyse-choices = Choices:
analyse-choice =
    { $measure ->
        [win] { $name }, { NUMBER($value, style: "percent", maximumFractionDigits: 0) } to win: { $move }
       *[points] { $name }, { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } points expected: { $move }
    }
analyse-better =
    { $measure ->
        [win] better, { NUMBER($value, style: "percent", maximumFractionDigits: 0) }: { $move }
       *[other] better, { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }: { $move }
    }
analyse-came =
    { $measure ->
        [win] (then { NUMBER($value, style: "percent", maximumFractionDigits: 0) })
       *[points] (actual: { NUMBER($value, maximumFractionDigits: 2) })
    }
analyse-equal = [equal to the best]
analyse-missed = { $name } missed this by the end of the round:
analyse-total =
    { $choices ->
        [one] { $name }: { $choices } choice, { $best } of them the best.
       *[other] { $name }: { $choices } choices, { $best } of them the best.
    }
analyse-lost =
    { $measure ->
        [win] Lost through choices: { NUMBER($lost, style: "percent", maximumFractionDigits: 0) } of a win. Gained by luck: { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }.
       *[points] Lost through choices: { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } points. Gained by luck: { NUMBER($luck, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
    }
analyse-accuracy = Accuracy: { NUMBER($accuracy, style: "percent", maximumFractionDigits: 0) }.
analyse-part-round =
    { $round ->
        [0] start
       *[other] round { $round }
    }
analyse-part-choices = choices
analyse-part-best = best
analyse-part-lost = lost
analyse-part-luck = luck
analyse-part-sum =
    { $measure ->
        [win] { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
       *[other] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }

# What can be played
games-players = players
games-bots = bots
games-level = level
games-option = option
games-from-to = { $low } to { $high }
games-file = a file ending in { $ending }
games-only-with =
    { $count ->
        [one] { $range }; with { $players } player only
       *[other] { $range }; with { $players } players only
    }
level-strength = Won { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 0) } to { NUMBER($high, style: "percent", maximumFractionDigits: 0) }) of games with { $players } players against “{ $against }”.
level-between = Plays like “{ $lower }”, but { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the time like “{ $upper }”.
bot-random = random
bot-newcomer = newcomer
bot-beginner = beginner
bot-steady = steady
bot-careful = careful
bot-sharp = sharp
bot-master = master

# Where a link is pasted
preview-about = Play or watch in your browser. No account, nothing to install.

# A notice to a player whose page is closed
notice-your-turn = Your turn
