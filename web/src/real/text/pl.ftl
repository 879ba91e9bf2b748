# A phone beside a real box. A game adds its own words in its folder.
real-title = Prawdziwy stół
real-about = Twoje pudełko, twój stół. cairn sędziuje, prowadzi arkusze i liczy punkty.
real-game-about = Sędzia, arkusz, punkty
real-join = Dołączasz do stołu?
real-join-about = Sześć liter albo kod do zeskanowania
real-join-button = Dołącz
real-code = Kod
real-known = Twoje prawdziwe stoły
real-position = Tylko pozycja
real-position-about = Wpisz, co widzisz, i dowiedz się, co już wiadomo.
real-serves = Telefony potrzebują tego serwera. Bez internetu wystarczy komputer w pokoju: telefony łączą się z jego siecią.
real-back = Wróć
real-close = Zamknij
real-phones = Telefony
real-phones-each = Każdy swój
real-phones-one = Jeden dla wszystkich
real-phones-about-each = Wszyscy skanują kod. Gracz bez telefonu korzysta z cudzego: inni wpisują za niego.
real-phones-about-one = To urządzenie leży na środku, a gdy coś jest tajne, przechodzi z rąk do rąk.
real-ready-for = { $players ->
        [one] Gotowe dla { $players } gracza
       *[other] Gotowe dla { $players } graczy
    }
real-keeps-secrets = Tajemnice trzyma komputer, który obsługuje stół: nie zaglądaj do jego plików.
real-open = Otwórz stół
real-lost = Połączenie zerwane. To, co wpiszesz, zostanie zapisane i wysłane później.
real-opening = Otwieram stół…
real-failed = Nie udało się: { $text }
real-give = Daj urządzenie: { $name }
real-look-away = Reszta odwraca wzrok, aż { $name } skończy.
real-who-has-it = Kto je trzyma?
real-i-am = Tu { $name }
real-hand-over = Przekaż
real-for-eyes = Patrzy tylko { $name }
real-put-back = Odłóż na środek
real-qr = Kod do zeskanowania
real-scan = Zeskanuj aparatem albo wpisz litery
real-sit = Usiądź na krześle { $number }
real-shares = Krzesło { $number }: korzysta z tego telefonu
real-this-phone = ten telefon
real-here = na miejscu
real-away = brak połączenia
real-stand-up = Zwolnij krzesło: { $name }
real-name = Imię
real-sits-here = Siada tutaj
real-waiting-for = { $count ->
        [one] { $count } krzesło jest wolne
        [few] { $count } krzesła są wolne
       *[other] { $count } krzeseł jest wolnych
    }
real-all-sit = Wszyscy siedzą
real-lay-out = Tymczasem rozłóżcie grę. Kolejność krzeseł to kolejność przy stole.
real-start = Zaczynamy
real-set-up = przygotowanie
real-over = po grze
real-speak = To urządzenie czyta odpowiedzi na głos
real-places = Części stołu
real-tab-now = Teraz
real-tab-sheet = Arkusz
real-tab-entries = Wpisy
real-ready = gotowe
real-not-yet = jeszcze nie
real-done = Gotowe
real-middle = środek stołu
real-holds = bez zmian
real-is-over = Koniec gry
real-save = Zapisz
real-review = Analiza
real-your-sheet = Twój arkusz
real-cover = Zakryj
real-uncover = Odkryj
real-sets = Własne koła i żetony
real-set-unreadable = W tym linku nie ma czytelnego zestawu.
