# Руины острова Арнак. Из этих сообщений складываются эффекты; каждое — середина предложения.

title = Руины острова Арнак

## Что говорится за столом

# Столько-то чего-то; .acc — винительный падеж, где он отличается
some-coin = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
    }
    .acc = { $n ->
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
    [one] { $n } табличка
    [few] { $n } таблички
   *[many] { $n } табличек
    }
    .acc = { $n ->
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
    [one] { $n } машина
    [few] { $n } машины
   *[many] { $n } машин
    }
    .acc = { $n ->
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
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
    }
    .acc = { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
        }
some-hand-card = { $n ->
    [one] { $n } карта с руки
    [few] { $n } карты с руки
   *[many] { $n } карт с руки
    }
    .acc = { $n ->
        [one] { $n } карту с руки
        [few] { $n } карты с руки
       *[many] { $n } карт с руки
        }

# Сложенные части: перечень и отдельное предложение
list-and = { $before } и { $last }
    .acc = { $before-acc } и { $last-acc }
    .inf = { $before-inf } и { $last-inf }
list-or = { $before } или { $last }
    .inf = { $before-inf } или { $last-inf }
list-apart = { $before }; { $last }
listed = { $what }
    .acc = { $what-acc }
list-beside = { $before } { $last }
sentence = { CAPITAL($what) }.

# Компоненты
effect-none = без эффекта
effect-free = свободное действие: { $effect }
effect-passing = или спасуйте, чтобы { $effect-inf }
effect-exile-itself = изгоните эту карту, чтобы { $effect-inf }
effect-for-price = потратьте { $price-acc }, чтобы { $effect-inf }

# Шаги
effect-gain = возьмите { $what-acc }
    .inf = взять { $what-acc }
effect-fear = возьмите карту Страха
    .inf = взять карту Страха
effect-gain-each = возьмите { $what-acc } за { $each ->
    [guardian] каждого стража на занятом вами месте и каждого усмирённого
    [idol] каждого своего идола
   *[archaeologist] каждого своего археолога на раскопках
    }, не больше { $most }
    .inf = взять { $what-acc } за { $each ->
        [guardian] каждого стража на занятом вами месте и каждого усмирённого
        [idol] каждого своего идола
       *[archaeologist] каждого своего археолога на раскопках
        }, не больше { $most }
effect-draw = возьмите { $cards-acc }{ $end ->
    [bottom] {" "}снизу колоды
   *[top] {" "}из колоды
    }
    .inf = взять { $cards-acc }{ $end ->
        [bottom] {" "}снизу колоды
       *[top] {" "}из колоды
        }
effect-discard = сбросьте карту с руки в игровую зону
    .inf = сбросить карту с руки в игровую зону
effect-exile = можете изгнать карту
    .inf = при желании изгнать карту
effect-trade = можете обменять табличку на наконечник или наконечник на самоцвет
    .inf = обменять табличку на наконечник или наконечник на самоцвет
effect-refresh = { $n ->
    [one] можете восстановить помощника
    [few] можете восстановить { $n } помощников
   *[many] можете восстановить { $n } помощников
    }
    .inf = { $n ->
        [one] восстановить помощника
        [few] восстановить { $n } помощников
       *[many] восстановить { $n } помощников
        }
effect-pay = можете { $how ->
    [pay] потратить { $price-acc }
    [discard] { $n ->
        [one] сбросить карту с руки
        [few] сбросить { $n } карты с руки
       *[many] сбросить { $n } карт с руки
    }
   *[both] { $n ->
        [one] потратить { $price-acc } и сбросить карту с руки
        [few] потратить { $price-acc } и сбросить { $n } карты с руки
       *[many] потратить { $price-acc } и сбросить { $n } карт с руки
    }
    }, чтобы { $then-inf }
effect-choose = { $n ->
    [one] { $options }
    [few] выберите { $n } разных: { $options }
   *[many] выберите { $n } разных: { $options }
    }
    .inf = { $n ->
        [one] { $options-inf }
        [few] выбрать { $n } разных: { $options }
       *[many] выбрать { $n } разных: { $options }
        }
effect-travel = получите на этот ход { $what-acc }
    .inf = получить на этот ход { $what-acc }
effect-send = можете провести раскопки или открыть новое место
    .inf = провести раскопки или открыть новое место
