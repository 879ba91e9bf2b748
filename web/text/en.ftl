# The words of the page: lobby, waiting room, and what stands around every table.
# What games say is in their own catalogues (src/cairn/games/*/text).

# Everywhere
close = Close
you = You
guest = Guest
your-name = Your name
rename = Change your name or face
your-face = Your face
face-none = No face
face-fern = Woman with red hair
face-dune = Man in a hat
face-coral = Woman with curly hair
face-slate = Man with a white beard
face-plum = Woman in a headscarf
face-reed = Boy in a cap
face-jaguar = Jaguar
face-toucan = Toucan
face-frog = Frog
face-llama = Llama
face-octopus = Octopus
face-elephant = Elephant
rules = Rules
rules-of = Rules of { $game }
table-of-rules = Table
settings = Settings
bot = Bot
show = Show
look = View

nav-label = Main menu
table-parts = Parts of the table
place-can-act = you can act here
nav-play = Play
nav-mine = My games
nav-today-open = today is open
nav-turns = { $turns }, your turn
nav-offers = Offers: { $offers }

# Settings
settings-language = Language
settings-theme = Appearance
theme-system = system
theme-light = light
theme-dark = dark
settings-pace = Speed
settings-pace-about = how quickly you are shown what others do
pace-calm = calm
pace-brisk = brisk
pace-instant = instant
settings-follows = Follow
settings-follows-about = a phone opens the place where something happens
settings-motion = Animation
settings-motion-about = off: nothing flies; captions and rings stay
motion-full = full
motion-off = off
settings-size = Text and pieces
settings-size-about = scales text, cards and boards
settings-pictures = Pictures
settings-pictures-about = calm: they stand back behind what you can do
pictures-off = off
pictures-calm = calm
pictures-full = full
settings-symbols = Stronger symbols
settings-symbols-about = darker symbols, and a pattern for each colour
settings-marks = Automatic marks
settings-marks-about = digits you can see are crossed off for you
settings-words = Text-only tables
settings-words-about = each move is a sentence with a button
settings-sound = Sound
settings-sound-about = of the table, and when it is your turn
volume-0 = off
volume-1 = soft
volume-2 = medium
volume-3 = full
settings-notices = Notifications on my turn
settings-notices-about = from the browser, when the page is in the background
settings-push = Notifications when the page is closed
settings-push-about = that it is your turn, and in which game; nothing else is sent
settings-push-insecure = Not possible here: browsers allow this at an https address only.
settings-push-iphone = On an iPhone or iPad, first add cairn to the home screen, then open it from there.
settings-push-browser = This browser cannot do this.
settings-push-blocked = The browser blocks notifications from this page. Allow them in its settings for this site.
settings-push-server = This server cannot do this. Its operator can add it: cairn-table[push].
settings-push-failed = The browser could not reach its notification service. Try again later.
settings-quiet = Quiet hours
settings-quiet-about = no notifications at this time of day
settings-quiet-from = Quiet from
settings-quiet-until = Quiet until
settings-confirms = Confirm bets and questions
settings-confirms-about = with a second click
settings-proposes = Suggest the cheapest payment
settings-proposes-about = Arnak: uses the fewest cards and assistants

# Games
welcome =
    { $games ->
        [4] Four games, one table
       *[other] Many games, one table
    }
welcome-about = Play against bots now, or send friends a link. No account, nothing to install.
welcome-play = Play { $game }
welcome-why = The quickest to learn: { $minutes } minutes against one gentle bot.
games = Games
game-lost-code = The Lost Code
game-think-str8 = Think Str8!
game-break-the-code = Break the Code
game-arnak = Lost Ruins of Arnak
about-lost-code = Everyone sees your six stones but you. Bet on their sums, learn from every answer, and name your digits at the end.
    .short = Everyone sees your six stones but you. Bet on their sums, and name your digits at the end.
about-think-str8 = Work out your own numbers again, with cards and seven tokens. All players place at once, so nobody can copy a range.
    .short = Work out your own numbers with cards and tokens. All players place at once.
about-break-the-code = Ask about hidden tiles and deduce more from the answers than the others do. The first correct guess wins.
    .short = Ask about hidden tiles. The first correct guess wins.
