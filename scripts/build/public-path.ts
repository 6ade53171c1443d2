/** Always the first file of an entry: lazy chunks and assets lie beside the module, wherever the import map put it. */
declare let __webpack_public_path__: string;
declare const __system_context__: { meta: { url: string } };

__webpack_public_path__ = new URL('.', __system_context__.meta.url).href;
