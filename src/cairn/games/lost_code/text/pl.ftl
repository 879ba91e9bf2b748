# The Lost Code i Think Str8!. Każdy komunikat dostaje $edition: stones (płytki) albo cards (karty).
# $seat-you ma wartość yes, gdy mowa o tym, do kogo się mówi; $seat to nazwa gracza.

title =
    { $edition ->
        [cards] Think Str8!
       *[stones] Zaginiony kod
    }
about-game =
    { $game ->
        [think-str8] Twoje liczby widzą tylko inni: odgadnij je.
       *[lost-code] Twoje cyfry widzą tylko inni: odgadnij je.
    }
with-beginner = { $edition ->
        [cards] uproszczony
       *[stones] początkujący
    }
with-x = X
with-shortcut = Skrót
with-curse = Klątwa

# Symbole: samo słowo; biernik, dopełniacz i litera na planszy
symbol-bird = ptak
    .object = ptaka
    .of = ptaka
    .letter = P
symbol-jaguar = jaguar
    .object = jaguara
    .of = jaguara
    .letter = J
symbol-chameleon = kameleon
    .object = kameleona
    .of = kameleona
    .letter = K
symbol-snake = wąż
    .object = węża
    .of = węża
    .letter = W
symbol-human = człowiek
    .object = człowieka
    .of = człowieka
    .letter = C
symbol-bear = niedźwiedź
    .object = niedźwiedzia
    .of = niedźwiedzia
    .letter = N
symbol-blue = niebieski
    .object = niebieską kartę
    .of = niebieskiej karty
    .letter = N
symbol-green = zielony
    .object = zieloną kartę
    .of = zielonej karty
    .letter = Z
symbol-purple = fioletowy
    .object = fioletową kartę
    .of = fioletowej karty
    .letter = F
symbol-yellow = żółty
    .object = żółtą kartę
    .of = żółtej karty
    .letter = Ż
symbol-red = czerwony
    .object = czerwoną kartę
    .of = czerwonej karty
    .letter = C
symbol-grey = szary
    .object = szarą kartę
    .of = szarej karty
    .letter = S

# Inne elementy: po numerach i nazwach; te z symbolem nazywają się jak on
ref-die = symbol
ref-stone = symbol
ref-laid = symbol
ref-token = symbol
ref-line = symbol
wheel-any = { $edition ->
        [cards] żeton o szerokości { $id }
       *[stones] koło o szerokości { $id }
    }
marker-any = znacznik
row-any = runda { $id }
piece-skull = żeton klątwy

# Części zdań
range =
    { $width ->
        [1] { $low }
       *[other] { $low }–{ $high }
    }
signed =
    { $sign ->
        [plus] +{ $points }
        [minus] −{ $points }
       *[none] { $points }
    }
plus = { $first } + { $then }

# Fazy i to, o co się w nich prosi gracza
phase =
    { $phase ->
        [deal] rozdanie
        [stack] układanie znaczników
        [roll] rzut
        [offer] żeton do wzięcia
        [fix] obracanie kości
        [turn] obrót kości
        [bet] { $edition ->
            [cards] wybór żetonów
           *[stones] obstawianie
        }
        [place] kładzenie żetonów
        [swap] wymiana
        [draw] dobieranie
        [final] finał
       *[over] koniec
    }
prompt-offer = Weź żeton { $symbol-of } i obstaw od 1 do 3 cyfr albo go zostaw.
prompt-fix = Obróć kość ({ $symbol }): podaj inny { $edition ->
        [cards] kolor
       *[stones] symbol
    }.
prompt-turn = Zaakceptuj wynik albo obróć jedną kość.
prompt-bet = { $edition ->
        [cards] Wybierz jeden z wolnych żetonów szacowania.
       *[stones] Weź wolne koło i ustaw na nim zakres.
    }
prompt-place = Połóż swój żeton o szerokości { $width }: podaj, od czego zaczyna się zakres.
prompt-swap = { $edition ->
        [cards] Szacunek był nieprawidłowy: wybierz kartę do wymiany.
       *[stones] Zakres był błędny: wybierz płytkę do wymiany.
    }
