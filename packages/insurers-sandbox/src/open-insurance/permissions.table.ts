import type { Perfil } from '../seguradoras/perfil.ts';

/** The three published APIs of policies that are spoken here. */
export type Produto = 'auto' | 'patrimonial' | 'person';

const RAIZ: Readonly<Record<Produto, string>> = {
  auto: 'DAMAGES_AND_PEOPLE_AUTO',
  patrimonial: 'DAMAGES_AND_PEOPLE_PATRIMONIAL',
  person: 'DAMAGES_AND_PEOPLE_PERSON',
};
export const RECURSOS = 'RESOURCES_READ';

/** What each call of a product is allowed by; the standard asks for the four together. */
export type Chamada = 'lista' | 'policy-info' | 'premium' | 'claim';
export const permissionOf = (produto: Produto, chamada: Chamada): string =>
  chamada === 'lista' ? `${RAIZ[produto]}_READ` : `${RAIZ[produto]}_${chamada.replace('-', '').toUpperCase()}_READ`;

const CHAMADAS: readonly Chamada[] = ['lista', 'policy-info', 'premium', 'claim'];
const groupOf = (produto: Produto): readonly string[] => CHAMADAS.map((chamada) => permissionOf(produto, chamada));

const LINHAS: Readonly<Record<Produto, readonly string[]>> = {
  auto: ['AUTO'],
  patrimonial: ['RESIDENCIAL', 'CONDOMINIO', 'EMPRESARIAL'],
  person: ['VIDA'],
};
export const PRODUTOS: readonly Produto[] = ['auto', 'patrimonial', 'person'];
export const productsOf = ({ linhas }: Perfil): readonly Produto[] =>
  PRODUTOS.filter((produto) => LINHAS[produto].some((linha) => (linhas as readonly string[]).includes(linha)));

/** Of phase 3, what is spoken here: one request for an endorsement. */
export const ENDOSSO = 'ENDORSEMENT_REQUEST_CREATE';

/** Phase 2 is sharing of data; anything else is of phase 3. */
export const isOfSharing = (permissao: string): boolean => permissao.endsWith('_READ') && !permissao.startsWith('QUOTE_');

/** The permission, of those asked for, whose obligatory group is not whole. */
export function incompleteGroup(permissoes: readonly string[]): string | null {
  if (permissoes.length > 0 && !permissoes.includes(RECURSOS)) return RECURSOS;
  if (permissoes.length === 1) return RECURSOS;
  for (const produto of PRODUTOS) {
    const group = groupOf(produto);
    const missing = group.find((one) => !permissoes.includes(one));
    if (missing && group.some((one) => permissoes.includes(one))) return missing;
  }
  return null;
}

/** Of those asked for, what this insurer has products of. */
export function supportedBy(perfil: Perfil, permissoes: readonly string[]): readonly string[] {
  const known = new Set([RECURSOS, ...productsOf(perfil).flatMap(groupOf)]);
  const kept = permissoes.filter((one) => known.has(one));
  return kept.some((one) => one !== RECURSOS) ? kept : [];
}

/** The products a consent lets be read. */
export const productsIn = (permissoes: readonly string[]): readonly Produto[] =>
  PRODUTOS.filter((produto) => permissoes.includes(permissionOf(produto, 'lista')));
