# Затерянный остров Арнак. Из этих сообщений складываются эффекты; каждое — середина предложения.

title = Затерянный остров Арнак

# Столько-то чего-то, в винительном падеже
some-coin = { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
    }
some-compass = { $n ->
    [one] { $n } компас
    [few] { $n } компаса
   *[many] { $n } компасов
    }
some-tablet = { $n ->
    [one] { $n } табличку
    [few] { $n } таблички
   *[many] { $n } табличек
    }
some-arrowhead = { $n ->
    [one] { $n } наконечник
    [few] { $n } наконечника
   *[many] { $n } наконечников
    }
some-jewel = { $n ->
    [one] { $n } самоцвет
    [few] { $n } самоцвета
   *[many] { $n } самоцветов
    }
some-boot = { $n ->
    [one] { $n } ботинок
    [few] { $n } ботинка
   *[many] { $n } ботинок
    }
some-car = { $n ->
    [one] { $n } машину
    [few] { $n } машины
   *[many] { $n } машин
    }
some-ship = { $n ->
    [one] { $n } корабль
    [few] { $n } корабля
   *[many] { $n } кораблей
    }
some-plane = { $n ->
    [one] { $n } самолёт
    [few] { $n } самолёта
   *[many] { $n } самолётов
    }
some-card = { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
    }
some-hand-card = { $n ->
    [one] { $n } карту с руки
    [few] { $n } карты с руки
   *[many] { $n } карт с руки
    }

or = или
and = и

# Компоненты
card-without-effect = без эффекта
card-free = свободное действие: { $effect }
card-passing = или спасуйте: { $effect }
card-exiles-itself = изгоните эту карту
slot-price = заплатите { $price }: { $effect }

# Шаги
effect-gain = возьмите { $what }
effect-fear = возьмите карту Страха
effect-gain-each = возьмите { $what } за { $each ->
    [guardian] каждого стража на занятом вами месте и каждого усмирённого
    [idol] каждого своего идола
   *[archaeologist] каждого своего археолога на раскопках
    }, не больше { $most }
effect-draw = возьмите { $cards }{ $end ->
    [bottom] {" "}снизу колоды
   *[top] {" "}из колоды
    }
effect-discard = положите карту с руки в игровую зону
effect-exile = можете изгнать карту
effect-trade = можете обменять табличку на наконечник или наконечник на самоцвет
effect-refresh = { $n ->
    [one] можете обновить помощника
    [few] можете обновить { $n } помощников
   *[many] можете обновить { $n } помощников
    }
effect-pay = можете заплатить { $price }: { $then }
effect-choose = { $n ->
    [one] { $options }
    [few] { $n } разных из: { $options }
   *[many] { $n } разных из: { $options }
    }
effect-travel = используйте в этот ход: { $what }
effect-send = можете вести раскопки или открыть место
effect-off-travel = скидка на путь: { $what }
effect-off-discovery = скидка на открытие: { $what }
effect-send-camp = можете вести раскопки в лагере без платы за путь и активировать его до { $n } раз
effect-activate = активируйте { $occupied ->
    [own] занятое вами место
    [nobody] незанятый лагерь
   *[any] { $levels ->
        [one] место уровня I
       *[camp] { $n ->
            [one] лагерь
            [few] { $n } разных лагеря
           *[many] { $n } разных лагерей
        }
    }
    }
effect-surcharge = за место уровня II заплатите { $price }
effect-activate-top = активируйте верхний жетон стопки уровня { $level }
effect-relocate = переместите археолога { $levels ->
    [camp] в лагерь
   *[camp-one] в лагерь или на место уровня I
    } и активируйте это место
effect-overcome = { $where ->
    [anywhere] можете усмирить стража на месте без других игроков
   *[own] можете усмирить стража на занятом вами месте без платы
    }
effect-buy = можете купить { $kinds ->
    [item] предмет
    [artifact] артефакт
   *[item-artifact] предмет или артефакт
    } со скидкой { $discount }{ $turned ->
    [yes] , в том числе верхнюю карту колоды
   *[no] {""}
    }
