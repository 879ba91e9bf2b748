# Zaginiona wyspa Arnak. Z tych komunikatów powstają efekty; każdy jest środkiem zdania.

title = Zaginiona wyspa Arnak

## Co mówi się przy stole

# Tyle a tyle czegoś; .acc to biernik, gdzie jest inny
some-coin = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
    }
    .acc = { $n ->
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
    [one] { $n } tabliczka
    [few] { $n } tabliczki
   *[many] { $n } tabliczek
    }
    .acc = { $n ->
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
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
    }
    .acc = { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
        }
some-hand-card = { $n ->
    [one] { $n } karta z ręki
    [few] { $n } karty z ręki
   *[many] { $n } kart z ręki
    }
    .acc = { $n ->
        [one] { $n } kartę z ręki
        [few] { $n } karty z ręki
       *[many] { $n } kart z ręki
        }

# Złożone części: wyliczenie i osobne zdanie
list-and = { $before } i { $last }
    .acc = { $before-acc } i { $last-acc }
    .inf = { $before-inf } i { $last-inf }
list-or = { $before } albo { $last }
    .inf = { $before-inf } albo { $last-inf }
list-apart = { $before }; { $last }
listed = { $what }
    .acc = { $what-acc }
list-beside = { $before } { $last }
sentence = { CAPITAL($what) }.

# Elementy
effect-none = bez efektu
effect-free = akcja darmowa: { $effect }
effect-passing = albo spasuj, aby { $effect-inf }
effect-exile-itself = usuń tę kartę, aby { $effect-inf }
effect-for-price = zapłać { $price-acc }, aby { $effect-inf }

# Kroki
effect-gain = weź { $what-acc }
    .inf = wziąć { $what-acc }
effect-fear = weź kartę Strachu
    .inf = wziąć kartę Strachu
effect-gain-each = weź { $what-acc } za { $each ->
    [guardian] każdego strażnika na zajmowanym przez ciebie stanowisku i każdego ujarzmionego
    [idol] każdego swojego bożka
   *[archaeologist] każdego swojego archeologa na stanowisku
    }, maksymalnie { $most }
    .inf = wziąć { $what-acc } za { $each ->
        [guardian] każdego strażnika na zajmowanym przez ciebie stanowisku i każdego ujarzmionego
        [idol] każdego swojego bożka
       *[archaeologist] każdego swojego archeologa na stanowisku
        }, maksymalnie { $most }
effect-draw = dobierz { $cards-acc }{ $end ->
    [bottom] {" "}ze spodu talii
   *[top] {""}
    }
    .inf = dobrać { $cards-acc }{ $end ->
        [bottom] {" "}ze spodu talii
       *[top] {""}
        }
effect-discard = odłóż kartę z ręki do obszaru gry
    .inf = odłożyć kartę z ręki do obszaru gry
effect-exile = możesz usunąć kartę
    .inf = ewentualnie usunąć kartę
effect-trade = możesz wymienić tabliczkę na grot strzały albo grot strzały na klejnot
    .inf = wymienić tabliczkę na grot strzały albo grot strzały na klejnot
effect-refresh = { $n ->
    [one] możesz przygotować asystenta
    [few] możesz przygotować { $n } asystentów
   *[many] możesz przygotować { $n } asystentów
    }
    .inf = { $n ->
        [one] przygotować asystenta
        [few] przygotować { $n } asystentów
       *[many] przygotować { $n } asystentów
        }
effect-pay = możesz { $how ->
    [pay] zapłacić { $price-acc }
    [discard] { $n ->
        [one] odłożyć kartę z ręki
        [few] odłożyć { $n } karty z ręki
       *[many] odłożyć { $n } kart z ręki
    }
   *[both] { $n ->
        [one] zapłacić { $price-acc } i odłożyć kartę z ręki
        [few] zapłacić { $price-acc } i odłożyć { $n } karty z ręki
       *[many] zapłacić { $price-acc } i odłożyć { $n } kart z ręki
    }
    }, aby { $then-inf }
effect-choose = { $n ->
    [one] { $options }
    [few] wybierz { $n } różne: { $options }
   *[many] wybierz { $n } różnych: { $options }
    }
    .inf = { $n ->
        [one] { $options-inf }
        [few] wybrać { $n } różne: { $options }
       *[many] wybrać { $n } różnych: { $options }
        }
effect-travel = weź na tę turę { $what-acc }
    .inf = wziąć na tę turę { $what-acc }
effect-send = możesz przeprowadzić wykopaliska lub odkryć stanowisko
    .inf = przeprowadzić wykopaliska lub odkryć stanowisko
