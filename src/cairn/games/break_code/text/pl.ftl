# Złam ten Kod. Wiadomości o płytkach i kartach dostają $rules: standard albo tagiron.
# $you to yes, gdy mowa o tym, do kogo się mówi; w przeciwnym razie $name to ten gracz.

title = Złam ten Kod
about-game = Pytaj, aż poznasz ukryte płytki.

# Płytki
colour =
    { $rules ->
        [tagiron] { $colour ->
            [black] czerwona
            [white] niebieska
           *[green] zielona
        }
       *[standard] { $colour ->
            [black] czarna
            [white] biała
           *[green] zielona
        }
    }
tile = { colour } { $digit }
colour-letter =
    { $rules ->
        [tagiron] { $colour ->
            [black] c
            [white] n
           *[green] z
        }
       *[standard] { $colour ->
            [black] c
            [white] b
           *[green] z
        }
    }
place-letters = abcde

# Pytania i odpowiedzi
question =
    { $card ->
        [where-0] Gdzie są twoje płytki 0?
        [where-1-2] Gdzie są twoje płytki 1 lub 2?
        [where-3-4] Gdzie są twoje płytki 3 lub 4?
        [where-5] Gdzie są twoje płytki 5?
        [where-6-7] Gdzie są twoje płytki 6 lub 7?
        [where-8-9] Gdzie są twoje płytki 8 lub 9?
        [neighbours-colour] Które twoje sąsiadujące płytki mają ten sam kolor?
        [neighbours-sequence] Które twoje sąsiadujące płytki są kolejnymi cyframi?
        [count-even] Ile masz płytek z cyfrą parzystą (0 jest parzyste)?
        [count-odd] Ile masz płytek z cyfrą nieparzystą?
        [count-black] { $rules ->
            [tagiron] Ile masz czerwonych płytek?
           *[standard] Ile masz czarnych płytek?
        }
        [count-white] { $rules ->
            [tagiron] Ile masz niebieskich płytek?
           *[standard] Ile masz białych płytek?
        }
        [count-equal] { $rules ->
            [tagiron] Ile masz par płytek z taką samą cyfrą?
           *[standard] Ile masz płytek z taką samą cyfrą?
        }
        [sum-all] Jaka jest suma wszystkich twoich płytek?
        [sum-left] Jaka jest suma trzech twoich płytek od lewej?
        [sum-middle] Jaka jest suma twoich środkowych płytek (b, c, d; z czterech płytek b, c)?
        [sum-right] Jaka jest suma trzech twoich płytek od prawej?
        [sum-black] { $rules ->
            [tagiron] Jaka jest suma twoich czerwonych płytek?
           *[standard] Jaka jest suma twoich czarnych płytek?
        }
        [sum-white] { $rules ->
            [tagiron] Jaka jest suma twoich niebieskich płytek?
           *[standard] Jaka jest suma twoich białych płytek?
        }
        [spread] Ile wynosi twoja największa cyfra minus najmniejsza?
       *[third-above-4] Czy twoja płytka c jest większa niż 4?
    }
question-picked = Gdzie są twoje płytki { $digit }?
question-short =
    { $card ->
        [where-0] gdzie są 0
        [where-1-2] gdzie są 1 lub 2
        [where-3-4] gdzie są 3 lub 4
        [where-5] gdzie są 5
        [where-6-7] gdzie są 6 lub 7
        [where-8-9] gdzie są 8 lub 9
        [neighbours-colour] sąsiednie w jednym kolorze
        [neighbours-sequence] sąsiednie z kolejnymi cyframi
        [count-even] ile parzystych (0 też)
        [count-odd] ile nieparzystych
        [count-black] { $rules ->
            [tagiron] ile czerwonych
           *[standard] ile czarnych
        }
        [count-white] { $rules ->
            [tagiron] ile niebieskich
           *[standard] ile białych
        }
        [count-equal] { $rules ->
            [tagiron] ile par z taką samą cyfrą
           *[standard] ile z taką samą cyfrą
        }
        [sum-all] suma wszystkich
        [sum-left] suma trzech od lewej
        [sum-middle] suma środkowych ({ $middle })
        [sum-right] suma trzech od prawej
        [sum-black] { $rules ->
            [tagiron] suma czerwonych
           *[standard] suma czarnych
        }
        [sum-white] { $rules ->
            [tagiron] suma niebieskich
           *[standard] suma białych
        }
        [spread] największa minus najmniejsza
       *[third-above-4] czy c jest większa niż 4
    }
question-short-picked = gdzie są { $digit }
answer-none = brak
answer-none-short = brak
answer-yes = tak
answer-no = nie
verdict =
    { $verdict ->
        [right] dobrze
       *[wrong] źle
    }

