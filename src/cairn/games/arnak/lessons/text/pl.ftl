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

lesson-scoring = Punktacja
lesson-scoring-1 = Kończy się ostatnia runda. Policz punkty Iwa. Najpierw ujarzmieni strażnicy: każdy jest wart 5 punktów. Ile to punktów?
lesson-scoring-1-right = 15: trzech strażników. Ich przysługi nic nie dają, użyte czy nie.
lesson-scoring-1-wrong = { $what } pkt to inna liczba strażników. Policz tych na jego planszy: każdy to 5.
lesson-scoring-2 = Bożek jest wart 3 punkty, na polu bożka albo poza nim. Puste pola bożków dają od lewej 1, 2, 3 i 4 punkty. Iwo ma jednego bożka na skrzyniach i dwa na polach. Ile to punktów?
lesson-scoring-2-right = 16: trzy bożki to 9, a dwa puste pola to 3 i 4.
lesson-scoring-2-wrong = Nie { $what }: trzy bożki po 3 punkty, a puste są jeszcze dwa pola, za 3 i za 4.
lesson-scoring-3 = Każdy znacznik na torze badań liczy się za swój rząd: lupa więcej niż brulion. Lupa Iwa jest w rzędzie 6, brulion w rzędzie 2. Liczby są obok rzędów. Ile to punktów?
lesson-scoring-3-right = 13. W świątyni lupa liczyłaby się według kolejności przybycia.
lesson-scoring-3-wrong = Nie { $what }: spójrz na oba rzędy toru badań i dodaj dwie liczby.
lesson-scoring-4 = Razem to 44. Karty dają jeszcze 19, gdziekolwiek są, a dwa Strachy kosztują 2: 61 punktów. Ty kończysz z 57. Zasoby, asystenci i karty podstawowe nic nie dają.

lesson-alone = W pojedynkę
lesson-alone-1 = W pojedynkę grasz przeciw rywalowi bez kart i zasobów: w każdej swojej turze odkrywa kafelek i robi to, co on pokazuje. Blokuje, ale nie myśli. Zrób wykopaliska w Obozie z monetami.
lesson-alone-1-right = Jak w każdej grze: teraz trzeba zapłacić za podróż.
lesson-alone-1-wrong = Tak też wolno, ale tutaj robimy wykopaliska: wybierz wolne pole w Obozie z monetami.
lesson-alone-2 = Zapłać za but Strachem.
lesson-alone-2-right = Dwie monety. Teraz kolej na rywala.
lesson-alone-2-wrong = Tą kartą też można zapłacić, ale ona ma efekt. Zapłać Strachem.
lesson-alone-3 = Zakończ turę i zobacz, jak rywal odkrywa kafelek.
lesson-alone-3-right = Na rundę ma 10 kafelków; gdy użyje wszystkich, pasuje.
lesson-alone-3-wrong = To też możesz zrobić, ale teraz zakończ turę.
lesson-alone-4 = W tej grze pierwszy kafelek wysłał archeologa do obozu: w tej rundzie nikt inny nie może tam prowadzić wykopalisk. Wskaż pole, które zajął rywal.
lesson-alone-4-right = Obóz z tabliczkami jest zajęty do końca rundy. Kafelek mówi, czego rywal chce; gdy ma wybór, rozstrzyga strzałka.
lesson-alone-4-wrong = To pole jest jeszcze wolne albo twoje. Poszukaj archeologa rywala.
lesson-alone-5 = Rywal punktuje za lupę, kafelki świątyni, bożki, strażników i karty. Jeśli po pięciu rundach masz więcej punktów, wygrywasz. Trudność wybierasz przed grą.

# Cała gra

coach-goal-arnak = Zdobądź najwięcej punktów w pięciu rundach: wykopaliska, odkrycia i badania. W turze jest jedna akcja główna i dowolnie wiele darmowych. Każdy dozwolony ruch jest dobry; odzywam się, gdy to ważne.
coach-dig = Na początek wyślij archeologa do obozu: płacisz za podróż i bierzesz to, co daje obóz. W każdej rundzie masz dwóch archeologów.
coach-pay = Za podróż płacisz symbolami u góry karty. Taka karta nie daje już efektu, więc zapłać tą, której najmniej szkoda: Strachem.
coach-end-turn = Akcja główna jest wykonana. Zagraj to, co darmowe, jeśli teraz pomaga, i zakończ turę.
coach-play = Kartą zagraną dla efektu nie zapłacisz już za podróż. Karty z błyskawicą są darmowe i zostawiają ci akcję główną.
coach-buy = Przedmioty kosztują monety i trafią na rękę w późniejszej rundzie; artefakty kosztują kompasy i działają od razu. Wcześnie kupionych kart użyjesz częściej.
coach-research = Badania: płacisz za most i przesuwasz znacznik w górę. Najpierw idzie lupa i daje więcej punktów, brulion przynosi asystentów.
coach-discover = Możesz odkryć stanowisko: bożek wart 3 punkty, to, co daje stanowisko, i strażnik, który się budzi. Jak na jedną akcję to dużo.
coach-overcome = Możesz ujarzmić strażnika: 5 punktów, przysługa i żadnego Strachu, gdy archeolog wraca. Nie każdego strażnika trzeba ujarzmić.
coach-slot = Bożka możesz umieścić na polu bożka: działa raz, ale zakrywa punkty tego pola. Nadal jest wart 3 punkty.
coach-recruit = Wybierz asystenta: pomaga raz w każdej rundzie. Im wcześniej go masz, tym częściej.
coach-assistant = Asystent jest gotowy: użycie go to akcja darmowa, raz w rundzie.
coach-keep = Runda się skończyła. Karty możesz zatrzymać na następną rundę; rzadko się to opłaca, bo dobierasz do pięciu.
coach-pass = Gdy żadna akcja główna już nie pomaga, spasuj. Najpierw zagraj jednak to, co darmowe: karty nie zostają, zasoby tak.
coach-round-arnak = Runda { $round } z { $rounds }. Obok Księżycowego berła usunięto dwie kolejne karty, a twoi archeolodzy wrócili.
coach-last-arnak = Ostatnia runda. Zasoby na koniec nic nie znaczą: zamień je na badania, strażników i karty.
coach-end-arnak = To była cała gra: liczą się badania, kafelki świątyni, bożki, puste pola bożków, strażnicy i karty, a każdy Strach kosztuje punkt.
