# Zaginiona wyspa Arnak. Z tych komunikatów powstają efekty; każdy jest środkiem zdania.

title = Zaginiona wyspa Arnak

# Tyle a tyle czegoś, w bierniku
some-coin = { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[many] { $n } monet
    }
some-compass = { $n ->
    [one] { $n } kompas
    [few] { $n } kompasy
   *[many] { $n } kompasów
    }
some-tablet = { $n ->
    [one] { $n } tabliczkę
    [few] { $n } tabliczki
   *[many] { $n } tabliczek
    }
some-arrowhead = { $n ->
    [one] { $n } grot strzały
    [few] { $n } groty strzał
   *[many] { $n } grotów strzał
    }
some-jewel = { $n ->
    [one] { $n } klejnot
    [few] { $n } klejnoty
   *[many] { $n } klejnotów
    }
some-boot = { $n ->
    [one] { $n } but
    [few] { $n } buty
   *[many] { $n } butów
    }
some-car = { $n ->
    [one] { $n } samochód
    [few] { $n } samochody
   *[many] { $n } samochodów
    }
some-ship = { $n ->
    [one] { $n } statek
    [few] { $n } statki
   *[many] { $n } statków
    }
some-plane = { $n ->
    [one] { $n } samolot
    [few] { $n } samoloty
   *[many] { $n } samolotów
    }
some-card = { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
    }
some-hand-card = { $n ->
    [one] { $n } kartę z ręki
    [few] { $n } karty z ręki
   *[many] { $n } kart z ręki
    }

or = albo
and = i

# Elementy
card-without-effect = bez efektu
card-free = akcja darmowa: { $effect }
card-passing = albo spasuj: { $effect }
card-exiles-itself = usuń tę kartę
slot-price = zapłać { $price }: { $effect }

# Kroki
effect-gain = weź { $what }
effect-fear = weź kartę Strachu
effect-gain-each = weź { $what } za { $each ->
    [guardian] każdego strażnika na zajmowanym przez ciebie stanowisku i każdego ujarzmionego
    [idol] każdego swojego bożka
   *[archaeologist] każdego swojego archeologa na stanowisku
    }, najwyżej { $most }
effect-draw = dobierz { $cards }{ $end ->
    [bottom] {" "}ze spodu talii
   *[top] {""}
    }
effect-discard = odłóż kartę z ręki do obszaru gry
effect-exile = możesz usunąć kartę
effect-trade = możesz wymienić tabliczkę na grot strzały albo grot strzały na klejnot
effect-refresh = { $n ->
    [one] możesz przygotować asystenta
    [few] możesz przygotować { $n } asystentów
   *[many] możesz przygotować { $n } asystentów
    }
effect-pay = możesz zapłacić { $price }: { $then }
effect-choose = { $n ->
    [one] { $options }
    [few] { $n } różne spośród: { $options }
   *[many] { $n } różnych spośród: { $options }
    }
effect-travel = użyj w tej turze: { $what }
effect-send = możesz prowadzić wykopaliska lub odkryć stanowisko
effect-off-travel = zniżka na podróż: { $what }
effect-off-discovery = zniżka na odkrycie: { $what }
effect-send-camp = możesz prowadzić wykopaliska na stanowisku obozowym bez kosztu podróży i aktywować je do { $n } razy
effect-activate = aktywuj { $occupied ->
    [own] stanowisko, które zajmujesz
    [nobody] niezajęte stanowisko obozowe
   *[any] { $levels ->
        [one] stanowisko poziomu I
       *[camp] { $n ->
            [one] stanowisko obozowe
            [few] { $n } różne stanowiska obozowe
           *[many] { $n } różnych stanowisk obozowych
        }
    }
    }
effect-surcharge = za stanowisko poziomu II zapłać { $price }
effect-activate-top = aktywuj kafelek z wierzchu stosu poziomu { $level }
effect-relocate = przemieść archeologa na { $levels ->
    [camp] stanowisko obozowe
   *[camp-one] stanowisko obozowe lub poziomu I
    } i aktywuj je
effect-overcome = { $where ->
    [anywhere] możesz ujarzmić strażnika na stanowisku bez innych graczy
   *[own] możesz ujarzmić strażnika na zajmowanym stanowisku bez opłacania kosztu
    }