effect-off-travel = скидка на перемещение: { $what }
effect-off-discovery = скидка на открытие: { $what }
effect-send-camp = можете провести раскопки в лагере без платы за перемещение и активировать его до { $n } раз
    .inf = провести раскопки в лагере без платы за перемещение и активировать его до { $n } раз
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
    .inf = активировать { $occupied ->
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
effect-surcharge = за место уровня II потратьте { $price-acc }
effect-remark = { $effect } ({ $remark })
    .inf = { $effect-inf } ({ $remark })
effect-activate-top = активируйте верхний жетон стопки уровня { $level ->
    [1] I
   *[2] II
    }
    .inf = активировать верхний жетон стопки уровня { $level ->
        [1] I
       *[2] II
        }
effect-relocate = переместите археолога { $levels ->
    [camp] в лагерь
   *[camp-one] в лагерь или на место уровня I
    } и активируйте это место
    .inf = переместить археолога { $levels ->
        [camp] в лагерь
       *[camp-one] в лагерь или на место уровня I
        } и активировать это место
effect-overcome = { $where ->
    [anywhere] можете усмирить стража на месте без других игроков
   *[own] можете усмирить стража на занятом вами месте без платы
    }
    .inf = { $where ->
        [anywhere] усмирить стража на месте без других игроков
       *[own] усмирить стража на занятом вами месте без платы
        }
effect-buy = можете купить { $kinds ->
    [item] предмет
    [artifact] артефакт
   *[item-artifact] предмет или артефакт
    } { $turned ->
    [yes] из ряда или сверху колоды со скидкой { $discount }
   *[no] со скидкой { $discount }
    }
    .inf = купить { $kinds ->
        [item] предмет
        [artifact] артефакт
       *[item-artifact] предмет или артефакт
        } { $turned ->
        [yes] из ряда или сверху колоды со скидкой { $discount }
       *[no] со скидкой { $discount }
        }
effect-gain-item = { $to ->
    [hand] возьмите предмет из ряда на руку
    [top] положите предмет из ряда на верх своей колоды
   *[bottom] положите предмет из ряда под свою колоду
    }
    .inf = { $to ->
        [hand] взять предмет из ряда на руку
        [top] положить предмет из ряда на верх своей колоды
       *[bottom] положить предмет из ряда под свою колоду
        }
effect-gain-artifact = возьмите артефакт из ряда
    .inf = взять артефакт из ряда
effect-research = { $how ->
    [notebook-free] можете провести исследование блокнотом без платы
    [discount] можете провести исследование (скидка: { $discount })
   *[plain] можете провести исследование
    }
    .inf = { $how ->
        [notebook-free] провести исследование блокнотом без платы
        [discount] провести исследование (скидка: { $discount })
       *[plain] провести исследование
        }
effect-use-offered = можете использовать { $gold ->
    [yes] золотую
   *[no] серебряную
    } сторону помощника из запаса
    .inf = использовать { $gold ->
        [yes] золотую
       *[no] серебряную
        } сторону помощника из запаса
effect-exchange-assistant = обменяйте помощника на другого из запаса (готов, той же стороной вверх)
    .inf = обменять помощника на другого из запаса (готов, той же стороной вверх)
effect-recruit = наймите помощника
    .inf = нанять помощника
effect-promote = повысьте помощника (золотая сторона, готов)
    .inf = повысить помощника (золотая сторона, готов)
effect-rescue = спасите помощника (уже использован)
    .inf = спасти помощника (уже использован)
effect-return-home = верните археолога на планшет
    .inf = вернуть археолога на планшет
effect-all-planes = до конца раунда каждый ваш символ перемещения — самолёт
effect-no-guardian-fear = в конце этого раунда вы не получаете карт Страха от стражей
effect-move-guardian = переместите стража с занятого вами места в незанятый лагерь или на незанятое место уровня I и активируйте это место
    .inf = переместить стража с занятого вами места в незанятый лагерь или на незанятое место уровня I и активировать это место
effect-return-idol = верните идола из ячейки на ящики
    .inf = вернуть идола из ячейки на ящики
effect-exile-row-item = изгоните крайний правый предмет ряда
    .inf = изгнать крайний правый предмет ряда
effect-take-exiled = можете положить изгнанный предмет под свою колоду
    .inf = положить изгнанный предмет под свою колоду
effect-draw-and-keep = выберите число от 1 до { $most }, посмотрите столько карт { $end ->
    [bottom] снизу
   *[top] сверху
    } колоды и оставьте одну{ $back ->
    [yes] ; ещё одну можете вернуть наверх
   *[no] {""}
    }; остальные идут в игровую зону
    .inf = выбрать число от 1 до { $most }, посмотреть столько карт { $end ->
        [bottom] снизу
       *[top] сверху
        } колоды и оставить одну{ $back ->
        [yes] ; ещё одну вернуть наверх
       *[no] {""}
        }; остальные идут в игровую зону
effect-pass = спасуйте
    .inf = спасовать
effect-pass-and = спасуйте и { $effect }
    .inf = спасовать и { $effect-inf }

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
part-bird = Трек Храма Птицы, с очками
part-snake = Трек Храма Змеи, с очками
column-name = название
column-cost = стоимость
column-points = очки
column-travel = перемещение
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
    { $seat-you ->
        [yes] Первый ход — ваш.
       *[no] Первый ход: { $seat }.
    }
event-camps-blocked = Вторая клетка заблокирована в этих лагерях: { $sites }.
event-idol-laid = { CAPITAL($site-loc) } лежит идол «{ $idol }».
event-bonus-laid = На трек исследований ({ $space }) выложен жетон награды «{ $tile }».
event-tiles-chosen = Соперник играет этими жетонами: { $tiles }.
event-assistant-shown =
    { $place ->
        [rescue] Верхний помощник на поле спасения — { $assistant }.
       *[supply] Теперь можно нанять помощника: { $assistant }.
    }
event-card-dealt = На позицию { $place } в ряду выложена карта «{ $card }».
event-cards-drawn =
    { $seat-you ->
        [yes] Вы берёте: { $what-acc }.
       *[no] { $seat } берёт: { $what-acc }.
    }
event-round-began =
    { $seat-you ->
        [yes] Раунд { $round }. Начинаете вы.
       *[no] Раунд { $round }. Начинает { $seat }.
    }
event-passed =
    { $seat-you ->
        [yes] Вы пасуете.
       *[no] { $seat } пасует.
    }
event-turn-ended =
    { $seat-you ->
        [yes] Вы заканчиваете ход.
       *[no] { $seat } заканчивает ход.
    }
event-paid =
    { $seat-you ->
        [yes] { $how ->
            [pay] Вы тратите: { $what-acc }.
            [discard] { $n ->
                [one] Вы сбрасываете карту «{ $cards }».
               *[other] Вы сбрасываете карты: { $cards }.
            }
           *[both] Вы тратите: { $what-acc }; сбрасываете: { $cards }.
        }
       *[no] { $how ->
            [pay] { $seat } тратит: { $what-acc }.
            [discard] { $n ->
                [one] { $seat } сбрасывает карту «{ $cards }».
               *[other] { $seat } сбрасывает карты: { $cards }.
            }
           *[both] { $seat } тратит: { $what-acc }; сбрасывает: { $cards }.
        }
    }
event-gained =
    { $seat-you ->
        [yes] Вы получаете { $what-acc }.
       *[no] { $seat } получает { $what-acc }.
    }
event-icons-gained =
    { $seat-you ->
        [yes] Вы получаете на этот ход { $what-acc }.
       *[no] { $seat } получает на этот ход { $what-acc }.
    }
stage-fear = Вы берёте Страх.
stage-dealt = Карты розданы.
stage-scored = Подсчёт очков.
event-fear-taken =
    { $seat-you ->
        [yes] { $what ->
            [tile] Вы берёте жетон страха.
           *[card] Вы берёте карту Страха.
        }
       *[no] { $what ->
            [tile] { $seat } берёт жетон страха.
           *[card] { $seat } берёт карту Страха.
        }
    }
event-dug =
    { $seat-you ->
        [yes] Вы ведёте раскопки { $site-loc }{ $gains ->
            [yes] {" "}и получаете { $what-acc }
           *[no] {""}
        }.
       *[no] { $seat } ведёт раскопки { $site-loc }{ $gains ->
            [yes] {" "}и получает { $what-acc }
           *[no] {""}
        }.
    }
event-discovered =
    { $seat-you ->
        [yes] Вы открываете { $site } и берёте идола «{ $idol }»{ $more ->
            [yes] {" "}и ещё одного
           *[no] {""}
        }.
       *[no] { $seat } открывает { $site } и берёт идола «{ $idol }»{ $more ->
            [yes] {" "}и ещё одного
           *[no] {""}
        }.
    }
event-site-uncovered = { CAPITAL($site-loc) } открыт жетон «{ $tile }».
event-guardian-awoke = { CAPITAL($site-loc) } просыпается страж: { $guardian }.
event-overcame =
    { $seat-you ->
        [yes] Вы усмиряете стража «{ $guardian }» { $site-loc }.
       *[no] { $seat } усмиряет стража «{ $guardian }» { $site-loc }.
    }
event-activated =
    { $seat-you ->
        [yes] Вы активируете { $site }.
       *[no] { $seat } активирует { $site }.
    }
event-tile-activated =
    { $seat-you ->
        [yes] Вы открываете жетон места «{ $tile }» и используете его.
       *[no] { $seat } открывает жетон места «{ $tile }» и использует его.
    }
event-relocated =
    { $seat-you ->
        [yes] Вы перемещаете археолога { $origin-from } { $site-into }.
       *[no] { $seat } перемещает археолога { $origin-from } { $site-into }.
    }
event-came-home =
    { $seat-you ->
        [yes] Вы возвращаете археолога { $site-from } на планшет.
       *[no] { $seat } возвращает археолога { $site-from } на планшет.
    }
event-guardian-moved =
    { $seat-you ->
        [yes] Вы перемещаете стража «{ $guardian }» { $origin-from } { $site-into }.
       *[no] { $seat } перемещает стража «{ $guardian }» { $origin-from } { $site-into }.
    }
event-bought =
    { $seat-you ->
        [yes] Вы покупаете карту «{ $card }».
       *[no] { $seat } покупает карту «{ $card }».
    }
event-card-taken =
    { $seat-you ->
        [yes] { $to ->
            [hand] Вы берёте карту «{ $card }» на руку.
            [top] Вы кладёте карту «{ $card }» на верх колоды.
            [bottom] Вы кладёте карту «{ $card }» под колоду.
           *[play] Вы берёте карту «{ $card }» в игровую зону.
        }
       *[no] { $to ->
            [hand] { $seat } берёт карту «{ $card }» на руку.
            [top] { $seat } кладёт карту «{ $card }» на верх колоды.
            [bottom] { $seat } кладёт карту «{ $card }» под колоду.
           *[play] { $seat } берёт карту «{ $card }» в игровую зону.
        }
    }
event-card-played =
    { $seat-you ->
        [yes] { $timing ->
            [pass] Вы пасуете с картой «{ $card }».
           *[other] Вы разыгрываете карту «{ $card }».
        }
       *[no] { $timing ->
            [pass] { $seat } пасует с картой «{ $card }».
           *[other] { $seat } разыгрывает карту «{ $card }».
        }
    }
event-card-discarded =
    { $seat-you ->
        [yes] Вы сбрасываете карту «{ $card }».
       *[no] { $seat } сбрасывает карту «{ $card }».
    }
event-card-exiled =
    { $seat-you ->
        [yes] Вы изгоняете карту «{ $card }» ({ $zone ->
            [hand] с руки
            [row] из ряда
           *[play] из игровой зоны
        }).
       *[no] { $seat } изгоняет карту «{ $card }» ({ $zone ->
            [hand] с руки
            [row] из ряда
           *[play] из игровой зоны
        }).
    }
event-card-turned-up = Верхняя карта колоды: «{ $card }».
event-announced =
    { $seat-you ->
        [yes] Вы выбираете число карт: { $number }.
       *[no] { $seat } выбирает число карт: { $number }.
    }
event-cards-looked =
    { $seat-you ->
        [yes] Вы смотрите: { $what-acc }.
       *[no] { $seat } смотрит: { $what-acc }.
    }
event-card-kept =
    { $seat-you ->
        [yes] Вы оставляете: { $what-acc }.
       *[no] { $seat } оставляет: { $what-acc }.
    }
event-card-put-back =
    { $seat-you ->
        [yes] Вы возвращаете на верх колоды: { $what-acc }.
       *[no] { $seat } возвращает на верх колоды: { $what-acc }.
    }
event-cards-put-away =
    { $seat-you ->
        [yes] Вы сбрасываете в игровую зону: { $cards-acc }.
       *[no] { $seat } сбрасывает в игровую зону: { $cards-acc }.
    }
event-assistant-used =
    { $seat-you ->
        [yes] Вы используете помощника: { $assistant }.
       *[no] { $seat } использует помощника: { $assistant }.
    }
event-offered-used =
    { $seat-you ->
        [yes] Вы используете помощника из запаса: { $assistant }, { $gold ->
            [yes] золотая
           *[no] серебряная
        } сторона.
       *[no] { $seat } использует помощника из запаса: { $assistant }, { $gold ->
            [yes] золотая
           *[no] серебряная
        } сторона.
    }
event-recruited =
    { $seat-you ->
        [yes] Вы нанимаете помощника: { $assistant }.
       *[no] { $seat } нанимает помощника: { $assistant }.
    }
event-promoted =
    { $seat-you ->
        [yes] Вы повышаете помощника: { $assistant }.
       *[no] { $seat } повышает помощника: { $assistant }.
    }
event-refreshed =
    { $seat-you ->
        [yes] Вы восстанавливаете помощника: { $assistant }.
       *[no] { $seat } восстанавливает помощника: { $assistant }.
    }
event-exchanged =
    { $seat-you ->
        [yes] Вы обмениваете помощника: { $assistant } → { $other }.
       *[no] { $seat } обменивает помощника: { $assistant } → { $other }.
    }
event-rescue-looked =
    { $seat-you ->
        [yes] Вы просматриваете стопку на поле спасения{ $known ->
            [yes] : { $what }
           *[no] {""}
        }.
       *[no] { $seat } просматривает стопку на поле спасения{ $known ->
            [yes] : { $what }
           *[no] {""}
        }.
    }
event-rescued =
    { $seat-you ->
        [yes] Вы спасаете помощника: { $assistant }.
       *[no] { $seat } спасает помощника: { $assistant }.
    }
event-boon-used =
    { $seat-you ->
        [yes] Вы используете дар стража «{ $guardian }».
       *[no] { $seat } использует дар стража «{ $guardian }».
    }
event-idol-slotted =
    { $seat-you ->
        [yes] Вы ставите идола в ячейку: { $slot }.
       *[no] { $seat } ставит идола в ячейку: { $slot }.
    }
event-idol-returned =
    { $seat-you ->
        [yes] Вы возвращаете идола из ячейки на ящики.
       *[no] { $seat } возвращает идола из ячейки на ящики.
    }
event-traded =
    { $seat-you ->
        [yes] Вы обмениваете { $what ->
            [tablet] табличку на наконечник
           *[arrowhead] наконечник на самоцвет
        }.
       *[no] { $seat } обменивает { $what ->
            [tablet] табличку на наконечник
           *[arrowhead] наконечник на самоцвет
        }.
    }
event-icons-became-planes =
    { $seat-you ->
        [yes] До конца раунда все ваши символы перемещения — самолёты.
       *[no] До конца раунда все символы перемещения игрока { $seat } — самолёты.
    }
event-warded =
    { $seat-you ->
        [yes] В конце этого раунда вы не получите Страха от стражей.
       *[no] В конце этого раунда { $seat } не получит Страха от стражей.
    }
event-researched =
    { $seat-you ->
        [yes] Вы передвигаете { $token-acc } по треку исследований: { $space }.
       *[no] { $seat } передвигает { $token-acc } по треку исследований: { $space }.
    }
event-bonus-taken =
    { $seat-you ->
        [yes] Вы берёте жетон награды «{ $tile }».
       *[no] { $seat } берёт жетон награды «{ $tile }».
    }
event-temple-looked =
    { $seat-you ->
        [yes] Вы просматриваете жетоны наград храма{ $known ->
            [yes] : { $what }
           *[no] {""}
        }.
       *[no] { $seat } просматривает жетоны наград храма{ $known ->
            [yes] : { $what }
           *[no] {""}
        }.
    }
event-temple-bonus-taken =
    { $seat-you ->
        [yes] Вы берёте в храме жетон награды «{ $tile }».
       *[no] { $seat } берёт в храме жетон награды «{ $tile }».
    }
event-temple-tile-taken =
    { $seat-you ->
        [yes] Вы берёте жетон храма на { $points } оч.
       *[no] { $seat } берёт жетон храма на { $points } оч.
    }
event-returned =
    { $seat-you ->
        [yes] Ваши археологи возвращаются на планшет.
       *[no] Археологи игрока { $seat } возвращаются на планшет.
    }
event-card-decided =
    { $seat-you ->
        [yes] { $kept ->
            [yes] Вы оставляете карту «{ $card }».
            [no] Вы сбрасываете карту «{ $card }».
           *[unknown] Вы решаете, что делать с картой.
        }
       *[no] { $kept ->
            [yes] { $seat } оставляет карту «{ $card }».
            [no] { $seat } сбрасывает карту «{ $card }».
           *[unknown] { $seat } решает, что делать с картой.
        }
    }
event-hands-decided = В конце раунда игроки сбрасывают: { $laid }.
event-staff-moved = Лунный посох сдвигается и изгоняет карты: { $cards }.
event-scored = { $seat-you ->
        [yes] Ваш итог
        [nobody] Итог соперника
       *[no] Итог игрока { $seat }
    }: { $total } (исследование { $research }, храм { $temple }, идолы { $idols }, стражи { $guardians }, карты { $cards }, Страх { $fear }).
event-arrow-shown = Следующая стрелка соперника: { $arrow ->
        [left] влево
       *[right] вправо
    }.
event-tile-turned = Соперник открывает жетон «{ $tile }».
event-rival-idle = Сопернику нечего делать.
event-rival-dug = Соперник ведёт раскопки { $site-loc }.
event-rival-discovered = Соперник открывает { $site } и берёт идола «{ $idol }»{ $more ->
        [yes] {" "}и ещё одного
       *[no] {""}
    }.
event-rival-overcame = Соперник усмиряет стража «{ $guardian }» { $site-loc }.
event-rival-bought = Соперник берёт карту «{ $card }».
event-rival-researched = Лупа соперника передвигается по треку исследований: { $space }{ $gone ->
        [yes] ; жетон награды «{ $tile }» выходит из игры
       *[no] {""}
    }.
event-rival-took-tile = Соперник берёт жетон храма на { $points } оч.
event-rival-took-assistant = Соперник убирает из игры помощника: { $assistant }.

# Что можно сделать
move-answer = { $question } { $answer }
move-dig = Раскопки: { $what }
move-discover = Открыть: { $what }
move-overcome = Усмирить: { $what }
move-buy = Купить: { $what }
move-play = Разыграть: { $what }
move-research = Исследование: { $what }
move-claim = Жетон храма: { $what }
move-pass = Пас (до конца раунда)
move-end-turn = Закончить ход
move-use-assistant = Помощник: { $what }
move-use-boon = Дар: { $what }
move-slot-idol = Идол в ячейку: { $what }
move-pay = Оплата: { $what }
move-accept = Да
move-decline = Нет, дальше
move-pick = { $what }
move-draw-card = Взять карту
move-discard-card = Сбросить: { $what }
move-exile-card = Изгнать: { $what }
move-trade-goods = Обменять { $what }
move-refresh-assistant = Восстановить: { $what }
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
        [row] Сначала эффект ряда. { $effect }
       *[bonus] Сначала жетон награды. { $effect }
    }
