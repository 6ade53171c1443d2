import type { EnderecoCep } from '@balcao/contracts';
import { isCep } from '../documentos/endereco.ts';

/** Parts of an address that follow from its postcode; null: to be left empty. */
export type ParteDoCep = 'logradouro' | 'bairro' | 'cidade' | 'uf';
export type EnderecoDoCep = Readonly<Partial<Record<ParteDoCep, string | null>>>;

const PARTES: readonly ParteDoCep[] = ['logradouro', 'bairro', 'cidade', 'uf'];

/**
 * What a postcode puts in an address. Another postcode is another address: what is not known of it is emptied, so that nothing of the
 * former one stays beside it. Of the first postcode of an address, what was typed before it stands.
 *
 * @param achado what the catalogue says of the postcode; null when it has it not, or could not be asked
 * @param pedido `cep`: the postcode looked up; `anterior`: the last whole one the address was of, '' when of none
 * @example enderecoDoCep({ cep: '78200000', logradouro: null, bairro: null, cidade: 'Cáceres', uf: 'MT' }, { cep: '78200000', anterior: '01310100' }) // { logradouro: null, bairro: null, cidade: 'Cáceres', uf: 'MT' }
 */
export function enderecoDoCep(achado: EnderecoCep | null, { cep, anterior }: { cep: string; anterior: string }): EnderecoDoCep {
  const isOutro = isCep(anterior) && anterior !== cep;
  const partes = PARTES.map((parte) => [parte, achado?.[parte] ?? null] as const);
  return Object.fromEntries(partes.filter(([, valor]) => isOutro || valor !== null));
}
