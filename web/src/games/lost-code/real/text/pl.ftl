# Zagubiony Kod i Think Str8! przy prawdziwym stole. Każdy komunikat zna $edition: stones albo cards.
real-final-bets = koniec gry
real-round = runda { $number } z { $rounds }
real-tab-track = Tor
real-put-up = { $edition ->
        [cards] Ustawcie karty cyframi od siebie
       *[stones] Ustawcie płytki cyframi od siebie
    }
real-put-up-about = Zachowajcie kolejność z arkusza, pierwszy wiersz po lewej. Potem inni wpiszą wasz stojak na swoich telefonach.
real-enters = wpisuje { $name }
real-enters-checks = wpisuje { $name }, sprawdza { $other }
real-being-checked = w trakcie sprawdzania…
real-racks-ready = gotowe stojaki: { $count } z { $all }
real-racks-ready-about = Gra zacznie się, gdy wszystkie będą sprawdzone.
real-silence = Nie mówcie cyfr na głos: słucha ich właściciel.
real-nobody = Niczyj stojak
real-rack-of = Stojak: { $name }
real-stone-of = { $name }: { $symbol }
real-two-alike = Spójrz na obie jeszcze raz
real-two-alike-about = { $edition ->
        [cards] Te dwie odczytano tak samo, a każda karta jest tylko jedna. Spójrz na obie i wpisz, co widzisz.
       *[stones] Te dwie odczytano tak samo, a każda płytka jest tylko jedna. Spójrz na obie i wpisz, co widzisz.
    }
real-check-all = Coś chyba odczytano błędnie. Obejrzyj cały stojak jeszcze raz i wpisz, co widzisz.
real-look-again = Dwa odczyty się różnią. Spójrz jeszcze raz i wpisz, co teraz widzisz.
real-compare = To wpis gracza { $name }. Przytrzymaj, by zobaczyć, i porównaj.
real-as-you-see = Wpisuj cyfry w kolejności, w jakiej widzisz je od przodu. Odchyl telefon od właściciela.
real-mirrored = odbicie
real-not-entered = brak wpisu
real-entered = wpisano
real-saw = odczyt: { $name }
real-dont-talk = Nie omawiajcie tego: oboje patrzycie, oboje stukacie.
real-digit-of = { $symbol }?
real-pale-digit = { $digit }, widoczna gdzie indziej
real-pale-about = Blade: tę cyfrę widzisz gdzie indziej. Stuknij ją mimo to, jeśli tam jest.
real-back-one = Cofnij jedną
real-hold = Przytrzymaj, by zobaczyć
real-every-stone-right = Czy wszystkie cyfry się zgadzają?
real-tap-what-differs = Stuknij to, co się różni, i wpisz, co widzisz.
real-all-entered = Wszystko wpisane
real-left = zostało: { $count }
real-match = { $count ->
        [one] Zgadza się
       *[other] Zgadza się, wszystkie: { $count }
    }
