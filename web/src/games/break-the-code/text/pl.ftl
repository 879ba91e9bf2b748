# To, co przy stole „Break the Code” mówi tylko strona. Każdy komunikat zna $rules (standard albo tagiron) i $size.

page-you = Ty
page-own = Twoje płytki
page-centre = Środek
page-tab-centre = Środek
page-moment = pytanie { $number }
page-question = Pytanie { $number }
page-deck =
    { $count ->
        [0] stos pusty
        [one] w stosie { $count } karta
        [few] w stosie { $count } karty
       *[other] w stosie { $count } kart
    }
page-last-turn = ostatnia tura
page-place = miejsce { $place }

# Miejsca w telefonie
page-place-ask = Pytaj
page-place-answers = Odpowiedzi
page-place-sheet = Arkusz
page-place-guess = Kod
page-place-help = Pomoc

# Ręce
page-out = poza grą, odpowiada
page-spoken = decyzja podjęta
page-is-guessing = odgaduje kod
page-guess-left = ma jedną próbę
page-hidden = zakryta
page-certain = na pewno
page-written = zapisana przez ciebie
page-empty = puste
page-answers-count =
    { $count ->
        [one] { $count } odpowiedź
        [few] { $count } odpowiedzi
       *[other] { $count } odpowiedzi
    }
page-answer-of = Pytanie { $number }, { $question }: { $answer }
page-only-you = Widzisz go tylko ty.
page-codes-to-go =
    { $count ->
        [one] Pasuje jeden kod: znasz go.
       *[other] Pasujących kodów: { $count }; nieznane: { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } bitu
    }
page-new-cards =
    { $count ->
        [one] Nowa karta: { $cards }.
       *[other] Nowe karty: { $cards }.
    }
page-known-of-you = Co inni wiedzą o tobie
page-nothing-yet = Na razie nic.

# Karty
page-bits = { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } bitu
page-left = zostaje { NUMBER($left, minimumFractionDigits: 1, maximumFractionDigits: 1) }
page-choose-digit = Wybierz { $first } albo { $second }.
page-want-digit = Wybierz { $first } albo { $second }
page-key-card = wybierz kartę, potem jedną z jej dwóch cyfr
page-key-enter = zadaj pytanie; podaj kod
page-key-guess = ułóż kod do odgadnięcia
page-key-tile = płytka kodu: cyfra, potem ↑ – górny rząd albo ↓ – dolny
page-key-back = usuń ostatnią płytkę
page-key-wait = czekaj; zrezygnuj
page-key-sheet = do arkusza; tam działają strzałki
page-key-cross = skreśl płytkę na tym miejscu
page-key-write = zapisz płytkę na tym miejscu
page-key-why = dlaczego tak jest?
page-key-page = następny gracz na arkuszu
page-key-escape = anuluj wybór, wyjdź z arkusza
page-misses = Można już tylko zgadywać; masz prób: { $own } z { $all }.
page-ask = Zapytaj
page-ask-for = Zapytaj o { $digit }
page-answering =
    { $count ->
        [one] odpowiada: { $names }
       *[other] odpowiadają: { $names }
    }

# Odpowiedzi
page-answers = Odpowiedzi
page-number = numer
page-guessed = próba: { $said }

# Zgadywanie
page-guess = Zgaduj
page-really-guess = Na pewno? Zgaduj
page-wait = Czekaj
page-give-up = Zrezygnuj
page-really-give-up = Na pewno? Zrezygnuj
page-centre-is = Na środku leżą
page-code-of = Kod: { $seat }
page-tray-two = Podaj płytki od lewej do prawej. Jeśli się pomylisz, tura się kończy, ale grasz dalej.
page-tray-last = Podaj płytki od lewej do prawej. To twoja ostatnia próba.
page-tray-once = Jedna próba w całej grze. Jeśli się pomylisz, odpadasz, ale nadal odpowiadasz na pytania. Płytki na środku zobaczysz tylko ty; inni dowiedzą się tylko, czy kod jest poprawny.
page-tray-pale = blade: w tej kolejności już niemożliwe (BC 1.2)
page-tray-full = Każde miejsce ma już płytkę.
page-tile-taken = { $tile }: tutaj to niemożliwe.
page-put-in-place = { $tile } stoi teraz na swoim miejscu w kolejności.
page-goes-between = stanie między innymi
page-in-your-hand = u ciebie
page-take-off = zdejmij: { $tile }, miejsce { $place }
page-take-last = usuwa ostatnią płytkę
page-take-written = Użyj tego, co zapisane
page-back = Cofnij
page-cancel = Anuluj
page-name-code = Podaj kod
page-really-ask = Na pewno? Zapytaj
page-really-name = Na pewno? Podaj kod
page-whole = Kod jest gotowy.
page-so-far = { $count } z { $size }
page-beginning = szansa na taki początek: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
page-no-guess-now = Teraz nie możesz zgadywać.
page-you-are-out = Jesteś poza grą, ale nadal odpowiadasz.

# Arkusz
page-sheet = Twój arkusz
page-whose = Czyje płytki
page-marks = Skreślenia
page-odds = Szanse, %
page-why = Dlaczego?
page-why-about = Potem kliknij pole albo naciśnij na nim W
page-sheet-how = Miejsca od a do { $size ->
        [4] d
       *[5] e
    } i cyfry od 0 do 9
page-how = Kliknięcie skreśla, Shift i kliknięcie zapisuje, W: dlaczego
page-struck = skreślona przez ciebie
page-percent = { $percent } procent
page-cross = Skreśl
page-write = Zapisz
page-may-be = może tam być
page-all-tiles = Wszystkie płytki
page-all-tiles-about = w ramce: twoje; kliknięcie skreśla
page-codes =
    { $count ->
        [one] Pasuje jeden kod
       *[other] Pasujących kodów: { $count }
    }
page-codes-begin = tak zaczyna się: { $count }
page-cell-is-open = { $who }, miejsce { $place }: nic z tego, co wiesz, nie wyklucza płytki „{ $tile }” ani jej nie przesądza.
page-final = Ostateczny kod
page-final-about = szkic, tylko dla ciebie
page-wipe = kliknij, aby wymazać
page-fill = Zapisz to, co pewne
page-guess-now = Jedna próba w całej grze: szansa teraz { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
page-guess-once = Jedna próba w całej grze.

# Pomoc
page-own-tiles =
    { $count ->
        [one] twoja płytka
       *[other] twoje płytki ({ $count })
    }
page-hint-about = Podpowiedź mówi najpierw, gdzie patrzeć, a potem, co zrobić i dlaczego.
page-no-help = Przy tym stole nie ma pomocy.

# Koniec
page-no-guess = bez próby
