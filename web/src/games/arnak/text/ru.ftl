# Слова стола «Арнак», нужные только странице.

# Знаки: что слышит читающий вместо ряда символов
page-moment = раунд { $number }
page-sign-or = или
page-sign-to = взамен:
page-sign-less = меньше на: { $what }
page-some-card = { $n ->
    [one] возьмите { $n } карту
    [few] возьмите { $n } карты
   *[many] возьмите { $n } карт
    }
page-some-card-away = { $n ->
    [one] сбросьте { $n } карту
    [few] сбросьте { $n } карты
   *[many] сбросьте { $n } карт
    }
page-some-exile = изгоните карту
page-some-hand = оставьте одну
page-some-fear = { $n ->
    [0] без Страха от стражей
    [one] { $n } карта Страха
    [few] { $n } карты Страха
   *[many] { $n } карт Страха
    }
page-some-fear-tile = { $n ->
    [one] { $n } жетон страха
    [few] { $n } жетона страха
   *[many] { $n } жетонов страха
    }
page-some-trade = обменяйте ресурс
page-some-refresh = { $n ->
    [one] восстановите помощника
   *[other] восстановите { $n } помощников
    }
page-some-recruit = наймите помощника
page-some-promote = повысьте помощника
page-some-assistant = помощник
page-some-assistant-gold = золотая сторона помощника
page-some-item = предмет
page-off-item = предмет дешевле на { $n }
page-some-artifact = артефакт
page-off-artifact = артефакт дешевле на { $n }
page-some-guardian = страж
page-some-archaeologist = археолог
page-some-island = { $n ->
    [one] активируйте { $n } место
    [few] активируйте { $n } места
   *[many] активируйте { $n } мест
    }
page-some-glass = исследование
page-some-notebook = исследование блокнотом
page-some-pass = пасуйте
page-some-point = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
    }

# Конец: откуда очки и как они получены
page-rival = Соперник
page-end-ahead = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
    }, { $ahead ->
    [0] столько же, сколько у игрока { $name }
   *[other] отрыв от второго места ({ $who ->
        [you] вы
       *[other] { $name }
    }): { $ahead }
    }
page-end-tie-temple = Очков поровну: выше тот, кто раньше вошёл в храм (AR 11.2).
page-end-tie-research = Очков поровну, и никто из них не в храме: решают очки за исследования (AR 11.2).
page-end-tie-shared = Очков поровну, и за исследования тоже: победа общая (AR 11.2).
page-end-where = Откуда очки
page-end-without-fear = цвета те же, что в таблице; без Страха
page-end-rounds = Очки в конце каждого раунда
page-end-together = Итого
page-solo-own = Ваши партии против соперника
page-solo-rival = сторона, сложность
page-solo-games = партии
page-solo-won = победы
page-solo-best = больше всего очков
page-end-place = { $n }-е место
page-end-research = Исследования
page-end-temple = Жетоны храма
page-end-idols-row = Идолы и ячейки
page-end-guardians = Стражи
page-end-cards = Предметы и артефакты
page-end-fear = Страх
page-end-none = нет
page-end-glass = лупа, ряд { $row }: { $points }
page-end-glass-temple = лупа в храме: { $points }
page-end-notebook = блокнот, ряд { $row }: { $points }
page-end-tiles = { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
    }
page-end-idols = { $n ->
    [one] { $n } идол
    [few] { $n } идола
   *[many] { $n } идолов
    }, пустые ячейки: { $points }
page-end-rival-idols = открытых: { $n }, копий: { $copies }
page-end-overcome = усмирено: { $n }
page-end-items = { $n ->
    [one] { $n } предмет
    [few] { $n } предмета
   *[many] { $n } предметов
    }
page-end-artifacts = { $n ->
    [one] { $n } артефакт
    [few] { $n } артефакта
   *[many] { $n } артефактов
    }
page-end-fear-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
    }
page-end-fear-tiles = { $n ->
    [one] { $n } жетон страха
    [few] { $n } жетона страха
   *[many] { $n } жетонов страха
    }