prompt-final = { $edition ->
        [cards] Finał { $number } z { $count }, { $symbol }: do trzech liczb albo - (nic).
       *[stones] Finał { $number } z { $count }, { $symbol }: do trzech cyfr albo - (nic).
    }

# Plansza
seat-of-nobody = niczyj
head-stock = stos
head-token = żeton
head-digits = { $edition ->
        [cards] twoje liczby
       *[stones] twoje cyfry
    }
head-dice = Kości
head-track = Tor
head-wheels = { $edition ->
        [cards] Żetony: szer., pkt
       *[stones] Koła: szer., punkty
    }
head-wheels-set = { $edition ->
        [cards] Żetony „{ $set }”
       *[stones] Koła „{ $set }”
    }
head-rounds = Rundy: co wiesz
head-finals = { $edition ->
        [cards] Twoje przypuszczenia
       *[stones] Twoje obstawienia
    }
round-of = runda { $round } z { $rounds }
rolled-by =
    { $you ->
        [yes] rzut: ty
       *[no] rzut: { $name }
    }
wheel-free = { $edition ->
        [cards] wolny
       *[stones] wolne
    }
token-free = wolny
skull-on-space = klątwa: pole { $space }
skull-held = klątwa: { $name }
this-round = teraz
last-round = ostatnia runda
rounds-earlier = … wcześniej { $count }: { command-sheet }
final-now = teraz
final-none = nic
final-payoffs = dobrze: { $right } · źle lub nic: { $wrong }

# Arkusz
sheet-title = { $edition ->
        [cards] Twój arkusz notatek
       *[stones] Twój arkusz dedukcji
    }
sheet-legend = { $edition ->
        [cards] · widziana   × wykluczona przez ciebie   liczby: nadal możliwe
       *[stones] · widziana   × wykluczona przez ciebie   cyfry: nadal możliwe
    }
sheet-rounds = P2: ta cyfra się wtedy liczyła   (J5): tylko odkryta w tej rundzie
sheet-nothing = jeszcze bez odpowiedzi
sheet-laid = odkryto
sheet-last = ostatnia
marked = Wykluczone dla { $symbol-of }: { $digits }.
unmarked = Znów możliwe dla { $symbol-of }: { $digits }.
marks-nothing = Na arkuszu nic się nie zmienia: tak już było.

# Koniec
head-result = { $edition ->
        [cards] Końcowe przypuszczenia: liczba, co podano, punkty
       *[stones] Końcowe obstawianie: cyfra, co obstawiono, punkty
    }
result-total = razem
result-score = wynik
result-place = miejsce
result-legend = * obstawione z żetonem: liczy się podwójnie
tie-broken = Przy równych punktach wygrywa ten, kto jest najniżej w stosie (LC 6.4).

# Polecenia
command-bet = obstaw
command-choose = wybierz
command-place = połóż
command-turn = obróć
command-accept = akceptuj
command-take = weź
command-leave = zostaw
command-swap = wymień
command-final = odgadnij
command-sheet = arkusz
command-mark = wyklucz
command-unmark = przywróć

help-bet = weź koło o szerokości { $width } i ustaw na nim { $range }
    .how = { command-bet } { $width } { $low } albo { $width } { $low } albo { $range }
help-choose = weź żeton o szerokości { $width }; położysz go później
    .how = { command-choose } { $width } albo { $width }
help-place = połóż żeton tak, żeby zaczynał się od { $low }
    .how = { command-place } { $low } albo { $low }
help-turn = obróć kość z jednego { $edition ->
        [cards] koloru
       *[stones] symbolu
    } na inny
    .how = { command-turn } { $first } { $second }
help-accept = zostaw kości tak, jak leżą
    .how = { command-accept }
help-take = weź żeton i w tajemnicy obstaw 1 i 2
    .how = { command-take } 1 2
help-leave = zostaw żeton innym
    .how = { command-leave }
help-swap = odkryj { $symbol-object } i dobierz { $edition ->
        [cards] nową kartę
       *[stones] nową płytkę
    }
    .how = { command-swap } { $first } albo { $first }
help-final = { $edition ->
        [cards] podaj 3 i 5; samo - oznacza: nic
       *[stones] obstaw 3 i 5; samo - oznacza: nic
    }
    .how = { command-final } 3 5 albo 3 5 albo -
