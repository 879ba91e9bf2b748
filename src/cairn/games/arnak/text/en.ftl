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