# Стол, верх и места
page-side-bird = Храм Птицы
page-side-snake = Храм Змеи
page-round = Раунд { $round } из { $rounds }
page-after-round = после раунда { $round }
page-place-island = Остров
page-place-research = Храм
page-place-row = Ряд карт
page-place-board = Планшет
page-place-others = Другие

# Остров
page-island = Остров
page-level-one = уровень I
page-level-two = уровень II
page-guardians = стражи
page-fear = Страх
page-exiled = изгнано
page-undiscovered = Ещё не открыто; стоимость открытия в компасах: { $n }.
page-space = { $site }, клетка { $n }
page-space-taken = { $space }: занято ({ $who })
page-space-blocked = { $space }: заблокировано
page-guardian = Страж { $guardian }. Стоимость: { $cost }. Дар: { $boon }

# Ряд карт
page-row = Ряд карт
page-staff = Лунный посох
page-deck-artifact = Колода артефактов: { $n }
page-deck-item = Колода предметов: { $n }

# Свой планшет
page-own-board = Ваш планшет
page-at-home = дома
page-at-home-count = Археологи дома: { $n } из { $of }
page-ready = доступно
page-used = использовано
page-no-assistant = нет помощника
page-ally = Страж { $guardian }. Дар{ $is ->
    [used] {" "}(использован)
   *[there] {""}
    }: { $boon }
page-crates = Идолы на ящиках: { $n }
page-slot-full = Ячейка { $n }: идол
page-slot-free = Ячейка { $n }: пусто, очков: { $points }
page-slot-effect = Идол в ячейку: { $effect }

# Рука и зона игры
page-hand = Ваша рука, карт: { $n }
page-hand-short = рука
page-hand-up = Раскрыть карты
page-hand-down = Свернуть карты
page-hand-empty = На руке нет карт
page-own-deck = Ваша колода, карт: { $n }
page-deck = колода
page-play-area = игровая зона
page-free = свободное
page-keep = оставить
page-lay-away = сбросить
page-keep-these = Оставить эти
page-which-keep = Какие карты оставить?
page-which-keep-why = Сброшенные карты уйдут под колоду; оставленные останутся на руке на следующий раунд.

# Полоса хода
page-main-actions = Основные действия
page-main-count = { $what }: { $n }
page-main-dig = раскопки
page-main-discover = открытие
page-main-overcome = усмирение
page-main-buy = покупка
page-main-play = карта
page-main-research = исследование
page-icons-left = можно использовать в этот ход
page-do-step = Сделать шаг 1
page-pass = Пас
page-really-pass = Точно пасуете?
page-has-passed = Вы спасовали: закончите ход или выполните свободные действия.
page-end-turn = Закончить ход
page-chip-locked = Открылось новое: отменить нельзя
page-chip-back = Отменить отсюда
page-chip-play = { $what }
page-chip-buy = Покупка: { $what }
page-chip-piece = { $what }
page-chip-dig = Раскопки: { $what }
page-chip-discover = Открытие: { $what }
page-chip-overcome = Усмирение: { $what }
page-chip-research = { CAPITAL($token) }: { $what }
page-chip-claim = Жетон храма
page-chip-slot = Идол в ячейку
page-chip-other = Ответ

# Панель хода и оплата
page-comes-to-light = Это откроет новое: сделанное раньше уже нельзя будет отменить.
page-cancel = Отмена
page-do-it = Подтвердить
page-or-first = или сначала свободное действие
page-or-first-some = или сначала одно из свободных действий ({ $n })
page-choose-on-table = Выберите на столе то, что отмечено зелёным.
page-announce = Карт: { $n }
page-gives = даёт
page-to-pay = к оплате: { $what }
page-buy-plane = самолёт за монеты
page-pays-instead = вместо выбранного
page-instead-of = вместо
page-instead-of-effect = вместо её эффекта
page-only-once = только один раз
page-until-round = использовано до конца раунда
page-leaves = останется
page-discount = покрыто скидкой
page-which-left = Какие символы перемещения остаются на этот ход?
page-nothing-left = никакие
page-ways-left = Способы оплаты: { $n } из { $of }
page-do-pay = Заплатить
page-do-not-pay = Не платить
page-pay-dig = Заплатить и вести раскопки
page-pay-discover = Заплатить и открыть
page-pay-overcome = Заплатить и усмирить

