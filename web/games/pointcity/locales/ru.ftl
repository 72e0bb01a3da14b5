### Русский. Во всех языках одни и те же сообщения с одними и теми же переменными; идентификаторы дают движок и страница.

## Компоненты

resource-community = общество
    .acc = общество
    .gen = общества
    .nom = карта общества
resource-economy = экономика
    .acc = экономику
    .gen = экономики
    .nom = карта экономики
resource-energy = энергия
    .acc = энергию
    .gen = энергии
    .nom = карта энергии
resource-ecology = экология
    .acc = экологию
    .gen = экологии
    .nom = карта экологии
resource-industry = промышленность
    .acc = промышленность
    .gen = промышленности
    .nom = карта промышленности
resource-ingenuity = изобретательность
    .acc = изобретательность
    .gen = изобретательности
    .nom = карта изобретательности
side = { $amount ->
    [1] { $resource }
   *[other] { $resource } × { $amount }
}
    .acc = { $amount ->
        [1] карту { FORM($resource, "gen") }
       *[other] двойную карту { FORM($resource, "gen") }
    }
    .nom = { $amount ->
        [1] { FORM($resource, "nom") }
       *[other] двойная карта { FORM($resource, "gen") }
    }
spent-cards = { $amount ->
    [1] { $count ->
        [one] { $count } карта { FORM($resource, "gen") }
        [few] { $count } карты { FORM($resource, "gen") }
       *[many] { $count } карт { FORM($resource, "gen") }
    }
   *[other] { $count ->
        [one] { $count } двойная карта { FORM($resource, "gen") }
        [few] { $count } двойные карты { FORM($resource, "gen") }
       *[many] { $count } двойных карт { FORM($resource, "gen") }
    }
}
    .acc = { $amount ->
        [1] { $count ->
            [one] { $count } карту { FORM($resource, "gen") }
            [few] { $count } карты { FORM($resource, "gen") }
           *[many] { $count } карт { FORM($resource, "gen") }
        }
       *[other] { $count ->
            [one] { $count } двойную карту { FORM($resource, "gen") }
            [few] { $count } двойные карты { FORM($resource, "gen") }
           *[many] { $count } двойных карт { FORM($resource, "gen") }
        }
    }
cell-place = ряд { $row }, столбец { $column }
building-line = { $name } (даёт: { $gives }; стоит: { $cost })
gives-civic = муниципальный жетон
points-count = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}

## Объекты

building-cash_machine = Банкомат
    .nom = банкомат
    .acc = банкомат
building-mini_golf = Мини-гольф
    .nom = мини-гольф
    .acc = мини-гольф
building-newsstand = Газетный киоск
    .nom = газетный киоск
    .acc = газетный киоск
building-market_stall = Рыночный прилавок
    .nom = рыночный прилавок
    .acc = рыночный прилавок
building-bus_stop = Автобусная остановка
    .nom = автобусная остановка
    .acc = автобусную остановку
building-post_office = Почта
    .nom = почта
    .acc = почту
building-pond = Пруд
    .nom = пруд
    .acc = пруд
building-food_truck = Фудтрак
    .nom = фудтрак
    .acc = фудтрак
building-playground = Детская площадка
    .nom = детская площадка
    .acc = детскую площадку
building-hot_dog_stand = Тележка с хот-догами
    .nom = тележка с хот-догами
    .acc = тележку с хот-догами
building-small_house = Домик
    .nom = домик
    .acc = домик
building-cabin = Хижина
    .nom = хижина
    .acc = хижину
building-bird_feeder = Кормушка
    .nom = кормушка
    .acc = кормушку
building-art_gallery = Картинная галерея
    .nom = картинная галерея
    .acc = картинную галерею
building-fountain = Фонтан
    .nom = фонтан
    .acc = фонтан
building-cafe = Кофейня
    .nom = кофейня
    .acc = кофейню
building-community_garden = Общий сад
    .nom = общий сад
    .acc = общий сад
building-townhouses = Таунхаусы
    .nom = таунхаусы
    .acc = таунхаусы
