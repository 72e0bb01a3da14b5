"""Defines the errors with which the table refuses a bad pick, a broken save or a hostile message."""


class Refusal(Exception):
    """Nothing was changed, and ``code`` (a key of the locale files) says why; ``args_`` fill the sentence."""

    def __init__(self, code: str, **args: str | int) -> None:
        super().__init__(code, args)
        self.code = code
        self.args_: dict[str, str | int] = args
