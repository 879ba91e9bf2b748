# Słowa strony: lobby, poczekalnia i to, co stoi wokół każdego stołu.
# Co mówią gry, jest w ich własnych katalogach (src/cairn/games/*/text).

# Wszędzie
close = Zamknij
you = Ty
guest = Gość
your-name = Twoje imię
rename = Zmień imię
rules = Zasady
rules-of = Zasady: { $game }
table-of-rules = Tabela
settings = Ustawienia
bot = Bot
show = Pokaż
look = Zobacz

nav-label = Miejsca
nav-play = Graj
nav-mine = Moje gry

# Ustawienia
settings-language = Język
settings-theme = Wygląd
theme-system = systemowy
theme-light = jasny
theme-dark = ciemny
settings-motion = Ruch
settings-motion-about = brak: zamiast ruchu złota krawędź
motion-full = pełny
motion-short = krótki
motion-off = brak
settings-size = Tekst i elementy
settings-size-about = wszystko rośnie razem
settings-symbols = Wyraźniejsze symbole
settings-symbols-about = ciemniejsze znaki, wzory na elementach
settings-marks = Automatyczne skreślenia
settings-marks-about = to, co widać, skreśla się na arkuszu samo
settings-words = Stoły jako tekst
settings-words-about = każdy ruch to zdanie i przycisk
settings-sound = Dźwięk na początku mojej tury
settings-sound-about = gdy strona jest w tle
settings-notices = Powiadomienia o mojej turze
settings-notices-about = z przeglądarki, gdy strona jest w tle
settings-confirms = Potwierdzaj zakłady i pytania
settings-confirms-about = drugim kliknięciem
settings-proposes = Proponuj najtańszą zapłatę
settings-proposes-about = w Arnaku: jak najmniej kart i asystentów, jak najmniejsza strata

# Gry
games = Gry
game-lost-code = Zaginiony kod
game-think-str8 = Think Str8!
game-break-the-code = Złam ten Kod
game-arnak = Zaginiona wyspa Arnak
about-lost-code = Wszyscy oprócz ciebie widzą twoje sześć płytek. Obstawiaj ich sumy, wyciągaj wnioski z każdej odpowiedzi i na końcu podaj swój kod.
    .short = Twoje sześć płytek widzą wszyscy oprócz ciebie. Obstawiaj sumy i odgadnij kod.
about-think-str8 = To samo polowanie na własne liczby, z kartami i siedmioma żetonami. Wszyscy kładą naraz, więc nikt nie skopiuje zakresu.
    .short = To samo polowanie z kartami i żetonami. Wszyscy kładą naraz.
about-break-the-code = Pytaj o ukryte płytki i wyczytaj z odpowiedzi więcej niż inni. Wygrywa jedna czysta dedukcja.
    .short = Pytaj o ukryte płytki. Wygrywa jedna czysta dedukcja.
about-arnak = Kop, odkrywaj i badaj na wyspie, która budzi swoich strażników. Pięć rund i zawsze o jedną akcję za mało.
    .short = Kop, odkrywaj i badaj. Zawsze o jedną akcję za mało.
players-range = { $least }–{ $most } graczy
minutes = { $minutes } min
players-word =
    { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
       *[other] { $players } graczy
    }
player-number = Gracz { $number }
play = Graj
set-up = Ustaw
set-up-of = Ustaw grę: { $game }

# Ustawianie stołu
who-plays = { $game }: kto gra
number-of-players = Liczba graczy
who-sits-at = Kto siedzi na miejscu { $number }
name-at = Imię osoby na miejscu { $number }
somebody-invited = Ktoś, kogo zaprosisz
invite-somebody = człowiek, przez link
same-device = człowiek, tutaj
options = Opcje
begin = Start
start-now = Zacznij teraz
invite-by-link = Zaproś linkiem
open-to-all = Otwórz dla wszystkich
start-waits = Jedno miejsce na kogoś czeka: zaproś tę osobę albo wybierz bota.
play-next-time = Następnym razem Graj otworzy ten stół od razu.

bot-random = losowy
    .about = wykonuje dowolny dozwolony ruch.
bot-beginner = początkujący
bot-steady = solidny
bot-careful = uważny
bot-sharp = bystry
bot-master = mistrz

