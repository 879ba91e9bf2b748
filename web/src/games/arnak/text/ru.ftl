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
