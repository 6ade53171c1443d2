import { createRequire } from 'node:module';
import type { ModuloExterno } from '@balcao/vendor';

const require = createRequire(import.meta.url);
const isName = (name: string) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default' && name !== '__esModule';

/**
 * Source of the module that stands for one library in the import map. Reads CommonJS names under NODE_ENV=production,
 * which the caller must have set: React's development build exports more.
 */
export async function vendorEntry({ name, exporta }: ModuloExterno, used: ReadonlyMap<string, readonly string[]>): Promise<string> {
  if (exporta === 'padrao') return `export { default } from '${name}';\n`;
  if (exporta === 'todas') {
    const hasDefault = name === 'single-spa-react';
    return `export * from '${name}';\n${hasDefault ? `export { default } from '${name}';\n` : ''}`;
  }
  if (exporta === 'commonjs') {
    const names = Object.keys(require(name) as object).filter(isName);
    return `import whole from '${name}';\nexport default whole;\nexport const { ${names.join(', ')} } = whole;\n`;
  }
  // `z.infer` and its like are names of types: they look used, and are not there when the code runs
  const real = new Set(Object.keys((await import(name)) as object));
  return `export { ${(used.get(name) ?? []).filter((exported) => real.has(exported)).join(', ')} } from '${name}';\n`;
}
