# The Lost Code and Think Str8!. Every message is told $edition: stones or cards.
# $seat-you is yes when the player spoken of is the one spoken to; $seat is what that player is called.

title =
    { $edition ->
        [cards] Think Str8!
       *[stones] The Lost Code
    }
    .short =
        { $edition ->
            [cards] Think Str8!
           *[stones] The Lost Code
        }
about-game =
    { $game ->
        [think-str8] Everyone but you can see your digits: work them out.
       *[lost-code] Everyone but you can see your digits: work them out.
    }
with-beginner = beginner
with-x = variant X
with-shortcut = Shortcut
with-curse = Curse

# Symbols: the bare word; as an object, as the owner of something, and the letter on the board
symbol-bird = bird
    .object = the bird
    .of = bird
    .letter = B
symbol-jaguar = jaguar
    .object = the jaguar
    .of = jaguar
    .letter = J
symbol-chameleon = chameleon
    .object = the chameleon
    .of = chameleon
    .letter = C
symbol-snake = snake
    .object = the snake
    .of = snake
    .letter = S
symbol-human = human
    .object = the human
    .of = human
    .letter = H
symbol-bear = bear
    .object = the bear
    .of = bear
    .letter = R
symbol-blue = blue
    .object = the blue card
    .of = blue
    .letter = B
symbol-green = green
    .object = the green card
    .of = green
    .letter = G
symbol-purple = purple
    .object = the purple card
    .of = purple
    .letter = P
symbol-yellow = yellow
    .object = the yellow card
    .of = yellow
    .letter = Y
symbol-red = red
    .object = the red card
    .of = red
    .letter = R
symbol-grey = grey
    .object = the grey card
    .of = grey
    .letter = E

# Other pieces, by their numbers and names; those of one symbol are called like it
ref-die = symbol
ref-stone = symbol
ref-laid = symbol
ref-token = symbol
ref-line = symbol
wheel-any = { $edition ->
        [cards] width-{ $id } token
       *[stones] width-{ $id } wheel
    }
marker-any = marker
row-any = round { $id }
piece-skull = skull

# Parts of sentences
range =
    { $width ->
        [1] { $low }
       *[other] { $low }–{ $high }
    }
signed =
    { $sign ->
        [plus] +{ $points }
        [minus] −{ $points }
       *[none] { $points }
    }
plus = { $first } + { $then }
either = { $first } or { $then }

# Phases, and what a player is asked to do in them
phase =
    { $phase ->
        [deal] dealing
        [stack] stacking the markers
        [roll] the roll
        [offer] a token on offer
        [fix] turning dice
        [turn] turning a die
        [bet] { $edition ->
            [cards] choosing tokens
           *[stones] bets
        }
        [place] placing tokens
        [swap] swaps
        [draw] drawing
        [final] final bets
       *[over] the end
    }
prompt-offer = Take the { $symbol-of } token and bet on one to three digits, or leave it.
prompt-fix = Turn a die showing { $symbol }: name another { $edition ->
        [cards] colour
       *[stones] symbol
    }.
prompt-turn = Accept the dice, or turn one of them.
prompt-bet = { $edition ->
        [cards] Choose one of the free tokens.
       *[stones] Take a free wheel and set its range.
    }
prompt-place = Place your width-{ $width } token: say where its range begins.
prompt-swap = { $edition ->
        [cards] You were wrong: choose a card to swap.
       *[stones] You were wrong: choose a stone to swap.
    }
prompt-final = Final bet { $number } of { $count }, { $symbol }: up to three digits, or - for none.

# The board
seat-of-nobody = unowned
head-stock = stock
head-token = token
head-digits = your digits
head-dice = Dice
head-track = Track
head-wheels = { $edition ->
        [cards] Tokens: width, points
       *[stones] Wheels: width, points
    }
head-wheels-set = { $edition ->
        [cards] Tokens “{ set-name }”
       *[stones] Wheels “{ set-name }”
    }
