# Что за столом «Break the Code» говорит только страница. Каждое сообщение знает $rules (standard или tagiron) и $size.

page-you = Вы
page-own = Ваши плашки
page-centre = Центр
page-tab-centre = Центр
page-moment = вопрос { $number }
page-question = Вопрос { $number }
page-deck =
    { $count ->
        [0] колода пуста
        [one] в колоде { $count } карта
        [few] в колоде { $count } карты
       *[other] в колоде { $count } карт
    }
page-last-turn = последний ход
page-place = место { $place }

# Места на телефоне
page-place-ask = Вопрос
page-place-answers = Ответы
page-place-sheet = Лист
page-place-guess = Код
page-place-help = Помощь

# Руки
page-out = вне игры, отвечает
page-spoken = выбор сделан
page-is-guessing = называет код
page-guess-left = одна попытка
page-hidden = скрыта
page-certain = точно
page-written = записано вами
page-empty = пусто
page-answers-count =
    { $count ->
        [one] { $count } ответ
        [few] { $count } ответа
       *[other] { $count } ответов
    }
page-answer-of = Вопрос { $number }, { $question }: { $answer }
page-only-you = Видите только вы.
page-codes-to-go =
    { $count ->
        [1] Подходит единственный код: вы его знаете.
        [one] Подходит { $count } код, неизвестно ещё { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } бита
       *[other] Подходит кодов: { $count }, неизвестно ещё { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } бита
    }
page-new-cards =
    { $count ->
        [one] Новая карта: { $cards }.
       *[other] Новые карты: { $cards }.
    }
page-known-of-you = Что другие знают о вас
page-nothing-yet = Пока ничего.

# Карты
page-bits = { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } бита
page-left = останется { NUMBER($left, minimumFractionDigits: 1, maximumFractionDigits: 1) }
page-choose-digit = Выберите { $first } или { $second }.
page-want-digit = Выберите { $first } или { $second }
page-key-card = выбрать карту, затем одну из двух её цифр
page-key-enter = спросить; назвать код
page-key-guess = составить код
page-key-tile = плашка кода: цифра, затем ↑ — верхний ряд или ↓ — нижний
page-key-back = убрать последнюю плашку
page-key-wait = ждать; сдаться
page-key-sheet = к листу; там действуют стрелки
page-key-cross = вычеркнуть плашку на этом месте
page-key-write = записать плашку на этом месте
page-key-why = почему так?
page-key-page = следующий игрок на листе
page-key-escape = отменить выбор, выйти из листа
page-misses = Можно только отгадывать; у вас попыток: { $own } из { $all }.
page-ask = Спросить
page-ask-for = Спросить про { $digit }
page-answering =
    { $count ->
        [one] отвечает: { $names }
       *[other] отвечают: { $names }
    }

# Ответы
page-answers = Ответы
page-number = номер
page-guessed = попытка: { $said }

# Отгадка
page-guess = Отгадать
page-really-guess = Точно? Отгадать
page-wait = Ждать
page-give-up = Сдаться
page-really-give-up = Точно? Сдаться
page-centre-is = В центре лежат
page-code-of = Код: { $seat }
page-tray-two = Назовите плашки слева направо. Если ошибётесь, ход окончен, но вы остаётесь в игре.
page-tray-last = Назовите плашки слева направо. Это ваша последняя попытка.
page-tray-once = Одна попытка за всю игру. Если ошибётесь, вы выбываете, но продолжаете отвечать на вопросы. Плашки в центре увидите только вы; остальные узнают лишь, верен ли код.
page-tray-pale = бледные: по порядку уже нельзя (BC 1.2)
page-tray-full = На каждом месте уже есть плашка.
page-tile-taken = { $tile }: здесь так нельзя.
page-put-in-place = { $tile } стоит теперь на своём месте по порядку.
page-goes-between = встанет между другими
page-in-your-hand = у вас
page-take-off = снять: { $tile }, место { $place }
page-take-last = убирает последнюю плашку
page-take-written = Взять записанное
page-back = Назад
page-cancel = Отменить
page-name-code = Назвать код
page-really-ask = Точно? Спросить
page-really-name = Точно? Назвать код
page-whole = Код составлен.
page-so-far = { $count } из { $size }
page-beginning = начало верно: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
page-no-guess-now = Сейчас отгадывать нельзя.
page-you-are-out = Вы вне игры, но продолжаете отвечать.

# Лист
page-sheet = Ваш лист
page-whose = Чьи плашки
page-marks = Пометки
page-odds = Шансы, %
page-why = Почему?
page-why-about = Затем нажмите на клетку или клавишу W на ней
page-sheet-how = Места от a до { $size ->
        [4] d
       *[5] e
    } и цифры от 0 до 9
page-how = Щелчок вычёркивает, Shift и щелчок записывает, W: почему
page-struck = вычеркнута вами
page-percent = { $percent } %
page-cross = Вычеркнуть
page-write = Записать
page-may-be = может там быть
page-all-tiles = Все двадцать плашек
page-all-tiles-about = в рамке — ваши; щелчок вычёркивает
page-codes =
    { $count ->
        [1] Подходит единственный код
        [one] Подходит { $count } код
       *[other] Подходит кодов: { $count }
    }
page-codes-begin = так начинается: { $count }
page-cell-is-open = { $who }, место { $place }: ничто из известного вам не исключает плашку «{ $tile }» и не делает её точной.
page-final = Окончательный код
page-final-about = черновик, видите только вы
page-wipe = нажмите, чтобы стереть
page-fill = Записать то, что известно точно
page-guess-now = Одна попытка за всю игру: шанс сейчас { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
page-guess-once = Одна попытка за всю игру.

# Помощь
page-own-tiles = ваши плашки: { $count }
page-hint-about = Подсказка говорит сначала, куда смотреть, а затем — что делать и почему.
page-no-help = За этим столом помощи нет.

# Конец
page-no-guess = без попытки
