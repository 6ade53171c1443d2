import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { modulosExternos, type ModuloExterno } from '@balcao/vendor';

export const root = path.resolve(import.meta.dirname, '../..');

/** One System module of the import map. */
export interface SystemModule {
  /** Name in the import map: `@balcao/quoting`, `react-dom/client`. */
  readonly name: string;
  /** Folder below `dist/modules`. */
  readonly dir: string;
  /** Base name of its entry file. */
  readonly file: string;
  /** Source file, for modules of ours. */
  readonly entry?: string;
  readonly vendor?: ModuloExterno;
}

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
  return Object.entries(manifest.exports).map(([door, source]) => ({
    name: manifest.name + door.slice(1),
    dir,
    file: door === '.' ? dir : door.slice(2).replace(/\//g, '-'),
    entry: path.join(root, folder, source),
  }));
}

const vendorModule = (vendor: ModuloExterno): SystemModule => {
  const file = vendor.name.replace('@', '').replace(/\//g, '-');
  return { name: vendor.name, dir: `vendor/${file}`, file, vendor };
};

/** Everything the import map names: libraries, shared doors, parcels, the root config. */
export const systemModules = (): SystemModule[] => [
  ...modulosExternos.map(vendorModule),
  ...[...browserPackages, ...parcels()].flatMap((name) => doorsOf(`packages/${name}`)),
  ...doorsOf('root-config'),
];