option-beginner = Gra dla początkujących
    .about = bez niedźwiedzia: pięć płytek, mniejsze sumy
option-beginner-think-str8 = Gra dla początkujących
    .about = bez szarego: pięć kart, mniejsze sumy
option-variant = Wariant X
    .about = cyfry do 8, sumy do 24
value-variant-plain = cyfry 0–7
    .about = sumy do 21, jak zwykle
value-variant-x = cyfry 0–8
    .about = dochodzą ósemki: sumy do 24
option-curse = Klątwa świątyni
    .about = prowadzący zyskuje na cudzych błędach i traci na własnych
option-shortcut = Śmiercionośny skrót
    .about = żetony: obstaw wcześnie jeden symbol, za podwójne punkty
option-wheels = Koła
    .about = dwa inne zestawy, bo drukowane liczby są niepewne
value-wheels-recommended = zalecane
value-wheels-narrow-five = wąska piątka
value-wheels-seven-two = siódemka za dwa
option-tokens = Żetony
    .about = inny zestaw, bo drukowane liczby są niepewne
value-tokens-recommended = zalecane
value-tokens-as-stones = jak w Zaginionym kodzie
option-rules = Zasady
    .about = czarne i białe płytki albo japoński oryginał
value-rules-standard = Złam ten Kod
    .about = czarne i białe płytki, 21 pytań
value-rules-tagiron = TAGIRON
    .about = japoński oryginał, z czerwonymi i niebieskimi płytkami
option-last-guesses = Próby na koniec
    .about = błędne próby każdego gracza po ostatniej karcie, przy dwojgu graczach
option-side = Strona planszy
    .about = tor badań świątyni
value-side-bird = Ptak
    .about = Świątynia Ptaka, na pierwszą grę
value-side-snake = Wąż
    .about = Świątynia Węża, trudniejsza
option-difficulty = Przeciwnik
    .about = czerwone kafelki, od 0 (łagodny) do 5; tylko solo
alone-about = Przeciwnik gra sam: nie ma ręki ani gracza, o jego ruchach decydują kafelki.
alone-shares = Wygrane botów: { $shares }.
alone-share = { $bot } { NUMBER($share, style: "percent", maximumFractionDigits: 0) }

help-for-all = Pomoc dla wszystkich
help-none = brak
help-hints = podpowiedzi
help-odds = szanse
help-about-none = nikt jej nie ma
help-about-hints = cztery stopnie, każdy mówi więcej, aż do najlepszego ruchu
help-about-odds = podpowiedzi i szanse w każdym polu
help-line-none = bez pomocy
help-line-hints = podpowiedzi dla wszystkich
help-line-odds = szanse dla wszystkich

# Dalej i moje gry
go-on = Graj dalej
go-on-with = Graj dalej: { $game }
mine-my-turn = Twoja tura
mine-others-turn =
    { $several ->
        [yes] Grają inni
       *[no] Teraz gra { $name }
    }
mine-waiting = Czeka na graczy
mine-over = Gra skończona
go-on-review = Analiza: { $game }
mine-closed = Ten stół jest zamknięty
mine-none = Nie ma tu jeszcze twoich gier.
forget = Usuń z listy

# Otwarte stoły
open-tables = Otwarte stoły
open-none = Teraz nikt nie czeka. Otwórz stół dla wszystkich: będzie tu stał, aż ktoś przyjdzie.
watch = Oglądaj
watch-none = Przy żadnym otwartym stole teraz nie grają.
seats-free =
    { $free ->
        [one] { $free } wolne miejsce
        [few] { $free } wolne miejsca
       *[other] { $free } wolnych miejsc
    }
seats-unready =
    { $unready ->
        [one] Jeden gracz nie jest jeszcze gotowy
        [few] { $unready } graczy nie jest jeszcze gotowych
       *[other] { $unready } graczy nie jest jeszcze gotowych
    }
seats-ready = Wszyscy są gotowi
sit-down = Usiądź
by-code = Masz kod?
by-code-about = Sześć liter prowadzi do stołu, który ktoś dla ciebie ustawił.
code = Kod
free = wolne

# Poczekalnia
change = Zmień
change-about = Po zmianie każdy jeszcze raz potwierdza, że można zaczynać.
look-on = Przyglądaj się
copy = Kopiuj
copied = Skopiowano
share = Udostępnij…
show-qr = Kod QR
qr-label = Link jako kod QR
or-by-code = Albo przez kod
seats = Miejsca
seat-a-bot = Posadź bota
free-seat = Zwolnij miejsce: { $name }
ready = gotowe
not-ready = jeszcze nie
i-am-ready = Można zaczynać
leave = Odejdź
start = Start
while-you-wait = Zanim zaczniecie
while-you-wait-guest = Gospodarz zacznie grę, gdy wszyscy będą na miejscu. Możesz zamknąć tę stronę: stół zachowa twoje miejsce, a Moje gry zaprowadzą z powrotem.
while-you-wait-about = Wyślij link tym, z którymi chcesz grać. Możesz zamknąć tę stronę: stół zachowa twoje miejsce, a Moje gry zaprowadzą z powrotem.

# Przy stole
upgraded = cairn został zaktualizowany; wczytujemy stronę ponownie…
upgraded-stuck = cairn został zaktualizowany. Wczytaj stronę ponownie, aby kontynuować.
not-loaded = Nie udało się wczytać tej części strony.
reload = Wczytaj ponownie
opening-table = Rozkładamy stół…
no-table-here = Nie ma tu stołu
seat-was-freed = Gospodarz zwolnił twoje miejsce.
to-lobby = Do lobby
no-page-here = Nie ma takiej strony
no-page-about = Być może w adresie jest literówka albo link jest nieaktualny.
hand-over = Przekaż urządzenie: { $name }
hand-over-about = To, co widział poprzedni gracz, jest zakryte.
hand-over-ready = To ja, { $name }
your-turn = Twoja tura
turn = Tura
turn-of =
    { $count ->
        [one] Myśli { $names }
       *[other] Czekamy na ruch: { $names }
    }
turn-of-nobody = Chwileczkę…
game-is-over = Gra skończona
log = Przebieg gry
log-empty = Jeszcze nic.
since-your-turn = Od twojej ostatniej tury
what-you-can-do = Co możesz zrobić
all-moves = Wszystkie ruchy
filter-moves = Ruchy: { $count }. Pisz, by filtrować
no-such-move = Żaden ruch nie ma tych słów.
no-moves = To nie twoja tura.
reveals = To odkrywa coś nowego: nie da się cofnąć
binding = Tego nie da się cofnąć
take-back = Cofnij
hint = Podpowiedź
hint-rung = Podpowiedź, stopień { $rung }
proof = Dlaczego?
proof-whole = Pokaż całość
hint-kept = Zostaje w zapisie gry.
hint-thinking = Myślę…
keys = Klawisze
key-regions = Z jednej części strony do następnej
key-games = Od jednej gry do następnej
chat = Czat
chat-empty = Nikt jeszcze nic nie powiedział.
chat-write = Napisz…
chat-send = Wyślij
chat-held-back = Do końca gry można mówić tylko to: nikt nie zdradzi ci twojego kodu.
is-away = { $name }: na razie gra bot

# Paski
banner-lost = Brak połączenia.
banner-restart = Serwer uruchamia się ponownie.
banner-again =
    { $seconds ->
        [one] Następna próba za { $seconds } sekundę.
        [few] Następna próba za { $seconds } sekundy.
       *[other] Następna próba za { $seconds } sekund.
    }
banner-trying = Ponawiamy próbę…
banner-kept = Twój ruch czeka tutaj i zostanie wysłany po powrocie.
try-now = Spróbuj teraz
banner-you-left = Nie ma cię przy tym stole.
banner-bot-plays = Do twojego powrotu gra bot.
come-back = Wróć
banner-back = Znów jesteś.
banner-away =
    { $count ->
        [one] Pod nieobecność gracza { $names } gra bot.
       *[other] Pod nieobecność graczy { $names } grają boty.
    }
banner-watching = Przyglądasz się.
banner-watching-about = Widzisz tylko to, co wiedzą wszyscy przy stole.
banner-watching-bots = Grają same boty: widzisz oczami wszystkich.
banner-watching-over = Gra skończona: wszystko jest odkryte.

# Koniec
look-at-table = Zobacz stół
download-record = Pobierz zapis
play-again = Zagraj jeszcze raz

# Analiza i odtwarzanie
review = Analiza
review-loading = Analizujemy grę…
open-record = Otwórz zapis
open-record-about = Zapis skończonej gry to plik (.jsonl): po zakończeniu można pobrać każdą grę. Serwer nic z niego nie zachowuje.
review-what = Co widać
review-table = Stół
review-now = W tym kroku
review-seen-by = oczami
review-all = wszystko
review-branch = Graj od tego miejsca
review-share = Kopiuj link do tego kroku
review-curve =
    { $shows ->
        [points] Oczekiwane punkty
       *[codes] Pasujące kody
    }
review-curve-about =
    { $shows ->
        [points] w ocenie mistrza, na podstawie tego, co widział każdy gracz
       *[codes] co mógł wiedzieć każdy gracz
    }
review-points = oczekiwane punkty: { $points }
review-kinds = Według rodzaju decyzji
review-flag = można było wywnioskować
review-round =
    { $round ->
        [0] początek
       *[other] runda { $round }
    }
review-round-word = runda
review-codes =
    { $count ->
        [one] { $codes } kod
        [few] { $codes } kody
       *[other] { $codes } kodów
    }
review-timeline = Oś czasu
review-back = Krok wstecz
review-on = Krok naprzód
review-pause = Pauza
review-key-step = krok
review-key-flag = następny przeoczony
review-missed = Przeoczone wnioski
review-missed-none = Na tym arkuszu nie brakuje niczego, co dało się wywnioskować.
review-missed-in =
    { $count ->
        [0] Runda { $round }: skreślono za dużo
        [one] Runda { $round }: można było wiedzieć jeszcze jedną rzecz
        [few] Runda { $round }: można było wiedzieć jeszcze { $count } rzeczy
       *[other] Runda { $round }: można było wiedzieć jeszcze { $count } rzeczy
    }
review-unfounded =
    { $count ->
        [one] Jedno skreślenie było bez podstaw.
        [few] { $count } skreślenia były bez podstaw.
       *[other] { $count } skreśleń było bez podstaw.
    }
review-proof = Pokaż dowód
review-go = Przejdź tam
review-choices-you = Twoje decyzje
review-choices-of = Decyzje: { $name }
review-best-choices = najlepsze decyzje
review-of = { $part } z { $whole }
review-lost = stracone przez decyzje
review-luck = zyskane dzięki szczęściu
review-hints = wzięte podpowiedzi i szanse
review-undone = cofnięte ruchy
luck-and-skill = Szczęście i umiejętności
luck-weighing = Trwa ocena twoich decyzji…
review-amount =
    { $measure ->
        [bits] { $count ->
            [one] { $amount } bit
            [few] { $amount } bity
            [many] { $amount } bitów
           *[other] { $amount } bitu
        }
        [chance] { $amount }
       *[other] { $count ->
            [one] { $amount } punkt
            [few] { $amount } punkty
            [many] { $amount } punktów
           *[other] { $amount } punktu
        }
    }
review-choice = decyzja
review-worth = wartość
review-difference = do najlepszej
review-came = po ujawnieniu
review-best = najlepsza

# Czas, obecność, czat
time = Czas na myślenie
time-none = ile kto chce
time-move-60 = minuta na ruch
time-reserve-600 = dziesięć minut na grę
time-days-3 = trzy dni na ruch
time-about-none = nikt nikogo nie pogania
time-about-move-60 = potem do twojego powrotu gra bot
time-about-reserve-600 = i dziesięć sekund więcej po każdej turze
time-about-days-3 = do gry z doskoku
chat-about-on = wszyscy przy stole mogą pisać
chat-about-off = przy tym stole nikt nic nie powie
settings-chat = Czat
settings-chat-about = wyłączony: nie widzisz, co mówią inni
clock-days =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[other] { $days } dni
    }
is-gone = { $name }: brak połączenia
banner-gone =
    { $count ->
        [one] Od dłuższej chwili bez połączenia: { $names }. Stół czeka.
       *[other] Od dłuższej chwili bez połączenia są: { $names }. Stół czeka.
    }
bot-in = Bot może zagrać za { $time }.
let-bot-play = Niech gra bot
let-bot-play-for = Niech gra bot za gracza { $name }
shares-device = to samo urządzenie co { $names }
away-line = po { $time } nieobecności za gracza może zagrać bot
seat-left =
    { $who ->
        [you] Odchodzisz od stołu; gra bot.
       *[other] { $name } odchodzi od stołu; gra bot.
    }
seat-returned =
    { $who ->
        [you] Wracasz do gry.
       *[other] { $name } wraca do gry.
    }
seat-ran-out =
    { $who ->
        [you] Twój czas minął; gra bot.
       *[other] { $name }: czas minął, gra bot.
    }
seat-absent =
    { $who ->
        [you] Wygląda na to, że cię nie ma: zaraz zagra bot.
       *[other] { $name }: wygląda na nieobecność, zaraz zagra bot.
    }
seat-present =
    { $who ->
        [you] Jednak jesteś: zachowujesz swoje miejsce.
       *[other] { $name } jednak jest i zachowuje miejsce.
    }
seat-substituted =
    { $who ->
        [you] Zbyt długo cię nie było; do twojego powrotu gra bot.
       *[other] { $name }: zbyt długa nieobecność, gra bot.
    }
seat-rejoined =
    { $who ->
        [you] Twoje miejsce jest teraz na innym urządzeniu.
       *[other] { $name } gra teraz na innym urządzeniu.
    }

# Co należy do gracza
mine-yours = Twoje gry i dane
mine-yours-about = Serwer zna cię tylko z ciasteczka tej przeglądarki.
mine-device = Przenieś na inne urządzenie
mine-device-about = Otwórz tam ten link. Działa raz, przez kwadrans.
mine-export = Pobierz wszystko
mine-forget = Zapomnij mnie…
mine-forget-sure = Tak, zapomnij mnie
carry-games = Twoje gry na tym urządzeniu
carry-games-about = Po otwarciu tego linku także to urządzenie jest twoje: ta sama lista gier i twoje miejsca przy wszystkich stołach.
carry-seat = Twoje miejsce na tym urządzeniu
carry-seat-about = Ten link przenosi tu twoje miejsce. Poprzednie urządzenie już go nie ma.
carry-here = Przenieś tutaj

# Nauka, pozycja dnia, solver
also-daily = Zagadka dnia
    .about = Jedna pozycja, jedno pytanie, jedna odpowiedź, którą da się udowodnić. Dla wszystkich ta sama, codziennie nowa.
    .go = Rozwiąż
also-learn = Nauka przez grę
    .about = Pierwsza gra z przewodnikiem: każdy krok podaje swoją zasadę, niczego nie trzeba czytać wcześniej.
    .go = Zacznij
also-solve = Przy prawdziwym stole
    .about = Grasz w wydanie pudełkowe? Wpisz, co widzisz, a dostaniesz szanse i dowody.
    .go = Otwórz pomocnika
nav-learn = Nauka
nav-daily = Zagadka dnia
nav-solve = Przy stole
learn-about = Pierwsza gra pokazuje, na czym to polega: prawdziwa gra z prawdziwymi zasadami, pytanie po pytaniu. Można przerwać i wrócić.
learn-first-game = Pierwsza gra
learn-step = krok { $step } z { $steps }
learn-progress = Postęp przewodnika
learn-next = Dalej
learn-back = Wstecz
learn-show = Pokaż mi
learn-end = Do końca
learn-other = To też wolno. W tej grze przyglądamy się innemu ruchowi: { $move }.
learn-later = Jeszcze nie: najpierw przeczytaj, co mówi przewodnik.
learn-done = To była twoja pierwsza gra. Teraz zagraj z botami albo przeczytaj na spokojnie zasady.
daily-loading = Rozkładamy dzisiejszą pozycję…
daily-difficulty =
    { $facts ->
        [one] { $facts } odpowiedź do zestawienia
        [few] { $facts } odpowiedzi do zestawienia
       *[other] { $facts } odpowiedzi do zestawienia
    }
daily-question =
    { $letter ->
        [none] { CAPITAL($place) }: która cyfra jest twoja?
       *[other] { CAPITAL($place) }: jaka płytka stoi na miejscu { $letter }?
    }
