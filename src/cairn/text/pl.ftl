# Co mówi się przy każdym stole, w cokolwiek się przy nim gra.

you = ty
ruling = Rozstrzygnięcie
player-name = Gracz { $number }
figure = { $n }
count-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
chance-whole = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
chance-fine = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
chance-least = <{ NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
chance-none = ·
one-decimal = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
two-decimals = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
ordinal = { $n }.

# Odmowy wspólne dla wszystkich zasad
refusal-not-your-turn = teraz nie twoja tura
refusal-not-now = teraz trzeba zrobić coś innego
refusal-nothing-to-take-back = nie ma czego cofnąć: nie było jeszcze twojego ruchu, od tego czasu ujawniono coś nowego albo zgodnie z zasadami ruch jest ostateczny
refusal-game-over = gra się skończyła

# Odmowy stołu na serwerze
refusal-seat-taken = to miejsce jest zajęte
refusal-name-taken = imię „{ $name }” jest tu już zajęte: wybierz inne
refusal-nobody-sits-there = nikt tam nie siedzi
refusal-nobody-is-away = nikt nie opuścił tego miejsca
refusal-seat-free = nie wszystkie miejsca są jeszcze zajęte
refusal-no-seat-free = nie ma tylu wolnych miejsc
refusal-one-seat-each = z tego urządzenia grano już w tej partii na innym miejscu, a nikt nie gra na dwóch: najpierw dokończ tamtą grę
refusal-seat-is-connected = { $seat } ma połączenie: bot zastępuje tylko graczy, którzy odchodzą, przekraczają czas albo długo ich nie ma
refusal-not-away-yet =
    { $number ->
        [one] { $seat }: za krótka nieobecność, bot może zagrać za { $number } sekundę
        [few] { $seat }: za krótka nieobecność, bot może zagrać za { $number } sekundy
       *[other] { $seat }: za krótka nieobecność, bot może zagrać za { $number } sekund
    }
refusal-never-away = przy tym stole bot nie zastępuje nieobecnych graczy
refusal-not-ready = jeszcze bez potwierdzenia: { $seat }
refusal-has-begun = gra już się zaczęła
refusal-not-begun = gra jeszcze się nie zaczęła
refusal-not-over = gra jeszcze się nie skończyła
refusal-table-closed = ten stół jest zamknięty
refusal-other-rules = tę partię rozegrano według wersji { $version } zasad, której się tu już nie używa; jej zapis jest zachowany
refusal-chat-is-off = przy tym stole czat jest wyłączony
refusal-banned =
    gospodarz serwera zablokował ci dostęp{ $number ->
        [0] { "" }
        [one] { " " }jeszcze na godzinę
        [few] { " " }jeszcze na { $number } godziny
       *[many] { " " }jeszcze na { $number } godzin
    }{ $why ->
        [yes] : „{ $reason }”
       *[no] { "" }
    }
refusal-muted =
    gospodarz serwera wyłączył ci czat{ $number ->
        [0] { "" }
        [one] { " " }jeszcze na godzinę
        [few] { " " }jeszcze na { $number } godziny
       *[many] { " " }jeszcze na { $number } godzin
    }{ $why ->
        [yes] : „{ $reason }”
       *[no] { "" }
    }
refusal-word-forbidden = jest w tym słowo, którego na tym serwerze nie wolno używać
refusal-nobody-to-report = zgłosić można innego gracza przy tym stole, nie bota ani siebie
refusal-phrases-only = w trakcie gry można używać tylko gotowych zwrotów
refusal-comes-to-light = ruch { $number } coś ujawnia, więc musi być ostatni
refusal-stale = na to już odpowiedziano albo sytuacja się zmieniła
refusal-not-your-seat = to nie jest twoje miejsce
refusal-no-such-table = nie ma takiego stołu albo nie jest on dla ciebie otwarty
refusal-real-table-is-full = ten prawdziwy stół nie przyjmie już niczego więcej
refusal-real-table-has-begun = gra przy tym prawdziwym stole już się zaczęła
refusal-real-table-has-empty-chairs = nie wszystkie krzesła są zajęte
refusal-real-table-has-not-begun = gra przy tym prawdziwym stole jeszcze się nie zaczęła
refusal-chair-of-another-device = to krzesło ma inny telefon
refusal-unknown-secret = nie masz miejsca przy tym stole
refusal-only-looking-on = tylko oglądasz tę grę
refusal-host-only = może to zrobić tylko gospodarz
refusal-no-help = przy tym stole umówiono się na grę bez pomocy
refusal-unknown-guest = tego urządzenia jeszcze tu nie znamy
refusal-link-is-used = ten link został już użyty albo stracił ważność
refusal-too-many-tables =
    { $number ->
        [one] masz już { $number } niedokończony stół: najpierw dokończ tę grę albo ją opuść
        [few] masz już { $number } niedokończone stoły: najpierw dokończ którąś grę albo ją opuść
       *[many] masz już { $number } niedokończonych stołów: najpierw dokończ którąś grę albo ją opuść
    }
refusal-too-much-chat = to już bardzo dużo wiadomości: odczekaj kilka sekund, zanim znów napiszesz
refusal-log-is-full = przy tym stole wydarzyło się zbyt wiele (wpisów: { $number }): teraz można już tylko grać dalej
refusal-too-many-notes = na twoim arkuszu zapisano już { $number } znaków i więcej się nie zmieści
refusal-no-odds = przy tym stole gra się bez podawania szans

# Co można powiedzieć w trakcie gry
chat-hello = Cześć!
chat-good-luck = Powodzenia!
chat-thinking = Chwileczkę, myślę.
chat-well-played = Dobrze zagrane!
chat-oops = Ups!
chat-thanks = Dziękuję za grę!

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
help-undo = cofnij swój ostatni ruch, jeśli od tego czasu nic nowego nie ujawniono
    .how = { command-undo }
help-hint = podpowiedź: gdzie patrzeć; jeszcze raz: co zrobić i dlaczego
    .how = { command-hint }
help-rules = zasada, rozdział albo spis rozdziałów
    .how = { command-rules } 5.4
help-help = ta pomoc
    .how = ?
help-quit = zakończ grę
    .how = { command-quit }

# Co stół mówi tym, którzy przy nim siedzą
your-turn =
    { $several ->
        [yes] { $name }, twoja tura.
       *[no] Twoja tura.
    }
news-head = Co się stało od twojego ostatniego ruchu:
news-left-out =
    { $count ->
        [one] (1 wcześniejszy wpis: { command-log })
        [few] ({ $count } wcześniejsze wpisy: { command-log })
        [many] ({ $count } wcześniejszych wpisów: { command-log })
       *[other] ({ $count } wcześniejszego wpisu: { command-log })
    }
taken-back = Twój ostatni ruch został cofnięty.
unknown-command = nie ma polecenia „{ $word }”: wpisz ?, aby zobaczyć, co można zrobić
word-yes = tak
leave-sure = Zakończyć grę? Zostanie zapisana. Wpisz { word-yes }, aby zakończyć, albo naciśnij Enter, aby grać dalej.
type-again = Wpisz to jeszcze raz, jeśli tak ma być.
pager-keys = Wiersze { $first }–{ $last } z { $count } · spacja lub Enter: dalej · b: wstecz · q: wyjście
which-command = „{ $word }” może znaczyć: { $commands }
no-hints = W tej grze nie ma podpowiedzi.
unknown-hint = nie ma podpowiedzi „{ $word }”: są poziomy od 1 do { $levels }
hint-level = Podpowiedź, poziom { $level } z { $levels }:
hint-press =
    { $level ->
        [11] Gdzie patrzeć:
       *[12] Co zrobić i dlaczego:
    }
new-here = Pierwszy raz? Wpisz: { command-rules } 1.
terminal-narrow = Za wąski terminal (kolumny: { $columns }, potrzeba { $wanted }). Poszerz okno.
unknown-rule = nie ma zasady { $number }: wpisz { command-rules }, aby zobaczyć spis
too-much = „{ $word }” jest tu zbędne
pass-device = Przekaż urządzenie. Teraz gra { $name }.
pass-ready = { $name }: naciśnij Enter, gdy nikt inny nie patrzy na ekran.
left-table = Kończysz grę.
saved =
    Grę zapisano w pliku:
    { $file }
resume-which = Do której gry wracasz? Wpisz jej numer albo naciśnij Enter, aby wrócić do pierwszej.
resume-none = nie ma gry „{ $word }”: wpisz numer od 1 do { $count }
saved-game = { $game } · { $names } · { $day }, { $time }
game-over = Koniec gry.
game-ended = { game-over } { $ending }.
ending-sentence = { $what }.

# Podpowiedzi: gdzie patrzeć, potem co zrobić i dlaczego
look-at = Spójrz tutaj: { $pieces }.
look-move = Od tego zaczyna się najlepszy ruch.
advise-move = Najlepiej (szansa na wygraną: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }) – { $move }
advise-next = Następny w kolejności ({ NUMBER($chance, style: "percent", maximumFractionDigits: 0) }) – { $move }
advise-equal =
    { $count ->
        [one] Jeszcze jeden ruch jest równie dobry.
        [few] Jeszcze { $count } ruchy są równie dobre.
       *[many] Jeszcze { $count } ruchów jest równie dobrych.
    }

