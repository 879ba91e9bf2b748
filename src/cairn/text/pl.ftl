# Co mówi się przy każdym stole, w cokolwiek się przy nim gra.

you = ty
ruling = Rozstrzygnięcie
player-name = Gracz { $number }

# Odmowy wspólne dla wszystkich zasad
refusal-not-your-turn = teraz nie twoja kolej
refusal-not-now = nie to należy teraz zrobić
refusal-nothing-to-take-back = nie ma czego cofnąć: nie było jeszcze twojego ruchu, od tego czasu coś wyszło na jaw albo według zasad ruch jest ostateczny
refusal-game-over = gra się skończyła

# Polecenia: słowa i to, co mówi o nich ?
command-board = stół
command-log = dziennik
command-undo = cofnij
command-hint = podpowiedź
command-rules = zasady
command-help = pomoc
command-quit = koniec

help-now = Teraz
help-moves = Możesz
help-always = W każdej chwili
help-marks = Na stole
help-board = pokaż stół jeszcze raz
    .how = { command-board }
help-log = wszystko, co się do tej pory wydarzyło
    .how = { command-log }
help-undo = cofnij swój ostatni ruch, o ile nic jeszcze nie wyszło na jaw
    .how = { command-undo }
help-hint = podpowiedź poziomu od 1 do 4; bez liczby: następna
    .how = { command-hint } 3
help-rules = zasada, rozdział albo spis rozdziałów
    .how = { command-rules } 5.4
help-help = ta pomoc
    .how = ?
help-quit = odejdź od stołu
    .how = { command-quit }

# Co stół mówi tym, którzy przy nim siedzą
your-turn =
    { $several ->
        [yes] { $name }, twoja kolej.
       *[no] Twoja kolej.
    }
news-left-out =
    { $count ->
        [one] (1 wcześniejszy wpis: { command-log })
        [few] ({ $count } wcześniejsze wpisy: { command-log })
        [many] ({ $count } wcześniejszych wpisów: { command-log })
       *[other] ({ $count } wcześniejszego wpisu: { command-log })
    }
taken-back = Twój ostatni ruch jest cofnięty.
unknown-command = „{ $word }” nic tu nie znaczy: wpisz ?, aby zobaczyć, co można zrobić
which-command = „{ $word }” może znaczyć: { $commands }
no-hints = W tej grze nie ma podpowiedzi.
unknown-hint = nie ma podpowiedzi „{ $word }”: poziomy są od 1 do { $levels }
hint-level = Podpowiedź, poziom { $level } z { $levels }:
new-here = Pierwszy raz? Wpisz: { command-rules } 1.
terminal-narrow = Ten terminal ma tylko tyle kolumn: { $columns }; stół potrzebuje { $wanted }, więc wiersze będą się łamać.
unknown-rule = nie ma zasady { $number }: wpisz { command-rules }, aby zobaczyć spis
too-much = „{ $word }” to za dużo dla tego polecenia
pass-device = Urządzenie przejmuje { $name }.
pass-ready = { $name }: naciśnij Enter, gdy nikt inny nie patrzy.
left-table = Odchodzisz od stołu.
saved = Zapis gry jest w pliku { $file }.
game-over = Koniec gry.
winner =
    { $you ->
        [yes] Wygrywasz! { $points ->
            [one] { $score } punkt
            [few] { $score } punkty
            [many] { $score } punktów
           *[other] { $score } punktu
        }.
       *[no] Wygrywa { $name }: { $points ->
            [one] { $score } punkt
            [few] { $score } punkty
            [many] { $score } punktów
           *[other] { $score } punktu
        }.
    }

# Zapis gry
replay-keys = Krok { $step } z { $last }. Enter: dalej, b: wstecz, numer: do tego kroku, q: wyjście.
hint-given = { $name } dostaje podpowiedź, poziom { $level }.
undo-done = { $name } cofa ostatni ruch.
