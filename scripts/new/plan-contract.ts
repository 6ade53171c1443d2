import { readdirSync } from 'node:fs';
import path from 'node:path';
import { contractExport, contractTemplate } from './contract.template.ts';
import { type HousePlan, Impossivel } from './house-plan.ts';
import { insertSorted } from './insert-line.ts';
import { fill, type WordForms } from './word-forms.ts';

const CONTRACTS = 'packages/contracts/src';
const INDEX = `${CONTRACTS}/index.ts`;

/** The contract that already has a call at this address, for one thing has one contract. */
function contractAt(plan: HousePlan, address: string): string | undefined {
  const contracts = readdirSync(path.join(plan.root, CONTRACTS), { recursive: true, encoding: 'utf8' });
  return contracts
    .filter((file) => file.endsWith('.contract.ts'))
    .map((file) => `${CONTRACTS}/${file}`)
    .find((file) => {
      const text = plan.read(file);
      return text.includes(`path: '${address}'`) || text.includes(`const B = '${address}';`);
    });
}

/** @throws {Impossivel} when something already has the address or the contract of this name */
export function assertFree(plan: HousePlan, forms: WordForms): void {
  const file = contractOf(forms);
  if (plan.has(file)) throw new Impossivel(`${file} já existe: escolha outro nome.`);
  const address = `/c/api/v1/${forms.kebab}`;
  const taken = contractAt(plan, address);
  if (taken) throw new Impossivel(`${address} já tem contrato em ${taken}: use as chamadas dele, ou escolha outro nome.`);
}

const contractOf = (forms: WordForms) => fill('packages/contracts/src/%kebab%/%kebab%.contract.ts', forms);

/** The contract shared by a screen and its module, written by the first generator that needs it. */
export function planContract(plan: HousePlan, forms: WordForms): void {
  const file = contractOf(forms);
  if (plan.has(file)) {
    if (plan.read(file).includes(`list${forms.pascal}:`)) return;
    throw new Impossivel(`${file} já existe e não lista ${forms.kebab}: escolha outro nome.`);
  }
  assertFree(plan, forms);
  plan.create(file, fill(contractTemplate, forms));
  plan.edit(INDEX, (text) => insertSorted(text, /^export \{.*\} from '\.\/.*\.contract\.ts';$/, fill(contractExport, forms)));
}
