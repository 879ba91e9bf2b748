### Lekcje gry Zaginiony kod.

lesson-racks = Cel gry i stojaki
lesson-racks-1 = Wszyscy inni widzą twoje sześć płytek. Ty ich nie widzisz, za to widzisz wszystkie pozostałe. Gra polega na tym, żeby poznać własne cyfry. Wskaż swój stojak.
lesson-racks-1-right = To twój stojak: widzisz tylko sześć symboli. Twoje cyfry widzą wszyscy inni.
lesson-racks-1-wrong = Cyfry na tym stojaku widzisz, więc nie jest twój. Na twoim nie widać cyfr.
lesson-racks-2 = Obstawianie mówi coś o twoich cyfrach i przynosi punkty. Na koniec podajesz każdą cyfrę: prawidłowa daje punkty, błędna je odbiera. Wygrywa największa liczba punktów.

lesson-not-yours = Co nie jest twoje
lesson-not-yours-1 = Każdy symbol ma cyfry od 0 do 7, każdą raz. Ptak, którego cyfrę widzisz, nie jest więc twoim ptakiem. Wskaż trzy ptaki, które widzisz.
lesson-not-yours-1-right = Wszystkie trzy. To, co widać, arkusz skreśla sam.
lesson-not-yours-1-wrong = Ta płytka nic nie mówi o ptakach: ma inny symbol.
lesson-not-yours-2 = Iwo ma ptaka 1, Lena 0, a Marek 2. Jakie cyfry zostają dla twojego ptaka? Wybierz wszystkie.
lesson-not-yours-2-right = Zostaje pięć cyfr: 3, 4, 5, 6 i 7. Dalej pomogą już tylko odpowiedzi na twoje obstawianie.
lesson-not-yours-2-wrong = Ptaka { $what } widzisz na innym stojaku. Jest tylko jeden.

lesson-sums = Sumy trzech
lesson-sums-1 = Kości wskazują trzy twoje płytki; symbol, który wypadł dwa razy, liczy się podwójnie. Poćwicz na płytkach Iwa, bo je widzisz: ile dają razem jaguar, jaguar i człowiek?
lesson-sums-1-right = Dwa razy 6 za jaguara i 7 za człowieka: 19. Własnej sumy nie widzisz, więc ją obstawiasz.
lesson-sums-1-wrong = { $what } to nie jego suma. Jego jaguar to 6 i liczy się podwójnie, a człowiek to 7.
lesson-sums-2 = Teraz twoja suma: bierzesz koło i ustawiasz jego zakres. Szerokie koło częściej jest prawidłowe, ale daje mniej punktów. Weź koło o szerokości 10 i ustaw dowolny zakres.
lesson-sums-2-right = Twoje koło stoi i wszyscy je widzą. Gdy obstawią wszyscy, dowiesz się, czy suma jest w zakresie, wyższa czy niższa.
lesson-sums-2-wrong = Tak też wolno, ale to węższe koło. Tutaj weź koło o szerokości 10.

lesson-three-bears = Jedna odpowiedź, trzy niedźwiedzie
lesson-three-bears-1 = Na kościach trzy razy wypadł niedźwiedź. Zakres 9–18 był prawidłowy: trzy razy twój niedźwiedź to od 9 do 18. Skreśl na arkuszu każdego niedźwiedzia, który nie może być twój.
lesson-three-bears-1-right = Trzy razy 2 to tylko 6. Zostają 3 i 6: odpowiedź na jedno szerokie koło wystarczyła.
lesson-three-bears-1-wrong = { $what } może zostać: trzy razy { $what } mieści się w zakresie. Cofnij to skreślenie.

