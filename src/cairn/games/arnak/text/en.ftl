# Lost Ruins of Arnak. Effects are put together from these; a message is the middle of a sentence.

title = Lost Ruins of Arnak

## What is said at the table

# So many of something
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

# Parts put together: a list, and a sentence of its own
list-and = { $before } and { $last }
    .inf = { $before-inf } and { $last-inf }
list-or = { $before } or { $last }
    .inf = { $before-inf } or { $last-inf }
list-apart = { $before }; { $last }
listed = { $what }
list-beside = { $before } { $last }
sentence = { CAPITAL($what) }.

# Components
effect-none = no effect
effect-free = free action: { $effect }
effect-passing = or pass to { $effect-inf }
effect-exile-itself = exile this card to { $effect-inf }
effect-for-price = pay { $price } to { $effect-inf }

# Steps
effect-gain = gain { $what }
effect-fear = take a Fear card
effect-gain-each = gain { $what } for each { $each ->
    [guardian] guardian at a site you occupy or that you have overcome
    [idol] idol you have
   *[archaeologist] archaeologist you have at a site
    }, at most { $most }
effect-draw = draw { $cards }{ $end ->
    [bottom] {" "}from the bottom of your deck
   *[top] {""}
    }
effect-discard = discard a card from your hand to your play area
effect-exile = you may exile a card
    .inf = optionally exile a card
effect-trade = you may trade a tablet for an arrowhead or an arrowhead for a jewel
    .inf = trade a tablet for an arrowhead or an arrowhead for a jewel
effect-refresh = { $n ->
    [one] you may refresh an assistant
   *[other] you may refresh { $n } assistants
    }
    .inf = { $n ->
        [one] refresh an assistant
       *[other] refresh { $n } assistants
        }
effect-pay = you may { $how ->
    [pay] pay { $price }
    [discard] { $n ->
        [one] discard a card
       *[other] discard { $n } cards
    }
   *[both] { $n ->
        [one] pay { $price } and discard a card
       *[other] pay { $price } and discard { $n } cards
    }
    } to { $then-inf }
effect-choose = { $n ->
    [one] { $options }
   *[other] choose { $n } different: { $options }
    }
    .inf = { $n ->
        [one] { $options-inf }
       *[other] choose { $n } different: { $options }
        }
effect-travel = gain { $what } to use this turn
effect-send = you may dig or discover
    .inf = dig or discover
effect-off-travel = { $what } off the travel cost
effect-off-discovery = { $what } off the cost of discovering
effect-send-camp = you may dig at a camp site without paying its travel cost and activate it up to { $n } times
    .inf = dig at a camp site without paying its travel cost and activate it up to { $n } times
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
effect-remark = { $effect } ({ $remark })
    .inf = { $effect-inf } ({ $remark })
effect-activate-top = activate the top tile of the level { $level ->
    [1] I
   *[2] II
    } stack
effect-relocate = relocate an archaeologist to { $levels ->
    [camp] a camp site
   *[camp-one] a camp or level I site
    } and activate it
effect-overcome = { $where ->
    [anywhere] you may overcome a guardian at a site without other players
   *[own] you may overcome a guardian at a site you occupy without paying its cost
    }
    .inf = { $where ->
        [anywhere] overcome a guardian at a site without other players
       *[own] overcome a guardian at a site you occupy without paying its cost
        }
effect-buy = you may buy { $kinds ->
    [item] an item
    [artifact] an artifact
   *[item-artifact] an item or artifact
    } { $turned ->
    [yes] from the row or the top of the deck for { $discount } less
   *[no] for { $discount } less
    }
    .inf = buy { $kinds ->
        [item] an item
        [artifact] an artifact
       *[item-artifact] an item or artifact
        } { $turned ->
        [yes] from the row or the top of the deck for { $discount } less
       *[no] for { $discount } less
        }
effect-gain-item = { $to ->
    [hand] take an item from the row into your hand
    [top] put an item from the row on top of your deck
   *[bottom] put an item from the row on the bottom of your deck
    }
effect-gain-artifact = take an artifact from the row
effect-research = { $how ->
    [notebook-free] you may research with the notebook without paying
    [discount] you may research for { $discount } less
   *[plain] you may research
    }
    .inf = { $how ->
        [notebook-free] research with the notebook without paying
        [discount] research for { $discount } less
       *[plain] research
        }
effect-use-offered = you may use the { $gold ->
    [yes] gold
   *[no] silver
    } side of an assistant in the supply
    .inf = use the { $gold ->
        [yes] gold
       *[no] silver
        } side of an assistant in the supply
effect-exchange-assistant = exchange an assistant for one in the supply (ready, same side up)
effect-recruit = recruit an assistant
effect-promote = upgrade an assistant (gold side, ready)
effect-rescue = rescue an assistant (exhausted)
effect-return-home = return an archaeologist to your board
effect-all-planes = until the end of the round, all your travel icons are planes
effect-no-guardian-fear = you take no Fear from guardians at the end of this round
effect-move-guardian = move a guardian from a site you occupy to an unoccupied camp or level I site and activate that site
effect-return-idol = return an idol from its slot to your crates
effect-exile-row-item = exile the rightmost item in the row
effect-take-exiled = you may put an exiled item on the bottom of your deck
    .inf = put an exiled item on the bottom of your deck
effect-draw-and-keep = choose a number from 1 to { $most }, look at that many cards from the { $end ->
    [bottom] bottom
   *[top] top
    } of your deck and keep one{ $back ->
    [yes] ; you may put one more back on top
   *[no] {""}
    }; discard the rest to your play area
effect-pass = pass
effect-pass-and = pass and { $effect }

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
    { $seat-you ->
        [yes] You are the first player.
       *[no] { $seat } is the first player.
    }
