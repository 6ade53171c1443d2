import webpack, { type Compiler } from 'webpack';

/**
 * Webpack's lazy chunks carry no integrity of their own. The page inlines the hashes of the environment's chunks
 * (`window.balcaoIntegridade`, address → hash), and every injected script is given its one.
 */
export class LazyIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('LazyIntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'LazyIntegrityPlugin',
        (source) => `${source}
var integridade = (self.balcaoIntegridade || {})[new URL(url, location.href).pathname];
if (integridade) script.integrity = integridade;`,
      );
    });
  }
}
