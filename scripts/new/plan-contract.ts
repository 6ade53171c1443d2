import { contractExport, contractTemplate } from './contract.template.ts';
import { type HousePlan, Impossivel } from './house-plan.ts';
import { insertSorted } from './insert-line.ts';
import { fill, type WordForms } from './word-forms.ts';

const INDEX = 'packages/contracts/src/index.ts';

/** The contract a screen and its module share: whoever comes first writes it. */
export function planContract(plan: HousePlan, forms: WordForms): void {
  const file = fill('packages/contracts/src/%kebab%/%kebab%.contract.ts', forms);
  if (plan.has(file)) {
    if (plan.read(file).includes(`list${forms.pascal}:`)) return;
    throw new Impossivel(`${file} já existe e não lista ${forms.kebab}: escolha outro nome.`);
  }
  plan.create(file, fill(contractTemplate, forms));
  plan.edit(INDEX, (text) => insertSorted(text, /^export \{.*\} from '\.\/.*\.contract\.ts';$/, fill(contractExport, forms)));
}
