# То, что за столом «Кода змея» и Think Str8! говорит только страница. Каждое сообщение получает $edition: stones или cards.

page-you = Вы
page-own = Ваша подставка
page-moment = раунд { $number }
page-round = Раунд { $round } из { $rounds }
page-track = Дорожка
page-order = Порядок в этом раунде
page-wheels = { $edition ->
        [cards] Жетоны
       *[stones] Диски
    }
page-wheels-later = { $edition ->
        [cards] Сейчас жетоны не выбирают.
       *[stones] Сейчас диски не выбирают.
    }
page-decision = Ваше решение
page-all-bets = Все диапазоны раунда

# Места на телефоне
page-place-table = Стол
page-place-bet = Выбор
page-place-sheet = Лист
page-place-track = Дорожка
page-place-help = Помощь

# Подставки
page-rack-of-nobody = Подставка без игрока
page-hidden-rack = закрыта
page-bets-on = диапазон { $where }
page-for-points = за { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
page-true-sum = сумма: { $sum }
page-placing = кладёт жетон…
page-placed = готово, скрыто
page-laid = сброшены
page-cursed = Проклятие: чужие ошибки дают очки, свои отнимают
page-token-of = Жетон { $symbol-of }
page-stock = запас
page-stock-none = запас пуст
page-stock-count = в запасе: { $count }
page-digits-left =
    { $count ->
        [one] осталась { $count } цифра
        [few] остались { $count } цифры
       *[many] осталось { $count } цифр
    }

# Кубики и жетоны
page-turn-this = Перевернуть этот кубик: { $symbol }
page-which-die = Какой кубик перевернуть?
page-turn-to = Что он покажет?
page-turn-about = Нажмите на кубик, чтобы перевернуть его, или оставьте всё как есть.
page-fix-about = Сначала переверните каждый кубик с символом, которого нет в игре: нажмите на него.
page-turn-die = Перевернуть
page-keep = Оставить кубики
page-sums-left = возможные суммы
page-tokens-left = Жетоны, которые можно взять до раунда { $round }
page-token-digits = Запишите от одной до трёх цифр: { $symbol }
page-token-pick = выберите цифры
page-token-sealed = До конца игры этого никто не увидит; изменить нельзя.
page-take = Взять жетон
page-leave = Отказаться
page-best-by-points = Лучше всего по очкам: { $what }

# Диски, шкала
page-bet-first = Выберите диск
page-bet-on = Выставить { $where }
page-choose = Выберите жетон
page-choose-width = Выбрать { $width }
page-place-on = Положить на { $where }
page-really = Точно? { $what }
page-width = ширина { $width }
page-bet-after =
    { $count ->
        [0] после вас никого
        [one] после вас { $count } игрок
        [few] после вас { $count } игрока
       *[many] после вас { $count } игроков
    }
page-all-place = все кладут одновременно
page-dial = Диапазон на диске
page-scale = Диапазон на шкале
page-dial-empty = диск не выбран
page-take-a-wheel = Выберите диск
page-take-a-wheel-about = Широкие диски чаще дают верный ответ, узкие приносят больше очков. Затем выставьте на диске нужный диапазон.
page-wheel-set = Диск шириной { $width }: { $where }
page-token-set = Жетон шириной { $width } на { $where }
page-right = верно
page-wrong = неверно
page-you-reach = будет { $points }
page-wrong-about = { $edition ->
        [cards] узнаете, выше сумма или ниже, и замените карту
       *[stones] узнаете, выше сумма или ниже, и замените камень
    }
page-wrong-narrow = { $edition ->
        [cards] больше ничего не узнаете и замените карту
       *[stones] больше ничего не узнаете и замените камень
    }
page-expected = в среднем
page-expected-points = { $points } очка
page-lower = На одну сумму ниже
page-higher = На одну сумму выше
page-dial-how = вращать: мышью или
page-dial-other = другой диск:
page-drag-or = перетащите или
page-bars = столбики: шансы в %
page-percent = { $percent } %

# Ответы и замены
page-answers = Ответы в раунде { $round }
page-no-answers = Ответов ещё нет.
page-answer-right = верно
page-answer-above = выше
page-answer-below = ниже
page-answer-wrong = неверно
page-swap = { $edition ->
        [cards] Выберите карту
       *[stones] Выберите камень
    }
page-swap-stone = Заменить { $symbol-object }
page-swap-about = { $edition ->
        [cards] Карта будет сброшена лицом вверх; отменить это нельзя.
       *[stones] Камень будет сброшен цифрой вверх; отменить это нельзя.
    }
page-swap-worth = Финальные предположения после замены: в среднем { $points } очка

# Финал
page-final-title = Что стоит на вашей подставке?
page-final-ask = Ваше предположение: { $symbol }
page-final-worth = одна цифра { $one }, две { $two }, три { $three }; неверно { $wrong }
page-final-how = не больше трёх
page-final-none = без предположения
page-if-right = { $points }, если верно
page-none = Ничего
page-next-symbol = { $edition ->
        [cards] Следующий цвет
       *[stones] Следующий символ
    }
page-send-finals = Отправить
page-finals-left =
    { $count ->
        [0] Всё можно изменить, пока вы не отправили.
        [one] Осталась { $count } строка. Всё можно изменить, пока вы не отправили.
        [few] Остались { $count } строки. Всё можно изменить, пока вы не отправили.
       *[many] Осталось { $count } строк. Всё можно изменить, пока вы не отправили.
    }
page-finals-sent = Отправлено; до конца игры этого никто не увидит.
page-final-keys = Клавиши с цифрами выбирают цифры, минус — без предположения.
page-final-total = финал
page-final-phase = Финал
page-key-sum = диапазон на одну сумму ниже или выше
page-key-wheel = следующий свободный диск или жетон
page-key-range = например, 7 6: ширина 7 от 6
page-key-enter = подтвердить: выставить, положить, перевернуть, заменить
page-key-keep = оставить кубики; не брать жетон
page-key-sheet = к листу; там действуют стрелки
page-key-line = на листе: строка, затем цифра
page-key-rule-out = на листе: вычеркнуть цифру
page-key-why = на листе: почему так?
page-key-final = в финале: цифры строки или ни одной
page-key-escape = отменить выбор, выйти из листа
page-course = Очки после каждого раунда
page-score = итог

# Лист
page-sheet = Ваш лист
page-codes-fit = кодов: { $count }
page-marks = Пометки
page-odds = Шансы
page-odds-how = Только по правилам: что видно и какие были ответы
page-played = По их игре
page-played-how = Другие видят вашу подставку. Так вероятна каждая цифра, если они играют внимательно, а один ход из десяти — любой
page-why = Почему?
page-why-about = Затем нажмите на клетку или клавишу W на ней
page-sheet-how = Нажмите на цифру, чтобы исключить её или вернуть
page-cell-seen = видно в другом месте
page-cell-out = исключено вами
page-cell-open = возможно
page-cell-sure = точно
page-cell-is-open = Ничто из известного вам не исключает: { $symbol } { $digit }.
page-seen-laid = { $symbol } { $digit }: сброшено в раунде { $round } ({ $seat })
page-seen-rack = { $symbol } { $digit }: на подставке, которую вы видите ({ $seat })

# Подсказки
page-rule-out =
    { $count ->
        [one] Исключить { $count } цифру
        [few] Исключить { $count } цифры
       *[many] Исключить { $count } цифр
    }