event-camps-blocked = The second space is blocked at these camps: { $sites }.
event-idol-laid = The { $idol } idol is placed at { $site-the }.
event-bonus-laid = The { $tile } bonus tile is placed on { $space }.
event-tiles-chosen = The rival plays with these tiles: { $tiles }.
event-assistant-shown =
    { $place ->
        [rescue] The { $assistant } is on top of the rescue space.
       *[supply] The { $assistant } can be recruited now.
    }
event-card-dealt = { $card } is dealt to place { $place } of the card row.
event-cards-drawn =
    { $seat-you ->
        [yes] You draw { $what }.
       *[no] { $seat } draws { $what }.
    }
event-round-began =
    { $seat-you ->
        [yes] Round { $round } begins. You go first.
        [nobody] Round { $round } begins. The rival goes first.
       *[no] Round { $round } begins. { $seat } goes first.
    }
event-passed =
    { $seat-you ->
        [yes] You pass.
       *[no] { $seat } passes.
    }
event-turn-ended =
    { $seat-you ->
        [yes] You end your turn.
       *[no] { $seat } ends the turn.
    }
event-paid =
    { $seat-you ->
        [yes] { $how ->
            [pay] You pay { $what }.
            [discard] { $n ->
                [one] You discard { $cards }
               *[other] You discard { $n } cards: { $cards }
            }.
           *[both] You pay { $what } and discard { $cards }.
        }
       *[no] { $how ->
            [pay] { $seat } pays { $what }.
            [discard] { $n ->
                [one] { $seat } discards { $cards }
               *[other] { $seat } discards { $n } cards: { $cards }
            }.
           *[both] { $seat } pays { $what } and discards { $cards }.
        }
    }
event-gained =
    { $seat-you ->
        [yes] You gain { $what }.
       *[no] { $seat } gains { $what }.
    }
event-icons-gained =
    { $seat-you ->
        [yes] You gain { $what } to use this turn.
       *[no] { $seat } gains { $what } to use this turn.
    }
stage-fear = You take Fear.
stage-dealt = Cards are dealt.
stage-scored = The points are counted.
event-fear-taken =
    { $seat-you ->
        [yes] { $what ->
            [tile] You take a fear tile.
           *[card] You take a Fear card.
        }
       *[no] { $what ->
            [tile] { $seat } takes a fear tile.
           *[card] { $seat } takes a Fear card.
        }
    }
event-dug =
    { $seat-you ->
        [yes] You dig at { $site-the }{ $gains ->
            [yes] {" "}and gain { $what }
           *[no] {""}
        }.
       *[no] { $seat } digs at { $site-the }{ $gains ->
            [yes] {" "}and gains { $what }
           *[no] {""}
        }.
    }
event-discovered =
    { $seat-you ->
        [yes] You discover { $site-the } and take the { $idol } idol{ $more ->
            [yes] {" "}and a second idol
           *[no] {""}
        }.
       *[no] { $seat } discovers { $site-the } and takes the { $idol } idol{ $more ->
            [yes] {" "}and a second idol
           *[no] {""}
        }.
    }
event-site-uncovered = The site tile at { $site-the } is revealed: { $tile }.
event-guardian-awoke = A guardian wakes at { $site-the }: { $guardian }.
event-overcame =
    { $seat-you ->
        [yes] You overcome the guardian { $guardian } at { $site-the }.
       *[no] { $seat } overcomes the guardian { $guardian } at { $site-the }.
    }
event-activated =
    { $seat-you ->
        [yes] You activate { $site-the }.
       *[no] { $seat } activates { $site-the }.
    }
event-tile-activated =
    { $seat-you ->
        [yes] You reveal the site tile “{ $tile }” and resolve it.
       *[no] { $seat } reveals the site tile “{ $tile }” and resolves it.
    }
event-relocated =
    { $seat-you ->
        [yes] You move an archaeologist from { $origin-the } to { $site-the }.
       *[no] { $seat } moves an archaeologist from { $origin-the } to { $site-the }.
    }
event-came-home =
    { $seat-you ->
        [yes] You return an archaeologist from { $site-the } to your board.
       *[no] { $seat } returns an archaeologist from { $site-the } to the player board.
    }
event-guardian-moved =
    { $seat-you ->
        [yes] You move the guardian { $guardian } from { $origin-the } to { $site-the }.
       *[no] { $seat } moves the guardian { $guardian } from { $origin-the } to { $site-the }.
    }
event-bought =
    { $seat-you ->
        [yes] You buy { $card }.
       *[no] { $seat } buys { $card }.
    }
event-card-taken =
    { $seat-you ->
        [yes] You take { $card } { $to ->
            [hand] into your hand
            [top] and put it on top of your deck
            [bottom] and put it on the bottom of your deck
           *[play] into your play area
        }.
       *[no] { $seat } takes { $card } { $to ->
            [hand] into hand
            [top] and puts it on top of the deck
            [bottom] and puts it on the bottom of the deck
           *[play] into the play area
        }.
    }
event-card-played =
    { $seat-you ->
        [yes] { $timing ->
            [pass] You pass with { $card }.
           *[other] You play { $card }.
        }
       *[no] { $timing ->
            [pass] { $seat } passes with { $card }.
           *[other] { $seat } plays { $card }.
        }
    }
event-card-discarded =
    { $seat-you ->
        [yes] You discard { $card }.
       *[no] { $seat } discards { $card }.
    }
event-card-exiled =
    { $seat-you ->
        [yes] You exile { $card } from { $zone ->
            [hand] your hand
            [row] the row
           *[play] your play area
        }.
       *[no] { $seat } exiles { $card } from { $zone ->
            [hand] hand
            [row] the row
           *[play] the play area
        }.
    }
