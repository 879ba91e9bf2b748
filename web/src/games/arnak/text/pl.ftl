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