effect-buy = możesz kupić { $kinds ->
    [item] przedmiot
    [artifact] artefakt
   *[item-artifact] przedmiot lub artefakt
    } ze zniżką { $discount }{ $turned ->
    [yes] , także kartę z wierzchu talii
   *[no] {""}
    }
effect-gain-item = weź przedmiot z rzędu { $to ->
    [hand] na rękę
    [top] na wierzch talii
   *[bottom] na spód talii
    }
effect-gain-artifact = weź artefakt z rzędu
effect-research = { $how ->
    [notebook-free] możesz przeprowadzić badania brulionem bez płacenia
    [discount] możesz przeprowadzić badania ze zniżką: { $discount }
   *[plain] możesz przeprowadzić badania
    }
effect-use-offered = możesz użyć { $side ->
    [gold] złotej
   *[silver] srebrnej
    } strony asystenta z planszy zasobów
effect-exchange-assistant = wymień asystenta na innego z planszy zasobów; przychodzi przygotowany, tą samą stroną do góry
effect-recruit = zatrudnij asystenta
effect-promote = awansuj asystenta na złotą stronę, przygotowanego
effect-rescue = uratuj asystenta, wyczerpanego
effect-return-home = zabierz archeologa na planszetkę
effect-all-planes = do końca rundy każdy twój symbol podróży to samolot
effect-no-guardian-fear = na koniec tej rundy strażnicy nie przynoszą ci Strachu
effect-move-guardian = przesuń strażnika z zajmowanego stanowiska na niezajęte stanowisko obozowe lub poziomu I i aktywuj je
effect-return-idol = zabierz bożka z pola na skrzynie
effect-exile-row-item = usuń skrajny prawy przedmiot z rzędu
effect-take-exiled = możesz położyć usunięty przedmiot na spodzie talii
effect-draw-and-keep = podaj liczbę od 1 do { $most }, obejrzyj tyle kart { $end ->
    [bottom] ze spodu
   *[top] z wierzchu
    } talii i zatrzymaj jedną{ $back ->
    [yes] ; jeszcze jedną możesz odłożyć na wierzch
   *[no] {""}
    }; reszta trafia do obszaru gry
effect-pass = spasuj

# Lista elementów na stronie zasad
part-basic = Karty podstawowe i Strach
part-item = Przedmioty
part-artifact = Artefakty
part-assistants = Asystenci
part-sites = Stanowiska obozowe i kafelki stanowisk
part-guardians = Strażnicy
part-idols = Bożki
part-bonuses = Kafelki nagród naukowych
part-slots = Pola bożków
part-bird = Tor Świątyni Ptaka, z punktami
part-snake = Tor Świątyni Węża, z punktami
column-name = nazwa
column-cost = koszt
column-points = punkty
column-travel = podróż
column-effect = efekt
column-silver = srebrna strona
column-gold = złota strona
column-boon = przysługa
column-copies = sztuki
column-row = rząd
column-glass = lupa
column-notebook = brulion

# Co się dzieje
event-first-drawn =
    { $you ->
        [yes] Zaczynasz jako pierwszy gracz.
       *[no] Zaczyna { $name }.
    }
event-camps-blocked = Drugie pole jest zablokowane: { $sites }.
event-idol-laid = { $site }: bożek „{ $idol }”.
event-bonus-laid = { $space }: kafelek nagrody „{ $tile }”.
event-tiles-chosen = Kafelki przeciwnika: { $tiles }.
event-assistant-shown =
    { $place ->
        [rescue] Na polu ratunku widać: { $assistant }.
       *[supply] Do zatrudnienia jest teraz: { $assistant }.
    }
event-card-dealt = Rząd, miejsce { $place }: { $card }.
event-cards-drawn =
    { $you ->
        [yes] Dobierasz: { $what }.
       *[no] { $name } dobiera: { $what }.
    }
event-round-began =
    { $you ->
        [yes] Runda { $round }. Zaczynasz.
       *[no] Runda { $round }. Zaczyna { $name }.
    }
event-passed =
    { $you ->
        [yes] Pasujesz.
       *[no] { $name } pasuje.
    }
event-turn-ended =
    { $you ->
        [yes] Kończysz turę.
       *[no] { $name } kończy turę.
    }
