// Holds objects of the browser, shuts its own global object, and says which functions of the browser can still be reached from
// those objects and from the global one.
import { shutGlobals } from "./shut-globals.js";

const say = postMessage.bind(self);
const KEPT = /^(WebAssembly|TextDecoder|TextEncoder|AbortController|AbortSignal|DOMException|Event|console|setTimeout|clearTimeout|setInterval|clearInterval|queueMicrotask)$/;

/** Calls `found` with every function that can be reached from `start`, and its path. */
function walk(start, found) {
  const seen = new Set();
  const queue = Object.entries(start);
  while (queue.length > 0) {
    const [path, value] = queue.shift();
    if ((typeof value !== "object" && typeof value !== "function") || value === null || seen.has(value)) continue;
    seen.add(value);
    if (typeof value === "function") found(value, path);
    queue.push([`${path}.__proto__`, Object.getPrototypeOf(value)]);
    for (const [name, { value: member, get, set }] of Reflect.ownKeys(value).map((key) => [String(key), Object.getOwnPropertyDescriptor(value, key)])) {
      for (const [what, one] of Object.entries({ "": member, " get": get, " set": set })) if (one) queue.push([`${path}.${name}${what}`, one]);
    }
  }
}

/** Returns what a function throws, or nothing. */
const attempt = (work) => Promise.resolve().then(work).catch(() => undefined);

const language = new Set();
const realm = Object.fromEntries(["Object", "Function", "Array", "Promise", "Map", "Set", "Symbol", "Proxy", "Reflect", "JSON", "Math", "Intl", "Atomics",
  "ArrayBuffer", "SharedArrayBuffer", "DataView", "Iterator", "WeakMap", "WeakSet", "WeakRef", "FinalizationRegistry", "Error", "AggregateError", "RegExp", "Date", "BigInt",
  "Number", "Boolean", "String", "Uint8Array", "Int8Array", "Uint16Array", "Int16Array", "Uint32Array", "Int32Array", "Float16Array", "Float32Array", "Float64Array",
  "Uint8ClampedArray", "BigUint64Array", "BigInt64Array", "EvalError", "RangeError", "ReferenceError", "SyntaxError", "TypeError", "URIError", "InternalError", "SuppressedError",
  "parseFloat", "parseInt", "decodeURI", "decodeURIComponent", "encodeURI", "encodeURIComponent", "escape", "unescape", "isFinite", "isNaN", "eval", "WebAssembly", "TextDecoder",
  "TextEncoder", "AbortController", "AbortSignal", "DOMException", "Event", "console", "setTimeout", "clearTimeout", "setInterval", "clearInterval", "queueMicrotask",
].filter((name) => name in globalThis).map((name) => [name, globalThis[name]]));
const inherited = EventTarget.prototype;
walk(realm, (one) => language.add(one));
for (const name of Reflect.ownKeys(inherited)) language.delete(inherited[name]);
language.delete(EventTarget);

const held = {
  scope: globalThis,
  response: await attempt(() => fetch("./shut-globals.js")),
  request: new Request("./x"),
  store: await attempt(() => caches.open("x")),
  stores: globalThis.caches,
  databases: indexedDB,
  database: await attempt(() => new Promise((done, fail) => {
    const asked = indexedDB.open("x", 1);
    asked.onsuccess = () => done(asked.result);
    asked.onerror = fail;
  })),
  channel: new MessageChannel(),
  broadcast: new BroadcastChannel("x"),
  http: new XMLHttpRequest(),
  socket: await attempt(() => new WebSocket("ws://localhost:1/")),
  navigator,
  storage: navigator.storage,
  locks: navigator.locks,
  workers: await attempt(() => navigator.serviceWorker),
  performance,
  crypto,
  blob: new Blob(["x"]),
  stream: new Blob(["x"]).stream(),
  location,
  message: new MessageEvent("x", { ports: [new MessageChannel().port1] }),
};
const before = new Set();
walk(held, (one) => before.add(one));
const left = shutGlobals(globalThis);
const after = [];
walk(held, (one, path) => {
  if (before.has(one) && !language.has(one) && !KEPT.test(one.name)) after.push(path);
});
say({ before: before.size, after, left });
