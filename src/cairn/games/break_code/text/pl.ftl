# Break the Code. Każdy komunikat zna $rules (standard albo tagiron) i $size (liczbę płytek gracza).
# $seat-you to yes, gdy mowa o tym, do kogo się mówi; inaczej $seat to imię tego gracza.

title = Złam ten Kod
about-game = Pytaj, aż poznasz ukryte płytki.

# Płytki
colour-black =
    { $rules ->
        [tagiron] czerwona
       *[standard] czarna
    }
    .letter = c
    .gen =
        { $rules ->
            [tagiron] czerwonej
           *[standard] czarnej
        }
colour-white =
    { $rules ->
        [tagiron] niebieska
       *[standard] biała
    }
    .letter =
        { $rules ->
            [tagiron] n
           *[standard] b
        }
    .gen =
        { $rules ->
            [tagiron] niebieskiej
           *[standard] białej
        }
colour-green = zielona
    .letter = z
    .gen = zielonej
tile-b0 = { colour-black } 0
    .short = 0{ colour-black.letter }
    .gen = { colour-black.gen } 0
tile-w0 = { colour-white } 0
    .short = 0{ colour-white.letter }
    .gen = { colour-white.gen } 0
tile-b1 = { colour-black } 1
    .short = 1{ colour-black.letter }
    .gen = { colour-black.gen } 1
tile-w1 = { colour-white } 1
    .short = 1{ colour-white.letter }
    .gen = { colour-white.gen } 1
tile-b2 = { colour-black } 2
    .short = 2{ colour-black.letter }
    .gen = { colour-black.gen } 2
tile-w2 = { colour-white } 2
    .short = 2{ colour-white.letter }
    .gen = { colour-white.gen } 2
tile-b3 = { colour-black } 3
    .short = 3{ colour-black.letter }
    .gen = { colour-black.gen } 3
tile-w3 = { colour-white } 3
    .short = 3{ colour-white.letter }
    .gen = { colour-white.gen } 3
tile-b4 = { colour-black } 4
    .short = 4{ colour-black.letter }
    .gen = { colour-black.gen } 4
tile-w4 = { colour-white } 4
    .short = 4{ colour-white.letter }
    .gen = { colour-white.gen } 4
tile-g5 = { colour-green } 5
    .short = 5{ colour-green.letter }
    .gen = { colour-green.gen } 5
tile-b6 = { colour-black } 6
    .short = 6{ colour-black.letter }
    .gen = { colour-black.gen } 6
tile-w6 = { colour-white } 6
    .short = 6{ colour-white.letter }
    .gen = { colour-white.gen } 6
tile-b7 = { colour-black } 7
    .short = 7{ colour-black.letter }
    .gen = { colour-black.gen } 7
tile-w7 = { colour-white } 7
    .short = 7{ colour-white.letter }
    .gen = { colour-white.gen } 7
tile-b8 = { colour-black } 8
    .short = 8{ colour-black.letter }
    .gen = { colour-black.gen } 8
tile-w8 = { colour-white } 8
    .short = 8{ colour-white.letter }
    .gen = { colour-white.gen } 8
tile-b9 = { colour-black } 9
    .short = 9{ colour-black.letter }
    .gen = { colour-black.gen } 9
tile-w9 = { colour-white } 9
    .short = 9{ colour-white.letter }
    .gen = { colour-white.gen } 9
place-a = a
place-b = b
place-c = c
place-d = d
place-e = e
screen-centre = środek
screen-0 = płytki gracza 1
screen-1 = płytki gracza 2
screen-2 = płytki gracza 3
screen-3 = płytki gracza 4
deck-questions = zakryte karty z pytaniami
ref-hand = tile
place-letters = abcde

# Pytania: całe i takie, na jakie jest miejsce na planszy
card-where-0 = Gdzie są twoje płytki 0?
    .short = gdzie 0
card-where-1-2 = Gdzie są twoje płytki 1 lub 2?
    .short = gdzie 1 lub 2
card-where-3-4 = Gdzie są twoje płytki 3 lub 4?
    .short = gdzie 3 lub 4
card-where-5 = Gdzie są twoje płytki 5?
    .short = gdzie 5
card-where-6-7 = Gdzie są twoje płytki 6 lub 7?
    .short = gdzie 6 lub 7
card-where-8-9 = Gdzie są twoje płytki 8 lub 9?
    .short = gdzie 8 lub 9