event-paid =
    { $you ->
        [yes] Płacisz: { $what }.
       *[no] { $name } płaci: { $what }.
    }
event-gained =
    { $you ->
        [yes] Bierzesz { $what }.
       *[no] { $name } bierze { $what }.
    }
event-icons-gained =
    { $you ->
        [yes] Masz na tę turę { $what }.
       *[no] { $name } ma na tę turę { $what }.
    }
event-fear-taken =
    { $you ->
        [yes] { $what ->
            [tile] Bierzesz kafelek strachu.
           *[card] Bierzesz kartę Strachu.
        }
       *[no] { $what ->
            [tile] { $name } bierze kafelek strachu.
           *[card] { $name } bierze kartę Strachu.
        }
    }
event-dug =
    { $you ->
        [yes] Prowadzisz wykopaliska: { $site }.
       *[no] { $name } prowadzi wykopaliska: { $site }.
    }
event-discovered =
    { $you ->
        [yes] Odkrywasz: { $site }, bożek „{ $idol }”{ $more ->
            [yes] {" "}i jeszcze jeden
           *[no] {""}
        }.
       *[no] { $name } odkrywa: { $site }, bożek „{ $idol }”{ $more ->
            [yes] {" "}i jeszcze jeden
           *[no] {""}
        }.
    }
event-site-uncovered = { $site } daje: { $tile }.
event-guardian-awoke = Budzi się strażnik: { $guardian } ({ $site }).
event-overcame =
    { $you ->
        [yes] Ujarzmiasz strażnika: { $guardian } ({ $site }).
       *[no] { $name } ujarzmia strażnika: { $guardian } ({ $site }).
    }
event-activated =
    { $you ->
        [yes] Aktywujesz: { $site }.
       *[no] { $name } aktywuje: { $site }.
    }
event-tile-activated =
    { $you ->
        [yes] Odkrywasz kafelek stanowiska i go używasz: { $tile }.
       *[no] { $name } odkrywa kafelek stanowiska i go używa: { $tile }.
    }
event-relocated =
    { $you ->
        [yes] Przemieszczasz archeologa: { $origin } → { $site }.
       *[no] { $name } przemieszcza archeologa: { $origin } → { $site }.
    }
event-came-home =
    { $you ->
        [yes] Zabierasz archeologa: { $site }.
       *[no] { $name } zabiera archeologa: { $site }.
    }
event-guardian-moved =
    { $you ->
        [yes] Przesuwasz strażnika { $guardian }: { $origin } → { $site }.
       *[no] { $name } przesuwa strażnika { $guardian }: { $origin } → { $site }.
    }
event-bought =
    { $you ->
        [yes] Kupujesz kartę { $card }.
       *[no] { $name } kupuje kartę { $card }.
    }
event-card-taken =
    { $you ->
        [yes] Bierzesz kartę { $card } { $to ->
            [hand] na rękę
            [top] na wierzch talii
            [bottom] na spód talii
           *[play] do obszaru gry
        }.
       *[no] { $name } bierze kartę { $card } { $to ->
            [hand] na rękę
            [top] na wierzch talii
            [bottom] na spód talii
           *[play] do obszaru gry
        }.
    }
event-card-played =
    { $you ->
        [yes] Zagrywasz kartę { $card }{ $timing ->
            [pass] , pasując
           *[other] {""}
        }.
       *[no] { $name } zagrywa kartę { $card }{ $timing ->
            [pass] , pasując
           *[other] {""}
        }.
    }
event-card-discarded =
    { $you ->
        [yes] Odkładasz kartę { $card }.
       *[no] { $name } odkłada kartę { $card }.
    }
event-card-exiled =
    { $you ->
        [yes] Usuwasz kartę { $card } ({ $zone ->
            [hand] z ręki
            [row] z rzędu
           *[play] z obszaru gry
        }).
       *[no] { $name } usuwa kartę { $card } ({ $zone ->
            [hand] z ręki
            [row] z rzędu
           *[play] z obszaru gry
        }).
    }
event-card-turned-up = Karta z wierzchu talii: { $card }.
event-announced =
    { $you ->
        [yes] Mówisz: { $number }.
       *[no] { $name } mówi: { $number }.
    }
event-cards-looked =
    { $you ->
        [yes] Oglądasz: { $what }.
       *[no] { $name } ogląda: { $what }.
    }
