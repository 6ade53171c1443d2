import { produtorCalls, registryCalls, vendaCalls } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { useCall } from '@balcao/shared/query';
import { defineRegistro } from '@balcao/shared/records';
import type { Option } from '@balcao/ui/forms';
import { copy } from './produtores.copy.ts';
import { endereco } from './produtores.model.ts';

export const produtores = defineRegistro({
  calls: produtorCalls,
  endereco,
  filtrada: 'PRODUTORES',
  arquivo: copy.arquivo,
  named: (produtorId) => ({ produtorId }),
  idOf: ({ id }) => id,
  tambem: [produtorCalls.getOpcoes, registryCalls.listProdutores],
});
export type ListaDeProdutores = ReturnType<typeof produtores.useLista>;

export const useOpcoes = () => useCall(produtorCalls.getOpcoes, {});

/** Producers whose name has a text, but for one. */
export const searchProdutores =
  (exceto: string | null) =>
  async (q: string, signal: AbortSignal): Promise<Option[]> => {
    const { itens } = await call(produtorCalls.listFichas, { q, situacao: 'ATIVO' }, { signal });
    return itens.filter(({ id }) => id !== exceto).map(({ id, nome, tipo }) => ({ value: id, label: nome, description: copy.tipo[tipo] }));
  };

/** Policies found by number, client or plate. */
export const searchApolices = async (q: string, signal: AbortSignal): Promise<Option[]> => {
  const { itens } = await call(vendaCalls.listVendas, { q, tipo: 'APOLICE' }, { signal });
  return itens.map(({ id, numero, segurado, bem }) => ({ value: id, label: numero, description: `${segurado.nome} · ${bem}` }));
};
