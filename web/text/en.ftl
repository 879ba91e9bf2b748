# The words of the page: lobby, waiting room, and what stands around every table.
# What games say is in their own catalogues (src/cairn/games/*/text).

# Everywhere
close = Close
you = You
guest = Guest
your-name = Your name
rename = Change your name
rules = Rules
rules-of = Rules of { $game }
table-of-rules = Table
settings = Settings
bot = Bot
show = Show
look = Look

nav-label = Places
nav-play = Play
nav-mine = My games

# Settings
settings-language = Language
settings-theme = Appearance
theme-system = system
theme-light = light
theme-dark = dark
settings-motion = Motion
settings-motion-about = off: a gold edge instead
motion-full = full
motion-short = short
motion-off = off
settings-size = Text and pieces
settings-size-about = everything grows together
settings-symbols = Stronger symbols
settings-symbols-about = darker signs, patterns on the pieces
settings-marks = Automatic marks
settings-marks-about = what is in sight is ruled out on the sheet by itself
settings-words = Tables in words
settings-words-about = every move a sentence and a button
settings-sound = Sound on my turn
settings-sound-about = when the page is in the background
settings-notices = Notices on my turn
settings-notices-about = from the browser, when the page is in the background
settings-confirms = Confirm bets and questions
settings-confirms-about = by a second click
settings-proposes = Propose the cheapest payment
settings-proposes-about = in Arnak: fewest cards and assistants, least lost

# Games
games = Games
game-lost-code = The Lost Code
game-think-str8 = Think Str8!
game-break-the-code = Break the Code
game-arnak = Lost Ruins of Arnak
about-lost-code = Everybody sees your six stones but you. Bet on their sums, learn from every answer, and name them at the end.
    .short = Everyone sees your six stones but you. Bet on their sums, and name them at the end.
about-think-str8 = The same hunt for your own numbers, with cards and seven tokens. All place at once, so nobody can copy a range.
    .short = The same hunt with cards and tokens. All place at once.
about-break-the-code = Ask about hidden tiles and read more out of the answers than the others do. One clean deduction wins.
    .short = Ask about hidden tiles. One clean deduction wins.
about-arnak = Dig, discover and research on an island that wakes its guardians. Five rounds, and always one action too few.
    .short = Dig, discover and research. Always one action too few.
players-range = { $least }–{ $most } players
minutes = { $minutes } min
players-word =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
player-number = Player { $number }
play = Play
set-up = Set up
set-up-of = Set up { $game }

# Set-up
who-plays = { $game }: who plays
number-of-players = Number of players
who-sits-at = Who sits at seat { $number }
name-at = Name of the person at seat { $number }
somebody-invited = Somebody you invite
invite-somebody = a person, by link
same-device = a person, here
options = Options
begin = Go
start-now = Start now
invite-by-link = Invite by link
open-to-all = Open to all
start-waits = A seat is kept for somebody: invite them, or choose a bot.
play-next-time = Next time Play starts this table at once.

bot-random = random
    .about = takes any move that is allowed.
bot-beginner = beginner
bot-steady = steady
bot-careful = careful
bot-sharp = sharp
bot-master = master

option-beginner = Beginner game
    .about = without the bear: five stones, shorter sums
option-beginner-think-str8 = Beginner game
    .about = without grey: five cards, shorter sums
option-variant = Variant X
    .about = digits up to 8, sums up to 24
value-variant-plain = digits 0–7
    .about = sums up to 21, as usual
value-variant-x = digits 0–8
    .about = the 8s join in: sums up to 24
option-curse = Curse of the Temple
    .about = the leader gains from others’ errors and loses from their own
option-shortcut = Deadly Shortcut
    .about = tokens: bet on one symbol early, for double
option-wheels = Wheels
    .about = two other sets, where the printed numbers are uncertain
value-wheels-recommended = recommended
value-wheels-narrow-five = narrow five
value-wheels-seven-two = seven for two
option-tokens = Tokens
    .about = another set, where the printed numbers are uncertain
value-tokens-recommended = recommended
value-tokens-as-stones = as in The Lost Code
option-rules = Rules
    .about = black and white tiles, or the Japanese original
value-rules-standard = Break the Code
    .about = black and white tiles, 21 questions
value-rules-tagiron = TAGIRON
    .about = the Japanese original, with red and blue tiles
option-last-guesses = Guesses at the end
    .about = wrong guesses each after the last card, with two players
option-side = Side of the board
    .about = the track of the temple
value-side-bird = Bird
    .about = the Bird Temple, for a first game
value-side-snake = Snake
    .about = the Snake Temple, harder
option-difficulty = The rival
    .about = red tiles, from 0 (mild) to 5; solo only