effect-off-travel = zniżka na podróż: { $what }
effect-off-discovery = zniżka na odkrycie: { $what }
effect-send-camp = możesz przeprowadzić wykopaliska na stanowisku obozowym bez kosztu podróży i aktywować je do { $n } razy
    .inf = przeprowadzić wykopaliska na stanowisku obozowym bez kosztu podróży i aktywować je do { $n } razy
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
    .inf = aktywować { $occupied ->
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
effect-surcharge = za stanowisko poziomu II wydaj { $price-acc }
effect-remark = { $effect } ({ $remark })
    .inf = { $effect-inf } ({ $remark })
effect-activate-top = aktywuj kafelek z wierzchu stosu poziomu { $level ->
    [1] I
   *[2] II
    }
    .inf = aktywować kafelek z wierzchu stosu poziomu { $level ->
        [1] I
       *[2] II
        }
effect-relocate = przemieść archeologa na { $levels ->
    [camp] stanowisko obozowe
   *[camp-one] stanowisko obozowe lub poziomu I
    } i aktywuj je
    .inf = przemieścić archeologa na { $levels ->
        [camp] stanowisko obozowe
       *[camp-one] stanowisko obozowe lub poziomu I
        } i aktywować je
effect-overcome = { $where ->
    [anywhere] możesz ujarzmić strażnika na stanowisku bez innych graczy
   *[own] możesz ujarzmić strażnika na zajmowanym stanowisku bez opłacania kosztu
    }
    .inf = { $where ->
        [anywhere] ujarzmić strażnika na stanowisku bez innych graczy
       *[own] ujarzmić strażnika na zajmowanym stanowisku bez opłacania kosztu
        }
effect-buy = możesz kupić { $kinds ->
    [item] przedmiot
    [artifact] artefakt
   *[item-artifact] przedmiot lub artefakt
    } { $turned ->
    [yes] z rzędu albo z wierzchu talii ze zniżką { $discount }
   *[no] ze zniżką { $discount }
    }
    .inf = kupić { $kinds ->
        [item] przedmiot
        [artifact] artefakt
       *[item-artifact] przedmiot lub artefakt
        } { $turned ->
        [yes] z rzędu albo z wierzchu talii ze zniżką { $discount }
       *[no] ze zniżką { $discount }
        }
effect-gain-item = { $to ->
    [hand] weź przedmiot z rzędu na rękę
    [top] połóż przedmiot z rzędu na wierzchu swojej talii
   *[bottom] połóż przedmiot z rzędu na spodzie swojej talii
    }
    .inf = { $to ->
        [hand] wziąć przedmiot z rzędu na rękę
        [top] położyć przedmiot z rzędu na wierzchu swojej talii
       *[bottom] położyć przedmiot z rzędu na spodzie swojej talii
        }
effect-gain-artifact = weź artefakt z rzędu
    .inf = wziąć artefakt z rzędu
effect-research = { $how ->
    [notebook-free] możesz przeprowadzić badania brulionem bez płacenia
    [discount] możesz przeprowadzić badania (zniżka: { $discount })
   *[plain] możesz przeprowadzić badania
    }
    .inf = { $how ->
        [notebook-free] przeprowadzić badania brulionem bez płacenia
        [discount] przeprowadzić badania (zniżka: { $discount })
       *[plain] przeprowadzić badania
        }
effect-use-offered = możesz użyć { $gold ->
    [yes] złotej
   *[no] srebrnej
    } strony asystenta z planszy zasobów
    .inf = użyć { $gold ->
        [yes] złotej
       *[no] srebrnej
        } strony asystenta z planszy zasobów
effect-exchange-assistant = wymień asystenta na innego z planszy zasobów (przygotowany, tą samą stroną do góry)
    .inf = wymienić asystenta na innego z planszy zasobów (przygotowany, tą samą stroną do góry)
effect-recruit = zatrudnij asystenta
    .inf = zatrudnić asystenta
effect-promote = awansuj asystenta (złota strona, przygotowany)
    .inf = awansować asystenta (złota strona, przygotowany)
effect-rescue = uratuj asystenta (wyczerpanego)
    .inf = uratować asystenta (wyczerpanego)
effect-return-home = zabierz archeologa na planszetkę
    .inf = zabrać archeologa na planszetkę
effect-all-planes = do końca rundy każdy twój symbol podróży to samolot
effect-no-guardian-fear = na koniec tej rundy nie dostajesz Strachu od strażników
effect-move-guardian = przesuń strażnika z zajmowanego stanowiska na niezajęte stanowisko obozowe lub poziomu I i aktywuj je
    .inf = przesunąć strażnika z zajmowanego stanowiska na niezajęte stanowisko obozowe lub poziomu I i aktywować je
effect-return-idol = zabierz bożka z pola na skrzynie
    .inf = zabrać bożka z pola na skrzynie
effect-exile-row-item = usuń skrajny prawy przedmiot z rzędu
    .inf = usunąć skrajny prawy przedmiot z rzędu
effect-take-exiled = możesz położyć usunięty przedmiot na spodzie swojej talii
    .inf = położyć usunięty przedmiot na spodzie swojej talii
effect-draw-and-keep = wybierz liczbę od 1 do { $most }, obejrzyj tyle kart { $end ->
    [bottom] ze spodu
   *[top] z wierzchu
    } talii i zatrzymaj jedną{ $back ->
    [yes] ; jeszcze jedną możesz odłożyć na wierzch
   *[no] {""}
    }; reszta trafia do obszaru gry
    .inf = wybrać liczbę od 1 do { $most }, obejrzeć tyle kart { $end ->
        [bottom] ze spodu
       *[top] z wierzchu
        } talii i zatrzymać jedną{ $back ->
        [yes] ; jeszcze jedną odłożyć na wierzch
       *[no] {""}
        }; reszta trafia do obszaru gry
effect-pass = spasuj
    .inf = spasować
effect-pass-and = spasuj i { $effect }
    .inf = spasować i { $effect-inf }

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
    { $seat-you ->
        [yes] Zaczynasz.
       *[no] Zaczyna { $seat }.
    }
event-camps-blocked = Drugie pole jest zablokowane na tych stanowiskach: { $sites }.
event-idol-laid = { CAPITAL($site-loc) } leży bożek „{ $idol }”.
event-bonus-laid = Na torze badań ({ $space }) leży kafelek nagrody „{ $tile }”.
event-tiles-chosen = Przeciwnik gra tymi kafelkami: { $tiles }.
event-assistant-shown =
    { $place ->
        [rescue] Na wierzchu stosu na polu ratunku leży { $assistant }.
       *[supply] Do zatrudnienia jest teraz { $assistant }.
    }
event-card-dealt = Na miejsce { $place } w rzędzie kart trafia „{ $card }”.
event-cards-drawn =
    { $seat-you ->
        [yes] Dobierasz: { $what-acc }.
       *[no] { $seat } dobiera: { $what-acc }.
    }
event-round-began =
    { $seat-you ->
        [yes] Runda { $round }. Zaczynasz.
       *[no] Runda { $round }. Zaczyna { $seat }.
    }
event-passed =
    { $seat-you ->
        [yes] Pasujesz.
       *[no] { $seat } pasuje.
    }
event-turn-ended =
    { $seat-you ->
        [yes] Kończysz turę.
       *[no] { $seat } kończy turę.
    }
event-paid =
    { $seat-you ->
        [yes] { $how ->
            [pay] Płacisz: { $what-acc }.
            [discard] { $n ->
                [one] Odkładasz kartę „{ $cards }”.
               *[other] Odkładasz karty: { $cards }.
            }
           *[both] Płacisz: { $what-acc }; odkładasz: { $cards }.
        }
       *[no] { $how ->
            [pay] { $seat } płaci: { $what-acc }.
            [discard] { $n ->
                [one] { $seat } odkłada kartę „{ $cards }”.
               *[other] { $seat } odkłada karty: { $cards }.
            }
           *[both] { $seat } płaci: { $what-acc }; odkłada: { $cards }.
        }
    }
event-gained =
    { $seat-you ->
        [yes] Bierzesz { $what-acc }.
       *[no] { $seat } bierze { $what-acc }.
    }
event-icons-gained =
    { $seat-you ->
        [yes] Zyskujesz na tę turę { $what-acc }.
       *[no] { $seat } zyskuje na tę turę { $what-acc }.
    }
stage-fear = Bierzesz Strach.
stage-dealt = Rozdano karty.
stage-scored = Liczymy punkty.
event-fear-taken =
    { $seat-you ->
        [yes] { $what ->
            [tile] Bierzesz kafelek strachu.
           *[card] Bierzesz kartę Strachu.
        }
       *[no] { $what ->
            [tile] { $seat } bierze kafelek strachu.
           *[card] { $seat } bierze kartę Strachu.
        }
    }
event-dug =
    { $seat-you ->
        [yes] Prowadzisz wykopaliska { $site-loc }{ $gains ->
            [yes] {" "}i bierzesz { $what-acc }
           *[no] {""}
        }.
       *[no] { $seat } prowadzi wykopaliska { $site-loc }{ $gains ->
            [yes] {" "}i bierze { $what-acc }
           *[no] {""}
        }.
    }
event-discovered =
    { $seat-you ->
        [yes] Odkrywasz { $site } i bierzesz bożka „{ $idol }”{ $more ->
            [yes] {" "}i jeszcze jednego
           *[no] {""}
        }.
       *[no] { $seat } odkrywa { $site } i bierze bożka „{ $idol }”{ $more ->
            [yes] {" "}i jeszcze jednego
           *[no] {""}
        }.
    }
event-site-uncovered = { CAPITAL($site-loc) } odsłonięto kafelek „{ $tile }”.
event-guardian-awoke = { CAPITAL($site-loc) } budzi się strażnik: { $guardian }.
event-overcame =
    { $seat-you ->
        [yes] Ujarzmiasz strażnika „{ $guardian }” { $site-loc }.
       *[no] { $seat } ujarzmia strażnika „{ $guardian }” { $site-loc }.
    }
event-activated =
    { $seat-you ->
        [yes] Aktywujesz { $site }.
       *[no] { $seat } aktywuje { $site }.
    }
event-tile-activated =
    { $seat-you ->
        [yes] Odsłaniasz kafelek stanowiska „{ $tile }” i rozpatrujesz jego efekt.
       *[no] { $seat } odsłania kafelek stanowiska „{ $tile }” i rozpatruje jego efekt.
    }
event-relocated =
    { $seat-you ->
        [yes] Przemieszczasz archeologa { $origin-from } { $site-into }.
       *[no] { $seat } przemieszcza archeologa { $origin-from } { $site-into }.
    }
event-came-home =
    { $seat-you ->
        [yes] Zabierasz archeologa { $site-from } na planszetkę.
       *[no] { $seat } zabiera archeologa { $site-from } na planszetkę.
    }
event-guardian-moved =
    { $seat-you ->
        [yes] Przesuwasz strażnika „{ $guardian }” { $origin-from } { $site-into }.
       *[no] { $seat } przesuwa strażnika „{ $guardian }” { $origin-from } { $site-into }.
    }
event-bought =
    { $seat-you ->
        [yes] Kupujesz kartę „{ $card }”.
       *[no] { $seat } kupuje kartę „{ $card }”.
    }
event-card-taken =
    { $seat-you ->
        [yes] { $to ->
            [hand] Bierzesz kartę „{ $card }” na rękę.
            [top] Kładziesz kartę „{ $card }” na wierzchu talii.
            [bottom] Kładziesz kartę „{ $card }” na spodzie talii.
           *[play] Bierzesz kartę „{ $card }” do obszaru gry.
        }
       *[no] { $to ->
            [hand] { $seat } bierze kartę „{ $card }” na rękę.
            [top] { $seat } kładzie kartę „{ $card }” na wierzchu talii.
            [bottom] { $seat } kładzie kartę „{ $card }” na spodzie talii.
           *[play] { $seat } bierze kartę „{ $card }” do obszaru gry.
        }
    }
event-card-played =
    { $seat-you ->
        [yes] { $timing ->
            [pass] Pasujesz z kartą „{ $card }”.
           *[other] Zagrywasz kartę „{ $card }”.
        }
       *[no] { $timing ->
            [pass] { $seat } pasuje z kartą „{ $card }”.
           *[other] { $seat } zagrywa kartę „{ $card }”.
        }
    }
event-card-discarded =
    { $seat-you ->
        [yes] Odkładasz kartę „{ $card }”.
       *[no] { $seat } odkłada kartę „{ $card }”.
    }
event-card-exiled =
    { $seat-you ->
        [yes] Usuwasz kartę „{ $card }” ({ $zone ->
            [hand] z ręki
            [row] z rzędu
           *[play] z obszaru gry
        }).
       *[no] { $seat } usuwa kartę „{ $card }” ({ $zone ->
            [hand] z ręki
            [row] z rzędu
           *[play] z obszaru gry
        }).
    }
event-card-turned-up = Karta z wierzchu talii: „{ $card }”.
event-announced =
    { $seat-you ->
        [yes] Wybierasz liczbę kart: { $number }.
       *[no] { $seat } wybiera liczbę kart: { $number }.
    }
event-cards-looked =
    { $seat-you ->
        [yes] Oglądasz: { $what-acc }.
       *[no] { $seat } ogląda: { $what-acc }.
    }
event-card-kept =
    { $seat-you ->
        [yes] Zatrzymujesz: { $what-acc }.
       *[no] { $seat } zatrzymuje: { $what-acc }.
    }
event-card-put-back =
    { $seat-you ->
        [yes] Odkładasz na wierzch talii: { $what-acc }.
       *[no] { $seat } odkłada na wierzch talii: { $what-acc }.
    }
event-cards-put-away =
    { $seat-you ->
        [yes] Odkładasz do obszaru gry: { $cards-acc }.
       *[no] { $seat } odkłada do obszaru gry: { $cards-acc }.
    }
event-assistant-used =
    { $seat-you ->
        [yes] Używasz asystenta: { $assistant }.
       *[no] { $seat } używa asystenta: { $assistant }.
    }
event-offered-used =
    { $seat-you ->
        [yes] Używasz asystenta z planszy zasobów: { $assistant }, { $gold ->
            [yes] złota
           *[no] srebrna
        } strona.
       *[no] { $seat } używa asystenta z planszy zasobów: { $assistant }, { $gold ->
            [yes] złota
           *[no] srebrna
        } strona.
    }
event-recruited =
    { $seat-you ->
        [yes] Zatrudniasz asystenta: { $assistant }.
       *[no] { $seat } zatrudnia asystenta: { $assistant }.
    }
event-promoted =
    { $seat-you ->
        [yes] Awansujesz asystenta: { $assistant }.
       *[no] { $seat } awansuje asystenta: { $assistant }.
    }
event-refreshed =
    { $seat-you ->
        [yes] Przygotowujesz asystenta: { $assistant }.
       *[no] { $seat } przygotowuje asystenta: { $assistant }.
    }
event-exchanged =
    { $seat-you ->
        [yes] Wymieniasz asystenta: { $assistant } → { $other }.
       *[no] { $seat } wymienia asystenta: { $assistant } → { $other }.
    }
event-rescue-looked =
    { $seat-you ->
        [yes] Przeglądasz stos na polu ratunku{ $known ->
            [yes] : { $what }
           *[no] {""}
        }.
       *[no] { $seat } przegląda stos na polu ratunku{ $known ->
            [yes] : { $what }
           *[no] {""}
        }.
    }
event-rescued =
    { $seat-you ->
        [yes] Ratujesz asystenta: { $assistant }.
       *[no] { $seat } ratuje asystenta: { $assistant }.
    }
event-boon-used =
    { $seat-you ->
        [yes] Korzystasz z przysługi strażnika „{ $guardian }”.
       *[no] { $seat } korzysta z przysługi strażnika „{ $guardian }”.
    }
event-idol-slotted =
    { $seat-you ->
        [yes] Umieszczasz bożka na polu bożka: { $slot }.
       *[no] { $seat } umieszcza bożka na polu bożka: { $slot }.
    }
event-idol-returned =
    { $seat-you ->
        [yes] Zabierasz bożka z pola na skrzynie.
       *[no] { $seat } zabiera bożka z pola na skrzynie.
    }
event-traded =
    { $seat-you ->
        [yes] Wymieniasz { $what ->
            [tablet] tabliczkę na grot strzały
           *[arrowhead] grot strzały na klejnot
        }.
       *[no] { $seat } wymienia { $what ->
            [tablet] tabliczkę na grot strzały
           *[arrowhead] grot strzały na klejnot
        }.
    }
event-icons-became-planes =
    { $seat-you ->
        [yes] Do końca rundy wszystkie twoje symbole podróży to samoloty.
       *[no] Do końca rundy wszystkie symbole podróży gracza { $seat } to samoloty.
    }
event-warded =
    { $seat-you ->
        [yes] Na koniec tej rundy nie dostaniesz Strachu od strażników.
       *[no] Na koniec tej rundy { $seat } nie dostanie Strachu od strażników.
    }
event-researched =
    { $seat-you ->
        [yes] Przesuwasz { $token-acc } na torze badań: { $space }.
       *[no] { $seat } przesuwa { $token-acc } na torze badań: { $space }.
    }
event-bonus-taken =
    { $seat-you ->
        [yes] Bierzesz kafelek nagrody „{ $tile }”.
       *[no] { $seat } bierze kafelek nagrody „{ $tile }”.
    }
event-temple-looked =
    { $seat-you ->
        [yes] Przeglądasz kafelki nagród świątyni{ $known ->
            [yes] : { $what }
           *[no] {""}
        }.
       *[no] { $seat } przegląda kafelki nagród świątyni{ $known ->
            [yes] : { $what }
           *[no] {""}
        }.
    }
event-temple-bonus-taken =
    { $seat-you ->
        [yes] Bierzesz w świątyni kafelek nagrody „{ $tile }”.
       *[no] { $seat } bierze w świątyni kafelek nagrody „{ $tile }”.
    }
event-temple-tile-taken =
    { $seat-you ->
        [yes] Bierzesz kafelek świątyni wart { $points } pkt.
       *[no] { $seat } bierze kafelek świątyni wart { $points } pkt.
    }
event-returned =
    { $seat-you ->
        [yes] Twoi archeolodzy wracają na planszetkę.
       *[no] Archeolodzy gracza { $seat } wracają na planszetkę.
    }
event-card-decided =
    { $seat-you ->
        [yes] { $kept ->
            [yes] Zatrzymujesz kartę „{ $card }”.
            [no] Odkładasz kartę „{ $card }”.
           *[unknown] Decydujesz, co zrobić z kartą.
        }
       *[no] { $kept ->
            [yes] { $seat } zatrzymuje kartę „{ $card }”.
            [no] { $seat } odkłada kartę „{ $card }”.
           *[unknown] { $seat } decyduje, co zrobić z kartą.
        }
    }
event-hands-decided = Na koniec rundy gracze odkładają: { $laid }.
event-staff-moved = Księżycowe berło przesuwa się i usuwa karty: { $cards }.
event-scored = { $seat-you ->
        [yes] Twój wynik
        [nobody] Wynik przeciwnika
       *[no] Wynik gracza { $seat }
    }: { $total } (badania { $research }, świątynia { $temple }, bożki { $idols }, strażnicy { $guardians }, karty { $cards }, Strach { $fear }).
event-arrow-shown = Następna strzałka przeciwnika: { $arrow ->
        [left] w lewo
       *[right] w prawo
    }.
event-tile-turned = Przeciwnik odkrywa kafelek „{ $tile }”.
event-rival-idle = Przeciwnik nie ma nic do zrobienia.
event-rival-dug = Przeciwnik prowadzi wykopaliska { $site-loc }.
event-rival-discovered = Przeciwnik odkrywa { $site } i bierze bożka „{ $idol }”{ $more ->
        [yes] {" "}i jeszcze jednego
       *[no] {""}
    }.
event-rival-overcame = Przeciwnik ujarzmia strażnika „{ $guardian }” { $site-loc }.
event-rival-bought = Przeciwnik bierze kartę „{ $card }”.
event-rival-researched = Lupa przeciwnika przesuwa się na torze badań: { $space }{ $gone ->
        [yes] ; kafelek nagrody „{ $tile }” wypada z gry
       *[no] {""}
    }.
event-rival-took-tile = Przeciwnik bierze kafelek świątyni wart { $points } pkt.
event-rival-took-assistant = Przeciwnik usuwa z gry asystenta: { $assistant }.

# Co można zrobić
move-answer = { $question } { $answer }
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
move-pay = Płatność: { $what }
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
        [row] Najpierw efekt rzędu. { $effect }
       *[bonus] Najpierw kafelek nagrody. { $effect }
    }
