# The Lost Code and Think Str8! beside a real box. Every message is told $edition: stones or cards.
real-final-bets = final bets
real-round = round { $number } of { $rounds }
real-tab-track = Track
real-put-up = { $edition ->
        [cards] Put your cards up, digits away from you
       *[stones] Put your stones up, digits away from you
    }
real-put-up-about = Keep the order of the sheet, first line on your left. Then others enter your rack on their phones.
real-enters = { $name } enters
real-enters-checks = { $name } enters, { $other } checks
real-being-checked = being checked…
real-racks-ready = { $count } of { $all } racks ready
real-racks-ready-about = The game starts when all are checked.
real-silence = Say no digit aloud: its owner is listening.
real-nobody = Nobody’s rack
real-rack-of = Rack: { $name }
real-stone-of = { $name }: { $symbol }
real-two-alike = Look at both again
real-two-alike-about = { $edition ->
        [cards] These two were read alike, but each card exists once. Look at both and enter what you see.
       *[stones] These two were read alike, but each stone exists once. Look at both and enter what you see.
    }
real-check-all = Something seems to be misread. Look at the whole rack again and enter what you see.
real-look-again = Two readings differ. Look again and enter what you see now.
real-compare = { $name } entered this. Hold to look, and compare.
real-as-you-see = Tap the digits in the order in which you see them from the front. Tilt the phone away from the owner.
real-mirrored = mirrored
real-not-entered = not entered
real-entered = entered
real-saw = { $name } saw
real-dont-talk = Don’t talk it over: both look, both tap.
real-digit-of = { $symbol }?
real-pale-digit = { $digit }, seen elsewhere
real-pale-about = Pale: you see this digit elsewhere. Tap it all the same if it is there.
real-back-one = Back one
real-hold = Hold to look
real-every-stone-right = Is every digit right?
real-tap-what-differs = Tap what differs and enter what you see.
real-all-entered = All entered
real-left = { $count } to go
real-match = { $count ->
        [one] It matches
       *[other] All { $count } match
    }
real-stack = Stack the markers on space 0
real-stack-about = The top marker is last on the track and rolls first.
real-stack-ask = Which is number { $number } from the top?
real-stack-from-top = Tap from the top down.
real-stack-draw = Draw the order
real-answers = Answers
real-move-track = Move on the track
real-to-space = to { $space }
real-skull-to = The skull goes to { $name }.
real-skull-gone = The skull leaves the game.
real-tokens-gone = The tokens that nobody took leave the game.
real-spared = Nothing is left to draw: { $name } keeps everything.
real-remove-die = Remove { $symbol }
real-dice-rolled = Enter the dice as rolled. If a die is turned, tap it afterwards.
real-dice-turned = Enter what the dice show after your turn of one die. Wrong? Tap a die.
real-roll-here = Roll here instead
real-other-dice = Other dice
real-turn-die = Turn this die
real-turn-to = Turned to what?
real-unturn = No die was turned
real-offer = Token on offer: { $symbol }
real-offer-about = Bet on your own digit of it now, with one to three digits. At the end it counts double.
real-is-asked = { $name }: take the token?
real-asked-in-order = Taking asks for one to three digits, sealed.
real-leave = Leave
real-take = Take
real-seal = Seal
real-bet-about = width { $width }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
real-bet-how = Press a row, slide, let go.
real-wheel = Width { $width }, points { $points }
real-one-down = One lower
real-one-up = One higher
real-your-bet = Your bet
real-own-phone = own phone
real-called = entered by { $name }
real-no-bet = no bet yet; tap to enter it
real-placed = placed
real-compare-table = Compare dice and ranges with the table. Tap a line that differs. After the check a bet stays.
real-you-roll = You roll. Die { $number }?
real-rolls = { $name } rolls
real-order = last on the track: { $names }
real-all-bet = Does the table look like this?
real-check-about = One tap for all.
real-check = Check the bets
real-take-wheel = Take your wheel and set it
real-bets-in = { $count } of { $all } bets entered
real-correct-until = Entered wrongly? Correct it until the check.
real-which-stone = Which do you swap?
real-picks = { $name } picks what to swap
real-stock = stock { $count }
real-none-left = none left
real-lay-down = Discard it face up: { $symbol }
real-lays-down = { $name } discards face up: { $symbol }
real-draw-unseen = Then a new one is drawn without its owner seeing the digit.
real-you-swap = You swap
real-swaps = { $name } swaps
real-swap-about = Last on the track first.
real-waits-for = { $name } enters the new digit
real-another = Another one
real-laid = { $name } discarded: { $symbol } { $digit }
real-must-show = On the table it must show { $digit }.
real-shows-another = It shows another digit
real-what-shows = What does it show on the table?
real-doubt = On the table it shows { $digit }, but something else was entered.
real-doubt-ask = Does it show { $digit }?
real-another-confirms = Another player confirms it.
real-dismiss = No
real-confirm = Yes
real-misread = A digit was misread
real-misread-hidden = { $name }, { $symbol }: it was entered wrongly. What it shows stays secret.
real-misread-open = { $name }, { $symbol }: entered as { $was }, it is { $now }.
real-no-answer-changed = No answer counted it.
real-not-undone = What cannot be undone:
real-swap-not-undone = in round { $round } { $name } swapped or kept because of a wrong answer.
real-skull-not-undone = The skull went to another player.
real-rest-holds = Everything else holds.
real-go-on-how = How do you continue?
real-go-on-about = Tap when you agree. The sheets are correct already.
real-leave-track = Leave the track
real-move-markers = Move
real-what-is-on-rack = What is on your rack?
real-final-points = { $one } for one digit, { $two } for two, { $three } for three; wrong or none { $wrong }.
real-sealed = sealed
real-writing = writing
real-final-each = Everyone bets in secret
real-sealed-about = Sealed until everyone is done.
real-you-sealed = Your bets are sealed
real-change = Change
real-all-right = { $points ->
        [one] All right: { $points } point
       *[other] All right: { $points } points
    }
