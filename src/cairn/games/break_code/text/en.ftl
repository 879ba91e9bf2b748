# Break the Code. Messages about tiles and cards are told $rules: standard or tagiron.
# $you is yes when the player spoken of is the one spoken to; $name is that player otherwise.

title = Break the Code
about-game = Ask questions until you know the hidden tiles.

# Tiles
colour =
    { $rules ->
        [tagiron] { $colour ->
            [black] red
            [white] blue
           *[green] green
        }
       *[standard] { $colour ->
            [black] black
            [white] white
           *[green] green
        }
    }
tile = { colour } { $digit }
colour-letter =
    { $rules ->
        [tagiron] { $colour ->
            [black] r
            [white] b
           *[green] g
        }
       *[standard] { $colour ->
            [black] b
            [white] w
           *[green] g
        }
    }
place-letters = abcde

# Questions and answers
question =
    { $card ->
        [where-0] Where are your 0s?
        [where-1-2] Where are your 1s or 2s?
        [where-3-4] Where are your 3s or 4s?
        [where-5] Where are your 5s?
        [where-6-7] Where are your 6s or 7s?
        [where-8-9] Where are your 8s or 9s?
        [neighbours-colour] Which neighbouring tiles have the same colour?
        [neighbours-sequence] Which neighbouring tiles are in sequence?
        [count-even] How many of your tiles are even (0 is even)?
        [count-odd] How many of your tiles are odd?
        [count-black] { $rules ->
            [tagiron] How many red tiles do you have?
           *[standard] How many black tiles do you have?
        }
        [count-white] { $rules ->
            [tagiron] How many blue tiles do you have?
           *[standard] How many white tiles do you have?
        }
        [count-equal] { $rules ->
            [tagiron] How many pairs of tiles with the same number do you have?
           *[standard] How many tiles with the same number do you have?
        }
        [sum-all] What is the sum of all your tiles?
        [sum-left] What is the sum of your three leftmost tiles?
        [sum-middle] What is the sum of your middle tiles (b, c, d; of four tiles b, c)?
        [sum-right] What is the sum of your three rightmost tiles?
        [sum-black] { $rules ->
            [tagiron] What is the sum of your red tiles?
           *[standard] What is the sum of your black tiles?
        }
        [sum-white] { $rules ->
            [tagiron] What is the sum of your blue tiles?
           *[standard] What is the sum of your white tiles?
        }
        [spread] What is your largest number minus your smallest?
       *[third-above-4] Is your tile c greater than 4?
    }
question-picked = Where are your { $digit }s?
question-short =
    { $card ->
        [where-0] where are the 0s
        [where-1-2] where are 1s or 2s
        [where-3-4] where are 3s or 4s
        [where-5] where are the 5s
        [where-6-7] where are 6s or 7s
        [where-8-9] where are 8s or 9s
        [neighbours-colour] neighbours of one colour
        [neighbours-sequence] neighbours in sequence
        [count-even] how many even (0 is even)
        [count-odd] how many odd
        [count-black] { $rules ->
            [tagiron] how many red
           *[standard] how many black
        }
        [count-white] { $rules ->
            [tagiron] how many blue
           *[standard] how many white
        }
        [count-equal] { $rules ->
            [tagiron] pairs with the same number
           *[standard] tiles with the same number
        }
        [sum-all] sum of all
        [sum-left] sum of the three leftmost
        [sum-middle] sum of the middle ({ $middle })
        [sum-right] sum of the three rightmost
        [sum-black] { $rules ->
            [tagiron] sum of red
           *[standard] sum of black
        }
        [sum-white] { $rules ->
            [tagiron] sum of blue
           *[standard] sum of white
        }
        [spread] largest minus smallest
       *[third-above-4] c greater than 4
    }
question-short-picked = where are the { $digit }s
answer-none = none
answer-none-short = none
answer-yes = yes
answer-no = no
verdict =
    { $verdict ->
        [right] right
       *[wrong] wrong
    }

# Phases, and what a player is asked to do in them
phase =
    { $phase ->
        [deal] dealing
        [draw] a new card
        [start] choosing who starts
        [turn] a turn
        [call] guess or wait
        [name] naming tiles
       *[over] the end
    }
prompt-turn = Ask one of the open cards, or guess.
prompt-question = Ask one of the open cards.
prompt-no-cards = No card is left: guess.
prompt-last-turn = Your last turn: guess, or give up.
prompt-call = Guess now, or wait?
prompt-name = Name the tile at place { $place }.

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
head-cards-now = Open cards: type the number to ask
head-cards = Open cards
head-cards-shared = * you answer too
no-cards = No question card is left.
head-asker = asked by
head-question = question
head-tiles = Tiles: · yours  × crossed off
row-centre = centre
row-guess = your guess
seat-out = out
seat-right = right
history-guess = guess { $tiles }: { $said }
history-guess-secret = guess: { $said }
history-gave-up = gave up
history-none = No question has been asked yet.
history-earlier =
    { $count ->
        [one] … and 1 before: type { command-sheet }
       *[other] … and { $count } before: type { command-sheet }
    }

