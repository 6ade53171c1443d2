import type { CampoDefinido } from './definicao-linha.ts';

interface Lista extends Pick<CampoDefinido, 'nome' | 'rotulo'> {
  readonly item?: CampoDefinido['item'] | undefined;
}

/**
 * What a field of one item of a list is called: `Oferta 2: Prêmio líquido`, or `Animal 2` where its fields have no names of their own here.
 *
 * @param campo path of the field, as a refusal names it
 * @returns null of anything that is not in an item of the list
 * @example rotuloDoItem({ nome: 'risco.pets', rotulo: 'Animais', item: { rotulo: 'Animal' } }, 'risco.pets.0.peso') // 'Animal 1'
 */
export function rotuloDoItem({ nome, rotulo, item }: Lista, campo: string): string | null {
  const [index, nomeNoItem = ''] = campo.startsWith(`${nome}.`) ? campo.slice(nome.length + 1).split('.') : [];
  if (index === undefined || !/^\d+$/.test(index)) return null;
  const qual = `${item?.rotulo ?? rotulo} ${Number(index) + 1}`;
  const dito = item?.campos?.[nomeNoItem];
  return dito ? `${qual}: ${dito}` : qual;
}