event-card-turned-up = The top card of the deck is { $card }.
event-announced =
    { $seat-you ->
        [yes] You choose the number { $number }.
       *[no] { $seat } chooses the number { $number }.
    }
event-cards-looked =
    { $seat-you ->
        [yes] You look at { $what }.
       *[no] { $seat } looks at { $what }.
    }
event-card-kept =
    { $seat-you ->
        [yes] You keep { $what }.
       *[no] { $seat } keeps { $what }.
    }
event-card-put-back =
    { $seat-you ->
        [yes] You put { $what } back on top of your deck.
       *[no] { $seat } puts { $what } back on top of the deck.
    }
event-cards-put-away =
    { $seat-you ->
        [yes] You discard { $cards } to your play area.
       *[no] { $seat } discards { $cards } to the play area.
    }
event-assistant-used =
    { $seat-you ->
        [yes] You use the { $assistant }.
       *[no] { $seat } uses the { $assistant }.
    }
event-offered-used =
    { $seat-you ->
        [yes] You use the { $gold ->
            [yes] gold
           *[no] silver
        } side of the { $assistant } in the supply.
       *[no] { $seat } uses the { $gold ->
            [yes] gold
           *[no] silver
        } side of the { $assistant } in the supply.
    }
event-recruited =
    { $seat-you ->
        [yes] You recruit the { $assistant }.
       *[no] { $seat } recruits the { $assistant }.
    }
event-promoted =
    { $seat-you ->
        [yes] You upgrade the { $assistant }.
       *[no] { $seat } upgrades the { $assistant }.
    }
event-refreshed =
    { $seat-you ->
        [yes] You refresh the { $assistant }.
       *[no] { $seat } refreshes the { $assistant }.
    }
event-exchanged =
    { $seat-you ->
        [yes] You exchange the { $assistant } for the { $other }.
       *[no] { $seat } exchanges the { $assistant } for the { $other }.
    }
event-rescue-looked =
    { $seat-you ->
        [yes] You look through the stack on the rescue space{ $known ->
            [yes] : { $what }
           *[no] {""}
        }.
       *[no] { $seat } looks through the stack on the rescue space{ $known ->
            [yes] : { $what }
           *[no] {""}
        }.
    }
event-rescued =
    { $seat-you ->
        [yes] You rescue the { $assistant }.
       *[no] { $seat } rescues the { $assistant }.
    }
event-boon-used =
    { $seat-you ->
        [yes] You use the boon of the guardian { $guardian }.
       *[no] { $seat } uses the boon of the guardian { $guardian }.
    }
event-idol-slotted =
    { $seat-you ->
        [yes] You put an idol into a slot and choose “{ $slot }”.
       *[no] { $seat } puts an idol into a slot and chooses “{ $slot }”.
    }
event-idol-returned =
    { $seat-you ->
        [yes] You return an idol from its slot to your crates.
       *[no] { $seat } returns an idol from its slot to the crates.
    }
event-traded =
    { $seat-you ->
        [yes] You trade { $what ->
            [tablet] a tablet for an arrowhead
           *[arrowhead] an arrowhead for a jewel
        }.
       *[no] { $seat } trades { $what ->
            [tablet] a tablet for an arrowhead
           *[arrowhead] an arrowhead for a jewel
        }.
    }
event-icons-became-planes =
    { $seat-you ->
        [yes] Until the end of the round, all your travel icons are planes.
       *[no] Until the end of the round, all of { $seat }’s travel icons are planes.
    }
event-warded =
    { $seat-you ->
        [yes] You take no Fear from guardians at the end of this round.
       *[no] { $seat } takes no Fear from guardians at the end of this round.
    }
event-researched =
    { $seat-you ->
        [yes] You move the { $token } to { $space }.
       *[no] { $seat } moves the { $token } to { $space }.
    }
event-bonus-taken =
    { $seat-you ->
        [yes] You take the { $tile } bonus tile.
       *[no] { $seat } takes the { $tile } bonus tile.
    }
event-temple-looked =
    { $seat-you ->
        [yes] You look through the temple’s bonus tiles{ $known ->
            [yes] : { $what }
           *[no] {""}
        }.
       *[no] { $seat } looks through the temple’s bonus tiles{ $known ->
            [yes] : { $what }
           *[no] {""}
        }.
    }
event-temple-bonus-taken =
    { $seat-you ->
        [yes] You take the { $tile } bonus tile from the temple.
       *[no] { $seat } takes the { $tile } bonus tile from the temple.
    }
event-temple-tile-taken =
    { $seat-you ->
        [yes] You take a { $points }-point temple tile.
       *[no] { $seat } takes a { $points }-point temple tile.
    }
event-returned =
    { $seat-you ->
        [yes] Your archaeologists return to your board.
       *[no] { $seat }’s archaeologists return.
    }
event-card-decided =
    { $seat-you ->
        [yes] { $kept ->
            [yes] You keep { $card }.
            [no] You discard { $card }.
           *[unknown] You decide what to do with a card.
        }
       *[no] { $kept ->
            [yes] { $seat } keeps { $card }.
            [no] { $seat } discards { $card }.
           *[unknown] { $seat } decides what to do with a card.
        }
    }
event-hands-decided = At the end of the round the players discard: { $laid }.
event-staff-moved = The moon staff moves on and exiles { $cards }.
event-scored = { $seat-you ->
        [yes] You score { $total }
        [nobody] The rival scores { $total }
       *[no] { $seat } scores { $total }
    }: research { $research }, temple { $temple }, idols { $idols }, guardians { $guardians }, cards { $cards }, Fear { $fear }.
event-arrow-shown = The rival’s next arrow points { $arrow ->
        [left] left
       *[right] right
    }.