card-neighbours-colour = Które twoje sąsiadujące płytki mają ten sam kolor?
    .short = sąsiednie w jednym kolorze
card-neighbours-sequence = Które twoje sąsiadujące płytki są kolejnymi cyframi?
    .short = sąsiednie z kolejnymi cyframi
card-count-even = Ile masz płytek z cyfrą parzystą (0 jest parzyste)?
    .short = ile parzystych (0 też)
card-count-odd = Ile masz płytek z cyfrą nieparzystą?
    .short = ile nieparzystych
card-count-black =
    { $rules ->
        [tagiron] Ile masz czerwonych płytek?
       *[standard] Ile masz czarnych płytek?
    }
    .short =
        { $rules ->
            [tagiron] ile czerwonych
           *[standard] ile czarnych
        }
card-count-white =
    { $rules ->
        [tagiron] Ile masz niebieskich płytek?
       *[standard] Ile masz białych płytek?
    }
    .short =
        { $rules ->
            [tagiron] ile niebieskich
           *[standard] ile białych
        }
card-count-equal =
    { $rules ->
        [tagiron] Ile masz par płytek z taką samą cyfrą?
       *[standard] Ile masz płytek z taką samą cyfrą?
    }
    .short =
        { $rules ->
            [tagiron] ile par z taką samą cyfrą
           *[standard] ile z taką samą cyfrą
        }
card-sum-all = Jaka jest suma wszystkich twoich płytek?
    .short = suma wszystkich
card-sum-left = Jaka jest suma twoich trzech pierwszych płytek z lewej?
    .short = suma trzech z lewej
card-sum-middle = Jaka jest suma twoich środkowych płytek (b, c, d; z czterech płytek b, c)?
    .short = suma środkowych ({ $size ->
            [4] b, c
           *[5] b, c, d
        })
card-sum-right = Jaka jest suma twoich trzech pierwszych płytek z prawej?
    .short = suma trzech z prawej
card-sum-black =
    { $rules ->
        [tagiron] Jaka jest suma twoich czerwonych płytek?
       *[standard] Jaka jest suma twoich czarnych płytek?
    }
    .short =
        { $rules ->
            [tagiron] suma czerwonych
           *[standard] suma czarnych
        }
card-sum-white =
    { $rules ->
        [tagiron] Jaka jest suma twoich niebieskich płytek?
       *[standard] Jaka jest suma twoich białych płytek?
    }
    .short =
        { $rules ->
            [tagiron] suma niebieskich
           *[standard] suma białych
        }
card-spread = Jaka jest różnica między twoją największą a najmniejszą cyfrą?
    .short = największa minus najmniejsza
card-third-above-4 = Czy twoja płytka c jest większa niż 4?
    .short = czy c jest większa niż 4
question-picked = Gdzie są twoje płytki { $digit }?
question-short = { $card-short }
question-brief = { $question }?
question-short-picked = gdzie { $digit }

# Kilka rzeczy obok siebie albo jedna po drugiej
side-by-side = { $first } { $rest }
one-by-one = { $first }; { $rest }
short-tile = { $tile-short }

# Odpowiedzi
group = {"{"}{ $places }{"}"}
heard = { $seat }: { $answer }
answer = { $answer }
answer-none = brak
answer-none-short = brak
answer-yes = tak
answer-no = nie
verdict =
    { $verdict ->
        [right] poprawnie
       *[wrong] błędnie
    }
answer-range = { $low }–{ $high }

# Fazy i to, o co w nich prosi się gracza
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
        [call] zgadywać czy czekać: { $names }
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
row-guess = twój kod
seat-out = poza grą
seat-right = poprawnie
history-guess = kod { $tiles }: { $said }
history-guess-secret = kod: { $said }
history-gave-up = rezygnacja
history-none = Nikt jeszcze o nic nie zapytał.
history-earlier =
    { $count ->
        [one] … wcześniej 1 pytanie ({ command-sheet })
        [few] … wcześniej { $count } pytania ({ command-sheet })
        [many] … wcześniej { $count } pytań ({ command-sheet })
       *[other] … wcześniej { $count } pytania ({ command-sheet })
    }