lesson-counting-stones = Liczenie płytek
lesson-counting-stones-1 = Twój wąż jest wymieniony, a nowego nie widzisz. Węże na innych stojakach i odrzucone nie są twoje. Jakie cyfry może mieć twój nowy wąż? Wybierz wszystkie.
lesson-counting-stones-1-right = 0, 2 i 3: wszystkie inne węże leżą gdzieś odkryte. Odrzucona płytka nie wraca do gry.
lesson-counting-stones-1-wrong = Wąż { $what } jest odkryty: na innym stojaku albo wśród odrzuconych. Spójrz jeszcze raz.

lesson-two-rows = Dwa wiersze razem
lesson-two-rows-1 = Po rundzie 2 niedźwiedź to 3 albo 6. W rundzie 3 suma ptaka, człowieka i niedźwiedzia jest niższa niż 10, a twój ptak to co najmniej 3. Skreśl na arkuszu cyfry człowieka, które już nie pasują.
lesson-two-rows-1-right = Ptak 3 i niedźwiedź 3 to razem 6, więc człowiek to najwyżej 3. Dwa wiersze razem mówią to, czego żaden nie mówi sam.
lesson-two-rows-1-wrong = { $what } może zostać: ptak 3, niedźwiedź 3 i człowiek { $what } dają mniej niż 10. Cofnij to skreślenie.

lesson-others-bets = Co mówi cudzy wybór
lesson-others-bets-1 = Każde koło jest tylko jedno. Iwo obstawia przed tobą. Wskaż koło, którego nie możesz już wziąć.
lesson-others-bets-1-right = Koła o szerokości 4 już nie ma. Ostatni na torze wybiera pierwszy, prowadzący na końcu.
lesson-others-bets-1-wrong = Tego koła nikt jeszcze nie wziął. Spójrz obok imienia Iwo.
lesson-others-bets-2 = Iwo też nie widzi własnych płytek: jego koło mówi, w co wierzy. Zakres zaczyna się od 14. W które sumy wierzy Iwo? Wybierz wszystkie.
lesson-others-bets-2-right = Od 14 do 17. Jego płytki widzisz, więc wiesz, czy ma rację i ile o sobie wie.
lesson-others-bets-2-wrong = { $what } nie należy do jego zakresu: to cztery sumy, od 14.

lesson-which-swap = Którą płytkę wymienić
lesson-which-swap-1 = Zakres był błędny, więc jedną płytkę trzeba wymienić. Przepada wszystko, co o niej wiesz. Oddaj tę, o której odpowiedzi mówiły najmniej.
lesson-which-swap-1-right = Prawidłowo: o tej płytce nie było żadnej odpowiedzi, więc nic nie tracisz. Nowa jest tak samo nieznana.
lesson-which-swap-1-worse = To kosztuje wiedzę: na koniec można liczyć na { $own } pkt, a po najlepszej wymianie na { $most }. Lepiej: { $best }. O tej płytce nie było żadnej odpowiedzi.

lesson-narrow-or-wide = Wąsko czy szeroko
lesson-narrow-or-wide-1 = Zostały trzy sumy: 8 w połowie przypadków, 10 w jednej trzeciej, a w pozostałych 7. Szerokość 1 daje 6 punktów, szerokość 3 daje 3, szerokość 4 daje 2. Jakie koło bierzesz?
lesson-narrow-or-wide-1-right = Połowa z 6 punktów to 3. Pewne 2 punkty to mniej. Gdy zostaje mało sum, opłaca się wąskie koło.
lesson-narrow-or-wide-1-worse = Średnio { $own } pkt, a można mieć { $most }. Pomnóż szansę przez punkty: które koło wychodzi najlepiej?