# Fazy i to, o co w nich prosi się gracza
phase =
    { $phase ->
        [deal] rozdawanie
        [draw] nowa karta
        [start] losowanie pierwszego gracza
        [turn] tura
        [call] zgaduję albo czekam
        [name] podawanie płytek
       *[over] koniec
    }
prompt-turn = Zadaj pytanie z odkrytej karty albo odgadnij kod.
prompt-question = Zadaj pytanie z odkrytej karty.
prompt-no-cards = Karty się skończyły: odgadnij kod.
prompt-last-turn = Twoja ostatnia tura: odgadnij kod albo zrezygnuj.
prompt-call = Zgadujesz teraz czy czekasz?
prompt-name = Podaj płytkę na miejscu { $place }.

# Stół
with-tagiron = TAGIRON
acting =
    { $what ->
        [turn] tura: { $names }
        [last] ostatnia tura: { $names }
        [call] zgaduję czy czekam: { $names }
        [name] odgadywanie: { $names }
       *[over] koniec
    }
cards-in-deck = stos: { $count }
head-cards-now = Odkryte karty: aby zapytać, wpisz numer
head-cards = Odkryte karty
head-cards-shared = * odpowiadasz też ty
no-cards = Karty z pytaniami się skończyły.
head-asker = pyta
head-question = pytanie
head-tiles = Płytki: · twoje  × skreślone
row-centre = środek
row-guess = twój kod
seat-out = poza grą
seat-right = dobrze
history-guess = kod { $tiles }: { $said }
history-guess-secret = kod: { $said }
history-gave-up = rezygnacja
history-none = Nikt jeszcze o nic nie zapytał.
history-earlier =
    { $count ->
        [one] … i jedno wcześniej: { command-sheet }
        [few] … i { $count } wcześniej: { command-sheet }
        [many] … i { $count } wcześniej: { command-sheet }
       *[other] … i { $count } wcześniej: { command-sheet }
    }

# Arkusz
sheet-title = Twój arkusz: twoje zapiski i wszystko, co powiedziano
crossed = Skreślone: { $tiles }.
uncrossed = Już nie skreślone: { $tiles }.
written = Zapisane, { $name }: { $places }.
marks-nothing = Na arkuszu nic się nie zmienia: już tak było.

# Koniec gry
result-guess = kod
result-hand = płytki
result-place = miejsce
result-hidden = ukryte
result-no-guess = brak
result-secret = Co było ukryte, pozostaje ukryte (BC 2.4); pokazuje to zapis partii.
won =
    { $you ->
        [yes] Wygrywasz!
       *[no] Wygrywa { $name }.
    }
won-later =
    { $you ->
        [yes] Twój kod też jest dobry: miejsce { $place }.
       *[no] { $name } też zna kod: miejsce { $place }.
    }
drawn = Kod złamali oboje: remis.

# Polecenia
command-ask = pytam
command-guess = zgaduję
command-wait = czekam
command-give-up = rezygnuję
command-sheet = arkusz
command-cross = skreśl
command-uncross = przywróć
command-write = zapisz

help-ask = zadaj pytanie z karty 3; gdy na karcie są dwie cyfry, dodaj, o którą pytasz
    .how = { command-ask } 3 albo 3 albo 3 2
help-guess = odgadnij cały kod naraz; albo płytka po płytce, zaczynając od { command-guess }
    .how = { command-guess } { $tiles }
help-guess-now = powiedz, że zgadujesz; płytki podaje się, gdy wszyscy się wypowiedzą
    .how = { command-guess }
help-name = podaj kolejne płytki, od lewej do prawej; ostatnią można cofnąć
    .how = { $tiles }
help-wait = nie zgaduj po tym pytaniu
    .how = { command-wait }
help-give-up = oddaj swoją ostatnią turę
    .how = { command-give-up }
help-sheet = wszystkie twoje zapiski i wszystko, co powiedziano
    .how = { command-sheet }
help-cross = skreśl płytki
    .how = { command-cross } { $first } { $second }
help-uncross = cofnij skreślenie; bez płytek: wszystkie
    .how = { command-uncross } { $first }
help-write = zapisz, co stoi na miejscu: cyfra, kolor albo jedno i drugie; - nic
    .how = { command-write } { $name } b { $first } c 7 d -
help-write-code =
    { $players ->
        [2] to samo bez imienia: płytki przeciwnika
       *[other] to samo bez imienia: płytki na środku
    }
    .how = { command-write } b { $first }
help-tiles = Płytki: cyfra i kolor w dowolnej kolejności, na przykład { $first }: { $colours }

# Znaki na planszy
mark-turn = kolej tego gracza
    .how = ▸
mark-fresh = nowe od twojej ostatniej tury
    .how = ›