building-cell_tower = Вышка связи
    .nom = вышка связи
    .acc = вышку связи
building-factory = Завод
    .nom = завод
    .acc = завод
building-radio_station = Радиостанция
    .nom = радиостанция
    .acc = радиостанцию
building-observatory = Обсерватория
    .nom = обсерватория
    .acc = обсерваторию
building-supermarket = Супермаркет
    .nom = супермаркет
    .acc = супермаркет
building-square = Сквер
    .nom = сквер
    .acc = сквер
building-mansion = Особняк
    .nom = особняк
    .acc = особняк
building-warehouse = Склад
    .nom = склад
    .acc = склад
building-funfair = Парк развлечений
    .nom = парк развлечений
    .acc = парк развлечений
building-apartments = Многоэтажка
    .nom = многоэтажка
    .acc = многоэтажку
building-data_centre = Дата-центр
    .nom = дата-центр
    .acc = дата-центр
building-quarry = Карьер
    .nom = карьер
    .acc = карьер
building-train_station = Вокзал
    .nom = вокзал
    .acc = вокзал
building-dam = Плотина
    .nom = плотина
    .acc = плотину

## Жетоны общества

token-flat = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
token-sets = { $points ->
    [one] { $points } очко за каждый набор постоянных ресурсов { FORM($resources, "gen") }
    [few] { $points } очка за каждый набор постоянных ресурсов { FORM($resources, "gen") }
   *[many] { $points } очков за каждый набор постоянных ресурсов { FORM($resources, "gen") }
}
token-single = { $points ->
    [one] { $points } очко за каждый постоянный ресурс { FORM($resources, "gen") }
    [few] { $points } очка за каждый постоянный ресурс { FORM($resources, "gen") }
   *[many] { $points } очков за каждый постоянный ресурс { FORM($resources, "gen") }
}
token-types = { $points ->
    [one] { $points } очко за каждый тип, в котором у вас не меньше { $least } постоянных ресурсов
    [few] { $points } очка за каждый тип, в котором у вас не меньше { $least } постоянных ресурсов
   *[many] { $points } очков за каждый тип, в котором у вас не меньше { $least } постоянных ресурсов
}
token-missing = { $points ->
    [one] { $points } очко за каждый тип без постоянного ресурса
    [few] { $points } очка за каждый тип без постоянного ресурса
   *[many] { $points } очков за каждый тип без постоянного ресурса
}
token-ingenuity = { $points ->
    [one] { $points } очко за каждую непотраченную карту изобретательности
    [few] { $points } очка за каждую непотраченную карту изобретательности
   *[many] { $points } очков за каждую непотраченную карту изобретательности
}
token-cards = { $points ->
    [one] { $points } очко за каждую непотраченную карту ресурса
    [few] { $points } очка за каждую непотраченную карту ресурса
   *[many] { $points } очков за каждую непотраченную карту ресурса
}
token-plain = { $points ->
    [one] { $points } очко за каждый объект, который даёт ресурс и не даёт очков
    [few] { $points } очка за каждый объект, который даёт ресурс и не даёт очков
   *[many] { $points } очков за каждый объект, который даёт ресурс и не даёт очков
}
token-tokens = { $points ->
    [one] { $points } очко за каждый свой жетон, и за этот тоже
    [few] { $points } очка за каждый свой жетон, и за этот тоже
   *[many] { $points } очков за каждый свой жетон, и за этот тоже
}
token-brief-pair = { $points } за { FORM($resource, "acc") } + { FORM($with, "acc") }
token-brief-all = { $points } за набор всех типов
token-brief-single = { $points } за { FORM($resource, "acc") }
token-brief-types = { $points } за тип с { $least }+
token-brief-missing = { $points } за отсутствующий тип
token-brief-ingenuity = { $points } за карту изобретательности
token-brief-cards = { $points } за карту ресурса
token-brief-plain = { $points } за объект, который даёт только ресурс
token-brief-tokens = { $points } за жетон
tokens-one = один тип
tokens-two = два типа
tokens-other = другие

## Стол