about-arnak = Dig, discover and research on an island whose guardians wake. Five rounds, and always one action too few.
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
somebody-invited = Someone you invite
invite-somebody = a person, by link
same-device = a person, here
options = Options
begin = Start
start-now = Start now
invite-by-link = Invite by link
open-to-all = Open to all
start-waits = One seat is waiting for a person: invite someone or choose a bot.
play-next-time = Next time, “Play” starts with this set-up.

bot-random = random
    .about = plays any legal move.
bot-newcomer = newcomer
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
    .about = the leader gains when others are wrong and loses when wrong
option-shortcut = Deadly Shortcut
    .about = tokens: bet on one symbol early, for double points
own-sets = your own…
option-wheels = Wheels
    .about = other point values: the printed ones are not known for certain
value-wheels-recommended = recommended
value-wheels-narrow-five = narrow five
value-wheels-seven-two = seven for two
option-tokens = Tokens
    .about = other point values: the printed ones are not known for certain
value-tokens-recommended = recommended
value-tokens-as-stones = as in The Lost Code
option-rules = Rules
    .about = black and white tiles, or the Japanese original
value-rules-standard = Break the Code
    .about = black and white tiles, 21 questions
value-rules-tagiron = TAGIRON
    .about = the Japanese original, with red and blue tiles
option-last-guesses = Guesses at the end
    .about = wrong guesses each player may make after the last card (two players)
option-side = Side of the board
    .about = which temple’s research track you play
value-side-bird = Bird
    .about = the Bird Temple, for a first game
value-side-snake = Snake
    .about = the Snake Temple, harder
option-difficulty = The rival
    .about = number of red tiles, 0 (easy) to 5 (hard)
alone-about = You play against the rival, an automatic opponent: its tiles decide what it does.
alone-shares = How often bots win: { $shares }.
alone-share = { $bot } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 0) } to { NUMBER($high, style: "percent", maximumFractionDigits: 0) })

help-for-all = Help for all
help-none = none
help-hints = hints
help-odds = odds
help-about-none = nobody gets help
help-about-hints = four levels, from a nudge to the best move
help-about-odds = hints, and the odds in every cell
help-line-none = no help
help-line-hints = hints for all
help-line-odds = odds for all

# Go on, and my games
go-on = Continue
mine-my-turn = Your turn
mine-others-turn =
    { $several ->
        [yes] Others are playing
       *[no] Waiting for { $name }
    }
mine-waiting = Waiting for players
mine-over = The game is over
mine-closed = This table is closed
mine-none = You have not played here yet.
today = Today
today-solved = Puzzles solved: { $solved } of { $puzzles }
today-state =
    { $state ->
        [open] open
        [begun] begun
        [solved] solved
       *[other] not solved
    }
next-lesson = Next lesson
offer-again = A rematch is offered
offer-see = See the offer
mine-more =
    { $games ->
        [one] { $games } more game
       *[other] { $games } more games
    }
mine-others = Others to move
mine-status = Status
mine-all = All
mine-running = Running
mine-finished = Finished
mine-filters = Filters
mine-game = Game
mine-every-game = All games
mine-with = Opponents
mine-everybody = All opponents
mine-bots = Bots only
mine-people = With people
mine-ended = Result
mine-every-end = All results
mine-won = Won
mine-not-won = Not won
mine-no-match = No game matches these filters.
mine-summary = Won { $won } of { $games }
mine-place =
    { $place ->
        [1] First place
        [2] Second place
        [3] Third place
       *[other] Place { $place }
    }
mine-csv = Table (CSV)
rematch-offer = Offer a rematch
rematch-accept = Accept the rematch
forget = Remove from list

# Open tables
open-tables = Open tables
watch = Watch
free-seats = Free seats
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
seats-ready = Everyone is ready
sit-down = Sit down
by-code = Have a code?
code = Code
free = free

# Waiting room
change = Change
change-about = After a change, everyone has to confirm again.
look-on = Watch
copy = Copy
copied = Copied
share = Share…
show-qr = QR code
qr-label = The link as a QR code
or-by-code = Or use the code
seats = Seats
seat-a-bot = Add a bot
free-seat = Remove { $name }
ready = ready
not-ready = not ready yet
i-am-ready = I am ready
leave = Leave
start = Start
while-you-wait = While you wait
while-you-wait-guest = The host starts the game when everyone is there. You can close this page. Your seat is kept; find the table again under “My games”.
while-you-wait-about = Send the link to the people you want to play with. You can close this page. Your seat is kept; find the table again under “My games”.