event-tile-turned = The rival turns up the tile “{ $tile }”.
event-rival-idle = The rival has nothing to do.
event-rival-dug = The rival digs at { $site-the }.
event-rival-discovered = The rival discovers { $site-the } and takes the { $idol } idol{ $more ->
        [yes] {" "}and a second idol
       *[no] {""}
    }.
event-rival-overcame = The rival overcomes the guardian { $guardian } at { $site-the }.
event-rival-bought = The rival takes { $card }.
event-rival-researched = The rival’s magnifying glass moves to { $space }{ $gone ->
        [yes] ; the { $tile } bonus tile leaves the game
       *[no] {""}
    }.
event-rival-took-tile = The rival takes a { $points }-point temple tile.
event-rival-took-assistant = The rival removes the { $assistant } from the game.

# What may be done
move-answer = { $question } { $answer }
move-dig = Dig at { $what }
move-discover = Discover { $what }
move-overcome = Overcome { $what }
move-buy = Buy { $what }
move-play = Play { $what }
move-research = Research ({ $what })
move-claim = Buy a temple tile, { $what }
move-pass = Pass (for the rest of the round)
move-end-turn = End your turn
move-use-assistant = Use the { $what }
move-use-boon = Use the boon of { $what }
move-slot-idol = Slot an idol for “{ $what }”
move-pay = Pay with { $what }
move-accept = Yes
move-decline = No, continue
move-pick = { $what }
move-draw-card = Draw a card
move-discard-card = Discard { $what }
move-exile-card = Exile { $what }
move-trade-goods = Trade { $what }
move-refresh-assistant = Refresh the { $what }
move-recruit = Recruit the { $what }
move-promote-assistant = Upgrade the { $what }
move-exchange-assistant = Exchange an assistant ({ $what })
move-use-offered-assistant = Use the { $what }
move-rescue = Rescue the { $what }
move-activate-site = Activate { $what }
move-relocate-to = Move an archaeologist ({ $what })
move-come-home = Return an archaeologist from { $what }
move-move-guardian = Move the guardian ({ $what })
move-take-card = Take { $what }
move-take-bonus = Take { $what }
move-first-reward =
    { $what ->
        [row] The row effect first. { $effect }
       *[bonus] The bonus tile first. { $effect }
    }
move-announce = Look at { $what }
move-keep = Keep { $what }
move-put-back = Put { $what } back on top
move-keep-card = Keep it for the next round
move-lay-away = Discard it to your play area

# What is asked
prompt-action = Choose a main action.
prompt-after = You have taken your main action. End your turn, or take free actions first.
prompt-payment = How will you pay { $cost }?
prompt-again = Activate { $site-the } again?
prompt-use-artifact = Use { $card } now? { $effect }
prompt-sort = Which card do you keep?
prompt-put-on-top = Put one of the cards back on top of your deck?
prompt-pick-bonus = Which bonus tile do you take?
prompt-order = What comes first?
prompt-pick-rescue = Whom do you rescue?
prompt-keeping = The round is over. Keep { $card }?
prompt-fear = The Fear stack is empty. Take a fear tile now? You may exile a Fear card back to the stack first.
prompt-return-idol = None of your slots holds an idol yet. Slot one first and it returns to your crates, or continue.

# Small words
seat-of-nobody = rival
some-idol = { $n ->
    [one] { $n } idol
   *[other] { $n } idols
    }
icons-left-over = leftover icons
one-space-of = { $site }, space { $number }
with-icons = { $piece } ({ $icons })
at-site = { $guardian } ({ $site })
from-to = { $from } → { $to }
in-zone = { $card } from { $zone ->
    [hand] your hand
   *[play] your play area
    }
by-passing = { $card } to pass
level-and-tile = { $level ->
    [1] I
   *[2] II
    }: { $tile }
effect-and-points = { $effect } ({ $points })
hand-laid = { $seat } ({ $cards })
payment = { $given }
payment-and-rest = { $given }; left over: { $icons }
pay-planes = { $coins } for { $planes }
pay-discards = discarding { $cards }
nothing = nothing
trade-tablet = a tablet for an arrowhead
trade-arrowhead = an arrowhead for a jewel
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
    [rival] tile of the rival
   *[temple] temple tile
    }
what-it-is = { $piece } ({ $kind }). { $told }
what-card = Cost: { $cost }; points: { $points }; travel: { $travel }.
what-assistant = Silver side: { $silver } Gold side: { $gold }
what-guardian = Cost to overcome: { $cost }. Boon: { $boon }
what-temple = Points: { $points }; cost: { $cost }.
what-travel = Travel: { $costs }.

# Refusals, by their keys
refusal-boon-pays-travel = the boon of { $guardian } can only pay for travel
refusal-not-a-payment = this pays too little, or part of it is not needed
refusal-way-unaffordable = you cannot pay the travel cost of { $site }: { shortage }
refusal-guardian-unaffordable = you cannot pay the cost of the guardian { $guardian }: { shortage }
refusal-no-such-site-space = { $site } has no such space
refusal-no-such-card = there is no such card
refusal-no-such-site = there is no such site
refusal-main-action-done = you have already taken your main action this turn
refusal-no-action = that is not one of the actions
refusal-not-in-hand = { $card } is not in your hand
refusal-nothing-done-yet = you end your turn after your main action; to do nothing, pass
refusal-fear-has-no-effect = Fear has no effect, so you cannot play it
refusal-undiscovered = { $site } has not been discovered yet
refusal-space-taken = the space at { $site } is taken
refusal-nobody-at-home = both your archaeologists are out on the island
refusal-discovered-already = { $site } has already been discovered
refusal-too-few-compasses = you cannot discover { $site }: { shortage }
refusal-no-guardian-there = { $site } has no guardian
refusal-not-there = you have no archaeologist at { $site }
refusal-no-such-guardian = there is no such guardian
refusal-boon-used = the boon of { $guardian } has already been used
refusal-not-overcome = you have not overcome { $guardian }
refusal-no-such-slot = the slots have no such effect
refusal-no-idol = you have no idol in your crates
refusal-slot-unaffordable = you cannot pay for { $slot }: { shortage }
refusal-slots-full = all your slots are full
refusal-unaffordable = you cannot pay for { $card }: { shortage }
refusal-artifact-needs-tablet = you cannot play { $card } from hand: { shortage }
refusal-other-timing = { $card } is not played as a { $timing ->
        [free] free
       *[main] main
    } action
