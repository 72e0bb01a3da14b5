"""Defines the errors with which the table refuses a bad pick, a broken save or a hostile message."""


class Refusal(Exception):
    """A call was refused and changed nothing. ``code`` is a key of the locale files, ``args_`` fill its sentence."""

    def __init__(self, code: str, **args: str | int) -> None:
        super().__init__(code, args)
        self.code = code
        self.args_: dict[str, str | int] = args