real-is-right = { $symbol } { $digit }: shows another digit?
real-end-wrong = Turn the racks round and compare. If one shows something else, tap it.
real-wheels-of = Wheels: { $name }
real-seen = seen
real-sheet-about = Hatched digits are seen elsewhere. Your marks stay on this phone’s seat alone.
real-track-about = Compare with the real track, from first to last.
real-stocks = Stocks
real-laid-so-far = Discarded so far
real-in-round = round { $number }
real-doubt-rack = A digit on a rack was misread?
real-doubt-rack-about = Its two witnesses look again, without its owner.
real-entry-markers = Markers
real-entry-dice = Dice
real-entry-turn = Die turned
real-entry-unturn = No die turned
real-entry-offer = Token
real-entry-bet = Bet
real-entry-check = Check
real-entry-pick = Swap
real-entry-another = Choice undone
real-entry-finals = Final bets
real-entry-misread = Misread
real-entry-confirm = Confirmed
real-entry-dismiss = Withdrawn
real-entry-recheck = Looked at again
real-entry-adjust = Track after a correction
real-never-own = Your own rack never comes to your phone.
real-two-players = With two players nobody can check what your opponent enters for you: only the two of you see these racks. A misread digit is found when it is discarded, when two are alike, or at the end.

# Own wheels and tokens
real-set-first-name = My box
real-set-edit = Edit
real-set-delete = Delete { $name }
real-set-new = { $edition ->
        [cards] Tokens as in your box
       *[stones] Wheels as in your box
    }
real-set-wheel = { $edition ->
        [cards] Token { $number }
       *[stones] Wheel { $number }
    }
real-set-how = { $edition ->
        [cards] Lay the real token on the track from 0. Tap the last number it covers.
       *[stones] Turn the real wheel until its window begins at 0. Tap the last number you see in it.
    }
real-set-width = Width
real-set-unit = { $count ->
        [one] number
       *[other] numbers
    }
real-set-points = Points printed on it
real-set-fewer = One point fewer
real-set-more = One point more
real-set-is = 0 to { $last }: width { $width }, points { $points }
real-set-differ = All seven widths differ.
real-set-right = That’s it
real-set-side = Side
real-set-plain = Plain side
real-set-x = X side
real-set-of-width = width { $width }
real-standing-read = read from the box
real-standing-attested = in the rule book
real-standing-guess = our guess
real-wrong-widths = Two have the same width.
real-wrong-room = A width has no room on the scale.
real-wrong-points = Points go from -99 to 99.
real-wrong-name = The set needs a name, without ~.
real-odd-wider = Unusual: a wider one pays more.
real-odd-narrowest = Unusual: the narrowest does not pay most.
real-odd-side = X side: not looked at yet. It plays like the plain side.
real-set-differs = { $count ->
        [0] The same as ours.
        [one] Differs from ours in { $count } of 7.
       *[other] Differs from ours in { $count } of 7.
    }
real-set-share = Share
real-set-copied = The link has the whole set, and is copied.
real-set-kept-here = Kept on this device. Choose it when you set up a table.
real-set-keep = Keep
real-set-about = Most printed numbers are known from nowhere. Take yours out of the box, and correct ours.
real-set-whose = How each number is known
