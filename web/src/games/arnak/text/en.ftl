# Words of Arnak's table that only the page needs.

# Signs: what a row of symbols says to a reader
page-moment = round { $number }
page-sign-or = or
page-sign-to = for:
page-sign-less = { $what } less
page-some-card = { $n ->
    [one] draw { $n } card
   *[other] draw { $n } cards
    }
page-some-card-away = { $n ->
    [one] discard { $n } card
   *[other] discard { $n } cards
    }
page-some-exile = exile a card
page-some-hand = keep one
page-some-fear = { $n ->
    [0] no Fear from guardians
    [one] { $n } Fear card
   *[other] { $n } Fear cards
    }
page-some-fear-tile = { $n ->
    [one] { $n } fear tile
   *[other] { $n } fear tiles
    }
page-some-trade = trade a resource
page-some-refresh = { $n ->
    [one] refresh an assistant
   *[other] refresh { $n } assistants
    }
page-some-recruit = recruit an assistant
page-some-promote = upgrade an assistant
page-some-assistant = an assistant
page-some-assistant-gold = an assistant’s gold side
page-some-item = an item
page-off-item = { $n } less for an item
page-some-artifact = an artifact
page-off-artifact = { $n } less for an artifact
page-some-guardian = a guardian
page-some-archaeologist = an archaeologist
page-some-island = { $n ->
    [one] activate a site
   *[other] activate { $n } sites
    }
page-some-glass = research
page-some-notebook = research with the notebook
page-some-pass = pass
page-some-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
    }

# The end: where points came from, and how
page-rival = Rival
page-end-ahead = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }, { $ahead ->
    [0] as many as { $name }
   *[other] { $ahead } ahead of { $who ->
        [you] you
       *[other] { $name }
    }
    }
page-end-tie-temple = Tied on points: the player who reached the temple first is ahead (AR 11.2).
page-end-tie-research = Tied on points, and neither has reached the temple: more points from research decide (AR 11.2).
page-end-tie-shared = Tied on points and on research: the victory is shared (AR 11.2).
page-end-where = Where the points came from
page-end-without-fear = same colours as on the left; Fear is not shown
page-end-rounds = Points after each round
page-end-together = Total
page-solo-own = Your games against the rival
page-solo-rival = side, difficulty
page-solo-games = games
page-solo-won = wins
page-solo-best = most points
page-end-place = { NUMBER($n, type: "ordinal") ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
    }
page-end-research = Research
page-end-temple = Temple tiles
page-end-idols-row = Idols and slots
page-end-guardians = Guardians
page-end-cards = Items and artifacts
page-end-fear = Fear
page-end-none = none
page-end-glass = glass row { $row }: { $points }
page-end-glass-temple = glass temple { $points }
page-end-notebook = notebook row { $row }: { $points }
page-end-tiles = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
    }
page-end-idols = { $n ->
    [one] { $n } idol
   *[other] { $n } idols
    }, empty slots { $points }
page-end-rival-idols = { $n } face up, { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
    }
page-end-overcome = { $n } overcome
page-end-items = { $n ->
    [one] { $n } item
   *[other] { $n } items
    }
page-end-artifacts = { $n ->
    [one] { $n } artifact
   *[other] { $n } artifacts
    }
page-end-fear-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
    }
page-end-fear-tiles = { $n ->
    [one] { $n } fear tile
   *[other] { $n } fear tiles
    }

# Table, top and places
page-side-bird = Bird Temple
page-side-snake = Snake Temple
page-round = Round { $round } of { $rounds }
page-after-round = after round { $round }
page-place-island = Island
page-place-research = Research
page-place-row = Row
page-place-board = Board
page-place-others = Others

# Island
page-island = The island
page-level-one = level I
page-level-two = level II
page-guardians = guardians
page-fear = Fear
page-exiled = exiled
page-undiscovered = Not discovered yet. Discovering it costs compasses: { $n }.
page-space = { $site }, space { $n }
page-space-taken = { $space }: taken by { $who }
page-space-blocked = { $space }: blocked
page-guardian = Guardian { $guardian }. Cost: { $cost }. Boon: { $boon }

# Card row
page-row = Card row
page-staff = Moon staff
page-deck-artifact = Artifact deck: { $n }
page-deck-item = Item deck: { $n }

# Own board
page-own-board = Your board
page-at-home = at home
page-at-home-count = Archaeologists at home: { $n } of { $of }
page-ready = ready
page-used = exhausted
page-no-assistant = no assistant
page-ally = Guardian { $guardian }. Boon{ $is ->
    [used] {" "}(used)
   *[there] {""}
    }: { $boon }