# At the table
upgraded = cairn was updated; reloading…
upgraded-stuck = cairn was updated. Reload the page to continue.
not-loaded = This part of the page could not be loaded.
reload = Reload
broken = This could not be drawn. Nothing was lost.
broken-words = Show the table in words
broken-again = Try again
opening-table = Setting up the table…
no-table-here = No table here
seat-was-freed = The host removed you from the table.
seat-was-taken = The host of this server removed you from the table.
you-are-banned = The host of this server has banned you.
to-lobby = To the lobby
no-page-here = Page not found
no-page-about = The address may be mistyped, or the link may be out of date.
hand-over = Pass the device to { $name }
hand-over-about = The last player’s hand is hidden.
hand-over-ready = I am { $name }
your-turn = Your turn
turn = Turn
turn-of =
    { $count ->
        [one] { $names } is thinking
       *[other] Waiting for { $names }
    }
turn-of-nobody = One moment…
game-is-over = The game is over
log = Log
log-empty = Nothing yet.
since-your-turn = Since your last decision
stage-skip = Skip
stage-again = Show again
stage-quicker = Play faster
stage-earlier = { $count } earlier.
stage-away = { $count ->
    [one] { $count } thing happened while you were away
   *[other] { $count } things happened while you were away
}
stage-taken-back = { $name } undoes: { $what }
stage-taken-back-own = You undo: { $what }
stage-speed = Speed: { $speed }
stage-starts-in = { $seconds ->
    [one] Your clock starts in { $seconds } second
   *[other] Your clock starts in { $seconds } seconds
}
stage-starts = starts in { $seconds } s
what-you-can-do = Your options
all-moves = All moves
general-pieces = Table
general-moves = Moves
general-news = News
general-help = Help
filter-moves =
    { $count ->
        [one] { $count } move: type to filter
       *[other] { $count } moves: type to filter
    }
no-such-move = No moves match.
no-moves = It is not your turn.
reveals = This reveals new information, so it can’t be undone
binding = This can’t be undone
take-back = Undo
hint = Hint
hint-what = What and why
hint-next-step = Next step
hint-step-back = Previous step
hint-take = Set this move up
proof = Why?
proof-whole = Show all
hint-kept = Hints are noted in the game record.
hint-thinking = Thinking…
keys = Keys
key-regions = Next part of the page
key-games = Next game
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Write…
chat-send = Send
chat-held-back = During the game you can only use these phrases, so nobody can give away your code.
report = Report
report-about = The host of this server will read it; nobody at the table will know.
report-who = Player
report-cause = What it is about
report-cause-chat = Chat
report-cause-name = Name
report-cause-play = Way of playing
report-cause-other = Something else
report-line = Message
report-any-line = No particular message
report-note = What happened
report-send = Send the report
report-done = Thank you. The host of this server will look at it.
is-away = { $name } is away; a bot is playing

# Banners
banner-lost = No connection.
banner-restart = The server is restarting.
banner-again =
    { $seconds ->
        [one] Trying again in { $seconds } second.
       *[other] Trying again in { $seconds } seconds.
    }
banner-trying = Trying again…
banner-kept = Your move is saved and will be sent when you reconnect.
try-now = Try now
banner-you-left = You have left this table.
banner-bot-plays = A bot plays for you until you come back.
come-back = Come back
banner-back = You are back.
banner-away =
    { $count ->
        [one] { $names } is away; a bot is playing.
       *[other] { $names } are away; bots are playing.
    }
banner-label = Notices
banner-watching = You are watching.
banner-watching-about = You see only what everyone at the table knows.
banner-watching-bots = Only bots are playing, so you see every hand.
banner-watching-over = The game is over: everything is revealed.

# The end
look-at-table = View the table
download-record = Download the record
play-again = Rematch

