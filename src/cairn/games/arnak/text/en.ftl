# Lost Ruins of Arnak. Effects are put together from these; a message is the middle of a sentence.

title = Lost Ruins of Arnak

# So many of something, as an object
some-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
    }
some-compass = { $n ->
    [one] { $n } compass
   *[other] { $n } compasses
    }
some-tablet = { $n ->
    [one] { $n } tablet
   *[other] { $n } tablets
    }
some-arrowhead = { $n ->
    [one] { $n } arrowhead
   *[other] { $n } arrowheads
    }
some-jewel = { $n ->
    [one] { $n } jewel
   *[other] { $n } jewels
    }
some-boot = { $n ->
    [one] { $n } boot
   *[other] { $n } boots
    }
some-car = { $n ->
    [one] { $n } car
   *[other] { $n } cars
    }
some-ship = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
    }
some-plane = { $n ->
    [one] { $n } plane
   *[other] { $n } planes
    }
some-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
    }
some-hand-card = { $n ->
    [one] { $n } card from hand
   *[other] { $n } cards from hand
    }

or = or
and = and

# Components
card-without-effect = no effect
card-free = free action: { $effect }
card-passing = or pass: { $effect }
card-exiles-itself = exile this card
slot-price = pay { $price }: { $effect }

# Steps
effect-gain = gain { $what }
effect-fear = take a Fear card
effect-gain-each = gain { $what } for each { $each ->
    [guardian] guardian at a site of yours or overcome by you
    [idol] idol of yours
   *[archaeologist] archaeologist of yours at a site
    }, { $most } at most
effect-draw = draw { $cards }{ $end ->
    [bottom] {" "}from the bottom of your deck
   *[top] {""}
    }
effect-discard = put a card from your hand into your play area
effect-exile = you may exile a card
effect-trade = you may trade a tablet for an arrowhead or an arrowhead for a jewel
effect-refresh = { $n ->
    [one] you may refresh an assistant
   *[other] you may refresh { $n } assistants
    }
effect-pay = you may pay { $price }: { $then }
effect-choose = { $n ->
    [one] { $options }
   *[other] { $n } different ones of: { $options }
    }
effect-travel = use { $what } in this turn
effect-send = you may dig or discover
effect-off-travel = { $what } off the travel cost
effect-off-discovery = { $what } off the cost of discovering
effect-send-camp = you may dig at a camp site without travel cost and activate it up to { $n } times
effect-activate = activate { $occupied ->
    [own] a site that you occupy
    [nobody] an unoccupied camp site
   *[any] { $levels ->
        [one] a level I site
       *[camp] { $n ->
            [one] a camp site
           *[other] { $n } different camp sites
        }
    }
    }
effect-surcharge = a level II site costs { $price }
effect-activate-top = activate the top tile of the level { $level } stack
effect-relocate = relocate an archaeologist to { $levels ->
    [camp] a camp site
   *[camp-one] a camp or level I site
    } and activate it
effect-overcome = { $where ->
    [anywhere] you may overcome a guardian at a site without other players
   *[own] you may overcome a guardian at a site of yours without its cost
    }
effect-buy = you may buy { $kinds ->
    [item] an item
    [artifact] an artifact
   *[item-artifact] an item or artifact
    } with a discount of { $discount }{ $turned ->
    [yes] , the top card of the deck included
   *[no] {""}
    }
effect-gain-item = take an item from the row { $to ->
    [hand] into your hand
    [top] onto your deck
   *[bottom] under your deck
    }
effect-gain-artifact = take an artifact from the row
effect-research = { $how ->
    [notebook-free] you may research with the notebook without paying
    [discount] you may research with a discount of { $discount }
   *[plain] you may research
    }
effect-use-offered = you may use the { $side ->
    [gold] gold
   *[silver] silver
    } side of an assistant in the supply
