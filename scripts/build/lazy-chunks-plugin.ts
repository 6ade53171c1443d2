import webpack, { type Compiler } from 'webpack';

/**
 * Webpack's lazy chunks carry no integrity of their own. The page inlines the hashes of the environment's chunks
 * (`window.balcaoIntegridade`, address → hash), and every injected script is given its one. A chunk asked for again did not come
 * before: it is asked for under another query, for a browser joins a second request of one address to a first that never ends.
 */
export class LazyChunksPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('LazyChunksPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'LazyChunksPlugin',
        (source) => `${source}
var integridade = (self.balcaoIntegridade || {})[new URL(url, location.href).pathname];
if (integridade) script.integrity = integridade;
var vezes = (${webpack.RuntimeGlobals.loadScript}.vezes ||= {});
if (vezes[url]) script.src = url + '?tentativa=' + vezes[url];
vezes[url] = (vezes[url] || 0) + 1;`,
      );
    });
  }
}