move-announce = Obejrzyj { $what-acc }
move-keep = Zatrzymaj: { $what }
move-put-back = Na wierzch: { $what }
move-keep-card = Zatrzymaj na następną rundę
move-lay-away = Odłóż do obszaru gry

# O co się pyta
prompt-action = Wybierz akcję główną.
prompt-after = Akcja główna wykonana. Zakończ turę albo wykonaj jeszcze akcje darmowe.
prompt-payment = Czym płacisz? Koszt: { $cost }.
prompt-again = Aktywować jeszcze raz { $site }?
prompt-use-artifact = Użyć teraz karty „{ $card }”? { $effect }
prompt-sort = Którą kartę zatrzymujesz?
prompt-put-on-top = Odłożyć jedną z kart na wierzch talii?
prompt-pick-bonus = Który kafelek nagrody bierzesz?
prompt-order = Co najpierw?
prompt-pick-rescue = Kogo ratujesz?
prompt-fear = Talia Strachu jest pusta. Wziąć teraz kafelek strachu? Możesz najpierw usunąć kartę Strachu, aby wróciła do talii.
prompt-return-idol = Na żadnym polu nie ma jeszcze bożka. Możesz najpierw umieścić tam bożka (wróci on na skrzynie) albo kontynuować.
prompt-keeping = Koniec rundy. Co z kartą „{ $card }”?