effect-gain-item = возьмите предмет из ряда { $to ->
    [hand] на руку
    [top] на верх колоды
   *[bottom] под колоду
    }
effect-gain-artifact = возьмите артефакт из ряда
effect-research = { $how ->
    [notebook-free] можете провести исследование блокнотом без платы
    [discount] можете провести исследование со скидкой: { $discount }
   *[plain] можете провести исследование
    }
effect-use-offered = можете использовать { $side ->
    [gold] золотую
   *[silver] серебряную
    } сторону помощника из запаса
effect-exchange-assistant = обменяйте помощника на другого из запаса; он приходит готовым, той же стороной вверх
effect-recruit = наймите помощника
effect-promote = переверните помощника на золотую сторону, готовым
effect-rescue = спасите помощника, он утомлён
effect-return-home = верните археолога на планшет
effect-all-planes = до конца раунда каждый ваш символ пути — самолёт
effect-no-guardian-fear = в конце этого раунда стражи не приносят вам Страха
effect-move-guardian = переместите стража с занятого вами места на незанятый лагерь или место уровня I и активируйте его
effect-return-idol = верните идола из ячейки
effect-exile-row-item = изгоните крайний правый предмет ряда
effect-take-exiled = можете положить изгнанный предмет под колоду
effect-draw-and-keep = назовите число от 1 до { $most }, посмотрите столько карт { $end ->
    [bottom] снизу
   *[top] сверху
    } колоды и оставьте одну{ $back ->
    [yes] ; ещё одну можете вернуть наверх
   *[no] {""}
    }; остальные идут в игровую зону
effect-pass = спасуйте

# Список компонентов на странице правил
part-basic = Базовые карты и Страх
part-item = Предметы
part-artifact = Артефакты
part-assistants = Помощники
part-sites = Лагеря и жетоны мест
part-guardians = Стражи
part-idols = Идолы
part-bonuses = Жетоны наград
part-slots = Ячейки идолов
part-bird = Шкала Храма Птицы, с очками
part-snake = Шкала Храма Змеи, с очками
column-name = название
column-cost = цена
column-points = очки
column-travel = путь
column-effect = эффект
column-silver = серебряная сторона
column-gold = золотая сторона
column-boon = дар
column-copies = штук
column-row = ряд
column-glass = лупа
column-notebook = блокнот

# Что происходит
event-first-drawn =
    { $you ->
        [yes] Первым ходите вы.
       *[no] Первым ходит { $name }.
    }
event-camps-blocked = Вторая клетка заблокирована: { $sites }.
event-idol-laid = { $site }: идол «{ $idol }».
event-bonus-laid = { $space }: жетон награды «{ $tile }».
event-tiles-chosen = Жетоны соперника: { $tiles }.
event-assistant-shown =
    { $place ->
        [rescue] На клетке спасения виден: { $assistant }.
       *[supply] Можно нанять: { $assistant }.
    }
event-card-dealt = Ряд, позиция { $place }: { $card }.
event-cards-drawn =
    { $you ->
        [yes] Вы берёте: { $what }.
       *[no] { $name } берёт: { $what }.
    }
event-round-began =
    { $you ->
        [yes] Раунд { $round }. Начинаете вы.
       *[no] Раунд { $round }. Начинает { $name }.
    }
event-passed =
    { $you ->
        [yes] Вы пасуете.
       *[no] { $name } пасует.
    }
event-turn-ended =
    { $you ->
        [yes] Вы заканчиваете ход.
       *[no] { $name } заканчивает ход.
    }
event-paid =
    { $you ->
        [yes] Вы платите: { $what }.
       *[no] { $name } платит: { $what }.
    }
event-gained =
    { $you ->
        [yes] Вы получаете { $what }.
       *[no] { $name } получает { $what }.
    }
event-icons-gained =
    { $you ->
        [yes] У вас на этот ход: { $what }.
       *[no] { $name } может использовать в этот ход: { $what }.
    }
