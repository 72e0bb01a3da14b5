### Українська. У кожній мові ті самі повідомлення з тими самими змінними; ідентифікатори дають рушій і сторінка.

## Сторінка

title = Цитаделі
subtitle = Побудуйте середньовічне місто
pitch = Таємно оберіть персонажа, зводьте квартали — і нехай ваше місто буде найкращим, коли ляже останній камінь.

## Лобі

set = Карти
edition = Видання
edition-2016 = Видання 2016 року
edition-classic = Класичне, з «Темним містом»
set-first_game = Перша гра
set-first_game_three = Перша гра втрьох
set-ambitious_aristocrats = Честолюбні аристократи
set-cunning_agents = Хитрі агенти
set-illustrious_emissaries = Прославлені емісари (міжнародне видання)
set-devious_dignitaries = Підступні сановники (міжнародне видання)
set-tenacious_delegates = Наполегливі посланці
set-vicious_nobles = Зловісні дворяни (міжнародне видання)
set-ua_illustrious_emissaries = Прославлені емісари
set-ua_devious_dignitaries = Підступні сановники
set-ua_vicious_nobles = Зловісні дворяни
set-base_game = Базова гра
set-dark_city = Темне місто
set-old_friends = Давні друзі
set-high_court = При дворі
set-powder_and_bells = Порох і дзвони
set-market_day = Базарний день
set-by-lot = Випадковий набір
set-by-hand = Власний набір
set-characters = Персонажі
set-districts = Особливі квартали
count-range = { $least }–{ $most }
set-tally = { $count } з { $wanted }
lot-number = Номер набору
draw-again = Новий набір
nobody = Нікого
from-players = від { $count } гравців
cast = Хто є хто
option-of-starts = У кого спершу корона
option-of-length = Скільки кварталів завершують місто
length-usual = За правилами: { $size }
length-of = { $size }
option-of-variant = Вибір персонажів удвох
variant-usual = Одного собі, одного скинути
variant-piles = Стопки з чотирьох і трьох
temper-builder = { $rivals ->
    [1] Будівничий
   *[other] Будівничі
}
temper-rusher = { $rivals ->
    [1] Квапливий
   *[other] Квапливі
}
temper-raider = { $rivals ->
    [1] Здобичник
   *[other] Здобичники
}
temper-schemer = { $rivals ->
    [1] Інтриган
   *[other] Інтригани
}
temper-one-builder = будівничий
temper-one-rusher = квапливий
temper-one-raider = здобичник
temper-one-schemer = інтриган
temper-help-builder = Понад усе — дорогі квартали й гарне місто.
temper-help-rusher = Дешеві квартали й останній раунд якнайшвидше.
temper-help-raider = { $rivals ->
    [1] Воліє відбирати, а не будувати: бережіть золото й місто.
   *[other] Їм миліше відбирати, ніж будувати: бережіть золото й місто.
}
temper-help-schemer = { $rivals ->
    [1] Називає, міняє і вбиває: приховуйте свої наміри.
   *[other] Називають, міняють і вбивають: приховуйте свої наміри.
}

## Стіл

round-number = Раунд { $round }
quiet-out = { $characters } не беруть участі в цьому раунді
quiet-absent = { FORM($characters, "gen") } ніхто не взяв
turn-gold = { $count ->
    [one] Узято { $count } золотий
    [few] Узято { $count } золоті
   *[many] Узято { $count } золотих
}
turn-lost = { $count ->
    [one] Втрачено { $count } золотий
    [few] Втрачено { $count } золоті
   *[many] Втрачено { $count } золотих
}
turn-cards = { $count ->
    [one] Узято { $count } карту
    [few] Узято { $count } карти
   *[many] Узято { $count } карт
}
told-gold = { $count ->
    [one] +{ $count } золотий
    [few] +{ $count } золоті
   *[many] +{ $count } золотих
}
told-lost = { $count ->
    [one] −{ $count } золотий
    [few] −{ $count } золоті
   *[many] −{ $count } золотих
}
told-cards = { $count ->
    [one] +{ $count } карта
    [few] +{ $count } карти
   *[many] +{ $count } карт
}
told-crown = корона
told-named = { $kind ->
    [kill] насилає вбивцю на { FORM($character, "acc") }
    [bewitch] зачакловує { FORM($character, "acc") }
    [rob] готується пограбувати { FORM($character, "acc") }
    [warrant] кладе розпорядження на { FORM($character, "acc") }
    [threat] погрожує { FORM($character, "dat") }
   *[other] називає { FORM($character, "acc") }
}
drafted-many = { $count ->
    [one] { $count } гравець бере персонажа
    [few] { $count } гравці беруть персонажів
   *[many] { $count } гравців беруть персонажів
}
drafted-several = { $names } беруть персонажів
phase-draft = вибір персонажів
phase-turns = ходи
phase-over = гру завершено
last-round = останній раунд
ranks = Персонажі за рангами
rank-number = Ранг { $rank }
rank-word = ранг
rank-here = { $said } (тут: { $name })
rank-explain = Ранг { $rank }: персонажів викликають від найнижчого рангу до найвищого
rank-label = { $state ->
    [none] { $rank }, { $name }
   *[other] { $rank }, { $name }: { $state }
}
fate-faceup = поза раундом
fate-absent = ніхто не відповів
# The same where there is room for one word.
fate-faceup-short = не грає
fate-absent-short = мовчить
fate-mine = ваш
# The name of a character where it has little room: its own short form, if it has one.
rank-name-short = { FORM($character, "short") }
# What you know of a character this round, in a few words on its card.
fact-passed = ви передали далі
fact-back = знову у вас
fact-laid = ви скинули
fact-held = точно { $seat }
fact-facedown = лежить долілиць
fact-taken = узяли раніше за вас
fact-unseen = ви не бачили
order-before = Обрали до вас
order-both = Обирають до і після вас
order-after = { $when ->
    [now] Обирають після вас
   *[past] Обрали після вас
}
suspects = Хто ким може бути?
suspects-button = Нотатки
suspects-how = Порожнє поле означає «ще можливо». Натисніть раз — підозра, ще раз — відкинуто, утретє — знову порожньо.
suspects-away = Може лежати долілиць
suspects-away-short = долілиць
suspect-place = { $seat }, { $name }
suspect-no = не може бути
suspect-may = може бути
suspect-suspect = ваша підозра
suspect-cleared = ви відкинули
mark-kill = Жетон убивці від { FORM($by, "gen") }
mark-kill-you = Ваш жетон убивці
mark-rob = Жетон злодія від { FORM($by, "gen") }
mark-rob-you = Ваш жетон злодія
mark-bewitch = Жетон відьми від { FORM($by, "gen") }
mark-bewitch-you = Ваш жетон відьми
mark-warrant = { $real ->
    [yes] Підписане розпорядження { FORM($by, "gen") }
    [no] Непідписане розпорядження { FORM($by, "gen") }
   *[none] Розпорядження { FORM($by, "gen") }
}
mark-warrant-you = { $real ->
    [yes] Ваше підписане розпорядження
    [no] Ваше непідписане розпорядження
   *[none] Ваше розпорядження
}
mark-threat = { $real ->
    [yes] Справжня погроза { FORM($by, "gen") }
    [no] Безпідставна погроза { FORM($by, "gen") }
   *[none] Погроза { FORM($by, "gen") }
}
mark-threat-you = { $real ->
    [yes] Ваша справжня погроза
    [no] Ваша безпідставна погроза
   *[none] Ваша погроза
}
tax-gold = { $count ->
    [one] { $count } золотий
    [few] { $count } золоті
   *[many] { $count } золотих
  } мита
has-crown = з короною
crown-explain = Корона: її власник першим обирає персонажа й викликає ранги
gold-count = { $count ->
    [one] { $count } золотий
    [few] { $count } золоті
   *[many] { $count } золотих
}
hand-count = { $count ->
    [one] { $count } карта в руці
    [few] { $count } карти в руці
   *[many] { $count } карт у руці
}
points-untold = Бали ще рахують
points-count = { $count ->
    [one] поки що { $count } бал
    [few] поки що { $count } бали
   *[many] поки що { $count } балів
}
points-at-end = { $count ->
    [one] { $count } бал
    [few] { $count } бали
   *[many] { $count } балів
}
drafted-count = { $count ->
    [one] { $count } прихований персонаж
    [few] { $count } приховані персонажі
   *[many] { $count } прихованих персонажів
}
city-label = Місто: { $built } з { $size } кварталів
city-one-short = Місто: { $built } з { $size } кварталів; бракує одного
city-complete = Завершено
district-label = { $name }, { $type } квартал, вартість { $cost }
coins-on = { $count ->
    [one] На кварталі { $count } золотий
    [few] На кварталі { $count } золоті
   *[many] На кварталі { $count } золотих
}
cards-under = { $count ->
    [one] Під кварталом { $count } карта
    [few] Під кварталом { $count } карти
   *[many] Під кварталом { $count } карт
}
tab-city = Моє місто
hand-title = Ваша рука
hand-empty = У руці немає карт
deck-count = { $count ->
    [one] { $count } карта в колоді
    [few] { $count } карти в колоді
   *[many] { $count } карт у колоді
}
mine-title = { $count ->
    [1] Ваш персонаж
   *[other] Ваші персонажі
}
mine-none = ще не обрано
passed-title = Передано далі:
costs = коштує

## Кінець гри

score-districts = Квартали
score-types = Квартали всіх типів
score-first = Перше завершене місто
score-completed = Завершене місто
tie-rank = { $figure ->
    [0] Нічия, по { $points }. Попереду { $name }: { $other } в останньому раунді не має відкритого персонажа.
   *[other] Нічия, по { $points }. Попереду { $name }, бо ранг в останньому раунді вищий: { $own } проти { $figure } ({ $other }).
}
tie-rank-you = { $you ->
    [name] { $figure ->
        [0] Нічия, по { $points }. Ви попереду: { $other } в останньому раунді не має відкритого персонажа.
       *[other] Нічия, по { $points }. Ви попереду, бо ранг в останньому раунді вищий: { $own } проти { $figure } ({ $other }).
    }
   *[other] { $figure ->
        [0] Нічия, по { $points }. Попереду { $name }: у вас в останньому раунді немає відкритого персонажа.
       *[other] Нічия, по { $points }. Попереду { $name }, бо ранг в останньому раунді вищий: { $own } проти { $figure } (ви).
    }
}
tie-districts = Нічия, по { $points }. Попереду { $name }, бо самі квартали дають більше балів: { $own } проти { $figure } ({ $other }).
tie-districts-you = { $you ->
    [name] Нічия, по { $points }. Ви попереду, бо самі квартали дають більше балів: { $own } проти { $figure } ({ $other }).
   *[other] Нічия, по { $points }. Попереду { $name }, бо самі квартали дають більше балів: { $own } проти { $figure } (ви).
}
tie-gold = Нічия, по { $points }. Попереду { $name }, бо лишилося більше золота: { $own } проти { $figure } ({ $other }).
tie-gold-you = { $you ->
    [name] Нічия, по { $points }. Ви попереду, бо лишилося більше золота: { $own } проти { $figure } ({ $other }).
   *[other] Нічия, по { $points }. Попереду { $name }, бо лишилося більше золота: { $own } проти { $figure } (ви).
}
curve-points = Бали
curve-gold = Золото
curve-cards = Карти в руці
statistics-characters = За зіграним персонажем
statistics-drafted = За обраними персонажами
statistics-named = Кого ви називали