effect-exchange-assistant = exchange an assistant with one in the supply; it comes ready, with the same side up
effect-recruit = recruit an assistant
effect-promote = turn an assistant to its gold side, ready
effect-rescue = rescue an assistant, exhausted
effect-return-home = take an archaeologist back
effect-all-planes = until the round ends every travel icon of yours is a plane
effect-no-guardian-fear = guardians bring you no Fear when this round ends
effect-move-guardian = move a guardian from a site of yours to an unoccupied camp or level I site and activate it
effect-return-idol = take an idol back from its slot
effect-exile-row-item = exile the rightmost item of the row
effect-take-exiled = you may put an exiled item under your deck
effect-draw-and-keep = say a number from 1 to { $most }, look at so many cards from the { $end ->
    [bottom] bottom
   *[top] top
    } of your deck and keep one{ $back ->
    [yes] ; one more may go back on top
   *[no] {""}
    }; the rest goes to your play area
effect-pass = pass

# The list of components on the rules page
part-basic = Basic cards and Fear
part-item = Items
part-artifact = Artifacts
part-assistants = Assistants
part-sites = Camp sites and site tiles
part-guardians = Guardians
part-idols = Idols
part-bonuses = Research bonus tiles
part-slots = Idol slots
part-bird = The track of the Bird Temple, with points
part-snake = The track of the Snake Temple, with points
column-name = name
column-cost = cost
column-points = points
column-travel = travel
column-effect = effect
column-silver = silver side
column-gold = gold side
column-boon = boon
column-copies = copies
column-row = row
column-glass = magnifying glass
column-notebook = notebook

# What happens
event-first-drawn =
    { $you ->
        [yes] You are the first player.
       *[no] { $name } is the first player.
    }
event-camps-blocked = The second space is blocked here: { $sites }.
event-idol-laid = { $site }: idol “{ $idol }”.
event-bonus-laid = { $space }: bonus tile “{ $tile }”.
event-tiles-chosen = The rival's tiles: { $tiles }.
event-assistant-shown =
    { $place ->
        [rescue] The rescue space shows: { $assistant }.
       *[supply] A new assistant on offer: { $assistant }.
    }
event-card-dealt = Row, place { $place }: { $card }.
event-cards-drawn =
    { $you ->
        [yes] You draw: { $what }.
       *[no] { $name } draws: { $what }.
    }
event-round-began =
    { $you ->
        [yes] Round { $round }. You begin.
       *[no] Round { $round }. { $name ->
            [rival] The rival
           *[other] { $name }
        } begins.
    }
event-passed =
    { $you ->
        [yes] You pass.
       *[no] { $name } passes.
    }
event-turn-ended =
    { $you ->
        [yes] You end your turn.
       *[no] { $name } ends the turn.
    }
event-paid =
    { $you ->
        [yes] You pay { $what }.
       *[no] { $name } pays { $what }.
    }
event-gained =
    { $you ->
        [yes] You gain { $what }.
       *[no] { $name } gains { $what }.
    }
event-icons-gained =
    { $you ->
        [yes] You have { $what } to use in this turn.
       *[no] { $name } has { $what } to use in this turn.
    }
event-fear-taken =
    { $you ->
        [yes] { $what ->
            [tile] You take a fear tile.
           *[card] You take a Fear card.
        }
       *[no] { $what ->
            [tile] { $name } takes a fear tile.
           *[card] { $name } takes a Fear card.
        }
    }
event-dug =
    { $you ->
        [yes] You dig: { $site }.
       *[no] { $name } digs: { $site }.
    }
event-discovered =
    { $you ->
        [yes] You discover: { $site }, idol “{ $idol }”{ $more ->
            [yes] {" "}and one more
           *[no] {""}
        }.
       *[no] { $name } discovers: { $site }, idol “{ $idol }”{ $more ->
            [yes] {" "}and one more
           *[no] {""}
        }.
    }
event-site-uncovered = { $site } gives: { $tile }.
event-guardian-awoke = A guardian wakes: { $guardian } ({ $site }).
event-overcame =
    { $you ->
        [yes] You overcome the guardian { $guardian } ({ $site }).
       *[no] { $name } overcomes the guardian { $guardian } ({ $site }).
    }
event-activated =
    { $you ->
        [yes] You activate: { $site }.
       *[no] { $name } activates: { $site }.
    }