event-fear-taken =
    { $you ->
        [yes] { $what ->
            [tile] Вы берёте жетон страха.
           *[card] Вы берёте карту Страха.
        }
       *[no] { $what ->
            [tile] { $name } берёт жетон страха.
           *[card] { $name } берёт карту Страха.
        }
    }
event-dug =
    { $you ->
        [yes] Вы ведёте раскопки: { $site }.
       *[no] { $name } ведёт раскопки: { $site }.
    }
event-discovered =
    { $you ->
        [yes] Вы открываете: { $site }, идол «{ $idol }»{ $more ->
            [yes] {" "}и ещё один
           *[no] {""}
        }.
       *[no] { $name } открывает: { $site }, идол «{ $idol }»{ $more ->
            [yes] {" "}и ещё один
           *[no] {""}
        }.
    }
event-site-uncovered = { $site } даёт: { $tile }.
event-guardian-awoke = Просыпается страж: { $guardian } ({ $site }).
event-overcame =
    { $you ->
        [yes] Вы усмиряете стража: { $guardian } ({ $site }).
       *[no] { $name } усмиряет стража: { $guardian } ({ $site }).
    }
event-activated =
    { $you ->
        [yes] Вы активируете: { $site }.
       *[no] { $name } активирует: { $site }.
    }
event-tile-activated =
    { $you ->
        [yes] Вы открываете жетон места и используете его: { $tile }.
       *[no] { $name } открывает жетон места и использует его: { $tile }.
    }
event-relocated =
    { $you ->
        [yes] Вы перемещаете археолога: { $origin } → { $site }.
       *[no] { $name } перемещает археолога: { $origin } → { $site }.
    }
event-came-home =
    { $you ->
        [yes] Вы возвращаете археолога: { $site }.
       *[no] { $name } возвращает археолога: { $site }.
    }
event-guardian-moved =
    { $you ->
        [yes] Вы перемещаете стража { $guardian }: { $origin } → { $site }.
       *[no] { $name } перемещает стража { $guardian }: { $origin } → { $site }.
    }
event-bought =
    { $you ->
        [yes] Вы покупаете карту «{ $card }».
       *[no] { $name } покупает карту «{ $card }».
    }
event-card-taken =
    { $you ->
        [yes] Вы берёте карту «{ $card }» { $to ->
            [hand] на руку
            [top] на верх колоды
            [bottom] под колоду
           *[play] в игровую зону
        }.
       *[no] { $name } берёт карту «{ $card }» { $to ->
            [hand] на руку
            [top] на верх колоды
            [bottom] под колоду
           *[play] в игровую зону
        }.
    }
event-card-played =
    { $you ->
        [yes] Вы разыгрываете карту «{ $card }»{ $timing ->
            [pass] , пасуя
           *[other] {""}
        }.
       *[no] { $name } разыгрывает карту «{ $card }»{ $timing ->
            [pass] , пасуя
           *[other] {""}
        }.
    }
event-card-discarded =
    { $you ->
        [yes] Вы откладываете карту «{ $card }».
       *[no] { $name } откладывает карту «{ $card }».
    }
event-card-exiled =
    { $you ->
        [yes] Вы изгоняете карту «{ $card }» ({ $zone ->
            [hand] с руки
            [row] из ряда
           *[play] из игровой зоны
        }).
       *[no] { $name } изгоняет карту «{ $card }» ({ $zone ->
            [hand] с руки
            [row] из ряда
           *[play] из игровой зоны
        }).
    }
event-card-turned-up = Верхняя карта колоды: «{ $card }».
event-announced =
    { $you ->
        [yes] Вы называете число { $number }.
       *[no] { $name } называет число { $number }.
    }
event-cards-looked =
    { $you ->
        [yes] Вы смотрите: { $what }.
       *[no] { $name } смотрит: { $what }.
    }
event-card-kept =
    { $you ->
        [yes] Вы оставляете: { $what }.
       *[no] { $name } оставляет: { $what }.
    }