## Про що питає стіл

ask-draft = Оберіть персонажа на цей раунд
ask-piles = Берете цю стопку чи передаєте її далі, щоб отримати три карти, яких не бачили?
ask-draft_two = Оберіть із цієї стопки двох персонажів на раунд
ask-draft_discard = Скиньте одного персонажа долілиць
ask-turn = { $stage ->
    [gather] Ви ходите за { FORM($source, "acc") }: візьміть золото або карти
    [due] Ви ходите за { FORM($source, "acc") }: застосуйте властивість, а тоді завершуйте хід
    [build] Ви ходите за { FORM($source, "acc") }: будуйте або завершуйте хід
    [act] Ви ходите за { FORM($source, "acc") }: застосуйте властивість або завершуйте хід
   *[end] Ви ходите за { FORM($source, "acc") }: завершуйте хід
}
ask-keep = { $choices ->
    [1] Узяті карти однакові: лишіть собі одну
   *[other] Лишіть собі одну з узятих карт
}
ask-keep_some = Лишіть собі { $most ->
    [one] { $most } карту
    [few] { $most } карти
   *[many] { $most } карт
}
ask-payment = Чим заплатите за { FORM($source, "acc") }?
ask-payment_cards = Якою картою заплатите за { FORM($source, "acc") }?
ask-kill = Кого вбиваєте?
ask-rob = Кого грабуєте?
ask-swap = З ким обмінюєтеся картами?
ask-redraw = { $most ->
    [1] Скиньте карту, щоб узяти нову
    [one] Скиньте до { $most } карти, щоб узяти стільки ж нових
    [few] Скиньте до { $most } карт, щоб узяти стільки ж нових
   *[many] Скиньте до { $most } карт, щоб узяти стільки ж нових
}
ask-destroy = Який квартал руйнуєте?
ask-bewitch = Кого зачакловуєте?
ask-warrant_signed = На кого кладете підписане розпорядження?
ask-warrant_blank = На кого кладете непідписане розпорядження?
ask-threat_real = На кого кладете справжню погрозу?
ask-threat_blank = На кого кладете безпідставну погрозу?
ask-confiscate = { $choices ->
    [1] За квартал заплатив гравець із вашим непідписаним розпорядженням. Забрати не можна, але знаєте це лише ви
   *[other] За квартал заплатив гравець із вашим підписаним розпорядженням. Забираєте цей квартал?
}
ask-bribe = Вам погрожують. Даєте хабар?
ask-unmask = Хабаря не дали. Відкриваєте погрозу?
ask-spy = Чиї карти переглянете?
ask-spy_type = Який тип шукаєте?
ask-wizard = Чиї карти переглянете?
ask-wizard_card = Яку карту берете?
ask-wizard_build = { $choices ->
    [1] Зараз цю карту не збудувати. Лишіть її в руці; знаєте це лише ви
   *[other] Збудувати одразу чи лишити в руці?
}
ask-seer_give = Яку карту віддаєте?
ask-crown = Кому передаєте корону?
ask-crown_tribute = { $source } передає вам корону. Що віддаєте натомість?
ask-crown_price = Що берете за корону?
ask-tithe = Хто з найбагатших гравців вам платить?
ask-mix = Скільки доходу взяти золотом, а скільки картами?
ask-loan = Що будуєте за чуже золото?
ask-loan_from = У кого берете золото?
ask-loan_cards = { $least ->
    [one] Яку карту віддаєте натомість?
    [few] Які { $least } карти віддаєте натомість?
   *[many] Які { $least } карт віддаєте натомість?
}
ask-study = Яку карту лишаєте собі?
ask-seize = Який квартал захоплюєте?
ask-exchange = Який квартал хочете отримати?
ask-exchange_for = Який свій квартал віддаєте натомість?
ask-beautify = Який квартал прикрашаєте?
ask-armory = Який квартал зруйнує { $source }?
ask-museum = Яку карту кладете під { FORM($source, "acc") }?
ask-framework = Що будуєте замість { FORM($source, "gen") }?
ask-search = { $source } показує вам колоду. Яку карту берете?
ask-bell = { $source } збудована. Ударите в дзвін, щоб місто завершували сім кварталів?
ask-rescue = { $source } може повернути зруйнований квартал у руку. Заплатите 1 золотий?
ask-thanks = У місті власника корони є { $source }. Подякуєте йому? Якщо промовчите, втратите хід
ask-theater = { $source } дає обмінятися персонажами. З ким?
ask-theater_give = Якого свого персонажа віддаєте через { FORM($source, "acc") }?
ask-laboratory = Яку карту забере { $source }?
ask-other = { $source ->
    [none] Зробіть вибір
   *[other] Зробіть вибір щодо { FORM($source, "gen") }
}

## Варіанти

option-cancel = Скасувати
option-draft = { $character }
option-discard = { $character }
option-gather_gold = { $amount ->
    [one] Узяти { $amount } золотий
    [few] Узяти { $amount } золоті
   *[many] Узяти { $amount } золотих
}
option-gather_cards = { $count ->
    [one] Узяти { $count } карту
    [few] Узяти { $count } карти
   *[many] Узяти { $count } карт
}
option-income = Отримати { $unit ->
    [cards] { $amount ->
        [one] { $amount } карту
        [few] { $amount } карти
       *[many] { $amount } карт
    }
    [either] { $amount ->
        [one] { $amount } золотий або карту
        [few] { $amount } золоті або карти
       *[many] { $amount } золотих або карт
    }
   *[gold] { $amount ->
        [one] { $amount } золотий
        [few] { $amount } золоті
       *[many] { $amount } золотих
    }
} від { FORM($type, "pl") } кварталів
option-build = Збудувати { FORM($card, "acc") }
option-end_turn = Завершити хід
option-keep = { $card ->
    [none] Лишити в руці
   *[other] { $card }
}
option-card = { $card }
option-pay = { $cards ->
    [0] Заплатити { $gold ->
        [one] { $gold } золотий
        [few] { $gold } золоті
       *[many] { $gold } золотих
    }
    [one] Заплатити { $gold ->
        [one] { $gold } золотий
        [few] { $gold } золоті
       *[many] { $gold } золотих
    } та { $cards } карту
    [few] Заплатити { $gold ->
        [one] { $gold } золотий
        [few] { $gold } золоті
       *[many] { $gold } золотих
    } та { $cards } карти
   *[many] Заплатити { $gold ->
        [one] { $gold } золотий
        [few] { $gold } золоті
       *[many] { $gold } золотих
    } та { $cards } карт
}
option-name = { $character }
option-seat = { $seat }
option-destroy = { $card }
option-pile = { $take ->
    [1] Узяти цю стопку з чотирьох
   *[0] Передати далі, взяти три
}
option-ring = Ударити в дзвін: місто завершують { $size } кварталів
option-stay_silent = Промовчати
option-rescue = Забрати { FORM($card, "acc") }
option-thank = «Уклін і подяка вашій світлості!»
option-sacrifice = Знищити { FORM($card, "acc") }
option-confiscate = Забрати { FORM($card, "acc") }
option-let_pass = Пропустити
option-bribe = Дати хабар у { $gold ->
    [one] { $gold } золотий
    [few] { $gold } золоті
   *[many] { $gold } золотих
  }
option-refuse = Відмовитися
option-unmask = Відкрити погрозу
option-type = { $type }
option-give = { $what ->
    [gold] 1 золотий
    [card] { $card }
   *[none] Віддати { FORM($seat, "dat") } { FORM($card, "acc") }
}
option-take = { $what ->
    [gold] 1 золотий
   *[card] Випадкову карту
}
option-mix = { $gold ->
    [0] { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
      }
   *[other] { $cards ->
        [0] { $gold ->
            [one] { $gold } золотий
            [few] { $gold } золоті
           *[many] { $gold } золотих
          }
       *[other] { $gold ->
            [one] { $gold } золотий
            [few] { $gold } золоті
           *[many] { $gold } золотих
          } та { $cards ->
            [one] { $cards } карта
            [few] { $cards } карти
           *[many] { $cards } карт
          }
    }
}
option-seize = { $card }
option-exchange = { $card }
option-exchange_for = { $card }
option-beautify = { $card }
option-armory = { $card }
group-own = Ваші
group-out = Поза раундом
facedown-count = { $count } долілиць
# What an option would do; `change` has its sign.
effect-pays = { $gold } зол. → лишиться { $left }
effect-gold = { $count ->
    [one] { $change } золотий
    [few] { $change } золоті
   *[many] { $change } золотих
}
effect-cards = { $count ->
    [one] { $change } карта
    [few] { $change } карти
   *[many] { $change } карт
}
effect-points = бали: { $points } → { $then }
effect-score = { $count ->
    [one] { $change } бал
    [few] { $change } бали
   *[many] { $change } балів
}
effect-other = { FORM($seat, "dat") } { $changes }
effect-loses = Втратите { $what }
effect-risks = Можете втратити { $what }
end-anyway = Усе одно завершити хід
brings-income = зараз дасть { $count ->
    [one] { $count } золотий
    [few] { $count } золоті
   *[many] { $count } золотих
  }
brings-income-cards = { $count ->
    [one] зараз дасть { $count } карту
    [few] зараз дасть { $count } карти
   *[many] зараз дасть { $count } карт
}
brings-income-either = { $count ->
    [one] зараз дасть { $count } золотий або карту
    [few] зараз дасть { $count } золоті або карти
   *[many] зараз дасть { $count } золотих або карт
}
stake-gold = { $count ->
    [one] { $count } золотий
    [few] { $count } золоті
   *[many] { $count } золотих
}
stake-turn = хід
stake-district = { FORM($card, "acc") }
stake-income = не взято { $count ->
    [one] { $count } золотий
    [few] { $count } золоті
   *[many] { $count } золотих
  }