event-tile-activated =
    { $you ->
        [yes] You turn up a site tile and use it: { $tile }.
       *[no] { $name } turns up a site tile and uses it: { $tile }.
    }
event-relocated =
    { $you ->
        [yes] You move an archaeologist: { $origin } → { $site }.
       *[no] { $name } moves an archaeologist: { $origin } → { $site }.
    }
event-came-home =
    { $you ->
        [yes] You take an archaeologist back: { $site }.
       *[no] { $name } takes an archaeologist back: { $site }.
    }
event-guardian-moved =
    { $you ->
        [yes] You move the guardian { $guardian }: { $origin } → { $site }.
       *[no] { $name } moves the guardian { $guardian }: { $origin } → { $site }.
    }
event-bought =
    { $you ->
        [yes] You buy { $card }.
       *[no] { $name } buys { $card }.
    }
event-card-taken =
    { $you ->
        [yes] You take { $card } { $to ->
            [hand] into your hand
            [top] onto your deck
            [bottom] under your deck
           *[play] into your play area
        }.
       *[no] { $name } takes { $card } { $to ->
            [hand] into the hand
            [top] onto the deck
            [bottom] under the deck
           *[play] into the play area
        }.
    }
event-card-played =
    { $you ->
        [yes] You play { $card }{ $timing ->
            [pass] {" "}by passing
           *[other] {""}
        }.
       *[no] { $name } plays { $card }{ $timing ->
            [pass] {" "}by passing
           *[other] {""}
        }.
    }
event-card-discarded =
    { $you ->
        [yes] You put away { $card }.
       *[no] { $name } puts away { $card }.
    }
event-card-exiled =
    { $you ->
        [yes] You exile { $card } ({ $zone ->
            [hand] from hand
            [row] from the row
           *[play] from the play area
        }).
       *[no] { $name } exiles { $card } ({ $zone ->
            [hand] from hand
            [row] from the row
           *[play] from the play area
        }).
    }
event-card-turned-up = The top card of the deck: { $card }.
event-announced =
    { $you ->
        [yes] You say { $number }.
       *[no] { $name } says { $number }.
    }
event-cards-looked =
    { $you ->
        [yes] You look at: { $what }.
       *[no] { $name } looks at: { $what }.
    }
event-card-kept =
    { $you ->
        [yes] You keep: { $what }.
       *[no] { $name } keeps: { $what }.
    }
event-card-put-back =
    { $you ->
        [yes] You put back on top: { $what }.
       *[no] { $name } puts back on top: { $what }.
    }
event-cards-put-away =
    { $you ->
        [yes] You put into the play area: { $cards }.
       *[no] { $name } puts into the play area: { $cards }.
    }
event-assistant-used =
    { $you ->
        [yes] You use an assistant: { $assistant }.
       *[no] { $name } uses an assistant: { $assistant }.
    }
event-offered-used =
    { $you ->
        [yes] You use an assistant of the supply: { $assistant }, { $side ->
            [gold] gold
           *[silver] silver
        } side.
       *[no] { $name } uses an assistant of the supply: { $assistant }, { $side ->
            [gold] gold
           *[silver] silver
        } side.
    }
event-recruited =
    { $you ->
        [yes] You recruit: { $assistant }.
       *[no] { $name } recruits: { $assistant }.
    }
event-promoted =
    { $you ->
        [yes] You promote: { $assistant }.
       *[no] { $name } promotes: { $assistant }.
    }
event-refreshed =
    { $you ->
        [yes] You refresh: { $assistant }.
       *[no] { $name } refreshes: { $assistant }.
    }
event-exchanged =
    { $you ->
        [yes] You exchange an assistant: { $assistant } → { $other }.
       *[no] { $name } exchanges an assistant: { $assistant } → { $other }.
    }
event-rescue-looked =
    { $you ->
        [yes] You look through the rescue space{ $known ->
            [yes] : { $what }
           *[no] {""}
        }.
       *[no] { $name } looks through the rescue space{ $known ->
            [yes] : { $what }
           *[no] {""}
        }.
    }