refusal-not-on-offer = { $card } is not on offer
refusal-no-such-space = the track has no such space
refusal-no-bridge = no bridge takes the { $token } to { $space }
refusal-notebook-below-glass = the notebook may never be above the magnifying glass
refusal-bridge-unaffordable = you cannot pay for the bridge to { $space }: { shortage }
refusal-notebook-outside = the notebook cannot enter the temple
refusal-no-such-stack = the temple has no such stack
refusal-glass-outside = your magnifying glass is not in the temple
refusal-stack-empty = the stack “{ $stack }” is empty
refusal-stack-unaffordable = you cannot pay for a tile from the stack “{ $stack }”: { shortage }
refusal-no-such-assistant = there is no such assistant
refusal-not-employed = { $assistant } is not on your board
refusal-exhausted = { $assistant } is exhausted
refusal-keep-or-put-away = now keep or discard each card left in your hand
refusal-another-card-first = decide about { $card } first
refusal-bridge-needs-idol = you cannot pay for the bridge to { $space }: { shortage }
refusal-nothing-for-passing = { $card } has no pass effect
refusal-notebook-only = only the notebook may be moved
refusal-camp-only = only a camp site can be chosen
refusal-no-free-action = you have no free action now
refusal-guardian-nowhere = the guardian { $guardian } is not at any site

# Tokens and travel icons; .short is for the board
shortage = { $of ->
    [coin] it needs { $need ->
        [one] { $need } coin
       *[other] { $need } coins
    }, you have { $have }
    [compass] it needs { $need ->
        [one] { $need } compass
       *[other] { $need } compasses
    }, you have { $have }
    [tablet] it needs { $need ->
        [one] { $need } tablet
       *[other] { $need } tablets
    }, you have { $have }
    [arrowhead] it needs { $need ->
        [one] { $need } arrowhead
       *[other] { $need } arrowheads
    }, you have { $have }
    [jewel] it needs { $need ->
        [one] { $need } jewel
       *[other] { $need } jewels
    }, you have { $have }
    [card] it needs { $need ->
        [one] { $need } card from hand
       *[other] { $need } cards from hand
    }, you have { $have }
    [idol] it needs { $need ->
        [one] { $need } idol from the crates
       *[other] { $need } idols from the crates
    }, you have { $have }
   *[icon] it needs { $need ->
        [one] { $need } travel icon
       *[other] { $need } travel icons
    }, you can pay { $have }
    }

# Tokens and travel icons, these as short as the board needs them
token-glass = magnifying glass
token-notebook = notebook
icon-boot = boot
    .short = boot
icon-car = car
    .short = car
icon-ship = ship
    .short = ship
icon-plane = plane
    .short = plane

# Pieces that are called like others, and those that an offer may be about besides
ref-row = card
ref-hand = card
ref-play = card
ref-aside = card
ref-exiled = card
goods-coin = coins
goods-compass = compasses
goods-tablet = tablets
goods-arrowhead = arrowheads
goods-jewel = jewels
deck-artifact = the artifact deck
deck-item = the item deck
deck-own = your deck
icons-left = { icons-left-over }

# Spaces of the research track; the sides of the board are built differently
space-start = the start
space-r1-1 = row 1, left
space-r1-2 = row 1, right
space-r2-1 = row 2, left
space-r2-2 = { $side ->
    [bird] row 2, right
   *[snake] row 2, middle
    }
space-r2-3 = row 2, right
space-r3-1 = { $side ->
    [bird] row 3
   *[snake] row 3, left
    }
space-r3-2 = row 3, right
space-r4-1 = { $side ->
    [bird] row 4, left
   *[snake] row 4
    }
space-r4-2 = row 4, middle
space-r4-3 = row 4, right
space-r5-1 = { $side ->
    [bird] row 5
   *[snake] row 5, left
    }
space-r5-2 = row 5, right
space-r6-1 = row 6, left
space-r6-2 = row 6, right
space-r7-1 = { $side ->
    [bird] row 7, left
   *[snake] row 7
    }
space-r7-2 = row 7, right
space-temple = the temple