stake-income-cards = { $count ->
    [one] не взято { $count } карту
    [few] не взято { $count } карти
   *[many] не взято { $count } карт
}
stake-income-either = { $count ->
    [one] не взято { $count } золотий або карту
    [few] не взято { $count } золоті або карти
   *[many] не взято { $count } золотих або карт
}
stake-ability = не використано «{ $name }»
stake-use = не використано «{ $name }»
stake-build = { $count ->
    [1] ще можна збудувати одну карту
    [one] ще можна збудувати одну з { $count } карти
    [few] ще можна збудувати одну з { $count } карт
   *[many] ще можна збудувати одну з { $count } карт
}
# Across a card of the hand, in two words.
strip-short = бракує { $gold }
strip-duplicate = уже є
strip-limit = більше не можна
strip-never-built = не будують
strip-shielded = { $character }
strip-immune = захищено
strip-complete = завершене
strip-too-dear = понад { $cost }
strip-doubled = був би другий
strip-no-give = нема що дати
strip-beautified = уже прикрашено
# What a button beside a card, a character or a player does.
act-draft = Узяти
act-draft_discard = Скинути
act-kill = Убити
act-rob = Пограбувати
act-bewitch = Зачаклувати
act-warrant_signed = Підписане
act-warrant_blank = Непідписане
act-threat_real = Справжня
act-threat_blank = Безпідставна
act-pays = { $gold ->
    [0] { $act } · безкоштовно
   *[other] { $act } · за { $gold } зол.
}
# On a district that can be chosen: what it costs, and what gold is left.
price-left = −{ $gold } → { $left }
price-free = безкоштовно
act-destroy = Зруйнувати
act-armory = Зруйнувати
act-payment-sacrifice = Знищити
act-seize = Захопити
act-exchange = Забрати
act-exchange_for = Віддати
act-beautify = Прикрасити
act-swap = Обмінятися
act-spy = Підглянути
act-wizard = Підглянути
act-crown = Передати
act-tithe = Стягнути
act-loan_from = Узяти
act-theater = Обмінятися
act-theater_give = Віддати
act-keep = Лишити
act-keep_some = Лишити
act-study = Лишити
act-search = Узяти
act-wizard_card = Узяти
act-laboratory = Скинути
act-redraw = Скинути
act-museum = Покласти
act-payment_cards = Заплатити
act-loan = Збудувати
act-framework = Збудувати
act-build = Збудувати
act-use = Використати
act-give = Віддати
act-loan_cards = Віддати
act-confiscate = Забрати
act-rescue = Забрати
ability-bewitch = Зачаклувати персонажа
ability-warrant = Роздати розпорядження
ability-threaten = Роздати погрози
ability-spy = Переглянути карти гравця
ability-take_card = Забрати карту з руки гравця
ability-seer = Узяти по карті в кожного гравця
ability-crown = Передати корону
ability-tithe = Узяти 1 золотий у найбагатшого
ability-loan = Збудувати за чуже золото
ability-four_gold = Узяти 4 золоті
ability-four_cards = Узяти 4 карти
ability-study = Переглянути сім карт
ability-exchange = Обмінятися кварталами
ability-exchange-classic = Обмінятися кварталами й завершити хід
ability-seize = Захопити квартал
ability-court = Відвідати двір: 3 золоті
ability-beautify = Прикрасити квартал
ability-collect_tax = Зібрати мито
ability-kill = Убити персонажа
ability-rob = Пограбувати персонажа
ability-swap = Обмінятися картами з гравцем
ability-redraw = Обмінятися картами з колодою
ability-bonus_gold = Узяти додатковий золотий
ability-bonus_cards = Узяти додаткові карти
ability-destroy = Зруйнувати квартал
ability-destroy-classic = Зруйнувати квартал і завершити хід
use-armory = Арсенал: знищити його, щоб зруйнувати квартал
use-framework = Будівельний майданчик: знищити його, щоб збудувати квартал без оплати
use-laboratory = Лабораторія: золото за карту
use-museum = Музей: покласти під нього карту
use-smithy = Кузня: карти за золото

## Чому чогось не можна обрати

reason-silenced = Ви можете втратити хід{ $because ->
    [yes] {": "}ви попереду
   *[no] {""}
  }
reason-robbed = Вас можуть пограбувати{ $because ->
    [yes] {": "}у вас найбільше золота
   *[no] {""}
  }
reason-wrecked = Ви можете втратити квартал
reason-crowned = Корона може стати вашою
reason-leaves = У середньому за раунд ваше місто отримає { $built ->
    [one] { $built } квартал
    [few] { $built } квартали
    [many] { $built } кварталів
   *[other] { $built } кварталу
  }, а ви матимете { $gold ->
    [one] { $gold } золотий
    [few] { $gold } золоті
    [many] { $gold } золотих
   *[other] { $gold } золотого
  } та { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
  }
reason-ends-points = У середньому наприкінці раунду у вас { $mean ->
    [one] { $mean } бал
    [few] { $mean } бали
    [many] { $mean } балів
   *[other] { $mean } бала
  } замість { $instead }
reason-ends-districts = У середньому наприкінці раунду у вас { $mean ->
    [one] { $mean } квартал
    [few] { $mean } квартали
    [many] { $mean } кварталів
   *[other] { $mean } кварталу
  } замість { $instead }
reason-ends-gold = У середньому наприкінці раунду у вас { $mean ->
    [one] { $mean } золотий
    [few] { $mean } золоті
    [many] { $mean } золотих
   *[other] { $mean } золотого
  } замість { $instead }
reason-ends-cards = У середньому наприкінці раунду у вас { $mean ->
    [one] { $mean } карта
    [few] { $mean } карти
    [many] { $mean } карт
   *[other] { $mean } карти
  } замість { $instead }
reason-ends-rival-points = У середньому наприкінці раунду в найсильнішого суперника { $mean ->
    [one] { $mean } бал
    [few] { $mean } бали
    [many] { $mean } балів
   *[other] { $mean } бала
  } замість { $instead }
reason-ends-rival-districts = У середньому наприкінці раунду в найсильнішого суперника { $mean ->
    [one] { $mean } квартал
    [few] { $mean } квартали
    [many] { $mean } кварталів
   *[other] { $mean } кварталу
  } замість { $instead }
reason-lets-build = Цього раунду ви зможете збудувати { FORM($card, "acc") }
reason-keeps-turn = Ви можете втратити хід: імовірність { $share } % замість { $before } %
reason-keeps-gold = Вас можуть пограбувати: імовірність { $share } % замість { $before } %
reason-keeps-city = Ви можете втратити квартал: імовірність { $share } % замість { $before } %
reason-stops-rival = { $seat } може втратити хід: імовірність { $share } % замість { $before } %
reason-robs-rival = Золото { FORM($seat, "gen") } можуть украсти: імовірність { $share } % замість { $before } %
reason-strikes-rival = { $seat } може втратити квартал: імовірність { $share } % замість { $before } %
reason-has-card = Ви можете мати в місті { FORM($card, "acc") }: імовірність { $share } % замість { $before } %
reason-all-types = Ви можете мати квартали всіх типів: імовірність { $share } % замість { $before } %
reason-finishes = Ви можете завершити місто: імовірність { $share } % замість { $before } %
reason-last-round = Цей раунд може стати останнім: імовірність { $share } % замість { $before } %
reason-more-bonus = За { FORM($card, "acc") } може бути більше додаткових балів: у середньому { $mean } замість { $instead }
reason-builds-more = Цього раунду ви можете збудувати більше кварталів: у середньому { $mean } замість { $instead }
reason-more-gold = Наприкінці раунду ви можете мати більше золота: у середньому { $mean } замість { $instead }
reason-more-cards = Наприкінці раунду ви можете мати більше карт для будівництва: у середньому { $mean } замість { $instead }
reason-builds-less = Цього раунду { $seat } може збудувати менше кварталів: у середньому { $mean } замість { $instead }
reason-less-gold = Наприкінці раунду { $seat } може мати менше золота: у середньому { $mean } замість { $instead }
reason-fewer-cards = Наприкінці раунду { $seat } може мати менше карт для будівництва: у середньому { $mean } замість { $instead }
reason-stops = { CAP(FORM($seat, "dat")) } бракує одного кварталу. { $character } може стати на заваді
reason-shields = До завершення вашого міста бракує { $count ->
    [one] { $count } кварталу
    [few] { $count } кварталів
   *[many] { $count } кварталів
  }, а { $character } може вберегти його від рангу 8
reason-pays = { $character } може принести вам { $unit ->
    [cards] { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }
    [either] { $count ->
        [one] { $count } золотий або карту
        [few] { $count } золоті або карти
       *[many] { $count } золотих або карт
    }
   *[gold] { $count ->
        [one] { $count } золотий
        [few] { $count } золоті
       *[many] { $count } золотих
    }
} доходу
reason-robs = { SOUND(FORM($seat, "gen")) ->
    [vowel] В
    [iotated] В
   *[consonant] У
} { FORM($seat, "gen") } { $gold ->
    [one] { $gold } золотий, який може вкрасти { $character }
    [few] { $gold } золоті, які може вкрасти { $character }
   *[many] { $gold } золотих, які може вкрасти { $character }
}
reason-builds = { $character } може збудувати за хід { $count } квартали
reason-crowns = { $character } забирає корону: наступного раунду ви можете обирати раніше за всіх
reason-denies = Якщо { $seat } — { $character }, дохід може становити { $unit ->
    [cards] { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }
    [either] { $count ->
        [one] { $count } золотий або карту
        [few] { $count } золоті або карти
       *[many] { $count } золотих або карт
    }
   *[gold] { $count ->
        [one] { $count } золотий
        [few] { $count } золоті
       *[many] { $count } золотих
    }
}
reason-passed-on = Під час вибору ви передали { FORM($character, "acc") } далі, тож цього персонажа міг хтось узяти
reason-names-paid = Можливо, { $seat } — це { $character }; дохід становив би { $unit ->
    [cards] { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }
    [either] { $count ->
        [one] { $count } золотий або карту
        [few] { $count } золоті або карти
       *[many] { $count } золотих або карт
    }
   *[gold] { $count ->
        [one] { $count } золотий
        [few] { $count } золоті
       *[many] { $count } золотих
    }
}
reason-holds-gold = { $seat } має { $gold ->
    [one] { $gold } золотий
    [few] { $gold } золоті
   *[many] { $gold } золотих
  }; можливо, це { $character }
reason-ruins = { $character } може позбавити вас кварталу, а ви попереду
reason-completes = Збудувавши { FORM($card, "acc") }, ви завершите місто: два бали
reason-completes-first = Збудувавши { FORM($card, "acc") }, ви завершите місто раніше за всіх: чотири бали й останній раунд
reason-fifth-type = { $card } — п’ятий тип у місті: три бали
reason-bonus-ivory_tower = За { FORM($card, "acc") } — ще { $count ->
    [one] { $count } бал
    [few] { $count } бали
   *[many] { $count } балів
  }, поки це ваш єдиний особливий квартал
reason-bonus-statue = За { FORM($card, "acc") } — ще { $count ->
    [one] { $count } бал
    [few] { $count } бали
   *[many] { $count } балів
  }, поки корона у вас
reason-bonus-capitol = За { FORM($card, "acc") } — ще { $count ->
    [one] { $count } бал
    [few] { $count } бали
   *[many] { $count } балів
  }: маєте три квартали одного типу
reason-bonus = За { FORM($card, "acc") } — наразі ще { $count ->
    [one] { $count } бал
    [few] { $count } бали
   *[many] { $count } балів
  }
reason-pays-at-once = Збудуйте { FORM($card, "acc") }, перш ніж брати дохід: цей квартал теж його дасть
reason-no-ruin = { $character } цього раунду вже не зашкодить вашому місту
reason-spends = Золото, вкладене в місто, не вкрадуть, а те, що лишилося у вас, можуть украсти
reason-affords = Вистачить на { FORM($card, "acc") }
reason-enough-cards = У вас { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
  } на будівництво, бракує лише золота
