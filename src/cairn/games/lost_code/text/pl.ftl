# The Lost Code i Think Str8!. Każdy komunikat dostaje $edition: stones (płytki) albo cards (karty).
# $seat-you ma wartość yes, gdy mowa o tym, do kogo się mówi; $seat to nazwa gracza.

title =
    { $edition ->
        [cards] Think Str8!
       *[stones] Zaginiony kod
    }
    .short =
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
        [cards] wariant uproszczony
       *[stones] dla początkujących
    }
with-x = wariant X
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
either = { $first } lub { $then }

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
prompt-offer = { $edition ->
        [cards] Weź żeton { $symbol-of } i obstaw od 1 do 3 liczb albo go zostaw.
       *[stones] Weź żeton { $symbol-of } i obstaw od 1 do 3 cyfr albo go zostaw.
    }
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
        [cards] Suma oszacowana błędnie: wybierz kartę do wymiany.
       *[stones] Zakres był błędny: wybierz płytkę do wymiany.
    }
prompt-final = { $edition ->
        [cards] Końcowe przypuszczenie { $number } z { $count }, { $symbol }: do trzech liczb albo - (nic).
       *[stones] Końcowe obstawianie { $number } z { $count }, { $symbol }: do trzech cyfr albo - (nic).
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
        [cards] Żetony „{ set-name }”
       *[stones] Koła „{ set-name }”
    }
