import { type HousePlan, Impossivel } from './house-plan.ts';
import { planFeature } from './plan-feature.ts';
import { planModule } from './plan-module.ts';
import { planParcel } from './plan-parcel.ts';
import { planRecord } from './plan-record.ts';
import { wordForms, type WordForms } from './word-forms.ts';

const USO = `npm run new parcel <nome>              um parcel, com sua primeira tela em /<nome> e quem a serve
npm run new feature <parcel>/<slug>   uma tela num parcel que já existe, e quem a serve
npm run new record <parcel>/<nome>    um cadastro inteiro: lista, formulário, histórico, uso, e quem o serve
npm run new module <nome>              um módulo do gateway, com tabela, chamadas e teste`;

function formsOf(word: string): WordForms {
  const forms = wordForms(word);
  if (!forms) throw new Impossivel(`"${word}" não serve de nome: minúsculas sem acento, palavras ligadas por hífen.`);
  return forms;
}

function inParcel(name: string, sentence: string): { parcel: string; slug: string } {
  const [parcel = '', slug = '', ...rest] = name.split('/');
  if (!slug || rest.length > 0) throw new Impossivel(sentence);
  return { parcel, slug };
}

const AJUSTE = 'Ajuste a tabela e o contrato antes da primeira publicação, e depois: npm run schema.';
const proveWith = (slug: string) => `Escreva os títulos no .copy.ts. ${AJUSTE} Veja a tela com: npm run dev. Prove com: npx jest ${slug}`;

/**
 * Plans what a command line asks for.
 *
 * @returns what remains for a person, after each kind.
 * @throws {Impossivel} with one sentence, when it cannot be done.
 */
export function planOf(plan: HousePlan, kind: string, name: string): string {
  if (kind === 'parcel') {
    planParcel(plan, formsOf(name));
    return proveWith(name);
  }
  if (kind === 'feature') {
    const { parcel, slug } = inParcel(name, 'Diga o parcel e o nome da tela: npm run new feature quoting/simulador.');
    planFeature(plan, { parcel, forms: formsOf(slug), path: `/${slug}` });
    return proveWith(slug);
  }
  if (kind === 'record') {
    const { parcel, slug } = inParcel(name, 'Diga o parcel e o nome do cadastro: npm run new record settings/veiculo-frota.');
    planRecord(plan, { parcel, forms: formsOf(slug) });
    return `Diga os campos em domain/src/${slug}/campos-${slug}.ts, no contrato e na migração (how-to/adicionar-um-cadastro.md), e depois: npm run schema. Prove com: npx jest ${slug}`;
  }
  if (kind === 'module') {
    planModule(plan, formsOf(name));
    return `${AJUSTE} Prove com: npx jest ${name}`;
  }
  throw new Impossivel(`Diga o que é novo.\n${USO}`);
}
