# Break the Code. Every message may ask for $rules (standard or tagiron) and $size (tiles in a hand).
# $seat-you is yes when the player spoken of is the one spoken to; $seat is that player's name otherwise.

title = Break the Code
about-game = Ask questions until you know the hidden tiles.

# Tiles
colour-black =
    { $rules ->
        [tagiron] red
       *[standard] black
    }
    .letter =
        { $rules ->
            [tagiron] r
           *[standard] b
        }
colour-white =
    { $rules ->
        [tagiron] blue
       *[standard] white
    }
    .letter =
        { $rules ->
            [tagiron] b
           *[standard] w
        }
colour-green = green
    .letter = g
tile-b0 = { colour-black } 0
    .short = 0{ colour-black.letter }
tile-w0 = { colour-white } 0
    .short = 0{ colour-white.letter }
tile-b1 = { colour-black } 1
    .short = 1{ colour-black.letter }
tile-w1 = { colour-white } 1
    .short = 1{ colour-white.letter }
tile-b2 = { colour-black } 2
    .short = 2{ colour-black.letter }
tile-w2 = { colour-white } 2
    .short = 2{ colour-white.letter }
tile-b3 = { colour-black } 3
    .short = 3{ colour-black.letter }
tile-w3 = { colour-white } 3
    .short = 3{ colour-white.letter }
tile-b4 = { colour-black } 4
    .short = 4{ colour-black.letter }
tile-w4 = { colour-white } 4
    .short = 4{ colour-white.letter }
tile-g5 = { colour-green } 5
    .short = 5{ colour-green.letter }
tile-b6 = { colour-black } 6
    .short = 6{ colour-black.letter }
tile-w6 = { colour-white } 6
    .short = 6{ colour-white.letter }
tile-b7 = { colour-black } 7
    .short = 7{ colour-black.letter }
tile-w7 = { colour-white } 7
    .short = 7{ colour-white.letter }
tile-b8 = { colour-black } 8
    .short = 8{ colour-black.letter }
tile-w8 = { colour-white } 8
    .short = 8{ colour-white.letter }
tile-b9 = { colour-black } 9
    .short = 9{ colour-black.letter }
tile-w9 = { colour-white } 9
    .short = 9{ colour-white.letter }
place-a = a
place-b = b
place-c = c
place-d = d
place-e = e
screen-centre = centre
screen-0 = the tiles of player 1
screen-1 = the tiles of player 2
screen-2 = the tiles of player 3
screen-3 = the tiles of player 4
deck-questions = the question cards in the deck
ref-hand = tile
place-letters = abcde

# Questions: whole, and as a line of the board has room for
card-where-0 = Where are your 0s?
    .short = where are the 0s
card-where-1-2 = Where are your 1s or 2s?
    .short = where are 1s or 2s
card-where-3-4 = Where are your 3s or 4s?
    .short = where are 3s or 4s
card-where-5 = Where are your 5s?
    .short = where are the 5s
card-where-6-7 = Where are your 6s or 7s?
    .short = where are 6s or 7s
card-where-8-9 = Where are your 8s or 9s?
    .short = where are 8s or 9s
card-neighbours-colour = Which of your neighbouring tiles have the same colour?
    .short = neighbours of one colour
card-neighbours-sequence = Which of your neighbouring tiles are in sequence?
    .short = neighbours in sequence
card-count-even = How many of your tiles are even (0 is even)?
    .short = how many even (0 is even)
card-count-odd = How many of your tiles are odd?
    .short = how many odd
card-count-black =
    { $rules ->
        [tagiron] How many red tiles do you have?
       *[standard] How many black tiles do you have?
    }
    .short =
        { $rules ->
            [tagiron] how many red
           *[standard] how many black
        }
card-count-white =
    { $rules ->
        [tagiron] How many blue tiles do you have?
       *[standard] How many white tiles do you have?
    }
    .short =
        { $rules ->
            [tagiron] how many blue
           *[standard] how many white
        }
card-count-equal =
    { $rules ->
        [tagiron] How many pairs of tiles with the same number do you have?
       *[standard] How many tiles with the same number do you have?
    }
    .short =
        { $rules ->
            [tagiron] pairs with the same number
           *[standard] tiles with the same number
        }
