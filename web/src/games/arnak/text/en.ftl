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

# The end: where points came from, and how
page-rival = Rival
page-end-ahead = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }, { $ahead ->
    [0] as many as { $name }
   *[other] { $ahead } ahead of { $name }
    }
page-end-tie-temple = Equal points: whoever reached the temple first is ahead (AR 11.2).
page-end-tie-research = Equal points and nobody of them in the temple: more points from research decide (AR 11.2).
page-end-tie-shared = Equal points, and equal research: the victory is shared (AR 11.2).
page-end-where = Where the points came from
page-end-without-fear = in the order of the table, Fear left out
page-end-rounds = Points when each round ended
page-end-together = Together
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