real-stack = Ułóżcie znaczniki w stos na polu 0
real-stack-about = Znacznik na wierzchu jest ostatni na torze i rzuca pierwszy.
real-stack-ask = Który jest { $number }. od góry?
real-stack-from-top = Stukajcie od góry w dół.
real-stack-draw = Wylosuj kolejność
real-answers = Odpowiedzi
real-move-track = Przesuńcie na torze
real-to-space = na { $space }
real-skull-to = Żeton klątwy dostaje { $name }.
real-skull-gone = Żeton klątwy wraca do pudełka.
real-tokens-gone = Żetony, których nikt nie wziął, wracają do pudełka.
real-spared = Nie ma czego dobrać: { $name } niczego nie wymienia.
real-remove-die = Usuń: { $symbol }
real-dice-rolled = Wpiszcie kości tak, jak wypadły. Jeśli ktoś obraca kość, stuknijcie ją potem.
real-dice-turned = Wpiszcie, co pokazują kości po obróceniu jednej z nich. Pomyłka? Stuknijcie kość.
real-roll-here = Rzuć tutaj
real-other-dice = Inne kości
real-turn-die = Obróć tę kość
real-turn-to = Na co obrócona?
real-unturn = Nie obrócono żadnej kości
real-offer = Żeton do wzięcia: { $symbol }
real-offer-about = Obstaw teraz swoją cyfrę tego symbolu, od jednej do trzech. Na końcu liczy się podwójnie.
real-is-asked = { $name }: bierzesz żeton?
real-asked-in-order = Kto bierze, wpisuje w tajemnicy od jednej do trzech cyfr.
real-leave = Zostaw
real-take = Weź
real-seal = Zatwierdź
real-bet-about = szerokość { $width }, punkty: { $points }
real-bet-how = Naciśnij rząd, przesuń, puść.
real-wheel = Szerokość { $width }, punkty { $points }
real-one-down = O jeden niżej
real-one-up = O jeden wyżej
real-your-bet = Twój zakres
real-own-phone = własny telefon
real-called = wpis: { $name }
real-no-bet = jeszcze bez zakresu; stuknij, by wpisać
real-placed = położono
real-compare-table = Porównajcie kości i zakresy ze stołem. Stuknijcie wiersz, który się różni. Po sprawdzeniu nic się nie zmienia.
real-you-roll = Rzucasz. Kość { $number }?
real-rolls = Rzuca { $name }
real-order = od ostatniej pozycji na torze: { $names }
real-all-bet = Czy tak wygląda stół?
real-check-about = Jedno stuknięcie za wszystkich.
real-check = Sprawdź zakresy
real-take-wheel = Weź koło i ustaw zakres
real-bets-in = wpisane zakresy: { $count } z { $all }
real-correct-until = Pomyłka? Można poprawić aż do sprawdzenia.
real-which-stone = Co wymieniasz?
real-picks = { $name } wybiera, co wymienić
real-stock = stos { $count }
real-none-left = brak
real-lay-down = Odrzuć odkryte: { $symbol }
real-lays-down = { $name } odrzuca odkryte: { $symbol }
real-draw-unseen = Potem dobieracie nową tak, by właściciel nie widział cyfry.
real-you-swap = Wymieniasz
real-swaps = Wymienia { $name }
real-swap-about = Najpierw ostatni na torze.
real-waits-for = Nową cyfrę wpisuje { $name }
real-another = Jednak co innego
real-laid = { $name } odrzuca: { $symbol } { $digit }
real-must-show = Na stole musi być widać { $digit }.
real-shows-another = Widać inną cyfrę
real-what-shows = Co widać na stole?
real-doubt = Na stole widać { $digit }, a wpisano co innego.
real-doubt-ask = Czy widać { $digit }?
real-another-confirms = Potwierdza to inny gracz.
real-dismiss = Nie
real-confirm = Tak
real-misread = Błędnie odczytano cyfrę
real-misread-hidden = { $name }, { $symbol }: wpis był błędny. Cyfra pozostaje tajna.
real-misread-open = { $name }, { $symbol }: wpisano { $was }, a jest { $now }.
real-no-answer-changed = Żadna odpowiedź na niej nie polegała.
real-not-undone = Czego nie da się cofnąć:
real-swap-not-undone = w rundzie { $round } { $name } wymienia albo nie z powodu błędnej odpowiedzi.
real-skull-not-undone = Żeton klątwy dostał inny gracz.
real-rest-holds = Cała reszta się zgadza.
real-go-on-how = Jak gracie dalej?
real-go-on-about = Stuknijcie, gdy się zgodzicie. Arkusze są już poprawione.
real-leave-track = Zostaw tor
real-move-markers = Przesuń
real-what-is-on-rack = Co masz na stojaku?
real-final-points = { $one } za jedną cyfrę, { $two } za dwie, { $three } za trzy; błędnie lub wcale { $wrong }.
real-sealed = gotowe
real-writing = pisze
real-final-each = Każdy wpisuje w tajemnicy
real-sealed-about = Tajne, aż wszyscy skończą.
real-you-sealed = Twój wpis jest gotowy
real-change = Zmień
real-all-right = Wszystko prawidłowo: { $points }
real-is-right = { $symbol } { $digit }: widać inną cyfrę?
real-end-wrong = Odwróćcie stojaki i porównajcie. Jeśli coś się różni, stuknijcie to.
real-wheels-of = Koła: { $name }
real-seen = widoczna
real-sheet-about = Zakreskowane cyfry widać gdzie indziej. Twoje skreślenia widzisz tylko ty.
real-track-about = Porównajcie z prawdziwym torem, od pierwszego do ostatniego.
real-stocks = Stosy
real-laid-so-far = Odrzucone dotąd
real-in-round = runda { $number }
real-doubt-rack = Ktoś błędnie odczytał cyfrę na stojaku?
real-doubt-rack-about = Dwie osoby spojrzą jeszcze raz, bez właściciela.
real-entry-markers = Znaczniki
real-entry-dice = Kości
real-entry-turn = Obrócona kość
real-entry-unturn = Bez obracania
real-entry-offer = Żeton
real-entry-bet = Zakres
real-entry-check = Sprawdzenie
real-entry-pick = Wymiana
real-entry-another = Wybór cofnięty
real-entry-finals = Końcowe obstawianie
real-entry-misread = Błędny odczyt
real-entry-confirm = Potwierdzone
real-entry-dismiss = Wycofane
real-entry-recheck = Ponowne spojrzenie
real-entry-adjust = Tor po poprawce
real-never-own = Twój stojak nigdy nie trafia na twój telefon.
real-two-players = Przy dwóch graczach nikt nie sprawdzi, co wpisuje za ciebie przeciwnik: te stojaki widzicie tylko wy dwoje. Błędnie odczytana cyfra wychodzi dopiero po odrzuceniu, gdy dwie są takie same, albo na końcu.

