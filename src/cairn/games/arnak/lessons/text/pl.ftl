### Lekcje gry Zaginiona wyspa Arnak.

lesson-turn = Tura
lesson-turn-1 = W turze wykonujesz jedną akcję główną i dowolnie wiele akcji darmowych (błyskawica). Masz dwóch archeologów. Prowadź wykopaliska w Obozie z monetami.
lesson-turn-1-right = To wolne pole stanowiska, które wszyscy znają. Teraz trzeba opłacić koszt podróży.
lesson-turn-1-wrong = Tak też wolno, ale tutaj prowadzimy wykopaliska: wybierz wolne pole w Obozie z monetami.
lesson-turn-2 = Podróż kosztuje jeden but. Każda karta ma na górze symbole podróży; Strach ma but i żadnego efektu. Której karty najmniej szkoda? Zapłać nią.
lesson-turn-2-right = Strach nadaje się tylko na but. Bierzesz to, co daje obóz.
lesson-turn-2-wrong = Ta karta ma efekt, który by przepadł. Strach nie ma żadnego: zapłać Strachem.
lesson-turn-3 = Akcja główna wykonana. Zostały akcje darmowe, ale nie są teraz potrzebne. Zakończ turę.
lesson-turn-3-right = Teraz po jednej turze mają inni. Runda trwa, aż wszyscy spasują.
lesson-turn-3-wrong = To akcja darmowa i wolno ją wykonać. Tutaj jednak zakończ turę.

lesson-text-or-way = Karta: efekt albo podróż
lesson-text-or-way-1 = Kartę zagrywa się dla efektu albo płaci się symbolami podróży z jej góry: nigdy jedno i drugie. Najpierw zagraj Fundusze dla efektu; błyskawica znaczy, że to akcja darmowa.
lesson-text-or-way-1-right = Masz monetę, a akcja główna dopiero przed tobą. Statkiem z tej karty już nie zapłacisz.
lesson-text-or-way-1-wrong = Nie tym razem: zagraj Fundusze dla efektu.
lesson-text-or-way-2 = Teraz drugi sposób użycia karty: prowadź wykopaliska w Obozie z kompasami.
lesson-text-or-way-2-right = Podróż znów kosztuje but.
lesson-text-or-way-2-wrong = Tutaj prowadzimy wykopaliska: wybierz wolne pole w Obozie z kompasami.
lesson-text-or-way-3 = Za but można zapłacić każdym symbolem podróży, ale Eksploracja jest warta więcej dla efektu. Zapłać Strachem.
lesson-text-or-way-3-right = Karta użyta dla symbolu trafia do obszaru gry bez efektu.
lesson-text-or-way-3-wrong = Tą kartą też można zapłacić, ale przepadnie jej kompas. Zapłać Strachem.

lesson-paying = Opłacanie podróży
lesson-paying-1 = Masz trzy kompasy: tyle kosztuje odkrycie stanowiska przy brzegu. Wybierz Niższe stanowisko 2, które wymaga samochodu.
lesson-paying-1-right = Kompasy zapłacone. Do tego dochodzi podróż: samochód.
lesson-paying-1-wrong = Odkryj Niższe stanowisko 2: wymaga samochodu, a masz go na karcie.
lesson-paying-2 = Zapłaci samochód albo samolot; but i statek nie. Samochód jest na Funduszach, a także w przysłudze Żuka, której można użyć raz. Zapłać kartą.
lesson-paying-2-right = Samolot zapłaci za wszystko, samochód i statek także za but; nigdy odwrotnie.
lesson-paying-2-wrong = Przysługa też by zapłaciła, ale wtedy będzie zużyta. Zachowaj ją na turę bez kart.

lesson-discover = Odkrywanie
lesson-discover-1 = Trzy kompasy odkrywają stanowisko poziomu I, sześć poziomu II; do tego dochodzi podróż. Odkryj Wyższe stanowisko 1.
lesson-discover-1-right = Kompasy zapłacone. Po podróży bierzesz bożka, a potem odkrywa się kafelek stanowiska i strażnika.
lesson-discover-1-wrong = Jeszcze nie: odkryj Wyższe stanowisko 1 za trzy kompasy.
lesson-discover-2 = Podróż opłaciła Eksploracja. Bożek jest twój, stanowisko dało zasoby i obudził się strażnik. Nikomu nie przeszkadza, ale gdy twój archeolog od niego odejdzie, bierzesz Strach.

lesson-guardian = Strażnik
lesson-guardian-1 = Twój archeolog stoi przy Żuku. Żuk wymaga dwóch monet i grotu strzały: masz je. Ujarzmij go.
lesson-guardian-1-right = 5 punktów, żadnego Strachu na koniec rundy i przysługa, której można użyć raz.
lesson-guardian-1-wrong = To byłoby coś innego. Ujarzmij Żuka.

