/* npm run new parcel|feature|module <name>: code in the house's shape, wired to where its kind is known. */
import { spawnSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { HousePlan, Impossivel } from './house-plan.ts';
import { planFeature } from './plan-feature.ts';
import { planModule } from './plan-module.ts';
import { planParcel } from './plan-parcel.ts';
import { wordForms, type WordForms } from './word-forms.ts';

const USO = `npm run new parcel <nome>              uma parcela, com sua primeira tela em /<nome>
npm run new feature <parcela>/<slug>   uma tela numa parcela que já existe
npm run new module <nome>              um módulo do gateway, com tabela, chamadas e teste`;

const root = path.resolve(import.meta.dirname, '../..');
const [kind = '', name = ''] = process.argv.slice(2);

function formsOf(word: string): WordForms {
  const forms = wordForms(word);
  if (!forms) throw new Impossivel(`"${word}" não serve de nome: minúsculas sem acento, palavras ligadas por hífen.`);
  return forms;
}

/** What remains for a person, after each kind. */
function planOf(plan: HousePlan): string {
  if (kind === 'parcel') {
    planParcel(plan, formsOf(name));
    return `Escreva os títulos no .copy.ts. Quem serve a chamada: npm run new module ${name}.`;
  }
  if (kind === 'feature') {
    const [parcel = '', slug = '', ...rest] = name.split('/');
    if (!slug || rest.length > 0) throw new Impossivel('Diga a parcela e o nome da tela: npm run new feature quoting/simulador.');
    planFeature(plan, { parcel, forms: formsOf(slug), path: `/${slug}` });
    return `Escreva os títulos no .copy.ts. Quem serve a chamada: npm run new module ${slug}.`;
  }
  if (kind === 'module') {
    planModule(plan, formsOf(name));
    return `Ajuste a tabela antes da primeira publicação. Prove com: npx jest packages/gateway/src/modules/${name}.`;
  }
  throw new Impossivel(`Diga o que é novo.\n${USO}`);
}

/** Lets the workspace be found by its name before the next install. */
function linkWorkspace(): void {
  const scope = path.join(root, 'node_modules/@balcao');
  if (kind !== 'parcel' || !existsSync(scope) || existsSync(path.join(scope, name))) return;
  symlinkSync(path.join('../../packages', name), path.join(scope, name));
}

try {
  const plan = new HousePlan(root);
  const next = planOf(plan);
  plan.write();
  linkWorkspace();
  const formatted = plan.files.filter((file) => file !== 'package-lock.json' && !file.endsWith('.sql'));
  spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', ...formatted], { cwd: root, stdio: 'ignore' });
  process.stdout.write(`${plan.files.join('\n')}\n\n${next}\nConfira com: npm run check\n`);
} catch (error) {
  if (!(error instanceof Impossivel)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
