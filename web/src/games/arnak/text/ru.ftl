# Слова стола «Арнак», нужные только странице.

# Знаки: что слышит читающий вместо ряда символов
page-sign-or = или
page-sign-to = за это:
page-sign-less = меньше на: { $what }
page-some-card = { $n ->
    [one] возьмите { $n } карту
    [few] возьмите { $n } карты
   *[many] возьмите { $n } карт
    }
page-some-card-away = { $n ->
    [one] { $n } карта с руки
    [few] { $n } карты с руки
   *[many] { $n } карт с руки
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
    [0] столько же, сколько у второго места ({ $name })
   *[other] отрыв от второго места ({ $name }): { $ahead }
    }
page-end-tie-temple = Очков поровну: выше тот, кто раньше вошёл в храм (AR 11.2).
page-end-tie-research = Очков поровну, и никто из них не в храме: решают очки за исследования (AR 11.2).
page-end-tie-shared = Очков поровну, и за исследования тоже: победа общая (AR 11.2).
page-end-where = Откуда очки
page-end-without-fear = в порядке таблицы, без Страха
page-end-rounds = Очки в конце каждого раунда
page-end-together = Вместе
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
