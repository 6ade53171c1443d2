import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type HousePlan, Impossivel } from './house-plan.ts';
import { insertAfterLast, insertBefore, insertSorted } from './insert-line.ts';
import { migrationTemplate, moduleImport, moduleLine, moduleTemplates } from './module.template.ts';
import { planContract } from './plan-contract.ts';
import { fill, type WordForms } from './word-forms.ts';

const GATEWAY = 'packages/gateway/src';
const MIGRATIONS = `${GATEWAY}/migrations`;
const AREAS = `${GATEWAY}/schema/areas.table.ts`;
const MODULES = `${GATEWAY}/modules/modules.ts`;
/** A place of the table of accesses where calls are named: its file, what begins it, and how far they stand in. */
interface Grupo {
  readonly file: string;
  readonly begin: string;
  readonly indent: string;
}
/** The calls any session may make, and those of administrators alone. */
const QUALQUER_SESSAO: Grupo = { file: `${GATEWAY}/testing/test-acessos.ts`, begin: '  {\n    chamadas: `\n', indent: '      ' };
export const SO_ADMINISTRADOR: Grupo = {
  file: `${GATEWAY}/testing/test-acessos-administrador.ts`,
  begin: 'export const CHAMADAS_DO_ADMINISTRADOR = `\n',
  indent: '  ',
};
/** Each room numbers its own range: the next one starts at the next ten. */
const RANGE = 10;
/** Lower numbers belong to the folded migrations, one file per area, which are closed. */
const FIRST = 370;

function nextMigration(root: string): string {
  const numbers = readdirSync(path.join(root, MIGRATIONS)).map((file) => Number.parseInt(file, 10));
  const last = Math.max(FIRST - RANGE, ...numbers.filter(Number.isFinite));
  return String((Math.floor(last / RANGE) + 1) * RANGE).padStart(4, '0');
}

const homeOf = ({ kebab }: WordForms) => `${GATEWAY}/modules/${kebab}`;

/** Whether the gateway already has the module that serves these calls. */
export const isServed = (plan: HousePlan, forms: WordForms): boolean => plan.has(homeOf(forms));

/** Names calls in one group of the table of accesses, which is judged against every contract. */
export function nameCalls(plan: HousePlan, { file, begin, indent }: Grupo, calls: readonly string[]): void {
  plan.edit(file, (text) => {
    if (!text.includes(begin)) throw new Impossivel(`${file} mudou de forma: acrescente as chamadas à mão e conserte scripts/new.`);
    return text.replace(begin, () => begin + calls.map((call) => `${indent}${call}\n`).join(''));
  });
}

/** The files of a module of the gateway, its table, its area, and its line among the modules. */
export function planServing(
  plan: HousePlan,
  forms: WordForms,
  { templates, migration, isNewTable = true }: { templates: Readonly<Record<string, string>>; migration: string; isNewTable?: boolean },
): void {
  for (const [name, template] of Object.entries(templates)) plan.create(`${homeOf(forms)}/${fill(name, forms)}`, fill(template, forms));
  plan.create(`${MIGRATIONS}/${nextMigration(plan.root)}_${forms.snake}.sql`, fill(migration, forms));
  plan.edit(MODULES, (text) =>
    insertAfterLast(
      insertSorted(text, /^import \{ \w+Module \} from '\.\//, fill(moduleImport, forms)),
      /^ {2}\w+Module,$/,
      fill(moduleLine, forms),
    ),
  );
  if (isNewTable) plan.edit(AREAS, (text) => insertBefore(text, /npm run new writes here/, fill("      '%snake%',", forms)));
}

/** A module of the gateway: its table, its calls, who may see what, and its line among the modules. */
export function planModule(plan: HousePlan, forms: WordForms): void {
  if (isServed(plan, forms)) throw new Impossivel(`O gateway já tem um módulo chamado ${forms.kebab}.`);
  planServing(plan, forms, { templates: moduleTemplates, migration: migrationTemplate });
  nameCalls(
    plan,
    QUALQUER_SESSAO,
    ['GET', 'POST'].map((method) => `${method} /c/api/v1/${forms.kebab}`),
  );
  planContract(plan, forms);
}
