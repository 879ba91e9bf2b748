# A phone beside a real box. A game adds its own words in its folder.
real-title = Настоящий стол
real-about = Ваша коробка, ваш стол. cairn судит, ведёт листы и считает очки.
real-game-about = Судья, лист, очки
real-join = Присоединяетесь к столу?
real-join-about = Шесть букв или код для камеры
real-join-button = Войти
real-code = Код
real-known = Ваши настоящие столы
real-position = Только позиция
real-position-about = Введите то, что видите, и узнайте, что уже известно.
real-serves = Телефонам нужен этот сервер. Без интернета хватит компьютера в комнате: телефоны подключаются к его сети.
real-back = Назад
real-close = Закрыть
real-phones = Телефоны
real-phones-each = У каждого свой
real-phones-one = Один на всех
real-phones-about-each = Все сканируют код. Игрок без телефона пользуется чужим: за него вводят другие.
real-phones-about-one = Это устройство лежит посередине, а для тайного передаётся из рук в руки.
real-ready-for = { $players ->
        [one] Готово для { $players } игрока
       *[other] Готово для { $players } игроков
    }
real-keeps-secrets = Тайны хранит компьютер-сервер: не заглядывайте в его файлы.
real-open = Открыть стол
real-lost = Связь потеряна. Введённое сохранится и будет отправлено позже.
real-opening = Открываю стол…
real-failed = Не получилось: { $text }
real-give = Передайте: { $name }
real-look-away = Остальные не смотрят, пока не закончит { $name }.
real-who-has-it = У кого устройство?
real-i-am = Здесь { $name }
real-hand-over = Передать
real-for-eyes = Смотрит только { $name }
real-put-back = Вернуть на середину
real-qr = Код для камеры
real-scan = Наведите камеру или введите буквы
real-sit = Сесть на стул { $number }
real-shares = Стул { $number }: с этого телефона
real-this-phone = этот телефон
real-here = на месте
real-away = нет связи
real-stand-up = Освободить стул: { $name }
real-name = Имя
real-sits-here = Садится здесь
real-waiting-for = { $count ->
        [one] { $count } стул свободен
        [few] { $count } стула свободны
       *[other] { $count } стульев свободно
    }
real-all-sit = Все сидят
real-lay-out = А пока разложите игру. Порядок стульев — порядок за столом.
real-start = Начать
real-set-up = подготовка
real-over = конец
real-speak = Это устройство читает ответы вслух
real-places = Части стола
real-tab-now = Сейчас
real-tab-sheet = Лист
real-tab-entries = Записи
real-ready = готово
real-not-yet = ещё нет
real-done = Готово
real-middle = середина стола
real-holds = остаётся
real-is-over = Игра окончена
real-save = Сохранить
real-review = Анализ
real-your-sheet = Ваш лист
real-cover = Закрыть
real-uncover = Открыть
real-sets = Свои диски и жетоны
real-set-unreadable = В этой ссылке нет набора, который можно прочесть.
