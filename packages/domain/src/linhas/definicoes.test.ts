import { definicaoAuto } from '../auto/linha-auto.ts';
import { definicaoCondominio } from '../condominio/linha-condominio.ts';
import { definicaoEmpresarial } from '../empresarial/linha-empresarial.ts';
import { definicaoManual } from '../manual/linha-manual.ts';
import { definicaoPet } from '../pet/linha-pet.ts';
import { definicaoResidencial } from '../residencial/linha-residencial.ts';
import { definicaoSaude } from '../saude/linha-saude.ts';
import { definicaoVida } from '../vida/linha-vida.ts';
import { camposFim, camposInicio } from './campos-blocos.ts';
import { camposDe } from './create-linha.ts';
import type { DefinicaoLinha } from './definicao-linha.ts';

interface No {
  readonly _zod: { readonly def: { readonly type: string; readonly shape?: Readonly<Record<string, No>>; readonly innerType?: No } };
}

/** Path of every field of a contract; a list is one field. */
function leaves({ _zod: { def } }: No, path: string): string[] {
  if (def.innerType) return leaves(def.innerType, path);
  return def.shape ? Object.entries(def.shape).flatMap(([name, inner]) => leaves(inner, `${path}.${name}`)) : [path];
}

const definicoes: readonly Pick<DefinicaoLinha, 'nome' | 'schema' | 'secoes'>[] = [
  definicaoAuto,
  definicaoResidencial,
  definicaoCondominio,
  definicaoEmpresarial,
  definicaoVida,
  definicaoPet,
  definicaoSaude,
  definicaoManual,
];

it.each(definicoes)('has a field of the form for each field of the contract, and no other: $nome', (definicao) => {
  const nomes = [...camposInicio, ...camposDe(definicao), ...camposFim].map(({ nome }) => nome);
  const doRisco = nomes.filter((nome) => nome.startsWith('risco.'));
  expect(doRisco.toSorted()).toEqual(leaves(definicao.schema as unknown as No, 'risco').toSorted());
});

it.each(definicoes)('puts each field in the section whose prefixes hold it, under a name of its own: $nome', ({ secoes }) => {
  for (const { prefixos, grupos } of secoes) {
    const campos = grupos.flatMap((grupo) => grupo.campos);
    expect(campos.filter(({ nome }) => !prefixos.some((prefixo) => `${nome}.`.startsWith(`${prefixo}.`)))).toEqual([]);
    expect(new Set(campos.map(({ rotulo }) => rotulo)).size).toBe(campos.length);
  }
});