# Другие игроки
page-whole-board = { $who }, очки: { $n }. Открыть весь планшет
page-passed = пас
page-next-arrow = { $arrow ->
    [left] Следующая стрелка: влево
    [right] Следующая стрелка: вправо
   *[none] {""}
    }
page-tiles-left = осталось: { $n }
page-fact-coin = монеты
page-fact-compass = компасы
page-fact-tablet = таблички
page-fact-arrowhead = наконечники
page-fact-jewel = самоцветы
page-fact-hand = карт на руке
page-fact-deck = карт в колоде
page-fact-home = археологи дома
page-fact-guardians = усмирённые стражи
page-fact-idols = идолы
page-fact-slots = занятые ячейки
page-fact-glass = ряд лупы
page-fact-notebook = ряд блокнота
page-fact-out = археологи на острове
page-fact-cards = взятые карты

# Исследования
page-research = Исследования и храм
page-start = старт
page-bonus-tiles = жетоны наград
page-supply = Доступные помощники
page-empty = пусто
page-row-gives = Ряд { $row }, { $token }: { $effect } Очки: { $points }
page-stack = Жетон храма: { $stack }, осталось: { $n }
page-track-space = { CAPITAL($space) }: { $price }{ $n ->
    [0] {""}
   *[other] . { $tiles }
    }

# Подробности о предмете
page-detail-basic = Базовая карта, { $where ->
    [hand] на руке
    [play] в игровой зоне
   *[other] вне игры
    }
page-detail-fear = Возвращение со Страхом
page-detail-item = Предмет { $where ->
    [row] в ряду, позиция { $place }
    [hand] на руке
    [play] в игровой зоне
    [exiled] в изгнании
    [aside] на просмотре
   *[other] открыт
    }
page-detail-artifact = Артефакт { $where ->
    [row] в ряду, позиция { $place }
    [hand] на руке
    [play] в игровой зоне
    [exiled] в изгнании
    [aside] на просмотре
   *[other] открыт
    }
page-detail-costs = Стоимость
page-detail-worth = Очки
page-detail-travel = Перемещение
page-detail-from-hand = С руки
page-detail-timing = { $timing ->
    [free] свободное действие
    [none] без эффекта
   *[main] основное действие
    }
page-detail-fear-tile = В вашей игровой зоне
page-detail-fear-tile-text = Остаётся в вашей игровой зоне, пока что-нибудь его не изгонит.
page-detail-space = { $n ->
    [0] Перемещение
   *[other] Клетка { $n }
    }
page-detail-discover = Открытие
page-detail-idol = Открытый идол
page-detail-hidden = Закрытый
page-detail-site = { $level ->
    [0] Лагерь
    [1] Место уровня I, { $is ->
        [hidden] ещё не открыто
       *[open] открыто
    }
   *[2] Место уровня II, { $is ->
        [hidden] ещё не открыто
       *[open] открыто
    }
    }
page-detail-undiscovered = Кто его откроет, берёт { $level ->
    [1] идола
   *[2] обоих идолов
    }, открывает жетон места и использует его эффект, а затем просыпается страж. Открытый идол: { $effect }
page-detail-guardian-at = Страж, { $site }
page-detail-guardian-of = Усмирён ({ $who }){ $is ->
    [ready] , дар ещё не использован
    [used] , дар использован
   *[none] {""}
    }
