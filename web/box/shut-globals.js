// @ts-check
// Takes from a worker all that could reach beyond it, before code of a person runs in it.

// What the language itself has, and what the interpreter needs while it runs. All else goes: a list of what is dangerous would
// miss what browsers add.
const LANGUAGE = `Object Function Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol Date Promise RegExp
  Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError SuppressedError InternalError JSON Math
  Intl ArrayBuffer SharedArrayBuffer Atomics Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array Float16Array
  Float32Array Float64Array Uint8ClampedArray BigUint64Array BigInt64Array DataView Map BigInt Set Iterator WeakMap WeakSet
  WeakRef FinalizationRegistry Proxy Reflect decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape isFinite
  isNaN globalThis eval`;
const INTERPRETER = `WebAssembly TextDecoder TextEncoder AbortController AbortSignal DOMException Event console crypto performance
  setTimeout clearTimeout setInterval clearInterval queueMicrotask`;
const KEPT = new Set(`${LANGUAGE} ${INTERPRETER}`.split(/\s+/));

/**
 * @param {object} scope the global object
 * @returns {string[]} what could not be taken away
 */
export function shutGlobals(scope) {
  /** @type {string[]} */
  const left = [];
  for (let holder = scope; holder && holder !== Object.prototype; holder = Object.getPrototypeOf(holder)) {
    for (const name of Object.getOwnPropertyNames(holder)) {
      if (!KEPT.has(name) && !Reflect.deleteProperty(holder, name)) left.push(name);
    }
  }
  return left;
}

const PAGE_OF_MEMORY = 65_536;

/**
 * Limits the memory that the interpreter of this worker can have: Python then raises MemoryError, where else the browser would end
 * the whole tab. Call it before the interpreter starts.
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
 * Lets nothing be written to the file system any more: its files lie in the browser's own memory, past the limit.
 * @param {any} fs of Emscripten
 */
export function shutFiles(fs) {
  const { file, dir } = fs.filesystems.MEMFS.ops_table;
  const refuse = () => {
    throw new fs.ErrnoError(READ_ONLY);
  };
  for (const operation of ["mknod", "symlink", "rename"]) dir.node[operation] = refuse;
  for (const operation of ["write", "allocate", "mmap"]) file.stream[operation] = refuse;
  file.node.setattr = refuse;
}

/** Emscripten's number of the error EROFS. */
const READ_ONLY = 69;
