### Русский. Во всех языках одни и те же сообщения с одними и теми же переменными; идентификаторы дают движок и страница.

## Страница

title = Цитадели
subtitle = Постройте средневековый город
pitch = Тайно выбирайте персонажа, возводите кварталы — и пусть ваш город будет лучшим, когда ляжет последний камень.

## Лобби

set = Карты
edition = Издание
edition-2016 = Издание 2016 года
edition-classic = Классическое, с «Тёмным городом»
set-first_game = Первая партия
set-first_game_three = Первая партия втроём
set-ambitious_aristocrats = Честолюбивые аристократы
set-cunning_agents = Хитрые агенты
set-illustrious_emissaries = Прославленные эмиссары
set-devious_dignitaries = Коварные сановники
set-tenacious_delegates = Упорные посланцы
set-vicious_nobles = Зловещие дворяне
set-ua_illustrious_emissaries = Прославленные эмиссары (украинское издание)
set-ua_devious_dignitaries = Коварные сановники (украинское издание)
set-ua_vicious_nobles = Зловещие дворяне (украинское издание)
set-base_game = Базовая игра
set-dark_city = Тёмный город
set-old_friends = Старые друзья
set-high_court = При дворе
set-powder_and_bells = Порох и колокола
set-market_day = Базарный день
set-by-lot = Случайный набор
set-by-hand = Собственный набор
set-characters = Персонажи
set-districts = Особые кварталы
count-range = { $least }–{ $most }
set-tally = { $count } из { $wanted }
lot-number = Номер набора
draw-again = Новый набор
nobody = Никого
from-players = от { $count } игроков
cast = Кто есть кто
option-of-starts = У кого сначала корона
option-of-length = Сколько кварталов завершают город
length-usual = По правилам: { $size }
length-of = { $size }
option-of-variant = Выбор персонажей вдвоём
variant-usual = Одного себе, одного сбросить
variant-piles = Стопки из четырёх и трёх
temper-builder = { $rivals ->
    [1] Строитель
   *[other] Строители
}
temper-rusher = { $rivals ->
    [1] Торопливый
   *[other] Торопливые
}
temper-raider = { $rivals ->
    [1] Налётчик
   *[other] Налётчики
}
temper-schemer = { $rivals ->
    [1] Интриган
   *[other] Интриганы
}
temper-one-builder = строитель
temper-one-rusher = торопливый
temper-one-raider = налётчик
temper-one-schemer = интриган
temper-help-builder = Превыше всего — дорогие кварталы и красивый город.
temper-help-rusher = Дешёвые кварталы и последний раунд как можно скорее.
temper-help-raider = { $rivals ->
    [1] Предпочитает отнимать, а не строить: берегите золото и город.
   *[other] Им милее отнимать, чем строить: берегите золото и город.
}
temper-help-schemer = { $rivals ->
    [1] Называет, меняет и убивает: скрывайте свои намерения.
   *[other] Называют, меняют и убивают: скрывайте свои намерения.
}

## Стол

round-number = Раунд { $round }
quiet-out = { $characters } не участвуют в этом раунде
quiet-absent = { FORM($characters, "acc") } никто не взял
turn-gold = { $count ->
    [one] Взят { $count } золотой
    [few] Взято { $count } золотых
   *[many] Взято { $count } золотых
}
turn-lost = { $count ->
    [one] Потерян { $count } золотой
    [few] Потеряно { $count } золотых
   *[many] Потеряно { $count } золотых
}
turn-cards = { $count ->
    [one] Взята { $count } карта
    [few] Взяты { $count } карты
   *[many] Взято { $count } карт
}
told-gold = { $count ->
    [one] +{ $count } золотой
    [few] +{ $count } золотых
   *[many] +{ $count } золотых
}
told-lost = { $count ->
    [one] −{ $count } золотой
    [few] −{ $count } золотых
   *[many] −{ $count } золотых
}
told-cards = { $count ->
    [one] +{ $count } карта
    [few] +{ $count } карты
   *[many] +{ $count } карт
}
told-crown = корона
told-named = { $kind ->
    [kill] подсылает убийцу к { FORM($character, "dat") }
    [bewitch] околдовывает { FORM($character, "acc") }
    [rob] собирается ограбить { FORM($character, "acc") }
    [warrant] кладёт ордер на { FORM($character, "acc") }
    [threat] угрожает { FORM($character, "dat") }
   *[other] называет { FORM($character, "acc") }
}
drafted-many = { $count ->
    [one] { $count } игрок берёт персонажа
    [few] { $count } игрока берут персонажей
   *[many] { $count } игроков берут персонажей
}
drafted-several = { $names } берут персонажей
phase-draft = выбор персонажей
phase-turns = ходы
phase-over = партия окончена
last-round = последний раунд
ranks = Персонажи по рангам
rank-number = Ранг { $rank }
rank-word = ранг
rank-here = { $said } (здесь: { $name })
rank-explain = Ранг { $rank }: персонажей вызывают от низшего ранга к высшему
rank-label = { $state ->
    [none] { $rank }, { $name }
   *[other] { $rank }, { $name }: { $state }
}
fate-faceup = вне раунда
fate-absent = никто не отозвался
# The same where there is room for one word.
fate-faceup-short = не играет
fate-absent-short = молчит
fate-mine = ваш
# The name of a character where it has little room: its own short form, if it has one.
rank-name-short = { FORM($character, "short") }
# What you know of a character this round, in a few words on its card.
fact-passed = вы передали дальше
fact-back = снова у вас
fact-laid = вы сбросили
fact-held = точно { $seat }
fact-facedown = лежит лицом вниз
fact-taken = взяли раньше вас
fact-unseen = вы не видели
order-before = Выбрали до вас
order-both = Выбирают до и после вас
order-after = { $when ->
    [now] Выбирают после вас
   *[past] Выбрали после вас
}
suspects = Кто кем может быть?
suspects-button = Заметки
suspects-how = Пустое поле означает «ещё возможно». Нажмите раз — подозрение, ещё раз — исключено, в третий раз — снова пусто.
suspects-away = Может лежать лицом вниз
suspects-away-short = лицом вниз
suspect-place = { $seat }, { $name }
suspect-no = не может быть
suspect-may = может быть
suspect-suspect = ваше подозрение
suspect-cleared = вы исключили
mark-kill = Жетон Ассасина от { FORM($by, "gen") }
mark-kill-you = Ваш жетон Ассасина
mark-rob = Жетон Вора от { FORM($by, "gen") }
mark-rob-you = Ваш жетон Вора
mark-bewitch = Жетон Ведьмы от { FORM($by, "gen") }
mark-bewitch-you = Ваш жетон Ведьмы
mark-warrant = { $real ->
    [yes] Подписанный ордер { FORM($by, "gen") }
    [no] Неподписанный ордер { FORM($by, "gen") }
   *[none] Ордер { FORM($by, "gen") }
}
mark-warrant-you = { $real ->
    [yes] Ваш подписанный ордер
    [no] Ваш неподписанный ордер
   *[none] Ваш ордер
}
mark-threat = { $real ->
    [yes] Настоящая угроза { FORM($by, "gen") }
    [no] Ложная угроза { FORM($by, "gen") }
   *[none] Угроза { FORM($by, "gen") }
}
mark-threat-you = { $real ->
    [yes] Ваша настоящая угроза
    [no] Ваша ложная угроза
   *[none] Ваша угроза
}
tax-gold = { $count ->
    [one] { $count } золотой
    [few] { $count } золотых
   *[many] { $count } золотых
  } налога
has-crown = с короной
crown-explain = Корона: её владелец первым выбирает персонажа и вызывает ранги
gold-count = { $count ->
    [one] { $count } золотой
    [few] { $count } золотых
   *[many] { $count } золотых
}
hand-count = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[many] { $count } карт на руке
}
points-untold = Очки ещё считают
points-count = { $count ->
    [one] пока { $count } очко
    [few] пока { $count } очка
   *[many] пока { $count } очков
}
points-at-end = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
drafted-count = { $count ->
    [one] { $count } скрытый персонаж
    [few] { $count } скрытых персонажа
   *[many] { $count } скрытых персонажей
}
city-label = Город: { $built } из { $size } кварталов
city-one-short = Город: { $built } из { $size } кварталов; не хватает одного
city-complete = Завершён
district-label = { $name }, { $type } квартал, цена { $cost }
coins-on = { $count ->
    [one] На квартале { $count } золотой
    [few] На квартале { $count } золотых
   *[many] На квартале { $count } золотых
}
cards-under = { $count ->
    [one] Под кварталом { $count } карта
    [few] Под кварталом { $count } карты
   *[many] Под кварталом { $count } карт
}
tab-city = Мой город
hand-title = Ваша рука
hand-empty = На руке нет карт
deck-count = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
   *[many] { $count } карт в колоде
}
mine-title = { $count ->
    [1] Ваш персонаж
   *[other] Ваши персонажи
}
mine-none = ещё не выбран
passed-title = Передано дальше:
costs = стоит

## Конец партии

score-districts = Кварталы
score-types = Кварталы всех типов
score-first = Первый завершённый город
score-completed = Завершённый город
tie-rank = { $figure ->
    [0] Ничья, по { $points }. Впереди { $name }: у { FORM($other, "gen") } в последнем раунде нет открытого персонажа.
   *[other] Ничья, по { $points }. Впереди { $name }, так как ранг в последнем раунде выше: { $own } против { $figure } ({ $other }).
}
tie-rank-you = { $you ->
    [name] { $figure ->
        [0] Ничья, по { $points }. Вы впереди: у { FORM($other, "gen") } в последнем раунде нет открытого персонажа.
       *[other] Ничья, по { $points }. Вы впереди, так как ранг в последнем раунде выше: { $own } против { $figure } ({ $other }).
    }
   *[other] { $figure ->
        [0] Ничья, по { $points }. Впереди { $name }: у вас в последнем раунде нет открытого персонажа.
       *[other] Ничья, по { $points }. Впереди { $name }, так как ранг в последнем раунде выше: { $own } против { $figure } (вы).
    }
}
tie-districts = Ничья, по { $points }. Впереди { $name }, так как сами кварталы дают больше очков: { $own } против { $figure } ({ $other }).
tie-districts-you = { $you ->
    [name] Ничья, по { $points }. Вы впереди, так как сами кварталы дают больше очков: { $own } против { $figure } ({ $other }).
   *[other] Ничья, по { $points }. Впереди { $name }, так как сами кварталы дают больше очков: { $own } против { $figure } (вы).
}
tie-gold = Ничья, по { $points }. Впереди { $name }, так как осталось больше золота: { $own } против { $figure } ({ $other }).
tie-gold-you = { $you ->
    [name] Ничья, по { $points }. Вы впереди, так как осталось больше золота: { $own } против { $figure } ({ $other }).
   *[other] Ничья, по { $points }. Впереди { $name }, так как осталось больше золота: { $own } против { $figure } (вы).
}
curve-points = Очки
curve-gold = Золото
curve-cards = Карты на руке
statistics-characters = По сыгранному персонажу
statistics-drafted = По выбранному персонажу
statistics-named = Кого вы называли