# Drobne słowa
seat-of-nobody = przeciwnik
some-idol = { $n ->
    [one] { $n } bożek
    [few] { $n } bożki
   *[many] { $n } bożków
    }
    .acc = { $n ->
        [one] { $n } bożka
        [few] { $n } bożki
       *[many] { $n } bożków
        }
icons-left-over = pozostałe symbole
one-space-of = { $site }, pole { $number }
with-icons = { $piece } ({ $icons })
at-site = { $guardian } ({ $site })
from-to = { $from } → { $to }
in-zone = { $card }, { $zone ->
    [hand] ręka
   *[play] obszar gry
    }
by-passing = { $card }, pasując
level-and-tile = { $level ->
    [1] I
   *[2] II
    }: { $tile }
effect-and-points = { $effect } ({ $points })
hand-laid = { $seat } ({ $cards-acc })
payment = { $given }
payment-and-rest = { $given }; zostaje: { $icons }
pay-planes = { $coins } za { $planes }
pay-discards = odkładając { $cards }
nothing = brak
    .acc = nic
trade-tablet = tabliczkę na grot strzały
trade-arrowhead = grot strzały na klejnot
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
    [rival] kafelek przeciwnika
   *[temple] kafelek świątyni
    }
what-it-is = { $piece } ({ $kind }). { $told }
what-card = Koszt: { $cost }; punkty: { $points }; podróż: { $travel }.
what-assistant = Srebrna strona: { $silver } Złota strona: { $gold }
what-guardian = Koszt ujarzmienia: { $cost }. Przysługa: { $boon }
what-temple = Punkty: { $points }; koszt: { $cost }.
what-travel = Podróż: { $costs }.

# Odmowy, według kluczy
refusal-boon-pays-travel = z przysługi strażnika „{ $guardian }” możesz skorzystać tylko przy opłacaniu podróży
refusal-not-a-payment = tak nie zapłacisz: to za mało albo coś jest zbędne
refusal-way-unaffordable = nie możesz opłacić podróży { $site-into }: { shortage }
refusal-guardian-unaffordable = nie możesz opłacić kosztu ujarzmienia strażnika „{ $guardian }”: { shortage }
refusal-no-such-site-space = { $site-loc } nie ma takiego pola
refusal-no-such-card = nie ma takiej karty
refusal-no-such-site = nie ma takiego stanowiska
refusal-main-action-done = akcja główna w tej turze jest już wykonana
refusal-no-action = to nie jest żadna z akcji
refusal-not-in-hand = nie masz na ręce karty „{ $card }”
refusal-nothing-done-yet = turę kończysz po akcji głównej; aby nic nie robić, spasuj
refusal-fear-has-no-effect = Strach nie ma efektu, więc nie można go zagrać
refusal-undiscovered = to stanowisko jest jeszcze nieodkryte ({ $site })
refusal-space-taken = pole { $site-loc } jest zajęte
refusal-nobody-at-home = obaj twoi archeolodzy są w terenie
refusal-discovered-already = to stanowisko jest już odkryte ({ $site })
refusal-too-few-compasses = nie stać cię na odkrycie ({ $site }): { shortage }
refusal-no-guardian-there = { $site-loc } nie ma strażnika
refusal-not-there = { $site-loc } nie masz archeologa
refusal-no-such-guardian = nie ma takiego strażnika
refusal-boon-used = przysługa strażnika „{ $guardian }” jest już wykorzystana
refusal-not-overcome = strażnik „{ $guardian }” nie jest przez ciebie ujarzmiony
refusal-no-such-slot = pola bożków nie mają takiego efektu
refusal-no-idol = nie masz bożka na skrzyniach
refusal-slot-unaffordable = nie stać cię na efekt „{ $slot }”: { shortage }
refusal-slots-full = wszystkie twoje pola bożków są zajęte
refusal-unaffordable = nie stać cię na kartę „{ $card }”: { shortage }
refusal-artifact-needs-tablet = nie możesz zagrać karty „{ $card }” z ręki: { shortage }
refusal-other-timing = karty „{ $card }” nie można zagrać jako akcji { $timing ->
        [free] darmowej
       *[main] głównej
    }
