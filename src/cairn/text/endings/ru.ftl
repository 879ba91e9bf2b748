# Чем кончилась игра (cairn.text.ending). Этот каталог есть и у страницы.

ending-points =
    { $points ->
        [none] { "" }
        [one] : { $points } очко
        [few] : { $points } очка
        [many] : { $points } очков
       *[other] : { $points } очка
    }
ending-tie =
    { $tie ->
        [broken] { " " }(при равенстве очков)
       *[none] { "" }
    }
ending-won =
    { $seat-you ->
        [yes] Вы победили{ ending-points }{ ending-tie }
       *[no] Побеждает { $seat }{ ending-points }{ ending-tie }
    }
ending-shared =
    { $points ->
        [none] Общая победа: { $seats }
        [one] Общая победа, по { $points } очку: { $seats }
        [few] Общая победа, по { $points } очка: { $seats }
        [many] Общая победа, по { $points } очков: { $seats }
       *[other] Общая победа, по { $points } очка: { $seats }
    }
ending-draw = Ничья
ending-nobody = Никто не победил
ending-rival =
    { $outcome ->
        [won] { $seat-you ->
            [yes] Вы победили соперника { $points } : { $rival }{ ending-tie }
           *[no] { $seat } побеждает соперника { $points } : { $rival }{ ending-tie }
        }
        [drawn] Ничья с соперником { $points } : { $rival }
       *[lost] Побеждает соперник { $rival } : { $points }{ ending-tie }
    }
