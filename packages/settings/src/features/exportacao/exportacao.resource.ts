import { type Exportacao, exportacaoCalls } from '@balcao/contracts';
import { call, download } from '@balcao/shared';
import { saveFile } from '@balcao/shared/lists';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { copy } from './exportacao.copy.ts';

/** Between two looks at a copy that is being written. */
const PROCURA_MS = 2_000;

export const isEmCurso = ({ status }: Pick<Exportacao, 'status'>): boolean => status === 'NA_FILA' || status === 'GERANDO';

/** The last copies, looked at again only while one is being written. */
export function useExportacoes() {
  const guardadas = queryClient.getQueryData<{ exportacoes: Exportacao[] }>(keyOf(exportacaoCalls.listExportacoes, {}));
  const isWaiting = guardadas?.exportacoes.some(isEmCurso) ?? false;
  return useCall(exportacaoCalls.listExportacoes, {}, { staleTime: 0, ...(isWaiting && { refetchInterval: PROCURA_MS }) });
}

/** Throws `FalhaRequisicao` as `call` does. */
export async function requestExportacao(idempotencyKey: string): Promise<void> {
  await call(exportacaoCalls.requestExportacao, {}, { idempotencyKey });
  await queryClient.invalidateQueries({ queryKey: keyOf(exportacaoCalls.listExportacoes) });
}

export const downloadExportacao = async ({ id, pedidaEm }: Exportacao): Promise<void> =>
  saveFile(await download(exportacaoCalls.exportacaoZip, { exportacaoId: id }), copy.arquivo(pedidaEm.slice(0, 10)));