event-card-put-back =
    { $you ->
        [yes] Вы возвращаете на верх колоды: { $what }.
       *[no] { $name } возвращает на верх колоды: { $what }.
    }
event-cards-put-away =
    { $you ->
        [yes] Вы кладёте в игровую зону: { $cards }.
       *[no] { $name } кладёт в игровую зону: { $cards }.
    }
event-assistant-used =
    { $you ->
        [yes] Вы используете помощника: { $assistant }.
       *[no] { $name } использует помощника: { $assistant }.
    }
event-offered-used =
    { $you ->
        [yes] Вы используете помощника из запаса: { $assistant }, { $side ->
            [gold] золотая
           *[silver] серебряная
        } сторона.
       *[no] { $name } использует помощника из запаса: { $assistant }, { $side ->
            [gold] золотая
           *[silver] серебряная
        } сторона.
    }
event-recruited =
    { $you ->
        [yes] Вы нанимаете: { $assistant }.
       *[no] { $name } нанимает: { $assistant }.
    }
event-promoted =
    { $you ->
        [yes] Вы повышаете: { $assistant }.
       *[no] { $name } повышает: { $assistant }.
    }
event-refreshed =
    { $you ->
        [yes] Вы обновляете: { $assistant }.
       *[no] { $name } обновляет: { $assistant }.
    }
event-exchanged =
    { $you ->
        [yes] Вы обмениваете помощника: { $assistant } → { $other }.
       *[no] { $name } обменивает помощника: { $assistant } → { $other }.
    }
event-rescue-looked =
    { $you ->
        [yes] Вы просматриваете клетку спасения{ $known ->
            [yes] : { $what }
           *[no] {""}
        }.
       *[no] { $name } просматривает клетку спасения{ $known ->
            [yes] : { $what }
           *[no] {""}
        }.
    }
event-rescued =
    { $you ->
        [yes] Вы спасаете: { $assistant }.
       *[no] { $name } спасает: { $assistant }.
    }
event-boon-used =
    { $you ->
        [yes] Вы используете дар: { $guardian }.
       *[no] { $name } использует дар: { $guardian }.
    }
event-idol-slotted =
    { $you ->
        [yes] Вы ставите идола в ячейку: { $effect }.
       *[no] { $name } ставит идола в ячейку: { $effect }.
    }
event-idol-returned =
    { $you ->
        [yes] Вы возвращаете идола из ячейки.
       *[no] { $name } возвращает идола из ячейки.
    }
event-traded =
    { $you ->
        [yes] Вы меняете { $what ->
            [tablet] табличку на наконечник
           *[arrowhead] наконечник на самоцвет
        }.
       *[no] { $name } меняет { $what ->
            [tablet] табличку на наконечник
           *[arrowhead] наконечник на самоцвет
        }.
    }
event-icons-became-planes =
    { $you ->
        [yes] До конца раунда все ваши символы пути — самолёты.
       *[no] { $name }: до конца раунда все символы пути — самолёты.
    }
event-warded =
    { $you ->
        [yes] В конце этого раунда стражи не принесут вам Страха.
       *[no] { $name }: в конце этого раунда стражи не принесут Страха.
    }
event-researched =
    { $you ->
        [yes] Вы исследуете: { $token } → { $space }.
       *[no] { $name } исследует: { $token } → { $space }.
    }
event-bonus-taken =
    { $you ->
        [yes] Вы берёте жетон награды «{ $tile }».
       *[no] { $name } берёт жетон награды «{ $tile }».
    }
event-temple-looked =
    { $you ->
        [yes] Вы просматриваете жетоны наград храма{ $known ->
            [yes] : { $what }
           *[no] {""}
        }.
       *[no] { $name } просматривает жетоны наград храма{ $known ->
            [yes] : { $what }
           *[no] {""}
        }.
    }
