import { comissaoAReceberCalls, type ConsultaAReceber } from '@balcao/contracts';
import { useLista } from '@balcao/shared/lists';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { copy } from './comissoes-devidas.copy.ts';
import { endereco } from './comissoes-devidas.model.ts';

export const useAReceber = () =>
  useLista({
    endereco,
    list: comissaoAReceberCalls.listAReceber,
    file: { call: comissaoAReceberCalls.exportAReceber, nome: copy.arquivo },
  });
export type ListaAReceber = ReturnType<typeof useAReceber>;

export const useTotais = (filtro: Omit<ConsultaAReceber, 'pagina' | 'tamanho' | 'ordenar'>) =>
  useCall(comissaoAReceberCalls.getTotais, filtro, { keepPrevious: true });
export const useOpcoes = () => useCall(comissaoAReceberCalls.getOpcoes, {});

/** Everything that says what insurers owe is read again. */
export async function refreshAReceber(): Promise<void> {
  await Promise.all(Object.values(comissaoAReceberCalls).map((stale) => queryClient.invalidateQueries({ queryKey: keyOf(stale) })));
}