# Cards
card-funding-car = Funding
card-funding-ship = Funding
card-exploration-car = Exploration
card-exploration-ship = Exploration
card-fear = Fear
card-sea-turtle = Sea Turtle
card-ostrich = Ostrich
card-pack-donkey = Pack Donkey
card-horse = Horse
card-steam-boat = Steam Boat
card-automobile = Automobile
card-sturdy-boots = Sturdy Boots
card-gold-pan = Gold Pan
card-trowel = Trowel
card-pickaxe = Pickaxe
card-hot-air-balloon = Hot Air Balloon
card-aeroplane = Aeroplane
card-journal = Journal
card-parrot = Parrot
card-watch = Watch
card-army-knife = Army Knife
card-binoculars = Binoculars
card-tent = Tent
card-fishing-rod = Fishing Rod
card-precision-compass = Precision Compass
card-bow-and-arrows = Bow and Arrows
card-carrier-pigeon = Carrier Pigeon
card-whip = Whip
card-rough-map = Rough Map
card-airdrop = Airdrop
card-flask = Flask
card-machete = Machete
card-torch = Torch
card-large-backpack = Large Backpack
card-rope = Rope
card-revolver = Revolver
card-hat = Hat
card-bear-trap = Bear Trap
card-grappling-hook = Grappling Hook
card-lantern = Lantern
card-dog = Dog
card-brush = Brush
card-axe = Axe
card-chronometer = Chronometer
card-theodolite = Theodolite
card-pathfinders-sandals = Pathfinder’s Sandals
card-pathfinders-staff = Pathfinder’s Staff
card-war-mask = War Mask
card-treasure-chest = Treasure Chest
card-ritual-dagger = Ritual Dagger
card-crystal-earring = Crystal Earring
card-mortar = Mortar
card-serpents-gold = Serpent’s Gold
card-serpent-idol = Serpent Idol
card-monkey-medallion = Monkey Medallion
card-idol-of-ara-anu = Idol of Ara-Anu
card-inscribed-blade = Inscribed Blade
card-guardians-ocarina = Guardian’s Ocarina
card-tigerclaw-hairpin = Tigerclaw Hairpin
card-war-club = War Club
card-sundial = Sundial
card-traders-scales = Trader’s Scales
card-hunting-arrows = Hunting Arrows
card-coconut-flask = Coconut Flask
card-cleansing-cauldron = Cleansing Cauldron
card-ancient-wine = Ancient Wine
card-decorated-horn = Decorated Horn
card-ornate-hammer = Ornate Hammer
card-star-charts = Star Charts
card-stone-jar = Stone Jar
card-passage-shell = Passage Shell
card-ceremonial-rattle = Ceremonial Rattle
card-sacred-drum = Sacred Drum
card-traders-coins = Trader’s Coins
card-stone-key = Stone Key
card-obsidian-earring = Obsidian Earring
card-guiding-stone = Guiding Stone
card-guiding-skull = Guiding Skull
card-runes-of-the-dead = Runes of the Dead
card-guardians-crown = Guardian’s Crown
card-fear-tile = fear tile

# Assistants, names of ours: the component or the rule book has none
assistant-miner = Miner
assistant-scholar = Scholar
assistant-gem-cutter = Gem cutter
assistant-trader = Trader
assistant-medic = Medic
assistant-porter = Porter
assistant-aviator = Aviator
assistant-driver = Driver
assistant-captain = Captain
assistant-quartermaster = Quartermaster
assistant-naturalist = Naturalist
assistant-guide = Guide

# Guardians, names of ours: the component or the rule book has none
guardian-snake = Snake
guardian-spider = Spider
guardian-hyena = Hyena
guardian-beetle = Beetle
guardian-lizard = Lizard
guardian-vulture = Vulture
guardian-scorpion = Scorpion
guardian-monkey = Monkey
guardian-hippo = Hippo
guardian-frog = Frog
guardian-ants = Ants
guardian-red-bird = Red bird
guardian-owl = Owl
guardian-bat = Bat
guardian-tiger = Tiger

# Places on the island, names of ours: the component or the rule book has none; .the is for the middle of a sentence
site-camp-coin = Coin camp
    .the = the Coin camp
site-camp-compass = Compass camp
    .the = the Compass camp
site-camp-tablet = Tablet camp
    .the = the Tablet camp
site-camp-arrowhead = Arrowhead camp
    .the = the Arrowhead camp
site-camp-jewel = Jewel camp
    .the = the Jewel camp
site-lower-1 = Lower site 1
site-lower-2 = Lower site 2
site-lower-3 = Lower site 3
site-lower-4 = Lower site 4
site-upper-1 = Upper site 1
site-upper-2 = Upper site 2
site-upper-3 = Upper site 3
site-upper-4 = Upper site 4
site-high-1 = High site 1
site-high-2 = High site 2
site-high-3 = High site 3
site-high-4 = High site 4

# Site tiles, names of ours: the component or the rule book has none
tile-one-item-or-two-compasses = Item or two compasses
tile-one-coin-arrowhead = Coin, arrowhead
tile-one-draw-coin-tablet = Card, coin, tablet
tile-one-compass-arrowhead = Compass, arrowhead
tile-one-coin-two-tablets = Coin, two tablets
tile-one-tablet-arrowhead = Tablet, arrowhead
tile-one-draw-arrowhead = Card, arrowhead
tile-one-fear-tablet-jewel = Fear, tablet, jewel
tile-one-fear-compass-jewel = Fear, compass, jewel
tile-one-jewel = Jewel
tile-two-two-compasses-jewel = Two compasses, jewel
tile-two-coin-compass-tablet-arrowhead = Coin, compass, tablet, arrowhead
tile-two-arrowhead-jewel = Arrowhead, jewel
tile-two-draw-tablet-jewel = Card, tablet, jewel
tile-two-two-tablets-jewel = Two tablets, jewel
tile-two-fear-two-tablets-two-arrowheads = Fear, two tablets, two arrowheads

# Idols, names of ours: the component or the rule book has none
idol-coin = Coin
idol-compass = Compass
idol-tablet = Tablet
idol-exile = Exile
idol-trade = Trade
idol-refresh = Refresh

# Effects of the idol slots, names of ours: the component or the rule book has none
slot-coin-to-jewel = Coin for jewel
slot-arrowhead = Arrowhead
slot-tablets = Two tablets
slot-coin-and-compass = Coin and compass
slot-draw = Draw a card

# Research bonus tiles, names of ours: the component or the rule book has none
bonus-coin = Coin
bonus-compass = Compass
bonus-tablet = Tablet
bonus-exile = Exile
bonus-draw = Draw
bonus-trade = Trade

# Stacks of temple tiles, names of ours: the component or the rule book has none
stack-two-left = 2 points (left)
stack-two-middle = 2 points (middle)
stack-two-right = 2 points (right)
stack-six-left = 6 points (left)
stack-six-right = 6 points (right)
stack-eleven = 11 points