event-temple-bonus-taken =
    { $you ->
        [yes] Вы берёте в храме жетон награды «{ $tile }».
       *[no] { $name } берёт в храме жетон награды «{ $tile }».
    }
event-temple-tile-taken =
    { $you ->
        [yes] Вы берёте жетон храма, очков: { $points }.
       *[no] { $name } берёт жетон храма, очков: { $points }.
    }
event-returned =
    { $you ->
        [yes] Ваши археологи возвращаются.
       *[no] { $name }: археологи возвращаются.
    }
event-card-settled =
    { $you ->
        [yes] { $kept ->
            [yes] Вы оставляете карту «{ $card }».
            [no] Вы откладываете карту «{ $card }».
           *[unknown] Вы решаете о карте.
        }
       *[no] { $kept ->
            [yes] { $name } оставляет карту «{ $card }».
            [no] { $name } откладывает карту «{ $card }».
           *[unknown] { $name } решает о карте.
        }
    }
event-hands-settled = Отложено в конце раунда: { $laid }.
event-staff-moved = Лунный посох сдвигается; изгнаны: { $cards }.
event-scored = { $name }: исследования { $research }, храм { $temple }, идолы { $idols }, стражи { $guardians }, карты { $cards }, Страх { $fear }, всего { $total }.
event-arrow-shown = Следующая стрелка соперника: { $arrow ->
        [left] влево
       *[right] вправо
    }.
event-tile-turned = Соперник открывает: { $tile }.
event-rival-idle = Соперник ничего не делает.
event-rival-dug = Соперник ведёт раскопки: { $site }.
event-rival-discovered = Соперник открывает: { $site }, идол «{ $idol }»{ $more ->
        [yes] {" "}и ещё один
       *[no] {""}
    }.
event-rival-overcame = Соперник усмиряет стража: { $guardian } ({ $site }).
event-rival-bought = Соперник берёт карту «{ $card }».
event-rival-researched = Лупа соперника → { $space }{ $gone ->
        [yes] ; жетон награды «{ $tile }» выходит из игры
       *[no] {""}
    }.
event-rival-took-tile = Соперник берёт жетон храма, очков: { $points }.
event-rival-took-assistant = Соперник убирает из игры помощника: { $assistant }.

# Что можно сделать
move-dig = Раскопки: { $what }
move-discover = Открыть: { $what }
move-overcome = Усмирить: { $what }
move-buy = Купить: { $what }
move-play = Разыграть: { $what }
move-research = Исследовать: { $what }
move-claim = Жетон храма: { $what }
move-pass = Пас (до конца раунда)
move-end-turn = Закончить ход
move-use-assistant = Помощник: { $what }
move-use-boon = Дар: { $what }
move-slot-idol = Идол в ячейку: { $what }
move-pay = Заплатить: { $what }
move-accept = Да
move-decline = Нет, дальше
move-pick = { $what }
move-draw-card = Взять карту
move-discard-card = Отложить: { $what }
move-exile-card = Изгнать: { $what }
move-trade-goods = Обменять { $what }
move-refresh-assistant = Обновить: { $what }
move-recruit = Нанять: { $what }
move-promote-assistant = Повысить: { $what }
move-exchange-assistant = Обменять: { $what }
move-use-offered-assistant = Использовать: { $what }
move-rescue = Спасти: { $what }
move-activate-site = Активировать: { $what }
move-relocate-to = Переместить археолога: { $what }
move-come-home = Вернуть археолога: { $what }
move-move-guardian = Переместить стража: { $what }
move-take-card = Взять: { $what }
move-take-bonus = Взять: { $what }
move-first-reward =
    { $what ->
        [row] Сначала эффект ряда: { $effect }
       *[bonus] Сначала жетон награды: { $effect }
    }
move-announce = Посмотреть { $what }
move-keep = Оставить: { $what }
move-put-back = Наверх колоды: { $what }
move-keep-card = Оставить на следующий раунд
move-lay-away = Положить в игровую зону

