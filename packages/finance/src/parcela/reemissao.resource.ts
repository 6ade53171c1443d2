import { reemissaoCalls, reemissaoTopics } from '@balcao/contracts';
import { useCall, useCommand } from '@balcao/shared/query';
import { on, onOpen } from '@balcao/shared/realtime';
import { useEffect } from 'react';
import { refreshParcelas } from './parcela.resource.ts';

/** The requests of an instalment, and whether another may be made. */
export const useReemissoes = (parcelaId: string) => useCall(reemissaoCalls.listReemissoes, { parcelaId }, { staleTime: 0 });

/** Gives up a request that did not leave yet. */
export const useCancel = ({ onDone }: { onDone: () => void }) =>
  useCommand(reemissaoCalls.cancel, {
    onDone: () => {
      onDone();
      void refreshParcelas();
    },
  });

/** Reads instalments again whenever a request moves, and when the connection is back. */
export function useReemissoesAoVivo(): void {
  useEffect(() => {
    const escuta = on(reemissaoTopics.mudou, {}, 'assinatura').subscribe(() => void refreshParcelas());
    escuta.add(onOpen('gestao').subscribe(() => void refreshParcelas()));
    return () => escuta.unsubscribe();
  }, []);
}