reason-no-cards = У руці нема чого будувати
reason-enough-gold = { $gold ->
    [one] Вашого { $gold } золотого вистачить на будь-яку карту з руки
    [few] Ваших { $gold } золотих вистачить на будь-яку карту з руки
   *[many] Ваших { $gold } золотих вистачить на будь-яку карту з руки
}
reason-ready-now = Цього ходу ви зможете збудувати { FORM($card, "acc") }
reason-near-end = { CAP(FORM($seat, "dat")) } до завершення міста бракує { $count ->
    [one] { $count } кварталу
    [few] { $count } кварталів
   *[many] { $count } кварталів
  }
reason-strongest = { $seat } має { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
  }, найбільше серед ваших суперників
reason-costs-rival = { $seat } втрачає { $count ->
    [one] { $count } бал
    [few] { $count } бали
   *[many] { $count } балів
  }
reason-full-hand = { $seat } має { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
  }, найбільше за столом
reason-draws = { $character } бере карти, а на будівництво у вас їх { $cards ->
    [0] немає
   *[other] лише { $cards }
  }
reason-goes-first = Ранг 1 не пограбують, а у вас { $gold ->
    [one] { $gold } золотий
    [few] { $gold } золоті
   *[many] { $gold } золотих
  }
reason-never-seen = Ви не бачили { FORM($character, "gen") } під час вибору, тож цього персонажа міг хтось узяти
reason-dearest = { $card } — найдорожчий квартал, який вам по кишені
reason-short-of = Тоді до { FORM($card, "gen") } бракуватиме { $gold ->
    [one] { $gold } золотого
    [few] { $gold } золотих
   *[many] { $gold } золотих
  }
reason-pays-now = Ваші квартали вже зараз дають { $unit ->
    [cards] { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }
    [either] { $count ->
        [one] { $count } золотий або карту
        [few] { $count } золоті або карти
       *[many] { $count } золотих або карт
    }
   *[gold] { $count ->
        [one] { $count } золотий
        [few] { $count } золоті
       *[many] { $count } золотих
    }
}
reason-one-card = { $card } — єдина карта, яку ви можете збудувати
blocked-short = { $gold ->
    [one] Бракує { $gold } золотого
    [few] Бракує { $gold } золотих
   *[many] Бракує { $gold } золотих
}
blocked-duplicate = Уже є у вашому місті
blocked-limit = { $limit ->
    [one] Збудовано { $limit } квартал, більше не можна
    [few] Збудовано { $limit } квартали, більше не можна
   *[many] Збудовано { $limit } кварталів, більше не можна
}
blocked-no-builds = { $character } не будує
blocked-city-grown = Лише доки у вас не більш як чотири квартали
blocked-never-built = Збудувати не можна
blocked-gather-first = Спершу візьміть золото або карти
blocked-only-gathers = Цього ходу можна лише взяти золото або карти
blocked-bewitched = Вас зачакловано: лише золото або карти
blocked-only-ability = Цього ходу можна лише застосувати властивість
blocked-ability-first = Спершу застосуйте властивість
blocked-used = Цього ходу вже застосовано
blocked-no-income = Немає { FORM($type, "pl") } кварталів
blocked-no-target = Немає до чого застосувати
blocked-no-build = Немає карти, яку можна збудувати
blocked-no-loan = Немає карти, яку можна збудувати за чуже золото
blocked-no-richest = Ніхто не мусить вам платити
blocked-no-taxes = Мита ще немає
blocked-court-afar = Ви не поруч із рангом 4
blocked-hand-empty = У руці немає карт
blocked-hands-empty = Ні в кого більше немає карт
blocked-deck-empty = Колода порожня
blocked-own-character = Це ваш персонаж у цьому ході
blocked-rank-one = На ранг 1 не діє
blocked-marked = Уже має жетон { FORM($character, "gen") }
blocked-token-laid = Уже має жетон
blocked-blank = Ваше розпорядження без підпису
blocked-crowned = Має корону
blocked-not-richest = Не найбагатший
blocked-complete = Місто завершено
blocked-shielded = Під захистом { FORM($character, "gen") }
blocked-immune = Недоторканний квартал
blocked-too-dear = Коштує понад { $cost }
blocked-doubled = У місті стало б два однакові
blocked-no-give = Нема чого дати навзамін
blocked-beautified = Уже прикрашено
blocked-being-built = Саме будується
blocked-no-loan-needed = Вистачає власного золота
blocked-no-lender = { $gold ->
    [one] Ні в кого взяти { $gold } золотий
    [few] Ні в кого взяти { $gold } золоті
   *[many] Ні в кого взяти { $gold } золотих
}
blocked-few-cards = { $gold ->
    [one] Замало карт, щоб віддати за { $gold } золотий
    [few] Замало карт, щоб віддати за { $gold } золоті
   *[many] Замало карт, щоб віддати за { $gold } золотих
}

## Типи й причини

type-noble = дворянський
    .pl = дворянських
type-religious = церковний
    .pl = церковних
type-military = військовий
    .pl = військових
type-trade = торговельний
    .pl = торговельних
type-unique = особливий
    .pl = особливих
## Журнал гри

event-round_started = Починається раунд { $round }, корону має { $to }
event-round_started-you = Починається раунд { $round }, корона у вас
event-character_removed = { $character } не бере участі в цьому раунді
event-character_laid_away = { $named ->
    [yes] Долілиць скинуто { FORM($character, "acc") }
   *[other] { $count ->
        [one] Долілиць скинуто { $count } персонажа
        [few] Долілиць скинуто { $count } персонажів
       *[many] Долілиць скинуто { $count } персонажів
    }
}
event-character_drafted = { $named ->
    [yes] { $seat } бере { FORM($character, "acc") }
   *[other] { $seat } бере персонажа
}
event-character_drafted-you = { $named ->
    [yes] Ви берете { FORM($character, "acc") }
   *[other] Ви берете персонажа
}
event-characters_swapped = { $named ->
    [yes] { $seat } та { $other } обмінюються персонажами; тепер ви — { $character }
   *[other] { $seat } та { $other } обмінюються персонажами
}
event-characters_swapped-you = { $you ->
    [seat] { $named ->
        [yes] Ви та { $other } обмінюєтеся персонажами; тепер ви — { $character }
       *[other] Ви та { $other } обмінюєтеся персонажами
    }
   *[other] { $named ->
        [yes] { $seat } та ви обмінюєтеся персонажами; тепер ви — { $character }
       *[other] { $seat } та ви обмінюєтеся персонажами
    }
}
event-rank_called = { $by } викликає { FORM($character, "acc") } (ранг { $rank })
event-rank_called-you = Ви викликаєте { FORM($character, "acc") } (ранг { $rank })
event-nobody_answered = { $source ->
    [none] На виклик { FORM($character, "gen") } ніхто не озвався
   *[other] { FORM($character, "gender") ->
        [f] Убита { $character } мовчить
       *[m] Убитий { $character } мовчить
    }
}
event-character_revealed = { $seat } — { $character }
event-character_revealed-you = Ви — { $character }
silence-out = { $character } не бере участі в цьому раунді
silence-murdered = { FORM($character, "gender") ->
    [f] Убита { $character } мовчить
   *[m] Убитий { $character } мовчить
}
silence-absent = { FORM($character, "gen") } ніхто не взяв
unmasked-murdered = { FORM($character, "gender") ->
    [f] Убита { $character } — це { $name }
   *[m] Убитий { $character } — це { $name }
}
unmasked-murdered-you = { FORM($character, "gender") ->
    [f] Убита { $character } — це ви
   *[m] Убитий { $character } — це ви
}
event-character_named = { $kind ->
    [kill] { $seat } насилає вбивцю на { FORM($character, "acc") }
    [bewitch] { $seat } зачакловує { FORM($character, "acc") }
    [rob] { $seat } готується пограбувати { FORM($character, "acc") }
    [warrant] { $seat } кладе розпорядження на { FORM($character, "acc") }
    [threat] { $seat } погрожує { FORM($character, "dat") }
   *[other] { $seat } називає { FORM($character, "acc") }
}
event-character_named-you = { $kind ->
    [kill] Ви насилаєте вбивцю на { FORM($character, "acc") }
    [bewitch] Ви зачакловуєте { FORM($character, "acc") }
    [rob] Ви готуєтеся пограбувати { FORM($character, "acc") }
    [warrant] Ви кладете розпорядження на { FORM($character, "acc") }
    [threat] Ви погрожуєте { FORM($character, "dat") }
   *[other] Ви називаєте { FORM($character, "acc") }
}
event-mark_unmasked = { $real ->
    [yes] Погроза для { FORM($character, "gen") } була справжня
   *[no] Погроза для { FORM($character, "gen") } була безпідставна
}
event-turn_resumed = { $seat } продовжує хід { FORM($character, "gen") }
event-turn_resumed-you = Ви продовжуєте хід { FORM($character, "gen") }
event-turn_ended = { $seat } завершує хід
event-turn_ended-you = Ви завершуєте хід
event-turn_lost = { $seat } втрачає хід
event-turn_lost-you = Ви втрачаєте хід
event-gold_gained = { $origin ->
    [gather] { $seat } отримує { $amount ->
        [one] { $amount } золотий
        [few] { $amount } золоті
       *[many] { $amount } золотих
    } за дію
    [character] { $seat } отримує { $amount ->
        [one] { $amount } золотий
        [few] { $amount } золоті
       *[many] { $amount } золотих
    } завдяки властивості { FORM($source, "gen") }
    [district] { $seat } отримує { $amount ->
        [one] { $amount } золотий
        [few] { $amount } золоті
       *[many] { $amount } золотих
    } завдяки властивості { FORM($source, "gen") }
   *[none] { $seat } отримує { $amount ->
        [one] { $amount } золотий
        [few] { $amount } золоті
       *[many] { $amount } золотих
    }
}
event-gold_gained-you = { $origin ->
    [gather] Ви отримуєте { $amount ->
        [one] { $amount } золотий
        [few] { $amount } золоті
       *[many] { $amount } золотих
    } за дію
    [character] Ви отримуєте { $amount ->
        [one] { $amount } золотий
        [few] { $amount } золоті
       *[many] { $amount } золотих
    } завдяки властивості { FORM($source, "gen") }
    [district] Ви отримуєте { $amount ->
        [one] { $amount } золотий
        [few] { $amount } золоті
       *[many] { $amount } золотих
    } завдяки властивості { FORM($source, "gen") }
   *[none] Ви отримуєте { $amount ->
        [one] { $amount } золотий
        [few] { $amount } золоті
       *[many] { $amount } золотих
    }
}
event-gold_paid = { $origin ->
    [character] { $seat } платить { $amount ->
        [one] { $amount } золотий
        [few] { $amount } золоті
       *[many] { $amount } золотих
    } як { $source }
    [district] { $seat } платить { $amount ->
        [one] { $amount } золотий
        [few] { $amount } золоті
       *[many] { $amount } золотих
    } за { FORM($source, "acc") }
   *[none] { $seat } платить { $amount ->
        [one] { $amount } золотий
        [few] { $amount } золоті
       *[many] { $amount } золотих
    }
}
event-gold_paid-you = { $origin ->
    [character] Ви платите { $amount ->
        [one] { $amount } золотий
        [few] { $amount } золоті
       *[many] { $amount } золотих
    } як { $source }
    [district] Ви платите { $amount ->
        [one] { $amount } золотий
        [few] { $amount } золоті
       *[many] { $amount } золотих
    } за { FORM($source, "acc") }
   *[none] Ви платите { $amount ->
        [one] { $amount } золотий
        [few] { $amount } золоті
       *[many] { $amount } золотих
    }
}
event-gold_moved = { $origin ->
    [character] { $from } віддає { FORM($to, "dat") } { $amount ->
        [one] { $amount } золотий
        [few] { $amount } золоті
       *[many] { $amount } золотих
    } через { FORM($source, "acc") }
    [district] { $from } віддає { FORM($to, "dat") } { $amount ->
        [one] { $amount } золотий
        [few] { $amount } золоті
       *[many] { $amount } золотих
    } через { FORM($source, "acc") }
   *[none] { $from } віддає { FORM($to, "dat") } { $amount ->
        [one] { $amount } золотий
        [few] { $amount } золоті
       *[many] { $amount } золотих
    }
}
event-gold_moved-you = { $you ->
    [from] { $origin ->
        [character] Ви віддаєте { FORM($to, "dat") } { $amount ->
            [one] { $amount } золотий
            [few] { $amount } золоті
           *[many] { $amount } золотих
        } через { FORM($source, "acc") }
        [district] Ви віддаєте { FORM($to, "dat") } { $amount ->
            [one] { $amount } золотий
            [few] { $amount } золоті
           *[many] { $amount } золотих
        } через { FORM($source, "acc") }
       *[none] Ви віддаєте { FORM($to, "dat") } { $amount ->
            [one] { $amount } золотий
            [few] { $amount } золоті
           *[many] { $amount } золотих
        }
    }
   *[to] { $origin ->
        [character] { $from } віддає вам { $amount ->
            [one] { $amount } золотий
            [few] { $amount } золоті
           *[many] { $amount } золотих
        } через { FORM($source, "acc") }
        [district] { $from } віддає вам { $amount ->
            [one] { $amount } золотий
            [few] { $amount } золоті
           *[many] { $amount } золотих
        } через { FORM($source, "acc") }
       *[none] { $from } віддає вам { $amount ->
            [one] { $amount } золотий
            [few] { $amount } золоті
           *[many] { $amount } золотих
        }
    }
}
event-tax_paid = { $seat } платить { $amount ->
    [one] { $amount } золотий
    [few] { $amount } золоті
   *[many] { $amount } золотих
  } мита
event-tax_paid-you = Ви платите { $amount ->
    [one] { $amount } золотий
    [few] { $amount } золоті
   *[many] { $amount } золотих
  } мита
event-tax_collected = { $seat } збирає { $amount ->
    [one] { $amount } золотий
    [few] { $amount } золоті
   *[many] { $amount } золотих
  } мита
event-tax_collected-you = Ви збираєте { $amount ->
    [one] { $amount } золотий
    [few] { $amount } золоті
   *[many] { $amount } золотих
  } мита
event-cards_drawn = { $known ->
    [yes] { $seat } бере з колоди { FORM($cards, "acc") }
   *[other] { $count ->
        [one] { $seat } бере з колоди { $count } карту
        [few] { $seat } бере з колоди { $count } карти
       *[many] { $seat } бере з колоди { $count } карт
    }
}
event-cards_drawn-you = { $known ->
    [yes] Ви берете з колоди { FORM($cards, "acc") }
   *[other] { $count ->
        [one] Ви берете з колоди { $count } карту
        [few] Ви берете з колоди { $count } карти
       *[many] Ви берете з колоди { $count } карт
    }
}
event-cards_discarded = { $known ->
    [yes] { $seat } кладе під колоду { FORM($cards, "acc") }
   *[other] { $count ->
        [one] { $seat } кладе під колоду { $count } карту
        [few] { $seat } кладе під колоду { $count } карти
       *[many] { $seat } кладе під колоду { $count } карт
    }
}
event-cards_discarded-you = { $known ->
    [yes] Ви кладете під колоду { FORM($cards, "acc") }
   *[other] { $count ->
        [one] Ви кладете під колоду { $count } карту
        [few] Ви кладете під колоду { $count } карти
       *[many] Ви кладете під колоду { $count } карт
    }
}
event-card_kept = { $known ->
    [yes] { $seat } лишає собі { FORM($cards, "acc") }
   *[other] { $count ->
        [one] { $seat } лишає собі { $count } карту
        [few] { $seat } лишає собі { $count } карти
       *[many] { $seat } лишає собі { $count } карт
    }
}
event-card_kept-you = { $known ->
    [yes] Ви лишаєте собі { FORM($cards, "acc") }
   *[other] { $count ->
        [one] Ви лишаєте собі { $count } карту
        [few] Ви лишаєте собі { $count } карти
       *[many] Ви лишаєте собі { $count } карт
    }
}
event-build_given_up = { CAP(FORM($card, "acc")) } не оплачено: карта лишається в руці, і понад обмеження її вже не збудувати
event-card_rescued = { $seat } забирає в руку { FORM($card, "acc") }
event-card_rescued-you = Ви забираєте в руку { FORM($card, "acc") }
event-cards_given = { $known ->
    [yes] { $from } віддає { FORM($to, "dat") } { FORM($cards, "acc") }
   *[other] { $count ->
        [one] { $from } віддає { FORM($to, "dat") } { $count } карту
        [few] { $from } віддає { FORM($to, "dat") } { $count } карти
       *[many] { $from } віддає { FORM($to, "dat") } { $count } карт
    }
}
event-cards_given-you = { $you ->
    [from] { $known ->
        [yes] Ви віддаєте { FORM($to, "dat") } { FORM($cards, "acc") }
       *[other] { $count ->
            [one] Ви віддаєте { FORM($to, "dat") } { $count } карту
            [few] Ви віддаєте { FORM($to, "dat") } { $count } карти
           *[many] Ви віддаєте { FORM($to, "dat") } { $count } карт
        }
    }
   *[to] { $known ->
        [yes] { $from } віддає вам { FORM($cards, "acc") }
       *[other] { $count ->
            [one] { $from } віддає вам { $count } карту
            [few] { $from } віддає вам { $count } карти
           *[many] { $from } віддає вам { $count } карт
        }
    }
}
event-card_tucked = { $known ->
    [yes] { $seat } кладе під { FORM($card, "acc") } { FORM($cards, "acc") }
   *[other] { $seat } кладе карту під { FORM($card, "acc") }
}
event-card_tucked-you = { $known ->
    [yes] Ви кладете під { FORM($card, "acc") } { FORM($cards, "acc") }
   *[other] Ви кладете карту під { FORM($card, "acc") }
}
event-hand_shown = { $known ->
    [yes] { $by } переглядає карти { FORM($seat, "gen") }: { $cards }
   *[other] { $by } переглядає карти { FORM($seat, "gen") }
}
event-hand_shown-you = { $you ->
    [by] { $known ->
        [yes] Ви переглядаєте карти { FORM($seat, "gen") }: { $cards }
       *[other] Ви переглядаєте карти { FORM($seat, "gen") }
    }
   *[seat] { $known ->
        [yes] { $by } переглядає ваші карти: { $cards }
       *[other] { $by } переглядає ваші карти
    }
}
event-hands_swapped = { $known ->
    [yes] { $seat } та { $other } обмінюються картами; ваші нові карти: { $cards }
   *[other] { $seat } та { $other } обмінюються картами
}
event-hands_swapped-you = { $you ->
    [seat] { $known ->
        [yes] Ви та { $other } обмінюєтеся картами; ваші нові карти: { $cards }
       *[other] Ви та { $other } обмінюєтеся картами
    }
   *[other] { $known ->
        [yes] { $seat } та ви обмінюєтеся картами; ваші нові карти: { $cards }
       *[other] { $seat } та ви обмінюєтеся картами
    }
}
event-district_built = { $paid ->
    [0] { $seat } будує { FORM($card, "acc") } безкоштовно
    [one] { $seat } будує { FORM($card, "acc") } за { $paid } золотий
    [few] { $seat } будує { FORM($card, "acc") } за { $paid } золоті
   *[many] { $seat } будує { FORM($card, "acc") } за { $paid } золотих
}
event-district_built-you = { $paid ->
    [0] Ви будуєте { FORM($card, "acc") } безкоштовно
    [one] Ви будуєте { FORM($card, "acc") } за { $paid } золотий
    [few] Ви будуєте { FORM($card, "acc") } за { $paid } золоті
   *[many] Ви будуєте { FORM($card, "acc") } за { $paid } золотих
}
event-district_destroyed = { $own ->
    [yes] { $paid ->
        [0] { $by } руйнує { FORM($card, "acc") } у власному місті
        [one] { $by } руйнує { FORM($card, "acc") } у власному місті за { $paid } золотий
        [few] { $by } руйнує { FORM($card, "acc") } у власному місті за { $paid } золоті
       *[many] { $by } руйнує { FORM($card, "acc") } у власному місті за { $paid } золотих
    }
   *[no] { $paid ->
        [0] { $by } руйнує { SOUND(FORM($seat, "gen")) ->
        [v] у
       *[consonant] в
    } { FORM($seat, "gen") } { FORM($card, "acc") }
        [one] { $by } руйнує { SOUND(FORM($seat, "gen")) ->
        [v] у
       *[consonant] в
    } { FORM($seat, "gen") } { FORM($card, "acc") } за { $paid } золотий
        [few] { $by } руйнує { SOUND(FORM($seat, "gen")) ->
        [v] у
       *[consonant] в
    } { FORM($seat, "gen") } { FORM($card, "acc") } за { $paid } золоті
       *[many] { $by } руйнує { SOUND(FORM($seat, "gen")) ->
        [v] у
       *[consonant] в
    } { FORM($seat, "gen") } { FORM($card, "acc") } за { $paid } золотих
    }
}
event-district_destroyed-you = { $you ->
    [by] { $paid ->
        [0] Ви руйнуєте { SOUND(FORM($seat, "gen")) ->
    [v] у
   *[consonant] в
} { FORM($seat, "gen") } { FORM($card, "acc") }
        [one] Ви руйнуєте { SOUND(FORM($seat, "gen")) ->
    [v] у
   *[consonant] в
} { FORM($seat, "gen") } { FORM($card, "acc") } за { $paid } золотий
        [few] Ви руйнуєте { SOUND(FORM($seat, "gen")) ->
    [v] у
   *[consonant] в
} { FORM($seat, "gen") } { FORM($card, "acc") } за { $paid } золоті
       *[many] Ви руйнуєте { SOUND(FORM($seat, "gen")) ->
    [v] у
   *[consonant] в
} { FORM($seat, "gen") } { FORM($card, "acc") } за { $paid } золотих
    }
    [seat] { $paid ->
        [0] { $by } руйнує { FORM($card, "acc") } у вашому місті
        [one] { $by } руйнує { FORM($card, "acc") } у вашому місті за { $paid } золотий
        [few] { $by } руйнує { FORM($card, "acc") } у вашому місті за { $paid } золоті
       *[many] { $by } руйнує { FORM($card, "acc") } у вашому місті за { $paid } золотих
    }
   *[both] { $paid ->
        [0] Ви руйнуєте { FORM($card, "acc") } у власному місті
        [one] Ви руйнуєте { FORM($card, "acc") } у власному місті за { $paid } золотий
        [few] Ви руйнуєте { FORM($card, "acc") } у власному місті за { $paid } золоті
       *[many] Ви руйнуєте { FORM($card, "acc") } у власному місті за { $paid } золотих
    }
}
event-district_confiscated = { $to } забирає { FORM($card, "acc") } за розпорядженням; { $seat } повертає собі золото
event-district_confiscated-you = { $you ->
    [to] Ви забираєте { FORM($card, "acc") } за розпорядженням; { $seat } повертає собі золото
   *[seat] { $to } забирає у вас { FORM($card, "acc") } за розпорядженням; ви повертаєте собі золото
}
event-district_seized = { $paid ->
    [one] { $by } захоплює { SOUND(FORM($seat, "gen")) ->
    [v] у
   *[consonant] в
} { FORM($seat, "gen") } { FORM($card, "acc") } за { $paid } золотий
    [few] { $by } захоплює { SOUND(FORM($seat, "gen")) ->
    [v] у
   *[consonant] в
} { FORM($seat, "gen") } { FORM($card, "acc") } за { $paid } золоті
   *[many] { $by } захоплює { SOUND(FORM($seat, "gen")) ->
    [v] у
   *[consonant] в
} { FORM($seat, "gen") } { FORM($card, "acc") } за { $paid } золотих
}
event-district_seized-you = { $you ->
    [by] { $paid ->
        [one] Ви захоплюєте { SOUND(FORM($seat, "gen")) ->
    [v] у
   *[consonant] в
} { FORM($seat, "gen") } { FORM($card, "acc") } за { $paid } золотий
        [few] Ви захоплюєте { SOUND(FORM($seat, "gen")) ->
    [v] у
   *[consonant] в
} { FORM($seat, "gen") } { FORM($card, "acc") } за { $paid } золоті
       *[many] Ви захоплюєте { SOUND(FORM($seat, "gen")) ->
    [v] у
   *[consonant] в
} { FORM($seat, "gen") } { FORM($card, "acc") } за { $paid } золотих
    }
   *[seat] { $paid ->
        [one] { $by } захоплює { FORM($card, "acc") } у вашому місті за { $paid } золотий
        [few] { $by } захоплює { FORM($card, "acc") } у вашому місті за { $paid } золоті
       *[many] { $by } захоплює { FORM($card, "acc") } у вашому місті за { $paid } золотих
    }
}
event-districts_exchanged = { $seat } міняє { FORM($card, "acc") } на { FORM($for, "acc") } { FORM($other, "gen") }
event-districts_exchanged-you = { $you ->
    [seat] Ви міняєте { FORM($card, "acc") } на { FORM($for, "acc") } { FORM($other, "gen") }
   *[other] { $seat } міняє { FORM($card, "acc") } на { FORM($for, "acc") } у вашому місті
}
event-district_beautified = { $seat } прикрашає { FORM($card, "acc") }
event-district_beautified-you = Ви прикрашаєте { FORM($card, "acc") }
event-crown_moved = { $from ->
    [none] Корону бере { $to }
   *[other] Корона переходить від { FORM($from, "gen") } до { FORM($to, "gen") }
}
event-crown_moved-you = { $you ->
    [to] { $from ->
        [none] Корону берете ви
       *[other] Корона переходить від { FORM($from, "gen") } до вас
    }
   *[from] { $from ->
        [none] Корону бере { $to }
       *[other] Корона переходить від вас до { FORM($to, "gen") }
    }
}
event-city_completed = { $first ->
    [yes] { $seat } завершує місто раніше за всіх: це останній раунд
   *[other] { $seat } завершує місто
}
event-city_completed-you = { $first ->
    [yes] Ви завершуєте місто раніше за всіх: це останній раунд
   *[other] Ви завершуєте місто
}
event-city_size_changed = Відтепер місто завершують { $size } кварталів
event-round_ended = Кінець раунду { $round }
event-game_ended = { $several ->
    [1] Гру завершено: перемагає { $winners }
   *[other] Гру завершено: перемогу ділять { $winners }
}
event-game_ended-you = { $several ->
    [1] Гру завершено. Ви перемогли
   *[other] Гру завершено: перемогу ділите { FORM($winners, "inside") }
}

