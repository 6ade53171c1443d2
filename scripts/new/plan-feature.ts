import { featureTemplates, pageLine } from './feature.template.ts';
import { type HousePlan, Impossivel } from './house-plan.ts';
import { insertBefore } from './insert-line.ts';
import { planContract } from './plan-contract.ts';
import { fill, type WordForms } from './word-forms.ts';

interface FeatureName {
  readonly parcel: string;
  readonly forms: WordForms;
  /** Path below the parcel's base; `''` is the base itself. */
  readonly path: string;
}

/** @throws {Impossivel} when the parcel cannot hold one more screen that reads through the cache. */
function assertCanHold(plan: HousePlan, { parcel, forms }: FeatureName): void {
  const home = `packages/${parcel}/src`;
  if (!plan.has(`${home}/${parcel}.root.tsx`)) throw new Impossivel(`Não há parcela chamada ${parcel} em packages/.`);
  if (!plan.has(`${home}/${parcel}.routes.tsx`) || !plan.has(`packages/contracts/src/routes/${parcel}.routes.ts`)) {
    throw new Impossivel(`A parcela ${parcel} não tem tabela de rotas: não mostra telas.`);
  }
  if (!plan.read(`${home}/${parcel}.root.tsx`).includes('QueryProvider')) {
    throw new Impossivel(`A parcela ${parcel} não lê pelo cache de consultas: escreva a feature à mão, no molde das que ela tem.`);
  }
  if (new RegExp(`^  ${forms.camel}:`, 'm').test(plan.read(`packages/contracts/src/routes/${parcel}.routes.ts`))) {
    throw new Impossivel(`A parcela ${parcel} já tem uma rota chamada ${forms.camel}.`);
  }
}

/** A screen: page, list, resource, model, copy, tests, its route and its contract. */
export function planFeature(plan: HousePlan, feature: FeatureName): void {
  const { parcel, forms, path } = feature;
  assertCanHold(plan, feature);
  const table = `packages/contracts/src/routes/${parcel}.routes.ts`;
  const base = /defineRoutes\('[^']+', '([^']*)'/.exec(plan.read(table))?.[1] ?? '';
  for (const [name, template] of Object.entries(featureTemplates)) {
    plan.create(`packages/${parcel}/src/features/${forms.kebab}/${fill(name, forms)}`, fill(template, { ...forms, address: base + path }));
  }
  plan.edit(table, (text) => insertBefore(text, /^\}\);$/, `  ${forms.camel}: { path: '${path}' },`));
  plan.edit(`packages/${parcel}/src/${parcel}.routes.tsx`, (text) => insertBefore(text, /^\} satisfies /, fill(pageLine, forms)));
  planContract(plan, forms);
}