page-crates = Idols in crates: { $n }
page-slot-full = Slot { $n }: idol
page-slot-free = Slot { $n }: empty, worth { $points }
page-slot-effect = Slot an idol: { $effect }

# Hand and play area
page-hand = Your hand, cards: { $n }
page-hand-short = hand
page-hand-up = Show the cards
page-hand-down = Hide the cards
page-hand-empty = No cards in hand
page-own-deck = Your deck, cards: { $n }
page-deck = deck
page-play-area = play area
page-free = free
page-keep = keep
page-lay-away = discard
page-keep-these = Keep these
page-which-keep = Which cards do you keep?
page-which-keep-why = Discarded cards go under your deck; cards you keep stay in your hand for the next round.

# Turn bar
page-main-actions = Main actions
page-main-count = { $what }: { $n }
page-main-dig = dig
page-main-discover = discover
page-main-overcome = overcome
page-main-buy = buy
page-main-play = play
page-main-research = research
page-icons-left = to use this turn
page-do-step = Do step 1
page-pass = Pass
page-really-pass = Sure? Pass
page-has-passed = You have passed. End your turn, or take free actions first.
page-end-turn = End turn
page-chip-locked = New information was revealed: this cannot be undone
page-chip-back = Undo from here
page-chip-play = { $what }
page-chip-buy = Buy { $what }
page-chip-piece = { $what }
page-chip-dig = Dig at { $what }
page-chip-discover = Discover { $what }
page-chip-overcome = Overcome { $what }
page-chip-research = { CAPITAL($token) } to { $what }
page-chip-claim = Temple tile
page-chip-slot = Slot an idol
page-chip-other = Answer

# Turn panel and paying
page-comes-to-light = This reveals something: after it, nothing you did before can be undone.
page-cancel = Cancel
page-do-it = Confirm
page-or-first = or take a free action first
page-or-first-some = or take one of { $n } free actions first
page-choose-on-table = Choose a green piece on the table.
page-announce = Cards: { $n }
page-gives = gives
page-to-pay = { $what } to pay
page-buy-plane = plane for coins
page-pays-instead = instead
page-instead-of = instead of
page-instead-of-effect = instead of its effect
page-only-once = can be used only once
page-until-round = used until the round ends
page-leaves = leaves
page-discount = paid by a discount
page-which-left = Which travel icons do you keep for this turn?
page-nothing-left = none
page-ways-left = Ways to pay: { $n } of { $of }
page-do-pay = Pay
page-do-not-pay = Don’t pay
page-pay-dig = Pay and dig
page-pay-discover = Pay and discover
page-pay-overcome = Pay and overcome

# Others
page-whole-board = { $who }, points: { $n }. Open the whole board
page-passed = passed
page-next-arrow = { $arrow ->
    [left] Next arrow: left
    [right] Next arrow: right
   *[none] {""}
    }
page-tiles-left = left: { $n }
page-fact-coin = coins
page-fact-compass = compasses
page-fact-tablet = tablets
page-fact-arrowhead = arrowheads
page-fact-jewel = jewels
page-fact-hand = cards in hand
page-fact-deck = cards in the deck
page-fact-home = archaeologists at home
page-fact-guardians = guardians overcome
page-fact-idols = idols
page-fact-slots = slots filled
page-fact-glass = row of the magnifying glass
page-fact-notebook = row of the notebook
page-fact-out = archaeologists at sites
page-fact-cards = cards taken

# Research
page-research = Research and temple
page-start = start
page-bonus-tiles = bonus tiles
page-supply = Assistants on offer
page-empty = empty
page-row-gives = Row { $row }, { $token }: { $effect } Points: { $points }
page-stack = Temple tile: { $stack }, left: { $n }
page-track-space = { CAPITAL($space) }: { $price }{ $n ->
    [0] {""}
   *[other] . { $tiles }
    }

# The detail of a piece
page-detail-basic = Basic card, { $where ->
    [hand] in your hand
    [play] in your play area
   *[other] out of play
    }
page-detail-fear = Returns with Fear
page-detail-item = Item { $where ->
    [row] in the row, place { $place }
    [hand] in your hand
    [play] in your play area
    [exiled] in the exile pile
    [aside] you are looking at
   *[other] turned up
    }
page-detail-artifact = Artifact { $where ->
    [row] in the row, place { $place }
    [hand] in your hand
    [play] in your play area
    [exiled] in the exile pile
    [aside] you are looking at
   *[other] turned up
    }
page-detail-costs = Costs
page-detail-worth = Worth
page-detail-travel = Travel
page-detail-from-hand = From hand
page-detail-timing = { $timing ->
    [free] free action
    [none] no effect
   *[main] main action
    }
