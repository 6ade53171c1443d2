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
const ACESSOS = `${GATEWAY}/testing/test-acessos.ts`;
/** Where the table of accesses begins to name the calls any session may make. */
const QUALQUER_SESSAO = '  {\n    chamadas: `\n';
/** Each room numbers its own range: the next one starts at the next ten. */
const RANGE = 10;

function nextMigration(root: string): string {
  const numbers = readdirSync(path.join(root, MIGRATIONS)).map((file) => Number.parseInt(file, 10));
  const last = Math.max(0, ...numbers.filter(Number.isFinite));
  return String((Math.floor(last / RANGE) + 1) * RANGE).padStart(4, '0');
}

const homeOf = ({ kebab }: WordForms) => `${GATEWAY}/modules/${kebab}`;

/** Whether the gateway already has the module that serves these calls. */
export const isServed = (plan: HousePlan, forms: WordForms): boolean => plan.has(homeOf(forms));

/** Its calls among those any session may make: the table is judged against every contract. */
function nameCalls(text: string, { kebab }: WordForms): string {
  const calls = ['GET', 'POST'].map((method) => `      ${method} /c/api/v1/${kebab}\n`).join('');
  if (!text.includes(QUALQUER_SESSAO))
    throw new Impossivel(`${ACESSOS} mudou de forma: acrescente as chamadas à mão e conserte scripts/new.`);
  return text.replace(QUALQUER_SESSAO, (group) => group + calls);
}

/** A module of the gateway: its table, its calls, who may see what, and its line in `app.ts`. */
export function planModule(plan: HousePlan, forms: WordForms): void {
  const home = homeOf(forms);
  if (isServed(plan, forms)) throw new Impossivel(`O gateway já tem um módulo chamado ${forms.kebab}.`);
  for (const [name, template] of Object.entries(moduleTemplates)) plan.create(`${home}/${fill(name, forms)}`, fill(template, forms));
  plan.create(`${MIGRATIONS}/${nextMigration(plan.root)}_${forms.snake}.sql`, fill(migrationTemplate, forms));
  plan.edit(`${GATEWAY}/app.ts`, (text) =>
    insertAfterLast(
      insertSorted(text, /^import \{ \w+Module \} from '\.\/modules\//, fill(moduleImport, forms)),
      /^ {2}\w+Module\(app, recursos.*\);$/,
      fill(moduleLine, forms),
    ),
  );
  plan.edit(ACESSOS, (text) => nameCalls(text, forms));
  plan.edit(AREAS, (text) => insertBefore(text, /npm run new writes here/, fill("      '%snake%',", forms)));
  planContract(plan, forms);
}