refusal-not-on-offer = karty „{ $card }” nie można teraz kupić
refusal-no-such-space = na torze nie ma takiego pola
refusal-no-bridge = { $token }: brak mostu na pole „{ $space }”
refusal-notebook-below-glass = brulion nigdy nie może być wyżej niż lupa
refusal-bridge-unaffordable = nie możesz opłacić mostu na pole „{ $space }”: { shortage }
refusal-notebook-outside = brulion nie może wejść do świątyni
refusal-no-such-stack = w świątyni nie ma takiego stosu
refusal-glass-outside = twojej lupy nie ma w świątyni
refusal-stack-empty = stos „{ $stack }” jest pusty
refusal-stack-unaffordable = nie stać cię na kafelek ze stosu „{ $stack }”: { shortage }
refusal-no-such-assistant = nie ma takiego asystenta
refusal-not-employed = asystent „{ $assistant }” nie pracuje dla ciebie
refusal-exhausted = asystent „{ $assistant }” jest wyczerpany
refusal-keep-or-put-away = teraz każdą kartę z ręki musisz zatrzymać albo odłożyć
refusal-another-card-first = najpierw zdecyduj, co zrobić z kartą „{ $card }”
refusal-bridge-needs-idol = nie możesz opłacić mostu na pole „{ $space }”: { shortage }
refusal-nothing-for-passing = karta „{ $card }” nic nie daje za spasowanie
refusal-notebook-only = przesunąć można tylko brulion
refusal-camp-only = wybrać można tylko obóz
refusal-no-free-action = nie masz teraz żadnej akcji darmowej
refusal-guardian-nowhere = strażnika „{ $guardian }” nie ma na żadnym stanowisku

# Znaczniki i symbole podróży; .short – na planszy
shortage = { $of ->
    [coin] potrzeba { $need ->
        [one] { $need } monety
       *[many] { $need } monet
    }, masz { $have }
    [compass] potrzeba { $need ->
        [one] { $need } kompasu
       *[many] { $need } kompasów
    }, masz { $have }
    [tablet] potrzeba { $need ->
        [one] { $need } tabliczki
       *[many] { $need } tabliczek
    }, masz { $have }
    [arrowhead] potrzeba { $need ->
        [one] { $need } grotu strzały
       *[many] { $need } grotów strzał
    }, masz { $have }
    [jewel] potrzeba { $need ->
        [one] { $need } klejnotu
       *[many] { $need } klejnotów
    }, masz { $have }
    [card] potrzeba { $need ->
        [one] { $need } karty z ręki
       *[many] { $need } kart z ręki
    }, masz { $have }
    [idol] potrzeba { $need ->
        [one] { $need } bożka ze skrzyń
       *[many] { $need } bożków ze skrzyń
    }, masz { $have }
   *[icon] potrzeba { $need ->
        [one] { $need } symbolu podróży
       *[many] { $need } symboli podróży
    }, możesz opłacić { $have }
    }

# Znaczniki i symbole podróży, te tak krótkie, jak trzeba na planszy
token-glass = lupa
    .acc = lupę
token-notebook = brulion
    .acc = brulion
icon-boot = but
    .short = but
icon-car = samochód
    .short = auto
icon-ship = statek
    .short = stat.
icon-plane = samolot
    .short = samol.

# Elementy, które nazywają się jak inne, i te, których poza tym może dotyczyć ruch
ref-row = card
ref-hand = card
ref-play = card
ref-aside = card
ref-exiled = card
goods-coin = monety
goods-compass = kompasy
goods-tablet = tabliczki
goods-arrowhead = groty strzał
goods-jewel = klejnoty
deck-artifact = talia artefaktów
deck-item = talia przedmiotów
deck-own = twoja talia
icons-left = { icons-left-over }

# Pola toru badań; strony planszy są różnie zbudowane
space-start = pole startowe
space-r1-1 = rząd 1, lewe pole
space-r1-2 = rząd 1, prawe pole
space-r2-1 = rząd 2, lewe pole
space-r2-2 = { $side ->
    [bird] rząd 2, prawe pole
   *[snake] rząd 2, środkowe pole
    }
space-r2-3 = rząd 2, prawe pole
space-r3-1 = { $side ->
    [bird] rząd 3
   *[snake] rząd 3, lewe pole
    }
space-r3-2 = rząd 3, prawe pole
space-r4-1 = { $side ->
    [bird] rząd 4, lewe pole
   *[snake] rząd 4
    }
space-r4-2 = rząd 4, środkowe pole
space-r4-3 = rząd 4, prawe pole
space-r5-1 = { $side ->
    [bird] rząd 5
   *[snake] rząd 5, lewe pole
    }
space-r5-2 = rząd 5, prawe pole
space-r6-1 = rząd 6, lewe pole
space-r6-2 = rząd 6, prawe pole
space-r7-1 = { $side ->
    [bird] rząd 7, lewe pole
   *[snake] rząd 7
    }
space-r7-2 = rząd 7, prawe pole
space-temple = świątynia

# Karty
card-funding-car = Fundusze
card-funding-ship = Fundusze
card-exploration-car = Eksploracja
card-exploration-ship = Eksploracja
card-fear = Strach
card-journal = Dziennik
card-parrot = Papuga
card-army-knife = Nóż oficerski
card-fishing-rod = Wędka
card-precision-compass = Busola
card-bow-and-arrows = Łuk i strzały
card-bear-trap = Pułapka
card-brush = Pędzel
card-pathfinders-sandals = Sandały tropiciela
card-pathfinders-staff = Laska tropiciela
card-crystal-earring = Kolczyk z kryształem
card-idol-of-ara-anu = Bożek Ara-Anu
card-inscribed-blade = Ostrze z inskrypcją
card-guardians-ocarina = Okaryna strażnika
card-coconut-flask = Butelka z kokosa
card-ancient-wine = Starożytne wino
card-decorated-horn = Strojny róg
card-ornate-hammer = Zdobiony młot
card-obsidian-earring = Kolczyk z obsydianem
card-guardians-crown = Korona strażnika

