// @ts-check
// Lets browsers compile `.wasm` files that a host sends with a wrong MIME type. Browsers refuse to compile such a file during the
// download, and Pyodide would then wait forever. Here it is compiled after the download. This only happens on a first visit,
// before the service worker answers.

/** Makes `WebAssembly.instantiateStreaming` accept a response of any MIME type. */
export function acceptAnyWasmMimeType() {
  const streaming = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (source, imports) => {
    const response = await source;
    const type = response.headers.get("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase();
    if (type === "application/wasm") return streaming(response, imports);
    return WebAssembly.instantiate(await response.arrayBuffer(), imports);
  };
}
