import { type TabelaRetencao, tabelaRetencaoCalls } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { useForm } from '@balcao/shared/forms';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { focusCampo } from '@balcao/ui';
import { camposOf, type Digitado, digitadoDe, errosOf, tabelaOf } from './tabelas-retencao.model.ts';

export const useTabelas = () => useCall(tabelaRetencaoCalls.listTabelas, {});

const keep = (tabelas: TabelaRetencao[]): TabelaRetencao[] => {
  queryClient.setQueryData(keyOf(tabelaRetencaoCalls.listTabelas, {}), tabelas);
  return tabelas;
};

/** A new table as a form. */
export const useNovaTabela = (ultima: TabelaRetencao | undefined, onSent: () => void) =>
  useForm<Digitado, TabelaRetencao[], string>({
    inicial: digitadoDe(ultima),
    campos: camposOf,
    judge: errosOf,
    goTo: focusCampo,
    send: async (digitado, { idempotencyKey }) =>
      keep(await call(tabelaRetencaoCalls.createTabela, tabelaOf(digitado), { idempotencyKey })),
    onSent,
  });

/** Takes away one of the subscription's that nothing used. */
export const removeTabela = async (tabelaRetencaoId: string): Promise<TabelaRetencao[]> =>
  keep(await call(tabelaRetencaoCalls.removeTabela, { tabelaRetencaoId }));