alone-about = Against the rival: it has no hand and no player, its tiles say what it does.
alone-shares = Won by bots: { $shares }.
alone-share = { $bot } { NUMBER($share, style: "percent", maximumFractionDigits: 0) }

help-for-all = Help for all
help-none = none
help-hints = hints
help-odds = odds
help-about-none = nobody gets any
help-about-hints = four steps, each tells more, up to the best move
help-about-odds = hints, and the chances in every cell
help-line-none = no help
help-line-hints = hints for all
help-line-odds = odds for all

# Go on, and my games
go-on = Go on
go-on-with = Go on with { $game }
mine-my-turn = Your turn
mine-others-turn =
    { $several ->
        [yes] Others are playing
       *[no] Waiting for { $name }
    }
mine-waiting = Waiting for players
mine-over = The game is over
go-on-review = Review of { $game }
mine-closed = This table is closed
mine-none = You have not played here yet.
forget = Take it off the list

# Open tables
open-tables = Open tables
open-none = Nobody is waiting just now. Open one to all: it stands here until somebody comes.
watch = Watch
watch-none = No open table is in play just now.
seats-free =
    { $free ->
        [one] { $free } seat free
       *[other] { $free } seats free
    }
seats-unready =
    { $unready ->
        [one] One player is not ready yet
       *[other] { $unready } players are not ready yet
    }
seats-ready = Everybody is ready
sit-down = Sit down
by-code = Have a code?
by-code-about = Six letters lead to a table that somebody has set up for you.
code = Code
free = free

# Waiting room
change = Change
change-about = After a change everybody says once more that they are ready.
look-on = Look on
copy = Copy
copied = Copied
share = Share…
show-qr = QR code
qr-label = The link as a QR code
or-by-code = Or by the code
seats = Seats
seat-a-bot = Seat a bot
free-seat = Free the seat of { $name }
ready = ready
not-ready = not ready yet
i-am-ready = I am ready
leave = Leave
start = Start
while-you-wait = While you wait
while-you-wait-guest = The host starts the game when everybody is there. You may close this page: the table keeps your seat, and My games leads back to it.
while-you-wait-about = Send the link to those you want to play with. You may close this page: the table keeps your seat, and My games leads back to it.

# At the table
upgraded = cairn was updated; reloading…
upgraded-stuck = cairn was updated. Reload the page to continue.
not-loaded = This part of the page could not be loaded.
reload = Reload
opening-table = The table is being set …
no-table-here = No table here
seat-was-freed = The host has freed your seat.
to-lobby = To the lobby
no-page-here = There is no such page
no-page-about = The address may be mistyped, or the link may be out of date.
hand-over = Pass the device to { $name }
hand-over-about = What the last player saw is hidden.
hand-over-ready = I am { $name }
your-turn = Your turn
turn = Turn
turn-of =
    { $count ->
        [one] { $names } is thinking
       *[other] Waiting for { $names }
    }
turn-of-nobody = One moment …
game-is-over = The game is over
log = Log
log-empty = Nothing yet.
since-your-turn = Since your last turn
what-you-can-do = What you can do
all-moves = All moves
filter-moves =
    { $count ->
        [one] { $count } move: type to filter
       *[other] { $count } moves: type to filter
    }
no-such-move = No move has these words.
no-moves = It is not your turn.
reveals = This reveals something: it can’t be taken back
binding = It can’t be taken back
take-back = Take back
hint = Hint
hint-rung = Hint, rung { $rung }
proof = Why?
proof-whole = Show all
hint-kept = Kept in the record.
hint-thinking = Thinking …
keys = Keys
key-regions = From one part of the page to the next
key-games = From one game to the next
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Write …
chat-send = Send
chat-held-back = Until the game is over only these phrases can be said: nobody can tell you your code.
is-away = { $name } is away; a bot plays on

# Banners
banner-lost = No connection.
banner-restart = The server is restarting.
banner-again =
    { $seconds ->
        [one] Trying again in { $seconds } second.
       *[other] Trying again in { $seconds } seconds.
    }
banner-trying = Trying again…
banner-kept = Your move is kept here and sent when you are back.
try-now = Try now
banner-you-left = You are away from this table.
banner-bot-plays = A bot plays on until you come back.
come-back = Come back
banner-back = You are back.
banner-away =
    { $count ->
        [one] { $names } is away; a bot plays on.
       *[other] { $names } are away; bots play on.
    }
banner-watching = You are looking on.
banner-watching-about = You see only what everybody at the table knows.
banner-watching-bots = Bots alone play here: you see through all eyes.
banner-watching-over = The game is over: everything lies open.

# The end
look-at-table = Look at the table
download-record = Download the record
play-again = Play again