# Karty, nazwy nasze: element ani instrukcja ich nie ma
card-sea-turtle = Żółw morski
card-ostrich = Struś
card-pack-donkey = Juczny osioł
card-horse = Koń
card-steam-boat = Parowiec
card-automobile = Automobil
card-sturdy-boots = Solidne buty
card-gold-pan = Miska płuczkowa
card-trowel = Kielnia
card-pickaxe = Kilof
card-hot-air-balloon = Balon
card-aeroplane = Aeroplan
card-watch = Zegarek
card-binoculars = Lornetka
card-tent = Namiot
card-carrier-pigeon = Gołąb pocztowy
card-whip = Bicz
card-rough-map = Szkic mapy
card-airdrop = Zrzut lotniczy
card-flask = Piersiówka
card-machete = Maczeta
card-torch = Pochodnia
card-large-backpack = Duży plecak
card-rope = Lina
card-revolver = Rewolwer
card-hat = Kapelusz
card-grappling-hook = Kotwiczka
card-lantern = Latarnia
card-dog = Pies
card-axe = Siekiera
card-chronometer = Chronometr
card-theodolite = Teodolit
card-war-mask = Maska wojenna
card-treasure-chest = Skrzynia skarbów
card-ritual-dagger = Rytualny sztylet
card-mortar = Moździerz
card-serpents-gold = Złoto węża
card-serpent-idol = Bożek węża
card-monkey-medallion = Małpi medalion
card-tigerclaw-hairpin = Szpilka z tygrysiego pazura
card-war-club = Maczuga wojenna
card-sundial = Zegar słoneczny
card-traders-scales = Waga kupca
card-hunting-arrows = Strzały myśliwskie
card-cleansing-cauldron = Kocioł oczyszczenia
card-star-charts = Mapy nieba
card-stone-jar = Kamienny dzban
card-passage-shell = Muszla przejścia
card-ceremonial-rattle = Obrzędowa grzechotka
card-sacred-drum = Święty bęben
card-traders-coins = Monety kupca
card-stone-key = Kamienny klucz
card-guiding-stone = Kamień przewodni
card-guiding-skull = Czaszka przewodnia
card-runes-of-the-dead = Runy umarłych
card-fear-tile = kafelek strachu

# Asystenci, nazwy nasze: element ani instrukcja ich nie ma
assistant-miner = Górnik
assistant-scholar = Uczona
assistant-gem-cutter = Szlifierz
assistant-trader = Handlarz
assistant-medic = Lekarka
assistant-porter = Tragarz
assistant-aviator = Lotniczka
assistant-driver = Kierowca
assistant-captain = Kapitan
assistant-quartermaster = Kwatermistrz
assistant-naturalist = Przyrodniczka
assistant-guide = Przewodnik

# Strażnicy, nazwy nasze: element ani instrukcja ich nie ma
guardian-snake = Wąż
guardian-spider = Pająk
guardian-hyena = Hiena
guardian-beetle = Żuk
guardian-lizard = Jaszczur
guardian-vulture = Sęp
guardian-scorpion = Skorpion
guardian-monkey = Małpa
guardian-hippo = Hipopotam
guardian-frog = Żaba
guardian-ants = Mrówki
guardian-red-bird = Czerwony ptak
guardian-owl = Sowa
guardian-bat = Nietoperz
guardian-tiger = Tygrys

# Miejsca na wyspie, nazwy nasze: element ani instrukcja ich nie ma; .loc: gdzie, .from: skąd, .into: dokąd
site-camp-coin = Obóz z monetami
    .loc = w Obozie z monetami
    .from = z Obozu z monetami
    .into = do Obozu z monetami
site-camp-compass = Obóz z kompasami
    .loc = w Obozie z kompasami
    .from = z Obozu z kompasami
    .into = do Obozu z kompasami
site-camp-tablet = Obóz z tabliczkami
    .loc = w Obozie z tabliczkami
    .from = z Obozu z tabliczkami
    .into = do Obozu z tabliczkami
site-camp-arrowhead = Obóz z grotami
    .loc = w Obozie z grotami
    .from = z Obozu z grotami
    .into = do Obozu z grotami
site-camp-jewel = Obóz z klejnotem
    .loc = w Obozie z klejnotem
    .from = z Obozu z klejnotem
    .into = do Obozu z klejnotem
site-lower-1 = Niższe stanowisko 1
    .loc = na Niższym stanowisku 1
    .from = z Niższego stanowiska 1
    .into = na Niższe stanowisko 1
site-lower-2 = Niższe stanowisko 2
    .loc = na Niższym stanowisku 2
    .from = z Niższego stanowiska 2
    .into = na Niższe stanowisko 2
site-lower-3 = Niższe stanowisko 3
    .loc = na Niższym stanowisku 3
    .from = z Niższego stanowiska 3
    .into = na Niższe stanowisko 3
site-lower-4 = Niższe stanowisko 4
    .loc = na Niższym stanowisku 4
    .from = z Niższego stanowiska 4
    .into = na Niższe stanowisko 4
site-upper-1 = Wyższe stanowisko 1
    .loc = na Wyższym stanowisku 1
    .from = z Wyższego stanowiska 1
    .into = na Wyższe stanowisko 1
site-upper-2 = Wyższe stanowisko 2
    .loc = na Wyższym stanowisku 2
    .from = z Wyższego stanowiska 2
    .into = na Wyższe stanowisko 2
site-upper-3 = Wyższe stanowisko 3
    .loc = na Wyższym stanowisku 3
    .from = z Wyższego stanowiska 3
    .into = na Wyższe stanowisko 3
site-upper-4 = Wyższe stanowisko 4
    .loc = na Wyższym stanowisku 4
    .from = z Wyższego stanowiska 4
    .into = na Wyższe stanowisko 4
site-high-1 = Szczytowe stanowisko 1
    .loc = na Szczytowym stanowisku 1
    .from = ze Szczytowego stanowiska 1
    .into = na Szczytowe stanowisko 1
site-high-2 = Szczytowe stanowisko 2
    .loc = na Szczytowym stanowisku 2
    .from = ze Szczytowego stanowiska 2
    .into = na Szczytowe stanowisko 2
site-high-3 = Szczytowe stanowisko 3
    .loc = na Szczytowym stanowisku 3
    .from = ze Szczytowego stanowiska 3
    .into = na Szczytowe stanowisko 3
site-high-4 = Szczytowe stanowisko 4
    .loc = na Szczytowym stanowisku 4
    .from = ze Szczytowego stanowiska 4
    .into = na Szczytowe stanowisko 4

# Kafelki stanowisk, nazwy nasze: element ani instrukcja ich nie ma
tile-one-item-or-two-compasses = Przedmiot lub dwa kompasy
tile-one-coin-arrowhead = Moneta, grot
tile-one-draw-coin-tablet = Karta, moneta, tabliczka
tile-one-compass-arrowhead = Kompas, grot
tile-one-coin-two-tablets = Moneta, dwie tabliczki
tile-one-tablet-arrowhead = Tabliczka, grot
tile-one-draw-arrowhead = Karta, grot
tile-one-fear-tablet-jewel = Strach, tabliczka, klejnot
tile-one-fear-compass-jewel = Strach, kompas, klejnot
tile-one-jewel = Klejnot
tile-two-two-compasses-jewel = Dwa kompasy, klejnot
tile-two-coin-compass-tablet-arrowhead = Moneta, kompas, tabliczka, grot
tile-two-arrowhead-jewel = Grot, klejnot
tile-two-draw-tablet-jewel = Karta, tabliczka, klejnot
tile-two-two-tablets-jewel = Dwie tabliczki, klejnot
tile-two-fear-two-tablets-two-arrowheads = Strach, dwie tabliczki, dwa groty

# Bożki, nazwy nasze: element ani instrukcja ich nie ma
idol-coin = Moneta
idol-compass = Kompas
idol-tablet = Tabliczka
idol-exile = Usunięcie
idol-trade = Wymiana
idol-refresh = Przygotowanie

# Efekty pól bożków, nazwy nasze: element ani instrukcja ich nie ma
slot-coin-to-jewel = Klejnot za monetę
slot-arrowhead = Grot
slot-tablets = Dwie tabliczki
slot-coin-and-compass = Moneta i kompas
slot-draw = Dobranie karty