move-announce = Посмотреть { $what-acc }
move-keep = Оставить: { $what }
move-put-back = Наверх колоды: { $what }
move-keep-card = Оставить на следующий раунд
move-lay-away = Сбросить (в игровую зону)

# О чём спрашивают
prompt-action = Выберите основное действие.
prompt-after = Основное действие сделано. Закончите ход или сначала выполните свободные действия.
prompt-payment = Чем платите? Стоимость: { $cost }.
prompt-again = Активировать { $site } ещё раз?
prompt-use-artifact = Использовать сейчас карту «{ $card }»? { $effect }
prompt-sort = Какую карту вы оставите?
prompt-put-on-top = Вернуть одну из карт на верх колоды?
prompt-pick-bonus = Какой жетон награды вы возьмёте?
prompt-order = Что сначала?
prompt-pick-rescue = Кого вы спасаете?
prompt-fear = Стопка Страха пуста. Взять жетон страха сейчас? Сначала вы можете изгнать карту Страха обратно в стопку.
prompt-return-idol = Ни в одной ячейке ещё нет идола. Сначала можно поставить идола в ячейку (он вернётся на ящики) или продолжить.
prompt-keeping = Раунд окончен. Что с картой «{ $card }»?

# Мелкие слова
seat-of-nobody = соперник
some-idol = { $n ->
    [one] { $n } идол
    [few] { $n } идола
   *[many] { $n } идолов
    }
    .acc = { $n ->
        [one] { $n } идола
        [few] { $n } идола
       *[many] { $n } идолов
        }