card-sum-all = What is the sum of all your tiles?
    .short = sum of all
card-sum-left = What is the sum of your three leftmost tiles?
    .short = sum of the three leftmost
card-sum-middle = What is the sum of your middle tiles (b, c, d; with four tiles b, c)?
    .short = sum of the middle ({ $size ->
            [4] b, c
           *[5] b, c, d
        })
card-sum-right = What is the sum of your three rightmost tiles?
    .short = sum of the three rightmost
card-sum-black =
    { $rules ->
        [tagiron] What is the sum of your red tiles?
       *[standard] What is the sum of your black tiles?
    }
    .short =
        { $rules ->
            [tagiron] sum of red
           *[standard] sum of black
        }
card-sum-white =
    { $rules ->
        [tagiron] What is the sum of your blue tiles?
       *[standard] What is the sum of your white tiles?
    }
    .short =
        { $rules ->
            [tagiron] sum of blue
           *[standard] sum of white
        }
card-spread = What is your largest number minus your smallest?
    .short = largest minus smallest
card-third-above-4 = Is your tile c greater than 4?
    .short = c greater than 4
question-picked = Where are your { $digit }s?
question-short = { $card-short }
question-brief = { $question }?
question-short-picked = where are the { $digit }s

# Several things side by side, or one after the other
side-by-side = { $first } { $rest }
one-by-one = { $first }; { $rest }
short-tile = { $tile-short }

# Answers
group = {"{"}{ $places }{"}"}
heard = { $seat }: { $answer }
answer = { $answer }
answer-none = none
answer-none-short = none
answer-yes = yes
answer-no = no
verdict =
    { $verdict ->
        [right] right
       *[wrong] wrong
    }
answer-range = { $low }–{ $high }

# Phases, and what a player is asked to do in them
prompt-turn = Ask one of the face-up cards, or guess.
prompt-question = Ask one of the face-up cards.
prompt-no-cards = No cards are left: guess.
prompt-last-turn = Your last turn: guess, or give up.
prompt-call = Guess now, or wait?
prompt-name = Name the tile at position { $place }.

# The board
with-tagiron = TAGIRON
acting =
    { $what ->
        [turn] turn: { $names }
        [last] last turn: { $names }
        [call] guess or wait: { $names }
        [name] guessing: { $names }
       *[over] the end
    }
cards-in-deck = deck: { $count }
head-cards-now = Face-up cards: type the number to ask
head-cards = Face-up cards
head-cards-shared = * you answer too
no-cards = No question cards are left.
head-asker = asked by
head-question = question
head-tiles = Tiles: · yours  × crossed off
row-guess = your guess
seat-out = out
seat-right = right
history-guess = guess { $tiles }: { $said }
history-guess-secret = guess: { $said }
history-gave-up = gave up
history-none = No question has been asked yet.
history-earlier =
    { $count ->
        [one] … and 1 earlier (type { command-sheet })
       *[other] … and { $count } earlier (type { command-sheet })
    }

# The sheet
sheet-title = Your sheet: your notes, and all answers
crossed = Crossed off: { $tiles }.
uncrossed = No longer crossed off: { $tiles }.
written = Written for { $name }: { $places }.
marks-nothing = Your sheet already says so.
written-wrong = This cannot be true (position: { $places }): the tile is yours, is somewhere else, or does not fit the order or what was said about the position.

# The end
result-guess = guess
result-hand = hand
result-place = place
result-hidden = hidden
result-no-guess = none
result-secret = What was hidden stays hidden (BC 2.4); the record of the game shows it.
won-later =
    { $seat-you ->
        [yes] You are right too: place { $place }.
       *[no] { $seat } is right too: place { $place }.
    }

# Commands
command-ask = ask
command-guess = guess
command-wait = wait
command-give-up = give up
command-sheet = sheet
command-cross = cross
command-uncross = uncross
command-write = write

help-ask = ask card 3; for a card with two digits, add which one
    .how = { command-ask } 3, or 3, or 3 2
help-guess = guess all tiles at once; or one by one, starting with just { command-guess }
    .how = { command-guess } { $tiles }
help-guess-now = say that you guess; you name the tiles once everyone has decided
    .how = { command-guess }
help-name = name the next tiles, from left to right; undo removes the last one
    .how = { $tiles }