# Arkusz
sheet-title = Twój arkusz: twoje zapiski i wszystko, co powiedziano
crossed = Skreślone: { $tiles }.
uncrossed = Już nie skreślone: { $tiles }.
written = Zapisane, { $name }: { $places }.
marks-nothing = Nic się nie zmienia: tak już jest na arkuszu.
written-wrong = To nie może być prawda (miejsce: { $places }): płytka jest twoja, stoi gdzie indziej albo nie pasuje do kolejności lub do tego, co powiedziano o tym miejscu.

# Koniec gry
result-guess = kod
result-hand = płytki
result-place = miejsce
result-hidden = ukryte
result-no-guess = brak
result-secret = Co było ukryte, pozostaje ukryte (BC 2.4); pokazuje to zapis partii.
won-later =
    { $seat-you ->
        [yes] Twój kod też jest poprawny: miejsce { $place }.
       *[no] { $seat } też zna kod: miejsce { $place }.
    }

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
help-guess = odgadnij cały kod naraz; albo płytka po płytce, zaczynając od samego „{ command-guess }”
    .how = { command-guess } { $tiles }
help-guess-now = powiedz, że zgadujesz; płytki podaje się, gdy wszyscy się wypowiedzą
    .how = { command-guess }
help-name = podaj kolejne płytki, od lewej do prawej; ostatnią można cofnąć
    .how = { $tiles }
help-wait = nie zgaduj po tym pytaniu
    .how = { command-wait }
help-give-up = zrezygnuj z ostatniej tury
    .how = { command-give-up }
help-sheet = wszystkie twoje zapiski i wszystko, co powiedziano
    .how = { command-sheet }
help-cross = skreśl płytki
    .how = { command-cross } { $first } { $second }
help-uncross = cofnij skreślenie; bez płytek: wszystkie
    .how = { command-uncross } { $first }
help-write = zapisz, co stoi na danym miejscu: cyfra, kolor albo jedno i drugie; - wymazuje
    .how = { command-write } { $name } b { $first } c 7 d -
help-write-code =
    { $players ->
        [2] to samo bez imienia: płytki przeciwnika
       *[other] to samo bez imienia: płytki na środku
    }
    .how = { command-write } b { $first }
help-tiles = Płytki: cyfra i kolor w dowolnej kolejności, na przykład { $first }: { $colours }

# Znaki na planszy
mark-turn = tura tego gracza
    .how = ▸
mark-fresh = nowe od twojej ostatniej tury
    .how = ›
mark-boxes = puste miejsce albo twoja płytka; płytka skreślona
    .how = ·, ×
mark-wrong = to, co tam zapisano, nie może być prawdą
    .how = !

wrong-form = napisz to tak: { $how }
unknown-tile = „{ $word }” to nie płytka: napisz cyfrę i kolor ({ $colours })
unknown-hand = nie ma gracza „{ $word }”; są: { $names }
which-hand = „{ $word }” może znaczyć: { $names }
which-digit = BC 3.2: dodaj, o którą cyfrę pytasz: { $first } albo { $second }
too-many-tiles = BC 3.11: { $places ->
        [one] w kodzie jest { $places } wolne miejsce
        [few] w kodzie są { $places } wolne miejsca
       *[many] w kodzie jest { $places } wolnych miejsc
    }, a podano { $count ->
        [one] { $count } płytkę
        [few] { $count } płytki
       *[many] { $count } płytek
    }
tiles-later = BC 6.6: teraz napisz tylko { command-guess }; płytki podaje się, gdy wszyscy się wypowiedzą

# Stół w słowach
area-guess = Twój kod
area-cards = Odkryte karty
area-centre = Środek stołu
area-discards = Karty już użyte
hidden-tiles = zakryte płytki: { $n }

# Ruchy
move-ask = zapytać: { $question }
move-guess = odgadywać kod
move-name = podać: { $tile } na miejscu { $place }
move-give-up = zrezygnować
move-wait = czekać
doubt-held =
    { $twice ->
        [yes] Jedna { $tile } jest u ciebie, więc w kodzie nie może być dwóch.
       *[no] { CAPITAL($tile) } jest u ciebie, więc nie może być w kodzie.
    }

# Co się dzieje, opowiedziane jednemu graczowi
event-dealt =
    { $seat-you ->
        [yes] Twoje płytki: { $tiles }.
       *[no] { $known ->
            [yes] { $seat }, płytki: { $tiles }.
           *[no] { $seat } dostaje płytki.
        }
    }