icons-left-over = оставшиеся символы
one-space-of = { $site }, клетка { $number }
with-icons = { $piece } ({ $icons })
at-site = { $guardian } ({ $site })
from-to = { $from } → { $to }
in-zone = { $card }, { $zone ->
    [hand] рука
   *[play] игровая зона
    }
by-passing = { $card }, пасуя
level-and-tile = { $level ->
    [1] I
   *[2] II
    }: { $tile }
effect-and-points = { $effect } ({ $points })
hand-laid = { $seat } ({ $cards-acc })
payment = { $given }
payment-and-rest = { $given }; остаётся: { $icons }
pay-planes = { $coins } за { $planes }
pay-discards = сбросив { $cards }
nothing = нет
    .acc = ничего
trade-tablet = табличку на наконечник
trade-arrowhead = наконечник на самоцвет
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
    [rival] жетон соперника
   *[temple] жетон храма
    }
what-it-is = { $piece } ({ $kind }). { $told }
what-card = Стоимость: { $cost }; очки: { $points }; перемещение: { $travel }.
what-assistant = Серебряная сторона: { $silver } Золотая сторона: { $gold }
what-guardian = Стоимость усмирения: { $cost }. Дар: { $boon }
what-temple = Очки: { $points }; стоимость: { $cost }.
what-travel = Перемещение: { $costs }.

# Отказы, по ключам
refusal-boon-pays-travel = дар стража «{ $guardian }» можно использовать только при оплате перемещения
refusal-not-a-payment = так заплатить нельзя: этого мало или что-то здесь лишнее
refusal-way-unaffordable = вам нечем оплатить перемещение { $site-into }: { shortage }
refusal-guardian-unaffordable = вам нечем оплатить усмирение стража «{ $guardian }»: { shortage }
refusal-no-such-site-space = { $site-loc } такой клетки нет
refusal-no-such-card = такой карты нет
refusal-no-such-site = такого места нет
refusal-main-action-done = основное действие этого хода уже сделано
refusal-no-action = это ни одно из действий
refusal-not-in-hand = карты «{ $card }» у вас на руке нет
refusal-nothing-done-yet = ход заканчивается после основного действия; чтобы ничего не делать, спасуйте
refusal-fear-has-no-effect = у Страха нет эффекта, поэтому разыграть его нельзя
refusal-undiscovered = это место ещё не открыто ({ $site })
refusal-space-taken = клетка { $site-loc } занята
refusal-nobody-at-home = оба ваших археолога на острове
refusal-discovered-already = это место уже открыто ({ $site })
refusal-too-few-compasses = вы не можете открыть { $site }: { shortage }
refusal-no-guardian-there = { $site-loc } стража нет
refusal-not-there = { $site-loc } вашего археолога нет
refusal-no-such-guardian = такого стража нет
refusal-boon-used = дар стража «{ $guardian }» уже использован
refusal-not-overcome = стража «{ $guardian }» вы не усмирили
refusal-no-such-slot = у ячеек нет такого эффекта
refusal-no-idol = у вас нет идола на ящиках
refusal-slot-unaffordable = вам нечем заплатить за эффект «{ $slot }»: { shortage }
refusal-slots-full = все ваши ячейки заняты
refusal-unaffordable = вам нечем заплатить за карту «{ $card }»: { shortage }
refusal-artifact-needs-tablet = вы не можете разыграть карту «{ $card }» с руки: { shortage }
refusal-other-timing = карту «{ $card }» нельзя разыграть как { $timing ->
        [free] свободное
       *[main] основное
    } действие