event-rescued =
    { $you ->
        [yes] You rescue: { $assistant }.
       *[no] { $name } rescues: { $assistant }.
    }
event-boon-used =
    { $you ->
        [yes] You use a boon: { $guardian }.
       *[no] { $name } uses a boon: { $guardian }.
    }
event-idol-slotted =
    { $you ->
        [yes] You slot an idol: { $effect }.
       *[no] { $name } slots an idol: { $effect }.
    }
event-idol-returned =
    { $you ->
        [yes] You take an idol back from its slot.
       *[no] { $name } takes an idol back from its slot.
    }
event-traded =
    { $you ->
        [yes] You trade { $what ->
            [tablet] a tablet for an arrowhead
           *[arrowhead] an arrowhead for a jewel
        }.
       *[no] { $name } trades { $what ->
            [tablet] a tablet for an arrowhead
           *[arrowhead] an arrowhead for a jewel
        }.
    }
event-icons-became-planes =
    { $you ->
        [yes] All your travel icons are planes until the round ends.
       *[no] All travel icons of { $name } are planes until the round ends.
    }
event-warded =
    { $you ->
        [yes] Guardians bring you no Fear when this round ends.
       *[no] Guardians bring { $name } no Fear when this round ends.
    }
event-researched =
    { $you ->
        [yes] You research: { $token } to { $space }.
       *[no] { $name } researches: { $token } to { $space }.
    }
event-bonus-taken =
    { $you ->
        [yes] You take the bonus tile “{ $tile }”.
       *[no] { $name } takes the bonus tile “{ $tile }”.
    }
event-temple-looked =
    { $you ->
        [yes] You look through the temple's bonus tiles{ $known ->
            [yes] : { $what }
           *[no] {""}
        }.
       *[no] { $name } looks through the temple's bonus tiles{ $known ->
            [yes] : { $what }
           *[no] {""}
        }.
    }
event-temple-bonus-taken =
    { $you ->
        [yes] You take the temple's bonus tile “{ $tile }”.
       *[no] { $name } takes the temple's bonus tile “{ $tile }”.
    }
event-temple-tile-taken =
    { $you ->
        [yes] You take a temple tile of { $points } points.
       *[no] { $name } takes a temple tile of { $points } points.
    }
event-returned =
    { $you ->
        [yes] Your archaeologists come home.
       *[no] The archaeologists of { $name } come home.
    }
event-card-settled =
    { $you ->
        [yes] { $kept ->
            [yes] You keep { $card }.
            [no] You put away { $card }.
           *[unknown] You decide about a card.
        }
       *[no] { $kept ->
            [yes] { $name } keeps { $card }.
            [no] { $name } puts away { $card }.
           *[unknown] { $name } decides about a card.
        }
    }
event-hands-settled = Put away at the end of the round: { $laid }.
event-staff-moved = The moon staff moves on; exiled: { $cards }.
event-scored = { $name }: research { $research }, temple { $temple }, idols { $idols }, guardians { $guardians }, cards { $cards }, Fear { $fear }, together { $total }.
event-arrow-shown = The rival's next arrow points { $arrow ->
        [left] left
       *[right] right
    }.
event-tile-turned = The rival turns up: { $tile }.
event-rival-idle = The rival does nothing.
event-rival-dug = The rival digs: { $site }.
event-rival-discovered = The rival discovers: { $site }, idol “{ $idol }”{ $more ->
        [yes] {" "}and one more
       *[no] {""}
    }.
event-rival-overcame = The rival overcomes the guardian { $guardian } ({ $site }).
event-rival-bought = The rival takes { $card }.
event-rival-researched = The rival's glass comes to { $space }{ $gone ->
        [yes] ; the bonus tile “{ $tile }” leaves the game
       *[no] {""}
    }.
event-rival-took-tile = The rival takes a temple tile of { $points } points.
event-rival-took-assistant = The rival takes an assistant out of the game: { $assistant }.

