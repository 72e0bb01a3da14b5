// @ts-check
// Lets browsers compile `.wasm` files from a host that sends them with a wrong type. Browsers refuse to compile such a file
// while it comes in, and Pyodide would wait forever. On the first visit, when no service worker answers yet, the file is
// compiled afterwards.

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
