# What only the page says at a table of Break the Code. Every message is told $rules (standard or tagiron) and $size.

page-you = You
page-own = Your tiles
page-centre = The centre
page-tab-centre = Centre
page-moment = question { $number }
page-question = Question { $number }
page-deck =
    { $count ->
        [0] no card in the deck
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
page-last-turn = last turn
page-place = position { $place }

# Places of a phone
page-place-ask = Ask
page-place-answers = Answers
page-place-sheet = Sheet
page-place-guess = Guess
page-place-help = Help

# Hands
page-out = out, still answers
page-spoken = has decided
page-is-guessing = is guessing
page-guess-left = one guess left
page-hidden = hidden
page-certain = certain
page-written = written by you
page-empty = empty
page-answers-count =
    { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    }
page-answer-of = Question { $number }, { $question }: { $answer }
page-only-you = Only you see this.
page-codes-to-go =
    { $count ->
        [one] One code fits: you know it.
       *[other] { $count } codes fit, { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits still unknown
    }
page-new-cards =
    { $count ->
        [one] New card: { $cards }.
       *[other] New cards: { $cards }.
    }
page-known-of-you = What the others know about you
page-nothing-yet = Nothing yet.

# Cards
page-bits = { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits
page-left = { NUMBER($left, minimumFractionDigits: 1, maximumFractionDigits: 1) } left
page-choose-digit = Choose { $first } or { $second }.
page-want-digit = Choose { $first } or { $second }
page-key-card = choose a card, then one of its two digits
page-key-enter = ask; name the code
page-key-guess = start a guess
page-key-tile = a tile of the guess: its digit, then ↑ for the upper row or ↓ for the lower row
page-key-back = remove the last tile
page-key-wait = wait; give up
page-key-sheet = go to the sheet; arrows move there
page-key-cross = cross the tile off at this position
page-key-write = write the tile at this position
page-key-why = why is it so?
page-key-page = next hand on the sheet
page-key-escape = cancel the selection, leave the sheet
page-misses =
    { $own ->
        [one] Only a guess is left; you have { $own } of { $all }.
       *[other] Only guesses are left; you have { $own } of { $all }.
    }
page-ask = Ask
page-ask-for = Ask about the { $digit }s
page-answering =
    { $count ->
        [one] answers: { $names }
       *[other] answer: { $names }
    }

# Answers
page-answers = Answers
page-number = number
page-guessed = guess: { $said }

# Guess
page-guess = Guess
page-really-guess = Sure? Guess
page-wait = Wait
page-give-up = Give up
page-really-give-up = Sure? Give up
page-centre-is = The centre is
page-code-of = { $seat }’s code
page-tray-two = Name the tiles from left to right. If you are wrong, your turn is over and you stay in the game.
page-tray-last = Name the tiles from left to right. It is your last guess.
page-tray-once = You have one guess in the whole game. If you are wrong, you are out but still answer questions. You see the centre; the others hear only right or wrong.
page-tray-pale = pale: no longer possible in this order (BC 1.2)
page-tray-full = Every position already has a tile.
page-tile-taken = { $tile }: that is not possible here.
page-put-in-place = { $tile } was sorted into its position.
page-goes-between = goes between the others
page-in-your-hand = in your hand
page-take-off = remove { $tile } from position { $place }
page-take-last = removes the last tile
page-take-written = Use what you wrote
page-back = Back
page-cancel = Cancel
page-name-code = Name the code
page-really-ask = Sure? Ask
page-really-name = Sure? Name it
page-whole = The code is complete.
page-so-far = { $count } of { $size }
page-beginning = chance that this is right so far: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
page-no-guess-now = You cannot guess now.
page-you-are-out = You are out, but you still answer questions.

# Sheet
page-sheet = Your sheet
page-whose = Whose tiles
page-marks = Marks
page-odds = Odds, %
page-why = Why?
page-why-about = Then click a cell, or press W on it
page-sheet-how = Positions a to { $size ->
        [4] d
       *[5] e
    } by digits 0 to 9
page-how = Click: cross off; Shift+click: write it; W: why
page-struck = crossed off by you
page-percent = { $percent } percent
page-cross = Cross off
page-write = Write
page-may-be = may be there
page-all-tiles = All twenty tiles
page-all-tiles-about = outlined: in your hand; click: cross off
page-codes =
    { $count ->
        [one] One code fits
       *[other] { $count } codes fit
    }
page-codes-begin =
    { $count ->
        [one] { $count } of them starts this way
       *[other] { $count } of them start this way
    }
page-cell-is-open = { $who }, position { $place }: nothing you know rules out { $tile }, and nothing makes it certain.
page-final = Final answer
page-final-about = a draft that only you see
page-wipe = click to clear
page-fill = Write what is certain
page-guess-now = One guess in the whole game: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } now.
page-guess-once = One guess in the whole game.

# Help
page-own-tiles =
    { $count ->
        [one] your own tile
       *[other] your own tiles ({ $count })
    }
page-hint-about = Press for a hint: first where to look, then what to do and why.
page-no-help = No help at this table.

# The end
page-no-guess = no guess