# Меню
menu-dig = Раскопки
menu-discover = Открыть место
menu-overcome = Усмирить стража
menu-buy = Купить карту
menu-play = Разыграть карту
menu-research = Исследование
menu-claim = Купить жетон храма
menu-free = Свободные действия
menu-slot = Поставить идола в ячейку
menu-exile = Изгнать карту
menu-from = Откуда: { $site }
menu-discards = Отложить: { $cards }
menu-more = ещё
menu-back = назад
menu-undo = назад (отменить выбор)
no-entry = пункта { $number } нет: введите номер из списка
one-move = «{ $words }» – это уже целый ход: введите его отдельно, а потом ответьте на следующий вопрос
top-of-menu = это уже весь список; чтобы отменить ход, введите { command-undo }

# О чём спрашивают
prompt-action = Выберите основное действие.
prompt-after = Основное действие сделано: закончите ход или выполните свободные.
prompt-settle = Как вы платите: { $cost }?
prompt-again = Активировать ещё раз: { $site }?
prompt-use-artifact = Использовать сейчас карту «{ $card }»? { $effect }
prompt-sort = Какую карту вы оставите?
prompt-put-on-top = Вернуть одну из карт на верх колоды?
prompt-pick-bonus = Какой жетон награды вы возьмёте?
prompt-order = Что сначала?
prompt-pick-rescue = Кого вы спасаете?
prompt-keeping = Раунд окончен. Что с картой «{ $card }»?

# Мелкие слова
rival = соперник
some-idol = { $n ->
    [one] { $n } идола
    [few] { $n } идола
   *[many] { $n } идолов
    }
icon-short = { $icon ->
    [boot] бот
    [car] маш
    [ship] кор
   *[plane] сам
    }
icons-left-over = оставшиеся символы
token = { $token ->
    [glass] лупа
   *[notebook] блокнот
    }
space = { $place ->
    [start] начало
    [temple] храм
    [only] ряд { $row }
    [left] ряд { $row }, слева
    [middle] ряд { $row }, в середине
   *[right] ряд { $row }, справа
    }
site-space = { $site }, клетка { $number }
zone = { $zone ->
    [hand] рука
   *[play] игровая зона
    }
fear-tile = жетон страха
timing-pass = пасуя: { $effect }
points-short = { $n } о.
pay-left = остаётся: { $icons }
pay-planes = { $coins } за { $planes }
pay-discards = отложить { $cards }
nothing = ничего
trade-tablet = табличку на наконечник
trade-arrowhead = наконечник на самоцвет
brief-more = …
brief-item = предм.
brief-artifact = артефакт
brief-exile = изгн.
brief-trade = обмен
brief-refresh = обновить
brief-recruit = нанять
brief-promote = повысить
brief-overcome = усмирить
brief-rescue = спасение
what-is-unknown = в этой игре нет ничего с названием «{ $word }»
what-of = добавьте название, как на поле
what-several = «{ $word }» — это может быть: { $names }
kind = { $kind ->
    [basic] базовая карта
    [fear] карта Страха
    [item] предмет
    [artifact] артефакт
    [assistant] помощник
    [guardian] страж
    [site] место раскопок
    [tile] жетон места
    [idol] идол
    [bonus] жетон награды
    [slot] ячейка идола
   *[temple] жетон храма
    }
what-card = { $cost }, очки { $points }, путь: { $travel }.
what-assistant = Серебряная сторона: { $silver } Золотая сторона: { $gold }
what-guardian = Чтобы усмирить: { $cost }. Дар: { $boon }
what-temple = Очков: { $points }, стоит: { $cost }.
what-travel = Путь: { $costs }.

# Стол
side = { $side ->
    [bird] Храм Птицы
   *[snake] Храм Змеи
    }
