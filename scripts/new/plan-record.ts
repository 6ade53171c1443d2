import { adoptTable, columnsOf } from './existing-table.ts';
import { type HousePlan, Impossivel } from './house-plan.ts';
import { insertSorted } from './insert-line.ts';
import { assertFree } from './plan-contract.ts';
import { assertCanHold, planRoute } from './plan-feature.ts';
import { isServed, nameCalls, planServing, SO_ADMINISTRADOR } from './plan-module.ts';
import { recordFeatureTemplates, recordImportTemplates } from './record-feature.template.ts';
import {
  recordCalls,
  recordContractExport,
  recordContractTemplate,
  recordFieldsExport,
  recordFieldsTemplate,
  recordMigrationTemplate,
  recordModuleTemplates,
} from './record.template.ts';
import { fill, type WordForms } from './word-forms.ts';

const DOMAIN = 'packages/domain/src';
const CONTRACTS = 'packages/contracts/src';
/** Where the records of a parcel without an address of its own are opened. */
const ENDERECOS: Readonly<Record<string, string>> = { settings: '/configuracao' };

/** The parcel that shows how a file of records comes in. */
const IMPORTA = 'settings';
const IMPORTAVEIS = `${CONTRACTS}/importacao/importacao.contract.ts`;

/** Writes, or leaves out, what a template says of a record that also comes in by a file. */
const withImport = (template: string, hasImport: boolean): string => template.replace(/«([^»]*)»/g, hasImport ? '$1' : '');

/**
 * A record, end to end: its contract, its fields, its table, the module on the kit that serves it, its screen, and tests of each layer.
 *
 * @throws {Impossivel} when the parcel cannot hold it, or something already has its name
 */
export function planRecord(plan: HousePlan, { parcel, forms }: { parcel: string; forms: WordForms }): void {
  const feature = { parcel, forms, path: `${ENDERECOS[parcel] ?? ''}/${forms.kebab}` };
  assertCanHold(plan, feature);
  if (isServed(plan, forms)) throw new Impossivel(`O gateway já tem um módulo chamado ${forms.kebab}.`);
  assertFree(plan, forms);
  const hasImport = parcel === IMPORTA;
  const values = {
    ...forms,
    parcel,
    words: forms.kebab.replaceAll('-', ' '),
    cadastro: forms.snake.toUpperCase(),
    ...planRoute(plan, feature),
  };
  const writeAll = (home: string, templates: Readonly<Record<string, string>>) => {
    for (const [name, template] of Object.entries(templates))
      plan.create(`${home}/${fill(name, forms)}`, fill(withImport(template, hasImport), values));
  };
  writeAll(`packages/${parcel}/src/features/${forms.kebab}`, { ...recordFeatureTemplates, ...(hasImport && recordImportTemplates) });
  writeAll(`${CONTRACTS}/${forms.kebab}`, { '%kebab%.contract.ts': recordContractTemplate });
  writeAll(`${DOMAIN}/${forms.kebab}`, { 'campos-%kebab%.ts': recordFieldsTemplate });
  plan.edit(`${CONTRACTS}/index.ts`, (text) =>
    insertSorted(text, /^export \{.*\} from '\.\/.*\.contract\.ts';$/, fill(recordContractExport, forms)),
  );
  plan.edit(`${DOMAIN}/index.ts`, (text) => insertSorted(text, /^export \{.*\} from '\.\/.*';$/, fill(recordFieldsExport, forms)));
  const colunas = columnsOf(plan, forms.snake);
  if (hasImport) plan.edit(IMPORTAVEIS, (text) => text.replace(/(CadastroImportavel = z\.enum\(\[[^\]]*)\]/, `$1, '${values.cadastro}']`));
  planServing(plan, forms, {
    templates: Object.fromEntries(
      Object.entries(recordModuleTemplates).map(([name, template]) => [
        name,
        fill(withImport(template, hasImport), {
          ...values,
          dados: `${hasImport ? '' : 'type '}Dados${forms.pascal}`,
          deps: hasImport ? 'Deps' : 'RecursosModulo',
        }),
      ]),
    ),
    migration: colunas ? adoptTable(forms, colunas) : recordMigrationTemplate,
    isNewTable: colunas === null,
  });
  nameCalls(
    plan,
    SO_ADMINISTRADOR,
    recordCalls.map((line) => fill(line, forms)),
  );
}