# Kafelki nagród naukowych, nazwy nasze: element ani instrukcja ich nie ma
bonus-coin = Moneta
bonus-compass = Kompas
bonus-tablet = Tabliczka
bonus-exile = Usunięcie
bonus-draw = Dobranie
bonus-trade = Wymiana

# Stosy kafelków świątyni, nazwy nasze: element ani instrukcja ich nie ma
stack-two-left = 2 pkt (lewy)
stack-two-middle = 2 pkt (środkowy)
stack-two-right = 2 pkt (prawy)
stack-six-left = 6 pkt (lewy)
stack-six-right = 6 pkt (prawy)
stack-eleven = 11 pkt

# Kafelki akcji przeciwnika, nazwy nasze: element ani instrukcja ich nie ma
rival-tile-dig-coin = Wykopaliska (moneta)
rival-tile-dig-compass = Wykopaliska (kompas)
rival-tile-dig-tablet = Wykopaliska (tabliczka)
rival-tile-dig-arrowhead = Wykopaliska (grot)
rival-tile-dig-jewel = Wykopaliska (klejnot)
rival-tile-discover-green = Odkrycie (zielony)
rival-tile-discover-red = Odkrycie (czerwony)
rival-tile-research-green = Badania (zielony)
rival-tile-research-red = Badania (czerwony)
rival-tile-overcome-green = Ujarzmienie (zielony)
rival-tile-overcome-red = Ujarzmienie (czerwony)
rival-tile-item-green = Przedmiot (zielony)
rival-tile-item-red = Przedmiot (czerwony)
rival-tile-artifact-green = Artefakt (zielony)
rival-tile-artifact-red = Artefakt (czerwony)

# Stół w słowach: jego części i to, co wiadomo o ich elementach
area-aside = Oglądasz
area-hand = Ręka
area-deck = Talia
area-play = Obszar gry
area-island = Wyspa
area-row = Rząd kart
area-exiled = Usunięte karty
area-research = Tor badań
area-temple = Świątynia
area-assistants = Dostępni asystenci
at-home = Archeolodzy na planszetce
idols-held = Bożki
idols-crated = na skrzyniach: { $n }
idols-slotted = na polach: { $n }
costs = koszt: { $price }
undiscovered-costs = nieodkryte, koszt: { $price }
tiles-left = zostało kafelków: { $n }
whose-token = { $seat }: { $token }
has-passed = pas

## Tylko w terminalu

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

# Stół
side = { $side ->
    [bird] Świątynia Ptaka
   *[snake] Świątynia Węża
    }
round-and-turn = runda { $round } z { $rounds } · tura: { $names }
the-end = koniec
head-row = Rząd: artefakty { $staff } przedmioty
decks = talie: { $artifacts } i { $items } · Strach { $fear } · usunięte { $exiled }
offered = Do zatrudnienia:
rescue-space = pole ratunku:
head-own = Twoja planszetka
head-points = pkt
head-glass = lupa
head-notebook = brul.
head-home = arch.
head-idols = bożki
head-guardians = straż.
head-hand = ręka
head-deck = talia
passed-mark = ✓
in-temple = świąt.
own-glass = Lupa
own-notebook = Brulion
own-helpers = Asystenci i strażnicy:
own-idols = Bożki
own-icons = symbole na tę turę: { $icons }
own-planes = wszystkie symbole to samoloty
own-warded = bez Strachu od strażników
own-aside = Oglądasz:
own-hand = Ręka:
own-play = Obszar gry:
fear-tiles = kafelki strachu: { $count }
gold-mark = ★
is-ready = do użycia
is-tired = wyczerpano
boon-ready = przysługa
boon-used = przysługa użyta
undiscovered = Nieodkryte ({ $cost }): { $idol }.
standing-there = Stoi tam: { $names }.
standing-token = { $token } – { $names }
tiles-there = nagroda: { $tiles }
track-row = Rząd { $row }. Lupa ({ $glass-points }): { $glass } Brulion ({ $notebook-points }): { $notebook }
layer-of-deck = Talia, część { $number } od góry: { $cards }
player-board = { $you ->
    [yes] Ty
   *[no] { $seat }
    }, punkty: { $points }. Zasoby: { $goods }. Asystenci i strażnicy: { $helpers }. Bożki: { $idols }, pola { $slots }. Kafelki świątyni: { $temple }. Obszar gry: { $played }. Ręka i talia: { $unseen }.
rival-board = Przeciwnik, punkty: { $points }. Strażnicy: { $guardians }. Bożki: { $idols }; powtórzone: { $copies }. Kafelki świątyni: { $temple }. Karty: { $cards }. Kafelki użyte: { $used }. Kafelki do użycia: { $left }.
score-research = badania
score-temple = świąt.
score-idols = bożki
score-guardians = strażnicy
score-cards = karty
score-fear = Strach
score-all = razem

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
help-island = opis wszystkich stanowisk
    .how = { command-island }
help-row = dostępne karty i asystenci z opisem
    .how = { command-row }
help-track = tor badań: koszty, kafelki, znaczniki
    .how = { command-track }
help-cards = twoja ręka z opisem kart i talia
    .how = { command-cards }
help-players = planszetki wszystkich
    .how = { command-players }
help-card = co robi karta
    .how = { command-card } Maczeta
help-what = co robi cokolwiek innego: asystent, strażnik, stanowisko, kafelek
    .how = { command-what } Skorpion
help-signs = Znaki: $ moneta, ◎ kompas, ▤ tabliczka, ▲ grot, ◆ klejnot, ♟ bożek, ▯ karta, ! strażnik, ☹ Strach, ☾ berło; stat. – statek, samol. – samolot. W tabeli graczy: archeolodzy na planszetce, bożki na skrzyniach+polach, strażnicy (przysługi); u przeciwnika pozostałe kafelki i następna strzałka.

# Znaki i pojedyncze słowa
timing-pass = pasując: { $effect }
points-short = { $n } pkt
brief-more = …
brief-item = przedm.
brief-artifact = artefakt
brief-exile = usuń
brief-trade = wymień
brief-refresh = asyst.
brief-recruit = zatrudnij
brief-promote = awans
brief-overcome = ujarzmij
brief-rescue = ratunek
what-is-unknown = w tej grze nie ma nic o nazwie „{ $word }”
what-of = dopisz nazwę, jak na planszy
what-several = „{ $word }” może znaczyć: { $names }

# Słowa do wpisania: czasownik, potem nazwa elementu. Kilka słów na to samo dzieli kreska.
verb-dig = kop|wykopaliska
verb-discover = odkryj
verb-overcome = ujarzmij
verb-buy = kup
verb-play = zagraj
verb-research = badaj|badania
verb-claim = świątynia
verb-pass = pasuj|pas
verb-end-turn = zakończ|tura
verb-free = darmowe
verb-use-assistant = użyj
verb-use-boon = użyj|przysługa
verb-slot-idol = bożek|umieść
verb-pay = zapłać
verb-accept = tak
verb-decline = nie
verb-draw-card = dobierz
verb-discard-card = odłóż
verb-exile-card = usuń
verb-trade-goods = wymień
verb-refresh-assistant = przygotuj
verb-recruit = zatrudnij
verb-promote-assistant = awansuj
verb-exchange-assistant = zamień
verb-use-offered-assistant = użyj
verb-rescue = ratuj
verb-activate-site = aktywuj
verb-relocate-to = przenieś
verb-come-home = zabierz
verb-move-guardian = przenieś
verb-take-card = weź
verb-take-bonus = weź
verb-keep = zatrzymaj
verb-put-back = wierzch
verb-keep-card = zatrzymaj
verb-lay-away = odłóż
which-move = „{ $words }” może znaczyć: { $moves }
verb-with-pieces = „{ $verb }” – podaj jedno z: { $pieces }
verb-without-piece = na stole nie ma nic do „{ $verb }”
mark-camp-coin = monety
mark-camp-compass = kompasy
mark-camp-tablet = tabliczki
mark-camp-arrowhead = groty
mark-camp-jewel = klejnot
mark-lower = N
mark-upper = W
mark-high = S
help-words = można też słowami: co robisz, z czym i czym płacisz
    .how = kop monety 2 fundusze