set-name = { $set }
head-rounds = Rounds: what you know
head-finals = Your final bets
round-of = round { $round } of { $rounds }
rolled-by =
    { $you ->
        [yes] you rolled
       *[no] { $name } rolled
    }
wheel-free = free
token-free = free
skull-on-space = skull: space { $space }
skull-held = skull: { $name }
this-round = now
last-round = last round
rounds-earlier = … and { $count } earlier (type { command-sheet })
final-now = now
final-none = none
final-payoffs = right: { $right } · wrong or none: { $wrong }

# The sheet
sheet-title = Your sheet
sheet-legend = · seen   × ruled out by you   digits: still possible
sheet-rounds = { $first }2: the digit that counted that round   ({ $second }5): discarded that round, not counted
sheet-nothing = no answer yet
sheet-laid = discarded
sheet-last = last
marked = Ruled out for { $symbol-object }: { $digits }.
unmarked = Possible again for { $symbol-object }: { $digits }.
marks-nothing = Your sheet already says so.
marked-wrong = No digit is left for { $symbol-object }: that cannot be true.

# The end
head-result = Final bets: digit, bet, points
result-total = total
result-score = score
result-place = place
result-legend = * bet with a token: counts double
tie-broken = Tied on points: the lowest in the stack wins (LC 6.4).

# Commands
command-bet = bet
command-choose = choose
command-place = place
command-turn = turn
command-accept = accept
command-take = take
command-leave = leave
command-swap = swap
command-final = final
command-sheet = sheet
command-mark = mark
command-unmark = unmark

help-bet = take the width-{ $width } wheel and set it to { $range }
    .how = { command-bet } { $width } { $low }, or { $width } { $low }, or { $range }
help-choose = take the width-{ $width } token; you place it later
    .how = { command-choose } { $width }, or { $width }
help-place = place your token so that it begins at { $low }
    .how = { command-place } { $low }, or { $low }
help-turn = turn a die from one { $edition ->
        [cards] colour
       *[stones] symbol
    } to another
    .how = { command-turn } { $first } { $second }
help-accept = keep the dice as they are
    .how = { command-accept }
help-take = take the token and bet on 1 and 2, in secret
    .how = { command-take } 1 2
help-leave = leave the token to the others
    .how = { command-leave }
help-swap = discard { $symbol-object } and draw another { $edition ->
        [cards] card
       *[stones] stone
    }
    .how = { command-swap } { $first }, or { $first }
help-final = bet on 3 and 5; a single - means no bet
    .how = { command-final } 3 5, or 3 5, or -
help-sheet = your whole sheet, round by round
    .how = { command-sheet }
help-mark = rule digits out on your sheet
    .how = { command-mark } { $first } 3 5
help-unmark = make them possible again; no digits: all of them
    .how = { command-unmark } { $first } 3
help-symbols = { $edition ->
        [cards] Colours: letter, name or the start of the name
       *[stones] Symbols: letter, name or the start of the name
    }

wrong-form = write it like this: { $how }
unknown-symbol = “{ $word }” is not one of: { $symbols }
which-symbol = “{ $word }” could be { $symbols }
no-digits = “{ $word }” is not a digit
range-backwards = the range { $range } runs backwards: write { $other }

# Signs on the board
mark-rack = your digit; in brackets what you have discarded, oldest first
    .how = ?, ?(735)
mark-seen = a digit you can see elsewhere
    .how = ·
mark-ruled-out = a digit you have ruled out with { command-mark }
    .how = ×
mark-turn = it is this player’s turn
    .how = ▸
mark-stack = players on one space; the top of the stack comes first
    .how = ┌ └
mark-wheel = { $edition ->
        [cards] a token: covers { $width } sums, scores { $points } if right
       *[stones] a wheel: covers { $width } sums, scores { $points } if right
    }
    .how = { $width } { $points }
mark-counted = { $edition ->
        [cards] the digit of that colour that counted that round
       *[stones] the digit of that symbol that counted that round
    }
    .how = { $letter }7
mark-laid = discarded that round, but not counted
    .how = ({ $letter }3)
