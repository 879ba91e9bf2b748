# Strona gospodarza serwera.
host-title = Gospodarz
host-enter-about = To narzędzia gospodarza serwera. Potrzebny jest token, z którym uruchomiono serwer (CAIRN_ADMIN_TOKEN).
host-token = Token serwera
host-enter = Wejdź
host-leave = Wyjdź
host-refused-wrong = To nie jest token tego serwera.
host-refused-closed = Narzędzia gospodarza są zamknięte: serwer uruchomiono bez CAIRN_ADMIN_TOKEN.
host-parts = Części strony
host-part-visitors = Kto tu jest
host-part-tables = Stoły
host-part-reports =
    { $count ->
        [0] Zgłoszenia
       *[other] Zgłoszenia ({ $count })
    }
host-part-restrictions = Blokady
host-part-words = Słowa
host-part-audit = Co zrobiono

host-people = Ludzie
host-people-now = połączonych: { $count }
host-guests = znanych gości: { $count }
host-tables = Stoły
host-tables-playing = w grze: { $count }
host-tables-rest = czeka: { $waiting }, skończonych: { $over }
host-work = Praca
host-working = zadań w toku: { $count }
host-waiting = w kolejce: { $count }
host-storage = Dane
host-storage-used = { $size } MB
host-storage-free = wolne: { $size } MB
host-storage-broken = Nie można zapisywać
host-load = Obciążenie
host-cpu = { $percent }% rdzenia
host-memory = { $size } MB,
host-lag = opóźnienie do { $count } ms

host-watching = Ogląda
host-is-muted = bez czatu
host-nobody = Nikt nie jest połączony.
host-open = Otwórz
host-finished = Skończone stoły
host-no-tables = Nie ma stołów.
host-status-waiting = czeka
host-status-playing = w grze
host-status-over = skończony
host-status-closed = zamknięty
host-free = wolne
host-bot = to bot
host-connected = połączony
host-chat = Czat
host-silent = Nikt nic nie napisał.
host-report = { $reporter } zgłasza gracza { $name }
host-cause-name = Imię
host-cause-chat = Czat
host-cause-play = Sposób gry
host-cause-other = Coś innego
host-no-reports = Nie ma otwartych zgłoszeń.
host-has-ban = Zablokowany
host-has-mute = Bez czatu
host-kind-guest = gość
host-kind-secret = miejsce
host-kind-address = adres
host-until = do { $time }
host-forever = do odwołania
host-no-bans = Nikt nie jest zablokowany ani pozbawiony czatu.
host-address = Adres lub sieć
host-lift = Cofnij
host-words-about = Tych słów nie można używać w imionach ani na czacie. Gwiazdka * na końcu oznacza wszystkie słowa, które tak się zaczynają.
host-word = Słowo
host-add-word = Zakaż
host-drop-word = Zezwól znów na „{ $word }”
host-no-words = Żadne słowo nie jest zakazane.
host-audit-empty = Jeszcze nic.

host-mute = Wyłącz czat
host-remove = Usuń od stołu
host-ban = Zablokuj
host-ban-address = Zablokuj adres
host-delete-name = Usuń imię
host-delete-line = Usuń wiadomość
host-delete-table = Usuń stół
host-close-report = Zamknij zgłoszenie

host-action-mute = Wyłącz graczowi czat
host-action-ban = Zablokuj dostęp
host-action-lift-mute = Przywróć czat
host-action-lift-ban = Cofnij blokadę
host-action-remove = Usuń od stołu
host-action-delete-name = Usuń imię gracza
host-action-delete-line = Usuń wiadomość z czatu
host-action-delete-table = Usuń stół
host-action-close-report = Zamknij zgłoszenie
host-action-add-word = Zakaż słowa
host-action-drop-word = Zezwól na słowo

host-about-mute = Gracz może grać dalej, ale nie może używać czatu.
host-about-ban = Połączenia zostaną przerwane, a miejsca przepadną. Z jednego adresu może korzystać wiele osób.
host-about-remove = Gracz traci miejsce na stałe. W trakcie gry zastępuje go bot.
host-about-delete-name = Imię zmieni się w „player 1” przy wszystkich stołach tego gracza.
host-about-delete-line = Wiadomość zmieni się dla wszystkich w „…”.
host-about-delete-table = Stół, jego gra i czat znikną dla wszystkich. Nie można tego cofnąć.
host-about-close-report = Zgłoszenie jest załatwione.
host-how-long = Na jak długo
host-hours =
    { $count ->
        [0] do odwołania
        [1] godzina
        [24] doba
        [168] tydzień
       *[720] 30 dni
    }
host-reason = Powód (widzisz go tylko ty)
host-reason-told = Powód (przeczyta go gracz)