## О чём спрашивает стол

ask-draft = Выберите персонажа на этот раунд
ask-piles = Возьмёте эту стопку или передадите её, чтобы получить три карты, которых не видели?
ask-draft_two = Выберите из этой стопки двух персонажей на раунд
ask-draft_discard = Сбросьте одного персонажа лицом вниз
ask-turn = { $stage ->
    [gather] Вы ходите за { FORM($source, "acc") }: возьмите золото или карты
    [due] Вы ходите за { FORM($source, "acc") }: примените свойство, затем завершайте ход
    [build] Вы ходите за { FORM($source, "acc") }: стройте или завершайте ход
    [act] Вы ходите за { FORM($source, "acc") }: примените свойство или завершайте ход
   *[end] Вы ходите за { FORM($source, "acc") }: завершайте ход
}
ask-keep = { $choices ->
    [1] Взятые карты одинаковы: оставьте себе одну
   *[other] Оставьте себе одну из взятых карт
}
ask-keep_some = Оставьте себе { $most ->
    [one] { $most } карту
    [few] { $most } карты
   *[many] { $most } карт
}
ask-payment = Чем заплатите за { FORM($source, "acc") }?
ask-payment_cards = Какой картой заплатите за { FORM($source, "acc") }?
ask-kill = Кого убиваете?
ask-rob = Кого грабите?
ask-swap = С кем меняетесь картами?
ask-redraw = { $most ->
    [1] Сбросьте карту, чтобы взять новую
    [one] Сбросьте до { $most } карты, чтобы взять столько же новых
    [few] Сбросьте до { $most } карт, чтобы взять столько же новых
   *[many] Сбросьте до { $most } карт, чтобы взять столько же новых
}
ask-destroy = Какой квартал разрушаете?
ask-bewitch = Кого околдовываете?
ask-warrant_signed = На кого кладёте подписанный ордер?
ask-warrant_blank = На кого кладёте неподписанный ордер?
ask-threat_real = На кого кладёте настоящую угрозу?
ask-threat_blank = На кого кладёте ложную угрозу?
ask-confiscate = { $choices ->
    [1] За квартал заплатил игрок с вашим неподписанным ордером. Забрать нельзя, но знаете это только вы
   *[other] За квартал заплатил игрок с вашим подписанным ордером. Забираете этот квартал?
}
ask-bribe = Вам угрожают. Дадите взятку?
ask-unmask = Взятку не дали. Откроете угрозу?
ask-spy = Чьи карты посмотрите?
ask-spy_type = Какой тип ищете?
ask-wizard = Чьи карты посмотрите?
ask-wizard_card = Какую карту берёте?
ask-wizard_build = { $choices ->
    [1] Сейчас эту карту не построить. Оставьте её на руке; знаете это только вы
   *[other] Построить сразу или оставить на руке?
}
ask-seer_give = Какую карту отдаёте?
ask-crown = Кому отдаёте корону?
ask-crown_tribute = { $source } отдаёт вам корону. Что отдаёте взамен?
ask-crown_price = Что берёте за корону?
ask-tithe = Кто из самых богатых игроков вам платит?
ask-mix = Сколько дохода взять золотом, а сколько картами?
ask-loan = Что строите в долг?
ask-loan_from = Кто одолжит вам золото?
ask-loan_cards = { $least ->
    [1] Какую карту отдаёте взамен?
    [one] Какие отдаёте взамен? Нужна { $least } карта
    [few] Какие { $least } карты отдаёте взамен?
   *[many] Какие { $least } карт отдаёте взамен?
}
ask-study = Какую карту оставляете себе?
ask-seize = Какой квартал захватываете?
ask-exchange = Какой квартал хотите получить?
ask-exchange_for = Какой свой квартал отдаёте взамен?
ask-beautify = Какой квартал украшаете?
ask-armory = Какой квартал разрушит { $source }?
ask-museum = Какую карту кладёте под { FORM($source, "acc") }?
ask-framework = Что строите вместо { FORM($source, "gen") }?
ask-search = { $source } показывает вам колоду. Какую карту берёте?
ask-bell = { $source } построена. Ударите в колокол, чтобы город завершали семь кварталов?
ask-rescue = { $source } может вернуть разрушенный квартал на руку. Заплатите 1 золотой?
ask-thanks = В городе владельца короны есть { $source }. Скажете спасибо? Если промолчите, потеряете ход
ask-theater = { $source } позволяет обменяться персонажами. С кем?
ask-theater_give = Какого своего персонажа отдаёте через { FORM($source, "acc") }?
ask-laboratory = Какую карту заберёт { $source }?
ask-other = { $source ->
    [none] Сделайте выбор
   *[other] Сделайте выбор для { FORM($source, "gen") }
}

## Ответы

option-cancel = Отмена
option-draft = { $character }
option-discard = { $character }
option-gather_gold = { $amount ->
    [one] Взять { $amount } золотой
    [few] Взять { $amount } золотых
   *[many] Взять { $amount } золотых
}
option-gather_cards = { $count ->
    [one] Взять { $count } карту
    [few] Взять { $count } карты
   *[many] Взять { $count } карт
}
option-income = Получить { $unit ->
    [cards] { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    }
    [either] { $amount ->
        [one] { $amount } золотой или карту
        [few] { $amount } золотых или карты
       *[many] { $amount } золотых или карт
    }
   *[gold] { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    }
} от { FORM($type, "pl") } кварталов
option-build = Построить { FORM($card, "acc") }
option-end_turn = Завершить ход
option-keep = { $card ->
    [none] Оставить на руке
   *[other] { $card }
}
option-card = { $card }
option-pay = { $cards ->
    [0] Заплатить { $gold ->
        [one] { $gold } золотой
        [few] { $gold } золотых
       *[many] { $gold } золотых
    }
    [one] Заплатить { $gold ->
        [one] { $gold } золотой
        [few] { $gold } золотых
       *[many] { $gold } золотых
    } и { $cards } карту
    [few] Заплатить { $gold ->
        [one] { $gold } золотой
        [few] { $gold } золотых
       *[many] { $gold } золотых
    } и { $cards } карты
   *[many] Заплатить { $gold ->
        [one] { $gold } золотой
        [few] { $gold } золотых
       *[many] { $gold } золотых
    } и { $cards } карт
}
option-name = { $character }
option-seat = { $seat }
option-destroy = { $card }
option-pile = { $take ->
    [1] Взять эту стопку из четырёх
   *[0] Передать её, взять три
}
option-ring = Ударить в колокол: город завершают { $size } кварталов
option-stay_silent = Промолчать
option-rescue = Забрать { FORM($card, "acc") }
option-thank = «Низкий поклон вашей светлости!»
option-sacrifice = Разрушить { FORM($card, "acc") }
option-confiscate = Забрать { FORM($card, "acc") }
option-let_pass = Не забирать
option-bribe = Дать взятку в { $gold ->
    [one] { $gold } золотой
    [few] { $gold } золотых
   *[many] { $gold } золотых
  }
option-refuse = Отказаться
option-unmask = Открыть угрозу
option-type = { $type }
option-give = { $what ->
    [gold] 1 золотой
    [card] { $card }
   *[none] Отдать { FORM($seat, "dat") } { FORM($card, "acc") }
}
option-take = { $what ->
    [gold] 1 золотой
   *[card] Случайную карту
}
option-mix = { $gold ->
    [0] { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
      }
   *[other] { $cards ->
        [0] { $gold ->
            [one] { $gold } золотой
            [few] { $gold } золотых
           *[many] { $gold } золотых
          }
       *[other] { $gold ->
            [one] { $gold } золотой
            [few] { $gold } золотых
           *[many] { $gold } золотых
          } и { $cards ->
            [one] { $cards } карта
            [few] { $cards } карты
           *[many] { $cards } карт
          }
    }
}
option-seize = { $card }
option-exchange = { $card }
option-exchange_for = { $card }
option-beautify = { $card }
option-armory = { $card }
group-own = Ваши
group-out = Вне раунда
facedown-count = { $count } лицом вниз
# What an option would do; `change` has its sign.
effect-pays = { $gold } зол. → останется { $left }
effect-gold = { $count ->
    [one] { $change } золотой
    [few] { $change } золотых
   *[many] { $change } золотых
}
effect-cards = { $count ->
    [one] { $change } карта
    [few] { $change } карты
   *[many] { $change } карт
}
effect-points = очки: { $points } → { $then }
effect-score = { $count ->
    [one] { $change } очко
    [few] { $change } очка
   *[many] { $change } очков
}
effect-other = { FORM($seat, "dat") } { $changes }
effect-loses = Потеряете { $what }
effect-risks = Можете потерять { $what }
end-anyway = Всё равно завершить ход
brings-income = сейчас даст { $count ->
    [one] { $count } золотой
    [few] { $count } золотых
   *[many] { $count } золотых
  }