refusal-not-on-offer = карты «{ $card }» нет в продаже
refusal-no-such-space = на треке нет такой клетки
refusal-no-bridge = { $token }: моста на клетку «{ $space }» нет
refusal-notebook-below-glass = блокнот не может быть выше лупы
refusal-bridge-unaffordable = вам нечем заплатить за мост на клетку «{ $space }»: { shortage }
refusal-notebook-outside = блокнот не может войти в храм
refusal-no-such-stack = в храме нет такой стопки
refusal-glass-outside = вашей лупы нет в храме
refusal-stack-empty = стопка «{ $stack }» пуста
refusal-stack-unaffordable = вам нечем заплатить за жетон из стопки «{ $stack }»: { shortage }
refusal-no-such-assistant = такого помощника нет
refusal-not-employed = помощник «{ $assistant }» у вас не работает
refusal-exhausted = помощник «{ $assistant }» уже использован
refusal-keep-or-put-away = сейчас каждую карту на руке нужно оставить или сбросить
refusal-another-card-first = сначала решите, что делать с картой «{ $card }»
refusal-bridge-needs-idol = вам нечем заплатить за мост на клетку «{ $space }»: { shortage }
refusal-nothing-for-passing = карта «{ $card }» ничего не даёт за пас
refusal-notebook-only = переместить можно только блокнот
refusal-camp-only = выбрать можно только лагерь
refusal-no-free-action = сейчас у вас нет свободных действий
refusal-guardian-nowhere = стража «{ $guardian }» нет ни на одном месте

# Фишки и символы перемещения; .short — на поле
shortage = { $of ->
    [coin] { $need ->
        [one] нужна { $need } монета
        [few] нужно { $need } монеты
       *[many] нужно { $need } монет
    }, у вас { $have }
    [compass] { $need ->
        [one] нужен { $need } компас
        [few] нужно { $need } компаса
       *[many] нужно { $need } компасов
    }, у вас { $have }
    [tablet] { $need ->
        [one] нужна { $need } табличка
        [few] нужно { $need } таблички
       *[many] нужно { $need } табличек
    }, у вас { $have }
    [arrowhead] { $need ->
        [one] нужен { $need } наконечник
        [few] нужно { $need } наконечника
       *[many] нужно { $need } наконечников
    }, у вас { $have }
    [jewel] { $need ->
        [one] нужен { $need } самоцвет
        [few] нужно { $need } самоцвета
       *[many] нужно { $need } самоцветов
    }, у вас { $have }
    [card] { $need ->
        [one] нужна { $need } карта с руки
        [few] нужно { $need } карты с руки
       *[many] нужно { $need } карт с руки
    }, у вас { $have }
    [idol] { $need ->
        [one] нужен { $need } идол с ящиков
        [few] нужно { $need } идола с ящиков
       *[many] нужно { $need } идолов с ящиков
    }, у вас { $have }
   *[icon] { $need ->
        [one] нужен { $need } символ перемещения
        [few] нужно { $need } символа перемещения
       *[many] нужно { $need } символов перемещения
    }, вы можете оплатить { $have }
    }

# Фишки и символы пути, эти так коротко, как нужно на поле
token-glass = лупа
    .acc = лупу
token-notebook = блокнот
    .acc = блокнот
icon-boot = ботинок
    .short = бот.
icon-car = машина
    .short = маш.
icon-ship = корабль
    .short = кор.
icon-plane = самолёт
    .short = самол.

# Компоненты, которые называются как другие, и те, о которых ещё может быть ход
ref-row = card
ref-hand = card
ref-play = card
ref-aside = card
ref-exiled = card
goods-coin = монеты
goods-compass = компасы
goods-tablet = таблички
goods-arrowhead = наконечники
goods-jewel = самоцветы
deck-artifact = колода артефактов
deck-item = колода предметов
deck-own = ваша колода
icons-left = { icons-left-over }

# Клетки трека исследований; стороны поля устроены по-разному
space-start = начало
space-r1-1 = ряд 1, слева
space-r1-2 = ряд 1, справа
space-r2-1 = ряд 2, слева
space-r2-2 = { $side ->
    [bird] ряд 2, справа
   *[snake] ряд 2, посередине
    }
space-r2-3 = ряд 2, справа
space-r3-1 = { $side ->
    [bird] ряд 3
   *[snake] ряд 3, слева
    }
space-r3-2 = ряд 3, справа
space-r4-1 = { $side ->
    [bird] ряд 4, слева
   *[snake] ряд 4
    }
space-r4-2 = ряд 4, посередине
space-r4-3 = ряд 4, справа
space-r5-1 = { $side ->
    [bird] ряд 5
   *[snake] ряд 5, слева
    }
space-r5-2 = ряд 5, справа
space-r6-1 = ряд 6, слева
space-r6-2 = ряд 6, справа
space-r7-1 = { $side ->
    [bird] ряд 7, слева
   *[snake] ряд 7
    }
space-r7-2 = ряд 7, справа
space-temple = храм