# Review and replay
review = Analysis
review-loading = Analysing the game…
open-record = Open a record
open-record-about = The record of a finished game is a file (.jsonl): you can download it after every game. The server does not keep the file.
review-seen-by = seen by
review-all = all
review-branch = Try from here
review-share = Copy the link to this step
review-curve =
    { $shows ->
        [win] Chances to win
        [points] Expected points
       *[codes] Codes that fit
    }
review-curve-about =
    { $shows ->
        [win] after each choice, from what each player could see
        [points] as estimated by the master bot from what each player could see
       *[codes] from what each player could know
    }
review-win = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } to win
review-points =
    { $points ->
        [one] { $points } point expected
       *[other] { $points } points expected
    }
review-kinds = By kind of choice
review-flag = missed deduction
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
review-timeline = Timeline
review-back = Back one step
review-on = Forward one step
review-pause = Pause
review-key-step = step
review-missed = Missed deductions
review-missed-none = This sheet missed nothing.
review-missed-in =
    { $count ->
        [0] Round { $round }: too much was crossed off
        [one] Round { $round }: one missed deduction
       *[other] Round { $round }: { $count } missed deductions
    }
review-unfounded =
    { $count ->
        [one] One thing was crossed off without proof.
       *[other] { $count } things were crossed off without proof.
    }
review-proof = Show the proof
review-go = Go there
review-choices-you = Your choices
review-choices-of = { $name }’s choices
review-best-choices = best choices
review-of = { $part } of { $whole }
review-lost = lost through choices
review-luck = gained by luck
review-hints = hints and odds used
review-undone = moves undone
luck-and-skill = Luck and skill
luck-weighing = Evaluating your choices…
first-known = The first moment you could have known: { $moment }
first-known-guess = Guessing was better than what you did.
first-known-code = The whole code was certain.
first-known-cell = A part of the code was certain.
show-moment = Show me that moment
keep-game = Keep this game as a file
review-amount =
    { $measure ->
        [bits] { $count ->
            [one] { $amount } bit
           *[other] { $amount } bits
        }
        [win] { $amount }
       *[other] { $count ->
            [one] { $amount } point
           *[other] { $amount } points
        }
    }
review-best = best
review-equal = equal
review-said = What the judge says
review-played = played
review-both = played, best
review-also = also
review-why = Why
review-line = The best line
review-best-line = Best line
review-next-mistake = Next mistake
review-more = More about this choice
review-no-choice = No choice is made here. Step forward, or press N for the next mistake.
review-no-more = The game is over.
review-chance =
    { $measure ->
        [win] chance to win
       *[other] expected points
    }
review-came-of = What came of it: { $came }. By luck: { $luck }.
review-left =
    { $count ->
        [one] { $count } is left
       *[other] { $count } are left
    }
review-accuracy = Accuracy
review-accuracy-about = 100: no choice gave anything away. 0: no better than moves drawn by lot.
review-judge-exact = Every chance is exact.
review-judge-model = Chances are estimates of the judge; differences up to { $spread } count as equal.
review-key-round = round
review-key-ends = beginning, end
review-key-play = play, pause
review-key-mistake = next mistake; with Shift the one before
review-key-best = show the best line
review-key-try = try from here
review-key-marks = hide or show the marks on pieces
review-key-region = next region
line-title = Line { $name }, not the game
line-yours = Your try
line-read = A shared line
line-read-about = You can look through these lines, not change them.
line-same-about = Same chance: each pile and die gives what it gave in the game, as far as the line allows.
line-new-about = New chance: what was hidden is dealt again.
line-same = Same chance
line-new = New chance
line-waits = The others answer…
line-lines = Lines
line-as-played = as played
line-from-game = leaves the game here
line-from = leaves line { $name }
line-comment = Comment
line-back = Back to the game
line-share = Copy the study link
line-table = Play on at a table
line-delete = Delete

# Time, presence, chat
time = Time to think
time-none = no limit
time-move-60 = 1 minute per move
time-reserve-600 = 10 minutes for the game
time-days-3 = 3 days per move
time-about-none = take your time
time-about-move-60 = then a bot plays for you until you come back
time-about-reserve-600 = plus 10 seconds after each turn
time-about-days-3 = for a slow, correspondence-style game
chat-about-on = everyone at the table can write
chat-about-off = nobody can write at this table
settings-chat = Chat
settings-chat-about = off: you do not see what others write
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
bot-in = A bot may take over in { $time }.
let-bot-play = Let a bot play
let-bot-play-for = Let a bot play for { $name }
shares-device = same device as { $names }
away-line = a bot may take over for players who are away for { $time }
seat-left =
    { $who ->
        [you] You leave; a bot plays for you.
       *[other] { $name } leaves; a bot takes over.
    }