brings-income-cards = { $count ->
    [one] сейчас даст { $count } карту
    [few] сейчас даст { $count } карты
   *[many] сейчас даст { $count } карт
}
brings-income-either = { $count ->
    [one] сейчас даст { $count } золотой или карту
    [few] сейчас даст { $count } золотых или карты
   *[many] сейчас даст { $count } золотых или карт
}
stake-gold = { $count ->
    [one] { $count } золотой
    [few] { $count } золотых
   *[many] { $count } золотых
}
stake-turn = ход
stake-district = { FORM($card, "acc") }
stake-income = { $count ->
    [one] не взят { $count } золотой
    [few] не взято { $count } золотых
   *[many] не взято { $count } золотых
}
stake-income-cards = { $count ->
    [one] не взята { $count } карта
    [few] не взято { $count } карты
   *[many] не взято { $count } карт
}
stake-income-either = { $count ->
    [one] не взят { $count } золотой или карта
    [few] не взято { $count } золотых или карты
   *[many] не взято { $count } золотых или карт
}
stake-ability = не использовано «{ $name }»
stake-use = не использовано «{ $name }»
stake-build = { $count ->
    [1] ещё можно построить одну карту
    [one] ещё можно построить одну из { $count } карты
    [few] ещё можно построить одну из { $count } карт
   *[many] ещё можно построить одну из { $count } карт
}
# Across a card of the hand, in two words.
strip-short = не хватает { $gold }
strip-duplicate = уже есть
strip-limit = больше нельзя
strip-never-built = не строят
strip-shielded = { $character }
strip-immune = под защитой
strip-complete = завершён
strip-too-dear = дороже { $cost }
strip-doubled = был бы второй
strip-no-give = нечего отдать
strip-beautified = уже украшен
# What a button beside a card, a character or a player does.
act-draft = Взять
act-draft_discard = Сбросить
act-kill = Убить
act-rob = Ограбить
act-bewitch = Околдовать
act-warrant_signed = Подписанный
act-warrant_blank = Неподписанный
act-threat_real = Настоящая
act-threat_blank = Ложная
act-pays = { $gold ->
    [0] { $act } · бесплатно
   *[other] { $act } · за { $gold } зол.
}
# On a district that can be chosen: what it costs, and what gold is left.
price-left = −{ $gold } → { $left }
price-free = бесплатно
act-destroy = Разрушить
act-armory = Разрушить
act-payment-sacrifice = Разрушить
act-seize = Захватить
act-exchange = Забрать
act-exchange_for = Отдать
act-beautify = Украсить
act-swap = Обменяться
act-spy = Подсмотреть
act-wizard = Подсмотреть
act-crown = Отдать
act-tithe = Взыскать
act-loan_from = Занять
act-theater = Обменяться
act-theater_give = Отдать
act-keep = Оставить
act-keep_some = Оставить
act-study = Оставить
act-search = Взять
act-wizard_card = Взять
act-laboratory = Сбросить
act-redraw = Сбросить
act-museum = Положить
act-payment_cards = Заплатить
act-loan = Построить
act-framework = Построить
act-build = Построить
act-use = Использовать
act-give = Отдать
act-loan_cards = Отдать
act-confiscate = Забрать
act-rescue = Забрать
ability-bewitch = Околдовать персонажа
ability-warrant = Раздать ордера
ability-threaten = Раздать угрозы
ability-spy = Посмотреть карты игрока
ability-take_card = Забрать карту с руки игрока
ability-seer = Взять по карте у всех игроков
ability-crown = Отдать корону
ability-tithe = Взять 1 золотой у самого богатого
ability-loan = Построить в долг
ability-four_gold = Взять 4 золотых
ability-four_cards = Взять 4 карты
ability-study = Просмотреть семь карт
ability-exchange = Обменяться кварталами
ability-exchange-classic = Обменяться кварталами и завершить ход
ability-seize = Захватить квартал
ability-court = Побывать при дворе: 3 золотых
ability-beautify = Украсить квартал
ability-collect_tax = Собрать налог
ability-kill = Убить персонажа
ability-rob = Ограбить персонажа
ability-swap = Обменяться картами с игроком
ability-redraw = Обменяться картами с колодой
ability-bonus_gold = Взять дополнительный золотой
ability-bonus_cards = Взять дополнительные карты
ability-destroy = Разрушить квартал
ability-destroy-classic = Разрушить квартал и завершить ход
use-armory = Арсенал: разрушить его, чтобы разрушить квартал
use-framework = Строительные леса: разрушить их, чтобы построить квартал бесплатно
use-laboratory = Лаборатория: золото за карту
use-museum = Музей: положить под него карту
use-smithy = Кузница: карты за золото

## Почему чего-то нельзя выбрать

reason-silenced = Вы можете потерять ход{ $because ->
    [yes] {": "}вы впереди
   *[no] {""}
  }
reason-robbed = Вас могут ограбить{ $because ->
    [yes] {": "}у вас больше всех золота
   *[no] {""}
  }
reason-wrecked = Вы можете потерять квартал
reason-crowned = Корона может стать вашей
reason-leaves = В среднем за раунд ваш город получит { $built ->
    [one] { $built } квартал
    [few] { $built } квартала
    [many] { $built } кварталов
   *[other] { $built } квартала
  }, и у вас будет { $gold ->
    [one] { $gold } золотой
    [few] { $gold } золотых
    [many] { $gold } золотых
   *[other] { $gold } золотого
  } и { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
  }
reason-ends-points = В среднем в конце раунда у вас { $mean ->
    [one] { $mean } очко
    [few] { $mean } очка
    [many] { $mean } очков
   *[other] { $mean } очка
  } вместо { $instead }
reason-ends-districts = В среднем в конце раунда у вас { $mean ->
    [one] { $mean } квартал
    [few] { $mean } квартала
    [many] { $mean } кварталов
   *[other] { $mean } квартала
  } вместо { $instead }
reason-ends-gold = В среднем в конце раунда у вас { $mean ->
    [one] { $mean } золотой
    [few] { $mean } золотых
    [many] { $mean } золотых
   *[other] { $mean } золотого
  } вместо { $instead }
reason-ends-cards = В среднем в конце раунда у вас { $mean ->
    [one] { $mean } карта
    [few] { $mean } карты
    [many] { $mean } карт
   *[other] { $mean } карты
  } вместо { $instead }
reason-ends-rival-points = В среднем в конце раунда у сильнейшего соперника { $mean ->
    [one] { $mean } очко
    [few] { $mean } очка
    [many] { $mean } очков
   *[other] { $mean } очка
  } вместо { $instead }
reason-ends-rival-districts = В среднем в конце раунда у сильнейшего соперника { $mean ->
    [one] { $mean } квартал
    [few] { $mean } квартала
    [many] { $mean } кварталов
   *[other] { $mean } квартала
  } вместо { $instead }
reason-lets-build = В этом раунде вы сможете построить { FORM($card, "acc") }
reason-keeps-turn = Вы можете потерять ход: вероятность { $share } % вместо { $before } %
reason-keeps-gold = Вас могут ограбить: вероятность { $share } % вместо { $before } %
reason-keeps-city = Вы можете потерять квартал: вероятность { $share } % вместо { $before } %
reason-stops-rival = { $seat } может потерять ход: вероятность { $share } % вместо { $before } %
reason-robs-rival = Золото { FORM($seat, "gen") } могут украсть: вероятность { $share } % вместо { $before } %
reason-strikes-rival = { $seat } может потерять квартал: вероятность { $share } % вместо { $before } %
reason-has-card = Вы можете добавить в город { FORM($card, "acc") }: вероятность { $share } % вместо { $before } %
reason-all-types = Вы можете собрать кварталы всех типов: вероятность { $share } % вместо { $before } %
reason-finishes = Вы можете завершить город: вероятность { $share } % вместо { $before } %
reason-last-round = Этот раунд может стать последним: вероятность { $share } % вместо { $before } %
reason-more-bonus = За { FORM($card, "acc") } может быть больше дополнительных очков: в среднем { $mean } вместо { $instead }
reason-builds-more = В этом раунде вы можете построить больше кварталов: в среднем { $mean } вместо { $instead }
reason-more-gold = В конце раунда у вас может быть больше золота: в среднем { $mean } вместо { $instead }
reason-more-cards = В конце раунда у вас может быть больше карт для строительства: в среднем { $mean } вместо { $instead }
reason-builds-less = В этом раунде { $seat } может построить меньше кварталов: в среднем { $mean } вместо { $instead }
reason-less-gold = В конце раунда у { FORM($seat, "gen") } может быть меньше золота: в среднем { $mean } вместо { $instead }
reason-fewer-cards = В конце раунда у { FORM($seat, "gen") } может быть меньше карт для строительства: в среднем { $mean } вместо { $instead }
reason-stops = { CAP(FORM($seat, "dat")) } до завершения города не хватает одного квартала; помешать может { $character }
reason-shields = До завершения города не хватает { $count ->
    [one] { $count } квартала
    [few] { $count } кварталов
   *[many] { $count } кварталов
  }, а { $character } может уберечь его от ранга 8