# What may be done
move-dig = Dig: { $what }
move-discover = Discover: { $what }
move-overcome = Overcome: { $what }
move-buy = Buy: { $what }
move-play = Play: { $what }
move-research = Research: { $what }
move-claim = Temple tile: { $what }
move-pass = Pass (until the round ends)
move-end-turn = End the turn
move-use-assistant = Assistant: { $what }
move-use-boon = Boon: { $what }
move-slot-idol = Slot an idol: { $what }
move-pay = Pay: { $what }
move-accept = Yes
move-decline = No, go on
move-pick = { $what }
move-draw-card = Draw a card
move-discard-card = Put away: { $what }
move-exile-card = Exile: { $what }
move-trade-goods = Trade { $what }
move-refresh-assistant = Refresh: { $what }
move-recruit = Recruit: { $what }
move-promote-assistant = Promote: { $what }
move-exchange-assistant = Exchange: { $what }
move-use-offered-assistant = Use: { $what }
move-rescue = Rescue: { $what }
move-activate-site = Activate: { $what }
move-relocate-to = Move an archaeologist: { $what }
move-come-home = Take an archaeologist back: { $what }
move-move-guardian = Move the guardian: { $what }
move-take-card = Take: { $what }
move-take-bonus = Take: { $what }
move-first-reward =
    { $what ->
        [row] First the row effect: { $effect }
       *[bonus] First the bonus tile: { $effect }
    }
move-announce = Look at { $what }
move-keep = Keep: { $what }
move-put-back = Back on top: { $what }
move-keep-card = Keep it for the next round
move-lay-away = Put it into the play area

# The menu
menu-dig = Dig
menu-discover = Discover a site
menu-overcome = Overcome a guardian
menu-buy = Buy a card
menu-play = Play a card
menu-research = Research
menu-claim = Buy a temple tile
menu-free = Free actions
menu-slot = Slot an idol
menu-exile = Exile a card
menu-from = From: { $site }
menu-discards = Put away: { $cards }
menu-more = more
menu-back = back
menu-undo = back (takes the choice back)
no-entry = there is no entry { $number }: type a number from the list
one-move = “{ $words }” is a whole move already: type it alone, then answer what comes next
top-of-menu = this is the whole list already; to take a move back, type { command-undo }

# What is asked
prompt-action = Choose a main action.
prompt-after = The main action is done: end the turn, or use free actions first.
prompt-settle = How do you pay { $cost }?
prompt-again = Activate once more: { $site }?
prompt-use-artifact = Use { $card } now? { $effect }
prompt-sort = Which card do you keep?
prompt-put-on-top = Put one of the cards back on top of your deck?
prompt-pick-bonus = Which bonus tile do you take?
prompt-order = What comes first?
prompt-pick-rescue = Whom do you rescue?
prompt-keeping = The round is over. What about { $card }?

# Small words
rival = rival
some-idol = { $n ->
    [one] { $n } idol
   *[other] { $n } idols
    }
icon-short = { $icon ->
    [boot] boot
    [car] car
    [ship] ship
   *[plane] plane
    }
icons-left-over = icons left over
token = { $token ->
    [glass] magnifying glass
   *[notebook] notebook
    }
space = { $place ->
    [start] the start
    [temple] the temple
    [only] row { $row }
    [left] row { $row } left
    [middle] row { $row } middle
   *[right] row { $row } right
    }
site-space = { $site }, space { $number }
zone = { $zone ->
    [hand] hand
   *[play] play area
    }
fear-tile = fear tile
timing-pass = by passing: { $effect }
points-short = { $n } p.
pay-left = left: { $icons }
pay-planes = { $coins } for { $planes }
pay-discards = put away { $cards }
nothing = nothing
trade-tablet = a tablet for an arrowhead
trade-arrowhead = an arrowhead for a jewel
brief-more = …
brief-item = item
brief-artifact = artifact
brief-exile = exile
brief-trade = trade
brief-refresh = refresh
brief-recruit = recruit
brief-promote = promote
brief-overcome = overcome
brief-rescue = rescue
what-is-unknown = there is nothing called “{ $word }” in this game
what-of = write a name after it, as on the board
what-several = “{ $word }” may be: { $names }
kind = { $kind ->
    [basic] basic card
    [fear] Fear card
    [item] item
    [artifact] artifact
    [assistant] assistant
    [guardian] guardian
    [site] site
    [tile] site tile
    [idol] idol
    [bonus] bonus tile
    [slot] idol slot
   *[temple] temple tile
    }