## Що відбулося: показ

round-rose = { $name } зводить { FORM($cards, "acc") }
round-rose-you = Ви зводите { FORM($cards, "acc") }
round-robbed = { $by } забирає { SOUND(FORM($name, "gen")) ->
    [v] у
   *[consonant] в
} { FORM($name, "gen") } { $amount ->
    [one] { $amount } золотий
    [few] { $amount } золоті
   *[many] { $amount } золотих
}
round-robbed-you = { $you ->
    [name] { $by } забирає у вас { $amount ->
        [one] { $amount } золотий
        [few] { $amount } золоті
       *[many] { $amount } золотих
    }
   *[by] Ви забираєте { SOUND(FORM($name, "gen")) ->
    [v] у
   *[consonant] в
} { FORM($name, "gen") } { $amount ->
        [one] { $amount } золотий
        [few] { $amount } золоті
       *[many] { $amount } золотих
    }
}
round-lost = { $name } втрачає { FORM($card, "acc") } через { FORM($by, "acc") }
round-lost-you = { $you ->
    [name] Ви втрачаєте { FORM($card, "acc") } через { FORM($by, "acc") }
   *[by] { $name } втрачає { FORM($card, "acc") } через вас
}
round-short = { CAP(FORM($name, "dat")) } бракує одного кварталу
round-short-you = Вам бракує одного кварталу
round-quiet = Тихий раунд: ні будівництва, ні втрат
last-stone = { $seat } кладе останній камінь: збудовано { FORM($card, "acc") }
last-stone-you = Ви кладете останній камінь: збудовано { FORM($card, "acc") }
story-call = { $character }?
story-own-kill = { FORM($character, "gender") ->
    [f] Убита вами { $character } мовчить
   *[m] Убитий вами { $character } мовчить
}
story-own-gold = Ви забираєте { SOUND(FORM($name, "gen")) ->
    [v] у
   *[consonant] в
} { FORM($name, "gen") } { $amount ->
    [one] { $amount } золотий
    [few] { $amount } золоті
   *[many] { $amount } золотих
}
story-own-empty = { $character } не має золота: красти нічого
story-own-absent = { FORM($character, "gen") } ніхто не взяв: грабувати нікого
story-empty = { $by } грабує { FORM($character, "acc") }, та золота немає
story-named-kill = { $by } насилає на вас убивцю
story-named-kill-line = { $character } мовчить: цей хід втрачено.
story-named-bewitch = { $by } зачакловує вас
story-named-bewitch-line = За { FORM($character, "acc") } ви лише берете золото чи карти, а далі замість вас ходить { $by }.
story-named-rob = { $by } полює на ваше золото
story-named-rob-line = Коли викличуть { FORM($character, "acc") }, усе ваше золото забере { $by }.
story-named-warrant = { $by } кладе на вас розпорядження
story-named-warrant-line = Розпорядження на { FORM($character, "acc") }: якщо воно підписане, перший оплачений вами квартал може забрати { $by }.
story-named-threat = { $by } шантажує вас
story-named-threat-line = Погроза для { FORM($character, "gen") }: узявши золото чи карти, віддайте половину золота або ризикніть усім.
story-unmasked = { $by } відкриває погрозу
story-unmasked-line = { $real ->
    [yes] Вона справжня: ви втрачаєте все золото.
   *[no] Вона безпідставна: золото лишається у вас.
}
story-gold = { $by } забирає у вас золото
story-gold-line = { $amount ->
    [one] { $amount } золотий
    [few] { $amount } золоті
   *[many] { $amount } золотих
}
story-gold-thief = { $by } грабує вас
story-gold-thief-line = Ви втрачаєте все золото ({ $amount }).
story-gold-blackmailer = { $by } отримує ваше золото за погрозу
story-gold-blackmailer-line = Ви втрачаєте { $amount ->
    [one] { $amount } золотий
    [few] { $amount } золоті
   *[many] { $amount } золотих
}.
story-cards = { $amount ->
    [1] { $by } забирає карту з вашої руки
   *[other] { $by } забирає карти з вашої руки
}
story-cards-line = { $amount ->
    [one] { $amount } карта
    [few] { $amount } карти
   *[many] { $amount } карт
}
story-shown = { $by } переглядає ваші карти
story-shown-line = Ваша рука більше не таємниця.
story-hands = { $by } міняється з вами картами
story-hands-line = Тепер у вашій руці карти іншого гравця.
story-roles = { $by } міняється з вами персонажами
story-roles-line = Тепер ви — { $character }.
story-destroyed = { $by } руйнує { FORM($card, "acc") } у вашому місті
story-destroyed-line = Цього кварталу у вашому місті більше немає.
story-confiscated = { $by } забирає у вас { FORM($card, "acc") } за розпорядженням
story-confiscated-line = Сплачене за цей квартал золото повертається до вас.
story-seized = { $by } захоплює { FORM($card, "acc") } у вашому місті
story-seized-line = Тепер цей квартал стоїть в іншому місті.
story-exchanged = { $by } забирає у вас { FORM($for, "acc") }
story-exchanged-line = Натомість ви отримуєте { FORM($card, "acc") }.

## Коли щось пішло не так

error-bad-setup-crown = Корона має дістатися комусь із гравців.
error-bad-setup-characters = Ці персонажі разом не грають.
error-bad-setup-needs-nine = Для { $seats } гравців потрібен персонаж рангу 9.
error-bad-setup-too-few = Для { FORM($character, "gen") } потрібно не менше { $seats } гравців.
error-bad-setup-districts = Ці квартали разом не грають.
error-bad-setup-length = Міста такого розміру правила не передбачають.
error-bad-setup-no-nine = Для { $seats } гравців персонажа рангу 9 не беруть.
error-bad-setup-rank-missing = Немає персонажа рангу { $rank }.
error-bad-setup-rank-twice = Персонажів рангу { $rank } двоє.
error-bad-setup-uniques = Особливих кварталів треба обрати { $range }.
error-bad-setup-variant = Цей варіант не підходить до видання чи кількості гравців.

## Персонажі

character-assassin = Вбивця
    .acc = Вбивцю
    .gen = Вбивці
    .dat = Вбивці
    .gender = m
character-assassin-text = Назвіть персонажа. Його гравець пропускає хід і не відкривається до кінця раунду.
character-assassin-classic = Асасин
    .acc = Асасина
    .gen = Асасина
    .dat = Асасинові
    .gender = m
character-witch = Відьма
    .acc = Відьму
    .gen = Відьми
    .dat = Відьмі
    .gender = f
character-witch-text = Візьміть золото чи карти, назвіть персонажа й призупиніть хід. Гравець того персонажа лише візьме золото чи карти, а решту його ходу зіграєте ви за того персонажа — зі своїм містом, рукою й золотом. Якщо того персонажа ніхто не має, ваш хід закінчено.
character-magistrate = Урядовець
    .acc = Урядовця
    .gen = Урядовця
    .dat = Урядовцеві
    .gender = m
character-magistrate-text = Розкладіть на персонажів три розпорядження долілиць; одне з них підписане. Перший квартал, за який заплатить гравець персонажа з підписаним розпорядженням, можете забрати без оплати, якщо такого ще немає у вашому місті; золото повертається платникові.
character-thief = Злодій
    .acc = Злодія
    .gen = Злодія
    .dat = Злодієві
    .gender = m