lesson-final-digits = Jedna, dwie czy trzy cyfry
lesson-final-digits-1 = Końcowe obstawianie: jedna cyfra daje 5 punktów, dwie 2, trzy 1, a błąd kosztuje 2. Twój ptak to w dwóch przypadkach na trzy 3, a inaczej 5. Obstaw ptaka.
lesson-final-digits-1-right = Średnio { $own } pkt: przy dwóch szansach na trzy jedna cyfra jest lepsza niż dwie.
lesson-final-digits-1-worse = Średnio { $own } pkt, a można mieć { $most }. Policz: 5 razy dwie trzecie minus 2 razy jedna trzecia.
lesson-final-digits-2 = Twój jaguar to 2, 3 albo 5, każda cyfra z tą samą szansą. Ile cyfr podajesz?
lesson-final-digits-2-right = Pewny punkt. Jedna cyfra z trzech równych dałaby średnio jedną trzecią punktu.
lesson-final-digits-2-worse = Średnio { $own } pkt, a można mieć { $most }. Przy trzech równych cyfrach podaj wszystkie trzy.
lesson-final-digits-3 = Twój kameleon może być tylko 2. Co obstawiasz?
lesson-final-digits-3-right = 5 punktów. Gdy cyfra jest pewna, wystarczy jedna.
lesson-final-digits-3-worse = { $own } pkt, a można mieć { $most }. Druga cyfra tylko zmniejsza wygraną.

### Lekcje gry Think Str8!.

lesson-cards = Cel gry i karty
lesson-cards-1 = Masz sześć kart, po jednej z każdego koloru, odwróconych przodem do innych. Oni je widzą, ty nie. Poznaj swoje liczby. Wskaż swoje karty.
lesson-cards-1-right = To twoje: widzisz tylko kolory. Liczby widzą wszyscy inni.
lesson-cards-1-wrong = Te karty widzisz, więc nie są twoje.

lesson-not-yours-cards = Co nie jest twoje
lesson-not-yours-cards-1 = Gdy graczy jest trzech, jeden stojak jest niczyj: jego karty też widzisz. Każdy kolor ma liczby od 0 do 7, każdą raz. Wskaż wszystkie czerwone karty, które widzisz.
lesson-not-yours-cards-1-right = Wszystkie trzy. To, co widać, arkusz skreśla sam.
lesson-not-yours-cards-1-wrong = Ta karta ma inny kolor: nic nie mówi o czerwonych.
lesson-not-yours-cards-2 = Jakie liczby zostają dla twojej czerwonej karty? Wybierz wszystkie.
lesson-not-yours-cards-2-right = Zostaje pięć: 0, 2, 4, 5 i 7. Rozróżnią je odpowiedzi na twoje żetony.
lesson-not-yours-cards-2-wrong = Czerwone { $what } widzisz na innym stojaku. Jest tylko jedno.

lesson-choose-token = Najpierw wybór, potem miejsce
lesson-choose-token-1 = Najpierw wszyscy po kolei wybierają żeton: wąskie dają więcej punktów. Na razie wiadomo mało: niebieski, zielony i fioletowy mogą dać od 5 do 20. Wybierz żeton, który da średnio około 1 punktu.
lesson-choose-token-1-right = Średnio { $own } pkt. Inni widzą, który żeton bierzesz.
lesson-choose-token-1-worse = Ten daje średnio { $own } pkt, a można mieć { $most }. Zbyt wąski rzadko obejmuje sumę, zbyt szeroki daje za mało.
lesson-choose-token-2 = Potem wszyscy naraz kładą żetony, tak by inni nie widzieli. Twój obejmuje 5 sum. Najbardziej prawdopodobne są od 11 do 15. Połóż go.
lesson-choose-token-2-right = Szansa { NUMBER($own, style: "percent", maximumFractionDigits: 0) }. Gdy wszyscy położą żetony, odsłania się je i na nie odpowiada.
lesson-choose-token-2-worse = Tylko { NUMBER($own, style: "percent", maximumFractionDigits: 0) }, a można mieć { NUMBER($most, style: "percent", maximumFractionDigits: 0) }. Przykryj środek: tam prowadzi najwięcej sposobów.