# Review and replay
review = Review
review-loading = The game is being analysed …
open-record = Open a record
open-record-about = The record of a finished game is a file (.jsonl): every game can be downloaded when it is over. Nothing of it is kept here.
review-what = What is shown
review-table = The table
review-now = At this step
review-seen-by = seen by
review-all = all
review-branch = Play on from here
review-share = Copy the link to this step
review-curve =
    { $shows ->
        [points] Points to be expected
       *[codes] Codes that fit
    }
review-curve-about =
    { $shows ->
        [points] by the master’s judgement, from what each seat saw
       *[codes] what each seat could know
    }
review-points =
    { $points ->
        [one] { $points } point expected
       *[other] { $points } points expected
    }
review-kinds = By kind of choice
review-flag = could be deduced, was not
review-round =
    { $round ->
        [0] start
       *[other] round { $round }
    }
review-round-word = round
review-codes =
    { $count ->
        [one] { $codes } code
       *[other] { $codes } codes
    }
review-timeline = The course of the game
review-back = Back one step
review-on = On one step
review-pause = Pause
review-key-step = step
review-key-flag = next missed
review-missed = Missed deductions
review-missed-none = Nothing that could be deduced is missing on this sheet.
review-missed-in =
    { $count ->
        [0] Round { $round }: too much was crossed off
        [one] Round { $round }: one thing could be known
       *[other] Round { $round }: { $count } things could be known
    }
review-unfounded =
    { $count ->
        [one] One thing was crossed off without grounds.
       *[other] { $count } things were crossed off without grounds.
    }
review-proof = Show the proof
review-go = Go there
review-choices-you = Your choices
review-choices-of = Choices of { $name }
review-best-choices = best choices
review-of = { $part } of { $whole }
review-lost = lost by choices
review-luck = added by luck
review-hints = hints and odds taken
review-undone = taken back
luck-and-skill = Luck and skill
luck-weighing = Your choices are being weighed…
review-amount =
    { $measure ->
        [bits] { $count ->
            [one] { $amount } bit
           *[other] { $amount } bits
        }
        [chance] { $amount }
       *[other] { $count ->
            [one] { $amount } point
           *[other] { $amount } points
        }
    }
review-choice = choice
review-worth = worth
review-difference = against the best
review-came = after the reveal
review-best = best

# Time, presence, chat
time = Time to think
time-none = as long as you like
time-move-60 = a minute for each move
time-reserve-600 = ten minutes for the game
time-days-3 = three days for each move
time-about-none = nobody is hurried
time-about-move-60 = then a bot plays on until you are back
time-about-reserve-600 = and ten seconds more after each turn
time-about-days-3 = for a game now and then
chat-about-on = everybody at the table can write
chat-about-off = nobody can say anything at this table
settings-chat = Chat
settings-chat-about = off: you see nothing of what others say
clock-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
is-gone = { $name } is not connected
banner-gone =
    { $count ->
        [one] { $names } has not been connected for a while. The table waits.
       *[other] { $names } have not been connected for a while. The table waits.
    }
bot-in = A bot may play on in { $time }.
let-bot-play = Let a bot play
let-bot-play-for = Let a bot play for { $name }
shares-device = same device as { $names }
away-line = a bot may play on for players who are away for { $time }
seat-left =
    { $who ->
        [you] You leave; a bot plays on.
       *[other] { $name } leaves; a bot plays on.
    }
seat-returned =
    { $who ->
        [you] You are back and play on.
       *[other] { $name } is back and plays on.
    }
seat-ran-out =
    { $who ->
        [you] Your time is up; a bot plays on.
       *[other] { $name } is out of time; a bot plays on.
    }
seat-absent =
    { $who ->
        [you] You seem to be away: a bot is about to play on.
       *[other] { $name } seems to be away: a bot is about to play on.
    }
seat-present =
    { $who ->
        [you] You are still here and keep your seat.
       *[other] { $name } is still here and keeps the seat.
    }
seat-substituted =
    { $who ->
        [you] You were away too long; a bot plays on until you come back.
       *[other] { $name } was away too long; a bot plays on.
    }
seat-rejoined =
    { $who ->
        [you] Your seat moved to another device.
       *[other] { $name } plays on another device now.
    }

# What belongs to a person
mine-yours = Your games and data
mine-yours-about = The server knows you by a cookie of this browser, by nothing else.
mine-device = Take them to another device
mine-device-about = Open this link there. It is good once, for a quarter of an hour.
mine-export = Download all
mine-forget = Be forgotten …
mine-forget-sure = Yes, forget me
carry-games = Your games on this device
carry-games-about = This link makes this device yours too: with the same list of games, and your seats at all tables.
carry-seat = Your seat on this device
carry-seat-about = This link brings your seat here. The device that had it has it no more.
carry-here = Bring it here

