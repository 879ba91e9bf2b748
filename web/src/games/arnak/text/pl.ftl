# Słowa stołu Arnak, których potrzebuje tylko strona.

# Znaki: co mówi czytnikowi rząd symboli
page-moment = runda { $number }
page-sign-or = albo
page-sign-to = w zamian:
page-sign-less = mniej o: { $what }
page-some-card = { $n ->
    [one] dobierz { $n } kartę
    [few] dobierz { $n } karty
   *[many] dobierz { $n } kart
    }
page-some-card-away = { $n ->
    [one] odłóż { $n } kartę
    [few] odłóż { $n } karty
   *[many] odłóż { $n } kart
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
page-some-notebook = badania brulionem
page-some-pass = spasuj
page-some-point = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
    }

# Koniec: skąd są punkty i jak powstały
page-rival = Przeciwnik
page-end-ahead = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
    }, { $ahead ->
    [0] tyle samo co { $name }
   *[other] przewaga nad następną osobą ({ $who ->
        [you] ty
       *[other] { $name }
    }): { $ahead }
    }
page-end-tie-temple = Remis w punktach: wyżej jest ten, kto wcześniej dotarł do świątyni (AR 11.2).
page-end-tie-research = Remis w punktach i nikt z remisujących nie jest w świątyni: decydują punkty za badania (AR 11.2).
page-end-tie-shared = Remis w punktach i tyle samo za badania: zwycięstwo jest wspólne (AR 11.2).
page-end-where = Skąd są punkty
page-end-without-fear = te same kolory co obok; bez Strachu
page-end-rounds = Punkty na koniec każdej rundy
page-end-together = Suma
page-solo-own = Twoje partie z przeciwnikiem
page-solo-rival = strona, trudność
page-solo-games = partie
page-solo-won = wygrane
page-solo-best = najwięcej punktów
page-end-place = { $n }. miejsce
page-end-research = Badania
page-end-temple = Kafelki świątyni
page-end-idols-row = Bożki i pola bożków
page-end-guardians = Strażnicy
page-end-cards = Przedmioty i artefakty
page-end-fear = Strach
page-end-none = brak
page-end-glass = lupa, rząd { $row }: { $points }
page-end-glass-temple = lupa w świątyni: { $points }
page-end-notebook = brulion, rząd { $row }: { $points }
page-end-tiles = { $n ->
    [one] { $n } kafelek
    [few] { $n } kafelki
   *[many] { $n } kafelków
    }
page-end-idols = { $n ->
    [one] { $n } bożek
    [few] { $n } bożki
   *[many] { $n } bożków
    }, puste pola: { $points }
page-end-rival-idols = odkryte: { $n }, kopie: { $copies }
page-end-overcome = ujarzmieni: { $n }
page-end-items = { $n ->
    [one] { $n } przedmiot
    [few] { $n } przedmioty
   *[many] { $n } przedmiotów
    }
page-end-artifacts = { $n ->
    [one] { $n } artefakt
    [few] { $n } artefakty
   *[many] { $n } artefaktów
    }
page-end-fear-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
    }
page-end-fear-tiles = { $n ->
    [one] { $n } kafelek strachu
    [few] { $n } kafelki strachu
   *[many] { $n } kafelków strachu
    }

# Stół, góra i miejsca
page-side-bird = Świątynia Ptaka
page-side-snake = Świątynia Węża
page-round = Runda { $round } z { $rounds }
page-after-round = po rundzie { $round }
page-place-island = Wyspa
page-place-research = Badania
page-place-row = Rząd kart
page-place-board = Planszetka
page-place-others = Inni

# Wyspa
page-island = Wyspa
page-level-one = poziom I
page-level-two = poziom II
page-guardians = strażnicy
page-fear = Strach
page-exiled = usunięte
page-undiscovered = Jeszcze nieodkryte; koszt odkrycia w kompasach: { $n }.
page-space = { $site }, pole { $n }
page-space-taken = { $space }: zajęte ({ $who })
page-space-blocked = { $space }: zablokowane
page-guardian = Strażnik { $guardian }. Koszt: { $cost }. Przysługa: { $boon }

