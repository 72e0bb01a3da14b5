// @ts-check
// Removes from a worker everything that could reach beyond it, before code of a person runs in it.

// An allow list: the globals of the language itself, and those that the interpreter needs. Everything else is removed. A list of
// dangerous globals would miss those that browsers add later.
const LANGUAGE = `Object Function Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol Date Promise RegExp
  Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError SuppressedError InternalError JSON Math
  Intl ArrayBuffer SharedArrayBuffer Atomics Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array Float16Array
  Float32Array Float64Array Uint8ClampedArray BigUint64Array BigInt64Array DataView Map BigInt Set Iterator WeakMap WeakSet
  WeakRef FinalizationRegistry Proxy Reflect decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape isFinite
  isNaN globalThis eval`;
const INTERPRETER = `WebAssembly TextDecoder TextEncoder AbortController AbortSignal DOMException Event console crypto performance
  setTimeout clearTimeout setInterval clearInterval queueMicrotask`;
const KEPT = new Set(`${LANGUAGE} ${INTERPRETER}`.split(/\s+/));
/** @type {Record<string, string[]>} what the interpreter needs of objects that stay although their class goes, by class */
const MEMBERS = { Crypto: ["getRandomValues"], Performance: ["now", "timeOrigin"] };

/**
 * Removes every global that is not in the list, and empties its class. Compiled code of a library is not bound by what Python can
 * import: it may get hold of any object of JavaScript. So a database, a response or a port that is still somewhere must have no
 * methods either.
 * @param {object} scope the global object
 * @returns {string[]} the names that could not be removed
 */
export function shutGlobals(scope) {
  /** @type {object[]} the global object and its prototypes */
  const holders = [];
  for (let holder = scope; holder && holder !== Object.prototype; holder = Object.getPrototypeOf(holder)) holders.push(holder);
  return holders.flatMap((holder) => empty(holder, KEPT, (name, value) => {
    // The classes of the global object itself are among the holders.
    if (typeof value !== "function" || holders.includes(value.prototype)) return [];
    const members = MEMBERS[name] ?? [];
    return [...empty(value.prototype ?? {}, new Set(members)), ...empty(value, OWN_OF_FUNCTIONS)];
  }));
}

/** Members of every function; they lead to nothing. */
const OWN_OF_FUNCTIONS = new Set(["name", "length", "prototype"]);

/**
 * @param {object} holder
 * @param {ReadonlySet<string>} kept names that stay
 * @param {(name: string, value: any) => string[]} [first] called before something is removed
 * @returns {string[]} the names of what could not be removed, without numbers and texts
 */
function empty(holder, kept, first = () => []) {
  return Reflect.ownKeys(holder).filter((name) => !kept.has(String(name))).flatMap((name) => {
    const { value, get } = Reflect.getOwnPropertyDescriptor(holder, name) ?? {};
    const left = first(String(name), value);
    return Reflect.deleteProperty(holder, name) || !(get || value instanceof Object) ? left : [...left, String(name)];
  });
}

/** Makes the console silent: the page's process shows each line, so a flood of lines would stop it. */
export function silenceConsole() {
  for (const name of Reflect.ownKeys(console)) Reflect.set(console, name, () => undefined);
}

const PAGE_OF_MEMORY = 65_536;

/**
 * Limits the memory of this worker's interpreter. At the limit Python raises MemoryError; without it the browser would end the
 * whole tab. Call it before the interpreter starts.
 * @param {number} most bytes
 */
export function limitMemory(most) {
  const { prototype } = WebAssembly.Memory;
  const { grow } = prototype;
  prototype.grow = function limited(/** @type {number} */ pages) {
    if (this.buffer.byteLength + pages * PAGE_OF_MEMORY > most) throw new RangeError("no more memory");
    return Reflect.apply(grow, this, [pages]);
  };
}

/**
 * Makes the interpreter's file system read-only: its files are in JavaScript's memory, to which the limit does not apply.
 * @param {any} fs of Emscripten
 */
export function shutFiles(fs) {
  const { MEMFS } = fs.filesystems;
  const { file, dir } = MEMFS.ops_table;
  const refuse = () => {
    throw new fs.ErrnoError(READ_ONLY);
  };
  for (const operations of [dir.node, file.node, MEMFS.node_ops]) {
    for (const operation of ["mknod", "symlink", "rename"]) if (operation in operations) operations[operation] = refuse;
  }
  for (const operations of [file.stream, MEMFS.stream_ops]) {
    for (const operation of ["write", "allocate", "mmap"]) operations[operation] = refuse;
  }
  for (const operations of [file.node, MEMFS.node_ops]) operations.setattr = refuse;
}

/** Emscripten's number for the error EROFS (read-only file system). */
const READ_ONLY = 69;
