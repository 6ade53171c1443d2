import webpack, { type Compiler } from 'webpack';

const HEAD = /^(System\.register\((?:"[^"]*",)?\[[^\]]*\],)function\(/;
const EXECUTE = 'execute:function(){';
const TAIL = /\}\}\}\);\s*$/;

/**
 * Puts the two functions of a System module, which both run as soon as it has loaded, in parentheses: engines then compile them with
 * the file, beside the main thread, and not a second and a third time when each is called.
 *
 * @throws when the module is not written as webpack writes it.
 */
export function eagerStart(code: string): string {
  if (!HEAD.test(code) || !code.includes(EXECUTE) || !TAIL.test(code)) throw new Error('módulo System de outra forma');
  return code.replace(HEAD, '$1(function(').replace(EXECUTE, 'execute:(function(){').replace(TAIL, '})}}));');
}

/** Engines that know this first line compile every function of the file with it (Chromium 136 and later); the others see a comment. */
const WHOLE = '//# allFunctionsCalledOnLoad\n';

/** Applies `eagerStart` to every System module, after it was minified and before it is hashed. */
export class EagerStartPlugin {
  /** @param isWhole nearly everything in the module runs when it loads */
  constructor(private readonly isWhole: boolean) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('EagerStartPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'EagerStartPlugin', stage }, (assets) => {
        for (const [name, source] of Object.entries(assets)) {
          const code = source.source().toString();
          if (!name.endsWith('.js') || !code.startsWith('System.register(')) continue;
          compilation.updateAsset(name, new webpack.sources.RawSource((this.isWhole ? WHOLE : '') + eagerStart(code)));
        }
      });
    });
  }
}