page-detail-fear-tile = In your play area
page-detail-fear-tile-text = It stays in your play area until an effect exiles it.
page-detail-space = { $n ->
    [0] Travel
   *[other] Space { $n }
    }
page-detail-discover = Discovering
page-detail-idol = Face-up idol
page-detail-hidden = Face down
page-detail-site = { $level ->
    [0] Camp site
    [1] Level I site, { $is ->
        [hidden] not discovered yet
       *[open] discovered
    }
   *[2] Level II site, { $is ->
        [hidden] not discovered yet
       *[open] discovered
    }
    }
page-detail-undiscovered = The player who discovers it takes { $level ->
    [1] the idol
   *[2] both idols
    }. Then a site tile is revealed and used, and a guardian wakes. The face-up idol: { $effect }
page-detail-guardian-at = Guardian at { $site }
page-detail-guardian-of = Overcome by { $who }{ $is ->
    [ready] , boon not used yet
    [used] , boon used
   *[none] {""}
    }
page-detail-overcome = Overcome for
page-detail-boon = Boon, once
page-detail-guardian-text = Overcoming it costs { $cost }. Its boon: { $boon }
page-detail-assistant = { $where ->
    [board] Assistant of { $who }, { $is ->
        [used] exhausted
       *[ready] ready
    }
    [supply] Assistant on offer
    [rescue] Assistant in the rescue space
   *[away] Assistant
    }
page-detail-silver = silver
page-detail-gold = gold
page-detail-row = { $effect } Worth at the end: { $points }.
page-detail-track = Research, row { $row }{ $rescue ->
    [yes] , rescue space
   *[no] {""}
    }
page-detail-bridge = Bridge
page-detail-tile = Bonus tile
page-detail-rescue = Assistants here
page-detail-tile-text = The first player to arrive takes the bonus tile: { $effect }
page-detail-left = Left
page-detail-arrival = Arrived { $n ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
    }
page-detail-stack = Temple tiles
page-detail-stack-text = When your magnifying glass is in the temple, a research action buys one tile.
page-detail-temple = Top of the research track
page-detail-temple-text = Points by order of arrival: { $places }. Each player who arrives takes one of the temple’s bonus tiles.
page-detail-bonus = Bonus tile{ $has ->
    [no] {""}
   *[yes] , { $space }
    }
page-detail-slot = Effect of slotting an idol
page-detail-idol-kind = Idol
page-detail-deck = Deck
page-detail-cards = Cards
page-detail-own-deck = From top to bottom; cards in unknown order are listed together.
page-detail-may-come = Still in the stack (order unknown):
page-detail-resource = Resource
page-detail-rules = Rules
page-detail-more-rules = More:
page-detail-others = In other languages
page-detail-now = now
page-detail-guards = guards the site, but does not stop you digging
page-detail-overcome-for = overcome
page-detail-boon-once = boon, once
page-detail-worth-low = worth
page-detail-before = Previous piece
page-detail-after = Next piece

# The preview of a piece
page-preview-costs = costs
page-preview-pay-with = pay with
page-preview-gives = gives
page-preview-leaves = leaves
page-preview-nothing = nothing
page-preview-lock = This reveals something: it cannot be undone.
page-preview-lack = { $have } of { $need }
page-preview-home = { $n ->
    [0] none at home
   *[other] { $n } at home
    }

# What happened
page-rival-why-round = In round { $round } this tile does nothing (AR 13.10).
page-rival-why-dig = No site that gives this has a free space (AR 13.5).
page-rival-why-discover = No site of this level is left to discover (AR 13.6).
page-rival-why-item = There is no item in the row (AR 13.9).
page-rival-why-artifact = There is no artifact in the row (AR 13.9).
page-rival-why-overcome = It has no archaeologist at a guardian, so it researches instead (AR 13.8).
page-whole-log = Whole log
page-log-round = Round { $round }
page-log-setup = Set-up
page-log-between = Between turns
page-log-replay = Show it in the replay

# The whole board of another
page-whole-points = Points: { $n }
page-whole-play = Play area
page-whole-unseen = In hand ({ $hand }) and deck ({ $deck })
page-whole-used = Tiles used this round
page-whole-left = Tiles to come (order unknown)

# Keys
page-key-numbers = answer in the panel; sources while paying
page-key-enter = confirm: pay, do it
page-key-escape = one step back
page-key-end = end the turn
page-key-pass = pass (asks you to confirm)
page-key-sites = show only digs, discoveries, guardians
page-key-cards = show only purchases, cards, research
page-key-detail = show the piece in full
page-key-tab = next region; arrows move inside one
page-key-green = only pieces you can use

# Hints