# The sheet
sheet-title = Your sheet: what you wrote, and all that was said
crossed = Crossed off: { $tiles }.
uncrossed = No longer crossed off: { $tiles }.
written = Written, { $name }: { $places }.
marks-nothing = Nothing changes on your sheet: it was already so.

# The end
result-guess = guess
result-hand = hand
result-place = place
result-hidden = hidden
result-no-guess = none
result-secret = What was hidden stays hidden (BC 2.4); a record of the game shows it.
won =
    { $you ->
        [yes] You win!
       *[no] { $name } wins.
    }
won-later =
    { $you ->
        [yes] You are right too: place { $place }.
       *[no] { $name } is right too: place { $place }.
    }
drawn = Both have found the code: a draw.

# Commands
command-ask = ask
command-guess = guess
command-wait = wait
command-give-up = give up
command-sheet = sheet
command-cross = cross
command-uncross = uncross
command-write = write

help-ask = ask card 3; of a card with two digits say which one
    .how = { command-ask } 3, or 3, or 3 2
help-guess = guess all tiles at once; or one by one, beginning with { command-guess }
    .how = { command-guess } { $tiles }
help-guess-now = say that you guess; the tiles are named when all have spoken
    .how = { command-guess }
help-name = name the next tiles, from left to right; undo takes the last one back
    .how = { $tiles }
help-wait = do not guess after this question
    .how = { command-wait }
help-give-up = let your last turn go
    .how = { command-give-up }
help-sheet = everything you wrote and everything that was said
    .how = { command-sheet }
help-cross = cross tiles off
    .how = { command-cross } { $first } { $second }
help-uncross = undo that; without tiles: all
    .how = { command-uncross } { $first }
help-write = write down what stands at a place of a hand: digit, colour or both; - for nothing
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
mark-boxes = a place you wrote nothing at, or your tile; a tile crossed off
    .how = ·, ×

wrong-form = write it like this: { $how }
unknown-tile = “{ $word }” is no tile: write a digit and a colour ({ $colours })
unknown-hand = “{ $word }” is none of: { $names }
which-hand = “{ $word }” may be { $names }
which-digit = BC 3.2: say which digit: { $first } or { $second }
too-many-tiles = BC 3.11: the guess has { $places ->
        [one] 1 place
       *[other] { $places } places
    } left, not { $count }
tiles-later = BC 6.6: say only { command-guess } now; the tiles are named when all have spoken

# Moves
move-ask = ask: { $question }
move-guess = guess
move-name = name { $tile } at { $place }
move-give-up = give up
move-wait = wait

# What happens, told to one seat
event-dealt =
    { $you ->
        [yes] Your hand: { $tiles }.
       *[no] { $known ->
            [yes] The hand of { $name }: { $tiles }.
           *[no] { $name } has a hand.
        }
    }
event-opened = A card is opened: { $question }
event-started =
    { $you ->
        [yes] You start.
       *[no] { $name } starts.
    }
event-asked =
    { $you ->
        [yes] You ask: { $question } { $answers }.
       *[no] { $name } asks: { $question } { $answers }.
    }
event-began =
    { $you ->
        [yes] You begin a guess.
       *[no] { $name } begins a guess.
    }
event-named =
    { $you ->
        [yes] You name { $tile }.
       *[no] { $known ->
            [yes] { $name } names { $tile }.
           *[no] { $name } names a tile in secret.
        }
    }
event-looked =
    { $you ->
        [yes] You look at the centre: { $tiles }.
       *[no] { $known ->
            [yes] { $name } looks at the centre: { $tiles }.
           *[no] { $name } looks at the centre in secret.
        }
    }
event-guessed =
    { $you ->
        [yes] Your guess is { $said }.
       *[no] The guess of { $name } is { $said }.
    }
event-guessed-aloud =
    { $you ->
        [yes] You guess { $tiles }: { $said }.
       *[no] { $name } guesses { $tiles }: { $said }.
    }
event-gave-up =
    { $you ->
        [yes] You give up.
       *[no] { $name } gives up.
    }
event-sealed =
    { $call ->
        [guess] { $you ->
            [yes] You say “guess”, in secret.
           *[no] { $name } says “guess”.
        }
        [wait] { $you ->
            [yes] You say “wait”, in secret.
           *[no] { $name } says “wait”.
        }
       *[unheard] { $name } has said “guess” or “wait”.
    }
event-unsealed =
    { $count ->
        [0] All wait.
       *[other] Guessing now: { $names }.
    }