# Карты, названия наши: у компонента и в правилах их нет
card-funding-car = Финансирование
card-funding-ship = Финансирование
card-exploration-car = Разведка
card-exploration-ship = Разведка
card-fear = Страх
card-sea-turtle = Морская черепаха
card-ostrich = Страус
card-pack-donkey = Вьючный осёл
card-horse = Лошадь
card-steam-boat = Пароход
card-automobile = Автомобиль
card-sturdy-boots = Крепкие ботинки
card-gold-pan = Промывочный лоток
card-trowel = Мастерок
card-pickaxe = Кирка
card-hot-air-balloon = Воздушный шар
card-aeroplane = Аэроплан
card-journal = Дневник
card-parrot = Попугай
card-watch = Часы
card-army-knife = Армейский нож
card-binoculars = Бинокль
card-tent = Палатка
card-fishing-rod = Удочка
card-precision-compass = Точный компас
card-bow-and-arrows = Лук и стрелы
card-carrier-pigeon = Почтовый голубь
card-whip = Кнут
card-rough-map = Набросок карты
card-airdrop = Груз с воздуха
card-flask = Фляга
card-machete = Мачете
card-torch = Факел
card-large-backpack = Большой рюкзак
card-rope = Верёвка
card-revolver = Револьвер
card-hat = Шляпа
card-bear-trap = Капкан
card-grappling-hook = Крюк-кошка
card-lantern = Фонарь
card-dog = Собака
card-brush = Кисть
card-axe = Топор
card-chronometer = Хронометр
card-theodolite = Теодолит
card-pathfinders-sandals = Сандалии следопыта
card-pathfinders-staff = Посох следопыта
card-war-mask = Боевая маска
card-treasure-chest = Сундук с сокровищами
card-ritual-dagger = Ритуальный кинжал
card-crystal-earring = Хрустальная серьга
card-mortar = Ступка
card-serpents-gold = Змеиное золото
card-serpent-idol = Змеиный идол
card-monkey-medallion = Медальон обезьяны
card-idol-of-ara-anu = Идол Ара-Ану
card-inscribed-blade = Клинок с надписью
card-guardians-ocarina = Окарина стража
card-tigerclaw-hairpin = Шпилька из тигриного когтя
card-war-club = Боевая палица
card-sundial = Солнечные часы
card-traders-scales = Весы торговца
card-hunting-arrows = Охотничьи стрелы
card-coconut-flask = Кокосовая фляга
card-cleansing-cauldron = Котёл очищения
card-ancient-wine = Древнее вино
card-decorated-horn = Украшенный рог
card-ornate-hammer = Резной молот
card-star-charts = Звёздные карты
card-stone-jar = Каменный кувшин
card-passage-shell = Раковина пути
card-ceremonial-rattle = Обрядовая погремушка
card-sacred-drum = Священный барабан
card-traders-coins = Монеты торговца
card-stone-key = Каменный ключ
card-obsidian-earring = Обсидиановая серьга
card-guiding-stone = Путеводный камень
card-guiding-skull = Путеводный череп
card-runes-of-the-dead = Руны мёртвых
card-guardians-crown = Корона стража
card-fear-tile = жетон страха

# Помощники, названия наши: у компонента и в правилах их нет
assistant-miner = Рудокоп
assistant-scholar = Учёная
assistant-gem-cutter = Гранильщик
assistant-trader = Торговец
assistant-medic = Врач
assistant-porter = Носильщик
assistant-aviator = Лётчица
assistant-driver = Водитель
assistant-captain = Капитан
assistant-quartermaster = Интендант
assistant-naturalist = Натуралист
assistant-guide = Проводник

# Стражи, названия наши: у компонента и в правилах их нет
guardian-snake = Змея
guardian-spider = Паук
guardian-hyena = Гиена
guardian-beetle = Жук
guardian-lizard = Ящер
guardian-vulture = Гриф
guardian-scorpion = Скорпион
guardian-monkey = Обезьяна
guardian-hippo = Бегемот
guardian-frog = Лягушка
guardian-ants = Муравьи
guardian-red-bird = Красная птица
guardian-owl = Сова
guardian-bat = Летучая мышь
guardian-tiger = Тигр

# Места на острове, названия наши: у компонента и в правилах их нет; .loc: где, .from: откуда, .into: куда
site-camp-coin = Лагерь с монетами
    .loc = в Лагере с монетами
    .from = из Лагеря с монетами
    .into = в Лагерь с монетами
site-camp-compass = Лагерь с компасами
    .loc = в Лагере с компасами
    .from = из Лагеря с компасами
    .into = в Лагерь с компасами
site-camp-tablet = Лагерь с табличками
    .loc = в Лагере с табличками
    .from = из Лагеря с табличками
    .into = в Лагерь с табличками
site-camp-arrowhead = Лагерь с наконечниками
    .loc = в Лагере с наконечниками
    .from = из Лагеря с наконечниками
    .into = в Лагерь с наконечниками
site-camp-jewel = Лагерь с самоцветом
    .loc = в Лагере с самоцветом
    .from = из Лагеря с самоцветом
    .into = в Лагерь с самоцветом
site-lower-1 = Нижнее место 1
    .loc = на Нижнем месте 1
    .from = с Нижнего места 1
    .into = на Нижнее место 1
site-lower-2 = Нижнее место 2
    .loc = на Нижнем месте 2
    .from = с Нижнего места 2
    .into = на Нижнее место 2
site-lower-3 = Нижнее место 3
    .loc = на Нижнем месте 3
    .from = с Нижнего места 3
    .into = на Нижнее место 3
site-lower-4 = Нижнее место 4
    .loc = на Нижнем месте 4
    .from = с Нижнего места 4
    .into = на Нижнее место 4
site-upper-1 = Верхнее место 1
    .loc = на Верхнем месте 1
    .from = с Верхнего места 1
    .into = на Верхнее место 1
site-upper-2 = Верхнее место 2
    .loc = на Верхнем месте 2
    .from = с Верхнего места 2
    .into = на Верхнее место 2
site-upper-3 = Верхнее место 3
    .loc = на Верхнем месте 3
    .from = с Верхнего места 3
    .into = на Верхнее место 3
site-upper-4 = Верхнее место 4
    .loc = на Верхнем месте 4
    .from = с Верхнего места 4
    .into = на Верхнее место 4
site-high-1 = Горное место 1
    .loc = на Горном месте 1
    .from = с Горного места 1
    .into = на Горное место 1
site-high-2 = Горное место 2
    .loc = на Горном месте 2
    .from = с Горного места 2
    .into = на Горное место 2
site-high-3 = Горное место 3
    .loc = на Горном месте 3
    .from = с Горного места 3
    .into = на Горное место 3
site-high-4 = Горное место 4
    .loc = на Горном месте 4
    .from = с Горного места 4
    .into = на Горное место 4

# Жетоны мест, названия наши: у компонента и в правилах их нет
tile-one-item-or-two-compasses = Предмет или два компаса
tile-one-coin-arrowhead = Монета, наконечник
tile-one-draw-coin-tablet = Карта, монета, табличка
tile-one-compass-arrowhead = Компас, наконечник
tile-one-coin-two-tablets = Монета, две таблички
tile-one-tablet-arrowhead = Табличка, наконечник
tile-one-draw-arrowhead = Карта, наконечник
tile-one-fear-tablet-jewel = Страх, табличка, самоцвет
tile-one-fear-compass-jewel = Страх, компас, самоцвет
tile-one-jewel = Самоцвет
tile-two-two-compasses-jewel = Два компаса, самоцвет
tile-two-coin-compass-tablet-arrowhead = Монета, компас, табличка, наконечник
tile-two-arrowhead-jewel = Наконечник, самоцвет
tile-two-draw-tablet-jewel = Карта, табличка, самоцвет
tile-two-two-tablets-jewel = Две таблички, самоцвет
tile-two-fear-two-tablets-two-arrowheads = Страх, две таблички, два наконечника

# Идолы, названия наши: у компонента и в правилах их нет
idol-coin = Монета
idol-compass = Компас
idol-tablet = Табличка
idol-exile = Изгнание
idol-trade = Обмен
idol-refresh = Восстановление