help-sheet = cały twój arkusz, runda po rundzie
    .how = { command-sheet }
help-mark = { $edition ->
        [cards] wyklucz liczby na swoim arkuszu
       *[stones] wyklucz cyfry na swoim arkuszu
    }
    .how = { command-mark } { $first } 3 5
help-unmark = { $edition ->
        [cards] uznaj je znów za możliwe; bez liczb: wszystkie
       *[stones] uznaj je znów za możliwe; bez cyfr: wszystkie
    }
    .how = { command-unmark } { $first } 3
help-symbols = { $edition ->
        [cards] Kolory: litera, słowo albo jego początek
       *[stones] Symbole: litera, słowo albo jego początek
    }

wrong-form = napisz to tak: { $how }
unknown-symbol = „{ $word }” to żadne z: { $symbols }
which-symbol = „{ $word }” może znaczyć: { $symbols }
no-digits = { $edition ->
        [cards] „{ $word }” to nie liczba
       *[stones] „{ $word }” to nie cyfra
    }
range-backwards = zakres { $range } biegnie wstecz: napisz { $other }

# Znaki na planszy
mark-rack = { $edition ->
        [cards] twoja liczba; w nawiasie to, co odkryto, od najstarszej
       *[stones] twoja cyfra; w nawiasie to, co odkryto, od najstarszej
    }
    .how = ?, ?(735)
mark-seen = { $edition ->
        [cards] liczba, którą widać gdzie indziej
       *[stones] cyfra, którą widać gdzie indziej
    }
    .how = ·
mark-ruled-out = wykluczona przez ciebie ({ command-mark })
    .how = ×
mark-turn = kolej tego gracza
    .how = ▸
mark-stack = gracze na jednym polu; najpierw wierzch stosu
    .how = ┌ └
mark-wheel = { $edition ->
        [cards] żeton: obejmuje tyle sum: { $width }; punkty: { $points }
       *[stones] koło: obejmuje tyle sum: { $width }; punkty: { $points }
    }
    .how = { $width } { $points }
mark-counted = { $edition ->
        [cards] liczba tego koloru, która liczyła się w tej rundzie
       *[stones] cyfra tego symbolu, która liczyła się w tej rundzie
    }
    .how = { $letter }7
mark-laid = odkryta w tej rundzie, ale nie liczona
    .how = ({ $letter }3)
mark-token = o żetonie: można go wziąć; –: nie ma go już
    .how = { token-free }

# Ruchy
move-accept = zaakceptować wynik
move-turn = obrócić kość: { $symbol } → { $to }
move-take = wziąć żeton i obstawić { $digits }
move-leave = zostawić żeton
move-bet = wziąć koło o szerokości { $width } i ustawić na nim { $range }
move-choose = wziąć żeton o szerokości { $width }
move-place = położyć żeton na { $range }
move-swap = wymienić { $symbol-object }
move-final =
    { $bet ->
        [none] nic nie podać dla { $symbol-of }
       *[digits] podać { $digits } dla { $symbol-of }
    }
move-choose-and-place = wziąć żeton o szerokości { $width } i położyć go na { $range }
doubt-seen-elsewhere =
    { $digits-count ->
        [one] Widzisz tę cyfrę u innych albo wśród odsłoniętych ({ $symbol } { $digits }), więc nie może być twoja.
       *[other] Widzisz te cyfry u innych albo wśród odsłoniętych ({ $symbol } { $digits }), więc żadna z nich nie może być twoja.
    }

# Co się dzieje, opowiedziane jednemu graczowi
event-dealt = Rozdano, { $symbol } – { $racks }.
dealt-to = { $seat }: { $digit }
dealt-unseen = { $seat }: ?
event-stacked = { $edition ->
        [cards] Pionki stoją w stosie na starcie, od dołu: { $names }.
       *[stones] Znaczniki leżą w stosie na polu 0, od dołu: { $names }.
    }
event-began = Runda { $round }. Kolejność: { $names }.
event-rolled =
    { $seat-you ->
        [yes] Rzucasz: { $dice }.
       *[no] { $seat } rzuca: { $dice }.
    }
