import { seguradoCalls } from '@balcao/contracts';
import { call } from '@balcao/shared';

/** Clients by name or document, as a field of choices asks for them. */
export async function searchSegurados(q: string): Promise<{ value: string; label: string }[]> {
  const { itens } = await call(seguradoCalls.listFichas, { q, tamanho: 8 });
  return itens.map(({ id, nome }) => ({ value: id, label: nome }));
}