# Эффекты ячеек идолов, названия наши: у компонента и в правилах их нет
slot-coin-to-jewel = Самоцвет за монету
slot-arrowhead = Наконечник
slot-tablets = Две таблички
slot-coin-and-compass = Монета и компас
slot-draw = Взять карту

# Жетоны наград, названия наши: у компонента и в правилах их нет
bonus-coin = Монета
bonus-compass = Компас
bonus-tablet = Табличка
bonus-exile = Изгнание
bonus-draw = Добор
bonus-trade = Обмен

# Стопки жетонов храма, названия наши: у компонента и в правилах их нет
stack-two-left = 2 оч. (левый)
stack-two-middle = 2 оч. (средний)
stack-two-right = 2 оч. (правый)
stack-six-left = 6 оч. (левый)
stack-six-right = 6 оч. (правый)
stack-eleven = 11 оч.

# Жетоны действий соперника, названия наши: у компонента и в правилах их нет
rival-tile-dig-coin = Раскопки (монета)
rival-tile-dig-compass = Раскопки (компас)
rival-tile-dig-tablet = Раскопки (табличка)
rival-tile-dig-arrowhead = Раскопки (наконечник)
rival-tile-dig-jewel = Раскопки (самоцвет)
rival-tile-discover-green = Открытие (зелёный)
rival-tile-discover-red = Открытие (красный)
rival-tile-research-green = Исследование (зелёный)
rival-tile-research-red = Исследование (красный)
rival-tile-overcome-green = Усмирение (зелёный)
rival-tile-overcome-red = Усмирение (красный)
rival-tile-item-green = Предмет (зелёный)
rival-tile-item-red = Предмет (красный)
rival-tile-artifact-green = Артефакт (зелёный)
rival-tile-artifact-red = Артефакт (красный)

# Стол в словах: его части и то, что известно об их компонентах
area-aside = Вы смотрите
area-hand = Рука
area-deck = Колода
area-play = Игровая зона
area-island = Остров
area-row = Ряд карт
area-exiled = Изгнанные карты
area-research = Шкала исследований
area-temple = Храм
area-assistants = Доступные помощники
at-home = Археологи дома
idols-held = Идолы
idols-crated = на ящиках: { $n }
idols-slotted = в ячейках: { $n }
costs = стоимость: { $price }
undiscovered-costs = не открыто, стоимость: { $price }
tiles-left = осталось жетонов: { $n }
whose-token = { $seat }: { $token }
has-passed = пас

## Только в терминале

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
menu-discards = Сбросить: { $cards }
menu-more = ещё
menu-back = назад
menu-undo = назад (отменить выбор)
no-entry = пункта { $number } нет: введите номер из списка
one-move = «{ $words }» — это уже целый ход: введите его отдельно, а потом ответьте на следующий вопрос
top-of-menu = это уже весь список; чтобы отменить ход, введите { command-undo }

# Стол
side = { $side ->
    [bird] Храм Птицы
   *[snake] Храм Змеи
    }
round-and-turn = раунд { $round } из { $rounds } · ход: { $names }
the-end = конец
head-row = Ряд: артефакты { $staff } предметы
decks = колоды: { $artifacts } и { $items } · Страх { $fear } · изгнано { $exiled }
offered = Можно нанять:
rescue-space = поле спасения:
head-own = Ваш планшет
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
own-helpers = Помощники и стражи:
own-idols = Идолы
own-icons = символы на этот ход: { $icons }
own-planes = все символы — самолёты
own-warded = без Страха от стражей
own-aside = Смотрите:
own-hand = Рука:
own-play = Игровая зона:
fear-tiles = жетоны страха: { $count }
gold-mark = ★
is-ready = доступно
is-tired = использовано
boon-ready = дар
boon-used = дар использован
undiscovered = Не открыто ({ $cost }): { $idol }.
standing-there = Там: { $names }.
standing-token = { $token } — { $names }
tiles-there = награда: { $tiles }
track-row = Ряд { $row }. Лупа ({ $glass-points }): { $glass } Блокнот ({ $notebook-points }): { $notebook }
layer-of-deck = Колода, часть { $number } сверху: { $cards }
player-board = { $you ->
    [yes] Вы
   *[no] { $seat }
    }, очки: { $points }. Ресурсы: { $goods }. Помощники и стражи: { $helpers }. Идолы: { $idols }, ячейки { $slots }. Жетоны храма: { $temple }. Игровая зона: { $played }. Рука и колода: { $unseen }.
rival-board = Соперник, очки: { $points }. Стражи: { $guardians }. Идолы: { $idols }; повторных: { $copies }. Жетоны храма: { $temple }. Карты: { $cards }. Использованные жетоны: { $used }. Оставшиеся жетоны: { $left }.
score-research = исслед.
score-temple = храм
score-idols = идолы
score-guardians = стражи
score-cards = карты
score-fear = Страх
score-all = итого

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
help-island = описание всех мест
    .how = { command-island }
help-row = доступные карты и помощники с описанием
    .how = { command-row }
help-track = трек исследований: стоимость, жетоны, фишки
    .how = { command-track }
help-cards = ваша рука с описанием карт и колода
    .how = { command-cards }
help-players = планшеты всех
    .how = { command-players }
help-card = что делает карта
    .how = { command-card } Мачете
help-what = что делает всё остальное: помощник, страж, место, жетон
    .how = { command-what } Скорпион
help-signs = Знаки: $ монета, ◎ компас, ▤ табличка, ▲ наконечник, ◆ самоцвет, ♟ идол, ▯ карта, ! страж, ☹ Страх, ☾ посох; бот. — ботинок, маш. — машина, кор. — корабль, самол. — самолёт. В таблице игроков: археологи на планшете, идолы на ящиках+в ячейках, стражи (дары); у соперника оставшиеся жетоны и следующая стрелка.

# Знаки и отдельные слова
timing-pass = пасуя: { $effect }
points-short = { $n } оч.
brief-more = …
brief-item = предм.
brief-artifact = артефакт
brief-exile = изгн.
brief-trade = обмен
brief-refresh = восст.
brief-recruit = нанять
brief-promote = повысить
brief-overcome = усмирить
brief-rescue = спасение
what-is-unknown = в этой игре нет ничего с названием «{ $word }»
what-of = добавьте название, как на поле
what-several = «{ $word }» может значить: { $names }

# Слова для ввода: глагол, потом название. Несколько слов для одного и того же разделены чертой.
verb-dig = копать|раскопки
verb-discover = открыть
verb-overcome = усмирить
verb-buy = купить
verb-play = разыграть
verb-research = исследовать|исследование
verb-claim = храм
verb-pass = пас
verb-end-turn = конец|ход
verb-free = свободные
verb-use-assistant = использовать
verb-use-boon = использовать|дар
verb-slot-idol = идол|поставить
verb-pay = заплатить
verb-accept = да
verb-decline = нет
verb-draw-card = взять
verb-discard-card = сбросить|отложить
verb-exile-card = изгнать
verb-trade-goods = обменять
verb-refresh-assistant = восстановить|обновить
verb-recruit = нанять
verb-promote-assistant = повысить
verb-exchange-assistant = заменить
verb-use-offered-assistant = использовать
verb-rescue = спасти
verb-activate-site = активировать
verb-relocate-to = переместить
verb-come-home = вернуть
verb-move-guardian = переместить
verb-take-card = взять
verb-take-bonus = взять
verb-keep = оставить
verb-put-back = наверх
verb-keep-card = оставить
verb-lay-away = сбросить|отложить
which-move = «{ $words }» может значить: { $moves }
verb-with-pieces = «{ $verb }» — укажите что-то из этого: { $pieces }
verb-without-piece = на столе нет ничего для «{ $verb }»
mark-camp-coin = монеты
mark-camp-compass = компасы
mark-camp-tablet = таблички
mark-camp-arrowhead = наконечники
mark-camp-jewel = самоцвет
mark-lower = Н
mark-upper = В
mark-high = Г
help-words = можно и словами: что делать, с чем и чем заплатить
    .how = копать монеты 2 финансирование