event-took =
    { $seat-you ->
        [yes] Bierzesz żeton { $symbol-of } i obstawiasz { $digits }.
       *[no] { $known ->
            [yes] { $seat } bierze żeton { $symbol-of } i obstawia { $digits }.
           *[no] { $seat } bierze żeton { $symbol-of } i obstawia w tajemnicy.
        }
    }
event-left =
    { $seat-you ->
        [yes] Zostawiasz żeton { $symbol-of }.
       *[no] { $seat } zostawia żeton { $symbol-of }.
    }
event-turned =
    { $seat-you ->
        [yes] Obracasz kość: { $symbol } → { $to }.
       *[no] { $seat } obraca kość: { $symbol } → { $to }.
    }
event-accepted =
    { $seat-you ->
        [yes] Akceptujesz wynik rzutu.
       *[no] { $seat } akceptuje wynik rzutu.
    }
event-wagered =
    { $seat-you ->
        [yes] Bierzesz koło o szerokości { $width } i obstawiasz { $range }.
       *[no] { $seat } bierze koło o szerokości { $width } i obstawia { $range }.
    }
event-chose =
    { $seat-you ->
        [yes] Wybierasz żeton o szerokości { $width }.
       *[no] { $seat } wybiera żeton o szerokości { $width }.
    }
event-placed =
    { $seat-you ->
        [yes] Kładziesz żeton na { $range }.
       *[no] { $known ->
            [yes] { $seat } kładzie żeton na { $range }.
           *[no] { $seat } kładzie żeton w tajemnicy.
        }
    }
event-shown = Odsłonięte zakresy – { $ranges }.
range-of = { $seat }: { $range }
event-answered =
    { $seat-you ->
        [yes] Twój zakres { $range }: { answer }
       *[no] { $seat }, zakres { $range }: { answer }
    }
answer =
    { $answer ->
        [right] prawidłowo, +{ $points ->
            [one] { $points } punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }.
        [above] błędnie, suma jest wyższa.{ lost }
        [below] błędnie, suma jest niższa.{ lost }
       *[wrong] błędnie.{ lost }
    }
lost =
    { $lost ->
        [0] { "" }
        [one] { " " }Klątwa zabiera { $lost } punkt.
        [few] { " " }Klątwa zabiera { $lost } punkty.
        [many] { " " }Klątwa zabiera { $lost } punktów.
       *[other] { " " }Klątwa zabiera { $lost } punktu.
    }
event-gained =
    { $seat-you ->
        [yes] Klątwa: zyskujesz { gained } (błąd: { $of }).
       *[no] Klątwa: { $seat } zyskuje { gained } (błąd: { $of }).
    }
gained =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
event-skull-taken =
    { $seat-you ->
        [yes] Bierzesz żeton klątwy: ciąży na tobie klątwa.
       *[no] { $seat } bierze żeton klątwy.
    }
event-skull-passed =
    { $seat-you ->
        [yes] Żeton klątwy przechodzi do ciebie.
       *[no] Żeton klątwy dostaje { $seat }.
    }
event-skull-gone = Żeton klątwy znika z gry.
event-swapped =
    { $seat-you ->
        [yes] Odkrywasz: { $symbol } { $digit }.
       *[no] { $seat } odkrywa: { $symbol } { $digit }.
    }
event-drew =
    { $seat-you ->
        [yes] { $edition ->
            [cards] Dobierasz nową kartę ({ $symbol }), nie widząc jej.
           *[stones] Dobierasz nową płytkę ({ $symbol }), nie widząc jej.
        }
       *[no] { $known ->
            [yes] { $seat } dobiera: { $symbol } { $digit }.
           *[no] { $edition ->
                [cards] { $seat } dobiera nową kartę ({ $symbol }).
               *[stones] { $seat } dobiera nową płytkę ({ $symbol }).
            }
        }
    }
event-spared =
    { $seat-you ->
        [yes] Wszystkie stosy są puste: niczego nie wymieniasz.
       *[no] Wszystkie stosy są puste: { $seat } niczego nie wymienia.
    }
event-tokens-removed = Pozostałe żetony znikają z gry: { $symbols }.
event-named =
    { $seat-you ->
        [yes] { $edition ->
            [cards] Twoje końcowe przypuszczenie dla { $symbol-of }: { $digits }.
           *[stones] Twoje końcowe obstawienie dla { $symbol-of }: { $digits }.
        }
       *[no] { $known ->
            [yes] { $seat }, na koniec dla { $symbol-of }: { $digits }.
           *[no] { $edition ->
                [cards] { $seat } zapisuje końcowe przypuszczenia.
               *[stones] { $seat } wpisuje końcowe obstawienia.
            }
        }
    }
