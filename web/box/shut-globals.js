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

/**
 * @param {object} scope the global object
 * @returns {string[]} the names that could not be removed
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
  const { file, dir } = fs.filesystems.MEMFS.ops_table;
  const refuse = () => {
    throw new fs.ErrnoError(READ_ONLY);
  };
  for (const operation of ["mknod", "symlink", "rename"]) dir.node[operation] = refuse;
  for (const operation of ["write", "allocate", "mmap"]) file.stream[operation] = refuse;
  file.node.setattr = refuse;
}

/** Emscripten's number for the error EROFS (read-only file system). */
const READ_ONLY = 69;
