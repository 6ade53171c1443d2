import { type HousePlan, Impossivel } from './house-plan.ts';
import { insertSorted } from './insert-line.ts';
import { parcelDependencies, parcelRooms, parcelTemplates, routeTableTemplate } from './parcel.template.ts';
import { planFeature } from './plan-feature.ts';
import { fill, type WordForms } from './word-forms.ts';

/** A parcel whose versions a new one copies. */
const NEIGHBOUR = 'packages/management/package.json';
const CONTRACTS = 'packages/contracts/src';

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

function manifestOf(plan: HousePlan, { kebab, title }: WordForms) {
  const { version, dependencies: known } = JSON.parse(plan.read(NEIGHBOUR)) as Manifest;
  const dependencies = Object.fromEntries([
    ...parcelRooms.map((room) => [room, '*']),
    ...parcelDependencies.map((library) => [library, known[library] ?? '*']),
  ]) as Record<string, string>;
  return {
    name: `@balcao/${kebab}`,
    version,
    private: true,
    type: 'module',
    description: `${title}.`,
    sideEffects: false,
    exports: { '.': './src/index.ts' },
    dependencies,
  };
}

/** What npm would write for a new workspace, so that a clean install needs nothing else. */
function lockWith(text: string, { kebab }: WordForms, { name, version, dependencies }: ReturnType<typeof manifestOf>): string {
  const lock = JSON.parse(text) as { packages: Record<string, object> };
  const packages = {
    ...lock.packages,
    [`node_modules/${name}`]: { resolved: `packages/${kebab}`, link: true },
    [`packages/${kebab}`]: { name, version, dependencies },
  };
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`;
}

/** Its line at the end of the map's imports. */
function nameInMap(text: string, { kebab }: WordForms): string {
  const named = text.replace(/("@balcao\/[^"]+": "[^"]+")(\s*\}\s*\}\s*)$/, `$1,\n    "@balcao/${kebab}": "${kebab}/"$2`);
  if (named === text) throw new Impossivel('importmap.json não termina pela lista de módulos da casa: acrescente o parcel à mão.');
  return named;
}

/** A parcel with one screen at `/<name>`: package, route table, its place in the import map, its first feature. */
export function planParcel(plan: HousePlan, forms: WordForms): void {
  const home = `packages/${forms.kebab}`;
  if (plan.has(home)) throw new Impossivel(`Já existe um pacote chamado ${forms.kebab}.`);
  const manifest = manifestOf(plan, forms);
  plan.create(`${home}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
  for (const [name, template] of Object.entries(parcelTemplates)) plan.create(`${home}/${fill(name, forms)}`, fill(template, forms));

  plan.create(`${CONTRACTS}/routes/${forms.kebab}.routes.ts`, fill(routeTableTemplate, forms));
  plan.edit(`${CONTRACTS}/index.ts`, (text) =>
    insertSorted(
      text,
      /^export \{ \w+Routes \} from '\.\/routes\//,
      fill("export { %camel%Routes } from './routes/%kebab%.routes.ts';", forms),
    ),
  );
  plan.edit(`${CONTRACTS}/routes/all-routes.ts`, (text) =>
    insertSorted(text, /^import \{ \w+Routes \}/, fill("import { %camel%Routes } from './%kebab%.routes.ts';", forms)).replace(
      /(allRoutes[^=]*= \[[^\]]*?),?(\s*\];)/,
      `$1, ${forms.camel}Routes$2`,
    ),
  );
  plan.edit('importmap.json', (text) => nameInMap(text, forms));
  plan.edit('package-lock.json', (text) => lockWith(text, forms, manifest));
  planFeature(plan, { parcel: forms.kebab, forms, path: '' });
}