# Action tiles of the rival, names of ours: the component or the rule book has none
rival-tile-dig-coin = Dig (coin)
rival-tile-dig-compass = Dig (compass)
rival-tile-dig-tablet = Dig (tablet)
rival-tile-dig-arrowhead = Dig (arrowhead)
rival-tile-dig-jewel = Dig (jewel)
rival-tile-discover-green = Discover (green)
rival-tile-discover-red = Discover (red)
rival-tile-research-green = Research (green)
rival-tile-research-red = Research (red)
rival-tile-overcome-green = Overcome (green)
rival-tile-overcome-red = Overcome (red)
rival-tile-item-green = Item (green)
rival-tile-item-red = Item (red)
rival-tile-artifact-green = Artifact (green)
rival-tile-artifact-red = Artifact (red)

# The table in words: its places, and what is known of their pieces
area-aside = You are looking at
area-hand = Hand
area-deck = Deck
area-play = Play area
area-island = Island
area-row = Card row
area-exiled = Exiled cards
area-research = Research track
area-temple = Temple
area-assistants = Assistants on offer
at-home = Archaeologists at home
idols-held = Idols
idols-crated = in crates: { $n }
idols-slotted = in slots: { $n }
costs = cost: { $price }
undiscovered-costs = not discovered, cost: { $price }
tiles-left = tiles left: { $n }
whose-token = { $seat }: { $token }
has-passed = passed

## In a terminal only

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
menu-discards = Discard: { $cards }
menu-more = more
menu-back = back
menu-undo = back (undoes the choice)
no-entry = there is no entry { $number }: type a number from the list
one-move = “{ $words }” is a complete move: type it alone, then answer what comes next
top-of-menu = this is the whole list already; to undo a move, type { command-undo }

# The table
side = { $side ->
    [bird] Bird Temple
   *[snake] Snake Temple
    }
round-and-turn = round { $round } of { $rounds } · turn: { $names }
the-end = the end
head-row = Row: artifacts { $staff } items
decks = decks: { $artifacts } and { $items } · Fear { $fear } · exiled { $exiled }
offered = To recruit:
rescue-space = rescue space:
head-own = Your board
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
own-helpers = Assistants & guardians:
own-idols = Idols
own-icons = icons left this turn: { $icons }
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
undiscovered = Undiscovered ({ $cost }): { $idol }.
standing-there = There: { $names }.
standing-token = { $token } – { $names }
tiles-there = bonus: { $tiles }
track-row = Row { $row }. Glass ({ $glass-points }): { $glass } Notebook ({ $notebook-points }): { $notebook }
layer-of-deck = Deck, part { $number } from the top: { $cards }
player-board = { $you ->
    [yes] You
   *[no] { $seat }
    }, points: { $points }. Resources: { $goods }. Assistants & guardians: { $helpers }. Idols: { $idols }, slots { $slots }. Temple tiles: { $temple }. Play area: { $played }. Hand and deck: { $unseen }.
rival-board = The rival, points: { $points }. Guardians: { $guardians }. Idols: { $idols }; copies: { $copies }. Temple tiles: { $temple }. Cards: { $cards }. Tiles used: { $used }. Tiles to come: { $left }.
score-research = research
score-temple = temple
score-idols = idols
score-guardians = guardians
score-cards = cards
score-fear = Fear
score-all = total

# Commands: the words, and what ? says of them
command-island = island
command-row = row
command-track = track
command-cards = cards
command-players = players
command-card = card
command-what = what
command-back = back
help-number = choose from the list; several numbers take several steps
    .how = 2   2 1
help-back = one step back in the list
    .how = 0, { command-back }
help-island = every site described
    .how = { command-island }
help-row = the cards and assistants on offer, with their texts
    .how = { command-row }
help-track = the research track with costs, tiles and tokens
    .how = { command-track }
help-cards = your hand, with card texts, and your deck
    .how = { command-cards }
help-players = everyone’s board
    .how = { command-players }
help-card = what a card does
    .how = { command-card } Machete
help-what = what anything else does: assistant, guardian, site, tile
    .how = { command-what } Scorpion
help-signs = Signs: $ coin, ◎ compass, ▤ tablet, ▲ arrowhead, ◆ jewel, ♟ idol, ▯ card, ! guardian, ☹ Fear, ☾ moon staff. In the players’ table: idols in crates+slots, guardians (boons left); for the rival, tiles left and the next arrow.

# Signs and single words
timing-pass = when you pass: { $effect }
points-short = { $n ->
    [one] { $n } pt
   *[other] { $n } pts
    }
brief-more = …
brief-item = item
brief-artifact = artifact
brief-exile = exile
brief-trade = trade
brief-refresh = refresh
brief-recruit = recruit
brief-promote = upgrade
brief-overcome = overcome
brief-rescue = rescue
what-is-unknown = there is nothing called “{ $word }” in this game
what-of = add a name, as on the board
what-several = “{ $word }” could be: { $names }

# Words to type: a verb, then the name of a piece. Several words for one thing have a line between them.
verb-dig = dig
verb-discover = discover
verb-overcome = overcome
verb-buy = buy
verb-play = play
verb-research = research|study
verb-claim = temple
verb-pass = pass
verb-end-turn = end
verb-free = free
verb-use-assistant = use
verb-use-boon = use|boon
verb-slot-idol = slot
verb-pay = pay
verb-accept = yes
verb-decline = no
verb-draw-card = draw
verb-discard-card = discard
verb-exile-card = exile
verb-trade-goods = trade
verb-refresh-assistant = refresh
verb-recruit = recruit
verb-promote-assistant = upgrade|promote
verb-exchange-assistant = exchange
verb-use-offered-assistant = use
verb-rescue = rescue
verb-activate-site = activate
verb-relocate-to = move
verb-come-home = home
verb-move-guardian = move
verb-take-card = take
verb-take-bonus = take
verb-keep = keep
verb-put-back = top
verb-keep-card = keep
verb-lay-away = discard|away
which-move = “{ $words }” could be: { $moves }
verb-with-pieces = “{ $verb }” goes with: { $pieces }
verb-without-piece = there is nothing on the table for “{ $verb }”
mark-camp-coin = coin
mark-camp-compass = compass
mark-camp-tablet = tablet
mark-camp-arrowhead = arrowhead
mark-camp-jewel = jewel
mark-lower = L
mark-upper = U
mark-high = H
help-words = words work too: what to do, with what, and what you pay with
    .how = dig coin 2 funding