mark-boxes = puste miejsce albo twoja płytka; płytka skreślona
    .how = ·, ×

wrong-form = napisz to tak: { $how }
unknown-tile = „{ $word }” to nie płytka: napisz cyfrę i kolor ({ $colours })
unknown-hand = „{ $word }” to nikt z: { $names }
which-hand = „{ $word }” może znaczyć: { $names }
which-digit = BC 3.2: dodaj, o którą cyfrę pytasz: { $first } albo { $second }
too-many-tiles = BC 3.11: wolne miejsca w kodzie: { $places }, nie { $count }
tiles-later = BC 6.6: teraz napisz tylko { command-guess }; płytki podaje się, gdy wszyscy się wypowiedzą

# Ruchy
move-ask = zapytać: { $question }
move-guess = odgadywać kod
move-name = podać: { $tile } na miejscu { $place }
move-give-up = zrezygnować
move-wait = czekać

# Co się dzieje, opowiedziane jednemu graczowi
event-dealt =
    { $you ->
        [yes] Twoje płytki: { $tiles }.
       *[no] { $known ->
            [yes] { $name }, płytki: { $tiles }.
           *[no] { $name } ma swoje płytki.
        }
    }
event-opened = Odkryta karta: { $question }
event-started =
    { $you ->
        [yes] Zaczynasz.
       *[no] Zaczyna { $name }.
    }
event-asked =
    { $you ->
        [yes] Pytasz: { $question } { $answers }.
       *[no] { $name } pyta: { $question } { $answers }.
    }
event-began =
    { $you ->
        [yes] Odgadujesz kod.
       *[no] { $name } odgaduje kod.
    }
event-named =
    { $you ->
        [yes] Podajesz: { $tile }.
       *[no] { $known ->
            [yes] { $name } podaje: { $tile }.
           *[no] { $name } podaje płytkę w tajemnicy.
        }
    }
event-looked =
    { $you ->
        [yes] Podglądasz płytki na środku: { $tiles }.
       *[no] { $known ->
            [yes] { $name } podgląda płytki na środku: { $tiles }.
           *[no] { $name } podgląda w tajemnicy płytki na środku.
        }
    }
event-guessed =
    { $you ->
        [yes] Twój kod: { $said }.
       *[no] { $name }, odgadywany kod: { $said }.
    }
event-guessed-aloud =
    { $you ->
        [yes] Twój kod, { $tiles }: { $said }.
       *[no] { $name }, odgadywany kod, { $tiles }: { $said }.
    }
event-gave-up =
    { $you ->
        [yes] Rezygnujesz.
       *[no] { $name } rezygnuje.
    }
event-sealed =
    { $call ->
        [guess] { $you ->
            [yes] Mówisz w tajemnicy „zgaduję”.
           *[no] { $name } mówi „zgaduję”.
        }
        [wait] { $you ->
            [yes] Mówisz w tajemnicy „czekam”.
           *[no] { $name } mówi „czekam”.
        }
       *[unheard] Zdecydowane: { $name }.
    }
event-unsealed =
    { $count ->
        [0] Wszyscy czekają.
       *[other] Teraz zgadują: { $names }.
    }
event-ended =
    { $cause ->
        [right] Koniec gry. Odgadli: { $names }.
        [out] Koniec gry: nikt nie odgadł i wszyscy odpadli.
        [cards] Koniec gry bez zwycięzcy: skończyły się karty z pytaniami.
       *[guesses] Remis: nikt nie odgadł kodu.
    }

# Odmowy
refusal-bc-1-1 =
    .digits-run-from-0-to-9 = cyfry są od 0 do 9
refusal-bc-2-5 =
    .it-is-not-your-turn = to nie twoja kolej
refusal-bc-3-1 =
    .only-a-card-that-lies-open = zapytać można tylko z odkrytej karty
refusal-bc-3-2 =
    .of-a-card-with-two-digits = z karty z dwiema cyframi wybiera się jedną, a z innych kart żadnej
refusal-bc-3-4 =
    .a-turn-is-a-question-or = tura to pytanie albo odgadywanie kodu i nie można spasować
refusal-bc-3-11 =
    .cannot-stand-at-a-guess-names = { $tile } nie może stać na miejscu { $place }: każdą płytkę podaje się raz, w kolejności rosnącej, aż do ostatniego miejsca
refusal-bc-3-12 =
    .a-guess-that-was-begun-is = rozpoczęty kod podaje się do końca
refusal-bc-4-1 =
    .this-last-turn-is-a-guess = w tej ostatniej turze można tylko odgadywać kod albo zrezygnować
refusal-bc-4-2 =
    .no-question-card-is-left-so = karty z pytaniami się skończyły, można tylko odgadywać kod