character-thief-text = Назвіть персонажа. Коли він відкриється, заберіть усе його золото. Ранг 1, а також убитого чи зачаклованого персонажа грабувати не можна.
character-spy = Шпигун
    .acc = Шпигуна
    .gen = Шпигуна
    .dat = Шпигунові
    .gender = m
character-spy-text = Оберіть тип кварталів і гравця та перегляньте карти в його руці. За кожну карту цього типу заберіть у нього 1 золотий, якщо лишився, і візьміть 1 карту з колоди.
character-blackmailer = Шантажистка
    .short = Шантаж.
    .acc = Шантажистку
    .gen = Шантажистки
    .dat = Шантажистці
    .gender = f
character-blackmailer-text = Розкладіть на персонажів дві погрози долілиць; одна справжня. Гравець під погрозою або дає хабар — половину золота, заокруглену вниз, — або ризикує втратити все. Рангу 1, а також убитому чи зачаклованому персонажеві погрожувати не можна.
character-magician = Чародійка
    .acc = Чародійку
    .gen = Чародійки
    .dat = Чародійці
    .gender = f
character-magician-text = Або обміняйтеся з іншим гравцем усіма картами з руки, або покладіть під колоду скільки завгодно своїх карт і візьміть стільки ж.
character-magician-classic = Чародій
    .acc = Чародія
    .gen = Чародія
    .dat = Чародієві
    .gender = m
character-wizard = Чарівник
    .acc = Чарівника
    .gen = Чарівника
    .dat = Чарівникові
    .gender = m
character-wizard-text = Перегляньте карти іншого гравця й заберіть одну: лишіть її собі або одразу оплатіть і збудуйте понад обмеження. Цього ходу можна будувати квартали, які у вашому місті вже є.
character-seer = Провидиця
    .acc = Провидицю
    .gen = Провидиці
    .dat = Провидиці
    .gender = f
character-seer-text = Візьміть по випадковій карті з руки кожного іншого гравця, потім віддайте по одній карті кожному, в кого взяли. Можна збудувати два квартали.
character-king = Король
    .acc = Короля
    .gen = Короля
    .dat = Королеві
    .gender = m
character-king-text = Корона ваша: ви викликаєте персонажів, а в наступному раунді обираєте раніше за всіх. Дворянські квартали дають вам золото.
character-emperor = Імператор
    .acc = Імператора
    .gen = Імператора
    .dat = Імператорові
    .gender = m
character-emperor-text = Передайте корону іншому гравцеві, який її не має, і візьміть у нього 1 золотий або 1 випадкову карту. Дворянські квартали дають вам золото.
character-emperor-text-classic = Коли вас викликали, передайте корону іншому гравцеві, який її не має; він віддає вам 1 золотий або 1 карту на власний вибір. Дворянські квартали дають вам золото.
character-patrician = Патрицій
    .acc = Патриція
    .gen = Патриція
    .dat = Патрицієві
    .gender = m
character-patrician-text = Корона ваша. Дворянські квартали дають вам карти.
character-bishop = Єпископ
    .acc = Єпископа
    .gen = Єпископа
    .dat = Єпископові
    .gender = m
character-bishop-classic = Єпископ
    .acc = Єпископа
    .gen = Єпископа
    .dat = Єпископові
    .gender = m
character-bishop-text = Ранг 8 не може чіпати ваших кварталів у цьому раунді. Церковні квартали дають вам золото.
character-abbot = Абат
    .acc = Абата
    .gen = Абата
    .dat = Абатові
    .gender = m
character-abbot-text = Якщо ви не серед найбагатших, найбагатший гравець віддає вам 1 золотий. Церковні квартали дають вам золото або карти в будь-якому поєднанні.
character-abbot-text-classic = Якщо найбагатший гравець один і це не ви, він віддає вам 1 золотий. Церковні квартали дають вам золото.
character-cardinal = Кардинал
    .acc = Кардинала
    .gen = Кардинала
    .dat = Кардиналові
    .gender = m
character-cardinal-text = Якщо на квартал бракує золота, візьміть в одного гравця рівно стільки, скільки бракує, віддавши йому стільки ж карт. Церковні квартали дають вам карти.
character-merchant = Купчиня
    .acc = Купчиню
    .gen = Купчині
    .dat = Купчині
    .gender = f
character-merchant-text = Отримайте ще 1 золотий. Торговельні квартали дають вам золото.
character-merchant-classic = Купець
    .acc = Купця
    .gen = Купця
    .dat = Купцеві
    .gender = m
character-merchant-text-classic = Після дії отримайте ще 1 золотий. Торговельні квартали дають вам золото.
character-alchemist = Алхімік
    .acc = Алхіміка
    .gen = Алхіміка
    .dat = Алхімікові
    .gender = m
character-alchemist-text = Наприкінці ходу вам повертається золото, сплачене за квартали. Але спершу треба мати чим заплатити.
character-trader = Крамар
    .acc = Крамаря
    .gen = Крамаря
    .dat = Крамареві
    .gender = m
character-trader-text = Будуйте скільки завгодно торговельних кварталів і ще один квартал будь-якого іншого типу. Торговельні квартали дають вам золото.
character-architect = Архітекторка
    .short = Архітект.
    .acc = Архітекторку
    .gen = Архітекторки
    .dat = Архітекторці
    .gender = f
character-architect-text = Отримайте ще 2 карти. Можна збудувати три квартали.
character-architect-classic = Зодчий
    .acc = Зодчого
    .gen = Зодчого
    .dat = Зодчому
    .gender = m
character-architect-text-classic = Після дії отримайте ще 2 карти. Можна збудувати три квартали.
character-navigator = Навігаторка
    .acc = Навігаторку
    .gen = Навігаторки
    .dat = Навігаторці
    .gender = f
character-navigator-text = Отримайте ще 4 золоті або ще 4 карти. Цього ходу ви нічого не будуєте.
character-navigator-classic = Навігатор
    .acc = Навігатора
    .gen = Навігатора
    .dat = Навігаторові
    .gender = m
character-navigator-text-classic = Після дії отримайте ще 4 золоті або ще 4 карти. Цього ходу ви нічого не будуєте.
character-scholar = Вчена
    .acc = Вчену
    .gen = Вченої
    .dat = Вченій
    .gender = f
character-scholar-text = Візьміть 7 карт із колоди й лишіть собі одну, решту замішайте назад. Можна збудувати два квартали.
character-warlord = Воєначальник
    .short = Воєначал.
    .acc = Воєначальника
    .gen = Воєначальника
    .dat = Воєначальникові
    .gender = m
character-warlord-text = Зруйнуйте квартал у будь-якому незавершеному місті, сплативши на 1 золотий менше за його вартість. Військові квартали дають вам золото.
character-warlord-classic = Кондотьєр
    .acc = Кондотьєра
    .gen = Кондотьєра
    .dat = Кондотьєрові
    .gender = m
character-warlord-text-classic = Наприкінці ходу зруйнуйте квартал у будь-якому незавершеному місті, сплативши на 1 золотий менше за його вартість. Військові квартали дають вам золото.
character-diplomat = Дипломатка
    .short = Дипломат.
    .acc = Дипломатку
    .gen = Дипломатки
    .dat = Дипломатці
    .gender = f
character-diplomat-text = Обміняйте свій квартал на квартал із незавершеного міста іншого гравця; якщо чужий дорожчий, сплатіть власникові різницю. Двох однакових у місті бути не може. Військові квартали дають вам золото.
character-diplomat-classic = Дипломат
    .acc = Дипломата
    .gen = Дипломата
    .dat = Дипломатові
    .gender = m
character-diplomat-text-classic = Наприкінці ходу обміняйте свій квартал на квартал із незавершеного міста іншого гравця; якщо чужий дорожчий, сплатіть власникові різницю. Двох однакових у місті бути не може. Військові квартали дають вам золото.
character-marshal = Маршал
    .acc = Маршала
    .gen = Маршала
    .dat = Маршалові
    .gender = m
character-marshal-text = Захопіть із незавершеного міста іншого гравця квартал вартістю не більше 3, якого у вас немає, сплативши цю вартість власникові. Військові квартали дають вам золото.
character-queen = Королева
    .acc = Королеву
    .gen = Королеви
    .dat = Королеві
    .gender = f
character-queen-text = Візьміть 3 золоті, якщо поруч із вами сидить гравець, що відкрив персонажа рангу 4.
character-artist = Мисткиня
    .acc = Мисткиню
    .gen = Мисткині
    .dat = Мисткині
    .gender = f
character-artist-text = Покладіть по 1 золотому на один чи два свої квартали, на кожен лише раз: відтоді кожен із них коштує на 1 більше й дає на 1 бал більше.
character-artist-classic = Художник
    .acc = Художника
    .gen = Художника
    .dat = Художникові
    .gender = m
character-tax_collector = Митник
    .acc = Митника
    .gen = Митника
    .dat = Митникові
    .gender = m
character-tax_collector-text = Коли хтось інший будує квартал, він кладе сюди 1 золотий, якщо ще має золото. У свій хід заберіть усе.
character-tax_collector-classic = Митник
    .acc = Митника
    .gen = Митника
    .dat = Митникові
    .gender = m
character-tax_collector-text-classic = Кожен, хто збудував квартал, наприкінці свого ходу віддає вам 1 золотий, якщо ще має золото. Асасин, який будував, платить, коли ви відкриваєтеся.

## Квартали

# Де можна переносити довгі слова цих назв на вузькій карті.
long-words = Бази-ліка, Буді-вель-ний, Бібліо-тека, В’яз-ниця, Дзві-ниця, Капі-толій, Кладо-вище, Крам-ниця, Лабора-торія, Монас-тир, Мону-мент, Некро-поліс, Обсерва-торія, При-тулок, При-хисток, Родо-вище, Скарб-ниця, Таєм-ничий, Універси-тет, Фор-теця, грабіж-ників, майдан-чик, скульп-тур, слоно-вої

district-manor = Маєток
    .acc = Маєток
    .gen = Маєтку
district-manor-text = Дворянський квартал: дах для давніх імен і ще давніших боргів.
district-castle = Замок
    .acc = Замок
    .gen = Замку
district-castle-text = Дворянський квартал: товсті мури, тонкий терпець.
district-palace = Палац
    .acc = Палац
    .gen = Палацу
district-palace-text = Дворянський квартал, і ніхто на площі про це не забуде.
district-palace-classic = Палаццо
    .acc = Палаццо
    .gen = Палаццо
district-temple = Храм
    .acc = Храм
    .gen = Храму
district-temple-text = Церковний квартал: малий, тихий і недорогий.
district-church = Церква
    .acc = Церкву
    .gen = Церкви
district-church-text = Церковний квартал: за його дзвоном живе вся вулиця.
district-monastery = Монастир
    .acc = Монастир
    .gen = Монастиря
district-monastery-text = Церковний квартал книжок, бджіл і доброго елю.
district-cathedral = Собор
    .acc = Собор
    .gen = Собору
