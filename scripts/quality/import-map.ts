import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from './house-files.ts';

interface MapSource {
  readonly ambientes: Readonly<Record<string, { readonly modulos: string }>>;
  readonly imports: Readonly<Record<string, string>>;
}
interface NamedModule {
  readonly names: readonly string[];
  readonly dir: string;
}

const ENVIRONMENTS = ['local', 'staging', 'production'];

/** importmap.json and what the build makes must name the same modules, each in its folder. */
export function judgeImportMap({ ambientes, imports }: MapSource, modules: readonly NamedModule[]): Finding[] {
  const built = new Map(modules.flatMap(({ names, dir }) => names.map((name) => [name, `${dir}/`])));
  const report = (why: string): Finding => ({ rule: 'import-map', where: 'importmap.json', why });
  return [
    ...ENVIRONMENTS.filter((name) => !ambientes[name]).map((name) => report(`falta o ambiente ${name}`)),
    ...[...built].filter(([name]) => !(name in imports)).map(([name, dir]) => report(`falta "${name}": "${dir}"`)),
    ...Object.keys(imports)
      .filter((name) => !built.has(name))
      .map((name) => report(`"${name}" não é construído por scripts/build/modules.ts`)),
    ...Object.entries(imports)
      .filter(([name, dir]) => built.has(name) && built.get(name) !== dir)
      .map(([name, dir]) => report(`"${name}" fica em ${built.get(name)}, não em ${dir}`)),
  ];
}

export const readMapSource = (root: string): MapSource => JSON.parse(readFileSync(path.join(root, 'importmap.json'), 'utf8')) as MapSource;