round-of = Ход { $round } из { $rounds }
deck-count = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
   *[many] { $count } карт в колоде
}
deck-top = сверху: { $side }
market-title = Рынок
cell-empty = пусто
tokens-title = Жетоны
tab-city = Мой город
hand-title = Карты ресурсов
permanent-title = Постоянные ресурсы
city-title = Объекты
nothing = нет
stack-count = { $side }: { $count }
worth = { $what }: { $points }
automa = Автома
level-easy = лёгкий
level-medium = средний
level-hard = сложный
automa-next = дальше берёт: { $places }
score-buildings = Объекты
score-resources = Ресурсы
score-tokens = Жетоны
score-token-flat = { $points ->
    [one] { $points } очко (жетон)
    [few] { $points } очка (жетон)
   *[many] { $points } очков (жетон)
}
score-ingenuity = Изобретательность
tie-cards = Ничья, по { $points }. Впереди { $name }, так как осталось больше карт ресурсов: { $own } против { $figure } ({ $other }).
tie-cards-you = { $you ->
    [name] Ничья, по { $points }. Вы впереди, так как осталось больше карт ресурсов: { $own } против { $figure } ({ $other }).
   *[other] Ничья, по { $points }. Впереди { $name }, так как осталось больше карт ресурсов: { $own } против { $figure } (вы).
}
tie-automa = Ничья, по { $points }: чтобы победить автому, нужно больше очков, чем у неё.
curve-points = Очки
curve-city = Объекты
statistics-together = Без автомы
statistics-token = Взятые жетоны

## Вопросы

ask-turn = { $stage ->
    [deck] Возьмите две соседние карты или доберите две
    [market] Возьмите две соседние карты
   *[none] Вы ничего не можете взять
}
ask-flip = Какую карту ресурса перевернуть стороной с объектом?
ask-second = Какую соседнюю карту вы берёте?
ask-payment = Чем вы платите?
ask-payment_type = Чем вы платите за этот ресурс?
ask-token = Какой жетон вы берёте за { FORM($source, "acc") }?

## Ответы

option-take = { $what } ({ $place })
option-flip_cell = { $what } ({ $place })
option-flip = Перевернуть карту ресурса
option-draw = { $side ->
    [none] Добрать две карты
   *[other] Добрать { FORM($side, "acc") } и неизвестную
}
option-pass = Пропустить ход
option-pay = Потратить { FORM($sides, "acc") }
option-pay_type = За { FORM($resource, "acc") } отдать { FORM($sides, "acc") }
option-token = { $token }
act-take = Взять
act-draw = Добрать
act-flip = Перевернуть

## Почему чего-то нельзя выбрать