event-card-kept =
    { $you ->
        [yes] Zatrzymujesz: { $what }.
       *[no] { $name } zatrzymuje: { $what }.
    }
event-card-put-back =
    { $you ->
        [yes] Odkładasz na wierzch talii: { $what }.
       *[no] { $name } odkłada na wierzch talii: { $what }.
    }
event-cards-put-away =
    { $you ->
        [yes] Odkładasz do obszaru gry: { $cards }.
       *[no] { $name } odkłada do obszaru gry: { $cards }.
    }
event-assistant-used =
    { $you ->
        [yes] Używasz asystenta: { $assistant }.
       *[no] { $name } używa asystenta: { $assistant }.
    }
event-offered-used =
    { $you ->
        [yes] Używasz asystenta z planszy zasobów: { $assistant }, { $side ->
            [gold] złota
           *[silver] srebrna
        } strona.
       *[no] { $name } używa asystenta z planszy zasobów: { $assistant }, { $side ->
            [gold] złota
           *[silver] srebrna
        } strona.
    }
event-recruited =
    { $you ->
        [yes] Zatrudniasz: { $assistant }.
       *[no] { $name } zatrudnia: { $assistant }.
    }
event-promoted =
    { $you ->
        [yes] Awansujesz: { $assistant }.
       *[no] { $name } awansuje: { $assistant }.
    }
event-refreshed =
    { $you ->
        [yes] Przygotowujesz: { $assistant }.
       *[no] { $name } przygotowuje: { $assistant }.
    }
event-exchanged =
    { $you ->
        [yes] Wymieniasz asystenta: { $assistant } → { $other }.
       *[no] { $name } wymienia asystenta: { $assistant } → { $other }.
    }
event-rescue-looked =
    { $you ->
        [yes] Przeglądasz pole ratunku{ $known ->
            [yes] : { $what }
           *[no] {""}
        }.
       *[no] { $name } przegląda pole ratunku{ $known ->
            [yes] : { $what }
           *[no] {""}
        }.
    }
event-rescued =
    { $you ->
        [yes] Ratujesz: { $assistant }.
       *[no] { $name } ratuje: { $assistant }.
    }
event-boon-used =
    { $you ->
        [yes] Korzystasz z przysługi: { $guardian }.
       *[no] { $name } korzysta z przysługi: { $guardian }.
    }
event-idol-slotted =
    { $you ->
        [yes] Umieszczasz bożka na polu: { $effect }.
       *[no] { $name } umieszcza bożka na polu: { $effect }.
    }
event-idol-returned =
    { $you ->
        [yes] Zabierasz bożka z pola.
       *[no] { $name } zabiera bożka z pola.
    }
event-traded =
    { $you ->
        [yes] Wymieniasz { $what ->
            [tablet] tabliczkę na grot strzały
           *[arrowhead] grot strzały na klejnot
        }.
       *[no] { $name } wymienia { $what ->
            [tablet] tabliczkę na grot strzały
           *[arrowhead] grot strzały na klejnot
        }.
    }
event-icons-became-planes =
    { $you ->
        [yes] Do końca rundy wszystkie twoje symbole podróży to samoloty.
       *[no] { $name }: do końca rundy wszystkie symbole podróży to samoloty.
    }
event-warded =
    { $you ->
        [yes] Na koniec tej rundy strażnicy nie przyniosą ci Strachu.
       *[no] { $name }: na koniec tej rundy strażnicy nie przyniosą Strachu.
    }
event-researched =
    { $you ->
        [yes] Prowadzisz badania: { $token } → { $space }.
       *[no] { $name } prowadzi badania: { $token } → { $space }.
    }
event-bonus-taken =
    { $you ->
        [yes] Bierzesz kafelek nagrody „{ $tile }”.
       *[no] { $name } bierze kafelek nagrody „{ $tile }”.
    }
event-temple-looked =
    { $you ->
        [yes] Przeglądasz kafelki nagród świątyni{ $known ->
            [yes] : { $what }
           *[no] {""}
        }.
       *[no] { $name } przegląda kafelki nagród świątyni{ $known ->
            [yes] : { $what }
           *[no] {""}
        }.
    }