# Learning, the position of the day, the solver
also-daily = Daily puzzle
    .about = One position, one question, one answer that can be proved. The same for everybody, new every day.
    .go = Solve it
also-learn = Learn by playing
    .about = A first game with a guide: every step says its rule, nothing to read before.
    .go = Begin
also-solve = Beside a real table
    .about = Playing with the printed game? Enter what you see and get odds and proofs.
    .go = Open the solver
nav-learn = Learn
nav-daily = Daily
nav-solve = Beside a table
learn-about = A first game shows how it goes: a real game with real rules, one question at a time. You can leave it and come back.
learn-first-game = First game
learn-step = step { $step } of { $steps }
learn-progress = How far the guide is
learn-next = Next
learn-back = Back
learn-show = Show me
learn-end = To the end
learn-other = That is allowed, too. In this game we look at another move: { $move }.
learn-later = Not yet: first read what the guide says.
learn-done = That was your first game. Now play one against bots, or read the rules at leisure.
guide-name-1 = Iwo
guide-name-2 = Lena
daily-loading = Today’s position is being laid out …
daily-difficulty =
    { $facts ->
        [one] { $facts } answer to put together
       *[other] { $facts } answers to put together
    }
daily-question =
    { $letter ->
        [none] { CAPITAL($place) }: which digit is yours?
       *[other] { CAPITAL($place) }: which tile is at position { $letter }?
    }
daily-about = One answer can be proved from what lies on the table. A wrong one tells you nothing.
daily-right = Right. This is the proof:
daily-wrong =
    { $tries ->
        [one] No. { $tries } try so far.
       *[other] No. { $tries } tries so far.
    }
solve-about = Enter what lies on the real table: only what you see there. Each entry is checked at once. The position lives in the link of this page.
solve-open = Open a position
solve-download = Download it
solve-empty = Start over
solve-no-file = This file holds no position.
solve-found = What can be known
solve-missing = First enter everything that you see.
solve-racks = The racks that you see
solve-unowned = without owner
solve-rounds = Rounds, with your bets
solve-add-round = Round
solve-die = die { $number }
solve-width = width
solve-from = from
solve-answer = Answer
answer-right = right
answer-above = above
answer-below = below
answer-wrong = wrong
solve-swap = swapped
solve-digit = digit
solve-symbol = symbol
solve-whose = Whose
solve-remove = Remove
solve-discards = Stones that others discarded
solve-add-discard = Stone
solve-decide = What is to be decided
solve-decide-nothing = nothing: only what can be known
solve-decide-bet = a bet
solve-decide-swap = a swap
solve-decide-final = the final bets
solve-hand = Your tiles, from left to right
solve-tile = tile { $number }
solve-questions = Questions and answers
solve-answers-about = Positions as letters (ce), neighbours as groups (ab cde), everything else as a number.
solve-question = question { $number }
solve-asker = Who asked
solve-card = Question
solve-add-question = Question
solve-yes = yes
solve-no = no
solve-row = Face-up cards
solve-tokens = Tokens of the Deadly Shortcut that were taken
solve-token = token { $number }
solve-token-digits = digits bet
solve-add-token = Token
solve-free = wheels still free
solve-cursed = I hold the skull
solve-scores = Spaces on the track
solve-scores-about = With the spaces, and what the others bet in each round, the chance to win is counted too.
solve-others = what the others bet
solve-decide-offer = a token on offer
solve-decide-turn = a turn of a die
solve-decide-place = a token to be placed
solve-guesses = Guesses that were wrong
solve-guesses-about = Tiles from left to right, digit and colour: 1w 4b 5 8b.
solve-guess = guess { $number }
solve-after = after questions
solve-add-guess = Guess
solve-out = guessed wrong
solve-right = guessed right
solve-decide-ask = a question, or a guess
solve-decide-last-turn = a last turn: guess or give up
solve-decide-call = guess or wait
solve-clash = These cannot all be true:
solve-bits =
    { $count ->
        [one] fits; bits to go: { $bits }.
       *[other] fit; bits to go: { $bits }.
    }
solve-why = Click one to ask why.
solve-best = What is best
solve-verdict-open = It may be, and it may not be.
solve-verdict-certain = It is certain.
solve-verdict-excluded = It is ruled out.

# What went wrong
trouble-unreachable = The server can’t be reached just now.
trouble-failed = That did not work ({ $place }: { $text }).
trouble-refused = That is not possible.
trouble-rate = Too much at once. Wait a moment.
trouble-busy = The server is busy. Try again in a moment.
trouble-timeout = The server took too long. Try again in a moment.
trouble-crash = Something went wrong on the server.