rack-digit = { $symbol } { $digit }
event-revealed =
    { $seat-you ->
        [yes] Twój stojak: { $rack }. Na koniec: { $total }.
       *[no] { $seat }, stojak: { $rack }. Na koniec: { $total }.
    }

# Odmowy
refusal-no-such-die = na żadnej kości nie widać: { $symbol }
refusal-left-out-first = najpierw trzeba obrócić każdą kość z wynikiem „{ $symbol }”
refusal-turn-to-another = { $edition ->
        [cards] kość obraca się na inny kolor, który jest w grze
       *[stones] kość obraca się na inny symbol, który jest w grze
    }
refusal-no-such-wheel = { $edition ->
        [cards] nie ma żetonu o szerokości { $width }
       *[stones] nie ma koła o szerokości { $width }
    }
refusal-wheel-taken = { $edition ->
        [cards] żeton o szerokości { $width } jest już zajęty
       *[stones] koło o szerokości { $width } jest już zajęte
    }
refusal-another-wheel-chosen = wybrany jest żeton o szerokości { $width } i tylko jego można położyć
refusal-outside-the-sums = przy szerokości { $width } zakres zaczyna się od 0 do { $last }, by mieścić się w 0–{ $top }
refusal-not-in-play = w tej grze nie ma { $symbol-of }
refusal-not-your-stone = { $edition ->
        [cards] wymienia się własną kartę
       *[stones] wymienia się płytkę z własnego stojaka
    }
refusal-none-to-draw = stos jest pusty: { $symbol }
refusal-another-symbol-first = teraz kolej na: { $symbol }
refusal-too-many-digits = { $edition ->
        [cards] dla koloru podaje się najwyżej trzy liczby
       *[stones] dla symbolu obstawia się najwyżej trzy cyfry
    }
refusal-no-such-digit = { $edition ->
        [cards] liczby są od 0 do { $highest }
       *[stones] cyfry są od 0 do { $highest }
    }
refusal-digits-alike = { $edition ->
        [cards] liczby podane dla jednego koloru muszą się różnić
       *[stones] cyfry obstawione dla jednego symbolu muszą się różnić
    }
refusal-another-token-offered = wziąć można tylko żeton { $symbol-of }
refusal-token-taken = żeton { $symbol-of } jest już zajęty
refusal-token-without-digits = biorąc żeton, obstawia się jedną, dwie lub trzy cyfry
refusal-no-such-line = w tej grze nie ma { $symbol-of }, więc arkusz nie ma takiego rzędu

# Tabela kół na stronie zasad
wheels-set = Zestaw „{ $set }”
wheels-usual = (gra się nim, jeśli nie wybrano innego)
wheels-width = szerokość
wheels-points = punkty
wheels-about = skąd to wiemy
wheels-standing = szerokość { width-standing }, punkty { points-standing }
width-standing =
    { $width ->
        [attested] poświadczona
        [reported] podana przez jedno źródło
        [inferred] wywnioskowana
       *[house] własna
    }
points-standing =
    { $points ->
        [attested] poświadczone
        [reported] podane przez jedno źródło
        [inferred] wywnioskowane
       *[house] własne
    }
wheels-alternatives = równie dobrze pasowałoby { $alternatives }
wheels-x = Strona X kół nie jest znana: w wariancie X gra się liczbami strony zwykłej (LC 7.2).
set-about =
    { $set ->
        [stones-recommended] Pasuje do każdej poświadczonej liczby; pozostałe punkty dobrano tak, że najlepsze obstawienie w pierwszej rundzie jest na każdym kole mniej więcej równie dobre.
        [stones-narrow-five] Jak „recommended”, ale najwęższe koło daje 5 punktów.
        [stones-seven-two] Jak „recommended”, ale szerokość 7 daje 2 punkty, a szerokość 4 daje 3: przy takim odczytaniu ma sens, że ktoś z własnej woli bierze szerokość 7.
        [cards-recommended] Szerokości od 1 do 7 pasują do wszystkiego, co wiadomo o żetonach; punkty są takie jak w The Lost Code, z 5 za najwęższy.
       *[cards-as-stones] Szerokości z The Lost Code, na wypadek gdyby wydrukowany zakres 0–5 był pomyłką zamiast 1–5.
    }

