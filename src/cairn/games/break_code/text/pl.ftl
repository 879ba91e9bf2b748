# Złam ten Kod. Wiadomości o płytkach i kartach dostają $rules: standard albo tagiron.
# $you to yes, gdy mowa o tym, do kogo się mówi; w przeciwnym razie $name to ten gracz.

title = Złam ten Kod

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
answer-none = brak
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
       *[no] { $name } ma swoje płytki.
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
       *[no] { $name } podaje płytkę w tajemnicy.
    }
event-looked =
    { $you ->
        [yes] Podglądasz płytki na środku: { $tiles }.
       *[no] { $name } podgląda w tajemnicy płytki na środku.
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
        [guess] Mówisz w tajemnicy „zgaduję”.
        [wait] Mówisz w tajemnicy „czekam”.
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