event-opened = Odkryto nową kartę: { $question }
event-started =
    { $seat-you ->
        [yes] Zaczynasz.
       *[no] Zaczyna { $seat }.
    }
event-asked =
    { $seat-you ->
        [yes] Pytasz: { $question } – { $answers }.
       *[no] { $seat } pyta: { $question } – { $answers }.
    }
event-began =
    { $seat-you ->
        [yes] Zaczynasz odgadywać kod.
       *[no] { $seat } zaczyna odgadywać kod.
    }
event-named =
    { $seat-you ->
        [yes] Podajesz: { $tile }.
       *[no] { $known ->
            [yes] { $seat } podaje: { $tile }.
           *[no] { $seat } podaje płytkę w tajemnicy.
        }
    }
event-looked =
    { $seat-you ->
        [yes] Podglądasz płytki na środku: { $tiles }.
       *[no] { $known ->
            [yes] { $seat } podgląda płytki na środku: { $tiles }.
           *[no] { $seat } podgląda w tajemnicy płytki na środku.
        }
    }
event-guessed =
    { $seat-you ->
        [yes] Odgadujesz kod: { $said }.
       *[no] { $seat } odgaduje kod: { $said }.
    }
event-guessed-aloud =
    { $seat-you ->
        [yes] Podajesz kod ({ $tiles }): { $said }.
       *[no] { $seat } podaje kod ({ $tiles }): { $said }.
    }
stage-guess-right = Twój kod jest prawidłowy.
stage-guess-wrong = Twój kod jest błędny.
stage-dealt = Rozdano płytki.
event-gave-up =
    { $seat-you ->
        [yes] Rezygnujesz.
       *[no] { $seat } rezygnuje.
    }
event-sealed =
    { $call ->
        [guess] { $seat-you ->
            [yes] Mówisz w tajemnicy „zgaduję”.
           *[no] { $seat } mówi „zgaduję”.
        }
        [wait] { $seat-you ->
            [yes] Mówisz w tajemnicy „czekam”.
           *[no] { $seat } mówi „czekam”.
        }
       *[unheard] { $seat } podejmuje decyzję.
    }
event-unsealed =
    { $seats-count ->
        [0] Wszyscy czekają.
        [one] Teraz zgaduje: { $seats }.
       *[other] Teraz zgadują: { $seats }.
    }
event-ended =
    { $cause ->
        [right] Koniec gry. Kod odgadnięty: { $seats }.
        [out] Koniec gry: nikt nie odgadł kodu i wszyscy odpadli.
        [cards] Koniec gry bez zwycięzcy: skończyły się karty z pytaniami.
       *[guesses] Remis: nikt nie odgadł kodu.
    }

# Odmowy
refusal-digits-0-to-9 = cyfry są od 0 do 9
refusal-card-not-open = zapytać można tylko z odkrytej karty
refusal-one-digit-of-two = cyfrę podaje się tylko przy karcie z dwiema cyframi
refusal-ask-or-guess = w swojej turze musisz zadać pytanie albo odgadywać kod: nie można spasować
refusal-tile-cannot-stand = { $tile } nie może stać na miejscu { $place }: każdą płytkę podaje się raz, w kolejności rosnącej, aż do ostatniego miejsca
refusal-place-not-next = podawaj płytki od lewej do prawej: teraz miejsce { $next }, a nie { $place }
refusal-named-to-its-end = rozpoczęty kod trzeba podać do końca
refusal-last-turn = w tej ostatniej turze można tylko odgadywać kod albo zrezygnować
refusal-no-card-left = karty z pytaniami się skończyły, można tylko odgadywać kod
refusal-ask-then-call = w swojej turze zadajesz pytanie, a po odpowiedziach mówisz „zgaduję” albo „czekam”
refusal-places-of-the-sheet = arkusz ma miejsca od a do { $last } dla każdego z pozostałych graczy
refusal-only-one-tile = { $tile } jest tylko jedna
refusal-no-final-answer = w grze dwuosobowej arkusz nie ma miejsc na ostateczną odpowiedź
refusal-no-such-tile = nie ma takiej płytki: { $colour } { $digit }

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
        [neighbours-colour] niejasne: dwie zielone piątki obok siebie (BC 3.5)
        [neighbours-sequence] niejasne: para wewnątrz ciągu (BC 3.5)
        [count-equal] źródła się różnią: płytki czy pary (BC 3.5)
        [sum-left] niejasne: które z czterech płytek (BC 3.10)
        [sum-right] niejasne: które z czterech płytek (BC 3.10)
        [sum-black] niejasne: co się mówi, gdy takiej płytki nie ma (BC 3.5)
        [sum-white] niejasne: co się mówi, gdy takiej płytki nie ma (BC 3.5)
       *[third-above-4] niejasne: czy jest w grze przy czterech płytkach (BC 3.10)
    }