reason-pays = { $character } может принести вам доход: { $unit ->
    [cards] { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
    [either] { $count ->
        [one] { $count } золотой или карта
        [few] { $count } золотых или карты
       *[many] { $count } золотых или карт
    }
   *[gold] { $count ->
        [one] { $count } золотой
        [few] { $count } золотых
       *[many] { $count } золотых
    }
}
reason-robs = У { FORM($seat, "gen") } { $gold ->
    [one] { $gold } золотой, который может украсть { $character }
    [few] { $gold } золотых, которые может украсть { $character }
   *[many] { $gold } золотых, которые может украсть { $character }
}
reason-builds = { $character } может построить за ход { $count } квартала
reason-crowns = { $character } забирает корону: в следующем раунде вы можете выбирать раньше всех
reason-denies = Если { $seat } — { $character }, доход может составить { $unit ->
    [cards] { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
    [either] { $count ->
        [one] { $count } золотой или карту
        [few] { $count } золотых или карты
       *[many] { $count } золотых или карт
    }
   *[gold] { $count ->
        [one] { $count } золотой
        [few] { $count } золотых
       *[many] { $count } золотых
    }
}
reason-passed-on = При выборе вы передали { FORM($character, "acc") } дальше, так что этого персонажа могли взять
reason-names-paid = Возможно, { $seat } — это { $character }; доход составил бы { $unit ->
    [cards] { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
    [either] { $count ->
        [one] { $count } золотой или карту
        [few] { $count } золотых или карты
       *[many] { $count } золотых или карт
    }
   *[gold] { $count ->
        [one] { $count } золотой
        [few] { $count } золотых
       *[many] { $count } золотых
    }
}
reason-holds-gold = У { FORM($seat, "gen") } { $gold ->
    [one] { $gold } золотой
    [few] { $gold } золотых
   *[many] { $gold } золотых
  }; возможно, это { $character }
reason-ruins = { $character } может лишить вас квартала, а вы впереди
reason-completes = Добавив { FORM($card, "acc") }, вы завершите город: два очка
reason-completes-first = Добавив { FORM($card, "acc") }, вы завершите город раньше всех: четыре очка и последний раунд
reason-fifth-type = { $card } — пятый тип в городе: три очка
reason-bonus-ivory_tower = За { FORM($card, "acc") } — ещё { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
  }, пока это ваш единственный особый квартал
reason-bonus-statue = За { FORM($card, "acc") } — ещё { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
  }, пока корона у вас
reason-bonus-capitol = За { FORM($card, "acc") } — ещё { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
  }: у вас три квартала одного типа
reason-bonus = За { FORM($card, "acc") } сейчас ещё { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
  }
reason-pays-at-once = Сначала постройте { FORM($card, "acc") }, потом берите доход: этот квартал тоже его принесёт
reason-no-ruin = { $character } в этом раунде уже не навредит вашему городу
reason-spends = Вложенное в город золото уже не украдут, а то, что лежит у вас, могут украсть
reason-affords = Хватит на { FORM($card, "acc") }
reason-enough-cards = У вас { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  } для стройки, не хватает лишь золота
reason-no-cards = На руке нечего строить
reason-enough-gold = { $gold ->
    [one] Вашего { $gold } золотого хватит на любую карту с руки
    [few] Ваших { $gold } золотых хватит на любую карту с руки
   *[many] Ваших { $gold } золотых хватит на любую карту с руки
}
reason-ready-now = В этот ход вы сможете построить { FORM($card, "acc") }
reason-near-end = { CAP(FORM($seat, "dat")) } до завершения города не хватает { $count ->
    [one] { $count } квартала
    [few] { $count } кварталов
   *[many] { $count } кварталов
  }
reason-strongest = У { FORM($seat, "gen") } { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }, больше всех среди ваших соперников
reason-costs-rival = { $seat } теряет { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
  }
reason-full-hand = { $seat } держит { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
  }, больше всех за столом
reason-draws = { $character } берёт карты, а для стройки у вас их { $cards ->
    [0] нет
   *[other] всего { $cards }
  }
reason-goes-first = Ранг 1 не ограбят, а у вас { $gold ->
    [one] { $gold } золотой
    [few] { $gold } золотых
   *[many] { $gold } золотых
  }
reason-never-seen = Вы не видели { FORM($character, "gen") } при выборе, так что этого персонажа могли взять
reason-dearest = { $card } — самый дорогой квартал, который вам по карману
reason-short-of = Тогда на { FORM($card, "acc") } не хватит { $gold ->
    [one] { $gold } золотого
    [few] { $gold } золотых
   *[many] { $gold } золотых
  }
reason-pays-now = Ваши кварталы уже сейчас дают { $unit ->
    [cards] { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
    [either] { $count ->
        [one] { $count } золотой или карту
        [few] { $count } золотых или карты
       *[many] { $count } золотых или карт
    }
   *[gold] { $count ->
        [one] { $count } золотой
        [few] { $count } золотых
       *[many] { $count } золотых
    }
}
reason-one-card = { $card } — единственная карта, которую вы можете построить
blocked-short = { $gold ->
    [one] Не хватает { $gold } золотого
    [few] Не хватает { $gold } золотых
   *[many] Не хватает { $gold } золотых
}
blocked-duplicate = Уже есть в вашем городе
blocked-limit = { $limit ->
    [one] Построен { $limit } квартал, больше нельзя
    [few] Построено { $limit } квартала, больше нельзя
   *[many] Построено { $limit } кварталов, больше нельзя
}
blocked-no-builds = { $character } не строит
blocked-city-grown = Только пока у вас не больше четырёх кварталов
blocked-never-built = Построить нельзя
blocked-gather-first = Сначала возьмите золото или карты
blocked-only-gathers = В этот ход можно только взять золото или карты
blocked-bewitched = Вы околдованы: только золото или карты
blocked-only-ability = В этот ход можно только применить свойство
blocked-ability-first = Сначала примените свойство
blocked-used = В этот ход уже применено
blocked-no-income = Нет { FORM($type, "pl") } кварталов
blocked-no-target = Не на что применить
blocked-no-build = Нет карты, которую можно построить
blocked-no-loan = Нет карты, которую можно построить в долг
blocked-no-richest = Никто не должен вам платить
blocked-no-taxes = Налогов ещё нет
blocked-court-afar = Вы не рядом с рангом 4
blocked-hand-empty = На руке нет карт
blocked-hands-empty = Больше ни у кого нет карт
blocked-deck-empty = Колода пуста
blocked-own-character = Это ваш персонаж в этом ходу
blocked-rank-one = На ранг 1 не действует
blocked-marked = Уже есть жетон { FORM($character, "gen") }
blocked-token-laid = Жетон уже есть
blocked-blank = Ваш ордер без подписи
blocked-crowned = Владеет короной
blocked-not-richest = Не самый богатый
blocked-complete = Город завершён
blocked-shielded = Под защитой { FORM($character, "gen") }
blocked-immune = Неприкосновенный квартал
blocked-too-dear = Стоит больше { $cost }
blocked-doubled = В городе стало бы два одинаковых
blocked-no-give = Нечего дать взамен
blocked-beautified = Уже украшен
blocked-being-built = Сейчас строится
blocked-no-loan-needed = Хватает своего золота
blocked-no-lender = { $gold ->
    [one] Никто не может одолжить { $gold } золотой
    [few] Никто не может одолжить { $gold } золотых
   *[many] Никто не может одолжить { $gold } золотых
}
blocked-few-cards = { $gold ->
    [one] Мало карт, чтобы отдать за { $gold } золотой
    [few] Мало карт, чтобы отдать за { $gold } золотых
   *[many] Мало карт, чтобы отдать за { $gold } золотых
}

## Типы и причины

type-noble = дворянский
    .pl = дворянских
type-religious = церковный
    .pl = церковных
type-military = воинский
    .pl = воинских
type-trade = торговый
    .pl = торговых
type-unique = особый
    .pl = особых
## Журнал партии

event-round_started = Начинается раунд { $round }, корона у { FORM($to, "gen") }
event-round_started-you = Начинается раунд { $round }, корона у вас
event-character_removed = { $character } не участвует в этом раунде
event-character_laid_away = { $named ->
    [yes] { FORM($character, "gender") ->
        [f] Лицом вниз сброшена { $character }
       *[m] Лицом вниз сброшен { $character }
    }
   *[other] { $count ->
        [one] Лицом вниз сброшен { $count } персонаж
        [few] Лицом вниз сброшены { $count } персонажа
       *[many] Лицом вниз сброшено { $count } персонажей
    }
}
event-character_drafted = { $named ->
    [yes] { $seat } берёт { FORM($character, "acc") }
   *[other] { $seat } берёт персонажа
}
event-character_drafted-you = { $named ->
    [yes] Вы берёте { FORM($character, "acc") }
   *[other] Вы берёте персонажа
}
event-characters_swapped = { $named ->
    [yes] { $seat } и { $other } обмениваются персонажами; теперь вы — { $character }
   *[other] { $seat } и { $other } обмениваются персонажами
}
event-characters_swapped-you = { $you ->
    [seat] { $named ->
        [yes] Вы и { $other } обмениваетесь персонажами; теперь вы — { $character }
       *[other] Вы и { $other } обмениваетесь персонажами
    }
   *[other] { $named ->
        [yes] { $seat } и вы обмениваетесь персонажами; теперь вы — { $character }
       *[other] { $seat } и вы обмениваетесь персонажами
    }
}
event-rank_called = { $by } вызывает { FORM($character, "acc") } (ранг { $rank })
event-rank_called-you = Вы вызываете { FORM($character, "acc") } (ранг { $rank })
event-nobody_answered = { $source ->
    [none] На вызов { FORM($character, "gen") } никто не отозвался
   *[other] { FORM($character, "gender") ->
        [f] Убитая { $character } молчит
       *[m] Убитый { $character } молчит
    }
}
event-character_revealed = { $seat } — { $character }
event-character_revealed-you = Вы — { $character }
silence-out = { $character } не участвует в этом раунде
silence-murdered = { FORM($character, "gender") ->
    [f] Убитая { $character } молчит
   *[m] Убитый { $character } молчит
}
silence-absent = { FORM($character, "acc") } никто не взял
unmasked-murdered = { FORM($character, "gender") ->
    [f] Убитая { $character } — это { $name }
   *[m] Убитый { $character } — это { $name }
}
unmasked-murdered-you = { FORM($character, "gender") ->
    [f] Убитая { $character } — это вы
   *[m] Убитый { $character } — это вы
}
event-character_named = { $kind ->
    [kill] { $seat } подсылает убийцу к { FORM($character, "dat") }
    [bewitch] { $seat } околдовывает { FORM($character, "acc") }
    [rob] { $seat } собирается ограбить { FORM($character, "acc") }
    [warrant] { $seat } кладёт ордер на { FORM($character, "acc") }
    [threat] { $seat } угрожает { FORM($character, "dat") }
   *[other] { $seat } называет { FORM($character, "acc") }
}
event-character_named-you = { $kind ->
    [kill] Вы подсылаете убийцу к { FORM($character, "dat") }
    [bewitch] Вы околдовываете { FORM($character, "acc") }
    [rob] Вы собираетесь ограбить { FORM($character, "acc") }
    [warrant] Вы кладёте ордер на { FORM($character, "acc") }
    [threat] Вы угрожаете { FORM($character, "dat") }
   *[other] Вы называете { FORM($character, "acc") }
}
event-mark_unmasked = { $real ->
    [yes] Угроза для { FORM($character, "gen") } была настоящей
   *[no] Угроза для { FORM($character, "gen") } была ложной
}
event-turn_resumed = { $seat } продолжает ход { FORM($character, "gen") }
event-turn_resumed-you = Вы продолжаете ход { FORM($character, "gen") }
event-turn_ended = { $seat } завершает ход
event-turn_ended-you = Вы завершаете ход
event-turn_lost = { $seat } теряет ход
event-turn_lost-you = Вы теряете ход
event-gold_gained = { $origin ->
    [gather] { $seat } получает { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    } за действие
    [character] { $seat } получает { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    } по свойству { FORM($source, "gen") }
    [district] { $seat } получает { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    } по свойству { FORM($source, "gen") }
   *[none] { $seat } получает { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    }
}
event-gold_gained-you = { $origin ->
    [gather] Вы получаете { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    } за действие
    [character] Вы получаете { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    } по свойству { FORM($source, "gen") }
    [district] Вы получаете { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    } по свойству { FORM($source, "gen") }
   *[none] Вы получаете { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    }
}
event-gold_paid = { $origin ->
    [character] { $seat } платит { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    } как { $source }
    [district] { $seat } платит { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    } за { FORM($source, "acc") }
   *[none] { $seat } платит { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    }
}
event-gold_paid-you = { $origin ->
    [character] Вы платите { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    } как { $source }
    [district] Вы платите { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    } за { FORM($source, "acc") }
   *[none] Вы платите { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    }
}
event-gold_moved = { $origin ->
    [character] { $from } отдаёт { FORM($to, "dat") } { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    } по свойству { FORM($source, "gen") }
    [district] { $from } отдаёт { FORM($to, "dat") } { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    } по свойству { FORM($source, "gen") }
   *[none] { $from } отдаёт { FORM($to, "dat") } { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    }
}
event-gold_moved-you = { $you ->
    [from] { $origin ->
        [character] Вы отдаёте { FORM($to, "dat") } { $amount ->
            [one] { $amount } золотой
            [few] { $amount } золотых
           *[many] { $amount } золотых
        } по свойству { FORM($source, "gen") }
        [district] Вы отдаёте { FORM($to, "dat") } { $amount ->
            [one] { $amount } золотой
            [few] { $amount } золотых
           *[many] { $amount } золотых
        } по свойству { FORM($source, "gen") }
       *[none] Вы отдаёте { FORM($to, "dat") } { $amount ->
            [one] { $amount } золотой
            [few] { $amount } золотых
           *[many] { $amount } золотых
        }
    }
   *[to] { $origin ->
        [character] { $from } отдаёт вам { $amount ->
            [one] { $amount } золотой
            [few] { $amount } золотых
           *[many] { $amount } золотых
        } по свойству { FORM($source, "gen") }
        [district] { $from } отдаёт вам { $amount ->
            [one] { $amount } золотой
            [few] { $amount } золотых
           *[many] { $amount } золотых
        } по свойству { FORM($source, "gen") }
       *[none] { $from } отдаёт вам { $amount ->
            [one] { $amount } золотой
            [few] { $amount } золотых
           *[many] { $amount } золотых
        }
    }
}
event-tax_paid = { $seat } платит { $amount ->
    [one] { $amount } золотой
    [few] { $amount } золотых
   *[many] { $amount } золотых
  } налога
event-tax_paid-you = Вы платите { $amount ->
    [one] { $amount } золотой
    [few] { $amount } золотых
   *[many] { $amount } золотых
  } налога
event-tax_collected = { $seat } собирает { $amount ->
    [one] { $amount } золотой
    [few] { $amount } золотых
   *[many] { $amount } золотых
  } налога
event-tax_collected-you = Вы собираете { $amount ->
    [one] { $amount } золотой
    [few] { $amount } золотых
   *[many] { $amount } золотых
  } налога
event-cards_drawn = { $known ->
    [yes] { $seat } берёт из колоды { FORM($cards, "acc") }
   *[other] { $count ->
        [one] { $seat } берёт из колоды { $count } карту
        [few] { $seat } берёт из колоды { $count } карты
       *[many] { $seat } берёт из колоды { $count } карт
    }
}
event-cards_drawn-you = { $known ->
    [yes] Вы берёте из колоды { FORM($cards, "acc") }
   *[other] { $count ->
        [one] Вы берёте из колоды { $count } карту
        [few] Вы берёте из колоды { $count } карты
       *[many] Вы берёте из колоды { $count } карт
    }
}
event-cards_discarded = { $known ->
    [yes] { $seat } кладёт под колоду { FORM($cards, "acc") }
   *[other] { $count ->
        [one] { $seat } кладёт под колоду { $count } карту
        [few] { $seat } кладёт под колоду { $count } карты
       *[many] { $seat } кладёт под колоду { $count } карт
    }
}
event-cards_discarded-you = { $known ->
    [yes] Вы кладёте под колоду { FORM($cards, "acc") }
   *[other] { $count ->
        [one] Вы кладёте под колоду { $count } карту
        [few] Вы кладёте под колоду { $count } карты
       *[many] Вы кладёте под колоду { $count } карт
    }
}
event-card_kept = { $known ->
    [yes] { $seat } оставляет себе { FORM($cards, "acc") }
   *[other] { $count ->
        [one] { $seat } оставляет себе { $count } карту
        [few] { $seat } оставляет себе { $count } карты
       *[many] { $seat } оставляет себе { $count } карт
    }
}
event-card_kept-you = { $known ->
    [yes] Вы оставляете себе { FORM($cards, "acc") }
   *[other] { $count ->
        [one] Вы оставляете себе { $count } карту
        [few] Вы оставляете себе { $count } карты
       *[many] Вы оставляете себе { $count } карт
    }
}
event-build_given_up = За { FORM($card, "acc") } не заплачено: карта остаётся на руке, и сверх ограничения её уже не построить
event-card_rescued = { $seat } забирает на руку { FORM($card, "acc") }
event-card_rescued-you = Вы забираете на руку { FORM($card, "acc") }
event-cards_given = { $known ->
    [yes] { $from } отдаёт { FORM($to, "dat") } { FORM($cards, "acc") }
   *[other] { $count ->
        [one] { $from } отдаёт { FORM($to, "dat") } { $count } карту
        [few] { $from } отдаёт { FORM($to, "dat") } { $count } карты
       *[many] { $from } отдаёт { FORM($to, "dat") } { $count } карт
    }
}
event-cards_given-you = { $you ->
    [from] { $known ->
        [yes] Вы отдаёте { FORM($to, "dat") } { FORM($cards, "acc") }
       *[other] { $count ->
            [one] Вы отдаёте { FORM($to, "dat") } { $count } карту
            [few] Вы отдаёте { FORM($to, "dat") } { $count } карты
           *[many] Вы отдаёте { FORM($to, "dat") } { $count } карт
        }
    }
   *[to] { $known ->
        [yes] { $from } отдаёт вам { FORM($cards, "acc") }
       *[other] { $count ->
            [one] { $from } отдаёт вам { $count } карту
            [few] { $from } отдаёт вам { $count } карты
           *[many] { $from } отдаёт вам { $count } карт
        }
    }
}
event-card_tucked = { $known ->
    [yes] { $seat } кладёт под { FORM($card, "acc") } { FORM($cards, "acc") }
   *[other] { $seat } кладёт карту под { FORM($card, "acc") }
}
event-card_tucked-you = { $known ->
    [yes] Вы кладёте под { FORM($card, "acc") } { FORM($cards, "acc") }
   *[other] Вы кладёте карту под { FORM($card, "acc") }
}
event-hand_shown = { $known ->
    [yes] { $by } смотрит карты { FORM($seat, "gen") }: { $cards }
   *[other] { $by } смотрит карты { FORM($seat, "gen") }
}
event-hand_shown-you = { $you ->
    [by] { $known ->
        [yes] Вы смотрите карты { FORM($seat, "gen") }: { $cards }
       *[other] Вы смотрите карты { FORM($seat, "gen") }
    }
   *[seat] { $known ->
        [yes] { $by } смотрит ваши карты: { $cards }
       *[other] { $by } смотрит ваши карты
    }
}
event-hands_swapped = { $known ->
    [yes] { $seat } и { $other } обмениваются картами; ваши новые карты: { $cards }
   *[other] { $seat } и { $other } обмениваются картами
}
event-hands_swapped-you = { $you ->
    [seat] { $known ->
        [yes] Вы и { $other } обмениваетесь картами; ваши новые карты: { $cards }
       *[other] Вы и { $other } обмениваетесь картами
    }
   *[other] { $known ->
        [yes] { $seat } и вы обмениваетесь картами; ваши новые карты: { $cards }
       *[other] { $seat } и вы обмениваетесь картами
    }
}
event-district_built = { $paid ->
    [0] { $seat } строит { FORM($card, "acc") } бесплатно
    [one] { $seat } строит { FORM($card, "acc") } за { $paid } золотой
    [few] { $seat } строит { FORM($card, "acc") } за { $paid } золотых
   *[many] { $seat } строит { FORM($card, "acc") } за { $paid } золотых
}
event-district_built-you = { $paid ->
    [0] Вы строите { FORM($card, "acc") } бесплатно
    [one] Вы строите { FORM($card, "acc") } за { $paid } золотой
    [few] Вы строите { FORM($card, "acc") } за { $paid } золотых
   *[many] Вы строите { FORM($card, "acc") } за { $paid } золотых
}
event-district_destroyed = { $own ->
    [yes] { $paid ->
        [0] { $by } разрушает { FORM($card, "acc") } в своём городе
        [one] { $by } разрушает { FORM($card, "acc") } в своём городе за { $paid } золотой
        [few] { $by } разрушает { FORM($card, "acc") } в своём городе за { $paid } золотых
       *[many] { $by } разрушает { FORM($card, "acc") } в своём городе за { $paid } золотых
    }
   *[no] { $paid ->
        [0] { $by } разрушает у { FORM($seat, "gen") } { FORM($card, "acc") }
        [one] { $by } разрушает у { FORM($seat, "gen") } { FORM($card, "acc") } за { $paid } золотой
        [few] { $by } разрушает у { FORM($seat, "gen") } { FORM($card, "acc") } за { $paid } золотых
       *[many] { $by } разрушает у { FORM($seat, "gen") } { FORM($card, "acc") } за { $paid } золотых
    }
}
event-district_destroyed-you = { $you ->
    [by] { $paid ->
        [0] Вы разрушаете у { FORM($seat, "gen") } { FORM($card, "acc") }
        [one] Вы разрушаете у { FORM($seat, "gen") } { FORM($card, "acc") } за { $paid } золотой
        [few] Вы разрушаете у { FORM($seat, "gen") } { FORM($card, "acc") } за { $paid } золотых
       *[many] Вы разрушаете у { FORM($seat, "gen") } { FORM($card, "acc") } за { $paid } золотых
    }
    [seat] { $paid ->
        [0] { $by } разрушает { FORM($card, "acc") } в вашем городе
        [one] { $by } разрушает { FORM($card, "acc") } в вашем городе за { $paid } золотой
        [few] { $by } разрушает { FORM($card, "acc") } в вашем городе за { $paid } золотых
       *[many] { $by } разрушает { FORM($card, "acc") } в вашем городе за { $paid } золотых
    }
   *[both] { $paid ->
        [0] Вы разрушаете { FORM($card, "acc") } в своём городе
        [one] Вы разрушаете { FORM($card, "acc") } в своём городе за { $paid } золотой
        [few] Вы разрушаете { FORM($card, "acc") } в своём городе за { $paid } золотых
       *[many] Вы разрушаете { FORM($card, "acc") } в своём городе за { $paid } золотых
    }
}
event-district_confiscated = { $to } забирает { FORM($card, "acc") } по ордеру; { $seat } возвращает себе золото
event-district_confiscated-you = { $you ->
    [to] Вы забираете { FORM($card, "acc") } по ордеру; { $seat } возвращает себе золото
   *[seat] { $to } забирает у вас { FORM($card, "acc") } по ордеру; вы возвращаете себе золото
}
event-district_seized = { $paid ->
    [one] { $by } захватывает у { FORM($seat, "gen") } { FORM($card, "acc") } за { $paid } золотой
    [few] { $by } захватывает у { FORM($seat, "gen") } { FORM($card, "acc") } за { $paid } золотых
   *[many] { $by } захватывает у { FORM($seat, "gen") } { FORM($card, "acc") } за { $paid } золотых
}
event-district_seized-you = { $you ->
    [by] { $paid ->
        [one] Вы захватываете у { FORM($seat, "gen") } { FORM($card, "acc") } за { $paid } золотой
        [few] Вы захватываете у { FORM($seat, "gen") } { FORM($card, "acc") } за { $paid } золотых
       *[many] Вы захватываете у { FORM($seat, "gen") } { FORM($card, "acc") } за { $paid } золотых
    }
   *[seat] { $paid ->
        [one] { $by } захватывает { FORM($card, "acc") } в вашем городе за { $paid } золотой
        [few] { $by } захватывает { FORM($card, "acc") } в вашем городе за { $paid } золотых
       *[many] { $by } захватывает { FORM($card, "acc") } в вашем городе за { $paid } золотых
    }
}
event-districts_exchanged = { $seat } меняет { FORM($card, "acc") } на { FORM($for, "acc") } { FORM($other, "gen") }
event-districts_exchanged-you = { $you ->
    [seat] Вы меняете { FORM($card, "acc") } на { FORM($for, "acc") } { FORM($other, "gen") }
   *[other] { $seat } меняет { FORM($card, "acc") } на { FORM($for, "acc") } в вашем городе
}
event-district_beautified = { $seat } украшает { FORM($card, "acc") }
event-district_beautified-you = Вы украшаете { FORM($card, "acc") }
event-crown_moved = { $from ->
    [none] Корону берёт { $to }
   *[other] Корона переходит от { FORM($from, "gen") } к { FORM($to, "dat") }
}
event-crown_moved-you = { $you ->
    [to] { $from ->
        [none] Корону берёте вы
       *[other] Корона переходит от { FORM($from, "gen") } к вам
    }
   *[from] { $from ->
        [none] Корону берёт { $to }
       *[other] Корона переходит от вас к { FORM($to, "dat") }
    }
}
event-city_completed = { $first ->
    [yes] { $seat } завершает город раньше всех: это последний раунд
   *[other] { $seat } завершает город
}
event-city_completed-you = { $first ->
    [yes] Вы завершаете город раньше всех: это последний раунд
   *[other] Вы завершаете город
}
event-city_size_changed = Отныне город завершают { $size } кварталов
event-round_ended = Конец раунда { $round }
event-game_ended = { $several ->
    [1] Партия окончена: побеждает { $winners }
   *[other] Партия окончена: победу делят { $winners }
}
event-game_ended-you = { $several ->
    [1] Партия окончена. Вы победили
   *[other] Партия окончена: победу делите { FORM($winners, "inside") }
}

## Что произошло: показ

round-rose = { $name } возводит { FORM($cards, "acc") }
round-rose-you = Вы возводите { FORM($cards, "acc") }
round-robbed = { $by } забирает у { FORM($name, "gen") } { $amount ->
    [one] { $amount } золотой
    [few] { $amount } золотых
   *[many] { $amount } золотых
}
round-robbed-you = { $you ->
    [name] { $by } забирает у вас { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    }
   *[by] Вы забираете у { FORM($name, "gen") } { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    }
}
round-lost = { $name } теряет { FORM($card, "acc") } из-за { FORM($by, "gen") }
round-lost-you = { $you ->
    [name] Вы теряете { FORM($card, "acc") } из-за { FORM($by, "gen") }
   *[by] { $name } теряет { FORM($card, "acc") } из-за вас
}
round-short = { CAP(FORM($name, "dat")) } не хватает одного квартала
round-short-you = Вам не хватает одного квартала
round-quiet = Тихий раунд: ни строительства, ни потерь
last-stone = { $seat } строит { FORM($card, "acc") } и кладёт последний камень
last-stone-you = Вы строите { FORM($card, "acc") } и кладёте последний камень
story-call = { $character }?
story-own-kill = { FORM($character, "gender") ->
    [f] Убитая вами { $character } молчит
   *[m] Убитый вами { $character } молчит
}
story-own-gold = Вы забираете у { FORM($name, "gen") } { $amount ->
    [one] { $amount } золотой
    [few] { $amount } золотых
   *[many] { $amount } золотых
}
story-own-empty = У { FORM($character, "gen") } нет золота: красть нечего
story-own-absent = { FORM($character, "acc") } никто не взял: грабить некого
story-empty = { $by } грабит { FORM($character, "acc") }, но золота нет
story-named-kill = { $by } подсылает к вам убийцу
story-named-kill-line = { $character } молчит: этот ход потерян.
story-named-bewitch = { $by } околдовывает вас
story-named-bewitch-line = За { FORM($character, "acc") } вы только берёте золото или карты, а дальше вместо вас ходит { $by }.
story-named-rob = { $by } охотится за вашим золотом
story-named-rob-line = Когда вызовут { FORM($character, "acc") }, всё ваше золото заберёт { $by }.
story-named-warrant = { $by } кладёт на вас ордер
story-named-warrant-line = Ордер на { FORM($character, "acc") }: если он подписан, первый оплаченный вами квартал может забрать { $by }.
story-named-threat = { $by } шантажирует вас
story-named-threat-line = Угроза для { FORM($character, "gen") }: взяв золото или карты, отдайте половину золота или рискните всем.
story-unmasked = { $by } открывает угрозу
story-unmasked-line = { $real ->
    [yes] Она настоящая: вы теряете всё золото.
   *[no] Она ложная: золото остаётся у вас.
}
story-gold = { $by } забирает у вас золото
story-gold-line = { $amount ->
    [one] { $amount } золотой
    [few] { $amount } золотых
   *[many] { $amount } золотых
}
story-gold-thief = { $by } грабит вас
story-gold-thief-line = Вы теряете всё золото ({ $amount }).
story-gold-blackmailer = { $by } получает ваше золото за угрозу
story-gold-blackmailer-line = Вы теряете { $amount ->
    [one] { $amount } золотой
    [few] { $amount } золотых
   *[many] { $amount } золотых
}.
story-cards = { $amount ->
    [1] { $by } забирает карту с вашей руки
   *[other] { $by } забирает карты с вашей руки
}
story-cards-line = { $amount ->
    [one] { $amount } карта
    [few] { $amount } карты
   *[many] { $amount } карт
}
story-shown = { $by } смотрит ваши карты
story-shown-line = Ваша рука больше не тайна.
story-hands = { $by } меняется с вами картами
story-hands-line = Теперь у вас карты другого игрока.
story-roles = { $by } меняется с вами персонажами
story-roles-line = Теперь вы — { $character }.
story-destroyed = { $by } разрушает { FORM($card, "acc") } в вашем городе
story-destroyed-line = Этого квартала в вашем городе больше нет.
story-confiscated = { $by } забирает у вас { FORM($card, "acc") } по ордеру
story-confiscated-line = Уплаченное за этот квартал золото возвращается к вам.
story-seized = { $by } захватывает { FORM($card, "acc") } в вашем городе
story-seized-line = Теперь этот квартал стоит в другом городе.
story-exchanged = { $by } забирает у вас { FORM($for, "acc") }
story-exchanged-line = Взамен вы получаете { FORM($card, "acc") }.

## Когда что-то пошло не так

error-bad-setup-crown = Корона должна достаться кому-то из игроков.
error-bad-setup-characters = Эти персонажи вместе не играют.
error-bad-setup-needs-nine = Для { $seats } игроков нужен персонаж ранга 9.
error-bad-setup-too-few = Для { FORM($character, "gen") } нужно не меньше { $seats } игроков.
error-bad-setup-districts = Эти кварталы вместе не играют.
error-bad-setup-length = Города такого размера правила не предусматривают.
error-bad-setup-no-nine = Для { $seats } игроков персонажа ранга 9 не берут.
error-bad-setup-rank-missing = Нет персонажа ранга { $rank }.
error-bad-setup-rank-twice = Персонажей ранга { $rank } двое.
error-bad-setup-uniques = Особых карт нужно выбрать { $range }.
error-bad-setup-variant = Этот вариант не подходит для издания или числа игроков.

## Персонажи

character-assassin = Ассасин
    .acc = Ассасина
    .gen = Ассасина
    .dat = Ассасину
    .gender = m
character-assassin-text = Назовите персонажа. Его игрок теряет ход и не открывается до конца раунда.
character-assassin-classic = Ассасин
    .acc = Ассасина
    .gen = Ассасина
    .dat = Ассасину
    .gender = m
character-witch = Ведьма
    .acc = Ведьму
    .gen = Ведьмы
    .dat = Ведьме
    .gender = f
character-witch-text = Возьмите золото или карты, назовите персонажа и прервите ход. Игрок этого персонажа выполнит только действие, а остаток его хода сыграете вы за этого персонажа — со своим городом, рукой и золотом. Если его ни у кого нет, ваш ход окончен.
character-magistrate = Магистрат
    .acc = Магистрата
    .gen = Магистрата
    .dat = Магистрату
    .gender = m
character-magistrate-text = Разложите на персонажей три ордера лицом вниз; один из них подписан. Первый квартал, за который заплатит игрок персонажа с подписанным ордером, можете забрать бесплатно, если такого ещё нет в вашем городе; золото возвращается плательщику.
character-thief = Вор
    .acc = Вора
    .gen = Вора
    .dat = Вору
    .gender = m
character-thief-text = Назовите персонажа. Когда он откроется, заберите всё его золото. Ранг 1, убитого и околдованного персонажа грабить нельзя.
character-spy = Шпион
    .acc = Шпиона
    .gen = Шпиона
    .dat = Шпиону
    .gender = m
character-spy-text = Выберите игрока и тип кварталов и посмотрите карты на его руке. За каждую карту этого типа заберите у него 1 золотой, если остался, и возьмите 1 карту из колоды.
character-blackmailer = Шантажистка
    .short = Шантаж.
    .acc = Шантажистку
    .gen = Шантажистки
    .dat = Шантажистке
    .gender = f
character-blackmailer-text = Разложите на персонажей две угрозы лицом вниз; одна настоящая. Игрок под угрозой либо даёт взятку — половину своего золота (с округлением вниз), — либо рискует потерять всё. Рангу 1, убитому и околдованному персонажу угрожать нельзя.
character-magician = Маг
    .acc = Мага
    .gen = Мага
    .dat = Магу
    .gender = m
character-magician-text = Либо обменяйтесь с другим игроком всеми картами с руки, либо положите под колоду сколько угодно своих карт и возьмите столько же.
character-magician-classic = Чародей
    .acc = Чародея
    .gen = Чародея
    .dat = Чародею
    .gender = m
character-wizard = Волшебник
    .acc = Волшебника
    .gen = Волшебника
    .dat = Волшебнику
    .gender = m
character-wizard-text = Посмотрите карты другого игрока и заберите одну: оставьте себе или сразу заплатите и постройте сверх ограничения. В этот ход можно строить кварталы, которые в вашем городе уже есть.
character-seer = Провидица
    .acc = Провидицу
    .gen = Провидицы
    .dat = Провидице
    .gender = f
character-seer-text = Возьмите по случайной карте с руки каждого другого игрока, потом отдайте по одной карте каждому, у кого взяли. Можно построить два квартала.
character-king = Король
    .acc = Короля
    .gen = Короля
    .dat = Королю
    .gender = m
character-king-text = Корона ваша: вы вызываете персонажей и в следующем раунде выбираете раньше всех. Дворянские кварталы приносят вам золото.
character-emperor = Император
    .acc = Императора
    .gen = Императора
    .dat = Императору
    .gender = m
character-emperor-text = Отдайте корону другому игроку, у которого её нет, и возьмите у него 1 золотой или 1 случайную карту. Дворянские кварталы приносят вам золото.
character-emperor-text-classic = Когда вас вызвали, отдайте корону другому игроку, у которого её нет; он отдаёт вам 1 золотой или 1 карту по своему выбору. Дворянские кварталы приносят вам золото.
character-patrician = Патриций
    .acc = Патриция
    .gen = Патриция
    .dat = Патрицию
    .gender = m
character-patrician-text = Корона ваша. Дворянские кварталы приносят вам карты.
character-bishop = Епископ
    .acc = Епископа
    .gen = Епископа
    .dat = Епископу
    .gender = m
character-bishop-classic = Епископ
    .acc = Епископа
    .gen = Епископа
    .dat = Епископу
    .gender = m
character-bishop-text = В этом раунде ранг 8 не может трогать ваши кварталы. Церковные кварталы приносят вам золото.
character-abbot = Аббат
    .acc = Аббата
    .gen = Аббата
    .dat = Аббату
    .gender = m
character-abbot-text = Если кто-то богаче вас, самый богатый игрок отдаёт вам 1 золотой. Церковные кварталы приносят вам золото и карты в любом сочетании.
character-abbot-text-classic = Если самый богатый игрок один и это не вы, он отдаёт вам 1 золотой. Церковные кварталы приносят вам золото.
character-cardinal = Кардинал
    .acc = Кардинала
    .gen = Кардинала
    .dat = Кардиналу
    .gender = m
character-cardinal-text = Если на квартал не хватает золота, возьмите ровно недостающее у одного игрока и отдайте ему столько же карт. Церковные кварталы приносят вам карты.
character-merchant = Торговка
    .acc = Торговку
    .gen = Торговки
    .dat = Торговке
    .gender = f
character-merchant-text = Получите ещё 1 золотой. Торговые кварталы приносят вам золото.
character-merchant-classic = Купец
    .acc = Купца
    .gen = Купца
    .dat = Купцу
    .gender = m
character-merchant-text-classic = После действия получите ещё 1 золотой. Торговые кварталы приносят вам золото.
character-alchemist = Алхимик
    .acc = Алхимика
    .gen = Алхимика
    .dat = Алхимику
    .gender = m
character-alchemist-text = В конце хода вам возвращается золото, заплаченное за кварталы. Но сначала каждый нужно оплатить.
character-trader = Лавочник
    .acc = Лавочника
    .gen = Лавочника
    .dat = Лавочнику
    .gender = m
character-trader-text = Стройте сколько угодно торговых кварталов и ещё один квартал любого другого типа. Торговые кварталы приносят вам золото.
character-architect = Зодчий
    .acc = Зодчего
    .gen = Зодчего
    .dat = Зодчему
    .gender = m
character-architect-text = Получите ещё 2 карты. Можно построить три квартала.
character-architect-classic = Зодчий
    .acc = Зодчего
    .gen = Зодчего
    .dat = Зодчему
    .gender = m
character-architect-text-classic = После действия получите ещё 2 карты. Можно построить три квартала.
character-navigator = Навигатор
    .acc = Навигатора
    .gen = Навигатора
    .dat = Навигатору
    .gender = m
character-navigator-text = Получите ещё 4 золотых или ещё 4 карты. В этот ход вы ничего не строите.
character-navigator-classic = Навигатор
    .acc = Навигатора
    .gen = Навигатора
    .dat = Навигатору
    .gender = m
character-navigator-text-classic = После действия получите ещё 4 золотых или ещё 4 карты. В этот ход вы ничего не строите.
character-scholar = Учёный
    .acc = Учёного
    .gen = Учёного
    .dat = Учёному
    .gender = m
character-scholar-text = Возьмите 7 карт из колоды и оставьте себе одну, остальные замешайте обратно. Можно построить два квартала.
character-warlord = Кондотьер
    .acc = Кондотьера
    .gen = Кондотьера
    .dat = Кондотьеру
    .gender = m
character-warlord-text = Разрушьте квартал в любом незавершённом городе, заплатив на 1 золотой меньше его цены. Воинские кварталы приносят вам золото.
character-warlord-classic = Кондотьер
    .acc = Кондотьера
    .gen = Кондотьера
    .dat = Кондотьеру
    .gender = m
character-warlord-text-classic = В конце хода разрушьте квартал в любом незавершённом городе, заплатив на 1 золотой меньше его цены. Воинские кварталы приносят вам золото.
character-diplomat = Дипломат
    .acc = Дипломата
    .gen = Дипломата
    .dat = Дипломату
    .gender = m
character-diplomat-text = Обменяйте свой квартал на квартал из незавершённого города другого игрока; если чужой дороже, заплатите владельцу разницу. Двух одинаковых в городе быть не может. Воинские кварталы приносят вам золото.
character-diplomat-classic = Дипломат
    .acc = Дипломата
    .gen = Дипломата
    .dat = Дипломату
    .gender = m
character-diplomat-text-classic = В конце хода обменяйте свой квартал на квартал из незавершённого города другого игрока; если чужой дороже, заплатите владельцу разницу. Двух одинаковых в городе быть не может. Воинские кварталы приносят вам золото.
character-marshal = Маршал
    .acc = Маршала
    .gen = Маршала
    .dat = Маршалу
    .gender = m
character-marshal-text = Захватите в незавершённом городе другого игрока квартал не дороже 3 золотых, которого у вас нет, заплатив его цену владельцу. Воинские кварталы приносят вам золото.
character-queen = Королева
    .acc = Королеву
    .gen = Королевы
    .dat = Королеве
    .gender = f
character-queen-text = Возьмите 3 золотых, если рядом с вами сидит игрок, открывший персонажа ранга 4.
character-artist = Скульптор
    .acc = Скульптора
    .gen = Скульптора
    .dat = Скульптору
    .gender = m
character-artist-text = Положите по 1 золотому на один или два своих квартала, на каждый лишь раз: с этих пор каждый из них стоит на 1 больше и даёт на 1 очко больше.
character-artist-classic = Художник
    .acc = Художника
    .gen = Художника
    .dat = Художнику
    .gender = m
character-tax_collector = Мытарь
    .acc = Мытаря
    .gen = Мытаря
    .dat = Мытарю
    .gender = m
character-tax_collector-text = Когда кто-то другой строит квартал, он кладёт сюда 1 золотой, если у него осталось золото. В свой ход заберите всё.
character-tax_collector-classic = Сборщик подати
    .acc = Сборщика подати
    .gen = Сборщика подати
    .dat = Сборщику подати
    .gender = m
character-tax_collector-text-classic = Каждый, кто строил, в конце своего хода отдаёт вам 1 золотой, если у него осталось золото. Ассасин, который строил, платит, когда вы открываетесь.

## Кварталы

# Где можно переносить длинные слова этих названий на узкой карте.
long-words = Бази-лика, Библио-тека, Бога-дельня, Гос-питаль, Дозор-ная, Импер-ская, Камено-ломня, Капи-толий, Клад-бище, Коллек-ция, Коло-кольня, Кре-пость, Лабора-тория, Монас-тырь, Мону-мент, Некро-поль, Обсерва-тория, По-местье, Собра-ние, Строи-тель-ные, Универси-тет, призра-ков, слоно-вой, храни-лище

district-manor = Поместье
    .acc = Поместье
    .gen = Поместья
district-manor-text = Дворянский квартал: крыша для старых имён и ещё более старых долгов.
district-castle = Замок
    .acc = Замок
    .gen = Замка
district-castle-text = Дворянский квартал: толстые стены, тонкое терпение.
district-palace = Дворец
    .acc = Дворец
    .gen = Дворца
district-palace-text = Дворянский квартал, и никому на площади не дадут об этом забыть.
district-palace-classic = Палаццо
    .acc = Палаццо
    .gen = Палаццо
district-temple = Храм
    .acc = Храм
    .gen = Храма
district-temple-text = Церковный квартал: маленький, тихий и недорогой.
district-church = Церковь
    .acc = Церковь
    .gen = Церкви
district-church-text = Церковный квартал: по его колоколу живёт вся улица.
district-monastery = Монастырь
    .acc = Монастырь
    .gen = Монастыря
district-monastery-text = Церковный квартал книг, пчёл и доброго эля.
district-cathedral = Собор
    .acc = Собор
    .gen = Собора
district-cathedral-text = Церковный квартал: труд трёх поколений каменщиков.
district-watchtower = Дозорная башня
    .acc = Дозорную башню
    .gen = Дозорной башни
district-watchtower-text = Воинский квартал: там, наверху, кто-то не спит. Почти каждую ночь.
district-prison = Тюрьма
    .acc = Тюрьму
    .gen = Тюрьмы
district-prison-text = Воинский квартал, куда войти легче, чем выйти.
district-barracks = Казармы
    .acc = Казармы
    .gen = Казарм
district-barracks-text = Воинский квартал: сапоги, похлёбка и кости.
district-barracks-classic = Марсово поле
    .acc = Марсово поле
    .gen = Марсова поля
district-barracks-text-classic = Воинский квартал, где прорастает одна лишь слава.
district-fortress = Крепость
    .acc = Крепость
    .gen = Крепости
district-fortress-text = Воинский квартал, рядом с которым соседи становятся вежливы.
district-tavern = Таверна
    .acc = Таверну
    .gen = Таверны
district-tavern-text = Торговый квартал: самая дешёвая крыша и самые свежие новости.
district-market = Рынок
    .acc = Рынок
    .gen = Рынка
district-market-text = Торговый квартал: до полудня у всего есть своя цена.
district-trading_post = Лавка
    .acc = Лавку
    .gen = Лавки
district-trading_post-text = Торговый квартал, где разгружают караваны.
district-trading_post-classic = Лавка
    .acc = Лавку
    .gen = Лавки
district-docks = Доки
    .acc = Доки
    .gen = Доков
district-docks-text = Торговый квартал, что пахнет смолой и корицей.
district-docks-classic = Порт
    .acc = Порт
    .gen = Порта
district-harbor = Гавань
    .acc = Гавань
    .gen = Гавани
district-harbor-text = Торговый квартал, где хватит глубины для самых больших кораблей.
district-harbor-classic = Гавань
    .acc = Гавань
    .gen = Гавани
district-town_hall = Ратуша
    .acc = Ратушу
    .gen = Ратуши
district-town_hall-text = Торговый квартал: здесь гильдии голосуют и сами за это платят.
district-armory = Арсенал
    .acc = Арсенал
    .gen = Арсенала
district-armory-text = В свой ход разрушьте Арсенал, чтобы разрушить один другой квартал в любом незавершённом городе.
district-armory-text-classic = В свой ход разрушьте Арсенал, чтобы разрушить один другой квартал в любом городе, даже завершённом.
district-basilica = Базилика
    .acc = Базилику
    .gen = Базилики
district-basilica-text = В конце игры 1 дополнительное очко за каждый квартал вашего города с нечётной ценой.
district-capitol = Капитолий
    .acc = Капитолий
    .gen = Капитолия
district-capitol-text = В конце игры 3 дополнительных очка, если у вас три или больше кварталов одного типа.
district-dragon_gate = Врата дракона
    .acc = Врата дракона
    .gen = Врат дракона
district-dragon_gate-text = В конце игры 2 дополнительных очка.
district-factory = Фабрика
    .acc = Фабрику
    .gen = Фабрики
district-factory-text = Другие особые кварталы обходятся вам на 1 золотой дешевле.
district-framework = Строительные леса
    .acc = Строительные леса
    .gen = Строительных лесов
district-framework-text = Разрушьте Строительные леса, чтобы построить квартал бесплатно.
district-gold_mine = Золотой рудник
    .acc = Золотой рудник
    .gen = Золотого рудника
district-gold_mine-text = Если действием берёте золото, берите на 1 больше.
district-great_wall = Великая стена
    .acc = Великую стену
    .gen = Великой стены
district-great_wall-text = Чтобы тронуть квартал вашего города, ранг 8 доплачивает в банк 1 золотой.
district-great_wall-text-classic = Чтобы тронуть другой квартал вашего города, ранг 8 платит на 1 золотой больше. Саму себя стена не защищает.
district-haunted_quarter = Квартал призраков
    .acc = Квартал призраков
    .gen = Квартала призраков
district-haunted_quarter-text = При подсчёте очков относится к тому типу, который вам выгоднее.
district-haunted_quarter-classic = Город призраков
    .acc = Город призраков
    .gen = Города призраков
district-haunted_quarter-text-classic = При подсчёте очков относится к тому типу, который вам выгоднее, если построен не в последнем раунде.
district-imperial_treasury = Имперская казна
    .acc = Имперскую казну
    .gen = Имперской казны
district-imperial_treasury-text = В конце игры 1 дополнительное очко за каждый ваш золотой.
district-ivory_tower = Башня из слоновой кости
    .acc = Башню из слоновой кости
    .gen = Башни из слоновой кости
district-ivory_tower-text = В конце игры 5 дополнительных очков, если это единственный особый квартал вашего города.
district-keep = Форт
    .acc = Форт
    .gen = Форта
district-keep-text = Ранг 8 не может его трогать.
district-laboratory = Лаборатория
    .acc = Лабораторию
    .gen = Лаборатории
district-laboratory-text = Раз в ход можете сбросить карту и взять 2 золотых.
district-laboratory-text-classic = Раз в ход можете сбросить карту и взять 1 золотой.
district-library = Библиотека
    .acc = Библиотеку
    .gen = Библиотеки
district-library-text = Если действием берёте карты, оставляйте себе все.
district-library-text-classic = Если действием берёте карты, оставляйте себе две.
district-map_room = Коллекция карт
    .acc = Коллекцию карт
    .gen = Коллекции карт
district-map_room-text = В конце игры 1 дополнительное очко за каждую карту на вашей руке.
district-map_room-classic = Собрание карт
    .acc = Собрание карт
    .gen = Собрания карт
district-monument = Монумент
    .acc = Монумент
    .gen = Монумента
district-monument-text = Построить его можно, только пока у вас не больше четырёх кварталов. При завершении города считается за два.
district-museum = Музей
    .acc = Музей
    .gen = Музея
district-museum-text = Раз в ход одну карту с руки можно положить под Музей. В конце игры 1 дополнительное очко за каждую карту под ним.
district-necropolis = Некрополь
    .acc = Некрополь
    .gen = Некрополя
district-necropolis-text = Вместо платы за него можете разрушить один из своих кварталов.
district-observatory = Обсерватория
    .acc = Обсерваторию
    .gen = Обсерватории
district-observatory-text = Если действием берёте карты, берите 3 и выбирайте из них.
district-park = Парк
    .acc = Парк
    .gen = Парка
district-park-text = Если в конце хода у вас на руке нет карт, возьмите 2 карты.
district-poor_house = Богадельня
    .acc = Богадельню
    .gen = Богадельни
district-poor_house-text = Если в конце хода у вас нет золота, возьмите 1 золотой.
district-quarry = Каменоломня
    .acc = Каменоломню
    .gen = Каменоломни
district-quarry-text = Можно строить кварталы, которые в вашем городе уже есть.
district-quarry-text-classic = Можно строить кварталы, которые в вашем городе уже есть, но не третий такой же.
district-school_of_magic = Школа магии
    .acc = Школу магии
    .gen = Школы магии
district-school_of_magic-text = Когда вы берёте доход, относится к типу, нужному вашему персонажу.
district-secret_vault = Тайное хранилище
    .acc = Тайное хранилище
    .gen = Тайного хранилища
district-secret_vault-text = Построить его нельзя. Покажите его с руки в конце игры и получите 3 дополнительных очка.
district-smithy = Кузница
    .acc = Кузницу
    .gen = Кузницы
district-smithy-text = Раз в ход можете купить 3 карты из колоды за 2 золотых.
district-stables = Конюшня
    .acc = Конюшню
    .gen = Конюшни
district-stables-text = Конюшня не учитывается в ограничении строительства.
district-statue = Статуя
    .acc = Статую
    .gen = Статуи
district-statue-text = 5 дополнительных очков, если в конце игры корона у вас.
district-theater = Театр
    .acc = Театр
    .gen = Театра
district-theater-text = После выбора персонажей можете вслепую обменяться своим с другим игроком.
district-thieves_den = Логово воров
    .acc = Логово воров
    .gen = Логова воров
district-thieves_den-text = Платить за него можно и картами с руки: одна карта за один золотой.
district-wishing_well = Колодец желаний
    .acc = Колодец желаний
    .gen = Колодца желаний
district-wishing_well-text = В конце игры 1 дополнительное очко за каждый особый квартал вашего города, считая и этот.
district-wishing_well-text-classic = В конце игры 1 дополнительное очко за каждый другой особый квартал вашего города.
district-bell_tower = Колокольня
    .acc = Колокольню
    .gen = Колокольни
district-bell_tower-text = Построив её, можете ударить в колокол: тогда город завершают семь кварталов. Если её разрушат, снова нужно восемь.
district-ball_room = Бальный зал
    .acc = Бальный зал
    .gen = Бального зала
district-ball_room-text = Пока корона у вас, каждый другой, кого вызывают, должен вас поблагодарить, иначе он теряет ход.
district-graveyard = Кладбище
    .acc = Кладбище
    .gen = Кладбища
district-graveyard-text = За 1 золотой можете забрать на руку квартал, который Кондотьер разрушает в любом городе. Не действует на само Кладбище и не действует, если Кондотьер — вы.
district-hospital = Госпиталь
    .acc = Госпиталь
    .gen = Госпиталя
district-hospital-text = Если вас убили, в свой ход вы всё же можете взять золото или карты, но больше ничего.
district-lighthouse = Маяк
    .acc = Маяк
    .gen = Маяка
district-lighthouse-text = Построив его, просмотрите колоду и возьмите одну карту; потом колоду перемешивают.
district-throne_room = Тронный зал
    .acc = Тронный зал
    .gen = Тронного зала
district-throne_room-text = Каждый раз, когда корона переходит к другому игроку, берите 1 золотой.
district-university = Университет
    .acc = Университет
    .gen = Университета
district-university-text = В конце игры 2 дополнительных очка.

## Что сделано, в нескольких словах

deed-district_built = постройка { FORM($card, "gen") }
deed-district_destroyed = разрушение { FORM($card, "gen") }
deed-gold_gained = { $amount ->
    [one] взят { $amount } золотой
    [few] взято { $amount } золотых
   *[many] взято { $amount } золотых
}
deed-character_drafted = выбор { FORM($character, "gen") }
deed-character_named = цель — { $character }
deed-card_kept = выбор карты
deed-turn_ended = конец хода
hand-open = Карты { FORM($name, "gen") }

# What problems are about
problem-theme-draft = Выбор персонажа
problem-theme-naming = Кого назвать
problem-theme-gathering = Золото или карты
problem-theme-keeping = Какую карту оставить
problem-theme-building = Строительство
problem-theme-destroying = Чужие кварталы
problem-theme-last-round = Последний раунд
problem-theme-turn = Ход
