# Jak skończyła się gra (cairn.text.ending). Ten katalog ma też strona.

ending-points =
    { $points ->
        [none] { "" }
        [one] : { $points } punkt
        [few] : { $points } punkty
        [many] : { $points } punktów
       *[other] : { $points } punktu
    }
ending-tie =
    { $tie ->
        [broken] { " " }(przy równej liczbie punktów)
       *[none] { "" }
    }
ending-won =
    { $seat-you ->
        [yes] Wygrywasz{ ending-points }{ ending-tie }
       *[no] Wygrywa { $seat }{ ending-points }{ ending-tie }
    }
ending-shared =
    { $points ->
        [none] Wspólna wygrana: { $seats }
        [one] Wspólna wygrana, po { $points } punkcie: { $seats }
        [few] Wspólna wygrana, po { $points } punkty: { $seats }
        [many] Wspólna wygrana, po { $points } punktów: { $seats }
       *[other] Wspólna wygrana, po { $points } punktu: { $seats }
    }
ending-draw = Remis
ending-nobody = Nikt nie wygrywa
ending-rival =
    { $outcome ->
        [won] { $seat-you ->
            [yes] Pokonujesz przeciwnika { $points } : { $rival }{ ending-tie }
           *[no] { $seat } pokonuje przeciwnika { $points } : { $rival }{ ending-tie }
        }
        [drawn] Remis z przeciwnikiem { $points } : { $rival }
       *[lost] Wygrywa przeciwnik { $rival } : { $points }{ ending-tie }
    }
