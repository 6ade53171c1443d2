import { assinaturaCalls, assinaturaTopics, faturaCalls, type FaturaResumo } from '@balcao/contracts';
import { download } from '@balcao/shared';
import { saveFile, useLista } from '@balcao/shared/lists';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { on, onOpen } from '@balcao/shared/realtime';
import { useEffect } from 'react';
import { copy } from './conta.copy.ts';
import { endereco } from './conta.model.ts';

/** Between two looks at an invoice that is being paid, should nothing arrive by itself. */
const PROCURA_MS = 15_000;

export const useAssinatura = () => useCall(assinaturaCalls.getAssinatura, {}, { staleTime: 0 });
export const useProximaFatura = () => useCall(faturaCalls.getProximaFatura, {}, { staleTime: 0 });
export const usePagador = () => useCall(faturaCalls.getPagador, {});

/** The invoices of the address. */
export const useFaturas = () => useLista({ endereco, list: faturaCalls.listFaturas });

/** One invoice, looked at again while it waits to be paid. */
export const useFatura = (faturaId: string) => useCall(faturaCalls.getFatura, { faturaId }, { staleTime: 0, refetchInterval: PROCURA_MS });

/** The charge that stands for an invoice: asking for it twice is one charge, so that it is read as any answer is. */
export const useCobranca = ({ faturaId, isWanted, pagoCentavos }: { faturaId: string; isWanted: boolean; pagoCentavos: number }) => {
  const cobranca = useCall(faturaCalls.chargeFatura, { faturaId }, { staleTime: 0, enabled: isWanted });
  const { refetch } = cobranca;
  useEffect(() => {
    // what arrived in part, or went back, is charged by another code
    if (isWanted && pagoCentavos > 0) void refetch();
  }, [isWanted, pagoCentavos, refetch]);
  return cobranca;
};

const LIDAS = [assinaturaCalls.getAssinatura, faturaCalls.listFaturas, faturaCalls.getFatura, faturaCalls.getProximaFatura];
const readAgain = () => void Promise.all(LIDAS.map((lida) => queryClient.invalidateQueries({ queryKey: keyOf(lida) })));

/** Reads again whatever is on screen when an invoice moves, by whoever it was. */
export function useConta(): void {
  useEffect(() => {
    const escuta = on(assinaturaTopics.mudou, {}, 'assinatura').subscribe(readAgain);
    escuta.add(onOpen('gestao').subscribe(readAgain));
    return () => escuta.unsubscribe();
  }, []);
}

export const downloadPdf = async ({ id, competencia }: Pick<FaturaResumo, 'id' | 'competencia'>): Promise<void> =>
  saveFile(await download(faturaCalls.faturaPdf, { faturaId: id }), copy.arquivo(competencia));