district-cathedral-text = Церковний квартал: праця трьох поколінь мулярів.
district-watchtower = Дозорна вежа
    .acc = Дозорну вежу
    .gen = Дозорної вежі
district-watchtower-text = Військовий квартал: там, нагорі, хтось не спить. Здебільшого.
district-prison = В’язниця
    .acc = В’язницю
    .gen = В’язниці
district-prison-text = Військовий квартал, куди легше ввійти, ніж вийти.
district-barracks = Казарми
    .acc = Казарми
    .gen = Казарм
district-barracks-text = Військовий квартал: чоботи, юшка й кості.
district-barracks-classic = Марсове поле
    .acc = Марсове поле
    .gen = Марсового поля
district-barracks-text-classic = Військовий квартал, де проростає сама лише слава.
district-fortress = Фортеця
    .acc = Фортецю
    .gen = Фортеці
district-fortress-text = Військовий квартал, поруч із яким сусіди стають чемними.
district-tavern = Таверна
    .acc = Таверну
    .gen = Таверни
district-tavern-text = Торговельний квартал: найдешевший дах і найсвіжіші новини.
district-market = Ринок
    .acc = Ринок
    .gen = Ринку
district-market-text = Торговельний квартал: до полудня все має свою ціну.
district-trading_post = Крамниця
    .acc = Крамницю
    .gen = Крамниці
district-trading_post-text = Торговельний квартал, де розвантажують каравани.
district-trading_post-classic = Крамниця
    .acc = Крамницю
    .gen = Крамниці
district-docks = Доки
    .acc = Доки
    .gen = Доків
district-docks-text = Торговельний квартал, що пахне смолою й корицею.
district-docks-classic = Доки
    .acc = Доки
    .gen = Доків
district-harbor = Порт
    .acc = Порт
    .gen = Порту
district-harbor-text = Торговельний квартал, де вистачить глибини для найбільших кораблів.
district-harbor-classic = Гавань
    .acc = Гавань
    .gen = Гавані
district-town_hall = Ратуша
    .acc = Ратушу
    .gen = Ратуші
district-town_hall-text = Торговельний квартал: тут цехи голосують і самі за це платять.
district-armory = Арсенал
    .acc = Арсенал
    .gen = Арсеналу
district-armory-text = У свій хід знищте Арсенал, щоб зруйнувати один інший квартал у будь-якому незавершеному місті.
district-armory-text-classic = У свій хід знищте Арсенал, щоб зруйнувати один інший квартал у будь-якому місті, навіть завершеному.
district-basilica = Базиліка
    .acc = Базиліку
    .gen = Базиліки
district-basilica-text = Наприкінці гри 1 додатковий бал за кожен квартал вашого міста з непарною вартістю.
district-capitol = Капітолій
    .acc = Капітолій
    .gen = Капітолію
district-capitol-text = Наприкінці гри 3 додаткові бали, якщо у вас є три чи більше кварталів одного типу.
district-dragon_gate = Брама дракона
    .acc = Браму дракона
    .gen = Брами дракона
district-dragon_gate-text = Наприкінці гри 2 додаткові бали.
district-factory = Фабрика
    .acc = Фабрику
    .gen = Фабрики
district-factory-text = Інші особливі квартали коштують вам на 1 золотий менше.
district-framework = Будівельний майданчик
    .acc = Будівельний майданчик
    .gen = Будівельного майданчика
district-framework-text = Знищте Будівельний майданчик, щоб збудувати квартал без оплати.
district-gold_mine = Родовище золота
    .acc = Родовище золота
    .gen = Родовища золота
district-gold_mine-text = Якщо під час дії берете золото, беріть на 1 більше.
district-great_wall = Велика стіна
    .acc = Велику стіну
    .gen = Великої стіни
district-great_wall-text = Щоб зачепити квартал вашого міста, ранг 8 доплачує до банку 1 золотий.
district-great_wall-text-classic = Щоб зачепити інший квартал вашого міста, ранг 8 платить на 1 золотий більше. Саму себе стіна не захищає.
district-haunted_quarter = Таємничий квартал
    .acc = Таємничий квартал
    .gen = Таємничого кварталу
district-haunted_quarter-text = Під час підрахунку балів належить до того типу, який вам найвигідніший.
district-haunted_quarter-classic = Таємничий квартал
    .acc = Таємничий квартал
    .gen = Таємничого кварталу
district-haunted_quarter-text-classic = Під час підрахунку балів належить до того типу, який вам найвигідніший, якщо його не збудовано в останньому раунді.
district-imperial_treasury = Скарбниця Імперії
    .acc = Скарбницю Імперії
    .gen = Скарбниці Імперії
district-imperial_treasury-text = Наприкінці гри 1 додатковий бал за кожен ваш золотий.
district-ivory_tower = Вежа зі слонової кістки
    .acc = Вежу зі слонової кістки
    .gen = Вежі зі слонової кістки
district-ivory_tower-text = Наприкінці гри 5 додаткових балів, якщо це єдиний особливий квартал вашого міста.
district-keep = Форт
    .acc = Форт
    .gen = Форту
district-keep-text = Ранг 8 не може його чіпати.
district-laboratory = Лабораторія
    .acc = Лабораторію
    .gen = Лабораторії
district-laboratory-text = Раз за хід можете скинути карту й узяти 2 золоті.
district-laboratory-text-classic = Раз за хід можете скинути карту й узяти 1 золотий.
district-library = Бібліотека
    .acc = Бібліотеку
    .gen = Бібліотеки
district-library-text = Якщо під час дії берете карти, лишайте собі всі.
district-library-text-classic = Якщо під час дії берете карти, лишайте собі дві.
district-map_room = Архів
    .acc = Архів
    .gen = Архіву
district-map_room-text = Наприкінці гри 1 додатковий бал за кожну карту у вашій руці.
district-map_room-classic = Архів
    .acc = Архів
    .gen = Архіву
district-monument = Монумент
    .acc = Монумент
    .gen = Монумента
district-monument-text = Збудувати його можна, лише доки у вас не більш як чотири квартали. Для завершення міста зараховується як два.
district-museum = Музей
    .acc = Музей
    .gen = Музею
district-museum-text = Раз за хід одну карту з руки можна покласти під Музей. Наприкінці гри 1 додатковий бал за кожну карту під ним.
district-necropolis = Некрополіс
    .acc = Некрополіс
    .gen = Некрополіса
district-necropolis-text = Замість плати за нього можете знищити один зі своїх кварталів.
district-observatory = Обсерваторія
    .acc = Обсерваторію
    .gen = Обсерваторії
district-observatory-text = Якщо під час дії берете карти, беріть 3 і обирайте з них.
district-park = Парк
    .acc = Парк
    .gen = Парку
district-park-text = Якщо наприкінці ходу у вас немає карт у руці, візьміть 2 карти.
district-poor_house = Притулок
    .acc = Притулок
    .gen = Притулку
district-poor_house-text = Якщо наприкінці ходу у вас немає золота, візьміть 1 золотий.
district-quarry = Кар’єр
    .acc = Кар’єр
    .gen = Кар’єру
district-quarry-text = Можна будувати квартали, які у вашому місті вже є.
district-quarry-text-classic = Можна будувати квартали, які у вашому місті вже є, але не третій такий самий.
district-school_of_magic = Школа магії
    .acc = Школу магії
    .gen = Школи магії
district-school_of_magic-text = Під час доходу належить до типу, потрібного вашому персонажеві.
district-secret_vault = Таємне сховище
    .acc = Таємне сховище
    .gen = Таємного сховища
district-secret_vault-text = Збудувати його не можна. Покажіть його з руки наприкінці гри й отримайте 3 додаткові бали.
district-smithy = Кузня
    .acc = Кузню
    .gen = Кузні
district-smithy-text = Раз за хід можете купити 3 карти з колоди за 2 золоті.
district-stables = Стайня
    .acc = Стайню
    .gen = Стайні
district-stables-text = Стайню можна збудувати понад обмеження ходу.
district-statue = Алея скульптур
    .acc = Алею скульптур
    .gen = Алеї скульптур
district-statue-text = 5 додаткових балів, якщо наприкінці гри корона у вас.
district-theater = Театр
    .acc = Театр
    .gen = Театру
district-theater-text = Після вибору персонажів можете наосліп обмінятися своїм з іншим гравцем.
district-thieves_den = Прихисток грабіжників
    .acc = Прихисток грабіжників
    .gen = Прихистку грабіжників
district-thieves_den-text = Платити за нього можна й картами з руки: одна карта за один золотий.
district-wishing_well = Криниця бажань
    .acc = Криницю бажань
    .gen = Криниці бажань
district-wishing_well-text = Наприкінці гри 1 додатковий бал за кожен особливий квартал вашого міста, зокрема й за цей.
district-wishing_well-text-classic = Наприкінці гри 1 додатковий бал за кожен інший особливий квартал вашого міста.
district-bell_tower = Дзвіниця
    .acc = Дзвіницю
    .gen = Дзвіниці
district-bell_tower-text = Збудувавши її, можете вдарити в дзвін: відтоді місто завершують сім кварталів. Якщо її зруйнують, знову потрібно вісім.
district-ball_room = Бальна зала
    .acc = Бальну залу
    .gen = Бальної зали
district-ball_room-text = Поки корона у вас, кожен інший, кого викликають, має вам подякувати, інакше він втрачає хід.
district-graveyard = Кладовище
    .acc = Кладовище
    .gen = Кладовища
district-graveyard-text = За 1 золотий можете забрати в руку квартал, який Кондотьєр руйнує в будь-якому місті. Не діє на саме Кладовище й не діє, якщо Кондотьєр — ви.
district-hospital = Шпиталь
    .acc = Шпиталь
    .gen = Шпиталю
district-hospital-text = Якщо вас убито, у свій хід ви все одно можете взяти золото чи карти, але нічого більше.
district-lighthouse = Маяк
    .acc = Маяк
    .gen = Маяка
district-lighthouse-text = Збудувавши його, перегляньте колоду й візьміть одну карту; потім колоду перемішують.
district-throne_room = Тронна зала
    .acc = Тронну залу
    .gen = Тронної зали
district-throne_room-text = Щоразу, коли корона переходить до іншого гравця, беріть 1 золотий.
district-university = Університет
    .acc = Університет
    .gen = Університету
district-university-text = Наприкінці гри 2 додаткові бали.

## Що зроблено, кількома словами

deed-district_built = будівництво { FORM($card, "gen") }
deed-district_destroyed = руйнування { FORM($card, "gen") }
deed-gold_gained = { $amount ->
    [one] узято { $amount } золотий
    [few] узято { $amount } золоті
   *[many] узято { $amount } золотих
}
deed-character_drafted = вибір { FORM($character, "gen") }
deed-character_named = ціль — { $character }
deed-card_kept = вибір карти
deed-turn_ended = кінець ходу
hand-open = Карти { FORM($name, "gen") }

# What problems are about
problem-theme-draft = Вибір персонажа
problem-theme-naming = Кого назвати
problem-theme-gathering = Золото чи карти
problem-theme-keeping = Яку карту лишити
problem-theme-building = Будівництво
problem-theme-destroying = Чужі квартали
problem-theme-last-round = Останній раунд
problem-theme-turn = Хід
