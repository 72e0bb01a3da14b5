"""Does the guest's part in drawing a seed together: commits to a nonce, checks the others and reveals its nonce."""

from typing import NamedTuple

from tabletop.peer import messages as say
from tabletop.peer.guest.evidence import Lot, StoredGuest
from tabletop.peer.seed_crypto import commitment, digest


class SeedStep(NamedTuple):
    """The result of a message: what to store, what to answer, or a fault."""

    lot: Lot | None = None
    answer: say.Commit | say.Reveal | None = None
    fault: bool = False


def draw(kept: StoredGuest, message: say.Deal | say.Commits | say.Nonces) -> SeedStep:
    """Take part in drawing.

    The same message may come again after a break; a different one for the same drawing may not.

    A host whose page was loaded anew may have lost the drawing: then another one begins, and counts as one more try.

    The nonce follows from the guest's secret and the whole ``deal``: a page that was loaded anew before it had stored
    its nonce draws the same one, and a host that binds itself otherwise is shown another.
    """
    if isinstance(message, say.Deal):
        return _deal(kept, message)
    lot = kept.lot
    if lot is None or lot.deal.attempt != message.attempt:
        return SeedStep()
    if isinstance(message, say.Commits):
        return _commits(kept, lot, message)
    return _nonces(kept, lot, message)


def _deal(kept: StoredGuest, deal: say.Deal) -> SeedStep:
    lot = kept.lot
    if lot is not None and deal == lot.deal:
        # The host has kept this drawing, and may not lose it any more.
        changed = lot.model_copy(update={"may_begin_again": False}) if lot.may_begin_again else None
    elif lot is None or deal.attempt > lot.deal.attempt or lot.may_begin_again:
        lot = changed = _begun(kept, deal)
    else:
        return SeedStep(fault=True)
    if lot.nonce is None:
        return SeedStep(changed)
    bound = commitment(kept.room, deal.attempt, str(kept.seat), lot.nonce)
    return SeedStep(changed, say.Commit(attempt=deal.attempt, commit=bound))


def _begun(kept: StoredGuest, deal: say.Deal) -> Lot:
    lot = kept.lot
    before = 0 if lot is None else lot.tries_before if deal.attempt > lot.deal.attempt else lot.tries
    nonce = digest("nonce", kept.secret, kept.room, deal.model_dump(mode="json"))
    return Lot(deal=deal, nonce=nonce if kept.seat in deal.seats else None, tries_before=before)


def _commits(kept: StoredGuest, lot: Lot, message: say.Commits) -> SeedStep:
    if lot.commits is not None and lot.commits != message.commits:
        return SeedStep(fault=True)
    now = lot.model_copy(update={"commits": message.commits})
    if now.fault(kept.room, kept.seat):
        return SeedStep(fault=True)
    reveal = say.Reveal(attempt=message.attempt, nonce=lot.nonce) if lot.nonce is not None else None
    return SeedStep(now if lot.commits is None else None, reveal)


def _nonces(kept: StoredGuest, lot: Lot, message: say.Nonces) -> SeedStep:
    if lot.nonces == message.nonces:
        return SeedStep()
    now = lot.model_copy(update={"nonces": message.nonces})
    if lot.nonces is not None or lot.commits is None or now.fault(kept.room, kept.seat):
        return SeedStep(fault=True)
    return SeedStep(now)