# Własne koła i żetony
real-set-first-name = Moje pudełko
real-set-edit = Zmień
real-set-delete = Usuń: { $name }
real-set-new = { $edition ->
        [cards] Żetony jak w twoim pudełku
       *[stones] Koła jak w twoim pudełku
    }
real-set-wheel = { $edition ->
        [cards] Żeton { $number }
       *[stones] Koło { $number }
    }
real-set-how = { $edition ->
        [cards] Połóż prawdziwy żeton na torze od 0. Dotknij ostatniej liczby, którą zakrywa.
       *[stones] Obróć prawdziwe koło tak, by okienko zaczynało się od 0. Dotknij ostatniej liczby, którą widać.
    }
real-set-width = Szerokość
real-set-unit = { $count ->
        [one] liczba
        [few] liczby
       *[other] liczb
    }
real-set-points = Punkty, które są na nim
real-set-fewer = O punkt mniej
real-set-more = O punkt więcej
real-set-is = Od 0 do { $last }: szerokość { $width }, punkty: { $points }
real-set-differ = Wszystkie siedem szerokości jest różnych.
real-set-right = Zgadza się
real-set-side = Strona
real-set-plain = Strona zwykła
real-set-x = Strona X
real-set-of-width = szerokość { $width }
real-standing-read = odczytane z pudełka
real-standing-attested = jest w instrukcji
real-standing-guess = nasze przypuszczenie
real-wrong-widths = Dwie szerokości są takie same.
real-wrong-room = Ta szerokość nie mieści się na skali.
real-wrong-points = Punkty: od -99 do 99.
real-wrong-name = Zestaw musi mieć nazwę bez znaku ~.
real-odd-wider = Nietypowe: szersze daje więcej punktów.
real-odd-narrowest = Nietypowe: najwęższe nie daje najwięcej.
real-odd-side = Strona X: jeszcze niesprawdzona. Gra się nią jak zwykłą.
real-set-differs = { $count ->
        [0] Tak samo jak u nas.
        [one] Inaczej niż u nas: { $count } z 7.
        [few] Inaczej niż u nas: { $count } z 7.
       *[other] Inaczej niż u nas: { $count } z 7.
    }
real-set-share = Udostępnij
real-set-copied = Link zawiera cały zestaw i jest skopiowany.
real-set-kept-here = Zapisany na tym urządzeniu. Wybierz go, przygotowując stół.
real-set-keep = Zapisz
real-set-about = Większości wydrukowanych liczb nigdzie nie podano. Wyjmij swoje z pudełka i popraw nasze.
real-set-whose = Skąd znamy każdą liczbę