# Zapis gry
replay-keys = Krok { $step } z { $last }. Enter: dalej, b: wstecz, numer: do tego kroku, q: wyjście.
hint-given =
    { $level ->
        [11] { $name } bierze podpowiedź: gdzie patrzeć.
        [12] { $name } bierze podpowiedź: co zrobić i dlaczego.
       *[other] { $name } bierze podpowiedź, poziom { $level }.
    }
undo-done = { $name } cofa ostatni ruch.
replay-title = { $title } · Miejsca: { $names }
replay-page-title = { $game } – oczami gracza { $name }
replay-page-step = Krok
replay-page-back = krok wstecz
replay-page-next = następny krok
replay-page-known-cell = Od tej chwili { $name } może mieć pewność:
replay-page-known-code = Od tej chwili { $name } może znać cały kod.
replay-page-known-guess = W tej chwili lepiej było odgadywać ({ $name }).
verify-promise = Ziarno i sól są takie, jak obiecano: { $commitment }
verify-words = Słowa dodane przez graczy: { $words }
verify-outcomes = { $count ->
    [one] Sprawdzono { $count } wynik losowania: wynika z ziarna i ze słów.
    [few] Sprawdzono { $count } wyniki losowania: każdy wynika z ziarna i ze słów.
   *[many] Sprawdzono { $count } wyników losowania: każdy wynika z ziarna i ze słów.
}
verify-when = Nie sprawdzono, czy to ta sama obietnica, którą pokazano ci przed grą. Porównaj ją albo użyj --commitment.
verify-whose = Nie sprawdzono, czy nie pominięto czyjegoś słowa. Jeśli podano twoje, poszukaj go powyżej albo użyj --word.
verify-never = Zapis nie pokaże, jak wylosowano ziarno ani kto znał je przed końcem gry.