lesson-token-read = Połóż i odczytaj
lesson-token-read-1 = W rundzie 2 twój żeton leżał na 12–16, a odpowiedź brzmiała: wyższa. Jakie sumy zostają dla niebieskiego, zielonego i fioletowego? Wybierz wszystkie.
lesson-token-read-1-right = Od 17 do 21. Arkusz ma taki wiersz dla każdej rundy.
lesson-token-read-1-wrong = { $what } nie jest wyższe niż 16.

lesson-sums-pile-up = Gdzie sum jest najwięcej
lesson-sums-pile-up-1 = Niebieski, zielony i żółty mogą dać od 10 do 16, ale nie z tą samą szansą: 13 w co czwartym przypadku, 14 w 21%, 12 w 19%. Połóż żeton o szerokości 3.
lesson-sums-pile-up-1-right = 12–14 obejmuje { NUMBER($own, style: "percent", maximumFractionDigits: 0) } przypadków: przy tej szerokości nie da się więcej.
lesson-sums-pile-up-1-worse = To obejmuje { NUMBER($own, style: "percent", maximumFractionDigits: 0) } przypadków, a najlepsze miejsce { NUMBER($most, style: "percent", maximumFractionDigits: 0) }. Umieść 13 w środku.

lesson-certain-card = Pewna karta pomaga podwójnie
lesson-certain-card-1 = Twoja fioletowa karta jest pewna: 7. W rundzie 7 niebieski, zielony i fioletowy dały dokładnie 18, więc niebieski i zielony to razem 11. Skreśl na arkuszu zielone liczby, które już nie pasują.
lesson-certain-card-1-right = Niebieski to najwyżej 6, więc zielony to co najmniej 5. Gdy jedna karta jest znana, wiersz o trzech mówi o dwóch.
lesson-certain-card-1-wrong = { $what } może zostać: jest jeszcze niebieska liczba, która da z nią 11. Cofnij to skreślenie.

lesson-others-tokens = Co mówi cudzy żeton
lesson-others-tokens-1 = Wszyscy już wybrali, a żetony widzi każdy. Wąski mówi: znam tę sumę. Wskaż wszystkie wzięte żetony.
lesson-others-tokens-1-right = Ty masz najwęższy, Iwo i Lena dwa najszersze: oni jeszcze nic nie wiedzą. Każdy żeton jest tylko jeden.
lesson-others-tokens-1-wrong = Tego żetonu nikt nie wziął. Spójrz na stojaki.

lesson-final-guesses = Końcowe przypuszczenia
lesson-final-guesses-1 = Na koniec jedna liczba daje 5 punktów, dwie 2, trzy 1, a błąd kosztuje 2. Twoja niebieska karta to w trzech przypadkach na cztery 4, a inaczej 5. Co podajesz?
lesson-final-guesses-1-right = Średnio { $own } pkt. Jedna liczba opłaca się przy szansie trochę większej niż połowa.
lesson-final-guesses-1-worse = Średnio { $own } pkt, a można mieć { $most }. Policz: 5 razy trzy czwarte minus 2 razy jedna czwarta.
lesson-final-guesses-2 = Twoja szara karta to 2, 6 albo 7, każda liczba z tą samą szansą. Co podajesz?
lesson-final-guesses-2-right = Pewny punkt: przy trzech równych liczbach podaj wszystkie trzy.
lesson-final-guesses-2-worse = Średnio { $own } pkt, a można mieć { $most }. Jedna liczba byłaby błędna w dwóch przypadkach na trzy.

# Cała gra Zaginiony kod