what-card = { $cost }, points { $points }, travel: { $travel }.
what-assistant = Silver side: { $silver } Gold side: { $gold }
what-guardian = To overcome it: { $cost }. Boon: { $boon }
what-temple = { $points } points for { $cost }.
what-travel = Travel: { $costs }.

# The table
side = { $side ->
    [bird] Bird Temple
   *[snake] Snake Temple
    }
round-and-turn = round { $round } of { $rounds } · turn: { $names }
the-end = the end
camp-short = camps
head-row = Row: artifacts { $staff } items
decks = decks: { $artifacts } and { $items } · Fear { $fear }
offered = To recruit:
rescue-space = rescue space:
head-own = Yours
head-points = pts
head-glass = glass
head-notebook = book
head-home = home
head-idols = idols
head-guardians = guards
head-hand = hand
head-deck = deck
passed-mark = ✓
in-temple = temple
own-glass = Glass
own-notebook = Notebook
own-helpers = Helpers:
own-idols = Idols
own-icons = icons left: { $icons }
own-planes = all icons are planes
own-warded = no Fear from guardians
own-aside = Looking at:
own-hand = Hand:
own-play = Play area:
fear-tiles = fear tiles: { $count }
gold-mark = ★
is-ready = ready
is-tired = exhausted
boon-ready = boon
boon-used = boon used
undiscovered = Undiscovered, { $cost }: { $idol }.
standing-there = There: { $names }.
bonus-there = bonus: { $tiles }
track-row = Row { $row }. Glass ({ $glasspoints }): { $glass } Notebook ({ $notebookpoints }): { $notebook }
deck-layer = Deck, part { $number } from the top: { $cards }
player-board = { $name }, points: { $points }. Has { $goods }. Helpers: { $helpers }. Idols: { $idols }, slots { $slots }. Temple tiles: { $temple }. Play area: { $played }. Hand and deck: { $unseen }.
rival-board = The rival, points: { $points }. Guardians: { $guardians }. Idols: { $idols }. Cards: { $cards }. Tiles used: { $used }. Tiles to come: { $left }.
score-research = research
score-temple = temple
score-idols = idols
score-guardians = guardians
score-cards = cards
score-fear = Fear
score-all = all
solo-result = { $outcome ->
    [won] You beat the rival, { $own } to { $rival }!
    [drawn] A draw with the rival, { $own } to { $rival }.
   *[lost] The rival wins, { $rival } to { $own }.
    }

# Commands: the words, and what ? says of them
command-island = island
command-row = row
command-track = track
command-cards = cards
command-players = players
command-card = card
command-what = what
command-back = back
help-number = choose from the list; several numbers go several steps
    .how = 2   2 1
help-back = one step back in the list
    .how = 0, { command-back }
help-island = every site in words
    .how = { command-island }
help-row = the cards and assistants on offer with their texts
    .how = { command-row }
help-track = the research track with costs, tiles and tokens
    .how = { command-track }
help-cards = your hand with its texts, and your deck
    .how = { command-cards }
help-players = everybody's board
    .how = { command-players }
help-card = what a card does
    .how = { command-card } Machete
help-what = what anything else does: assistant, guardian, site, tile
    .how = { command-what } Scorpion
help-signs = Signs: $ coin, ◎ compass, ▤ tablet, ▲ arrowhead, ◆ jewel, ♟ idol, ▯ card, ! guardian, ☹ Fear, ☾ moon staff. In the players' table: idols in crates+slots, guardians (boons left); of the rival, tiles to come and the next arrow.

# Refusals, by rule and by the first words of the English sentence
refusal-ar-1-6 =
    .the-boon-of-is-used-while = the boon of { $guardian } is used while paying for travel
refusal-ar-1-7 =
    .the-cost-cannot-be-paid-like = the cost cannot be paid like this, or something could be left out