lesson-buying = Kupowanie
lesson-buying-1 = Przedmioty kosztują monety i trafiają pod talię: dobierzesz je w następnej rundzie. Leżą na prawo od księżycowego berła. Kup Linę.
lesson-buying-1-right = Leży teraz pod twoją talią. Karty dają też punkty na koniec.
lesson-buying-1-wrong = Nie to: kup Linę, przedmiot za dwie monety.
lesson-buying-2 = Artefakty kosztują kompasy i leżą na lewo od berła. Ich efekt działa od razu przy zakupie. Kup Strojny róg.
lesson-buying-2-right = Efekt działa od razu i bez tabliczki. Później, z ręki, kosztuje tabliczkę.
lesson-buying-2-wrong = Nie pasuj jeszcze: kompasy wystarczą na Strojny róg.

lesson-research = Badania
lesson-research-1 = Dwa twoje znaczniki pną się po torze badań. Najpierw lupa; brulion nigdy nie stoi wyżej. Płacisz za przejście i bierzesz to, co daje rząd: prowadź badania lupą.
lesson-research-1-right = Klejnot zapłacony, a rząd daje monetę. Kafelek nagrody bierze gracz, który dotrze tam pierwszy.
lesson-research-1-wrong = To może poczekać. Przesuń lupę do pierwszego rzędu.

lesson-assistants = Asystenci
lesson-assistants-1 = W niektórych rzędach brulion przynosi asystenta. Prowadź badania brulionem.
lesson-assistants-1-right = Teraz możesz wziąć jednego z trzech asystentów.
lesson-assistants-1-wrong = Tutaj przesuń brulion: to on przynosi asystenta.
lesson-assistants-2 = Do wyboru są trzej asystenci, srebrną stroną do góry. Weź jednego.
lesson-assistants-2-right = Zostaje z tobą na całą grę i od razu jest gotowy.
lesson-assistants-2-wrong = Najpierw weź jednego z trzech asystentów.
lesson-assistants-3 = Gotowego asystenta można użyć raz w rundzie. Złota strona jest lepsza. Użyj go teraz.
lesson-assistants-3-right = Jest wyczerpany do końca rundy, a potem znów gotowy.
lesson-assistants-3-wrong = Jeszcze nie: najpierw użyj asystenta. To akcja darmowa.

lesson-fear = Strach
lesson-fear-1 = Każda karta Strachu kosztuje na koniec punkt, a na ręce zajmuje miejsce lepszej karty. Ujarzmione Mrówki mają przysługę: usuwa kartę. Użyj jej.
lesson-fear-1-right = Przysługa zużyta. Teraz wybierz kartę.
lesson-fear-1-wrong = Najpierw użyj przysługi Mrówek.
lesson-fear-2 = Może to być karta z ręki albo z obszaru gry. Usuń kartę Strachu.
lesson-fear-2-right = Punkt więcej i lepsza talia. Zanim usuniesz kartę, zagraj ją lub jej użyj.
lesson-fear-2-wrong = Ta karta się jeszcze przyda. Usuń Strach.

lesson-passing = Pas i koniec rundy
lesson-passing-1 = Żadna akcja główna już nie pomoże. Zanim jednak spasujesz, użyj tego, co darmowe: zagraj Fundusze.
lesson-passing-1-right = Moneta więcej na następną rundę. Zasoby zostają, karty nie.
lesson-passing-1-wrong = Nie pasuj jeszcze: Fundusze są darmowe i dają monetę.
lesson-passing-2 = Pas to też akcja główna: kończy dla ciebie rundę. Gdy spasują wszyscy, archeolodzy wracają, a kto odchodzi od strażnika, bierze Strach. Zaraz to zobaczysz.
lesson-passing-3 = Runda się skończyła. Karty, które zostały na ręce, możesz zatrzymać albo odłożyć do obszaru gry. Zatrzymanie rzadko się opłaca. Odłóż Strach.
lesson-passing-3-right = Dobierasz do pięciu kart: karta zatrzymana to karta niedobrana.
lesson-passing-3-wrong = Wtedy Strach zająłby na ręce miejsce nowej karty.

lesson-staff = Księżycowe berło
lesson-staff-1 = Po każdej rundzie usuwa się dwie karty obok księżycowego berła i berło idzie dalej: artefaktów jest więcej, przedmiotów mniej. Wskaż dwie karty, których zaraz nie będzie.
lesson-staff-1-right = Po jednej z każdej strony. Jeśli chcesz którąś z nich, kup ją w tej rundzie.
lesson-staff-1-wrong = Ta karta nie leży obok berła.

lesson-idols = Bożki i ich pola
lesson-idols-1 = Bożek jest wart 3 punkty. Położony na polu bożka działa raz, ale zakrywa punkty pola. Żuk wymaga dwóch monet i grotu: masz jedną monetę. Który efekt pomoże? Użyj go.
lesson-idols-1-right = Teraz można ujarzmić Żuka za 5 punktów; punkty pola to mała cena.
lesson-idols-1-wrong = Wtedy nadal nie opłacisz Żuka: brakuje monety.
