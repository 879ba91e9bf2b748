# Słowa stołu Arnak, których potrzebuje tylko strona.

# Znaki: co mówi czytnikowi rząd symboli
page-sign-or = albo
page-sign-to = za to:
page-sign-less = mniej o: { $what }
page-some-card = { $n ->
    [one] dobierz { $n } kartę
    [few] dobierz { $n } karty
   *[many] dobierz { $n } kart
    }
page-some-card-away = { $n ->
    [one] { $n } karta z ręki
    [few] { $n } karty z ręki
   *[many] { $n } kart z ręki
    }
page-some-exile = usuń kartę
page-some-hand = zatrzymaj jedną
page-some-fear = { $n ->
    [0] bez Strachu od strażników
    [one] { $n } karta Strachu
    [few] { $n } karty Strachu
   *[many] { $n } kart Strachu
    }
page-some-fear-tile = { $n ->
    [one] { $n } kafelek strachu
    [few] { $n } kafelki strachu
   *[many] { $n } kafelków strachu
    }
page-some-trade = wymień zasób
page-some-refresh = { $n ->
    [one] przygotuj asystenta
   *[other] przygotuj { $n } asystentów
    }
page-some-recruit = zatrudnij asystenta
page-some-promote = awansuj asystenta
page-some-assistant = asystent
page-some-assistant-gold = złota strona asystenta
page-some-item = przedmiot
page-off-item = przedmiot tańszy o { $n }
page-some-artifact = artefakt
page-off-artifact = artefakt tańszy o { $n }
page-some-guardian = strażnik
page-some-archaeologist = archeolog
page-some-island = { $n ->
    [one] aktywuj stanowisko
    [few] aktywuj { $n } stanowiska
   *[many] aktywuj { $n } stanowisk
    }
page-some-glass = badania
page-some-notebook = badania notesem
page-some-pass = spasuj
page-some-point = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
    }

# Koniec: skąd są punkty i jak powstały
page-rival = Przeciwnik
page-end-ahead = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
    }, { $ahead ->
    [0] tyle samo co { $name }
   *[other] przewaga nad następną osobą ({ $name }): { $ahead }
    }
page-end-tie-temple = Remis w punktach: wyżej jest ten, kto wcześniej dotarł do świątyni (AR 11.2).
page-end-tie-research = Remis w punktach i nikt z remisujących nie jest w świątyni: decydują punkty za badania (AR 11.2).
page-end-tie-shared = Remis w punktach i tyle samo za badania: zwycięstwo jest wspólne (AR 11.2).
page-end-where = Skąd są punkty
page-end-without-fear = w kolejności tabeli, bez Strachu
page-end-rounds = Punkty na koniec każdej rundy
page-end-together = Razem
page-end-place = { $n }. miejsce
page-end-research = Badania
page-end-temple = Kafelki świątyni
page-end-idols-row = Bożki i nisze
page-end-guardians = Strażnicy
page-end-cards = Przedmioty i artefakty
page-end-fear = Strach
page-end-none = brak
page-end-glass = lupa, rząd { $row }: { $points }
page-end-glass-temple = lupa w świątyni: { $points }
page-end-notebook = brulion, rząd { $row }: { $points }
page-end-tiles = { $n ->
    [one] { $n } kafelek
    [few] { $n } kafelki
   *[many] { $n } kafelków
    }
page-end-idols = { $n ->
    [one] { $n } bożek
    [few] { $n } bożki
   *[many] { $n } bożków
    }, puste nisze: { $points }
page-end-rival-idols = odkryte: { $n }, kopie: { $copies }
page-end-overcome = ujarzmieni: { $n }
page-end-items = { $n ->
    [one] { $n } przedmiot
    [few] { $n } przedmioty
   *[many] { $n } przedmiotów
    }
page-end-artifacts = { $n ->
    [one] { $n } artefakt
    [few] { $n } artefakty
   *[many] { $n } artefaktów
    }
page-end-fear-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
    }
page-end-fear-tiles = { $n ->
    [one] { $n } kafelek strachu
    [few] { $n } kafelki strachu
   *[many] { $n } kafelków strachu
    }
