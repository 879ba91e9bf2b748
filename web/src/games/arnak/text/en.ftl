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