coach-goal-lost-code = Twoje sześć płytek widzą wszyscy oprócz ciebie. Poznaj swoje cyfry: obstawianie mówi o nich i daje punkty, a na koniec podajesz każdą cyfrę. Każdy dozwolony ruch jest dobry; odzywam się, gdy to ważne.
coach-bet = Obstawiasz: kości wskazują trzy twoje płytki. Ile wynosi ich suma? Weź koło i ustaw zakres. Szerokie koła częściej są prawidłowe, wąskie dają więcej punktów.
coach-swap = Zakres był błędny: to też coś mówi, ale jedną płytkę trzeba wymienić. Przepada wszystko, co o niej wiesz. Wymień płytkę, o której wiesz mało.
coach-turn = Kości należą do ciebie: możesz obrócić jedną na inny symbol albo zostawić je tak, jak są. Wybierz symbole, o których chcesz się czegoś dowiedzieć.
coach-final = Końcowe obstawianie. Dla każdego symbolu podajesz do trzech cyfr: jedna prawidłowa daje 5 punktów, jedna z dwóch 2, jedna z trzech 1. Błąd kosztuje 2, tak samo jak puste pole.
coach-round-lost-code = { $codes ->
    [one] Runda { $round } z { $rounds }. Możesz już znać cały swój kod: został tylko jeden.
    [few] Runda { $round } z { $rounds }. Twoje mogą być jeszcze { $codes } kody.
   *[other] Runda { $round } z { $rounds }. Twoich może być jeszcze { $codes } kodów.
    }
coach-last-lost-code = Ostatnia runda. Po niej jest końcowe obstawianie, więc wszystko, czego się teraz dowiesz, od razu się liczy.
coach-few-lost-code = { $codes ->
    [few] Zostały tylko { $codes } kody. Możliwych sum jest teraz mało: opłacają się wąskie koła.
   *[other] Zostało tylko { $codes } kodów. Możliwych sum jest teraz mało: opłacają się wąskie koła.
    }
coach-end-lost-code = To była cała gra: punkty za koła i za końcowe obstawianie dają razem wynik.

# Cała gra Think Str8!

coach-goal-think-str8 = Twoje sześć kart widzą wszyscy oprócz ciebie. Poznaj swoje liczby: żetony mówią o nich i dają punkty, a na koniec podajesz każdą liczbę. Każdy dozwolony ruch jest dobry; odzywam się, gdy to ważne.
coach-choose = Kości wskazują trzy twoje karty. Najpierw wszyscy po kolei wybierają żeton: wąskie dają więcej punktów, szerokie częściej są prawidłowe.
coach-place = Teraz połóż żeton na sumach, w które wierzysz. Nikt go nie zobaczy, dopóki nie położą wszyscy.
coach-swap-card = Żeton był błędny: to też coś mówi, ale jedną kartę trzeba wymienić. Przepada wszystko, co o niej wiesz. Wymień kartę, o której wiesz mało.
coach-turn-cards = Kości należą do ciebie: możesz obrócić jedną na inny kolor albo zostawić je tak, jak są. Wybierz kolory, o których chcesz się czegoś dowiedzieć.
coach-final-cards = Końcowe obstawianie. Dla każdego koloru podajesz do trzech liczb: jedna prawidłowa daje 5 punktów, jedna z dwóch 2, jedna z trzech 1. Błąd kosztuje 2, tak samo jak puste pole.
coach-round-think-str8 = { $codes ->
    [one] Runda { $round } z { $rounds }. Możesz już znać wszystkie swoje karty: został tylko jeden kod.
    [few] Runda { $round } z { $rounds }. Twoje mogą być jeszcze { $codes } kody.
   *[other] Runda { $round } z { $rounds }. Twoich może być jeszcze { $codes } kodów.
    }
coach-last-think-str8 = Ostatnia runda. Po niej jest końcowe obstawianie, więc wszystko, czego się teraz dowiesz, od razu się liczy.
coach-few-think-str8 = { $codes ->
    [few] Zostały tylko { $codes } kody. Możliwych sum jest teraz mało: opłacają się wąskie żetony.
   *[other] Zostało tylko { $codes } kodów. Możliwych sum jest teraz mało: opłacają się wąskie żetony.
    }
coach-end-think-str8 = To była cała gra: punkty za żetony i za końcowe obstawianie dają razem wynik.