mark-token = token still available; –: gone, or taken with digits
    .how = { token-free }
mark-wrong = you have ruled out every digit of this line: that cannot be true
    .how = !

# The table in words
area-finals = { head-finals }
area-dice = { head-dice }
area-wheels = { $edition ->
        [cards] Tokens
       *[stones] Wheels
    }
area-tokens = Shortcut tokens
area-track = { head-track }
stone-shows = { $symbol } { $digit }
stone-hidden = { $symbol } ?
stock-left = { head-stock }: { $n }
on-space = space { $space }

# Moves
move-accept = accept the dice
move-turn = turn a die from { $symbol } to { $to }
move-take = take the token and bet on { $digits }
move-leave = leave the token
move-bet = bet { $range } with the width-{ $width } wheel
move-choose = take the width-{ $width } token
move-place = place the token on { $range }
move-swap = swap { $symbol-object }
move-final =
    { $bet ->
        [none] make no bet on { $symbol-object }
       *[digits] bet on { $digits } for { $symbol-object }
    }
move-choose-and-place = take the width-{ $width } token and place it on { $range }
doubt-seen-elsewhere =
    { $digits-count ->
        [one] You can see { $symbol } { $digits } yourself, so it cannot be yours.
       *[other] You can see { $symbol } { $digits } yourself, so none of these can be yours.
    }

# What happens, told to one seat
event-dealt = The { $symbol } digits are dealt: { $racks }.
dealt-to = { $seat } ({ $digit })
dealt-unseen = { $seat } (?)
event-stacked = { $edition ->
        [cards] The pawns are stacked on the start, bottom to top: { $names }.
       *[stones] The markers are stacked on 0, bottom to top: { $names }.
    }
event-began = Round { $round } begins. Order of play: { $names }.
event-rolled =
    { $seat-you ->
        [yes] You roll { $dice }.
       *[no] { $seat } rolls { $dice }.
    }
event-took =
    { $seat-you ->
        [yes] You take the { $symbol-of } token and bet on { $digits }.
       *[no] { $known ->
            [yes] { $seat } takes the { $symbol-of } token and bets on { $digits }.
           *[no] { $seat } takes the { $symbol-of } token and bets in secret.
        }
    }
event-left =
    { $seat-you ->
        [yes] You leave the { $symbol-of } token.
       *[no] { $seat } leaves the { $symbol-of } token.
    }
event-turned =
    { $seat-you ->
        [yes] You turn a die from { $symbol } to { $to }.
       *[no] { $seat } turns a die from { $symbol } to { $to }.
    }
event-accepted =
    { $seat-you ->
        [yes] You accept the dice.
       *[no] { $seat } accepts the dice.
    }
event-wagered =
    { $seat-you ->
        [yes] You take the width-{ $width } wheel and bet { $range }.
       *[no] { $seat } takes the width-{ $width } wheel and bets { $range }.
    }
event-chose =
    { $seat-you ->
        [yes] You take the width-{ $width } token.
       *[no] { $seat } takes the width-{ $width } token.
    }
event-placed =
    { $seat-you ->
        [yes] You place your token on { $range }.
       *[no] { $known ->
            [yes] { $seat } places a token on { $range }.
           *[no] { $seat } places a token in secret.
        }
    }
event-shown = The ranges are revealed: { $ranges }.
range-of = { $seat } ({ $range })
event-answered =
    { $seat-you ->
        [yes] You bet { $range } with the { $edition ->
            [cards] width-{ $width } token
           *[stones] width-{ $width } wheel
        }: { answer }
       *[no] { $seat } bets { $range } with the { $edition ->
            [cards] width-{ $width } token
           *[stones] width-{ $width } wheel
        }: { answer }
    }
