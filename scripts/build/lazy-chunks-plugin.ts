import webpack, { type Compilation, type Compiler } from 'webpack';
import { integrityOf } from './files.ts';

/** Stands in the module's own script for the hashes of its chunks, until they are known. */
const LUGAR = 'balcao:integridade';
const LITERAL = new RegExp(`(["'\`])${LUGAR}\\1`);

/**
 * Webpack's lazy chunks carry no integrity of their own. A module brings the hashes of its chunks (chunk id → hash), and gives each script
 * it injects its one: the module itself is checked by the map's. What was injected is known to the page by its path (`balcaoPedacos`). A
 * chunk asked for again did not come before: it is asked for under another query, for a browser joins a second request of one address to a
 * first that never ends.
 *
 * The hashes are written after the files have their names: a module's name depends on those of its chunks, and these on their bytes.
 */
export class LazyChunksPlugin {
  /** @param isSigned false while a module is being worked on: its files keep their names as their bytes change */
  constructor(private readonly isSigned: boolean) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('LazyChunksPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'LazyChunksPlugin',
        (source) => `${source}
${this.isSigned ? `script.integrity = "${LUGAR}"[chunkId];` : ''}
(self.balcaoPedacos ||= new Set()).add(new URL(url, location.href).pathname);
var vezes = (${webpack.RuntimeGlobals.loadScript}.vezes ||= {});
if (vezes[url]) script.src = url + '?tentativa=' + vezes[url];
vezes[url] = (vezes[url] || 0) + 1;`,
      );
      if (!this.isSigned) return;
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'LazyChunksPlugin', stage }, () => writeHashes(compilation));
    });
  }
}

/** Puts the hashes in their place. */
function writeHashes(compilation: Compilation): void {
  const hashes = Object.fromEntries(
    [...compilation.chunks].flatMap((chunk) =>
      chunk.canBeInitial()
        ? []
        : [...chunk.files]
            .filter((file) => file.endsWith('.js'))
            .map((file) => [chunk.id, integrityOf(compilation.getAsset(file)?.source.buffer() as Buffer)] as const),
    ),
  );
  for (const { name, source } of compilation.getAssets()) {
    const code = name.endsWith('.js') ? source.source().toString() : '';
    if (!LITERAL.test(code)) continue;
    compilation.updateAsset(name, new webpack.sources.RawSource(code.replace(LITERAL, JSON.stringify(hashes))));
  }
}