seat-returned =
    { $who ->
        [you] You are back.
       *[other] { $name } is back.
    }
seat-ran-out =
    { $who ->
        [you] Your time is up; a bot plays for you.
       *[other] { $name } is out of time; a bot takes over.
    }
seat-absent =
    { $who ->
        [you] You seem to be away: a bot is about to take over.
       *[other] { $name } seems to be away: a bot is about to take over.
    }
seat-present =
    { $who ->
        [you] You are still here and keep your seat.
       *[other] { $name } is still here and keeps the seat.
    }
seat-substituted =
    { $who ->
        [you] You were away too long; a bot plays for you until you come back.
       *[other] { $name } was away too long; a bot takes over.
    }
seat-rejoined =
    { $who ->
        [you] Your seat moved to another device.
       *[other] { $name } is now playing on another device.
    }

# What belongs to a person
mine-yours = Your games and data
mine-yours-about = The server recognises you only by a cookie in this browser.
mine-device = Use them on another device
mine-device-about = Open this link on the other device. It works once and expires after 15 minutes.
mine-export = Download my data
mine-forget = Delete my data…
mine-forget-sure = Yes, delete my data
carry-games = Your games on this device
carry-games-about = This link signs this device in as you: with the same list of games, and your seats at all tables.
carry-seat = Your seat on this device
carry-seat-about = This link moves your seat to this device. The other device will lose it.
carry-here = Move it here

# Learning, the position of the day, the solver
also-solve = Playing with the real box?
    .go = Open the solver
nav-learn = Learn
nav-daily = Daily
nav-puzzles = Puzzles
nav-solve = Solver
nav-real = Real table
learn-about = Learn by doing: short lessons on a real table, each about one idea. You can leave and come back.
learn-next = Next
learn-show = Show me
learn-later = Not yet: first read this step.
lesson-all = All lessons
lesson-number = lesson { $number } of { $count }
lesson-minutes = { $minutes } min
lesson-coach = Coach
lesson-checking = Checking…
lesson-next = Next: { $title }
lesson-play = Play a game
lesson-done =
    { $done ->
    [0] { $count } lessons
   *[other] { $done } of { $count } lessons done
    }
lesson-begin = Begin
lesson-continue = Continue
coach-title = A whole game with a coach
coach-round = round { $round } of { $rounds }
coach-quiet = Be quiet
coach-speak = Speak again
coach-take-back = Undo
coach-anyway = Do it anyway
coach-another = Choose another move
coach-again = Play it again
coach-why = Why?
coach-step = Next step
first-table = Your first table
first-note = { $number } of { $count }
first-show = Show me first, 2 min
first-skip = Skip all
first-hint = Show me a hint (H)
first-back = Back to my table
first-lost-code-goal = Find out your own stones: everyone sees them but you.
first-lost-code-own = These stones are yours. Everyone else can read them.
first-lost-code-dice = The dice name three of your own stones. You bet on their sum.
first-lost-code-ranges = Take a free wheel. Wide ones are right more often, narrow ones score more.
first-lost-code-sheet = Hatched digits are on other racks, so they are not yours.
first-think-str8-goal = Find out your own cards: everyone sees them but you.
first-think-str8-own = These cards are yours. Everyone else can read them.
first-think-str8-dice = The dice name three of your own cards. You bet on their sum.
first-think-str8-ranges = Choose a free token, then place it under the sums you believe in. Narrow tokens score more.
first-think-str8-sheet = Hatched digits are on other racks, so they are not yours.
first-break-the-code-goal = Find out the hidden code before the others do.
first-break-the-code-own = These are your tiles. Nobody else sees them.
first-break-the-code-cards = Ask one card. Everyone hears the answer.
first-break-the-code-answers = Every answer stays here.
first-break-the-code-sheet = Cross off what cannot be.
first-arnak-goal = Score the most points in five rounds: dig, discover and research.
first-arnak-camp = Send an archaeologist to a camp: pay one boot, gain 2 coins. Your Fear card has a boot.
first-arnak-hand = Play a card for its effect, or pay with the travel icons at its top.
first-arnak-row = Coins buy items, compasses buy artifacts.
first-arnak-research = Research: each row up is worth more points.
first-arnak-pass = One main action a turn. Pass when you have none left.
after-first = Your first game
after-good = Your best choice, { $moment }:
after-learn = One thing to learn, { $moment }:
after-instead = you chose “{ $played }”; “{ $best }” wins about { $wins } in 100 more often.
after-looking = Looking for the moments that mattered…
after-lesson = Learn it: { $title }
after-next = Next opponent: { $level }
after-up = You won: one level up.
after-same = The same level, a new deal.
after-play = Play { $level }
lesson-is-done = done
daily-loading = Loading today’s puzzle…
guide-name-1 = Iwo
guide-name-2 = Lena
guide-name-3 = Marek
daily-difficulty =
    { $facts ->
        [one] use { $facts } answer
       *[other] combine { $facts } answers
    }
