import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { modulosExternos, type ModuloExterno } from '@balcao/vendor';

export const root = path.resolve(import.meta.dirname, '../..');

/** One System module of the import map. */
export interface SystemModule {
  /** Its names in the import map, all at the same address: `@balcao/quoting`, or `react` with `react-dom/client` and others. */
  readonly names: readonly string[];
  /** Folder below `dist/modules`. */
  readonly dir: string;
  /** Base name of its entry file. */
  readonly file: string;
  /** Source of each name, for modules of ours. */
  readonly sources?: readonly string[];
  readonly vendor?: ModuloExterno;
}

/** Doors of one package that every page asks for together travel in one file: each file less is a request less. */
const juntas: readonly (readonly string[])[] = [
  ['@balcao/shared', '@balcao/shared/lifecycle'],
  ['@balcao/shared/parcel', '@balcao/shared/query'],
];

/** Doors without state: each importer bundles the parts it uses. */
const embutidas = new Set([
  '@balcao/ui/screen-icons',
  '@balcao/shared/documents',
  '@balcao/shared/forms',
  '@balcao/shared/lists',
  '@balcao/ui/documents',
  '@balcao/ui/failures',
  '@balcao/ui/lists',
  '@balcao/shared/records',
  '@balcao/shared/storage',
  '@balcao/ui/password',
  '@balcao/ui/records',
]);

/** Source folders of those doors: a change there changes every module that bundles them. */
export const embeddedFolders: readonly string[] = [...embutidas].map((name) => name.replace(/^@balcao\/(\w+)\//, 'packages/$1/src/'));

/** Libraries that run on every page of a signed-in user. */
const emTodaPagina = new Set(['react', 'single-spa', 'react-router-dom']);

/** Whether a module is worth compiling whole as it arrives; of the others most functions are never called on a first page. */
export const isOnEveryPage = ({ names }: SystemModule): boolean => emTodaPagina.has(names[0] as string);

const browserPackages = ['shared', 'ui'];
const isParcel = (name: string) => existsSync(path.join(root, 'packages', name, 'src', `${name}.root.tsx`));

/** Every parcel of the house: a package with a `<name>.root.tsx`. */
export const parcels = (): string[] => readdirSync(path.join(root, 'packages')).filter(isParcel).sort();

function doorsOf(folder: string): SystemModule[] {
  const manifest = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
    name: string;
    exports: Record<string, string>;
  };
  const dir = path.basename(folder);
  const doors = new Map(
    Object.entries(manifest.exports)
      .map(([door, source]) => [manifest.name + door.slice(1), path.join(root, folder, source)] as const)
      .filter(([name]) => !embutidas.has(name)),
  );
  const groups = [...doors.keys()].map((name) => juntas.find((group) => group.includes(name)) ?? [name]);
  return [...new Map(groups.map((names) => [names[0] as string, names]))].map(([first, names]) => ({
    names,
    dir,
    file: first === manifest.name ? dir : first.slice(manifest.name.length + 1).replace(/\//g, '-'),
    sources: names.map((name) => doors.get(name) as string),
  }));
}

const vendorModule = (vendor: ModuloExterno): SystemModule => ({
  names: vendor.bibliotecas.map(({ name }) => name),
  dir: `vendor/${vendor.file}`,
  file: vendor.file,
  vendor,
});

/** Everything the import map names: libraries, shared doors, parcels, the root config. */
export const systemModules = (): SystemModule[] => [
  ...modulosExternos.map(vendorModule),
  ...[...browserPackages, ...parcels()].flatMap((name) => doorsOf(`packages/${name}`)),
  ...doorsOf('root-config'),
];