round-and-turn = раунд { $round } из { $rounds } · ход: { $names }
the-end = конец
camp-short = лаг.
head-row = Ряд: артефакты { $staff } предметы
decks = колоды: { $artifacts } и { $items } · Страх { $fear }
offered = Можно нанять:
rescue-space = клетка спасения:
head-own = Ваше
head-points = очки
head-glass = лупа
head-notebook = блок.
head-home = дома
head-idols = идолы
head-guardians = стражи
head-hand = рука
head-deck = кол.
passed-mark = ✓
in-temple = храм
own-glass = Лупа
own-notebook = Блокнот
own-helpers = Помощь:
own-idols = Идолы
own-icons = символы на этот ход: { $icons }
own-planes = все символы — самолёты
own-warded = без Страха от стражей
own-aside = Смотрите:
own-hand = Рука:
own-play = Игровая зона:
fear-tiles = жетоны страха: { $count }
gold-mark = ★
is-ready = гот.
is-tired = утом.
boon-ready = дар
boon-used = дар использован
undiscovered = Не открыто, { $cost }: { $idol }.
standing-there = Там: { $names }.
bonus-there = награда: { $tiles }
track-row = Ряд { $row }. Лупа ({ $glasspoints }): { $glass } Блокнот ({ $notebookpoints }): { $notebook }
deck-layer = Колода, часть { $number } сверху: { $cards }
player-board = { $name }, очки: { $points }. Ресурсы: { $goods }. Помощь: { $helpers }. Идолы: { $idols }, ячейки { $slots }. Жетоны храма: { $temple }. Игровая зона: { $played }. Рука и колода: { $unseen }.
rival-board = Соперник, очки: { $points }. Стражи: { $guardians }. Идолы: { $idols }. Карты: { $cards }. Жетоны использованы: { $used }. Жетоны впереди: { $left }.
score-research = исслед.
score-temple = храм
score-idols = идолы
score-guardians = стражи
score-cards = карты
score-fear = Страх
score-all = всего
solo-result = { $outcome ->
    [won] Вы побеждаете соперника, { $own } : { $rival }!
    [drawn] Ничья с соперником, { $own } : { $rival }.
   *[lost] Побеждает соперник, { $rival } : { $own }.
    }

# Команды: слова и то, что говорит о них ?
command-island = остров
command-row = ряд
command-track = трек
command-cards = карты
command-players = игроки
command-card = карта
command-what = что
command-back = назад
help-number = выбрать из списка; несколько чисел — несколько шагов
    .how = 2   2 1
help-back = шаг назад по списку
    .how = 0, { command-back }
help-island = каждое место словами
    .how = { command-island }
help-row = карты и помощники на столе с текстами
    .how = { command-row }
help-track = трек исследований: цены, жетоны, фишки
    .how = { command-track }
help-cards = ваша рука с текстами и колода
    .how = { command-cards }
help-players = планшеты всех
    .how = { command-players }
help-card = что делает карта
    .how = { command-card } Мачете
help-what = что делает всё остальное: помощник, страж, жетон
    .how = { command-what } Скорпион
help-signs = Знаки: $ монета, ◎ компас, ▤ табличка, ▲ наконечник, ◆ самоцвет, ♟ идол, ▯ карта, ! страж, ☹ Страх, ☾ посох. В таблице игроков: идолы на ящиках+в ячейках, стражи (дары); у соперника оставшиеся жетоны и следующая стрелка.

# Отказы, по правилу и началу английского предложения
refusal-ar-1-6 =
    .the-boon-of-is-used-while = { $guardian }: этот дар используют при оплате пути
refusal-ar-1-7 =
    .the-cost-cannot-be-paid-like = так заплатить нельзя или можно обойтись меньшим
refusal-ar-1-8 =
    .you-cannot-pay-for-the-way = { $site }: вам нечем оплатить путь
    .you-cannot-pay-what-the-guardian = вам нечем заплатить стоимость стража
refusal-ar-2-4 =
    .has-no-such-space = { $site }: такой клетки нет
refusal-ar-2-9 =
    .there-is-no-such-card = такой карты нет
refusal-ar-2-10 =
    .there-is-no-such-site = такого места нет
refusal-ar-3-2 =
    .it-is-not-your-turn = сейчас не ваш ход
    .the-main-action-of-this-turn = основное действие этого хода уже сделано