refusal-bc-4-6 =
    .this-last-turn-is-a-guess = w tej ostatniej turze można tylko odgadywać kod albo zrezygnować
refusal-bc-4-7 =
    .the-game-is-over = gra jest skończona
refusal-bc-6-5 =
    .this-last-turn-is-a-guess = w tej ostatniej turze można tylko odgadywać kod albo zrezygnować
refusal-bc-6-6 =
    .a-turn-is-a-question-and = tura to pytanie, a po odpowiedziach mówi się „zgaduję” albo „czekam”
refusal-bc-7-1 =
    .the-sheet-has-the-places-a = arkusz ma miejsca od a do { $last } dla każdego z pozostałych graczy
refusal-bc-7-2 =
    .there-is-only-one = { $tile } jest tylko jedna
refusal-bc-7-3 =
    .with-two-players-the-sheet-has = w grze dwuosobowej arkusz nie ma miejsc na ostateczną odpowiedź

# Tabela kart na stronie z zasadami
cards-question = pytanie
cards-tagiron = w TAGIRON
cards-known = skąd wiemy
cards-shared = odpowiada też pytający
cards-out = bez tej karty przy czterech graczach
cards-standing =
    { $standing ->
        [printed] wydrukowana w instrukcji
       *[attested] zgodnie podana przez kilka źródeł
    }
cards-unsure =
    { $card ->
        [neighbours-colour] otwarte: dwie zielone piątki obok siebie (BC 3.5)
        [neighbours-sequence] otwarte: para wewnątrz ciągu (BC 3.5)
        [count-equal] źródła się różnią: płytki czy pary (BC 3.5)
        [sum-left] otwarte: które z czterech płytek (BC 3.10)
        [sum-right] otwarte: które z czterech płytek (BC 3.10)
        [sum-black] otwarte: co się mówi, gdy takiej płytki nie ma (BC 3.5)
        [sum-white] otwarte: co się mówi, gdy takiej płytki nie ma (BC 3.5)
       *[third-above-4] otwarte: czy jest w grze przy czterech płytkach (BC 3.10)
    }

# Hints and proofs
hint-nothing = Nie da się skreślić dalszej płytki ani ustalić dalszego miejsca kodu ponad to, co jest na arkuszu.
hint-something =
    { $count ->
        [one] Można wywnioskować jedną rzecz, której nie ma na arkuszu.
        [few] Można wywnioskować { $count } rzeczy, których nie ma na arkuszu.
       *[many] Można wywnioskować { $count } rzeczy, których nie ma na arkuszu.
    }
hint-where = Da się wywnioskować, co stoi na miejscu { $place }.
hint-tiles = Da się skreślić jedną z płytek.
hint-best = Najlepiej: { $move }; najbardziej prawdopodobny kod to { $tiles } ({ NUMBER($chance, style: "percent", maximumFractionDigits: 0) }).
hint-best-ask = Najlepiej: { $move } (oczekiwane bity: { NUMBER($bits, minimumFractionDigits: 2, maximumFractionDigits: 2) }, pewność potem: { NUMBER($certain, style: "percent", maximumFractionDigits: 0) }, zostanie kodów: { NUMBER($left, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
hint-best-name = Najlepiej: { $move }
proof-excluded = { $owner }, miejsce { $place }: to nie { $tile }, ponieważ:
proof-nowhere = { $owner }: nigdzie nie stoi { $tile }, ponieważ:
proof-certain = { $owner }, miejsce { $place }: to na pewno { $tile }, ponieważ:
proof-somewhere = { $owner }: gdzieś stoi { $tile }, ponieważ:
proof-held =
    { $second ->
        [yes] u ciebie po raz drugi stoi { $tile } ({ $rule })
       *[no] u ciebie stoi { $tile } ({ $rule })
    }
proof-answered = pytanie { $number }, { $question } – { $name }: { $answer } ({ $rule })
proof-missed = po pytaniu { $number } twój kod { $tiles } był błędny ({ $rule })
proof-shown = po pytaniu { $number } ujawniono kod: { $tiles } ({ $rule })

# A position that was written down
solve-codes =
    { $count ->
        [one] Pasuje jeden kod (rozdań: { $deals }): jest znany.
        [few] Pasują { $count } kody (rozdań: { $deals }); brakuje bitów: { $bits }.
       *[many] Pasuje { $count } kodów (rozdań: { $deals }); brakuje bitów: { $bits }.
    }
solve-questions = Co obiecują odkryte karty:
solve-bits = bity
solve-certain = pewność
solve-left = kody
solve-guess = Najbardziej prawdopodobny kod: { $tiles } ({ NUMBER($chance, style: "percent", maximumFractionDigits: 0) }).
solve-do = Najlepiej: { $move }
solve-clash = To nie może być prawdą jednocześnie:
