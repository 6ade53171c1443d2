import { type EnvioOrcamento, envioCalls, escolhaTopics } from '@balcao/contracts';
import { useCall, useCommand } from '@balcao/shared/query';
import { on } from '@balcao/shared/realtime';
import { useEffect } from 'react';
import { retry } from 'rxjs';

/** While e-mails are on their way the list is read again. */
const ATUALIZA_MS = 3_000;
/** Else often enough to see the client open it. */
const OBSERVA_MS = 20_000;

const isACaminho = (envios: readonly EnvioOrcamento[] | undefined): boolean =>
  envios?.some(({ entregas }) => entregas.some(({ status }) => status === 'NA_FILA' || status === 'ENVIANDO')) ?? false;

export const usePreparo = (orcamentoId: string) => useCall(envioCalls.preparar, { orcamentoId });

export function useEnvios(orcamentoId: string) {
  const parado = useCall(envioCalls.listEnvios, { orcamentoId }, { refetchInterval: OBSERVA_MS });
  useCall(envioCalls.listEnvios, { orcamentoId }, { enabled: isACaminho(parado.data), refetchInterval: ATUALIZA_MS });
  const { refetch } = parado;
  // a choice is told at once; the rest of what the client does is seen at the next look
  useEffect(() => {
    const escolhas = on(escolhaTopics.escolha, { orcamentoId }).pipe(retry({ delay: ATUALIZA_MS }));
    const subscription = escolhas.subscribe(() => void refetch());
    return () => subscription.unsubscribe();
  }, [orcamentoId, refetch]);
  return parado;
}

const list = { invalidates: [envioCalls.listEnvios] };
export const useEnviar = () => useCommand(envioCalls.createEnvio, list);
export const useReenviar = () => useCommand(envioCalls.reenviar, list);
export const useRevogar = () => useCommand(envioCalls.revogar, list);
export const useSalvarModelo = () => useCommand(envioCalls.saveModelo, { invalidates: [envioCalls.preparar] });
