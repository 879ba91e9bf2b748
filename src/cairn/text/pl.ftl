# Co mówi się przy każdym stole, w cokolwiek się przy nim gra.

you = ty
ruling = Rozstrzygnięcie
player-name = Gracz { $number }

# Odmowy wspólne dla wszystkich zasad
refusal-any =
    .it-is-not-your-turn =
    { $several ->
        [yes] { $name }, twoja kolej.
       *[no] Twoja kolej.
    }
    .this-is-not-what-is-to = nie to należy teraz zrobić: wpisz ?, aby zobaczyć co
    .there-is-no-move-of-yours = nie ma czego cofnąć: nie masz jeszcze ruchu albo od tego czasu coś wyszło na jaw

# Polecenia: słowa i to, co mówi o nich ?
command-board = stół
command-log = dziennik
command-undo = cofnij
command-rules = zasady
command-help = pomoc
command-quit = koniec

help-now = Teraz
help-moves = Możesz
help-always = W każdej chwili
help-board = pokaż stół jeszcze raz
    .how = { command-board }
help-log = wszystko, co się do tej pory wydarzyło
    .how = { command-log }
help-undo = cofnij swój ostatni ruch, o ile nic jeszcze nie wyszło na jaw
    .how = { command-undo }
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
            [one] { $points } punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }.
       *[no] Wygrywa { $name }: { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }.
    }

# A recorded game
replay-keys = Krok { $step } z { $last }. Enter: dalej, b: wstecz, numer: do tego kroku, q: wyjście.