answer =
    { $answer ->
        [right] right, +{ $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
        [above] wrong, higher.{ lost }
        [below] wrong, lower.{ lost }
       *[wrong] wrong.{ lost }
    }
lost =
    { $lost ->
        [0] { "" }
        [one] { " " }The curse costs { $lost } point.
       *[other] { " " }The curse costs { $lost } points.
    }
stage-right =
    { $points ->
        [one] You were right: +{ $points } point.
       *[other] You were right: +{ $points } points.
    }
stage-above = Not in your range: the sum is higher.{ lost }
stage-below = Not in your range: the sum is lower.{ lost }
stage-wrong = Not in your range.{ lost }
stage-stone = { $edition ->
        [cards] Your { $symbol } card was a { $digit }.
       *[stones] Your { $symbol } stone was a { $digit }.
    }
stage-dealt = { $edition ->
        [cards] The cards are dealt.
       *[stones] The stones are dealt.
    }
event-gained =
    { $seat-you ->
        [yes] The curse brings you { gained } (wrong: { $of }).
       *[no] The curse brings { $seat } { gained } (wrong: { $of }).
    }
gained =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-skull-taken =
    { $seat-you ->
        [yes] You take the skull: the curse starts next round.
       *[no] { $seat } takes the skull: the curse starts next round.
    }
event-skull-passed =
    { $seat-you ->
        [yes] The skull passes to you.
       *[no] The skull passes to { $seat }.
    }
event-skull-gone = The skull leaves the game.
event-swapped =
    { $seat-you ->
        [yes] You discard { $symbol } { $digit }.
       *[no] { $seat } discards { $symbol } { $digit }.
    }
event-drew =
    { $seat-you ->
        [yes] { $edition ->
            [cards] You draw a new { $symbol } card without looking.
           *[stones] You draw a new { $symbol } stone without looking.
        }
       *[no] { $known ->
            [yes] { $seat } draws { $symbol } { $digit }.
           *[no] { $edition ->
                [cards] { $seat } draws a new { $symbol } card.
               *[stones] { $seat } draws a new { $symbol } stone.
            }
        }
    }
event-spared =
    { $seat-you ->
        [yes] All stocks are empty, so you swap nothing.
       *[no] All stocks are empty, so { $seat } swaps nothing.
    }
event-tokens-removed = The remaining tokens leave the game: { $symbols }.
event-named =
    { $seat-you ->
        [yes] You make your final bet on { $symbol-object }: { $digits }.
       *[no] { $known ->
            [yes] { $seat } makes the final bet on { $symbol-object }: { $digits }.
           *[no] { $seat } makes the final bets.
        }
    }
rack-digit = { $symbol } { $digit }
event-revealed =
    { $seat-you ->
        [yes] Your rack is revealed: { $rack }. Your final bets bring { $total }.
       *[no] { $seat }’s rack is revealed: { $rack }. The final bets bring { $total }.
    }

# Refusals
refusal-no-such-die = no die shows { $symbol-object }
refusal-left-out-first = first turn every die showing { $symbol }
refusal-turn-to-another = { $edition ->
        [cards] a die must be turned to another colour that is in play
       *[stones] a die must be turned to another symbol that is in play
    }
refusal-no-such-wheel = { $edition ->
        [cards] there is no width-{ $width } token
       *[stones] there is no width-{ $width } wheel
    }
refusal-wheel-taken = { $edition ->
        [cards] the width-{ $width } token is taken
       *[stones] the width-{ $width } wheel is taken
    }
refusal-another-wheel-chosen = you chose the width-{ $width } token, so you have to place that one
refusal-outside-the-sums = a range of width { $width } can start at { $last } at most: it must stay within 0–{ $top }
refusal-not-in-play = { $symbol-object } is not in play
refusal-not-your-stone = { $edition ->
        [cards] you can only swap a card of your own
       *[stones] you can only swap a stone on your own rack
    }
refusal-none-to-draw = { $edition ->
        [cards] no { $symbol } card is left to draw
       *[stones] no { $symbol } stone is left to draw
    }
refusal-another-symbol-first = your next bet is on { $symbol-object }
refusal-too-many-digits = bet on at most three digits { $edition ->
        [cards] per colour
       *[stones] per symbol
    }
refusal-no-such-digit = digits run from 0 to { $highest }
refusal-digits-alike = the digits of one bet must differ
refusal-another-token-offered = only the { $symbol-of } token is on offer
refusal-token-taken = the { $symbol-of } token is taken
refusal-token-without-digits = to take a token, bet on one, two or three digits
refusal-no-such-line = { $symbol-object } is not in play, so the sheet has no line for it

# The table of wheels in the rules page
wheels-set = Set “{ set-name }”
wheels-usual = (played unless you choose another)
wheels-width = width
wheels-points = points
wheels-about = how we know
wheels-standing = width { width-standing }, points { points-standing }
width-standing =
    { $width ->
        [attested] attested
        [reported] reported by one source
        [inferred] inferred
       *[house] your own
    }
points-standing =
    { $points ->
        [attested] attested
        [reported] reported by one source
        [inferred] inferred
       *[house] your own
    }
wheels-alternatives = { $alternatives } would fit about as well
wheels-x = The X side of the wheels is not known: in variant X the numbers of the plain side are played (LC 7.2).
set-about =
    { $set ->
        [stones-recommended] Fits every attested number; the open points make the best bet of the first round about equally good on every wheel.
        [stones-narrow-five] As “recommended”, with 5 points for the narrowest wheel.
        [stones-seven-two] As “recommended”, with 2 points on width 7 and 3 on width 4: the reading in which a free choice of width 7 makes sense.
        [cards-recommended] Widths 1 to 7 fit every clue about the tokens; their points are those of The Lost Code with 5 for the narrowest.
       *[cards-as-stones] The widths of The Lost Code, in case the printed range 0–5 is a misprint for 1–5.
    }

# Hints and proofs
hint-nothing = No more digits can be ruled out.
hint-unfounded =
    { $count ->
        [one] Your sheet rules out a digit that may be on your rack.
       *[other] Your sheet rules out { $count } digits that may be on your rack.
    }
hint-something =
    { $count ->
        [one] You can rule out one more digit that your sheet still leaves open.
       *[other] You can rule out { $count } more digits that your sheet still leaves open.
    }
hint-where = You can work out something about { $stone-object }.
hint-best = Best: { $move }.
hint-best-odds = Best: { $move } (chance { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, expected points { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
hint-best-points = Best: { $move } (expected points of the final bets { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
hint-then = Then: { $move } (chance { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, expected points { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
proof-excluded = { $edition ->
        [cards] Your { $stone } card is not { $digit }, because:
       *[stones] Your { $stone } is not { $digit }, because:
    }
proof-certain = { $edition ->
        [cards] Your { $stone } card must be { $digit }, because:
       *[stones] Your { $stone } must be { $digit }, because:
    }
proof-seen =
    { $drawn ->
        [yes] { $stone } { $digit } is visible: drawn in round { $round } ({ $seat }; { $rule })
       *[no] { $stone } { $digit } is visible: dealt ({ $seat }; { $rule })
    }
proof-opened =
    { $end ->
        [yes] your { $stone } is { $digit }: shown at the end ({ $rule })
       *[no] your { $stone } up to round { $round } was { $digit }: discarded in the swap ({ $rule })
    }
proof-heard = { $row }: { $dice } = { $sums } ({ $rule })
proof-step = { $number }. { $fact }
proof-step-leaving = { $number }. { $fact } → { $left }
proof-left = { $stone } { $digits }
proof-left-more = { $first }; { $then }
hint-also = The same facts also rule out: { $left }.
hint-more =
    { $count ->
        [one] One more digit can be ruled out.
       *[other] { $count } more digits can be ruled out.
    }
hint-then-move = Then: { $move }.
hint-payoff =
    { $bet ->
        [none] { $move }: { $wrong } for certain
        [sure] { $move }: { $right } for certain
       *[digits] { $move }: { $right } with a chance of { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, otherwise { $wrong }; expected points { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
hint-or = Or: { $move }.
hint-win = Best chance to win: { $move } ({ NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, if the others bet for the most points).

# Hints: where to look, then what to do and why
look-laid = { $edition ->
        [cards] the discarded cards
       *[stones] the discarded stones
    }
look-racks = the other racks

# Why the judge prefers a move
reason-bet-pays = { $edition ->
        [cards] { $range } is right with a chance of { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }; then the token pays { $pays }. Points on average: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
       *[stones] { $range } is right with a chance of { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }; then the wheel pays { $pays }. Points on average: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
    }
reason-impossible = Impossible sums: { $sums }. Possible: { $possible }.
reason-teaches = The answer tells you { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { NUMBER($missing, minimumFractionDigits: 1, maximumFractionDigits: 1) } missing bits on average.
reason-teaches-little = The answer tells you almost nothing new.
reason-wrong-swaps = { $edition ->
        [cards] If it is wrong, you swap a card: { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits are missing then, { NUMBER($without, minimumFractionDigits: 1, maximumFractionDigits: 1) } without the swap.
       *[stones] If it is wrong, you swap a stone: { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits are missing then, { NUMBER($without, minimumFractionDigits: 1, maximumFractionDigits: 1) } without the swap.
    }
reason-swap-leaves = Bits missing after the swap: { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } (now { NUMBER($now, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
reason-known-stone-lost = You know this digit, { $digit }, and will not know the next one.
reason-stone-digits = Digits still possible here: { $digits }; the likeliest has { NUMBER($likeliest, style: "percent", maximumFractionDigits: 0) }.
reason-token-pays = With the token: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average, right with a chance of { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }; a later bet without it: { NUMBER($waiting, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
reason-token-waits = A later bet without the token: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average.
reason-final-pays = { $digits ->
        [0] No bet: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
       *[other] Right with a chance of { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average.
    }
reason-final-decides = You win with a chance of { NUMBER($right, style: "percent", maximumFractionDigits: 0) } if it is right, of { NUMBER($wrong, style: "percent", maximumFractionDigits: 0) } if it is wrong.

# A position that was written down
solve-codes =
    { $count ->
        [1] One code fits (deals: { $deals }): you know it.
       *[other] { $count } codes fit (deals: { $deals }): { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits still unknown.
    }
solve-best = Best moves by expected points:
solve-chance = chance
solve-points = points
solve-clash = These cannot all be true:
solve-waiting = Take a token only if it brings more than { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: a bet at the end can bring that many.
solve-win = Chance to win with these bets: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, if the others bet for the most points.
solve-win-by = Best chance to win, { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }: { $moves }.

# What a choice was about
kind-dice = Turning dice
kind-bet = Bets
kind-swap = Swaps
kind-token = Tokens
kind-final = Final bets

# Levels
level-newcomer = Remembers only the last two answers and chases points.
level-beginner = Reads each row of its sheet only once and sometimes guesses.
level-steady = Keeps its sheet symbol by symbol.
level-careful = Knows everything that can be known, and makes the best single choice.
level-master = Knows the same, and also picks bets for what it will learn from them.

# Refused at a real table
refusal-not-asked-to-look = you are not asked to look at these stones
refusal-stones-alike = each stone exists once: two stones cannot show the same digit
refusal-own-phone-only = that is secret: enter it on the player’s own phone
refusal-nothing-doubted = nobody has doubted a stone
refusal-not-now-at-the-table = the table is at another step now
refusal-somebody-looks = someone is still looking at a stone
refusal-own-rack = others look at your rack, not you
refusal-dice-first = enter the dice first
refusal-one-die-only = only one die is turned
refusal-token-is-taken = the token has been taken: these dice stay
refusal-no-such-dice = enter { $dice } dice
refusal-another-is-asked = another player is asked first
refusal-wheel-of-another = { $edition ->
        [cards] another player has the width-{ $width } token
       *[stones] another player has the width-{ $width } wheel
    }
refusal-bets-missing = not everyone has bet yet
refusal-decide-the-track = decide first whether the markers move
refusal-too-late-to-pick-another = the new stone has been entered: the choice stays
refusal-not-face-up = this stone is not face up
refusal-another-confirms = another player has to see it too