help-leave = spasuj albo zakończ turę
    .how = pas   zakończ
head-track = Tor badań
head-costs = koszt
head-tiles = kafelki
mark-space = { $at ->
    [left] lewe
    [middle] środek
   *[right] prawe
}
rescue-short = ratunek:
height-of-stack = { $count ->
    [one] (1 w stosie)
   *[other] ({ $count } w stosie)
}
rescue-below = Pod spodem na polu ratunku, zakryte: { $count }.
exiled-pile = { $kind ->
    [artifact] Usunięte artefakty
    [item] Usunięte przedmioty
   *[basic] Usunięte karty podstawowe
} ({ $count }): { $cards }.
rival-does = { $action ->
    [dig] Przeciwnik prowadzi wykopaliska na stanowisku, które to daje, w najwyższym możliwym rzędzie (AR 13.5).
    [discover] Przeciwnik odkrywa stanowisko (AR 13.6); poziom w kolejnych rundach: { $levels }.
    [research] Lupa przeciwnika wchodzi o rząd wyżej (AR 13.7).
    [overcome] Przeciwnik zabiera strażnika ze stanowiska, na którym ma archeologa, albo prowadzi badania (AR 13.8).
   *[buy] Przeciwnik bierze kartę, która ma { $colour ->
        [red] najwięcej
       *[green] najmniej
    } punktów (AR 13.9).
}{ $idle ->
    [0] {""}
   *[other] {" "}W rundzie { $idle } nic nie robi.
} Strzałka na odwrocie: { $arrow }.
command-exiled = usunięte
help-exiled = stosy usuniętych kart
    .how = { command-exiled }

# Czego dotyczyła decyzja
kind-dig = wykopaliska
kind-discover = odkrycie stanowiska
kind-overcome = ujarzmienie strażnika
kind-buy = zakup karty
kind-play = zagranie karty
kind-research = badania
kind-claim = zakup kafelka świątyni
kind-pass = pas
kind-end = koniec tury
kind-assistant = użycie asystenta
kind-boon = użycie przysługi
kind-idol = bożek na pole
kind-payment = sposób zapłaty
kind-keeping = karty zatrzymane na następną rundę
kind-effect = wybory w efektach

# Podpowiedzi
hint-waiting = To nie twoja tura: nie ma teraz czego wybierać.
hint-single = Możesz teraz zrobić tylko jedno.
hint-something =
    { $asked ->
        [pass] Można zrobić coś lepszego niż spasować.
        [end] Przed końcem tury warto jeszcze coś zrobić.
       *[choice] To, co tu wybierzesz, ma znaczenie.
    }
hint-nothing =
    { $asked ->
        [pass] Nic nie jest teraz lepsze niż spasowanie.
        [end] Nic nie jest teraz lepsze niż zakończenie tury.
       *[choice] To, co tu wybierzesz, prawie nie ma znaczenia.
    }
hint-kind = Rodzaj ruchu: { $kind }
hint-best = Najlepiej – { $move }
hint-then = Potem – { $move }
hint-leads = Wynik: { $changes }.
hint-gained = zyskujesz { $goods-acc }
hint-spent = wydajesz { $goods-acc }
hint-points =
    { $points ->
        [one] na razie { $points } punkt { $more ->
            [yes] więcej
           *[no] mniej
        }
        [few] na razie { $points } punkty { $more ->
            [yes] więcej
           *[no] mniej
        }
       *[many] na razie { $points } punktów { $more ->
            [yes] więcej
           *[no] mniej
        }
    }
hint-chance = To, co będzie potem, zależy od losu.
hint-value = { $number }. Oczekiwane punkty na koniec gry: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { $move }
look-margin =
    { $asked ->
        [pass] To lepsze o { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pkt niż spasowanie.
        [end] To lepsze o { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pkt niż zakończenie tury.
       *[choice] To lepsze o { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pkt niż następny wybór.
    }
advise-points = Najlepiej (oczekiwane punkty na koniec: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }) – { $move }
advise-next-points = Następne w kolejności ({ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }) – { $move }
advise-step = { $number }. { $fact }

# Powody oceny
reason-next-steps = { $alone ->
        [yes] Od razu
       *[no] Z najlepszymi ruchami po nim
    }: { $changes }.
reason-next-steps-none = { $alone ->
        [yes] Od razu nic nie daje i nic nie kosztuje.
       *[no] Z najlepszymi ruchami po nim nic nie daje i nic nie kosztuje.
    }
reason-played-on = Liczba partii dogranych od tego miejsca: { $pairs }. Szansa na wygraną { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, przewaga nad drugą możliwością { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } pkt (95%: od { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) } do { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
reason-sources-alike = Nie widać różnicy w: { $of }.
source-name =
    { $of ->
        [research] punktach za badania
        [temple] punktach za świątynię
        [idols] punktach za bożki
        [guardians] punktach za strażników
        [cards] punktach za karty
        [fear] punktach za Strach
        [tempo] liczbie tur
       *[others] punktach najlepszego przeciwnika
    }
reason-source =
    { $of ->
        [research] Punkty za badania
        [temple] Punkty za świątynię
        [idols] Punkty za bożki
        [guardians] Punkty za strażników
        [cards] Punkty za karty
        [fear] Punkty za Strach
        [tempo] Rozegrane tury
       *[others] Punkty najlepszego przeciwnika
    } w porównaniu z drugą możliwością: { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } (95%: od { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) } do { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) }).

# Poziomy
level-newcomer = Nie zauważa połowy tego, co może zrobić.
level-beginner = Gra to, co w danej chwili wygląda dobrze.
level-steady = W każdej turze robi to, co wygląda najlepiej, bez planowania.
level-careful = Dobrze ocenia pozycje, ale patrzy tylko jeden ruch naprzód.
level-sharp = Równie dobrze ocenia pozycje i planuje część swojej tury.
level-master = Równie dobrze ocenia pozycje i planuje całą swoją turę.
level-alone =
    { $difficulty ->
        [0] Bez innych graczy pokonuje przeciwnika bez czerwonych kafelków w { NUMBER($share, style: "percent", maximumFractionDigits: 0) } (od { NUMBER($low, style: "percent", maximumFractionDigits: 0) } do { NUMBER($high, style: "percent", maximumFractionDigits: 0) }) partii.
        [one] Bez innych graczy pokonuje przeciwnika z { $difficulty } czerwonym kafelkiem w { NUMBER($share, style: "percent", maximumFractionDigits: 0) } (od { NUMBER($low, style: "percent", maximumFractionDigits: 0) } do { NUMBER($high, style: "percent", maximumFractionDigits: 0) }) partii.
       *[other] Bez innych graczy pokonuje przeciwnika z { $difficulty } czerwonymi kafelkami w { NUMBER($share, style: "percent", maximumFractionDigits: 0) } (od { NUMBER($low, style: "percent", maximumFractionDigits: 0) } do { NUMBER($high, style: "percent", maximumFractionDigits: 0) }) partii.
    }
