from citadels.cards.characters import warlord


class Warlord(warlord.Warlord):
    """To end your turn, destroy a district for one gold less than its cost (rulings 2, 86 to 88, 132).

    Military districts pay gold.
    """

    gathers_first = True
    ends_turn = True