help-wait = do not guess after this question
    .how = { command-wait }
help-give-up = skip your last turn
    .how = { command-give-up }
help-sheet = everything you wrote and everything that was said
    .how = { command-sheet }
help-cross = cross tiles off
    .how = { command-cross } { $first } { $second }
help-uncross = undo that; no tiles: all of them
    .how = { command-uncross } { $first }
help-write = write what you think is at a position: digit, colour or both; - clears it
    .how = { command-write } { $name } b { $first } c 7 d -
help-write-code =
    { $players ->
        [2] the same without a name: for the other hand
       *[other] the same without a name: for the centre
    }
    .how = { command-write } b { $first }
help-tiles = Tiles: digit and colour in either order, as in { $first }: { $colours }

# Signs on the board
mark-turn = it is this player’s turn
    .how = ▸
mark-fresh = new since your last turn
    .how = ›
mark-boxes = empty, or your tile; crossed off
    .how = ·, ×
mark-wrong = what you wrote there cannot be true
    .how = !

wrong-form = write it like this: { $how }
unknown-tile = “{ $word }” is not a tile: write a digit and a colour ({ $colours })
unknown-hand = there is no player “{ $word }”; there are: { $names }
which-hand = “{ $word }” could be { $names }
which-digit = BC 3.2: say which digit: { $first } or { $second }
too-many-tiles = BC 3.11: the guess has { $places ->
        [one] 1 position
       *[other] { $places } positions
    } left, but you named { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
tiles-later = BC 6.6: type only { command-guess } now; you name the tiles once everyone has decided

# The table in words
area-guess = Your guess
area-cards = Face-up cards
area-centre = Centre
area-discards = Cards already asked
hidden-tiles = hidden tiles: { $n }

# Moves
move-ask = ask: { $question }
move-guess = guess
move-name = name { $tile } at position { $place }
move-give-up = give up
move-wait = wait
doubt-held =
    { $twice ->
        [yes] You hold one { $tile } yourself, so there cannot be two in the code.
       *[no] You hold { $tile } yourself, so it cannot be in the code.
    }

# What happens, told to one seat
event-dealt =
    { $seat-you ->
        [yes] Your hand: { $tiles }.
       *[no] { $known ->
            [yes] { $seat }’s hand: { $tiles }.
           *[no] { $seat } is dealt a hand.
        }
    }
event-opened = A new card is turned up: { $question }
event-started =
    { $seat-you ->
        [yes] You start.
       *[no] { $seat } starts.
    }
event-asked =
    { $seat-you ->
        [yes] You ask: { $question } – { $answers }.
       *[no] { $seat } asks: { $question } – { $answers }.
    }
event-began =
    { $seat-you ->
        [yes] You start a guess.
       *[no] { $seat } starts a guess.
    }
event-named =
    { $seat-you ->
        [yes] You name { $tile }.
       *[no] { $known ->
            [yes] { $seat } names { $tile }.
           *[no] { $seat } names a tile in secret.
        }
    }
event-looked =
    { $seat-you ->
        [yes] You look at the centre: { $tiles }.
       *[no] { $known ->
            [yes] { $seat } looks at the centre: { $tiles }.
           *[no] { $seat } looks at the centre in secret.
        }
    }
event-guessed =
    { $seat-you ->
        [yes] You guess the code: { $said }.
       *[no] { $seat } guesses the code: { $said }.
    }
event-guessed-aloud =
    { $seat-you ->
        [yes] You guess { $tiles }: { $said }.
       *[no] { $seat } guesses { $tiles }: { $said }.
    }
stage-guess-right = Your guess is right.
stage-guess-wrong = Your guess is wrong.
stage-dealt = The tiles are dealt.
event-gave-up =
    { $seat-you ->
        [yes] You give up.
       *[no] { $seat } gives up.
    }
event-sealed =
    { $call ->
        [guess] { $seat-you ->
            [yes] You secretly decide to guess.
           *[no] { $seat } decides to guess.
        }
        [wait] { $seat-you ->
            [yes] You secretly decide to wait.
           *[no] { $seat } decides to wait.
        }
       *[unheard] { $seat } has decided.
    }
event-unsealed =
    { $seats-count ->
        [0] Everyone waits.
       *[other] Now guessing: { $seats }.
    }
event-ended =
    { $cause ->
        [right] The game is over. The code was broken by: { $seats }.
        [out] The game is over: nobody was right, and everyone is out.
        [cards] The game is over without a winner: the question cards have run out.
       *[guesses] The game is a draw: nobody broke the code.
    }

# Refusals
refusal-digits-0-to-9 = digits run from 0 to 9
refusal-card-not-open = you can only ask a face-up card
refusal-one-digit-of-two = pick a digit only for a card with two digits
refusal-ask-or-guess = on your turn you ask or guess: you cannot pass
refusal-tile-cannot-stand = { $tile } cannot be at { $place }: a guess names each tile once, in ascending order, up to the last position
refusal-place-not-next = name the tiles from left to right: { $next } is next, not { $place }
refusal-named-to-its-end = once started, a guess must be completed
refusal-last-turn = in this last turn you can only guess or give up
refusal-no-card-left = no question cards are left, so you can only guess
refusal-ask-then-call = on your turn you ask, and after the answers you say guess or wait
refusal-places-of-the-sheet = the sheet has positions a to { $last } for each other hand
refusal-only-one-tile = there is only one { $tile }
refusal-no-final-answer = with two players the sheet has no positions for a final answer
refusal-no-such-tile = there is no { $colour } { $digit }

# The table of cards in the rules page
cards-question = question
cards-tagiron = in TAGIRON
cards-known = how we know
cards-shared = the asker answers too
cards-out = not used with four players
cards-standing =
    { $standing ->
        [printed] printed in the rule book
       *[attested] reported consistently by several sources
    }
cards-unsure =
    { $card ->
        [neighbours-colour] unclear: two green 5s side by side (BC 3.5)
        [neighbours-sequence] unclear: a pair inside a run (BC 3.5)
        [count-equal] the sources disagree: tiles or pairs (BC 3.5)
        [sum-left] unclear: which tiles of a hand of four (BC 3.10)
        [sum-right] unclear: which tiles of a hand of four (BC 3.10)
        [sum-black] unclear: the answer without such a tile (BC 3.5)
        [sum-white] unclear: the answer without such a tile (BC 3.5)
       *[third-above-4] unclear: whether it is used with hands of four (BC 3.10)
    }

# Hints and proofs
hint-nothing = Beyond what is on your sheet, no tile can be crossed off and no position of the code is certain.
hint-something =
    { $count ->
        [one] You can deduce one thing that is not on your sheet.
       *[other] You can deduce { $count } things that are not on your sheet.
    }
hint-where = You can work out the tile at { $place }.
hint-tiles = You can cross off tiles.
hint-also = The same facts also show: { $left }.
hint-stands = { $tile } at { $place }
hint-absent = no { $tiles } in the code
hint-more =
    { $count ->
        [one] You can deduce one more thing.
       *[other] You can deduce { $count } more things.
    }
hint-best = Best: { $move }; the likeliest code is { $tiles } ({ NUMBER($chance, style: "percent", maximumFractionDigits: 0) }).
hint-best-ask = Best question: { $question } – type { $typed } ({ NUMBER($bits, minimumFractionDigits: 2, maximumFractionDigits: 2) } bits on average; chance to know it all { NUMBER($certain, style: "percent", maximumFractionDigits: 0) }; codes left on average { NUMBER($left, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
hint-best-name = Best: name { $tile } at { $place }
proof-excluded = { $where ->
        [centre] Centre, position { $place }: it is not { $tile }, because:
       *[hand] { $owner }, position { $place }: it is not { $tile }, because:
    }
proof-nowhere = { $where ->
        [centre] There is no { $tile } in the centre, because:
       *[hand] { $owner } does not have { $tile }, because:
    }
proof-certain = { $where ->
        [centre] Centre, position { $place }: it must be { $tile }, because:
       *[hand] { $owner }, position { $place }: it must be { $tile }, because:
    }
proof-somewhere = { $where ->
        [centre] Somewhere in the centre is { $tile }, because:
       *[hand] { $owner } has { $tile }, because:
    }
proof-step = { $number }. { $fact }
proof-step-left = { $number }. { $fact } → { $left }
proof-left = { $place }: { $tiles }
proof-held =
    { $second ->
        [yes] you hold a second { $tile } ({ $rule })
       *[no] you hold { $tile } ({ $rule })
    }
proof-answered = question { $number }, { $question } – { $seat }: { $answer } ({ $rule })
proof-missed = after question { $number } your guess { $tiles } was wrong ({ $rule })
proof-shown = after question { $number } you saw the code: { $tiles } ({ $rule })
advice-next-turn = This assumes that you will have another turn to guess.
advice-second-guess = If it is wrong, guess { $tiles } next: one of the two is right with a chance of { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }. This assumes that you will have another turn.
advice-no-turn-left = You will have no other turn.
advice-others-follow = If you are right, one last turn each is left for: { $seats } (BC 4.1, 4.3).

# Hints: where to look, then what to do and why
look-answer = answer { $number }
look-own = your tiles
look-guess = your earlier guess
look-place = position { $place }
look-tiles = the tiles of the code
look-code = the code
look-enough = You may know enough to guess.
advise-guess = guess { $tiles }

# Why the judge prefers a move
reason-splits = Codes that fit: { $codes } now, { NUMBER($left, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average after the answer.
reason-no-split = Every code that still fits gives the same answer: the question tells you nothing.
reason-makes-certain = With a chance of { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } you know the whole code afterwards.
reason-keeps-from = { $seat } loses this card: of { NUMBER($codes, maximumFractionDigits: 0) } codes the best question would leave { NUMBER($with, minimumFractionDigits: 1, maximumFractionDigits: 1) } with it, and { NUMBER($without, minimumFractionDigits: 1, maximumFractionDigits: 1) } without it.
reason-helps = It also helps { $seat }, whose chance to know the code rises from { NUMBER($now, style: "percent", maximumFractionDigits: 0) } to { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
reason-helps-nobody = It helps no other player; after another question one of them knows the code with a chance of up to { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
reason-knows-already = { $seat } knows the code already with a chance of { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
reason-certain = Only one code fits: you know it.
reason-guess-chance = Codes that fit: { $codes }; this one is right with a chance of { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
reason-double-five = There are two green 5s: { $deals } of { $all } deals have this code, and { $least } the rarest one.
reason-wrong-costs-turn = If it is wrong, you lose only the turn; codes left then: { $left }.
reason-wrong-is-out = If it is wrong, you are out of the game.

# A position that was written down
solve-codes =
    { $count ->
        [1] One code fits (deals: { $deals }): you know it.
       *[other] { $count } codes fit (deals: { $deals }): { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits still unknown.
    }
solve-questions = What each face-up card would tell you:
solve-bits = bits
solve-certain = certain
solve-left = codes
solve-guess = The likeliest code: { $tiles } ({ NUMBER($chance, style: "percent", maximumFractionDigits: 0) }).
solve-do = Best: { $move }
solve-ask = Best question: { $question }
solve-clash = These cannot all be true:
solve-hand = { $owner }: { $count ->
        [one] one hand fits
       *[other] { $count } hands fit
    }.
solve-over = The game is over ({ $rule }): there is nothing left to decide.
solve-done = You have made your guess ({ $rule }): there is nothing left to decide.
solve-possible = With your tiles, these answers are possible: { $answers }.

# What a choice was about
kind-ask = Questions
kind-guess = Guesses

# Levels
level-beginner = Remembers only the latest answers and asks more or less at random.
level-steady = Crosses out what each answer rules out by itself.
level-careful = Knows everything that can be known, and asks the question that tells it most.
level-master = Knows the same, and considers what the others know and learn.

# Refused at a real table
refusal-own-phone-only = that is secret: enter it on the player’s own phone
refusal-hand-size = enter { $size } tiles
refusal-tile-too-often = each tile exists once, the green 5 twice
refusal-guess-is-open = a guess is being made: finish it first
refusal-hands-first = all hands have to be entered first
refusal-nobody-compares = nobody is comparing tiles now
refusal-compare-first = compare your tiles first
refusal-questions-were-asked = a question has been asked: this stays as you agreed
refusal-answers-missing = the answers to this question come first
refusal-nothing-to-say = you have no answer to give now
refusal-nothing-asked = there is no question to undo now
refusal-card-was-asked = this card has already been asked
refusal-call-first = say guess or wait first
