"""Imitates friends at the door of an evening's table.

They ask by a mailbox that is away, repeats and forges, and may come back by it.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from desk_client import Data
from door_world import Friend, Mailbox, knock
from evening_world import Device, Guest, Host

if TYPE_CHECKING:
    from evenings import Evening

AT_THE_DOOR = ("mailbox away", "mailbox repeats", "mailbox forges", "friend sleeps", "friend opens anew")
"""Faults on the way to the door."""
REMOVED = "Mallory"
"""The host refuses a friend of that name, or removes it."""


class Asking(Device):
    """The page of a friend who is in no room yet."""

    def __init__(self, host: Host, name: str) -> None:
        self.world, self.before, self.room, self.replies = host.world, None, "none", {}
        super().__init__(host.world, name)


class AskingFriend(Friend):
    """A friend whose engine says what its person reads meanwhile, and when it asks no more (``ask-in``)."""

    def __init__(self, host: Host, box: Mailbox, name: str, number: int, guest: Guest | None = None) -> None:
        super().__init__(host, box, name, number, guest)
        self.page: Device = guest or Asking(host, name)
        self._life = -1
        """The life of the page in which it was told that it asks."""
        self._let_in = False
        self.begun = self.since = 0.0
        """When it began to ask, and since when it has been asking the host."""
        self._away: tuple[float, float] = (0.0, 0.0)
        """Since when no mailbox has answered it last, and until when."""
        self.is_away = False
        """Whether none has answered its last look."""

    @property
    def was_let_in(self) -> bool:
        """Whether the host has ever answered that it comes in."""
        return any("token" in told for one in self.requests for told in self.box.told(one["answer"]))

    @property
    def away(self) -> float:
        """For how many milliseconds no mailbox has answered it last, as far as it knows."""
        since, until = self._away
        return (self.world.now if self.is_away else until) - since

    def tell(self, state: str, code: str | None = None) -> None:
        if self.page.left:
            return
        now = self.world.now
        if self._life != self.page.lives:
            self._life, self.begun, self.since, self._let_in = self.page.lives, now, now, False
            self.page.do("ask-in", state="begun")
        if self._let_in and state == "asks":
            self.since = now
        if code is not None or self.is_away:
            self._away = self._away[0] if self.is_away else now, now
        self.is_away = code is not None
        self._let_in = state == "let-in"
        self.page.do("ask-in", state=state, code=code)

    def look(self, come: Callable[[Friend, Data], bool]) -> None:
        # A page that is frozen asks no one.
        if id(self.page) in self.world.frozen:
            return
        if isinstance(self.page, Asking) and self.world.now >= self.asleep:
            while self.page.due is not None and self.page.due <= self.world.now:
                self.page.do("tick")
        super().look(come)
        late = [event for event in self.page.told("not-let-in") if not event.get("read")]
        for event in late:
            event["read"] = True
            self.end = self.end or event["code"]
        if self.end and self._life == self.page.lives:
            if not late:
                self.tell("over")
            self._life = -1


class Visitors:
    """Who asks at the link: ``late`` friends, and one whom the host does not want."""

    def __init__(self, evening: "Evening", late: int) -> None:
        self._evening = evening
        self.box = Mailbox()
        self.friends: list[AskingFriend] = []
        """Who asks at the link, and has no end yet."""
        self.asked: dict[Device, AskingFriend] = {}
        """Who has asked last, by the page."""
        self.by_the_link: dict[str, int] = {}
        """The devices that have come by it, by the name of their pages."""
        self.removed = False
        """Whether ``REMOVED`` was sent away or refused."""
        if late:
            evening.host.open_door(self.box)
            for at, name in enumerate([*(f"friend-{at}" for at in range(1, late + 1)), REMOVED], 1):
                self._begin(AskingFriend(evening.host, self.box, name, at))

    def _begin(self, friend: AskingFriend) -> None:
        self.friends.append(friend)
        self.asked[friend.page] = friend

    def follow(self) -> None:
        """The link leads to the next room, if it is still open."""
        before = self._evening.host.before
        if isinstance(before, Host) and before.door is not None and self.box.end is None:
            self._evening.host.open_door(self.box)

    def fault(self) -> None:
        """Have something go wrong on the way."""
        if not self.friends:
            return
        what = AT_THE_DOOR[self._evening.below(len(AT_THE_DOOR))]
        self._evening.events += 1
        self._evening.reach(what)
        self._evening.tell(f"-- {what}")
        getattr(self, f"_{what.replace(' ', '_')}")()

    def late_one(self, host: Host) -> None:
        """One more friend asks at the link during the game, whom the host has not seen yet."""
        if host.door is not None and self.box.end is None:
            late = AskingFriend(host, self.box, "friend-late", 90)
            self._begin(late)
            late.ask()

    @property
    def expected(self) -> list[AskingFriend]:
        """The friends who are to sit."""
        return [friend for friend in self.friends if friend.name != REMOVED]

    def ask(self) -> None:
        for friend in list(self.friends):
            if friend.guest is not None and friend.guest.left:
                # It has moved to the next room meanwhile.
                self.friends.remove(friend)
                continue
            friend.look(self._meet)
            if not friend.end:
                continue
            self._evening.reach("came by the link" if friend.end == "in" else f"told: {friend.end}")
            self._evening.tell(f"{friend.name} is {friend.end}")
            if friend.page.told("not-let-in")[-1:] == [
                {"kind": "not-let-in", "code": friend.end, "read": True}
            ]:
                # Its person presses again.
                friend.end, friend.request = "", None
            elif friend.name == REMOVED:
                if friend.end == "refused":
                    self.removed = True
                # It asks again and again.
                friend.end, friend.request = "", None
                friend.asleep = self._evening.world.now + 5000 + self._evening.below(20_000)
            else:
                self.friends.remove(friend)
        if self._evening.host.door is not None and not self._evening.host.left:
            self._evening.host.door.give_up_late_ones()

    def _meet(self, friend: Friend, answer: Data) -> bool:
        """Connect a friend with the host that has let it in; return whether both are there."""
        door, guest = self._evening.host.door, friend.guest
        if (
            door is None
            or answer["offer"] not in door.connecting
            or answer["room"] != self._evening.host.room
        ):
            return False
        if guest is not None and (guest.left or guest.room != self._evening.host.room):
            return True
        if guest is None:
            guest = Guest(self._evening.world, friend.name, answer["room"], answer["token"])
            self._evening.world.pages.append(guest)
            if friend.name == REMOVED:
                door.meet(answer["offer"], guest)
                return True
            self._evening.guests.append(guest)
            self.by_the_link[friend.name] = friend.number
            self._evening.devices += 1
        link = door.meet(answer["offer"], guest)
        if link is not None:
            self._evening.linked[id(guest)] = link
        return link is not None

    def press(self) -> None:
        """The host lets friends in, and sends one away whom no one wants."""
        host = self._evening.host
        if host.door is None:
            return
        for one in [*(host.told("door") or [{"waiting": []}])[-1]["waiting"]]:
            if not self._evening.is_so(40):
                continue
            self._evening.events += 1
            name = one["name"]
            wanted = (
                name != REMOVED
                if host.save is not None or self.removed
                else self._evening.is_so(50) or name != REMOVED
            )
            if wanted and (name == REMOVED or name.startswith("friend-")):
                # With a seat of somebody who is lost, the friend would take the place of another one.
                lost = any(place.state == "lost" for place in self._evening.room.places)
                host.do(
                    "let-in", caller=one["caller"], watch=name == REMOVED or lost or self._evening.is_so(15)
                )
            else:
                host.do("turn-away", caller=one["caller"])
            self._evening.tell(f"the host {'lets in' if wanted else 'refuses'} {name}")
        for place in [place for place in self._evening.room.places if place.name.startswith(REMOVED)]:
            if self._evening.is_so(20) or host.save is not None:
                self.removed = True
                self._evening.reach("removed")
                self._evening.tell(f"the host removes {place.name}")
                host.do("dismiss", guest=place.number)

    def look(self) -> None:
        asked = [one for friend in self.friends for one in friend.requests]
        counts = [len(self.box.told(one["answer"])) for one in asked]
        self._evening.check(
            "a request at the door is answered once", str(counts), holds=max(counts, default=0) <= 1
        )
        present = [place.name for place in self._evening.room.places if place.name.startswith(REMOVED)]
        self._evening.check("no one removed returns", str(present), holds=not (self.removed and present))

    def _mailbox_away(self) -> None:
        self.box.away = True
        self._evening.after(1000 + self._evening.below(12_000), lambda: setattr(self.box, "away", False))

    def _mailbox_repeats(self) -> None:
        if self.box.texts:
            self.box.texts.append(self.box.texts[self._evening.below(len(self.box.texts))])

    def _mailbox_forges(self) -> None:
        """Who has the link leaves noise, and what a page of the version before could ask."""
        stranger = knock(90_000 + self._evening.events, "ab" * 8, name="Stranger", answer="")
        self.box.texts += [None, "noise", {"id": 5}, stranger]

    def _friend_sleeps(self) -> None:
        friend = self.friends[self._evening.below(len(self.friends))]
        friend.asleep = self._evening.world.now + 1000 + self._evening.below(40_000)

    def _friend_opens_anew(self) -> None:
        friend = self.friends[self._evening.below(len(self.friends))]
        if friend.request is not None and not friend.end:
            friend.ask()

    def come_back(self, guest: Guest) -> bool:
        """Ask for the seat of before at the link; return whether this device knows it."""
        number = self.by_the_link.get(guest.name)
        asks = any(friend.guest is guest for friend in self.friends)
        if (
            number is None
            or self._evening.host.door is None
            or self.box.end is not None
            or asks
            or not self._evening.is_so(50)
        ):
            return False
        self._evening.reach("asks to come back")
        self._begin(AskingFriend(self._evening.host, self.box, guest.name, number, guest))
        return True