daily-question =
    { $letter ->
        [none] { CAPITAL($place) }: which digit is yours?
       *[other] { CAPITAL($place) }: which tile is at position { $letter }?
    }
daily-about = Exactly one answer can be proved. On the first try the answer alone counts. A wrong answer reveals nothing.
daily-choose = Choose an answer
daily-send = Answer: { $answer }
daily-no = No. Nothing else is revealed.
daily-rows = Now prove it: which answers does it follow from?
daily-rows-about = From the second try on, an answer counts only with the rows that prove it, and each of them must be needed.
daily-right = Right. That earns today’s stone.
daily-right-unproved = Right, but the rows do not prove it, so it does not count.
daily-unsolved = Not solved. This is how it can be proved:
daily-proof = The proof
daily-next = Next: { $game }
daily-back = To the day
daily-tabs = Daily and puzzles
puzzles-about = As many as you like, at your strength. Each has one answer that can be proved.
puzzles-games = Game
puzzles-loading = Finding a puzzle…
puzzles-train = Theme
puzzles-theme-any = whatever fits
puzzles-theme-one = One answer is enough
puzzles-theme-two = Two answers together
puzzles-theme-more = Three answers or more
puzzles-theme-hands = Who holds what
puzzles-theme-swap = Before and after a swap
puzzles-hard = difficulty { $rating }
puzzles-rating = Your rating here: { $rating }, very likely between { $low } and { $high }.
puzzles-rating-early =
    { $met ->
        [one] After { $met } puzzle your rating is a guess: between { $low } and { $high }.
       *[other] After { $met } puzzles your rating is a guess: between { $low } and { $high }.
    }
puzzles-rating-none = You have no rating here yet: your first tries make one.
puzzles-due =
    { $due ->
        [one] { $due } puzzle that you missed is back.
       *[other] { $due } puzzles that you missed are back.
    }
puzzles-right = Right.
puzzles-repeat = You missed this one before; it is not rated again.
puzzles-change = Your rating changes by { $change }.
puzzles-again = This puzzle comes back on { $date }.
puzzles-next = Next puzzle
day-about =
    The same for everyone. New puzzles in { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }, at midnight ({ $zone }).
day-late = Puzzles of an earlier day earn no stone.
day-today = Today
day-puzzles =
    { $puzzles ->
        [one] { $puzzles } puzzle
       *[other] { $puzzles } puzzles
    }
day-puzzles-about = Three tries each, harder from Monday to Sunday.
day-solve = Solve
day-proof = Proof
day-solved = solved
day-unproved = solved, does not count
day-unsolved = not solved
day-tries =
    { $tries ->
        [one] { $tries } try left
       *[other] { $tries } tries left
    }
