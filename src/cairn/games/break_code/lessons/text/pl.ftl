### Lekcje gry Złam ten Kod.

lesson-hand = Płytki po kolei
lesson-hand-1 = Płytek jest dwadzieścia: od 0 do 9 czarne i białe, tylko obie piątki są zielone. Stoją po kolei; z dwóch równych czarna jest po lewej. Wybierz swoje płytki od lewej do prawej.
lesson-hand-1-right = Po kolei. Płytki Iwa stoją za zasłonką tak samo, na miejscach od a do e.
lesson-hand-1-wrong = { $what } nie jest następna. Idź cyfra po cyfrze; z dwóch równych pierwsza jest czarna.
lesson-hand-2 = Pięć płytek Iwa to kod, którego szukasz; on szuka twojego. W swojej turze zadajesz pytanie z odkrytej karty albo odgadujesz kod.

lesson-where = Gdzie są twoje trójki?
lesson-where-1 = Pytanie brzmiało: gdzie są trójki Iwa? Odpowiedź: c. Na którym miejscu na pewno stoi 3?
lesson-where-1-right = Na c i nigdzie indziej. Płytki stoją po kolei, więc a i b to najwyżej 3, a d i e więcej.
lesson-where-1-wrong = Nie { $what }: Iwo wskazuje c, a wskazuje każdą trójkę, którą ma.

lesson-counting = Liczenie
lesson-counting-1 = Cztery z pięciu płytek Iwa są białe. Ile z nich jest czarnych lub zielonych?
lesson-counting-1-right = Jedna: odpowiedź o jednym kolorze mówi też o pozostałych.
lesson-counting-1-wrong = { $what } i cztery białe to nie razem pięć płytek.

lesson-sums-of-tiles = Sumy
lesson-sums-of-tiles-1 = Suma czarnych płytek Iwa to 0, a czarne 0 masz ty. Których płytek Iwo nie może mieć? Skreśl je na arkuszu, jedną po drugiej.
lesson-sums-of-tiles-1-right = Iwo nie ma żadnej czarnej płytki: każda dałaby sumę wyższą niż 0.
lesson-sums-of-tiles-1-wrong = { $what } może zostać: suma dotyczy tylko czarnych płytek. Cofnij to skreślenie.

lesson-neighbours = Sąsiednie płytki
lesson-neighbours-1 = Na miejscu a stoi 0. Pytanie brzmiało: które sąsiednie płytki mają kolejne cyfry? Odpowiedź: a b oraz d e. Jakie cyfry mogą stać na b?
lesson-neighbours-1-right = Kolejna cyfra jest o jeden większa: po 0 stoi 1. A c nie jest kolejne po b, więc to nie 2.
lesson-neighbours-1-wrong = { $what } nie jest kolejną cyfrą po 0 na miejscu a.

lesson-above = Większe niż 4?
lesson-above-1 = Pytanie brzmiało: czy płytka Iwa na miejscu c jest większa niż 4? Tak. Wszystkie na prawo od niej są co najmniej tak duże. Jakie cyfry mogą stać na d? Wybierz wszystkie.
lesson-above-1-right = Od 5 do 8. Nie 9: na e też musiałoby stać 9, a białe 9 masz ty.
lesson-above-1-wrong = Nie { $what }: na c stoi co najmniej 5, d jest po c, a e po d.

lesson-ends = Skrajne płytki
lesson-ends-1 = Iwo nie ma czarnych płytek, a trzy jego płytki od lewej dają sumę 4. Jest tylko jeden sposób. Wybierz płytki na a, b i c, w tej kolejności.
lesson-ends-1-right = 0, 1 i 3: trzy różne białe cyfry o sumie 4. Żadne inne trzy nie pasują.
lesson-ends-1-wrong = { $what } tu nie pasuje: mają to być trzy różne białe cyfry, rosnąco, o sumie 4.