refusal-ar-1-8 =
    .you-cannot-pay-for-the-way = you cannot pay for the way to { $site }
    .you-cannot-pay-what-the-guardian = you cannot pay what the guardian costs
refusal-ar-2-4 =
    .has-no-such-space = { $site } has no such space
refusal-ar-2-9 =
    .there-is-no-such-card = there is no such card
refusal-ar-2-10 =
    .there-is-no-such-site = there is no such site
refusal-ar-3-2 =
    .it-is-not-your-turn = it is not your turn
    .the-main-action-of-this-turn = the main action of this turn is done
refusal-ar-3-3 =
    .this-is-no-action = this is no action
refusal-ar-3-4 =
    .is-not-in-your-hand = { $card } is not in your hand
refusal-ar-3-8 =
    .a-turn-ends-after-its-main = a turn ends after its main action; to do nothing, pass
refusal-ar-3-10 =
    .fear-has-no-effect = Fear has no effect
refusal-ar-4-1 =
    .has-not-been-discovered = { $site } has not been discovered
    .the-space-at-is-taken = the space at { $site } is taken
refusal-ar-4-2 =
    .both-your-archaeologists-are-out = both your archaeologists are out
refusal-ar-5-1 =
    .has-been-discovered = { $site } has been discovered
    .you-have-too-few-compasses-to = you have too few compasses to discover { $site }
refusal-ar-6-1 =
    .has-no-guardian = { $site } has no guardian
    .you-have-no-archaeologist-at = you have no archaeologist at { $site }
    .there-is-no-such-guardian = there is no such guardian
    .the-boon-of-has-been-used = the boon of { $guardian } has been used
    .you-have-not-overcome = you have not overcome { $guardian }
refusal-ar-7-1 =
    .the-slots-have-no-such-effect = the slots have no such effect
    .you-have-no-idol-in-your = you have no idol in your crates
refusal-ar-7-3 =
    .you-cannot-pay-for = you cannot pay for { $effect }
refusal-ar-7-4 =
    .all-your-slots-are-full = all your slots are full
refusal-ar-8-1 =
    .you-cannot-pay-for = you cannot pay for { $card }
refusal-ar-8-2 =
    .playing-an-artifact-from-hand-costs = playing an artifact from hand costs a tablet
refusal-ar-8-3 =
    .is-not-played-as-a-action = { $card } is not played as a { $timing ->
            [free] free
           *[main] main
        } action
refusal-ar-8-9 =
    .is-not-on-offer = { $card } is not on offer
refusal-ar-9-1 =
    .the-track-has-no-such-space = the track has no such space
    .no-bridge-leads-the-to = no bridge leads the { $token } to { $space }
    .the-notebook-may-never-be-above = the notebook may never be above the magnifying glass
    .you-cannot-pay-for-the-bridge = you cannot pay for the bridge to { $space }
refusal-ar-9-3 =
    .the-notebook-cannot-enter-the-temple = the notebook cannot enter the temple
refusal-ar-9-4 =
    .the-temple-has-no-such-stack = the temple has no such stack
    .your-magnifying-glass-is-not-in = your magnifying glass is not in the temple
    .the-stack-is-empty = the stack { $stack } is empty
    .you-cannot-pay-for-a-tile = you cannot pay for a tile of { $stack }
refusal-ar-9-5 =
    .there-is-no-such-assistant = there is no such assistant
refusal-ar-9-9 =
    .is-not-on-your-board = { $assistant } is not on your board
    .is-exhausted = { $assistant } is exhausted
refusal-ar-10-2 =
    .now-each-card-left-in-hand = now each card left in hand is kept or put away
    .you-are-to-decide-about-now = you are to decide about { $card } now
refusal-ar-10-5 =
    .the-game-is-over = the game is over
refusal-ar-12-2 =
    .this-bridge-costs-an-idol-from = this bridge costs an idol from your crates
refusal-ar-14-8 =
    .gives-nothing-for-passing = { $card } gives nothing for passing
refusal-ar-16-2 =
    .only-the-notebook-may-be-moved = only the notebook may be moved
refusal-ar-16-15 =
    .only-a-camp-site-can-be = only a camp site can be chosen
