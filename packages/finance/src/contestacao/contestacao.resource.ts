import { type ConsultaContestacoes, contestacaoCalls } from '@balcao/contracts';
import { download } from '@balcao/shared';
import { saveFile, useLista } from '@balcao/shared/lists';
import { keyOf, queryClient, useCall, useCommand } from '@balcao/shared/query';
import { refreshAReceber } from '../comissoes-devidas/comissoes-devidas.resource.ts';
import { copy } from './contestacao.copy.ts';
import { endereco } from './contestacao.model.ts';

/** How often a letter on its way is asked about, ms. */
const ANDAMENTO_MS = 1_500;

export const useContestacoes = () =>
  useLista({ endereco, list: contestacaoCalls.listContestacoes, file: { call: contestacaoCalls.exportContestacoes, nome: copy.arquivo } });
export type ListaDeContestacoes = ReturnType<typeof useContestacoes>;

export const useTotais = (filtro: Omit<ConsultaContestacoes, 'pagina' | 'tamanho' | 'ordenar'>) =>
  useCall(contestacaoCalls.getTotais, filtro, { keepPrevious: true });

/** One whole; asked again while its letter is on its way. */
export function useContestacao(contestacaoId: string) {
  const lida = queryClient.getQueryData<{ envio: { status: string } | null }>(keyOf(contestacaoCalls.getContestacao, { contestacaoId }));
  const isEnviando = lida?.envio?.status === 'NA_FILA' || lida?.envio?.status === 'ENVIANDO';
  return useCall(contestacaoCalls.getContestacao, { contestacaoId }, { refetchInterval: isEnviando ? ANDAMENTO_MS : false });
}

/** Everything that says something of contestations is read again. */
export async function refreshContestacoes(): Promise<void> {
  const { listContestacoes, getTotais, getContestacao } = contestacaoCalls;
  await Promise.all([
    refreshAReceber(),
    ...[listContestacoes, getTotais, getContestacao].map((stale) => queryClient.invalidateQueries({ queryKey: keyOf(stale) })),
  ]);
}

export const useReaberturaDaContestacao = (onDone: () => void) => useCommand(contestacaoCalls.reopenContestacao, { onDone });

/** The letter, to the browser's downloads. */
export const saveCarta = async (contestacaoId: string, numero: number): Promise<void> =>
  saveFile(await download(contestacaoCalls.getCarta, { contestacaoId }), copy.atos.arquivoDaCarta(numero));