help-leave = pass, or end the turn
    .how = pass   end
head-track = Research track
head-costs = costs
head-tiles = tiles
mark-space = { $at ->
    [left] left
    [middle] middle
   *[right] right
}
rescue-short = rescue:
height-of-stack = { $count ->
    [one] (1 in the stack)
   *[other] ({ $count } in the stack)
}
rescue-below = Below it in the rescue space, unseen: { $count }.
exiled-pile = { $kind ->
    [artifact] Exiled artifacts
    [item] Exiled items
   *[basic] Exiled basic cards
} ({ $count }): { $cards }.
rival-does = { $action ->
    [dig] The rival digs at a site that gives this, in the highest row that has one (AR 13.5).
    [discover] The rival discovers a site (AR 13.6); level by round: { $levels }.
    [research] The rival’s magnifying glass moves up one row (AR 13.7).
    [overcome] The rival takes a guardian at a site where it has an archaeologist, or else researches (AR 13.8).
   *[buy] The rival takes the card with the { $colour ->
        [red] most
       *[green] fewest
    } points (AR 13.9).
}{ $idle ->
    [0] {""}
   *[other] {" "}It does nothing in round { $idle }.
} Arrow on its back: { $arrow }.
command-exiled = exiled
help-exiled = the piles of exiled cards
    .how = { command-exiled }

# What a choice was about
kind-dig = Dig
kind-discover = Discover a site
kind-overcome = Overcome a guardian
kind-buy = Buy a card
kind-play = Play a card
kind-research = Research
kind-claim = Buy a temple tile
kind-pass = Pass
kind-end = End the turn
kind-assistant = Use an assistant
kind-boon = Use a boon
kind-idol = Slot an idol
kind-payment = How to pay
kind-keeping = Cards kept for the next round
kind-effect = Choices within an effect

# Hints
hint-waiting = It is not your turn: there is nothing to choose now.
hint-single = There is only one thing you can do now.
hint-something =
    { $asked ->
        [pass] There is something better to do than passing.
        [end] Something is worth doing before you end your turn.
       *[choice] Your choice matters here.
    }
hint-nothing =
    { $asked ->
        [pass] Nothing is better than passing now.
        [end] Nothing is better than ending your turn now.
       *[choice] Your choice hardly matters here.
    }
hint-kind = Type of move: { $kind }
hint-best = Best: { $move }
hint-then = Then: { $move }
hint-leads = Result: { $changes }.
hint-gained = you gain { $goods }
hint-spent = you spend { $goods }
hint-points =
    { $points ->
        [one] { $points } { $more ->
            [yes] more
           *[no] fewer
        } point for now
       *[other] { $points } { $more ->
            [yes] more
           *[no] fewer
        } points for now
    }
hint-chance = What happens next depends on chance.
hint-value = { $number }. { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points expected at the end: { $move }
look-margin =
    { $asked ->
        [pass] This is worth { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more than passing.
        [end] This is worth { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more than ending the turn.
       *[choice] This is worth { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more than the next best choice.
    }
advise-points = Best ({ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points expected at the end) – { $move }
advise-next-points = Next best ({ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }) – { $move }
advise-step = { $number }. { $fact }

# Reasons of the judge
reason-next-steps = { $alone ->
        [yes] At once
       *[no] With the best moves after it
    }: { $changes }.
reason-next-steps-none = { $alone ->
        [yes] At once it neither gains nor costs anything.
       *[no] With the best moves after it, it neither gains nor costs anything.
    }
reason-played-on = Played on from here in { $pairs } games, it has a chance of { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } to win, and a lead of { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } points over the other line (95%: { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
reason-sources-alike = No difference can be told in: { $of }.
source-name =
    { $of ->
        [research] research
        [temple] the temple
        [idols] idols
        [guardians] guardians
        [cards] cards
        [fear] Fear
        [tempo] turns taken
       *[others] the best opponent’s points
    }
reason-source =
    { $of ->
        [research] Points from research
        [temple] Points from the temple
        [idols] Points from idols
        [guardians] Points from guardians
        [cards] Points from cards
        [fear] Points from Fear
        [tempo] Turns taken
       *[others] The best opponent’s points
    }, compared with the other line: { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } (95%: { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) }).

# Levels
level-newcomer = Overlooks half of what it could do.
level-beginner = Plays whatever looks good at the moment.
level-steady = Plays the best-looking move each turn, without planning.
level-careful = Judges positions well, but looks only one move ahead.
level-sharp = Judges positions as well, and plans part of its turn.
level-master = Judges positions as well, and plans its whole turn.
level-alone =
    { $difficulty ->
        [0] Alone it beats the rival without red tiles in { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 0) } to { NUMBER($high, style: "percent", maximumFractionDigits: 0) }) of games.
        [one] Alone it beats the rival with { $difficulty } red tile in { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 0) } to { NUMBER($high, style: "percent", maximumFractionDigits: 0) }) of games.
       *[other] Alone it beats the rival with { $difficulty } red tiles in { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 0) } to { NUMBER($high, style: "percent", maximumFractionDigits: 0) }) of games.
    }
