# How a game ended (cairn.text.ending). The page has this catalogue too.

ending-points =
    { $points ->
        [none] { "" }
        [one] { " " }with { $points } point
       *[other] { " " }with { $points } points
    }
ending-tie =
    { $tie ->
        [broken] { " " }(on the tiebreak)
       *[none] { "" }
    }
ending-won =
    { $seat-you ->
        [yes] You win{ ending-points }{ ending-tie }
       *[no] { $seat } wins{ ending-points }{ ending-tie }
    }
ending-shared =
    { $points ->
        [none] A shared win: { $seats }
        [one] A shared win with { $points } point each: { $seats }
       *[other] A shared win with { $points } points each: { $seats }
    }
ending-draw = A draw
ending-nobody = Nobody wins
ending-rival =
    { $outcome ->
        [won] { $seat-you ->
            [yes] You beat the rival, { $points } to { $rival }{ ending-tie }
           *[no] { $seat } beats the rival, { $points } to { $rival }{ ending-tie }
        }
        [drawn] A draw with the rival, { $points } to { $rival }
       *[lost] The rival wins, { $rival } to { $points }{ ending-tie }
    }