# Rząd kart
page-row = Rząd kart
page-staff = Księżycowe berło
page-deck-artifact = Talia artefaktów: { $n }
page-deck-item = Talia przedmiotów: { $n }

# Własna planszetka
page-own-board = Twoja planszetka
page-at-home = dostępni
page-at-home-count = Archeolodzy na planszetce: { $n } z { $of }
page-ready = do użycia
page-used = wyczerpano
page-no-assistant = brak asystenta
page-ally = Strażnik { $guardian }. Przysługa{ $is ->
    [used] {" "}(użyta)
   *[there] {""}
    }: { $boon }
page-crates = Bożki na skrzyniach: { $n }
page-slot-full = Pole { $n }: bożek
page-slot-free = Pole { $n }: puste, warte { $points }
page-slot-effect = Bożek na pole: { $effect }

# Ręka i obszar gry
page-hand = Twoja ręka, karty: { $n }
page-hand-short = ręka
page-hand-up = Rozwiń karty
page-hand-down = Zwiń karty
page-hand-empty = Brak kart na ręce
page-own-deck = Twoja talia, karty: { $n }
page-deck = talia
page-play-area = obszar gry
page-free = darmowa
page-keep = zatrzymaj
page-lay-away = odłóż
page-keep-these = Zatrzymaj te
page-which-keep = Które karty zatrzymujesz?
page-which-keep-why = Odłożone karty trafią pod talię; zatrzymane zostają na ręce na następną rundę.

# Pasek tury
page-main-actions = Akcje główne
page-main-count = { $what }: { $n }
page-main-dig = wykopaliska
page-main-discover = odkrycie
page-main-overcome = ujarzmienie
page-main-buy = zakup
page-main-play = karta
page-main-research = badania
page-icons-left = do użycia w tej turze
page-do-step = Wykonaj krok 1
page-pass = Spasuj
page-really-pass = Na pewno pasujesz?
page-has-passed = Pas: zakończ turę albo wykonaj jeszcze akcje darmowe.
page-end-turn = Zakończ turę
page-chip-locked = Ujawniono coś nowego: tego nie da się cofnąć
page-chip-back = Cofnij odtąd
page-chip-play = { $what }
page-chip-buy = Zakup: { $what }
page-chip-piece = { $what }
page-chip-dig = Wykopaliska: { $what }
page-chip-discover = Odkrycie: { $what }
page-chip-overcome = Ujarzmienie: { $what }
page-chip-research = { CAPITAL($token) }: { $what }
page-chip-claim = Kafelek świątyni
page-chip-slot = Bożek na pole
page-chip-other = Odpowiedź

# Panel tury i płacenie
page-comes-to-light = To coś ujawni: poprzednich ruchów nie da się już potem cofnąć.
page-cancel = Anuluj
page-do-it = Zatwierdź
page-or-first = albo najpierw akcja darmowa
page-or-first-some = albo najpierw jedna z akcji darmowych ({ $n })
page-choose-on-table = Wybierz na stole coś zaznaczonego na zielono.
page-announce = Karty: { $n }
page-gives = daje
page-to-pay = do zapłaty: { $what }
page-buy-plane = samolot za monety
page-pays-instead = zamiast wybranego
page-instead-of = zamiast
page-instead-of-effect = zamiast jej efektu
page-only-once = tylko raz
page-until-round = wyczerpano do końca rundy
page-leaves = zostaje
page-discount = pokryte zniżką
page-which-left = Które symbole podróży zostają na tę turę?
page-nothing-left = żadne
page-ways-left = Sposoby zapłaty: { $n } z { $of }
page-do-pay = Zapłać
page-do-not-pay = Nie płać
page-pay-dig = Zapłać i prowadź wykopaliska
page-pay-discover = Zapłać i odkryj
page-pay-overcome = Zapłać i ujarzmij