refusal-ar-3-3 =
    .this-is-no-action = это не действие
refusal-ar-3-4 =
    .is-not-in-your-hand = { $card }: этой карты у вас на руке нет
refusal-ar-3-8 =
    .a-turn-ends-after-its-main = ход заканчивается после основного действия; чтобы ничего не делать, спасуйте
refusal-ar-3-10 =
    .fear-has-no-effect = у Страха нет эффекта
refusal-ar-4-1 =
    .has-not-been-discovered = { $site }: ещё не открыто
    .the-space-at-is-taken = { $site }: клетка занята
refusal-ar-4-2 =
    .both-your-archaeologists-are-out = оба ваших археолога на острове
refusal-ar-5-1 =
    .has-been-discovered = { $site }: уже открыто
    .you-have-too-few-compasses-to = { $site }: для открытия не хватает компасов
refusal-ar-6-1 =
    .has-no-guardian = { $site }: стража там нет
    .you-have-no-archaeologist-at = { $site }: вашего археолога там нет
    .there-is-no-such-guardian = такого стража нет
    .the-boon-of-has-been-used = { $guardian }: этот дар уже использован
    .you-have-not-overcome = { $guardian }: этого стража вы не усмирили
refusal-ar-7-1 =
    .the-slots-have-no-such-effect = у ячеек нет такого эффекта
    .you-have-no-idol-in-your = у вас нет идола на ящиках
refusal-ar-7-3 =
    .you-cannot-pay-for = вам нечем заплатить за: { $effect }
refusal-ar-7-4 =
    .all-your-slots-are-full = все ваши ячейки заняты
refusal-ar-8-1 =
    .you-cannot-pay-for = { $card }: вам нечем заплатить за эту карту
refusal-ar-8-2 =
    .playing-an-artifact-from-hand-costs = розыгрыш артефакта с руки стоит таблички
refusal-ar-8-3 =
    .is-not-played-as-a-action = { $card } — это не { $timing ->
            [free] свободное
           *[main] основное
        } действие
refusal-ar-8-9 =
    .is-not-on-offer = { $card }: этой карты нет в продаже
refusal-ar-9-1 =
    .the-track-has-no-such-space = на треке нет такой клетки
    .no-bridge-leads-the-to = { $token }: моста сюда нет: { $space }
    .the-notebook-may-never-be-above = блокнот не может быть выше лупы
    .you-cannot-pay-for-the-bridge = вам нечем заплатить за мост: { $space }
refusal-ar-9-3 =
    .the-notebook-cannot-enter-the-temple = блокнот не может войти в храм
refusal-ar-9-4 =
    .the-temple-has-no-such-stack = в храме нет такой стопки
    .your-magnifying-glass-is-not-in = вашей лупы нет в храме
    .the-stack-is-empty = стопка «{ $stack }» пуста
    .you-cannot-pay-for-a-tile = вам нечем заплатить за жетон из стопки «{ $stack }»
refusal-ar-9-5 =
    .there-is-no-such-assistant = такого помощника нет
refusal-ar-9-9 =
    .is-not-on-your-board = { $assistant }: такого помощника у вас нет
    .is-exhausted = { $assistant }: этот помощник утомлён
refusal-ar-10-2 =
    .now-each-card-left-in-hand = сейчас каждую карту на руке оставляют или откладывают
    .you-are-to-decide-about-now = сейчас решается судьба карты «{ $card }»
refusal-ar-10-5 =
    .the-game-is-over = игра окончена
refusal-ar-12-2 =
    .this-bridge-costs-an-idol-from = этот мост стоит идола с ящиков
refusal-ar-14-8 =
    .gives-nothing-for-passing = { $card }: эта карта ничего не даёт за пас
refusal-ar-16-2 =
    .only-the-notebook-may-be-moved = переместить можно только блокнот
refusal-ar-16-15 =
    .only-a-camp-site-can-be = выбрать можно только лагерь
