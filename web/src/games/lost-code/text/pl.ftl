# To, co przy stole Zaginionego kodu i Think Str8! mówi tylko strona. Każdy komunikat dostaje $edition: stones albo cards.

page-you = Ty
page-own = Twój stojak
page-moment = runda { $number }
page-round = Runda { $round } z { $rounds }
page-track = Tor punktacji
page-order = Kolejność w tej rundzie
page-wheels = { $edition ->
        [cards] Żetony
       *[stones] Koła
    }
page-wheels-later = Teraz się nie obstawia.
page-decision = Twoja decyzja
page-all-bets = Wszystkie zakresy tej rundy

# Miejsca w telefonie
page-place-table = Stół
page-place-bet = Obstaw
page-place-sheet = Arkusz
page-place-track = Tor
page-place-help = Pomoc

# Stojaki
page-rack-of-nobody = Niczyj stojak
page-hidden-rack = zakryty
page-bets-on = zakres { $where }
page-for-points = za { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
page-true-sum = suma: { $sum }
page-placing = kładzie żeton…
page-placed = gotowe, zakryte
page-laid = { $edition ->
        [cards] odłożone
       *[stones] odrzucone
    }
page-cursed = Klątwa: zyskuje na cudzych błędach, traci na własnych
page-token-of = Żeton { $symbol-of }
page-stock = stos
page-stock-none = stos pusty
page-stock-count = w stosie: { $count }
page-digits-left =
    { $count ->
        [one] została { $count } cyfra
        [few] zostały { $count } cyfry
       *[many] zostało { $count } cyfr
    }

# Kości i żetony
page-turn-this = Obróć tę kość: { $symbol }
page-which-die = Którą kość obracasz?
page-turn-to = Co ma pokazywać?
page-turn-about = Kliknij kość, aby ją obrócić, albo zostaw wynik bez zmian.
page-fix-about = Najpierw obróć każdą kość z symbolem, którego nie ma w grze: kliknij ją.
page-turn-die = Obróć
page-keep = Zostaw kości
page-sums-left = możliwe sumy
page-tokens-left = Żetony do wzięcia, do rundy { $round }
page-token-digits = Obstaw { $symbol-object }: od jednej do trzech cyfr
page-token-pick = wybierz cyfry
page-token-sealed = Nikt tego nie zobaczy przed końcem gry; zmienić się nie da.
page-take = Weź żeton
page-leave = Zostaw żeton
page-best-by-points = Najlepsze według punktów: { $what }

# Koła, tarcza, skala
page-bet-first = Wybierz koło
page-bet-on = Obstaw { $where }
page-choose = Wybierz żeton
page-choose-width = Wybierz { $width }
page-place-on = Połóż na { $where }
page-really = Na pewno? { $what }
page-width = szerokość { $width }
page-bet-after =
    { $count ->
        [0] po tobie już nikt
        [one] po tobie { $count } gracz
        [few] po tobie { $count } graczy
       *[many] po tobie { $count } graczy
    }
page-all-place = wszyscy kładą jednocześnie
page-dial = Zakres na kole
page-scale = Zakres na skali
page-dial-empty = nie wybrano koła
page-take-a-wheel = Wybierz koło
page-take-a-wheel-about = Szerokie koła częściej dają trafienie, wąskie więcej punktów. Potem ustaw na kole zakres, który obstawiasz.
page-wheel-set = Koło o szerokości { $width }: { $where }
page-token-set = Żeton o szerokości { $width } na polach { $where }
page-right = prawidłowo
page-wrong = błędnie
page-you-reach = dojdziesz do { $points }
page-wrong-about = { $edition ->
        [cards] dowiesz się, czy suma jest wyższa, czy niższa, i wymienisz kartę
       *[stones] dowiesz się, czy suma jest wyższa, czy niższa, i wymienisz płytkę
    }
page-wrong-narrow = { $edition ->
        [cards] nie dowiesz się nic więcej i wymienisz kartę
       *[stones] nie dowiesz się nic więcej i wymienisz płytkę
    }
page-expected = średnio
page-expected-points = { $points } pkt
page-lower = O jedną sumę niżej
page-higher = O jedną sumę wyżej
page-dial-how = obrót: przeciągnij albo
page-dial-other = inne koło:
page-drag-or = przeciągnij albo
page-bars = słupki: szanse w %
page-percent = { $percent } procent

# Odpowiedzi i wymiany
page-answers = Odpowiedzi w rundzie { $round }
page-no-answers = Nie ma jeszcze odpowiedzi.
page-answer-right = prawidłowo
page-answer-above = wyższa
page-answer-below = niższa
page-answer-wrong = błędnie
page-swap = { $edition ->
        [cards] Wybierz kartę
       *[stones] Wybierz płytkę
    }
page-swap-stone = Wymień { $symbol-object }
page-swap-about = { $edition ->
        [cards] Karta zostanie odłożona i wszyscy ją zobaczą; nie da się tego cofnąć.
       *[stones] Płytka zostanie odrzucona i wszyscy ją zobaczą; nie da się tego cofnąć.
    }
page-swap-worth = { $edition ->
        [cards] Wartość końcowych przypuszczeń po wymianie: średnio { $points } pkt
       *[stones] Wartość końcowego obstawiania po wymianie: średnio { $points } pkt
    }

# Obstawianie na końcu
page-final-title = Co stoi na twoim stojaku?
page-final-ask = Obstawiasz: { $symbol }
page-final-worth = jedna cyfra { $one }, dwie { $two }, trzy { $three }; błędnie { $wrong }
page-final-how = wybierz najwyżej trzy
page-final-none = nie obstawiasz
page-if-right = { $points }, jeśli prawidłowo
page-none = Nic
page-next-symbol = { $edition ->
        [cards] Następny kolor
       *[stones] Następny symbol
    }
page-send-finals = Wyślij
page-finals-left =
    { $count ->
        [0] Wszystko można zmienić, dopóki nie wyślesz.
        [one] Został { $count } wiersz. Wszystko można zmienić, dopóki nie wyślesz.
        [few] Zostały { $count } wiersze. Wszystko można zmienić, dopóki nie wyślesz.
       *[many] Zostało { $count } wierszy. Wszystko można zmienić, dopóki nie wyślesz.
    }
page-finals-sent = Wysłane; nikt tego nie zobaczy przed końcem gry.
page-final-keys = Klawisze z cyframi wybierają cyfry, minus: nie obstawiasz.
page-final-total = na końcu
page-final-phase = Finał
page-key-sum = zakres o jedną sumę niżej lub wyżej
page-key-wheel = następne wolne koło lub żeton
page-key-range = np. 7 6: szerokość 7 od 6
page-key-enter = wykonaj: obstaw, połóż, obróć, wymień
page-key-keep = zostaw kości; nie bierz żetonu
page-key-sheet = do arkusza; tam działają strzałki
page-key-line = na arkuszu: wiersz, potem cyfra
page-key-rule-out = na arkuszu: skreśl cyfrę
page-key-why = na arkuszu: dlaczego tak jest?
page-key-final = na końcu: cyfry w wierszu albo żadna
page-key-escape = anuluj wybór, wyjdź z arkusza
page-course = Punkty po każdej rundzie
page-score = wynik

# Arkusz
page-sheet = Twój arkusz
page-codes-fit = kodów: { $count }
page-marks = Skreślenia
page-odds = Szanse
page-odds-how = Z samych zasad: co widać i jakie padły odpowiedzi
page-played = Z ich gry
page-played-how = Inni widzą twój stojak. Tak prawdopodobna jest każda cyfra, jeśli grają uważnie, a jeden ruch na dziesięć jest dowolny
page-why = Dlaczego?
page-why-about = Potem kliknij pole albo naciśnij na nim W
page-sheet-how = Kliknij cyfrę, aby ją skreślić albo przywrócić
page-cell-seen = widać gdzie indziej
page-cell-out = skreślone przez ciebie
page-cell-open = możliwe
page-cell-sure = na pewno
page-cell-is-open = Nic z tego, co wiesz, nie wyklucza: { $symbol } { $digit }.
page-seen-laid = { $edition ->
        [cards] { $symbol } { $digit }: odłożone w rundzie { $round } ({ $seat })
       *[stones] { $symbol } { $digit }: odrzucone w rundzie { $round } ({ $seat })
    }
page-seen-rack = { $symbol } { $digit }: na stojaku, który widzisz ({ $seat })

# Wskazówki
page-rule-out =
    { $count ->
        [one] Skreśl tę cyfrę
        [few] Skreśl { $count } cyfry
       *[many] Skreśl { $count } cyfr
    }
