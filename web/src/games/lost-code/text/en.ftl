# What only the page says at a table of The Lost Code or Think Str8!. Every message is told $edition: stones or cards.

page-you = You
page-own = Your rack
page-moment = round { $number }
page-round = Round { $round } of { $rounds }
page-track = Track
page-order = Order this round
page-wheels = { $edition ->
        [cards] Tokens
       *[stones] Wheels
    }
page-wheels-later = Betting comes later.
page-decision = Your decision
page-all-bets = All bets this round

# Places of a phone
page-place-table = Table
page-place-bet = Bet
page-place-sheet = Sheet
page-place-track = Track
page-place-help = Help

# Racks
page-rack-of-nobody = Nobody’s rack
page-hidden-rack = hidden
page-bets-on = bets on { $where }
page-for-points = for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-true-sum = true sum { $sum }
page-placing = is placing…
page-placed = placed, hidden
page-laid = discarded
page-cursed = Cursed: gains when others are wrong, loses when wrong
page-token-of = Token of the { $symbol-of }
page-stock = stock
page-stock-none = stock empty
page-stock-count = { $count } in stock
page-digits-left =
    { $count ->
        [one] { $count } digit left
       *[other] { $count } digits left
    }

# Dice and tokens
page-turn-this = Turn this die: { $symbol }
page-which-die = Which die do you turn?
page-turn-to = Turn it to which side?
page-turn-about = Click a die to turn it, or keep the dice as they are.
page-fix-about = First turn every die that shows the unused symbol: click it.
page-turn-die = Turn
page-keep = Keep the dice
page-sums-left = possible sums
page-tokens-left = Tokens on offer until round { $round }
page-token-digits = Bet on one to three digits for { $symbol-object }
page-token-pick = choose digits
page-token-sealed = Nobody sees it before the end, and you can’t change it.
page-take = Take the token
page-leave = Leave the token
page-best-by-points = Best by points: { $what }

# Wheels, dial, scale
page-bet-first = Choose a wheel
page-bet-on = Bet { $where }
page-choose = Choose a token
page-choose-width = Choose { $width }
page-place-on = Place on { $where }
page-really = Sure? { $what }
page-width = width { $width }
page-bet-after =
    { $count ->
        [0] you bet last
        [one] { $count } player bets after you
       *[other] { $count } players bet after you
    }
page-all-place = all place at the same time
page-dial = Range on the wheel
page-scale = Range on the scale
page-dial-empty = no wheel chosen
page-take-a-wheel = Choose a wheel
page-take-a-wheel-about = Wide wheels are right more often, narrow wheels bring more points. Then turn the wheel to the sums you bet on.
page-wheel-set = Wheel of width { $width }, set to { $where }
page-token-set = Token of width { $width } on { $where }
page-right = right
page-wrong = wrong
page-you-reach = you reach { $points }
page-wrong-about = you learn “higher” or “lower”, and swap a stone
page-wrong-narrow = you learn nothing more, and swap a stone
page-expected = expected
page-expected-points = { $points } points
page-lower = One sum lower
page-higher = One sum higher
page-dial-how = turn: drag, roll or
page-dial-other = other wheel:
page-drag-or = drag or
page-bars = bars: chances in %
page-percent = { $percent } percent

# Answers and swaps
page-answers = Answers of round { $round }
page-no-answers = No answers yet.
page-answer-right = right
page-answer-above = higher
page-answer-below = lower
page-answer-wrong = wrong
page-swap = { $edition ->
        [cards] Choose a card
       *[stones] Choose a stone
    }
page-swap-stone = Swap { $symbol-object }
page-swap-about = { $edition ->
        [cards] The card is discarded face up; that can’t be undone.
       *[stones] The stone is discarded face up; that can’t be undone.
    }
page-swap-worth = Expected points of the final bets after this swap: { $points }

# Final bets
page-final-title = What is on your rack?
page-final-ask = Your bet on { $symbol-object }
page-final-worth = one digit { $one }, two { $two }, three { $three }; wrong { $wrong }
page-final-how = choose up to three
page-final-none = no bet
page-if-right = { $points } if right
page-none = None
page-next-symbol = { $edition ->
        [cards] Next colour
       *[stones] Next symbol
    }
page-send-finals = Send the bets
page-finals-left =
    { $count ->
        [0] You can change everything until you send it.
        [one] One symbol to go. You can change everything until you send it.
       *[other] { $count } symbols to go. You can change everything until you send it.
    }
page-finals-sent = Your bets are sent. Nobody sees them before the end.
page-final-keys = Number keys pick digits; minus means no bet.
page-final-total = final bets
page-final-phase = Final bets
page-key-sum = move the range one sum lower or higher
page-key-wheel = next free wheel or token
page-key-range = type 7 6: width 7 from 6
page-key-enter = confirm: bet, place, turn, swap
page-key-keep = keep the dice; leave the token
page-key-sheet = go to the sheet; arrows move there
page-key-line = on the sheet: a line, then a digit
page-key-rule-out = on the sheet: rule the digit out
page-key-why = on the sheet: why is it so?
page-key-final = final bets: digits of the line, or none
page-key-escape = cancel the selection, leave the sheet
page-course = Points after each round
page-score = score

# The sheet
page-sheet = Your sheet
page-codes-fit =
    { $count ->
        [one] { $count } code fits
       *[other] { $count } codes fit
    }
page-marks = Marks
page-odds = Odds
page-odds-how = From the rules alone: what you saw and what you were answered
page-played = If careful
page-played-how = They see your rack. So likely is each digit if the others play like careful players, and one move in ten is any
page-why = Why?
page-why-about = Then click a cell, or press W on it
page-sheet-how = Click a digit to rule it out, or to undo that
page-cell-seen = seen elsewhere
page-cell-out = ruled out by you
page-cell-open = open
page-cell-sure = certain
page-cell-is-open = Nothing you know rules out { $symbol } { $digit }.
page-seen-laid = { $symbol } { $digit } was discarded in round { $round } ({ $seat })
page-seen-rack = { $symbol } { $digit } is on a rack you can see ({ $seat })

# Hints
page-rule-out =
    { $count ->
        [one] Rule it out
       *[other] Rule { $count } digits out
    }
