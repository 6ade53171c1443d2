import { assertAddressFree, takeAnnounced } from './announced-route.ts';
import { featureTemplates, pageLine } from './feature.template.ts';
import { type HousePlan, Impossivel } from './house-plan.ts';
import { insertBefore } from './insert-line.ts';
import { planContract } from './plan-contract.ts';
import { isServed, planModule } from './plan-module.ts';
import { fill, type WordForms } from './word-forms.ts';

/** A screen of a parcel. */
export interface FeatureName {
  readonly parcel: string;
  readonly forms: WordForms;
  /** Path below the parcel's base; `''` is the base itself. */
  readonly path: string;
}

/**
 * The route's id, which is also the name of the page's file: a page at its parcel's own address cannot take the parcel's name, which is
 * that of the parcel's first file.
 */
const idOf = ({ forms, path }: FeatureName): string => (path === '' ? `${forms.camel}Inicio` : forms.camel);

/** @throws {Impossivel} when the parcel cannot hold one more screen that reads through the cache. */
export function assertCanHold(plan: HousePlan, feature: FeatureName): void {
  const { parcel } = feature;
  const home = `packages/${parcel}/src`;
  if (!plan.has(`${home}/${parcel}.root.tsx`)) throw new Impossivel(`Não há parcel chamado ${parcel} em packages/.`);
  if (!plan.has(`${home}/${parcel}.routes.tsx`) || !plan.has(`packages/contracts/src/routes/${parcel}.routes.ts`)) {
    throw new Impossivel(`O parcel ${parcel} não tem tabela de rotas: não mostra telas.`);
  }
  if (!plan.read(`${home}/${parcel}.root.tsx`).includes('QueryProvider')) {
    throw new Impossivel(`O parcel ${parcel} não lê pelo cache de consultas: escreva a feature à mão, no molde das que ele tem.`);
  }
  if (idOf(feature) === parcel) throw new Impossivel(`Uma tela não pode se chamar como o seu parcel: ${parcel} é o arquivo dela.`);
  if (new RegExp(`^  ${idOf(feature)}:`, 'm').test(plan.read(`packages/contracts/src/routes/${parcel}.routes.ts`))) {
    throw new Impossivel(`O parcel ${parcel} já tem uma rota chamada ${idOf(feature)}.`);
  }
}

/**
 * Its line in the parcel's tables of routes and of pages. An address that was announced as being built keeps its id, its spelling, its
 * title and what it asks of a session.
 *
 * @returns the route's id, the screen's address and its title
 * @throws {Impossivel} when the address is another page's
 */
export function planRoute(plan: HousePlan, feature: FeatureName): { id: string; address: string; title: string } {
  const { parcel, forms } = feature;
  const table = `packages/contracts/src/routes/${parcel}.routes.ts`;
  const base = /defineRoutes\('[^']+', '([^']*)'/.exec(plan.read(table))?.[1] ?? '';
  assertAddressFree(plan, base + feature.path);
  const anunciada = takeAnnounced(plan, base + feature.path);
  const id = anunciada?.id ?? idOf(feature);
  const path = anunciada?.path.slice(base.length) ?? feature.path;
  const exigencia = anunciada?.exigencia ? `, ${anunciada.exigencia}` : '';
  plan.edit(table, (text) => insertBefore(text, /^\}\);$/, `  ${id}: { path: '${path}'${exigencia} },`));
  plan.edit(`packages/${parcel}/src/${parcel}.routes.tsx`, (text) =>
    insertBefore(text, /^\} satisfies /, fill(pageLine, { ...forms, id })),
  );
  return { id, address: base + path, title: anunciada?.title || forms.title };
}

/** A screen: page, list, resource, model, copy, tests, its route, its contract, and the module that serves its calls. */
export function planFeature(plan: HousePlan, feature: FeatureName): void {
  const { parcel, forms } = feature;
  assertCanHold(plan, feature);
  const route = planRoute(plan, feature);
  for (const [name, template] of Object.entries(featureTemplates)) {
    plan.create(`packages/${parcel}/src/features/${forms.kebab}/${fill(name, forms)}`, fill(template, { ...forms, ...route }));
  }
  planContract(plan, forms);
  if (!isServed(plan, forms)) planModule(plan, forms);
}