# Podpowiedzi i dowody
hint-nothing = Ponad to, co jest na arkuszu, nie da się skreślić żadnej płytki ani ustalić żadnego miejsca kodu.
hint-something =
    { $count ->
        [one] Można wywnioskować jedną rzecz, której nie ma na arkuszu.
        [few] Można wywnioskować { $count } rzeczy, których nie ma na arkuszu.
       *[many] Można wywnioskować { $count } rzeczy, których nie ma na arkuszu.
    }
hint-where = Da się wywnioskować, co stoi na miejscu { $place }.
hint-tiles = Da się skreślić niektóre płytki.
hint-also = Z tego samego wynika też: { $left }.
hint-stands = { $tile } na miejscu { $place }
hint-absent = w kodzie nie ma { $tiles }
hint-more =
    { $count ->
        [one] Można wywnioskować jeszcze jedną rzecz.
        [few] Można wywnioskować jeszcze { $count } rzeczy.
       *[many] Można wywnioskować jeszcze { $count } rzeczy.
    }
hint-best = Najlepiej: { $move }; najbardziej prawdopodobny kod to { $tiles } ({ NUMBER($chance, style: "percent", maximumFractionDigits: 0) }).
hint-best-ask = Najlepsze pytanie: { $question } – wpisz { $typed } (średnia informacja w bitach: { NUMBER($bits, minimumFractionDigits: 2, maximumFractionDigits: 2) }; szansa na pewność: { NUMBER($certain, style: "percent", maximumFractionDigits: 0) }; kodów zostanie średnio: { NUMBER($left, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
hint-best-name = Najlepiej podać: { $tile } na miejscu { $place }
proof-excluded = { $where ->
        [centre] Środek, miejsce { $place }: to nie { $tile }, ponieważ:
       *[hand] { $owner }, miejsce { $place }: to nie { $tile }, ponieważ:
    }
proof-nowhere = { $where ->
        [centre] Na środku nie ma { $tile-gen }, ponieważ:
       *[hand] { $owner } nie ma { $tile-gen }, ponieważ:
    }
proof-certain = { $where ->
        [centre] Środek, miejsce { $place }: to na pewno { $tile }, ponieważ:
       *[hand] { $owner }, miejsce { $place }: to na pewno { $tile }, ponieważ:
    }
proof-somewhere = { $where ->
        [centre] Gdzieś na środku jest { $tile }, ponieważ:
       *[hand] { $owner }: jest tam { $tile }, ponieważ:
    }
proof-step = { $number }. { $fact }
proof-step-left = { $number }. { $fact } → { $left }
proof-left = { $place }: { $tiles }
proof-held =
    { $second ->
        [yes] u ciebie jest druga { $tile } ({ $rule })
       *[no] u ciebie jest { $tile } ({ $rule })
    }
proof-answered = pytanie { $number }, { $question } – { $seat }: { $answer } ({ $rule })
proof-missed = po pytaniu { $number } twój kod { $tiles } był błędny ({ $rule })
proof-shown = po pytaniu { $number } ujawniono kod: { $tiles } ({ $rule })
advice-next-turn = To przy założeniu, że będziesz mieć jeszcze jedną turę na odgadywanie.
advice-second-guess = Jeśli to błąd, następny kod to { $tiles }: szansa, że jeden z dwóch jest poprawny, wynosi { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }. To przy założeniu, że będziesz mieć jeszcze jedną turę.
advice-no-turn-left = Nie będziesz już mieć innej tury.
advice-others-follow = Jeśli trafisz, po jednej ostatniej turze mają jeszcze: { $seats } (BC 4.1, 4.3).

# Podpowiedzi: gdzie patrzeć, potem co zrobić i dlaczego
look-answer = odpowiedź { $number }
look-own = twoje płytki
look-guess = podany wcześniej kod
look-place = miejsce { $place }
look-tiles = płytki kodu
look-code = kod
look-enough = Może wiesz już dość, żeby odgadnąć kod.
advise-guess = odgadnąć kod { $tiles }

# Dlaczego ten ruch
reason-splits = Pasujących kodów: teraz { $codes }, po odpowiedzi średnio { NUMBER($left, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
reason-no-split = Każdy możliwy kod daje tę samą odpowiedź: to pytanie niczego ci nie powie.
reason-makes-certain = Z szansą { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } znasz potem cały kod.
reason-keeps-from = { $seat } traci tę kartę: z możliwych kodów ({ NUMBER($codes, maximumFractionDigits: 0) }) najlepsze pytanie zostawia z nią { NUMBER($with, minimumFractionDigits: 1, maximumFractionDigits: 1) }, a bez niej { NUMBER($without, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
reason-helps = To pomaga też innym: szansa, że { $seat } zna kod, rośnie z { NUMBER($now, style: "percent", maximumFractionDigits: 0) } do { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
reason-helps-nobody = Nie pomaga nikomu innemu; po innym pytaniu ktoś z nich zna kod z szansą do { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
reason-knows-already = { $seat } z szansą { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } już zna kod.
reason-certain = Pasuje tylko jeden kod: znasz go.
reason-guess-chance = Pasujących kodów: { $codes }; ten jest poprawny z szansą { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
reason-double-five = Zielone piątki są dwie: rozdań z tym kodem jest { $deals } na { $all }, a z najrzadszym { $least }.
reason-wrong-costs-turn = Jeśli kod jest błędny, tracisz tylko turę; zostanie kodów: { $left }.
reason-wrong-is-out = Jeśli kod jest błędny, odpadasz z gry.

# Zapisana pozycja
solve-codes =
    { $count ->
        [one] Pasuje jeden kod (rozdań: { $deals }): jest znany.
        [few] Pasują { $count } kody (rozdań: { $deals }); nieznanych bitów: { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
       *[many] Pasuje { $count } kodów (rozdań: { $deals }); nieznanych bitów: { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
    }
solve-questions = Co dałyby odkryte karty:
solve-bits = bity
solve-certain = pewność
solve-left = kody
solve-guess = Najbardziej prawdopodobny kod: { $tiles } ({ NUMBER($chance, style: "percent", maximumFractionDigits: 0) }).
solve-do = Najlepiej: { $move }
solve-ask = Najlepsze pytanie: { $question }
solve-clash = To nie może być prawdą jednocześnie:
solve-hand = { $owner }: { $count ->
        [one] pasuje jeden układ płytek
        [few] pasują { $count } układy płytek
       *[many] pasuje { $count } układów płytek
    }.
solve-over = Gra się skończyła ({ $rule }): nie ma już o czym decydować.
solve-done = Twoja próba odgadnięcia już była ({ $rule }): nie ma już o czym decydować.
solve-possible = Przy twoich płytkach możliwe są odpowiedzi: { $answers }.

# Czego dotyczyła decyzja
kind-ask = pytania
kind-guess = odgadywanie

# Poziomy
level-beginner = Pamięta tylko ostatnie odpowiedzi i pyta na chybił trafił.
level-steady = Skreśla to, co każda odpowiedź wyklucza sama.
level-careful = Wie dokładnie to, co można wiedzieć, i pyta o to, co mówi najwięcej.
level-master = Wie to samo, a bierze też pod uwagę, co wiedzą i czego się dowiedzą inni.

# Odmowy przy prawdziwym stole
refusal-own-phone-only = to tajne: można to wpisać tylko na telefonie tej osoby
refusal-hand-size = trzeba wpisać tyle płytek: { $size }
refusal-tile-too-often = każda płytka jest jedna, tylko zielone 5 są dwie
refusal-guess-is-open = ktoś właśnie zgaduje: najpierw trzeba to dokończyć
refusal-hands-first = najpierw wszyscy wpisują swoje płytki
refusal-nobody-compares = nikt teraz nie porównuje płytek
refusal-compare-first = najpierw porównajcie swoje płytki
refusal-questions-were-asked = padło już pytanie: zostaje tak, jak było umówione
refusal-answers-missing = najpierw odpowiedzi na to pytanie
refusal-nothing-to-say = nie ma teraz czego odpowiadać
refusal-nothing-asked = nie ma teraz pytania do cofnięcia
refusal-card-was-asked = ta karta była już zadana
refusal-call-first = najpierw powiedz „zgaduję” albo „czekam”
