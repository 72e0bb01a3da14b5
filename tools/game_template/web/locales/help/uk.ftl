### Слова довідки.

help-parts = Розділи довідки
help-part-play = Як грати