event-temple-bonus-taken =
    { $you ->
        [yes] Bierzesz w świątyni kafelek nagrody „{ $tile }”.
       *[no] { $name } bierze w świątyni kafelek nagrody „{ $tile }”.
    }
event-temple-tile-taken =
    { $you ->
        [yes] Bierzesz kafelek świątyni, punkty: { $points }.
       *[no] { $name } bierze kafelek świątyni, punkty: { $points }.
    }
event-returned =
    { $you ->
        [yes] Twoi archeolodzy wracają.
       *[no] { $name }: archeolodzy wracają.
    }
event-card-settled =
    { $you ->
        [yes] { $kept ->
            [yes] Zatrzymujesz kartę { $card }.
            [no] Odkładasz kartę { $card }.
           *[unknown] Decydujesz o karcie.
        }
       *[no] { $kept ->
            [yes] { $name } zatrzymuje kartę { $card }.
            [no] { $name } odkłada kartę { $card }.
           *[unknown] { $name } decyduje o karcie.
        }
    }
event-hands-settled = Odłożone na koniec rundy: { $laid }.
event-staff-moved = Księżycowe berło przesuwa się; usunięte: { $cards }.
event-scored = { $name }: badania { $research }, świątynia { $temple }, bożki { $idols }, strażnicy { $guardians }, karty { $cards }, Strach { $fear }, razem { $total }.
event-arrow-shown = Następna strzałka przeciwnika: { $arrow ->
        [left] w lewo
       *[right] w prawo
    }.
event-tile-turned = Przeciwnik odkrywa: { $tile }.
event-rival-idle = Przeciwnik nic nie robi.
event-rival-dug = Przeciwnik prowadzi wykopaliska: { $site }.
event-rival-discovered = Przeciwnik odkrywa: { $site }, bożek „{ $idol }”{ $more ->
        [yes] {" "}i jeszcze jeden
       *[no] {""}
    }.
event-rival-overcame = Przeciwnik ujarzmia strażnika: { $guardian } ({ $site }).
event-rival-bought = Przeciwnik bierze kartę { $card }.
event-rival-researched = Lupa przeciwnika → { $space }{ $gone ->
        [yes] ; kafelek nagrody „{ $tile }” wypada z gry
       *[no] {""}
    }.
event-rival-took-tile = Przeciwnik bierze kafelek świątyni, punkty: { $points }.
event-rival-took-assistant = Przeciwnik usuwa z gry asystenta: { $assistant }.

# Co można zrobić
move-dig = Wykopaliska: { $what }
move-discover = Odkryj: { $what }
move-overcome = Ujarzmij: { $what }
move-buy = Kup: { $what }
move-play = Zagraj: { $what }
move-research = Badania: { $what }
move-claim = Kafelek świątyni: { $what }
move-pass = Spasuj (do końca rundy)
move-end-turn = Zakończ turę
move-use-assistant = Asystent: { $what }
move-use-boon = Przysługa: { $what }
move-slot-idol = Bożek na pole: { $what }
move-pay = Zapłać: { $what }
move-accept = Tak
move-decline = Nie, dalej
move-pick = { $what }
move-draw-card = Dobierz kartę
move-discard-card = Odłóż: { $what }
move-exile-card = Usuń: { $what }
move-trade-goods = Wymień { $what }
move-refresh-assistant = Przygotuj: { $what }
move-recruit = Zatrudnij: { $what }
move-promote-assistant = Awansuj: { $what }
move-exchange-assistant = Wymień: { $what }
move-use-offered-assistant = Użyj: { $what }
move-rescue = Uratuj: { $what }
move-activate-site = Aktywuj: { $what }
move-relocate-to = Przemieść archeologa: { $what }
move-come-home = Zabierz archeologa: { $what }
move-move-guardian = Przesuń strażnika: { $what }
move-take-card = Weź: { $what }
move-take-bonus = Weź: { $what }
move-first-reward =
    { $what ->
        [row] Najpierw efekt rzędu: { $effect }
       *[bonus] Najpierw kafelek nagrody: { $effect }
    }
move-announce = Obejrzyj { $what }
move-keep = Zatrzymaj: { $what }
move-put-back = Na wierzch: { $what }
move-keep-card = Zatrzymaj na następną rundę
move-lay-away = Odłóż do obszaru gry

# Menu
menu-dig = Wykopaliska
menu-discover = Odkryj stanowisko
menu-overcome = Ujarzmij strażnika
menu-buy = Kup kartę
menu-play = Zagraj kartę
menu-research = Badania
menu-claim = Kup kafelek świątyni
menu-free = Akcje darmowe
menu-slot = Umieść bożka na polu
menu-exile = Usuń kartę
menu-from = Skąd: { $site }
menu-discards = Odłóż: { $cards }
menu-more = więcej
menu-back = wstecz
menu-undo = wstecz (cofa wybór)
no-entry = nie ma pozycji { $number }: wpisz numer z listy
one-move = „{ $words }” to już cały ruch: wpisz go osobno, a potem odpowiedz na następne pytanie
top-of-menu = to już cała lista; aby cofnąć ruch, wpisz { command-undo }

# O co się pyta
prompt-action = Wybierz akcję główną.
prompt-after = Akcja główna wykonana: zakończ turę albo użyj jeszcze akcji darmowych.
prompt-settle = Jak płacisz: { $cost }?
prompt-again = Aktywować jeszcze raz: { $site }?
prompt-use-artifact = Użyć teraz karty { $card }? { $effect }
prompt-sort = Którą kartę zatrzymujesz?
prompt-put-on-top = Odłożyć jedną z kart na wierzch talii?
prompt-pick-bonus = Który kafelek nagrody bierzesz?
prompt-order = Co najpierw?
prompt-pick-rescue = Kogo ratujesz?
prompt-keeping = Koniec rundy. Co z kartą { $card }?

# Drobne słowa
rival = przeciwnik
some-idol = { $n ->
    [one] { $n } bożka
    [few] { $n } bożki
   *[many] { $n } bożków
    }
icon-short = { $icon ->
    [boot] but
    [car] auto
    [ship] stat
   *[plane] lot
    }
icons-left-over = pozostałe symbole
token = { $token ->
    [glass] lupa
   *[notebook] brulion
    }
space = { $place ->
    [start] pole początkowe
    [temple] świątynia
    [only] rząd { $row }
    [left] rząd { $row }, lewe pole
    [middle] rząd { $row }, środkowe pole
   *[right] rząd { $row }, prawe pole
    }
site-space = { $site }, pole { $number }
zone = { $zone ->
    [hand] ręka
   *[play] obszar gry
    }
fear-tile = kafelek strachu
timing-pass = pasując: { $effect }
points-short = { $n } pkt
pay-left = zostaje: { $icons }
pay-planes = { $coins } za { $planes }
pay-discards = odłóż { $cards }
nothing = nic
trade-tablet = tabliczkę na grot strzały
trade-arrowhead = grot strzały na klejnot
brief-more = …
brief-item = przedm.
brief-artifact = artefakt
brief-exile = usuń
brief-trade = wymień
brief-refresh = przyg.
brief-recruit = zatrudnij
brief-promote = awans
brief-overcome = ujarzmij
brief-rescue = ratunek
what-is-unknown = w tej grze nie ma nic o nazwie „{ $word }”
what-of = dopisz nazwę, jak na planszy
what-several = „{ $word }” to może być: { $names }
kind = { $kind ->
    [basic] karta podstawowa
    [fear] karta Strachu
    [item] przedmiot
    [artifact] artefakt
    [assistant] asystent
    [guardian] strażnik
    [site] stanowisko
    [tile] kafelek stanowiska
    [idol] bożek
    [bonus] kafelek nagrody
    [slot] pole bożka
   *[temple] kafelek świątyni
    }
what-card = { $cost }, punkty { $points }, podróż: { $travel }.
what-assistant = Srebrna strona: { $silver } Złota strona: { $gold }
what-guardian = Koszt ujarzmienia: { $cost }. Przysługa: { $boon }
what-temple = Punkty: { $points }, koszt: { $cost }.
what-travel = Podróż: { $costs }.

# Stół
side = { $side ->
    [bird] Świątynia Ptaka
   *[snake] Świątynia Węża
    }
round-and-turn = runda { $round } z { $rounds } · tura: { $names }
the-end = koniec
camp-short = obozy
head-row = Rząd: artefakty { $staff } przedmioty
decks = talie: { $artifacts } i { $items } · Strach { $fear }
offered = Do zatrudnienia:
rescue-space = pole ratunku:
head-own = Twoje
head-points = pkt
head-glass = lupa
head-notebook = brul.
head-home = dom
head-idols = bożki
head-guardians = straż.
head-hand = ręka
head-deck = talia
passed-mark = ✓
in-temple = świąt.
own-glass = Lupa
own-notebook = Brulion
own-helpers = Pomocnicy:
own-idols = Bożki
own-icons = symbole na tę turę: { $icons }
own-planes = wszystkie symbole to samoloty
own-warded = bez Strachu od strażników
own-aside = Oglądasz:
own-hand = Ręka:
own-play = Obszar gry:
fear-tiles = kafelki strachu: { $count }
gold-mark = ★
is-ready = przyg.
is-tired = wycz.
boon-ready = przysługa
boon-used = przysługa użyta
undiscovered = Nieodkryte, { $cost }: { $idol }.
standing-there = Stoi tam: { $names }.
bonus-there = nagroda: { $tiles }
track-row = Rząd { $row }. Lupa ({ $glasspoints }): { $glass } Brulion ({ $notebookpoints }): { $notebook }
deck-layer = Talia, część { $number } od góry: { $cards }
player-board = { $name }, punkty: { $points }. Zasoby: { $goods }. Pomocnicy: { $helpers }. Bożki: { $idols }, pola { $slots }. Kafelki świątyni: { $temple }. Obszar gry: { $played }. Ręka i talia: { $unseen }.
rival-board = Przeciwnik, punkty: { $points }. Strażnicy: { $guardians }. Bożki: { $idols }. Karty: { $cards }. Kafelki użyte: { $used }. Kafelki do użycia: { $left }.
score-research = badania
score-temple = świąt.
score-idols = bożki
score-guardians = strażnicy
score-cards = karty
score-fear = Strach
score-all = razem
solo-result = { $outcome ->
    [won] Pokonujesz przeciwnika, { $own } do { $rival }!
    [drawn] Remis z przeciwnikiem, { $own } do { $rival }.
   *[lost] Wygrywa przeciwnik, { $rival } do { $own }.
    }

# Polecenia: słowa i to, co mówi o nich ?
command-island = wyspa
command-row = rząd
command-track = tor
command-cards = karty
command-players = gracze
command-card = karta
command-what = co
command-back = wstecz
help-number = wybierz z listy; kilka liczb to kilka kroków
    .how = 2   2 1
help-back = krok wstecz na liście
    .how = 0, { command-back }
help-island = każde stanowisko słowami
    .how = { command-island }
help-row = karty i asystenci na stole z tekstami
    .how = { command-row }
help-track = tor badań: koszty, kafelki, znaczniki
    .how = { command-track }
help-cards = twoja ręka z tekstami i talia
    .how = { command-cards }
help-players = planszetki wszystkich
    .how = { command-players }
help-card = co robi karta
    .how = { command-card } Maczeta
help-what = co robi cokolwiek innego: asystent, strażnik, kafelek
    .how = { command-what } Skorpion
help-signs = Znaki: $ moneta, ◎ kompas, ▤ tabliczka, ▲ grot, ◆ klejnot, ♟ bożek, ▯ karta, ! strażnik, ☹ Strach, ☾ berło. W tabeli graczy: bożki na skrzyniach+polach, strażnicy (przysługi); u przeciwnika pozostałe kafelki i następna strzałka.

# Odmowy, według zasady i początku angielskiego zdania
refusal-ar-1-6 =
    .the-boon-of-is-used-while = { $guardian }: z tej przysługi korzysta się przy opłacaniu podróży
refusal-ar-1-7 =
    .the-cost-cannot-be-paid-like = tak nie da się zapłacić albo można coś pominąć
refusal-ar-1-8 =
    .you-cannot-pay-for-the-way = { $site }: nie możesz opłacić podróży
    .you-cannot-pay-what-the-guardian = nie możesz zapłacić kosztu strażnika
refusal-ar-2-4 =
    .has-no-such-space = { $site }: nie ma takiego pola
refusal-ar-2-9 =
    .there-is-no-such-card = nie ma takiej karty
refusal-ar-2-10 =
    .there-is-no-such-site = nie ma takiego stanowiska