day-streak =
    { $days ->
        [0] No stone yet
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
day-stone-about = A stone a day: solve one puzzle. One day a week may be missed, and the cairn stands.
day-streak-more = longest row: { $longest }, all days: { $total }
day-share = Share
day-share-about = Tells no answer.
day-shared = puzzles of { $date }
day-copied = Copied
day-people =
    { $people ->
        [one] { $people } person on this day
       *[other] { $people } people on this day
    }
day-try = try { $number }
day-none = not solved
day-promise = How these puzzles were drawn
day-promise-about = The hash of each seed was published the day before. Seed and salt follow 24 hours after the day, when nobody can finish it any more.
day-seed = Seed:
day-salt = Salt:
calendar-before = Month before
calendar-after = Month after
calendar-solved =
    { $puzzles ->
        [one] { $puzzles } puzzle solved
       *[other] { $puzzles } puzzles solved
    }
calendar-late =
    { $puzzles ->
        [one] { $puzzles } solved later
       *[other] { $puzzles } solved later
    }
calendar-forgiven = missed and forgiven
calendar-missed = missed
calendar-about = A dot is a puzzle solved, a half dot one solved later. Every day shown in bold can be played.
solve-about = Enter what you see on the real table. Each entry is checked at once. The link to this page contains the position.
solve-open = Open a position
solve-download = Download the position
solve-empty = Start over
solve-no-file = This file contains no position.
solve-found = What can be known
solve-missing = First enter everything you see.
solve-racks = Racks you can see
solve-unowned = nobody’s
solve-rounds = Rounds and your bets
solve-add-round = Round
solve-die = die { $number }
solve-width = width
solve-from = from
solve-answer = Answer
answer-right = right
answer-above = higher
answer-below = lower
answer-wrong = wrong
solve-swap = swapped
solve-digit = digit
solve-symbol = symbol
solve-whose = Whose
solve-remove = Remove
solve-discards = Stones that others discarded
solve-add-discard = Stone
solve-decide = What do you want to decide?
solve-decide-nothing = nothing: only show what can be known
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
solve-tokens = Tokens taken from the Deadly Shortcut
solve-token = token { $number }
solve-token-digits = digits bet
solve-add-token = Token
solve-free = free wheels
solve-cursed = I hold the skull
solve-scores = Spaces on the track
solve-scores-about = With the spaces, and what the others bet in each round, you also get the chance to win.
solve-others = what the others bet
solve-decide-offer = a token on offer
solve-decide-turn = turning a die
solve-decide-place = placing a token
solve-guesses = Wrong guesses
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
        [one] fits; { $bits } bits still unknown.
       *[other] fit; { $bits } bits still unknown.
    }
solve-why = Click one to ask why.
solve-best = Best move
solve-verdict-open = It is possible, but not certain.
solve-verdict-certain = It is certain.
solve-verdict-excluded = It is ruled out.

# What went wrong
trouble-unreachable = Can’t reach the server right now.
trouble-failed = That did not work ({ $place }: { $text }).
trouble-refused = That is not possible.
trouble-rate = Too many requests. Wait a moment.
trouble-busy = The server is busy. Try again in a moment.
trouble-storage = The server can’t save anything right now. Try again in a moment.
trouble-timeout = The server took too long. Try again in a moment.
trouble-crash = Something went wrong on the server.

# A secure address in the house
trust-title = A secure address
trust-missing = This page was opened at an http address. Everything about the games works here, but browsers allow the following at an https address only: to install the page, to read the rules offline, notifications, and the phone’s share menu.
trust-is-secure = This page was opened at a secure address: you can install it, read the rules offline, be notified and share.
trust-none = This server has no https address of its own. Its operator finds in docs/serving.md how to give it one.
trust-download = Download the certificate of this server to the device.
trust-file = Download the certificate
trust-android = Android: open Settings, search for “CA certificate”, choose “Install anyway”, and pick the downloaded file.
trust-iphone = iPhone and iPad: open the file, then go to Settings, General, VPN & Device Management, and install it. Then switch it on under General, About, Certificate Trust Settings.
trust-computer = Computer: open the file and add it to the trusted root authorities. Firefox has its own list under Settings, Privacy & Security.
trust-compare = Compare the SHA-256 fingerprint that the device shows with this one:
trust-open = Open the secure address. From then on use it instead of this one:
trust-about = The certificate can only vouch for addresses in local networks, never for a site on the internet. Its key does not leave the computer that serves the games. When you no longer play here, you can remove it in the same settings.
trust-qr = This page, for the camera of a phone
