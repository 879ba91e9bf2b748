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