refusal-ar-3-2 =
    .it-is-not-your-turn = to nie twoja tura
    .the-main-action-of-this-turn = akcja główna tej tury jest już wykonana
refusal-ar-3-3 =
    .this-is-no-action = to nie jest akcja
refusal-ar-3-4 =
    .is-not-in-your-hand = { $card }: nie masz tej karty na ręce
refusal-ar-3-8 =
    .a-turn-ends-after-its-main = tura kończy się po akcji głównej; aby nic nie robić, spasuj
refusal-ar-3-10 =
    .fear-has-no-effect = Strach nie ma efektu
refusal-ar-4-1 =
    .has-not-been-discovered = { $site }: jeszcze nieodkryte
    .the-space-at-is-taken = { $site }: pole jest zajęte
refusal-ar-4-2 =
    .both-your-archaeologists-are-out = obaj twoi archeolodzy są w terenie
refusal-ar-5-1 =
    .has-been-discovered = { $site }: już odkryte
    .you-have-too-few-compasses-to = { $site }: masz za mało kompasów na odkrycie
refusal-ar-6-1 =
    .has-no-guardian = { $site }: nie ma tam strażnika
    .you-have-no-archaeologist-at = { $site }: nie masz tam archeologa
    .there-is-no-such-guardian = nie ma takiego strażnika
    .the-boon-of-has-been-used = { $guardian }: ta przysługa jest już wykorzystana
    .you-have-not-overcome = { $guardian }: to nie twój ujarzmiony strażnik
refusal-ar-7-1 =
    .the-slots-have-no-such-effect = pola bożków nie mają takiego efektu
    .you-have-no-idol-in-your = nie masz bożka na skrzyniach
refusal-ar-7-3 =
    .you-cannot-pay-for = nie stać cię na: { $effect }
refusal-ar-7-4 =
    .all-your-slots-are-full = wszystkie twoje pola bożków są zajęte
refusal-ar-8-1 =
    .you-cannot-pay-for = { $card }: nie stać cię na tę kartę
refusal-ar-8-2 =
    .playing-an-artifact-from-hand-costs = zagranie artefaktu z ręki kosztuje tabliczkę
refusal-ar-8-3 =
    .is-not-played-as-a-action = { $card } to nie jest akcja { $timing ->
            [free] darmowa
           *[main] główna
        }
refusal-ar-8-9 =
    .is-not-on-offer = { $card }: tej karty nie można teraz kupić
refusal-ar-9-1 =
    .the-track-has-no-such-space = na torze nie ma takiego pola
    .no-bridge-leads-the-to = { $token }: żaden most nie prowadzi tutaj: { $space }
    .the-notebook-may-never-be-above = brulion nigdy nie może być wyżej niż lupa
    .you-cannot-pay-for-the-bridge = nie możesz opłacić mostu: { $space }
refusal-ar-9-3 =
    .the-notebook-cannot-enter-the-temple = brulion nie może wejść do świątyni
refusal-ar-9-4 =
    .the-temple-has-no-such-stack = w świątyni nie ma takiego stosu
    .your-magnifying-glass-is-not-in = twojej lupy nie ma w świątyni
    .the-stack-is-empty = stos „{ $stack }” jest pusty
    .you-cannot-pay-for-a-tile = nie stać cię na kafelek ze stosu „{ $stack }”
refusal-ar-9-5 =
    .there-is-no-such-assistant = nie ma takiego asystenta
refusal-ar-9-9 =
    .is-not-on-your-board = { $assistant }: tego asystenta nie masz
    .is-exhausted = { $assistant }: ten asystent jest wyczerpany
refusal-ar-10-2 =
    .now-each-card-left-in-hand = teraz każdą kartę z ręki się zatrzymuje albo odkłada
    .you-are-to-decide-about-now = teraz decydujesz o karcie { $card }
refusal-ar-10-5 =
    .the-game-is-over = gra jest skończona
refusal-ar-12-2 =
    .this-bridge-costs-an-idol-from = ten most kosztuje bożka ze skrzyń
refusal-ar-14-8 =
    .gives-nothing-for-passing = { $card }: ta karta nic nie daje za pas
refusal-ar-16-2 =
    .only-the-notebook-may-be-moved = przesunąć można tylko brulion
refusal-ar-16-15 =
    .only-a-camp-site-can-be = wybrać można tylko obóz