event-ended =
    { $cause ->
        [right] The game is over. Right: { $names }.
        [out] The game is over: nobody was right, and all are out.
        [cards] The game is over without a winner: the question cards are used up.
       *[guesses] The game is a draw: nobody has found the code.
    }

# Refusals
refusal-bc-1-1 =
    .digits-run-from-0-to-9 = digits run from 0 to 9
refusal-bc-2-5 =
    .it-is-not-your-turn = it is not your turn
refusal-bc-3-1 =
    .only-a-card-that-lies-open = only a card that lies open can be asked
refusal-bc-3-2 =
    .of-a-card-with-two-digits = of a card with two digits one is picked, and of no other card
refusal-bc-3-4 =
    .a-turn-is-a-question-or = a turn is a question or a guess, and there is no passing
refusal-bc-3-11 =
    .cannot-stand-at-a-guess-names = { $tile } cannot stand at { $place }: a guess names each tile once, in ascending order, up to the last place
refusal-bc-3-12 =
    .a-guess-that-was-begun-is = a guess that was begun is named to its end
refusal-bc-4-1 =
    .this-last-turn-is-a-guess = this last turn is a guess or giving up
refusal-bc-4-2 =
    .no-question-card-is-left-so = no question card is left, so only guessing remains
refusal-bc-4-6 =
    .this-last-turn-is-a-guess = this last turn is a guess or giving up
refusal-bc-4-7 =
    .the-game-is-over = the game is over
refusal-bc-6-5 =
    .this-last-turn-is-a-guess = this last turn is a guess or giving up
refusal-bc-6-6 =
    .a-turn-is-a-question-and = a turn is a question, and after the answers you say guess or wait
refusal-bc-7-1 =
    .the-sheet-has-the-places-a = the sheet has the places a to { $last } for each other hand
refusal-bc-7-2 =
    .there-is-only-one = there is only one { $tile }
refusal-bc-7-3 =
    .with-two-players-the-sheet-has = with two players the sheet has no places for a final answer

# The table of cards in the rules page
cards-question = question
cards-tagiron = in TAGIRON
cards-known = how we know
cards-shared = the asker answers too
cards-out = out with four players
cards-standing =
    { $standing ->
        [printed] printed in the rule book
       *[attested] told alike by several sources
    }
cards-unsure =
    { $card ->
        [neighbours-colour] open: two green 5s side by side (BC 3.5)
        [neighbours-sequence] open: a pair inside a run (BC 3.5)
        [count-equal] the sources disagree: tiles or pairs (BC 3.5)
        [sum-left] open: which tiles of a hand of four (BC 3.10)
        [sum-right] open: which tiles of a hand of four (BC 3.10)
        [sum-black] open: what is said without such a tile (BC 3.5)
        [sum-white] open: what is said without such a tile (BC 3.5)
       *[third-above-4] open: whether it is used with hands of four (BC 3.10)
    }

# Hints and proofs
hint-nothing = No tile can be crossed off and no place of the code is certain beyond what your sheet says.
hint-something =
    { $count ->
        [one] One thing can be deduced that your sheet does not say.
       *[other] { $count } things can be deduced that your sheet does not say.
    }
hint-where = What stands at place { $place } can be deduced.
hint-tiles = A tile can be crossed off.
hint-best = Best: { $move }; the likeliest code is { $tiles } ({ NUMBER($chance, style: "percent", maximumFractionDigits: 0) }).
hint-best-ask = Best: { $move } ({ NUMBER($bits, minimumFractionDigits: 2, maximumFractionDigits: 2) } bits expected, certain afterwards { NUMBER($certain, style: "percent", maximumFractionDigits: 0) }, codes left { NUMBER($left, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
hint-best-name = Best: { $move }
proof-excluded = { $owner }, place { $place }: it is not { $tile }, because:
proof-nowhere = { $owner }: nowhere stands { $tile }, because:
proof-certain = { $owner }, place { $place }: it is certainly { $tile }, because:
proof-somewhere = { $owner }: somewhere stands { $tile }, because:
proof-held =
    { $second ->
        [yes] you hold { $tile } a second time ({ $rule })
       *[no] you hold { $tile } ({ $rule })
    }
proof-answered = question { $number }, { $question } – { $name }: { $answer } ({ $rule })
proof-missed = after question { $number } your guess { $tiles } was wrong ({ $rule })
proof-shown = after question { $number } the code was seen: { $tiles } ({ $rule })

# A position that was written down
solve-codes =
    { $count ->
        [one] One code fits ({ $deals } deals): it is known.
       *[other] { $count } codes fit ({ $deals } deals): { $bits } bits are missing.
    }
solve-questions = What the open cards promise:
solve-bits = bits
solve-certain = certain
solve-left = codes
solve-guess = The likeliest code: { $tiles } ({ NUMBER($chance, style: "percent", maximumFractionDigits: 0) }).
solve-do = Best: { $move }
solve-clash = These cannot all be true:
