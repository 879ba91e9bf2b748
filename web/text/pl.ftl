# Słowa strony: lobby, poczekalnia i to, co stoi wokół każdego stołu.
# Co mówią gry, jest w ich własnych katalogach (src/cairn/games/*/text).

# Wszędzie
close = Zamknij
you = Ty
guest = Gość
your-name = Twoje imię
rename = Zmień imię lub awatar
your-face = Twój awatar
face-none = Bez awatara
face-fern = Kobieta z rudymi włosami
face-dune = Mężczyzna w kapeluszu
face-coral = Kobieta z kręconymi włosami
face-slate = Mężczyzna z siwą brodą
face-plum = Kobieta w chuście
face-reed = Chłopak w czapce
face-jaguar = Jaguar
face-toucan = Tukan
face-frog = Żaba
face-llama = Lama
face-octopus = Ośmiornica
face-elephant = Słoń
rules = Zasady
rules-of = Zasady: { $game }
table-of-rules = Tabela
settings = Ustawienia
bot = Bot
show = Pokaż
look = Zobacz

nav-label = Menu główne
table-parts = Części stołu
place-can-act = możesz tu coś zrobić
nav-play = Graj
nav-mine = Moje gry
nav-today-open = dziś jest jeszcze coś do zrobienia
nav-turns = { $turns }, twoja tura
nav-offers = Propozycje: { $offers }

# Ustawienia
settings-language = Język
settings-theme = Wygląd
theme-system = systemowy
theme-light = jasny
theme-dark = ciemny
settings-pace = Tempo
settings-pace-about = jak szybko widzisz ruchy innych
pace-calm = spokojne
pace-brisk = żwawe
pace-instant = od razu
settings-follows = Podążaj
settings-follows-about = telefon otwiera miejsce, w którym coś się dzieje
settings-motion = Animacje
settings-motion-about = brak: nic nie lata; napisy i obwódki zostają
motion-full = pełne
motion-off = brak
settings-size = Tekst i elementy
settings-size-about = powiększa tekst, karty i planszę
settings-pictures = Obrazki
settings-pictures-about = spokojne: ustępują temu, co możesz zrobić
pictures-off = brak
pictures-calm = spokojne
pictures-full = pełne
settings-symbols = Wyraźniejsze symbole
settings-symbols-about = ciemniejsze symbole i osobny wzór dla każdego koloru
settings-marks = Automatyczne skreślenia
settings-marks-about = cyfry, które widzisz, są skreślane automatycznie
settings-words = Stoły jako tekst
settings-words-about = każdy ruch to zdanie z przyciskiem
settings-sound = Dźwięk
settings-sound-about = przy stole i gdy zaczyna się twoja tura
volume-0 = brak
volume-1 = cichy
volume-2 = średni
volume-3 = głośny
settings-notices = Powiadomienia o mojej turze
settings-notices-about = z przeglądarki, gdy strona jest w tle
settings-push = Powiadomienia, gdy strona jest zamknięta
settings-push-about = że to twoja tura i w której grze; nic więcej
settings-push-insecure = Tutaj to niemożliwe: przeglądarki pozwalają na to tylko pod adresem https.
settings-push-iphone = Na iPhonie i iPadzie najpierw dodaj cairn do ekranu początkowego i otwórz go stamtąd.
settings-push-browser = Ta przeglądarka tego nie potrafi.
settings-push-blocked = Przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w jej ustawieniach dla tej witryny.
settings-push-server = Ten serwer tego nie potrafi. Kto go prowadzi, może to dodać: cairn-table[push].
settings-push-failed = Przeglądarka nie mogła się połączyć ze swoją usługą powiadomień. Spróbuj później.
settings-quiet = Godziny ciszy
settings-quiet-about = o tej porze bez powiadomień
settings-quiet-from = Cisza od
settings-quiet-until = Cisza do
settings-confirms = Potwierdzaj zakresy i pytania
settings-confirms-about = drugim kliknięciem
settings-proposes = Proponuj najtańszą zapłatę
settings-proposes-about = w Arnaku: jak najmniej kart i asystentów

# Gry
welcome =
    { $games ->
        [4] Cztery gry, jeden stół
       *[other] Wiele gier, jeden stół
    }
welcome-about = Zagraj od razu z botami albo wyślij link znajomym. Bez konta i bez instalowania.
welcome-play = Zagraj: { $game }
welcome-why = Najszybsza do nauczenia: { $minutes } min z jednym łagodnym botem.
games = Gry
game-lost-code = Zaginiony kod
game-think-str8 = Think Str8!
game-break-the-code = Złam ten Kod
game-arnak = Zaginiona wyspa Arnak
about-lost-code = Wszyscy oprócz ciebie widzą twoje sześć płytek. Obstawiaj ich sumy, wyciągaj wnioski z każdej odpowiedzi i na końcu odgadnij swój kod.
    .short = Twoje sześć płytek widzą wszyscy oprócz ciebie. Obstawiaj sumy i odgadnij kod.
about-think-str8 = Też zgadujesz własne liczby, tym razem z kartami i siedmioma żetonami. Wszyscy kładą żetony jednocześnie, więc nikt nie skopiuje zakresu.
    .short = Też zgadujesz własne liczby, ale z kartami i żetonami. Wszyscy kładą naraz.
about-break-the-code = Pytaj o ukryte płytki i wyczytaj z odpowiedzi więcej niż inni. Wygrywa, kto pierwszy bezbłędnie odgadnie kod.
    .short = Pytaj o ukryte płytki. Wygrywa, kto pierwszy odgadnie kod.
about-arnak = Prowadź wykopaliska, odkrywaj i badaj wyspę, która budzi swoich strażników. Pięć rund i zawsze o jedną akcję za mało.
    .short = Prowadź wykopaliska, odkrywaj, badaj. Zawsze o jedną akcję za mało.
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
set-up = Opcje
set-up-of = Opcje gry: { $game }

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
invite-by-link = Zaproś przez link
open-to-all = Otwórz dla wszystkich
start-waits = Jedno miejsce czeka na człowieka: zaproś kogoś albo wybierz bota.
play-next-time = Następnym razem „Graj” od razu otworzy ten stół.

bot-random = losowy
    .about = wykonuje dowolny dozwolony ruch.
bot-newcomer = debiutant
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
    .about = żetony: obstaw jeden symbol przed końcem gry i zdobądź dwa razy więcej punktów
own-sets = własne…
option-wheels = Koła
    .about = inne wartości kół: tych z pudełka nie znamy na pewno
value-wheels-recommended = zalecane
value-wheels-narrow-five = wąska piątka
value-wheels-seven-two = siódemka za dwa
option-tokens = Żetony
    .about = inny zestaw: wartości z pudełka nie znamy na pewno
value-tokens-recommended = zalecane
value-tokens-as-stones = jak w Zaginionym kodzie
option-rules = Zasady
    .about = czarne i białe płytki albo japoński oryginał
value-rules-standard = Złam ten Kod
    .about = czarne i białe płytki, 21 pytań
value-rules-tagiron = TAGIRON
    .about = japoński oryginał, z czerwonymi i niebieskimi płytkami
option-last-guesses = Próby na koniec
    .about = ile razy każdy może się pomylić po ostatniej karcie (dwoje graczy)
option-side = Strona planszy
    .about = wybór świątyni i jej toru badań
value-side-bird = Ptak
    .about = Świątynia Ptaka, dobra na pierwszą grę
value-side-snake = Wąż
    .about = Świątynia Węża, trudniejsza
option-difficulty = Przeciwnik
    .about = liczba czerwonych kafelków: od 0 (łatwo) do 5 (trudno)
alone-about = Grasz przeciw automatycznemu przeciwnikowi: o jego ruchach decydują kafelki.
alone-shares = Jak często wygrywają boty: { $shares }.
alone-share = { $bot } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } (od { NUMBER($low, style: "percent", maximumFractionDigits: 0) } do { NUMBER($high, style: "percent", maximumFractionDigits: 0) })

help-for-all = Pomoc dla wszystkich
help-none = brak
help-hints = podpowiedzi
help-odds = szanse
help-about-none = nikt nie korzysta z pomocy
help-about-hints = cztery poziomy, od wskazówki po najlepszy ruch
help-about-odds = podpowiedzi i szanse na każdym polu
help-line-none = bez pomocy
help-line-hints = podpowiedzi dla wszystkich
help-line-odds = szanse dla wszystkich

# Dalej i moje gry
go-on = Graj dalej
mine-my-turn = Twoja tura
mine-others-turn =
    { $several ->
        [yes] Grają inni
       *[no] Teraz gra { $name }
    }
mine-waiting = Czeka na graczy
mine-over = Gra skończona
mine-closed = Ten stół jest zamknięty
mine-none = Nie ma tu jeszcze twoich gier.
today = Dziś
today-solved = Rozwiązane zagadki: { $solved } z { $puzzles }
today-state =
    { $state ->
        [open] nierozpoczęta
        [begun] rozpoczęta
        [solved] rozwiązana
       *[other] nierozwiązana
    }
next-lesson = Następna lekcja
offer-again = Propozycja rewanżu
offer-see = Zobacz propozycję
mine-more =
    { $games ->
        [one] jeszcze { $games } gra
        [few] jeszcze { $games } gry
       *[other] jeszcze { $games } gier
    }
mine-others = Ruch innych
mine-status = Stan
mine-all = Wszystkie
mine-running = W toku
mine-finished = Skończone
mine-filters = Filtry
mine-game = Gra
mine-every-game = Wszystkie gry
mine-with = Przeciwnicy
mine-everybody = Wszyscy przeciwnicy
mine-bots = Tylko boty
mine-people = Z ludźmi
mine-ended = Wynik
mine-every-end = Wszystkie wyniki
mine-won = Wygrane
mine-not-won = Niewygrane
mine-no-match = Żadna gra nie pasuje do tych filtrów.
mine-summary = Wygrane: { $won } z { $games }
mine-place =
    { $place ->
        [1] Pierwsze miejsce
        [2] Drugie miejsce
        [3] Trzecie miejsce
       *[other] Miejsce { $place }
    }
mine-csv = Tabela (CSV)
rematch-offer = Zaproponuj rewanż
rematch-accept = Przyjmij rewanż
forget = Usuń z listy

# Otwarte stoły
open-tables = Otwarte stoły
watch = Oglądaj
free-seats = Wolne miejsca
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
code = Kod
free = wolne

# Poczekalnia
change = Zmień
change-about = Po zmianie każdy musi jeszcze raz potwierdzić, że można zaczynać.
look-on = Oglądaj
copy = Kopiuj
copied = Skopiowano
share = Udostępnij…
show-qr = Kod QR
qr-label = Link jako kod QR
or-by-code = Albo użyj kodu
seats = Miejsca
seat-a-bot = Dodaj bota
free-seat = Usuń ze stołu: { $name }
ready = można zaczynać
not-ready = jeszcze nie
i-am-ready = Można zaczynać
leave = Opuść stół
start = Start
while-you-wait = Zanim zaczniecie
while-you-wait-guest = Gospodarz zacznie grę, gdy wszyscy będą na miejscu. Możesz zamknąć tę stronę: stół zachowa twoje miejsce, a wrócisz do niego przez „Moje gry”.
while-you-wait-about = Wyślij link tym, z którymi chcesz grać. Możesz zamknąć tę stronę: stół zachowa twoje miejsce, a wrócisz do niego przez „Moje gry”.

# Przy stole
upgraded = cairn został zaktualizowany; wczytujemy stronę ponownie…
upgraded-stuck = cairn został zaktualizowany. Wczytaj stronę ponownie, aby kontynuować.
not-loaded = Nie udało się wczytać tej części strony.
reload = Wczytaj ponownie
broken = Nie udało się tego narysować. Nic nie przepadło.
broken-words = Pokaż stół słowami
broken-again = Spróbuj ponownie
opening-table = Przygotowujemy stół…
no-table-here = Nie ma tu stołu
seat-was-freed = Gospodarz zwolnił twoje miejsce.
seat-was-taken = Gospodarz serwera usunął cię od stołu.
you-are-banned = Gospodarz serwera zablokował ci dostęp.
to-lobby = Do lobby
no-page-here = Nie ma takiej strony
no-page-about = Być może w adresie jest literówka albo link jest nieaktualny.
hand-over = Przekaż urządzenie. Teraz gra { $name }
hand-over-about = To, co było widać poprzednio, jest zakryte.
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
log = Dziennik
log-empty = Jeszcze nic.
since-your-turn = Od twojej ostatniej decyzji
stage-skip = Pomiń
stage-again = Pokaż jeszcze raz
stage-quicker = Szybciej
stage-earlier = Wcześniej: { $count }.
stage-away = { $count ->
    [one] { $count } zdarzenie, gdy cię nie było
    [few] { $count } zdarzenia, gdy cię nie było
   *[many] { $count } zdarzeń, gdy cię nie było
}
stage-taken-back = { $name } cofa: { $what }
stage-taken-back-own = Cofasz: { $what }
stage-speed = Tempo: { $speed }
stage-starts-in = { $seconds ->
    [one] Twój zegar ruszy za { $seconds } sekundę
    [few] Twój zegar ruszy za { $seconds } sekundy
   *[many] Twój zegar ruszy za { $seconds } sekund
}
stage-starts = rusza za { $seconds } s
what-you-can-do = Co możesz zrobić
all-moves = Wszystkie ruchy
general-pieces = Stół
general-moves = Ruchy
general-news = Nowości
general-help = Pomoc
filter-moves = Ruchy: { $count }. Wpisz tekst, aby zawęzić
no-such-move = Brak pasujących ruchów.
no-moves = To nie twoja tura.
reveals = To ujawnia coś nowego, więc nie da się tego cofnąć
binding = Tego nie da się cofnąć
take-back = Cofnij
hint = Podpowiedź
hint-what = Co i dlaczego
hint-next-step = Następny krok
hint-step-back = Poprzedni krok
hint-take = Przygotuj ten ruch
proof = Dlaczego?
proof-whole = Pokaż całość
hint-kept = Podpowiedzi zostają w zapisie gry.
hint-thinking = Myślę…
keys = Klawisze
key-regions = Do następnej części strony
key-games = Do następnej gry
chat = Czat
chat-empty = Nikt jeszcze nic nie napisał.
chat-write = Napisz…
chat-send = Wyślij
chat-held-back = Do końca gry dostępne są tylko te zwroty, żeby nikt nie zdradził ci kodu.
report = Zgłoś
report-about = Przeczyta to gospodarz serwera; nikt przy stole się nie dowie.
report-who = Gracz
report-cause = O co chodzi
report-cause-chat = Czat
report-cause-name = Imię
report-cause-play = Sposób gry
report-cause-other = Coś innego
report-line = Wiadomość
report-any-line = Żadna konkretna wiadomość
report-note = Co się stało
report-send = Wyślij zgłoszenie
report-done = Dziękujemy. Gospodarz serwera się tym zajmie.
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
banner-kept = Twój ruch jest zapisany i zostanie wysłany, gdy wróci połączenie.
try-now = Spróbuj teraz
banner-you-left = Nie ma cię przy tym stole.
banner-bot-plays = Do twojego powrotu gra bot.
come-back = Wróć
banner-back = Witaj z powrotem.
banner-away =
    { $count ->
        [one] Pod nieobecność gracza { $names } gra bot.
       *[other] Pod nieobecność graczy { $names } grają boty.
    }
banner-label = Komunikaty
banner-watching = Oglądasz tę grę.
banner-watching-about = Widzisz tylko to, co wiedzą wszyscy przy stole.
banner-watching-bots = Grają same boty, więc widzisz, co mają wszyscy.
banner-watching-over = Gra skończona: wszystko jest odkryte.

# Koniec
look-at-table = Zobacz stół
download-record = Pobierz zapis
play-again = Zagraj jeszcze raz

# Analiza i odtwarzanie
review = Analiza
review-loading = Analizujemy grę…
open-record = Otwórz zapis
open-record-about = Zapis skończonej gry to plik (.jsonl), który można pobrać po każdej grze. Serwer nie przechowuje tego pliku.
review-seen-by = perspektywa
review-all = wszystko
review-branch = Graj od tego miejsca
review-share = Kopiuj link do tego kroku
review-curve =
    { $shows ->
        [win] Szanse na wygraną
        [points] Oczekiwane punkty
       *[codes] Pasujące kody
    }
review-curve-about =
    { $shows ->
        [win] po każdej decyzji, z tego, co widział każdy gracz
        [points] szacunek bota „mistrz” na podstawie tego, co widział każdy gracz
       *[codes] co mógł wiedzieć każdy gracz
    }
review-win = szansa na wygraną: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
review-points = oczekiwane punkty: { $points }
review-kinds = Według rodzaju decyzji
review-flag = przeoczony wniosek
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
review-missed = Przeoczone wnioski
review-missed-none = Na tym arkuszu niczego nie przeoczono.
review-missed-in =
    { $count ->
        [0] Runda { $round }: skreślono za dużo
        [one] Runda { $round }: przeoczono jeden wniosek
        [few] Runda { $round }: przeoczono { $count } wnioski
       *[other] Runda { $round }: przeoczono { $count } wniosków
    }
review-unfounded =
    { $count ->
        [one] Jedno skreślenie było bezpodstawne.
        [few] { $count } skreślenia były bezpodstawne.
       *[other] { $count } skreśleń było bezpodstawnych.
    }
review-proof = Pokaż dowód
review-go = Przejdź tam
review-choices-you = Twoje decyzje
review-choices-of = Decyzje: { $name }
review-best-choices = najlepsze decyzje
review-of = { $part } z { $whole }
review-lost = strata na decyzjach
review-luck = zysk dzięki szczęściu
review-hints = użyte podpowiedzi i szanse
review-undone = cofnięte ruchy
luck-and-skill = Szczęście i umiejętności
luck-weighing = Trwa ocena twoich decyzji…
first-known = Pierwszy moment, w którym można było to wiedzieć: { $moment }
first-known-guess = Odgadywanie było wtedy lepsze niż twój ruch.
first-known-code = Cały kod był wtedy pewny.
first-known-cell = Część kodu była wtedy pewna.
show-moment = Pokaż ten moment
keep-game = Zachowaj tę grę w pliku
review-amount =
    { $measure ->
        [bits] { $count ->
            [one] { $amount } bit
            [few] { $amount } bity
            [many] { $amount } bitów
           *[other] { $amount } bitu
        }
        [win] { $amount }
       *[other] { $count ->
            [one] { $amount } punkt
            [few] { $amount } punkty
            [many] { $amount } punktów
           *[other] { $amount } punktu
        }
    }
review-best = najlepsza
review-equal = równie dobra
review-said = Co mówi sędzia
review-played = zagrano
review-both = zagrano, najlepsze
review-also = także
review-why = Dlaczego
review-line = Najlepszy wariant
review-best-line = Najlepszy wariant
review-next-mistake = Następny błąd
review-more = Więcej o tym wyborze
review-no-choice = Tu nikt nie wybiera. Przejdź dalej albo do następnego błędu.
review-no-more = Gra się skończyła.
review-chance =
    { $measure ->
        [win] szansa na wygraną
       *[other] oczekiwane punkty
    }
review-came-of = Co z tego wynikło: { $came }. Dzięki szczęściu: { $luck }.
review-left =
    { $count ->
        [one] została { $count } możliwość
        [few] zostały { $count } możliwości
       *[other] zostało { $count } możliwości
    }
review-accuracy = Dokładność
review-accuracy-about = 100: żaden wybór niczego nie oddał. 0: nie lepiej niż ruchy wylosowane.
review-judge-exact = Każda szansa jest dokładna.
review-judge-model = Szanse są szacunkami sędziego; różnice do { $spread } liczą się jako równe.
review-key-round = runda
review-key-ends = początek, koniec
review-key-play = odtwórz, wstrzymaj
review-key-mistake = następny błąd; z Shift poprzedni
review-key-best = pokaż najlepszy wariant
review-key-try = spróbuj stąd
review-key-marks = ukryj lub pokaż oznaczenia na elementach
review-key-region = następny obszar
line-title = Wariant { $name }, nie gra
line-yours = Twoja próba
line-read = Udostępniony wariant
line-read-about = Te warianty możesz przeglądać, ale nie zmieniać.
line-same-about = Ten sam los: każdy stos i kość dają to, co w grze, o ile wariant na to pozwala.
line-new-about = Nowy los: to, co było ukryte, jest rozdane ponownie.
line-same = Ten sam los
line-new = Nowy los
line-waits = Pozostali odpowiadają…
line-lines = Warianty
line-as-played = jak w grze
line-from-game = tu odchodzi od gry
line-from = odchodzi od wariantu { $name }
line-comment = Komentarz
line-back = Wróć do gry
line-share = Kopiuj link do wariantów
line-table = Graj dalej przy stole
line-delete = Usuń

# Czas, obecność, czat
time = Czas na myślenie
time-none = bez limitu
time-move-60 = 1 minuta na ruch
time-reserve-600 = 10 minut na grę
time-days-3 = 3 dni na ruch
time-about-none = nikt nikogo nie pogania
time-about-move-60 = potem do twojego powrotu gra bot
time-about-reserve-600 = plus 10 sekund po każdej turze
time-about-days-3 = do gry z doskoku
chat-about-on = wszyscy przy stole mogą pisać
chat-about-off = przy tym stole nie ma czatu
settings-chat = Czat
settings-chat-about = wyłączony: nie widzisz, co piszą inni
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
let-bot-play-for = Niech za gracza { $name } gra bot
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
       *[other] Wygląda na to, że { $name } nie odpowiada: zaraz zagra bot.
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
mine-yours-about = Serwer rozpoznaje cię tylko po ciasteczku tej przeglądarki.
mine-device = Otwórz na innym urządzeniu
mine-device-about = Otwórz ten link na drugim urządzeniu. Zadziała tylko raz i wygaśnie po 15 minutach.
mine-export = Pobierz moje dane
mine-forget = Usuń moje dane…
mine-forget-sure = Tak, usuń
carry-games = Twoje gry na tym urządzeniu
carry-games-about = Dzięki temu linkowi to urządzenie też będzie twoje: z tą samą listą gier i twoimi miejscami przy wszystkich stołach.
carry-seat = Twoje miejsce na tym urządzeniu
carry-seat-about = Ten link przenosi twoje miejsce na to urządzenie. Poprzednie urządzenie je straci.
carry-here = Przenieś tutaj

# Nauka, pozycja dnia, solver
also-solve = Grasz przy prawdziwym stole?
    .go = Otwórz pomocnika
nav-learn = Nauka
nav-daily = Zagadka dnia
nav-puzzles = Zagadki
nav-solve = Pomocnik
nav-real = Prawdziwy stół
learn-about = Ucz się w działaniu: krótkie lekcje przy prawdziwym stole, każda o jednej rzeczy. Możesz przerwać i wrócić.
learn-next = Dalej
learn-show = Pokaż mi
learn-later = Jeszcze nie: najpierw przeczytaj ten krok.
lesson-all = Wszystkie lekcje
lesson-number = lekcja { $number } z { $count }
lesson-minutes = { $minutes } min
lesson-coach = Trener
lesson-checking = Sprawdzam…
lesson-next = Dalej: { $title }
lesson-play = Zagraj
lesson-done =
    { $done ->
    [0] { $count ->
        [one] { $count } lekcja
        [few] { $count } lekcje
       *[other] { $count } lekcji
        }
   *[other] gotowe lekcje: { $done } z { $count }
    }
lesson-begin = Zacznij
lesson-continue = Graj dalej
coach-title = Cała gra z trenerem
coach-round = runda { $round } z { $rounds }
coach-quiet = Nie komentuj
coach-speak = Komentuj znowu
coach-take-back = Cofnij ruch
coach-anyway = Zrób to mimo to
coach-another = Wybierz inny ruch
coach-again = Zagraj jeszcze raz
coach-why = Dlaczego?
coach-step = Następny krok
first-table = Twój pierwszy stół
first-note = { $number } z { $count }
first-show = Najpierw mi pokaż, 2 min
first-skip = Pomiń wszystko
first-hint = Pokaż podpowiedź (H)
first-back = Wróć do stołu
first-lost-code-goal = Poznaj własne płytki: widzą je wszyscy oprócz ciebie.
first-lost-code-own = Te płytki są twoje. Wszyscy inni je widzą.
first-lost-code-dice = Kości wskazują trzy twoje płytki. Obstawiasz ich sumę.
first-lost-code-ranges = Weź wolne koło. Szerokie częściej są prawidłowe, wąskie dają więcej punktów.
first-lost-code-sheet = Zakreskowane cyfry są na innych stojakach, więc nie są twoje.
first-think-str8-goal = Poznaj własne karty: widzą je wszyscy oprócz ciebie.
first-think-str8-own = Te karty są twoje. Wszyscy inni je widzą.
first-think-str8-dice = Kości wskazują trzy twoje karty. Obstawiasz ich sumę.
first-think-str8-ranges = Wybierz wolny żeton i połóż go pod sumami, w które wierzysz. Wąskie dają więcej punktów.
first-think-str8-sheet = Zakreskowane liczby są na innych stojakach, więc nie są twoje.
first-break-the-code-goal = Poznaj ukryty kod przed innymi.
first-break-the-code-own = To twoje płytki. Nikt inny ich nie widzi.
first-break-the-code-cards = Zadaj pytanie z jednej karty. Odpowiedź słyszą wszyscy.
first-break-the-code-answers = Każda odpowiedź zostaje tutaj.
first-break-the-code-sheet = Skreślaj to, co nie może się zgadzać.
first-arnak-goal = Zdobądź najwięcej punktów w pięciu rundach: wykopaliska, odkrycia i badania.
first-arnak-camp = Wyślij archeologa do obozu: zapłać jeden but, weź 2 monety. But jest na karcie Strachu.
first-arnak-hand = Zagraj kartę dla efektu albo zapłać symbolami u jej góry.
first-arnak-row = Przedmioty kupujesz za monety, artefakty za kompasy.
first-arnak-research = Badania: każdy wyższy rząd jest wart więcej punktów.
first-arnak-pass = W turze jest jedna akcja główna. Spasuj, gdy żadna już nie pomaga.
after-first = Twoja pierwsza gra
after-good = Twój najlepszy wybór, { $moment }:
after-learn = Jedna rzecz do nauki, { $moment }:
after-instead = twój wybór: { $played }; z ruchem „{ $best }” wygrywa się o około { $wins } gier na 100 częściej.
after-looking = Szukamy chwil, które przesądziły…
after-lesson = Lekcja: { $title }
after-next = Następny przeciwnik: { $level }
after-up = Wygrana: poziom wyżej.
after-same = Ten sam poziom, nowe rozdanie.
after-play = Zagraj: { $level }
lesson-is-done = gotowe
guide-name-1 = Iwo
guide-name-2 = Lena
guide-name-3 = Marek
daily-loading = Wczytujemy dzisiejszą zagadkę…
daily-difficulty =
    { $facts ->
        [one] wystarczy { $facts } odpowiedź
        [few] trzeba połączyć { $facts } odpowiedzi
       *[other] trzeba połączyć { $facts } odpowiedzi
    }
daily-question =
    { $letter ->
        [none] { CAPITAL($place) }: która cyfra jest twoja?
       *[other] { CAPITAL($place) }: jaka płytka stoi na miejscu { $letter }?
    }
daily-about = Dokładnie jedną odpowiedź da się udowodnić. Za pierwszym razem liczy się sama odpowiedź. Błędna niczego nie zdradza.
daily-choose = Wybierz odpowiedź
daily-send = Odpowiedz: { $answer }
daily-no = Nie. Nic więcej nie zdradzamy.
daily-rows = Teraz udowodnij: z których odpowiedzi to wynika?
daily-rows-about = Od drugiej próby odpowiedź liczy się tylko z wierszami, które jej dowodzą, a każdy z nich musi być potrzebny.
daily-right = Dobrze. To daje dzisiejszy kamień.
daily-right-unproved = Dobrze, ale te wiersze tego nie dowodzą, więc się nie liczy.
daily-unsolved = Nierozwiązana. Tak można to udowodnić:
daily-proof = Dowód
daily-next = Dalej: { $game }
daily-back = Do dnia
daily-tabs = Zagadka dnia i zagadki
puzzles-about = Ile chcesz, na twoim poziomie. Każda ma jedną odpowiedź, którą da się udowodnić.
puzzles-games = Gra
puzzles-loading = Szukamy zagadki…
puzzles-train = Temat
puzzles-theme-any = dowolny
puzzles-theme-one = Wystarczy jedna odpowiedź
puzzles-theme-two = Dwie odpowiedzi razem
puzzles-theme-more = Trzy odpowiedzi lub więcej
puzzles-theme-hands = Kto co ma
puzzles-theme-swap = Przed wymianą i po niej
puzzles-hard = trudność { $rating }
puzzles-rating = Twój ranking w tej grze: { $rating }, niemal na pewno od { $low } do { $high }.
puzzles-rating-early =
    { $met ->
        [one] Po { $met } zagadce twój ranking to tylko przypuszczenie: od { $low } do { $high }.
       *[other] Po { $met } zagadkach twój ranking to tylko przypuszczenie: od { $low } do { $high }.
    }
puzzles-rating-none = Nie masz tu jeszcze rankingu: powstanie z pierwszych prób.
puzzles-due =
    { $due ->
        [one] Wróciła { $due } nierozwiązana zagadka.
        [few] Wróciły { $due } nierozwiązane zagadki.
       *[other] Wróciło { $due } nierozwiązanych zagadek.
    }
puzzles-right = Dobrze.
puzzles-repeat = Kiedyś jej nie udało się rozwiązać; drugi raz nie liczy się do rankingu.
puzzles-change = Zmiana rankingu: { $change }.
puzzles-again = Ta zagadka wróci { $date }.
puzzles-next = Następna zagadka
day-about =
    Dla wszystkich takie same. Nowe zagadki za { $hours ->
        [0] { $minutes } min
       *[other] { $hours } godz. { $minutes } min
    }, o północy ({ $zone }).
day-late = Zagadki z wcześniejszego dnia nie dają kamienia.
day-today = Dzisiaj
day-puzzles =
    { $puzzles ->
        [one] { $puzzles } zagadka
        [few] { $puzzles } zagadki
       *[other] { $puzzles } zagadek
    }
day-puzzles-about = Po trzy próby, od poniedziałku do niedzieli coraz trudniej.
day-solve = Rozwiąż
day-proof = Dowód
day-solved = rozwiązana
day-unproved = rozwiązana, nie liczy się
day-unsolved = nierozwiązana
day-tries =
    { $tries ->
        [one] została { $tries } próba
        [few] zostały { $tries } próby
       *[other] zostało { $tries } prób
    }
day-streak =
    { $days ->
        [0] Jeszcze bez kamienia
        [one] { $days } dzień z rzędu
        [few] { $days } dni z rzędu
       *[other] { $days } dni z rzędu
    }
day-stone-about = Kamień dziennie: rozwiąż jedną zagadkę. Raz w tygodniu możesz opuścić dzień, a kopczyk stoi.
day-streak-more = najdłużej z rzędu: { $longest }, wszystkich dni: { $total }
day-share = Udostępnij
day-share-about = Nie zdradza odpowiedzi.
day-shared = zagadki z dnia { $date }
day-copied = Skopiowano
day-people =
    { $people ->
        [one] { $people } osoba tego dnia
        [few] { $people } osoby tego dnia
       *[other] { $people } osób tego dnia
    }
day-try = { $number }. próba
day-none = nierozwiązana
day-promise = Jak wylosowano te zagadki
day-promise-about = Skrót każdego ziarna podaliśmy dzień wcześniej. Ziarno i sól podamy 24 godziny po dniu, gdy nikt już nie może go dokończyć.
day-seed = Ziarno:
day-salt = Sól:
calendar-before = Poprzedni miesiąc
calendar-after = Następny miesiąc
calendar-solved =
    { $puzzles ->
        [one] { $puzzles } zagadka rozwiązana
        [few] { $puzzles } zagadki rozwiązane
       *[other] { $puzzles } zagadek rozwiązanych
    }
calendar-late =
    { $puzzles ->
        [one] { $puzzles } rozwiązana później
        [few] { $puzzles } rozwiązane później
       *[other] { $puzzles } rozwiązanych później
    }
calendar-forgiven = opuszczony i darowany
calendar-missed = opuszczony
calendar-about = Kropka to rozwiązana zagadka, pół kropki to rozwiązana później. W każdy dzień zapisany tłusto można zagrać.
solve-about = Wpisz to, co widzisz na prawdziwym stole. Każdy wpis jest od razu sprawdzany. Link do tej strony zawiera pozycję.
solve-open = Otwórz pozycję
solve-download = Pobierz pozycję
solve-empty = Zacznij od nowa
solve-no-file = W tym pliku nie ma pozycji.
solve-found = Co można wiedzieć
solve-missing = Wpisz najpierw wszystko, co widzisz.
solve-racks = Stojaki, które widzisz
solve-unowned = niczyj
solve-rounds = Rundy i obstawione przez ciebie zakresy
solve-add-round = Runda
solve-die = kość { $number }
solve-width = szerokość
solve-from = od
solve-answer = Odpowiedź
answer-right = prawidłowo
answer-above = wyższa
answer-below = niższa
answer-wrong = błędnie
solve-swap = wymiana
solve-digit = cyfra
solve-symbol = symbol płytki
solve-whose = Czyja
solve-remove = Usuń
solve-discards = Płytki odrzucone przez innych
solve-add-discard = Płytka
solve-decide = Co chcesz rozstrzygnąć
solve-decide-nothing = nic: tylko to, co można wiedzieć
solve-decide-bet = obstawienie sumy
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
solve-cursed = mam żeton klątwy
solve-scores = Pola na torze
solve-scores-about = Gdy podasz pola i zakresy pozostałych graczy w każdej rundzie, obliczymy też szansę na wygraną.
solve-others = zakresy pozostałych
solve-decide-offer = żeton do wzięcia
solve-decide-turn = obrót kości
solve-decide-place = żeton do położenia
solve-guesses = Nieudane próby
solve-guesses-about = Płytki od lewej do prawej, cyfra i kolor: 1b 4c 5 8c.
solve-guess = próba { $number }
solve-after = po pytaniach
solve-add-guess = Próba
solve-out = błędna próba
solve-right = udana próba
solve-decide-ask = pytanie albo próba
solve-decide-last-turn = ostatnia tura: próba albo rezygnacja
solve-decide-call = próba albo czekanie
solve-clash = To wszystko nie może być jednocześnie prawdą:
solve-bits =
    { $count ->
        [one] pasuje; nieznanych bitów: { $bits }.
        [few] pasują; nieznanych bitów: { $bits }.
       *[other] pasuje; nieznanych bitów: { $bits }.
    }
solve-why = Kliknij, aby zapytać dlaczego.
solve-best = Najlepszy ruch
solve-verdict-open = To możliwe, ale nie pewne.
solve-verdict-certain = To pewne.
solve-verdict-excluded = To wykluczone.

# Co się nie udało
trouble-unreachable = Serwer jest teraz nieosiągalny.
trouble-failed = To się nie udało ({ $place }: { $text }).
trouble-refused = To niemożliwe.
trouble-rate = Zbyt wiele żądań. Odczekaj chwilę.
trouble-busy = Serwer jest zajęty. Spróbuj ponownie za chwilę.
trouble-storage = Serwer nie może teraz niczego zapisać. Spróbuj ponownie za chwilę.
trouble-timeout = Serwer nie zdążył odpowiedzieć. Spróbuj ponownie za chwilę.
trouble-crash = Coś poszło nie tak po stronie serwera.

# Bezpieczny adres w domu
trust-title = Bezpieczny adres
trust-missing = Ta strona została otwarta pod adresem http. Wszystko, co dotyczy gier, działa, ale tylko pod adresem https przeglądarki pozwalają zainstalować stronę, czytać zasady bez internetu, wysyłać powiadomienia i udostępniać przez menu telefonu.
trust-is-secure = Ta strona została otwarta pod bezpiecznym adresem: możesz ją zainstalować, czytać zasady bez internetu, dostawać powiadomienia i udostępniać linki.
trust-none = Ten serwer nie ma własnego adresu https. Kto go prowadzi, znajdzie w docs/serving.md, jak go dodać.
trust-download = Pobierz na urządzenie certyfikat tego serwera.
trust-file = Pobierz certyfikat
trust-android = Android: otwórz Ustawienia, wyszukaj „certyfikat CA”, wybierz „Zainstaluj mimo to” i wskaż pobrany plik.
trust-iphone = iPhone i iPad: otwórz plik, potem wejdź w Ustawienia, Ogólne, VPN i zarządzanie urządzeniem, i zainstaluj go. Następnie włącz go w Ogólne, To urządzenie, Ustawienia zaufania certyfikatu.
trust-computer = Komputer: otwórz plik i dodaj go do zaufanych głównych urzędów certyfikacji. Firefox ma własną listę w Ustawieniach, Prywatność i bezpieczeństwo.
trust-compare = Porównaj odcisk SHA-256, który pokazuje urządzenie, z tym:
trust-open = Otwórz bezpieczny adres. Odtąd używaj go zamiast tego:
trust-about = Certyfikat może poświadczać tylko adresy w sieciach lokalnych, nigdy stronę w internecie. Jego klucz nie opuszcza komputera, na którym działają gry. Gdy już tu nie grasz, możesz go usunąć w tych samych ustawieniach.
trust-qr = Ta strona, dla aparatu w telefonie