page-detail-overcome = Усмирение
page-detail-boon = Дар, один раз
page-detail-guardian-text = Стоимость усмирения: { $cost }. Дар: { $boon }
page-detail-assistant = { $where ->
    [board] Помощник ({ $who }), { $is ->
        [used] использован
       *[ready] готов
    }
    [supply] Помощник, которого можно нанять
    [rescue] Помощник на поле спасения
   *[away] Помощник
    }
page-detail-silver = серебряная
page-detail-gold = золотая
page-detail-row = { $effect } Очки в конце: { $points }.
page-detail-track = Исследования, ряд { $row }{ $rescue ->
    [yes] , поле спасения
   *[no] {""}
    }
page-detail-bridge = Мост
page-detail-tile = Жетон награды
page-detail-rescue = Помощники здесь
page-detail-tile-text = Кто придёт первым, берёт жетон награды: { $effect }
page-detail-left = Осталось
page-detail-arrival = Прибытие { $n ->
    [1] первым
    [2] вторым
    [3] третьим
   *[4] четвёртым
    } по счёту
page-detail-stack = Жетоны храма
page-detail-stack-text = Когда ваша лупа в храме, действием исследования можно купить один жетон.
page-detail-temple = Вершина трека исследований
page-detail-temple-text = Очки по порядку прибытия: { $places }. Прибывший берёт один из жетонов наград храма.
page-detail-bonus = Жетон награды{ $has ->
    [no] {""}
   *[yes] , { $space }
    }
page-detail-slot = Эффект идола в ячейке
page-detail-idol-kind = Идол
page-detail-deck = Колода
page-detail-cards = Карты
page-detail-own-deck = Сверху вниз; карты, порядок которых неизвестен, перечислены вместе.
page-detail-may-come = Что осталось в стопке (порядок неизвестен):
page-detail-resource = Ресурс
page-detail-rules = Правила
page-detail-more-rules = Ещё:
page-detail-others = На других языках
page-detail-now = сейчас
page-detail-guards = стережёт место, раскопкам не мешает
page-detail-overcome-for = усмирение
page-detail-boon-once = дар, один раз
page-detail-worth-low = очки
page-detail-before = Предыдущий
page-detail-after = Следующий

# Предпросмотр
page-preview-costs = стоимость
page-preview-pay-with = чем платить
page-preview-gives = даёт
page-preview-leaves = останется
page-preview-nothing = ничего
page-preview-lock = Это откроет новое: отменить будет нельзя.
page-preview-lack = { $have } из { $need }
page-preview-home = { $n ->
    [0] дома никого
   *[other] дома: { $n }
    }

# Что произошло
page-rival-why-round = В раунде { $round } этот жетон ничего не делает (AR 13.10).
page-rival-why-dig = Там, где это дают, нет свободной клетки (AR 13.5).
page-rival-why-discover = Неоткрытых мест этого уровня не осталось (AR 13.6).
page-rival-why-item = В ряду нет предмета (AR 13.9).
page-rival-why-artifact = В ряду нет артефакта (AR 13.9).
page-rival-why-overcome = Рядом со стражами нет его археологов, поэтому он проводит исследование (AR 13.8).
page-whole-log = Весь журнал
page-log-round = Раунд { $round }
page-log-setup = Подготовка
page-log-between = Между ходами
page-log-replay = Посмотреть в повторе

# Весь планшет другого игрока
page-whole-points = Очки: { $n }
page-whole-play = Игровая зона
page-whole-unseen = На руке ({ $hand }) и в колоде ({ $deck })
page-whole-used = Жетоны, использованные в этом раунде
page-whole-left = Оставшиеся жетоны (порядок неизвестен)

# Клавиши
page-key-numbers = ответ в панели; источники при оплате
page-key-enter = подтвердить, заплатить
page-key-escape = на шаг назад
page-key-end = закончить ход
page-key-pass = пас (с подтверждением)
page-key-sites = показать только раскопки, открытия, стражей
page-key-cards = показать только покупки, карты, исследования
page-key-detail = полное описание
page-key-tab = к следующей области; стрелки внутри
page-key-green = только то, что доступно

# Hints
