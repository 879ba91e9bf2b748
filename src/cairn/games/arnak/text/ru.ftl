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
effect-rescue = спасите помощника, он истощён
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
column-boon = милость
column-copies = штук
column-row = ряд
column-glass = лупа
column-notebook = блокнот
