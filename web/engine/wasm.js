// @ts-check
// A host that does not know `.wasm` sends it as some other type. Browsers then refuse to compile it while it comes in,
// and Pyodide would wait forever: on the first visit, when no service worker answers yet, it is compiled afterwards.

/** Makes `WebAssembly.instantiateStreaming` take an answer of any type. */
export function acceptAnyWasmMimeType() {
  const streaming = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (source, imports) => {
    const response = await source;
    const type = response.headers.get("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase();
    if (type === "application/wasm") return streaming(response, imports);
    return WebAssembly.instantiate(await response.arrayBuffer(), imports);
  };
}
