import { type ConsultaVendas, type RenovacaoGerada, renovacaoCalls, vendaCalls } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { useLista } from '@balcao/shared/lists';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { copy } from './propostas.copy.ts';
import { endereco } from './propostas.model.ts';

export const useVendas = () =>
  useLista({
    endereco,
    list: vendaCalls.listVendas,
    file: { call: vendaCalls.exportVendas, nome: copy.arquivo },
    filtrada: 'VENDAS',
    abas: ['tipo'],
  });
export type ListaDeVendas = ReturnType<typeof useVendas>;

export const useTotais = (filtro: Omit<ConsultaVendas, 'pagina' | 'tamanho' | 'ordenar'>) => useCall(vendaCalls.getTotais, filtro);
export const useOpcoes = () => useCall(vendaCalls.getOpcoes, {});

/** Reads the list again: policies came in. */
export const refreshVendas = (): Promise<void> =>
  Promise.all(
    [vendaCalls.listVendas, vendaCalls.getTotais, vendaCalls.getOpcoes].map((contract) =>
      queryClient.invalidateQueries({ queryKey: keyOf(contract) }),
    ),
  ).then(() => undefined);

/** Opens the quote that renews each policy, and says what became of each. @throws {FalhaRequisicao} as `call` does */
export async function renew(ids: readonly string[]): Promise<readonly RenovacaoGerada[]> {
  const desfechos = await call(renovacaoCalls.generateOrcamentos, { ids: [...ids] }, { idempotencyKey: crypto.randomUUID() });
  await queryClient.invalidateQueries({ queryKey: keyOf(vendaCalls.listVendas) });
  return desfechos;
}