help-leave = спасовать или закончить ход
    .how = пас   конец
head-track = Трек исследований
head-costs = стоимость
head-tiles = жетоны
mark-space = { $at ->
    [left] слева
    [middle] середина
   *[right] справа
}
rescue-short = спасение:
height-of-stack = { $count ->
    [one] (1 в стопке)
   *[other] ({ $count } в стопке)
}
rescue-below = Под ним на поле спасения, закрыто: { $count }.
exiled-pile = { $kind ->
    [artifact] Изгнанные артефакты
    [item] Изгнанные предметы
   *[basic] Изгнанные базовые карты
} ({ $count }): { $cards }.
rival-does = { $action ->
    [dig] Соперник ведёт раскопки там, где это дают, в самом верхнем из таких рядов (AR 13.5).
    [discover] Соперник открывает место (AR 13.6); уровень по раундам: { $levels }.
    [research] Лупа соперника поднимается на ряд (AR 13.7).
    [overcome] Соперник забирает стража с места, где есть его археолог, или проводит исследование (AR 13.8).
   *[buy] Соперник берёт карту, у которой { $colour ->
        [red] больше всего
       *[green] меньше всего
    } очков (AR 13.9).
}{ $idle ->
    [0] {""}
   *[other] {" "}В раунде { $idle } ничего не делает.
} Стрелка на обороте: { $arrow }.
command-exiled = изгнанные
help-exiled = стопки изгнанных карт
    .how = { command-exiled }

# О чём было решение
kind-dig = раскопки
kind-discover = открытие места
kind-overcome = усмирение стража
kind-buy = покупка карты
kind-play = розыгрыш карты
kind-research = исследование
kind-claim = покупка жетона храма
kind-pass = пас
kind-end = конец хода
kind-assistant = помощник
kind-boon = дар стража
kind-idol = идол в ячейку
kind-payment = способ оплаты
kind-keeping = карты на следующий раунд
kind-effect = выбор внутри эффекта

# Подсказки
hint-waiting = Сейчас не ваш ход: выбирать нечего.
hint-single = Сейчас можно сделать только одно.
hint-something =
    { $asked ->
        [pass] Есть что-то лучше, чем пас.
        [end] До конца хода стоит сделать ещё кое-что.
       *[choice] Здесь важно, что вы выберете.
    }
hint-nothing =
    { $asked ->
        [pass] Сейчас нет ничего лучше паса.
        [end] Сейчас лучше всего закончить ход.
       *[choice] Здесь почти всё равно, что выбрать.
    }
hint-kind = Вид хода: { $kind }
hint-best = Лучше всего — { $move }
hint-then = Затем — { $move }
hint-leads = Результат: { $changes }.
hint-gained = вы получите { $goods-acc }
hint-spent = вы потратите { $goods-acc }
hint-points =
    { $points ->
        [one] пока на { $points } очко { $more ->
            [yes] больше
           *[no] меньше
        }
        [few] пока на { $points } очка { $more ->
            [yes] больше
           *[no] меньше
        }
       *[many] пока на { $points } очков { $more ->
            [yes] больше
           *[no] меньше
        }
    }
hint-chance = Что будет дальше, зависит от случая.
hint-value = { $number }. Ожидаемые очки в конце игры: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } — { $move }
look-margin =
    { $asked ->
        [pass] Это на { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка лучше, чем пас.
        [end] Это на { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка лучше, чем закончить ход.
       *[choice] Это на { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка лучше, чем следующий выбор.
    }
advise-points = Лучше всего (ожидаемые очки в конце: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }) — { $move }
advise-next-points = Следующее по силе ({ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }) — { $move }
advise-step = { $number }. { $fact }

# Доводы оценки
reason-next-steps = { $alone ->
        [yes] Сразу
       *[no] Вместе с лучшими ходами после него
    }: { $changes }.
reason-next-steps-none = { $alone ->
        [yes] Сразу ничего не даёт и ничего не стоит.
       *[no] Вместе с лучшими ходами после него ничего не даёт и ничего не стоит.
    }
reason-played-on = Сыграно отсюда до конца партий: { $pairs }. Шанс на победу { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, перевес над другим вариантом { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка (95%: от { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) } до { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
reason-sources-alike = Разницы не видно: { $of }.
source-name =
    { $of ->
        [research] очки за исследования
        [temple] очки за храм
        [idols] очки за идолов
        [guardians] очки за стражей
        [cards] очки за карты
        [fear] очки за Страх
        [tempo] сделанные ходы
       *[others] очки лучшего соперника
    }
reason-source =
    { $of ->
        [research] Очки за исследования
        [temple] Очки за храм
        [idols] Очки за идолов
        [guardians] Очки за стражей
        [cards] Очки за карты
        [fear] Очки за Страх
        [tempo] Сделанные ходы
       *[others] Очки лучшего соперника
    } по сравнению с другим вариантом: { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } (95%: от { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) } до { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) }).

# Уровни
level-newcomer = Не замечает половины того, что может сделать.
level-beginner = Делает то, что сейчас выглядит хорошо.
level-steady = Каждый ход делает то, что выглядит лучше всего, без плана.
level-careful = Хорошо оценивает позиции, но смотрит лишь на один ход вперёд.
level-sharp = Так же хорошо оценивает позиции и продумывает часть своего хода.
level-master = Так же хорошо оценивает позиции и продумывает свой ход целиком.
level-alone =
    { $difficulty ->
        [0] В одиночку побеждает соперника без красных жетонов в { NUMBER($share, style: "percent", maximumFractionDigits: 0) } (от { NUMBER($low, style: "percent", maximumFractionDigits: 0) } до { NUMBER($high, style: "percent", maximumFractionDigits: 0) }) партий.
        [one] В одиночку побеждает соперника с { $difficulty } красным жетоном в { NUMBER($share, style: "percent", maximumFractionDigits: 0) } (от { NUMBER($low, style: "percent", maximumFractionDigits: 0) } до { NUMBER($high, style: "percent", maximumFractionDigits: 0) }) партий.
       *[other] В одиночку побеждает соперника с { $difficulty } красными жетонами в { NUMBER($share, style: "percent", maximumFractionDigits: 0) } (от { NUMBER($low, style: "percent", maximumFractionDigits: 0) } до { NUMBER($high, style: "percent", maximumFractionDigits: 0) }) партий.
    }