lesson-which-question = Które pytanie?
lesson-which-question-1 = Zostało 11 kodów. Dobre pytanie dzieli je na wiele małych grup, bez względu na odpowiedź. Zadaj najlepsze z sześciu.
lesson-which-question-1-right = Świetnie: średnio daje { $own } bitu. Z każdym bitem odpada połowa kodów.
lesson-which-question-1-wrong = Jeszcze nie: pasuje 11 kodów, a tutaj trzeba zadać pytanie.
lesson-which-question-1-worse = To daje średnio { $own } bitu, a najlepsze pytanie { $most }. Na które pytanie może być najwięcej różnych odpowiedzi?

lesson-two-fives = Dwie piątki
lesson-two-fives-1 = Do płytek Iwa pasują trzy kody. Czy są tak samo prawdopodobne? Policz, na ile sposobów można rozdać każdy z nich, i wybierz ten, który warto podać.
lesson-two-fives-1-right = 50%. Zielone piątki są dwie, każda inna płytka jest jedna: kod z jedną piątką liczy się podwójnie.
lesson-two-fives-1-wrong = 25%. Każda z tych płytek jest tylko jedna, więc taki kod można rozdać na jeden sposób. Inny kod ma dwa sposoby.

lesson-ask-or-guess = Pytać czy odgadywać
lesson-ask-or-guess-1 = Zostały trzy kody; jeden ma szansę 50%. Gdy graczy jest dwóch, błędna próba kosztuje tylko turę. Iwo ma jeszcze 16 kodów. Zadać pytanie czy odgadywać?
lesson-ask-or-guess-1-right = Tak jest: odgadując teraz, wygrywa się { NUMBER($own, style: "percent") } takich gier. Żadna z tych kart nie rozróżni trzech kodów.
lesson-ask-or-guess-1-worse = Tak wygrywa się { NUMBER($own, style: "percent") } takich gier, a z najlepszym wyborem { NUMBER($most, style: "percent") }. Żadna karta nie rozróżni tu trzech kodów, a próba odgadnięcia mówi tyle samo.

lesson-centre = Kod na środku
lesson-centre-1 = Gdy graczy jest trzech, kod leży na środku. Płytki graczy to wskazówki, a odgadywać można tylko raz w całej grze. Zostały cztery kody. Na którym miejscu płytka jest już pewna?
lesson-centre-1-right = Na a: tam wszystkie cztery kody są zgodne.
lesson-centre-1-wrong = Na { $what } możliwe są jeszcze dwie różne płytki.
lesson-centre-2 = Która to płytka?
lesson-centre-2-right = Biała 1. Zapisuj to, co pewne, i pytaj o resztę: błędna próba kończy dla ciebie grę.
lesson-centre-2-wrong = Nie { $what }: porównaj swoje płytki z odpowiedziami innych.

# Cała gra

coach-goal-break-the-code = Wygrywa ten, kto pierwszy poda pięć płytek drugiego gracza: ty szukasz płytek Iwa, on twoich. Tura to pytanie albo odgadywanie. Każdy dozwolony ruch jest dobry; odzywam się, gdy to ważne.
coach-ask = Zadaj pytanie z odkrytej karty. Dobre dzieli to, co Iwo może mieć, na wiele małych grup, bez względu na odpowiedź.
coach-guess = Zamiast pytać, możesz odgadywać. We dwoje błąd kosztuje tylko turę. Odgaduj, gdy masz pewność albo gdy żadne pytanie już nie pomaga.
coach-name = Podawaj płytki od lewej do prawej: najpierw mniejsze cyfry, a z dwóch równych najpierw czarna.
coach-few-break-the-code = { $codes ->
    [few] Zostały tylko { $codes } kody. Porównuj odtąd: czy pytanie powie więcej niż odgadywanie?
   *[other] Zostało tylko { $codes } kodów. Porównuj odtąd: czy pytanie powie więcej niż odgadywanie?
    }
coach-end-break-the-code = To była cała gra. Wygrywa ten, kto pierwszy poda płytki drugiego gracza; punktów się nie liczy.
