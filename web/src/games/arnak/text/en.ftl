# Words of Arnak's table that only the page needs.

# Signs: what a row of symbols says to a reader
page-sign-or = or
page-sign-to = for:
page-sign-less = { $what } less
page-some-card = { $n ->
    [one] draw { $n } card
   *[other] draw { $n } cards
    }
page-some-card-away = { $n ->
    [one] { $n } card from hand
   *[other] { $n } cards from hand
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
page-some-promote = turn an assistant to gold
page-some-assistant = an assistant
page-some-assistant-gold = an assistant’s gold side
page-some-item = an item
page-off-item = { $n } off an item
page-some-artifact = an artifact
page-off-artifact = { $n } off an artifact
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

# Table, top and places
page-side-bird = Bird Temple
page-side-snake = Snake Temple
page-round = Round { $round } of { $rounds }
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
page-undiscovered = Not discovered yet; discovering costs compasses: { $n }.
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
page-used = used
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
page-hand-empty = No cards in hand
page-own-deck = Your deck, cards: { $n }
page-deck = deck
page-play-area = play area
page-free = free
page-keep = keep
page-lay-away = lay away
page-keep-these = Keep these

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
page-pass = Pass
page-really-pass = Pass? Sure?
page-end-turn = End turn
page-chip-locked = Something came to light: it stays
page-chip-back = Take back from here on
page-chip-play = { $what }
page-chip-buy = Buy: { $what }
page-chip-piece = { $what }
page-chip-dig = Dig: { $what }
page-chip-discover = Discover: { $what }
page-chip-overcome = Overcome: { $what }
page-chip-research = { CAPITAL($token) } to { $what }
page-chip-claim = Temple tile
page-chip-slot = Slot an idol
page-chip-other = Answer

# Turn panel and paying
page-comes-to-light = Something comes to light: what was done before can then no longer be taken back.
page-cancel = Cancel
page-do-it = Do it
page-or-first = or first a free action
page-announce = Cards: { $n }
page-gives = gives
page-to-pay = { $what } to pay
page-buy-plane = plane for coins
page-pays-alone = pays otherwise
page-which-left = Which icons are left for this turn?
page-nothing-left = none
page-ways-left = Ways left: { $n } of { $of }
page-do-pay = Pay

# Others
page-whole-board = { $who }, points: { $n }. Open the whole board
page-passed = passed
page-next-arrow = { $arrow ->
    [left] Next goes left
    [right] Next goes right
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
page-fact-out = archaeologists out
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