# Podpowiedzi i dowody
hint-nothing = Żadnej dalszej cyfry nie da się wykluczyć.
hint-unfounded =
    { $count ->
        [one] Twój arkusz wyklucza cyfrę, która może stać na twoim stojaku.
        [few] Twój arkusz wyklucza { $count } cyfry, które mogą stać na twoim stojaku.
       *[many] Twój arkusz wyklucza { $count } cyfr, które mogą stać na twoim stojaku.
    }
hint-something =
    { $count ->
        [one] Można wykluczyć jeszcze jedną cyfrę, którą twój arkusz pozostawia otwartą.
        [few] Można wykluczyć jeszcze { $count } cyfry, które twój arkusz pozostawia otwarte.
       *[many] Można wykluczyć jeszcze { $count } cyfr, które twój arkusz pozostawia otwarte.
    }
hint-where = Da się coś wywnioskować: spójrz na { $stone-object }.
hint-best = Najlepiej: { $move }.
hint-best-odds = Najlepiej: { $move } (szansa { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, oczekiwane punkty { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
hint-best-points = Najlepiej: { $move } (oczekiwane punkty za obstawianie końcowe { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
hint-then = Potem: { $move } (szansa { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, oczekiwane punkty { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
proof-excluded = U ciebie „{ $stone }” to nie { $digit }, ponieważ:
proof-certain = U ciebie „{ $stone }” to na pewno { $digit }, ponieważ:
proof-seen =
    { $drawn ->
        [yes] { $stone } { $digit } jest na widoku: dobranie w rundzie { $round } ({ $seat }; { $rule })
       *[no] { $stone } { $digit } jest na widoku: z rozdania ({ $seat }; { $rule })
    }
proof-opened =
    { $end ->
        [yes] u ciebie „{ $stone }” to { $digit }: pokazane na końcu gry ({ $rule })
       *[no] u ciebie „{ $stone }” do rundy { $round } to { $digit }: odsłonięte przy wymianie ({ $rule })
    }
proof-heard = { $row }: { $dice } = { $sums } ({ $rule })
proof-step = { $number }. { $fact }
proof-step-leaving = { $number }. { $fact } → { $left }
proof-left = { $stone } { $digits }
proof-left-more = { $first }; { $then }
hint-also = Z tego samego wynika, że odpadają też: { $left }.
hint-more =
    { $count ->
        [one] Można wykluczyć jeszcze jedną cyfrę.
        [few] Można wykluczyć jeszcze { $count } cyfry.
       *[many] Można wykluczyć jeszcze { $count } cyfr.
    }
hint-then-move = Potem: { $move }.
hint-payoff =
    { $bet ->
        [none] { $move }: na pewno { $wrong }
        [sure] { $move }: na pewno { $right }
       *[digits] { $move }: { $right } z szansą { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, inaczej { $wrong }; oczekiwane punkty { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
hint-or = Albo: { $move }.
hint-win = Najlepsze dla zwycięstwa: { $move } (szansa na wygraną { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, jeśli pozostali grają na najwięcej punktów).

# A position that was written down
solve-codes =
    { $count ->
        [one] Pasuje jeden kod ({ $deals } rozdań): jest znany.
        [few] Pasują { $count } kody ({ $deals } rozdań): brakuje { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } bitów.
       *[many] Pasuje { $count } kodów ({ $deals } rozdań): brakuje { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } bitów.
    }
solve-best = Co jest najlepsze, według oczekiwanych punktów:
solve-chance = szansa
solve-points = punkty
solve-clash = To nie może być prawdą jednocześnie:
solve-waiting = Żeton warto wziąć tylko za więcej niż { $points } punktów: tyle może przynieść cyfra podana na końcu.
solve-win = Szansa na wygraną z tymi cyframi: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, jeśli pozostali grają na najwięcej punktów.
solve-win-by = Najlepsze dla zwycięstwa, { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }: { $moves }.
