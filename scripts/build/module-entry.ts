import { createRequire } from 'node:module';
import type { Biblioteca, ModuloExterno } from '@balcao/vendor';
import type { SystemModule } from './modules.ts';

const require = createRequire(import.meta.url);
const isName = (name: string) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default' && name !== '__esModule';

type Used = ReadonlyMap<string, readonly string[]>;

/** Names a library exports in its module. CommonJS is read under NODE_ENV, which the caller must have set: React's development build exports more. */
async function exportsOf({ name, exporta }: Biblioteca, used: Used): Promise<string[]> {
  if (exporta === 'padrao') return [];
  if (exporta === 'commonjs') return Object.keys(require(name) as object).filter(isName);
  const real = Object.keys((await import(name)) as object).filter(isName);
  // `z.infer` and its like are names of types: they look used, and are not there when the code runs
  return exporta === 'todas' ? real : real.filter((exported) => used.get(name)?.includes(exported));
}

function assertDistinct(names: readonly (readonly [library: string, names: readonly string[]])[]): void {
  const owners = new Map<string, string>();
  for (const [library, exported] of names) {
    for (const name of exported) {
      const owner = owners.get(name);
      if (owner) throw new Error(`${owner} e ${library} exportam ambos "${name}": não podem viajar no mesmo módulo.`);
      owners.set(name, library);
    }
  }
}

/** React and its renderers are CommonJS and repeat each other's harmless names (`version`, `Fragment`): one object holds them all. */
async function wholeEntry(bibliotecas: readonly Biblioteca[], used: Used): Promise<string> {
  const names = new Set((await Promise.all(bibliotecas.map((each) => exportsOf(each, used)))).flat());
  const imports = bibliotecas.map(({ name }, index) => `import m${index} from '${name}';`);
  const whole = `const whole = { ${bibliotecas.map((_, index) => `...m${index}`).join(', ')} };`;
  return `${[...imports, whole].join('\n')}\nexport default whole;\nexport const { ${[...names].join(', ')} } = whole;\n`;
}

async function vendorEntry({ bibliotecas }: ModuloExterno, used: Used): Promise<string> {
  if (bibliotecas.every(({ exporta }) => exporta === 'commonjs')) return wholeEntry(bibliotecas, used);
  const names = await Promise.all(bibliotecas.map(async (each) => [each.name, await exportsOf(each, used)] as const));
  assertDistinct(names);
  const withDefault = bibliotecas.filter(({ exporta, name }) => exporta === 'padrao' || used.get(name)?.includes('default'));
  return [
    ...withDefault.map(({ name }) => `export { default } from '${name}';\n`),
    ...names
      .filter(([, exported]) => exported.length > 0)
      .map(([library, exported]) => `export { ${exported.join(', ')} } from '${library}';\n`),
  ].join('');
}

/**
 * Source of the file a System module is built from: it exports, under one roof, everything its names export.
 *
 * @throws when two of its names export the same word for different things.
 */
export async function moduleEntry({ vendor, sources = [] }: SystemModule, used: Used): Promise<string> {
  return vendor ? vendorEntry(vendor, used) : sources.map((source) => `export * from ${JSON.stringify(source)};\n`).join('');
}