# Inni gracze
page-whole-board = { $who }, punkty: { $n }. Otwórz całą planszetkę
page-passed = pas
page-next-arrow = { $arrow ->
    [left] Następna strzałka: w lewo
    [right] Następna strzałka: w prawo
   *[none] {""}
    }
page-tiles-left = zostało: { $n }
page-fact-coin = monety
page-fact-compass = kompasy
page-fact-tablet = tabliczki
page-fact-arrowhead = groty
page-fact-jewel = klejnoty
page-fact-hand = karty na ręce
page-fact-deck = karty w talii
page-fact-home = archeolodzy na planszetce
page-fact-guardians = ujarzmieni strażnicy
page-fact-idols = bożki
page-fact-slots = zajęte pola
page-fact-glass = rząd lupy
page-fact-notebook = rząd brulionu
page-fact-out = archeolodzy na stanowiskach
page-fact-cards = zabrane karty

# Badania
page-research = Badania i świątynia
page-start = początek
page-bonus-tiles = kafelki nagród
page-supply = Dostępni asystenci
page-empty = pusto
page-row-gives = Rząd { $row }, { $token }: { $effect } Punkty: { $points }
page-stack = Kafelek świątyni: { $stack }, zostało: { $n }
page-track-space = { CAPITAL($space) }: { $price }{ $n ->
    [0] {""}
   *[other] . { $tiles }
    }

# Szczegóły elementu
page-detail-basic = Karta podstawowa, { $where ->
    [hand] na ręce
    [play] w obszarze gry
   *[other] poza grą
    }
page-detail-fear = Powrót ze Strachem
page-detail-item = Przedmiot { $where ->
    [row] w rzędzie, miejsce { $place }
    [hand] na ręce
    [play] w obszarze gry
    [exiled] usunięty
    [aside] oglądany
   *[other] odsłonięty
    }
page-detail-artifact = Artefakt { $where ->
    [row] w rzędzie, miejsce { $place }
    [hand] na ręce
    [play] w obszarze gry
    [exiled] usunięty
    [aside] oglądany
   *[other] odsłonięty
    }
page-detail-costs = Koszt
page-detail-worth = Wartość
page-detail-travel = Podróż
page-detail-from-hand = Z ręki
page-detail-timing = { $timing ->
    [free] akcja darmowa
    [none] bez efektu
   *[main] akcja główna
    }
page-detail-fear-tile = W twoim obszarze gry
page-detail-fear-tile-text = Zostaje w twoim obszarze gry, dopóki coś go nie usunie.
page-detail-space = { $n ->
    [0] Podróż
   *[other] Pole { $n }
    }
page-detail-discover = Odkrycie
page-detail-idol = Odkryty bożek
page-detail-hidden = Zakryty
page-detail-site = { $level ->
    [0] Stanowisko obozowe
    [1] Stanowisko poziomu I, { $is ->
        [hidden] jeszcze nieodkryte
       *[open] odkryte
    }
   *[2] Stanowisko poziomu II, { $is ->
        [hidden] jeszcze nieodkryte
       *[open] odkryte
    }
    }
page-detail-undiscovered = Kto je odkryje, bierze { $level ->
    [1] bożka
   *[2] oba bożki
    }, odsłania kafelek stanowiska i rozpatruje jego efekt, a na końcu budzi się strażnik. Odkryty bożek: { $effect }
page-detail-guardian-at = Strażnik, { $site }
page-detail-guardian-of = Ujarzmiony ({ $who }){ $is ->
    [ready] , przysługa jeszcze do użycia
    [used] , przysługa użyta
   *[none] {""}
    }
page-detail-overcome = Ujarzmienie
page-detail-boon = Przysługa, raz
page-detail-guardian-text = Koszt ujarzmienia: { $cost }. Przysługa: { $boon }
page-detail-assistant = { $where ->
    [board] Asystent ({ $who }), { $is ->
        [used] wyczerpany
       *[ready] przygotowany
    }
    [supply] Asystent do zatrudnienia
    [rescue] Asystent na polu ratunku
   *[away] Asystent
    }