blocked-short = { $count ->
    [one] Не хватает { $count } символа
    [few] Не хватает { $count } символов
   *[many] Не хватает { $count } символов
}
blocked-no-pair = Рядом нет карты, которую можно взять вместе с этой
blocked-flipped = В этот ход карта уже перевёрнута
blocked-no-line = Нет ряда или столбца из одних ресурсов
blocked-deck-empty = Колода пуста
reason-where = Берите с рынка ({ $places })
reason-wanted = Иначе { FORM($card, "acc") } могут построить другие
reason-token = Жетон может стать вашим
reason-leaves = В среднем дальше вы построите { $built ->
    [one] { $built } объект
    [few] { $built } объекта
    [many] { $built } объектов
   *[other] { $built } объекта
  }, и у вас будет { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
reason-ends-points = В среднем дальше у вас будет { $mean ->
    [one] { $mean } очко
    [few] { $mean } очка
    [many] { $mean } очков
   *[other] { $mean } очка
  } вместо { $instead }
reason-ends-buildings = В среднем дальше у вас будет { $mean ->
    [one] { $mean } объект
    [few] { $mean } объекта
    [many] { $mean } объектов
   *[other] { $mean } объекта
  } вместо { $instead }
reason-ends-resources = В среднем дальше у вас будет { $mean ->
    [one] { $mean } карта ресурса
    [few] { $mean } карты ресурсов
    [many] { $mean } карт ресурсов
   *[other] { $mean } карты ресурса
  } вместо { $instead }
reason-ends-growth = В среднем ваши жетоны дальше могут принести ещё { $mean ->
    [one] { $mean } очко
    [few] { $mean } очка
    [many] { $mean } очков
   *[other] { $mean } очка
  } вместо { $instead }
reason-ends-rival-points = В среднем у сильнейшего соперника дальше будет { $mean ->
    [one] { $mean } очко
    [few] { $mean } очка
    [many] { $mean } очков
   *[other] { $mean } очка
  } вместо { $instead }
reason-own-building = Вы можете построить { FORM($card, "acc") }: вероятность { $share } % вместо { $before } %
reason-own-token = Вы можете взять жетон «{ $token }»: вероятность { $share } % вместо { $before } %
reason-own-reach = Дальше вам может хватить на { FORM($card, "acc") }: вероятность { $share } % вместо { $before } %
reason-rival-building = { $seat } может построить { FORM($card, "acc") }: вероятность { $share } % вместо { $before } %
reason-rival-token = { $seat } может взять жетон «{ $token }»: вероятность { $share } % вместо { $before } %
reason-rival-reach = Дальше { $seat } сможет оплатить { FORM($card, "acc") }: вероятность { $share } % вместо { $before } %
reason-more-points = Ваши объекты могут дать больше очков: в среднем { $mean } вместо { $instead }
reason-more-resources = У вас может быть больше постоянных ресурсов: в среднем { $mean } вместо { $instead }
reason-more-buildings = У вас может быть больше объектов: в среднем { $mean } вместо { $instead }
reason-more-tokens = Ваши жетоны могут дать больше очков: в среднем { $mean } вместо { $instead }
reason-more-symbols = На ваших картах может быть больше символов ресурсов: в среднем { $mean } вместо { $instead }
reason-more-reach = Вам может хватить на большее число объектов рынка: в среднем { $mean } вместо { $instead }
reason-fewer-buildings = { $seat } может построить меньше объектов: в среднем { $mean } вместо { $instead }
reason-less-tokens = { $seat } может получить меньше очков за жетоны: в среднем { $mean } вместо { $instead }
reason-less-reach = { $seat } сможет оплатить меньше объектов рынка: в среднем { $mean } вместо { $instead }
reason-token-now = Вы сразу берёте жетон
reason-scores = { $points_now ->
    [one] Это сразу даёт { $points_now } очко
    [few] Это сразу даёт { $points_now } очка
   *[many] Это сразу даёт { $points_now } очков
}
reason-new-type = Ваш первый постоянный ресурс { FORM($resource, "gen") }
reason-saves-for = Тогда хватит на { FORM($card, "acc") }

## События

event-turn_started = { $seat } начинает ход { $round }
event-turn_started-you = Вы начинаете ход { $round }
event-card_flipped = { $seat } переворачивает карту ({ $place }) и открывает { FORM($card, "acc") }
event-card_flipped-you = Вы переворачиваете карту ({ $place }) и открываете { FORM($card, "acc") }
event-resource_taken = { $seat } берёт { FORM($side, "acc") }
event-resource_taken-you = Вы берёте { FORM($side, "acc") }
event-resource_drawn = { $seat } добирает { FORM($side, "acc") }
event-resource_drawn-you = Вы добираете { FORM($side, "acc") }
event-resources_spent = { $seat } тратит { FORM($sides, "acc") }
event-resources_spent-you = Вы тратите { FORM($sides, "acc") }
event-building_built = { $seat } строит { FORM($card, "acc") }
event-building_built-you = Вы строите { FORM($card, "acc") }
event-token_taken = { $seat } берёт жетон «{ $token }»
event-token_taken-you = Вы берёте жетон «{ $token }»
event-turn_passed = { $seat } ничего не может взять и пропускает ход
event-turn_passed-you = Вы ничего не можете взять и пропускаете ход
event-resource_dealt = На рынке: { FORM($side, "nom") } ({ $place })
event-building_dealt = На рынке: { FORM($card, "nom") } ({ $place })
event-automa_took = Автома берёт { FORM($side, "acc") }
event-automa_built = Автома строит { FORM($card, "acc") }
event-automa_took_token = Автома берёт жетон «{ $token }»
event-automa_moved = Дальше автома возьмёт эти карты ({ $places })
last-stone = { $seat } строит последний объект — { FORM($card, "acc") }
last-stone-you = Вы строите последний объект — { FORM($card, "acc") }
event-game_ended = { $several ->
    [0] Партия окончена: побеждает автома
    [1] Партия окончена: побеждает { $winners }
   *[other] Партия окончена: победу делят { $winners }
}
event-game_ended-you = { $several ->
    [0] Партия окончена: побеждает автома
    [1] Партия окончена. Вы победили
   *[other] Партия окончена: победу делите { FORM($winners, "inside") }
}

## Страница

title = Карточный город
subtitle = Берите по две карты и стройте город
pitch = Берите две соседние карты: ресурсы, чтобы платить, и объекты, которые помогут платить дальше.
set = В коробке
phase-over = партия окончена
last-round = последний ход
hand-empty = нет карт ресурсов
city-empty = объектов пока нет
stack-civic = муниципальные объекты
stack-points = объекты ради очков
automa-takes = это автома возьмёт следующим
cell-affordable = хватает, чтобы заплатить
cell-missing = { $count ->
    [one] не хватает { $count } символа
    [few] не хватает { $count } символов
   *[many] не хватает { $count } символов
}
cell-gain = { $count ->
    [one] даёт { $count } очко
    [few] даёт { $count } очка
   *[many] даёт { $count } очков
}
token-name = Жетон
token-now = { $count ->
    [one] сейчас { $count } очко
    [few] сейчас { $count } очка
   *[many] сейчас { $count } очков
}
payment-proposed = предлагаем
points-untold = Очки ещё считают
points-now = очков сейчас
city-of = { $count ->
    [one] { $name }: { $count } объект
    [few] { $name }: { $count } объекта
   *[many] { $name }: { $count } объектов
}
automa-tokens = { $count ->
    [one] { $count } жетон лицом вниз
    [few] { $count } жетона лицом вниз
   *[many] { $count } жетонов лицом вниз
}
tier-number = Уровень { $tier }
sheet-gives = Даёт: { $gives }
sheet-costs = Стоит: { $cost }
sheet-second = { $count ->
    [one] Сейчас не хватает { $count } символа. Его должна дать соседняя карта ресурса, которую вы берёте вместе с этой.
    [few] Сейчас не хватает { $count } символов. Их должна дать соседняя карта ресурса, которую вы берёте вместе с этой.
   *[many] Сейчас не хватает { $count } символов. Их должна дать соседняя карта ресурса, которую вы берёте вместе с этой.
}
sheet-joker = Потратьте её на стройку вместо одного любого ресурса.
sheet-resource = Потратьте её на стройку: ею можно оплатить { $amount ->
    [one] { $amount } символ { FORM($resource, "gen") }
    [few] не больше { $amount } символов { FORM($resource, "gen") }
   *[many] не больше { $amount } символов { FORM($resource, "gen") }
}. На обороте объект, которого ещё никто не знает.
automa-level = Уровень автомы
option-of-first = Кто начинает
promo-tokens = Проможетоны
promo-tokens-help = К жетонам подмешивают ещё четыре.
pieces-alone = Вы против автомы: после каждого вашего хода она берёт две карты, ни за что не платит и выигрывает, если очков у вас не больше, чем у неё.
pieces-together = Игроков: { $count }, у каждого 17 ходов, на рынке шестнадцать карт. Скрыты только колода и оборотные стороны карт.
resources-title = Ресурсы
told-token = жетон
chapter-turn = Ход { $round }
promo-mark = (промо)
deed-building_built = { $card }
deed-resource_taken = { $side }
deed-resource_drawn = { $side }
deed-card_flipped = { $card }

# What problems are about
problem-theme-cards = Карты
problem-theme-second-card = Вторая карта
problem-theme-tokens = Жетоны
problem-theme-last-round = Последние ходы
problem-theme-turning-over = Переворачивание