daily-about = Jedną odpowiedź da się udowodnić z tego, co leży na stole. Błędna nic ci nie powie.
daily-right = Dobrze. Oto dowód:
daily-wrong =
    { $tries ->
        [one] Nie. Próby: { $tries }.
       *[other] Nie. Próby: { $tries }.
    }
solve-about = Wpisz to, co leży na prawdziwym stole: tylko to, co widzisz. Każdy wpis jest od razu sprawdzany. Pozycja mieści się w linku tej strony.
solve-open = Otwórz pozycję
solve-download = Pobierz ją
solve-empty = Zacznij od nowa
solve-no-file = W tym pliku nie ma pozycji.
solve-found = Co można wiedzieć
solve-missing = Wpisz najpierw wszystko, co widzisz.
solve-racks = Stojaki, które widzisz
solve-unowned = niczyj
solve-rounds = Rundy i twoje zakłady
solve-add-round = Runda
solve-die = kość { $number }
solve-width = szerokość
solve-from = od
solve-answer = Odpowiedź
answer-right = trafione
answer-above = wyżej
answer-below = niżej
answer-wrong = pudło
solve-swap = wymiana
solve-digit = cyfra
solve-symbol = symbol płytki
solve-whose = Czyja
solve-remove = Usuń
solve-discards = Płytki odrzucone przez innych
solve-add-discard = Płytka
solve-decide = Co jest do rozstrzygnięcia
solve-decide-nothing = nic: tylko to, co można wiedzieć
solve-decide-bet = zakład
solve-decide-swap = wymiana
solve-decide-final = końcowe obstawianie
solve-hand = Twoje płytki, od lewej do prawej
solve-tile = płytka { $number }
solve-questions = Pytania i odpowiedzi
solve-answers-about = Miejsca jako litery (ce), sąsiedzi jako grupy (ab cde), reszta jako liczba.
solve-question = pytanie { $number }
solve-asker = Kto pyta
solve-card = Pytanie
solve-add-question = Pytanie
solve-yes = tak
solve-no = nie
solve-row = Odkryte karty
solve-tokens = Wzięte żetony Śmiercionośnego skrótu
solve-token = żeton { $number }
solve-token-digits = obstawione cyfry
solve-add-token = Żeton
solve-free = wolne jeszcze koła
solve-cursed = mam czaszkę
solve-scores = Pola na torze
solve-scores-about = Gdy podasz pola i zakłady pozostałych w każdej rundzie, policzy się też szansa na wygraną.
solve-others = zakłady pozostałych
solve-decide-offer = żeton do wzięcia
solve-decide-turn = obrót kości
solve-decide-place = żeton do położenia
solve-guesses = Nieudane próby
solve-guesses-about = Płytki od lewej do prawej, cyfra i kolor: 1b 4c 5 8c.
solve-guess = próba { $number }
solve-after = po pytaniach
solve-add-guess = Próba
solve-out = nie trafili
solve-right = trafili
solve-decide-ask = pytanie albo próba
solve-decide-last-turn = ostatnia tura: próba albo rezygnacja
solve-decide-call = próba albo czekanie
solve-clash = To wszystko nie może być jednocześnie prawdą:
solve-bits =
    { $count ->
        [one] pasuje; brakuje bitów: { $bits }.
        [few] pasują; brakuje bitów: { $bits }.
       *[other] pasuje; brakuje bitów: { $bits }.
    }
solve-why = Kliknij, aby zapytać dlaczego.
solve-best = Najlepsze ruchy
solve-verdict-open = Może tak być, a może nie.
solve-verdict-certain = To pewne.
solve-verdict-excluded = To wykluczone.

# Co się nie udało
trouble-unreachable = Serwer jest teraz nieosiągalny.
trouble-failed = To się nie udało ({ $place }: { $text }).
trouble-refused = To niemożliwe.
trouble-rate = Za dużo naraz. Odczekaj chwilę.
trouble-busy = Serwer jest zajęty. Spróbuj ponownie za chwilę.
trouble-timeout = Serwer nie zdążył odpowiedzieć. Spróbuj ponownie za chwilę.
trouble-crash = Coś poszło nie tak po stronie serwera.