# Gra obejrzana jeszcze raz
analyse-codes = Pasujące kody, według graczy:
analyse-expected = Oczekiwane punkty, według graczy:
analyse-chances = Szanse na wygraną, według graczy:
analyse-chance = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
analyse-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-round =
    { $round ->
        [0] początek, krok { $step }
       *[other] runda { $round }, krok { $step }
    }
analyse-choices = Decyzje:
analyse-choice =
    { $measure ->
        [win] { $name }, szansa wygranej { NUMBER($value, style: "percent", maximumFractionDigits: 0) }: { $move }
       *[points] { $name }, oczekiwane punkty { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }: { $move }
    }
analyse-better =
    { $measure ->
        [win] lepiej, { NUMBER($value, style: "percent", maximumFractionDigits: 0) }: { $move }
       *[other] lepiej, { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }: { $move }
    }
analyse-came =
    { $measure ->
        [win] (potem { NUMBER($value, style: "percent", maximumFractionDigits: 0) })
       *[points] (wyszło { NUMBER($value, maximumFractionDigits: 2) })
    }
analyse-equal = [równie dobra jak najlepsza]
analyse-missed = { $name }: na koniec rundy na arkuszu brakowało tego:
analyse-total = { $name }: decyzji: { $choices }, w tym najlepszych: { $best }.
analyse-lost =
    { $measure ->
        [win] Szanse stracone na decyzjach: { NUMBER($lost, style: "percent", maximumFractionDigits: 0) }; szczęście: { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }.
       *[points] Punkty stracone na decyzjach: { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) }; szczęście: { NUMBER($luck, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
    }
analyse-accuracy = Trafność: { NUMBER($accuracy, style: "percent", maximumFractionDigits: 0) }.
analyse-part-round =
    { $round ->
        [0] początek
       *[other] runda { $round }
    }
analyse-part-choices = decyzje
analyse-part-best = najlepsze
analyse-part-lost = strata
analyse-part-luck = szczęście
analyse-part-sum =
    { $measure ->
        [win] { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
       *[other] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }

# W co można grać
games-players = gracze
games-bots = boty
games-level = poziom
games-option = opcja
games-from-to = od { $low } do { $high }
games-file = plik z rozszerzeniem { $ending }
games-only-with =
    { $count ->
        [one] { $range }; tylko dla { $players } gracza
       *[other] { $range }; tylko dla { $players } graczy
    }
level-strength = Wygrywa { NUMBER($share, style: "percent", maximumFractionDigits: 0) } (od { NUMBER($low, style: "percent", maximumFractionDigits: 0) } do { NUMBER($high, style: "percent", maximumFractionDigits: 0) }) partii { $players ->
        [2] dwuosobowych
        [3] trzyosobowych
       *[4] czteroosobowych
    } z poziomem „{ $against }”.
level-between = Gra jak „{ $lower }”, ale w { NUMBER($share, style: "percent", maximumFractionDigits: 0) } przypadków jak „{ $upper }”.
bot-random = losowy
bot-newcomer = debiutant
bot-beginner = początkujący
bot-steady = solidny
bot-careful = uważny
bot-sharp = bystry
bot-master = mistrz

# Tam, gdzie ktoś wkleja link
preview-about = Graj lub oglądaj w przeglądarce. Bez konta i bez instalowania.

# Powiadomienie gracza, który nie ma otwartej strony
notice-your-turn = Twoja tura