page-detail-silver = srebrna
page-detail-gold = złota
page-detail-row = { $effect } Punkty na koniec gry: { $points }.
page-detail-track = Badania, rząd { $row }{ $rescue ->
    [yes] , pole ratunku
   *[no] {""}
    }
page-detail-bridge = Most
page-detail-tile = Kafelek nagrody naukowej
page-detail-rescue = Asystenci tutaj
page-detail-tile-text = Kto dotrze pierwszy, bierze kafelek nagrody: { $effect }
page-detail-left = Zostało
page-detail-arrival = { $n ->
    [1] Pierwsze
    [2] Drugie
    [3] Trzecie
   *[4] Czwarte
    } miejsce w świątyni
page-detail-stack = Kafelki świątyni
page-detail-stack-text = Gdy twoja lupa jest w świątyni, akcja badań kupuje jeden kafelek.
page-detail-temple = Szczyt toru badań
page-detail-temple-text = Punkty według kolejności dotarcia: { $places }. Kto dotrze, bierze jeden z kafelków nagród świątyni.
page-detail-bonus = Kafelek nagrody{ $has ->
    [no] {""}
   *[yes] , { $space }
    }
page-detail-slot = Efekt umieszczenia bożka na polu
page-detail-idol-kind = Bożek
page-detail-deck = Talia
page-detail-cards = Karty
page-detail-own-deck = Od góry do dołu; karty, których kolejność jest nieznana, wymieniono razem.
page-detail-may-come = Co zostało w stosie (kolejność nieznana):
page-detail-resource = Zasób
page-detail-rules = Zasady
page-detail-more-rules = Więcej:
page-detail-others = W innych językach
page-detail-now = teraz
page-detail-guards = strzeże stanowiska, ale nie przeszkadza w wykopaliskach
page-detail-overcome-for = ujarzmienie
page-detail-boon-once = przysługa, raz
page-detail-worth-low = wartość
page-detail-before = Poprzedni element
page-detail-after = Następny element

# Podgląd elementu
page-preview-costs = koszt
page-preview-pay-with = zapłata
page-preview-gives = daje
page-preview-leaves = zostaje
page-preview-nothing = nic
page-preview-lock = To coś ujawni: nie da się tego cofnąć.
page-preview-lack = { $have } z { $need }
page-preview-home = { $n ->
    [0] nikogo na planszetce
   *[other] na planszetce: { $n }
    }

# Co się działo
page-rival-why-round = W rundzie { $round } ten kafelek nic nie robi (AR 13.10).
page-rival-why-dig = Na żadnym stanowisku, które to daje, nie ma wolnego pola (AR 13.5).
page-rival-why-discover = Nie ma już nieodkrytego stanowiska tego poziomu (AR 13.6).
page-rival-why-item = W rzędzie nie ma przedmiotu (AR 13.9).
page-rival-why-artifact = W rzędzie nie ma artefaktu (AR 13.9).
page-rival-why-overcome = Nie ma archeologa przy żadnym strażniku, więc prowadzi badania (AR 13.8).
page-whole-log = Cały dziennik
page-log-round = Runda { $round }
page-log-setup = Przygotowanie
page-log-between = Między turami
page-log-replay = Zobacz w powtórce

# Cała plansza innej osoby
page-whole-points = Punkty: { $n }
page-whole-play = Obszar gry
page-whole-unseen = Na ręce ({ $hand }) i w talii ({ $deck })
page-whole-used = Kafelki użyte w tej rundzie
page-whole-left = Pozostałe kafelki (kolejność nieznana)

# Klawisze
page-key-numbers = odpowiedź w panelu; źródło zapłaty
page-key-enter = zatwierdź: zapłać, potwierdź
page-key-escape = krok wstecz
page-key-end = zakończ turę
page-key-pass = spasuj (z potwierdzeniem)
page-key-sites = pokaż tylko wykopaliska, odkrycia, strażników
page-key-cards = pokaż tylko zakupy, karty, badania
page-key-detail = cały opis elementu
page-key-tab = do następnego obszaru; strzałki wewnątrz
page-key-green = tylko to, co można zrobić

# Hints
