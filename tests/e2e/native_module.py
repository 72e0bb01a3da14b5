"""Makes a compiled Python module for the page's interpreter, byte by byte: a real WebAssembly side module.

No compiler is needed. The module is what Emscripten would link of this C, with ``CODE`` as text, and calls:

    PyMODINIT_FUNC PyInit_NAME(void) {
        PyObject *module = PyModule_Create2(&definition, 1013);
        PyObject *object = JsProxy_create(JsvObject_New());
        PyObject_SetAttrString(module, "found", object);
        PyRun_SimpleString(CODE);
        CALLS;
        return module;
    }

So before ``CODE`` runs, ``NAME.found`` is an object of JavaScript: compiled code gets one whatever Python can import.
"""

from collections.abc import Sequence

I32, EXTERNREF, FUNCTION = 0x7F, 0x6F, 0x60
GLOBAL_GET, I32_CONST, I32_ADD, I32_STORE, CALL, END = 0x23, 0x41, 0x6A, 0x36, 0x10, 0x0B
LOCAL_GET, LOCAL_TEE, DROP = 0x20, 0x22, 0x1A
# PyModuleDef of a 32-bit CPython: reference count, type, init, index, copy, then the name.
DEFINITION, NAME_AT = 52, 20
IMMORTAL = 0x5FFFFFFF
API_VERSION = 1013
Signature = tuple[Sequence[int], Sequence[int]]


def unsigned(value: int) -> bytes:
    """Return ``value`` as LEB128."""
    parts = bytearray()
    while value > 0x7F:
        parts.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*parts, value])


def signed(value: int) -> bytes:
    """Return ``value``, which is not negative, as signed LEB128."""
    parts = bytearray()
    while value > 0x3F:
        parts.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*parts, value])


def text(word: str | bytes) -> bytes:
    data = word.encode() if isinstance(word, str) else word
    return unsigned(len(data)) + data


def many(items: Sequence[bytes]) -> bytes:
    return unsigned(len(items)) + b"".join(items)


def section(kind: int, contents: bytes) -> bytes:
    return bytes([kind]) + unsigned(len(contents)) + contents


def const(value: int) -> bytes:
    return bytes([I32_CONST]) + signed(value)


def address(offset: int) -> bytes:
    """Push the address of ``offset`` in the module's own memory."""
    return bytes([GLOBAL_GET, 0]) + const(offset) + bytes([I32_ADD])


FUNCTIONS: dict[str, Signature] = {
    "PyModule_Create2": ([I32, I32], [I32]),
    "JsvObject_New": ([], [EXTERNREF]),
    "JsProxy_create": ([EXTERNREF], [I32]),
    "PyObject_SetAttrString": ([I32, I32, I32], [I32]),
    "PyRun_SimpleString": ([I32], [I32]),
}
Call = tuple[str, Sequence[str | int]]


class Data:
    """The module's own memory: the definition of the module, then texts that end with 0."""

    def __init__(self) -> None:
        self.bytes = bytearray(DEFINITION)
        self.bytes[0:4] = IMMORTAL.to_bytes(4, "little")

    def put(self, word: str) -> int:
        """Return the offset of a text."""
        at = len(self.bytes)
        self.bytes += word.encode() + b"\0"
        return at


def native_module(name: str, code: str, calls: Sequence[Call] = (), em_js: str = "") -> bytes:
    """Return the bytes of a module ``name`` that runs ``code`` when it is imported, and then makes ``calls``.

    A call names a function that the interpreter's runtime has, with texts and numbers as arguments; it returns a
    number. ``em_js`` is JavaScript that the loader is asked to run, as it does for Emscripten's EM_JS.
    """
    data = Data()
    functions = FUNCTIONS | {called: ([I32] * len(given), [I32]) for called, given in calls}

    def call(called: str, *given: str | int) -> bytes:
        pushed = [address(data.put(one)) if isinstance(one, str) else const(one) for one in given]
        return b"".join(pushed) + bytes([CALL]) + unsigned(list(functions).index(called))

    body = (
        address(NAME_AT) + address(data.put(name)) + bytes([I32_STORE, 2, 0])
        + address(0) + call("PyModule_Create2", API_VERSION) + bytes([LOCAL_TEE, 0])
        + address(data.put("found")) + call("JsvObject_New") + call("JsProxy_create")
        + call("PyObject_SetAttrString") + bytes([DROP])
        + call("PyRun_SimpleString", code) + bytes([DROP])
        + b"".join(call(called, *given) + bytes([DROP]) for called, given in calls)
        + bytes([LOCAL_GET, 0, END])
    )  # fmt: skip
    # The loader adds the base of the module's memory to exported numbers. It makes a function of the text: `() => 0,
    # (...)`.
    places = {"__em_js__stolen": data.put(f"()<::>0,({em_js})")} if em_js else {}
    types: list[Signature] = [*functions.values(), ([], [I32])]
    imports = [
        text("env") + text("memory") + bytes([2, 0]) + unsigned(1),
        text("env") + text("__memory_base") + bytes([3, I32, 0]),
        *(text("env") + text(called) + bytes([0]) + unsigned(at) for at, called in enumerate(functions)),
    ]
    numbers = [bytes([I32, 0]) + const(place) + bytes([END]) for place in places.values()]
    exports = [
        text(f"PyInit_{name}") + bytes([0]) + unsigned(len(functions)),
        *(text(called) + bytes([3]) + unsigned(1 + at) for at, called in enumerate(places)),
    ]
    # Its memory: size, alignment (a power of two); its table of functions: none.
    needs = unsigned(len(data.bytes)) + unsigned(4) + unsigned(0) + unsigned(0)
    return b"".join(
        [
            b"\0asm\1\0\0\0",
            section(0, text("dylink.0") + section(1, needs)),
            section(1, many([function_type(taken, given) for taken, given in types])),
            section(2, many(imports)),
            section(3, many([unsigned(len(functions))])),
            section(6, many(numbers)),
            section(7, many(exports)),
            section(10, many([text(many([unsigned(1) + bytes([I32])]) + body)])),
            section(11, many([bytes([0, GLOBAL_GET, 0, END]) + text(bytes(data.bytes))])),
        ]
    )


def function_type(taken: Sequence[int], given: Sequence[int]) -> bytes:
    return bytes([FUNCTION]) + many([bytes([one]) for one in taken]) + many([bytes([one]) for one in given])