set-name =
    { $set ->
        [recommended] zalecane
        [narrow-five] wąska piątka
        [seven-two] siódemka za dwa
        [as-stones] jak w Zaginionym kodzie
       *[own] { $set }
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
rounds-earlier = … wcześniejsze: { $count } ({ command-sheet })
final-now = teraz
final-none = nic
final-payoffs = prawidłowo: { $right } · błędnie lub nic: { $wrong }

# Arkusz
sheet-title = { $edition ->
        [cards] Twój arkusz notatek
       *[stones] Twój arkusz dedukcji
    }
sheet-legend = { $edition ->
        [cards] · widziana   × wykluczona przez ciebie   liczby: nadal możliwe
       *[stones] · widziana   × wykluczona przez ciebie   cyfry: nadal możliwe
    }
sheet-rounds = { $edition ->
        [cards] { $first }2: ta liczba się wtedy liczyła   ({ $second }5): tylko odłożona w tej rundzie
       *[stones] { $first }2: ta cyfra się wtedy liczyła   ({ $second }5): tylko odrzucona w tej rundzie
    }
sheet-nothing = brak odpowiedzi
sheet-laid = { $edition ->
        [cards] odłożono
       *[stones] odrzucono
    }
sheet-last = ostatnia
marked = Wykluczone dla { $symbol-of }: { $digits }.
unmarked = Znów możliwe dla { $symbol-of }: { $digits }.
marks-nothing = Nic się nie zmienia: tak już jest na arkuszu.
marked-wrong = { $edition ->
        [cards] Dla { $symbol-of } nie zostaje żadna liczba: to nie może być prawda.
       *[stones] Dla { $symbol-of } nie zostaje żadna cyfra: to nie może być prawda.
    }

# Koniec
head-result = { $edition ->
        [cards] Końcowe przypuszczenia: liczba, co podano, punkty
       *[stones] Końcowe obstawianie: cyfra, co obstawiono, punkty
    }
result-total = razem
result-score = wynik
result-place = miejsce
result-legend = * obstawione z żetonem: liczy się podwójnie
tie-broken = Przy równej liczbie punktów wygrywa ten, kto jest najniżej w stosie (LC 6.4).

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
help-swap = { $edition ->
        [cards] odłóż { $symbol-object } i dobierz nową kartę
       *[stones] odrzuć { $symbol-object } i dobierz nową płytkę
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
unknown-symbol = { $edition ->
        [cards] nie ma koloru „{ $word }”; są: { $symbols }
       *[stones] nie ma symbolu „{ $word }”; są: { $symbols }
    }
which-symbol = „{ $word }” może znaczyć: { $symbols }
no-digits = { $edition ->
        [cards] „{ $word }” to nie liczba
       *[stones] „{ $word }” to nie cyfra
    }
range-backwards = zakres { $range } biegnie wstecz: napisz { $other }

# Znaki na planszy
mark-rack = { $edition ->
        [cards] twoja liczba; w nawiasie odłożone, od najdawniejszej
       *[stones] twoja cyfra; w nawiasie odrzucone, od najdawniejszej
    }
    .how = ?, ?(735)
mark-seen = { $edition ->
        [cards] liczba, którą widać gdzie indziej
       *[stones] cyfra, którą widać gdzie indziej
    }
    .how = ·
mark-ruled-out = wykluczona przez ciebie ({ command-mark })
    .how = ×
mark-turn = tura tego gracza
    .how = ▸
mark-stack = gracze na jednym polu; najpierw wierzch stosu
    .how = ┌ └
mark-wheel = { $edition ->
        [cards] żeton o szerokości { $width } (tyle kolejnych sum), { $points } pkt
       *[stones] koło o szerokości { $width } (tyle kolejnych sum), { $points } pkt
    }
    .how = { $width } { $points }
mark-counted = { $edition ->
        [cards] liczba tego koloru, która liczyła się w tej rundzie
       *[stones] cyfra tego symbolu, która liczyła się w tej rundzie
    }
    .how = { $letter }7
mark-laid = { $edition ->
        [cards] odłożona w tej rundzie, ale nieliczona
       *[stones] odrzucona w tej rundzie, ale nieliczona
    }
    .how = ({ $letter }3)
mark-token = żeton do wzięcia; –: już go nie ma
    .how = { token-free }
mark-wrong = { $edition ->
        [cards] wykluczono wszystkie liczby w tym wierszu, a to nie może być prawda
       *[stones] wykluczono wszystkie cyfry w tym wierszu, a to nie może być prawda
    }
    .how = !

# Stół w słowach
area-finals = { head-finals }
area-dice = { head-dice }
area-wheels = { $edition ->
        [cards] Żetony szacowania
       *[stones] Koła
    }
area-tokens = Żetony Skrótu
area-track = { head-track }
stone-shows = { $symbol } { $digit }
stone-hidden = { $symbol } ?
stock-left = { head-stock }: { $n }
on-space = pole { $space }

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
        [one] Widzisz to u innych albo wśród odrzuconych ({ $symbol } { $digits }), więc nie może być twoje.
       *[other] Widzisz to u innych albo wśród odrzuconych ({ $symbol } { $digits }), więc nic z tego nie może być twoje.
    }

# Co się dzieje, opowiedziane jednemu graczowi
event-dealt = Rozdano ({ $symbol }): { $racks }.
dealt-to = { $seat } ({ $digit })
dealt-unseen = { $seat } (?)
event-stacked = { $edition ->
        [cards] Pionki stoją w stosie na starcie, od dołu: { $names }.
       *[stones] Znaczniki leżą w stosie na polu 0, od dołu: { $names }.
    }
event-began = Zaczyna się runda { $round }. Kolejność: { $names }.
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
event-shown = Odsłonięto zakresy: { $ranges }.
range-of = { $seat } ({ $range })
event-answered =
    { $seat-you ->
        [yes] { $edition ->
            [cards] Szacujesz { $range } żetonem o szerokości { $width }: { answer }
           *[stones] Obstawiasz { $range } na kole o szerokości { $width }: { answer }
        }
       *[no] { $edition ->
            [cards] { $seat } szacuje { $range } żetonem o szerokości { $width }: { answer }
           *[stones] { $seat } obstawia { $range } na kole o szerokości { $width }: { answer }
        }
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
stage-right =
    { $points ->
        [one] Trafienie: +{ $points } punkt.
        [few] Trafienie: +{ $points } punkty.
        [many] Trafienie: +{ $points } punktów.
       *[other] Trafienie: +{ $points } punktu.
    }
stage-above = Poza zakresem: suma jest wyższa.{ lost }
stage-below = Poza zakresem: suma jest niższa.{ lost }
stage-wrong = Poza zakresem.{ lost }
stage-stone = { $edition ->
        [cards] Twoja karta: { $symbol } { $digit }.
       *[stones] Twoja płytka: { $symbol } { $digit }.
    }
stage-dealt = { $edition ->
        [cards] Rozdano karty.
       *[stones] Rozdano płytki.
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
        [yes] Bierzesz żeton klątwy: od następnej rundy klątwa działa na ciebie.
       *[no] { $seat } bierze żeton klątwy: klątwa działa od następnej rundy.
    }
event-skull-passed =
    { $seat-you ->
        [yes] Żeton klątwy przechodzi do ciebie.
       *[no] Żeton klątwy dostaje { $seat }.
    }
event-skull-gone = Żeton klątwy wypada z gry.
event-swapped =
    { $seat-you ->
        [yes] { $edition ->
            [cards] Odkładasz: { $symbol } { $digit }.
           *[stones] Odrzucasz: { $symbol } { $digit }.
        }
       *[no] { $edition ->
            [cards] { $seat } odkłada: { $symbol } { $digit }.
           *[stones] { $seat } odrzuca: { $symbol } { $digit }.
        }
    }
event-drew =
    { $seat-you ->
        [yes] { $edition ->
            [cards] Dobierasz bez podglądania nową kartę ({ $symbol }).
           *[stones] Dobierasz bez podglądania nową płytkę ({ $symbol }).
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
event-tokens-removed = Pozostałe żetony wypadają z gry: { $symbols }.
event-named =
    { $seat-you ->
        [yes] { $edition ->
            [cards] Zapisujesz końcowe przypuszczenie ({ $symbol }): { $digits }.
           *[stones] Zapisujesz końcowe obstawienie ({ $symbol }): { $digits }.
        }
       *[no] { $known ->
            [yes] { $edition ->
                [cards] { $seat } zapisuje końcowe przypuszczenie ({ $symbol }): { $digits }.
               *[stones] { $seat } zapisuje końcowe obstawienie ({ $symbol }): { $digits }.
            }
           *[no] { $edition ->
                [cards] { $seat } zapisuje końcowe przypuszczenia.
               *[stones] { $seat } zapisuje końcowe obstawienia.
            }
        }
    }
rack-digit = { $symbol } { $digit }
event-revealed =
    { $seat-you ->
        [yes] { $edition ->
            [cards] Na twoim stojaku stoją: { $rack }. Końcowe przypuszczenia: { $total }.
           *[stones] Na twoim stojaku stoją: { $rack }. Końcowe obstawianie: { $total }.
        }
       *[no] { $edition ->
            [cards] { $seat } ma na stojaku: { $rack }. Końcowe przypuszczenia: { $total }.
           *[stones] { $seat } ma na stojaku: { $rack }. Końcowe obstawianie: { $total }.
        }
    }

# Odmowy
refusal-no-such-die = na żadnej kości nie widać: { $symbol }
refusal-left-out-first = najpierw obróć każdą kość z wynikiem „{ $symbol }”
refusal-turn-to-another = { $edition ->
        [cards] kość można obrócić tylko na inny kolor, który jest w grze
       *[stones] kość można obrócić tylko na inny symbol, który jest w grze
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
refusal-outside-the-sums = przy szerokości { $width } zakres może się zaczynać najdalej od { $last } (musi się zmieścić w 0–{ $top })
refusal-not-in-play = w tej grze nie ma { $symbol-of }
refusal-not-your-stone = { $edition ->
        [cards] możesz wymienić tylko własną kartę
       *[stones] możesz wymienić tylko płytkę z własnego stojaka
    }
refusal-none-to-draw = stos jest pusty ({ $symbol })
refusal-another-symbol-first = { $edition ->
        [cards] teraz zapisujesz dla: { $symbol }
       *[stones] teraz obstawiasz: { $symbol }
    }
refusal-too-many-digits = { $edition ->
        [cards] dla koloru możesz podać najwyżej trzy liczby
       *[stones] dla symbolu możesz obstawić najwyżej trzy cyfry
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
refusal-token-without-digits = { $edition ->
        [cards] biorąc żeton, musisz obstawić jedną, dwie lub trzy liczby
       *[stones] biorąc żeton, musisz obstawić jedną, dwie lub trzy cyfry
    }
refusal-no-such-line = w tej grze nie ma { $symbol-of }, więc arkusz nie ma takiego rzędu

# Tabela kół na stronie zasad
wheels-set = Zestaw „{ set-name }” ({ $set })
wheels-usual = (gra się nim, jeśli nie wybrano innego)
wheels-width = szerokość
wheels-points = punkty
wheels-about = skąd to wiemy
wheels-standing = szerokość { width-standing }, punkty { points-standing }
width-standing =
    { $width ->
        [attested] potwierdzona
        [reported] podana przez jedno źródło
        [inferred] wywnioskowana
       *[house] własna
    }
points-standing =
    { $points ->
        [attested] potwierdzone
        [reported] podane przez jedno źródło
        [inferred] wywnioskowane
       *[house] własne
    }
wheels-alternatives = pasowałoby też { $alternatives }
wheels-x = Strona X kół nie jest znana: w wariancie X gra się liczbami strony zwykłej (LC 7.2).
set-about =
    { $set ->
        [stones-recommended] Pasuje do każdej potwierdzonej liczby; pozostałe punkty dobrano tak, że najlepsze obstawienie w pierwszej rundzie jest na każdym kole mniej więcej równie dobre.
        [stones-narrow-five] Jak „zalecane”, ale najwęższe koło daje 5 punktów.
        [stones-seven-two] Jak „zalecane”, ale szerokość 7 daje 2 punkty, a szerokość 4 daje 3: przy takim odczytaniu ma sens, że ktoś z własnej woli bierze szerokość 7.
        [cards-recommended] Szerokości od 1 do 7 pasują do wszystkiego, co wiadomo o żetonach; punkty są takie jak w Zaginionym kodzie, z 5 za najwęższy.
       *[cards-as-stones] Szerokości z Zaginionego kodu, na wypadek gdyby wydrukowany zakres 0–5 był pomyłką zamiast 1–5.
    }

# Podpowiedzi i dowody
hint-nothing = { $edition ->
        [cards] Nie da się wykluczyć żadnej kolejnej liczby.
       *[stones] Nie da się wykluczyć żadnej kolejnej cyfry.
    }
hint-unfounded =
    { $edition ->
        [cards] { $count ->
            [one] Twój arkusz wyklucza liczbę, która może być na twoim stojaku.
            [few] Twój arkusz wyklucza { $count } liczby, które mogą być na twoim stojaku.
           *[many] Twój arkusz wyklucza { $count } liczb, które mogą być na twoim stojaku.
        }
       *[stones] { $count ->
            [one] Twój arkusz wyklucza cyfrę, która może być na twoim stojaku.
            [few] Twój arkusz wyklucza { $count } cyfry, które mogą być na twoim stojaku.
           *[many] Twój arkusz wyklucza { $count } cyfr, które mogą być na twoim stojaku.
        }
    }
hint-something =
    { $edition ->
        [cards] { $count ->
            [one] Można wykluczyć jeszcze jedną liczbę, która na twoim arkuszu jest nadal możliwa.
            [few] Można wykluczyć jeszcze { $count } liczby, które na twoim arkuszu są nadal możliwe.
           *[many] Można wykluczyć jeszcze { $count } liczb, które na twoim arkuszu są nadal możliwe.
        }
       *[stones] { $count ->
            [one] Można wykluczyć jeszcze jedną cyfrę, która na twoim arkuszu jest nadal możliwa.
            [few] Można wykluczyć jeszcze { $count } cyfry, które na twoim arkuszu są nadal możliwe.
           *[many] Można wykluczyć jeszcze { $count } cyfr, które na twoim arkuszu są nadal możliwe.
        }
    }
hint-where = Da się coś wywnioskować: spójrz na { $stone-object }.
hint-best = Najlepiej: { $move }.
hint-best-odds = Najlepiej: { $move } (szansa { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, oczekiwane punkty: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
hint-best-points = { $edition ->
        [cards] Najlepiej: { $move } (oczekiwane punkty za końcowe przypuszczenia: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
       *[stones] Najlepiej: { $move } (oczekiwane punkty za końcowe obstawianie: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
    }
hint-then = Potem: { $move } (szansa { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, oczekiwane punkty: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
proof-excluded = { $edition ->
        [cards] Liczba twojej { $stone-of } to nie { $digit }, ponieważ:
       *[stones] Twój { $stone } to nie { $digit }, ponieważ:
    }
proof-certain = { $edition ->
        [cards] Liczba twojej { $stone-of } to na pewno { $digit }, ponieważ:
       *[stones] Twój { $stone } to na pewno { $digit }, ponieważ:
    }
proof-seen =
    { $drawn ->
        [yes] widać: { $stone } { $digit } (runda { $round }, { $seat }; { $rule })
       *[no] widać: { $stone } { $digit } (z rozdania, { $seat }; { $rule })
    }
proof-opened =
    { $edition ->
        [cards] { $end ->
            [yes] liczba twojej { $stone-of } to { $digit }: pokazana na końcu gry ({ $rule })
           *[no] liczba twojej { $stone-of } do rundy { $round } to { $digit }: odłożona przy wymianie ({ $rule })
        }
       *[stones] { $end ->
            [yes] twój { $stone } to { $digit }: pokazany na końcu gry ({ $rule })
           *[no] twój { $stone } do rundy { $round } to { $digit }: odrzucony przy wymianie ({ $rule })
        }
    }
proof-heard = { $row }: { $dice } = { $sums } ({ $rule })
proof-step = { $number }. { $fact }
proof-step-leaving = { $number }. { $fact } → { $left }
proof-left = { $stone } { $digits }
proof-left-more = { $first }; { $then }
hint-also = Z tego samego wynika, że odpadają też: { $left }.
hint-more =
    { $edition ->
        [cards] { $count ->
            [one] Można wykluczyć jeszcze jedną liczbę.
            [few] Można wykluczyć jeszcze { $count } liczby.
           *[many] Można wykluczyć jeszcze { $count } liczb.
        }
       *[stones] { $count ->
            [one] Można wykluczyć jeszcze jedną cyfrę.
            [few] Można wykluczyć jeszcze { $count } cyfry.
           *[many] Można wykluczyć jeszcze { $count } cyfr.
        }
    }
hint-then-move = Potem: { $move }.
hint-payoff =
    { $bet ->
        [none] { $move }: na pewno { $wrong }
        [sure] { $move }: na pewno { $right }
       *[digits] { $move }: { $right } z szansą { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, inaczej { $wrong }; oczekiwane punkty { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
hint-or = Albo: { $move }.
hint-win = Największa szansa na wygraną: { $move } ({ NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, jeśli pozostali grają na najwięcej punktów).

# Podpowiedzi: gdzie patrzeć, potem co zrobić i dlaczego
look-laid = { $edition ->
        [cards] odłożone karty
       *[stones] odrzucone płytki
    }
look-racks = pozostałe stojaki

# Dlaczego ten ruch
reason-bet-pays = { $edition ->
        [cards] { $range } jest prawidłowe z szansą { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }; wtedy żeton daje punktów: { $pays }. Średnio: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
       *[stones] { $range } jest prawidłowe z szansą { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }; wtedy koło daje punktów: { $pays }. Średnio: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
    }
reason-impossible = Niemożliwe sumy: { $sums }. Możliwe: { $possible }.
reason-teaches = Odpowiedź da średnio { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } z { NUMBER($missing, minimumFractionDigits: 1, maximumFractionDigits: 1) } brakujących bitów.
reason-teaches-little = Odpowiedź nie powie prawie nic nowego.
reason-wrong-swaps = { $edition ->
        [cards] Jeśli nieprawidłowo, wymieniasz kartę: zostanie brakujących bitów { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) }, a bez wymiany { NUMBER($without, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
       *[stones] Jeśli nieprawidłowo, wymieniasz płytkę: zostanie brakujących bitów { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) }, a bez wymiany { NUMBER($without, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
    }
reason-swap-leaves = Brakujących bitów po wymianie: { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } (teraz { NUMBER($now, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
reason-known-stone-lost = { $edition ->
        [cards] Tę liczbę znasz: { $digit }. Następnej znać nie będziesz.
       *[stones] Tę cyfrę znasz: { $digit }. Następnej znać nie będziesz.
    }
reason-stone-digits = { $edition ->
        [cards] Możliwych liczb: { $digits }; szansa najbardziej prawdopodobnej: { NUMBER($likeliest, style: "percent", maximumFractionDigits: 0) }.
       *[stones] Możliwych cyfr: { $digits }; szansa najbardziej prawdopodobnej: { NUMBER($likeliest, style: "percent", maximumFractionDigits: 0) }.
    }
reason-token-pays = Z żetonem: średnio { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pkt, prawidłowo z szansą { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }; później bez niego: { NUMBER($waiting, minimumFractionDigits: 1, maximumFractionDigits: 1) } pkt.
reason-token-waits = Później bez żetonu: średnio { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pkt.
reason-final-pays = { $digits ->
        [0] Bez obstawiania: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pkt.
       *[other] Prawidłowo z szansą { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }: średnio { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pkt.
    }
reason-final-decides = Szansa na wygraną: { NUMBER($right, style: "percent", maximumFractionDigits: 0) }, jeśli prawidłowo; { NUMBER($wrong, style: "percent", maximumFractionDigits: 0) }, jeśli nie.

# Zapisana pozycja
solve-codes =
    { $count ->
        [one] Pasuje jeden kod (rozdań: { $deals }): jest znany.
        [few] Pasują { $count } kody (rozdań: { $deals }); nieznanych bitów: { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
       *[many] Pasuje { $count } kodów (rozdań: { $deals }); nieznanych bitów: { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
    }
solve-best = Najlepsze ruchy według oczekiwanych punktów:
solve-chance = szansa
solve-points = punkty
solve-clash = To nie może być prawdą jednocześnie:
solve-waiting = Żeton warto wziąć tylko za więcej niż { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }: tyle może przynieść cyfra podana na końcu.
solve-win = Szansa na wygraną z tymi cyframi: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, jeśli pozostali grają na najwięcej punktów.
solve-win-by = Największa szansa na wygraną, { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }: { $moves }.

# Czego dotyczyła decyzja
kind-dice = obracanie kości
kind-bet = obstawianie sumy
kind-swap = wymiany
kind-token = żetony
kind-final = końcowe obstawianie

# Poziomy
level-newcomer = Pamięta tylko dwie ostatnie odpowiedzi i goni za punktami.
level-beginner = Każdy wiersz arkusza czyta tylko raz i czasem zgaduje.
level-steady = Prowadzi arkusz symbol po symbolu.
level-careful = Wie dokładnie to, co można wiedzieć, i wybiera najlepszy pojedynczy ruch.
level-master = Wie to samo, a obstawiając, myśli też o tym, czego się dowie.

refusal-not-asked-to-look = nikt nie prosi cię teraz o obejrzenie tych płytek
refusal-stones-alike = każda płytka jest tylko jedna: dwie nie mogą mieć tej samej cyfry
refusal-own-phone-only = to tajne: wpisz to na telefonie tego gracza
refusal-nothing-doubted = nikt nie zgłosił błędu
refusal-not-now-at-the-table = przy stole trwa teraz inny krok
refusal-somebody-looks = ktoś jeszcze ogląda płytkę
refusal-own-rack = na twój stojak patrzą inni, nie ty
refusal-dice-first = najpierw wpiszcie kości
refusal-one-die-only = obraca się tylko jedną kość
refusal-token-is-taken = żeton został wzięty: kości zostają
refusal-no-such-dice = wpiszcie kości: { $dice }
refusal-another-is-asked = najpierw decyduje inny gracz
refusal-wheel-of-another = { $edition ->
        [cards] żeton o szerokości { $width } ma inny gracz
       *[stones] koło o szerokości { $width } ma inny gracz
    }
refusal-bets-missing = nie wszyscy już obstawili
refusal-decide-the-track = najpierw zdecydujcie, czy przesunąć znaczniki
refusal-too-late-to-pick-another = nowa płytka jest już wpisana: wybór zostaje
refusal-not-face-up = ta płytka nie jest odkryta
refusal-another-confirms = musi to potwierdzić inny gracz
