import {
  type CadastroImportavel,
  type Importacao,
  importacaoCalls,
  type Mapeamento,
  type RegraDuplicado,
  TIPO_XLSX,
} from '@balcao/contracts';
import { call, download, upload } from '@balcao/shared';
import { saveFile } from '@balcao/shared/lists';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import type { ReactNode } from 'react';

const ANDAMENTO_MS = 700;
const EM_CURSO: readonly Importacao['status'][] = ['CONFERINDO', 'GRAVANDO', 'DESFAZENDO'];

/** A file, read again while something is being done with it. */
function useImportacao(importacaoId: string) {
  const asked = { importacaoId };
  const data = queryClient.getQueryData<Importacao>(keyOf(importacaoCalls.getImportacao, asked));
  const isOnTheWay = data === undefined || EM_CURSO.includes(data.status);
  return useCall(importacaoCalls.getImportacao, asked, { refetchInterval: isOnTheWay ? ANDAMENTO_MS : false });
}

const keep = (importacao: Importacao): Importacao => {
  queryClient.setQueryData(keyOf(importacaoCalls.getImportacao, { importacaoId: importacao.id }), importacao);
  return importacao;
};

/**
 * Files of one record on their way to be records, on the side of the screen; acts throw `FalhaRequisicao` as `call` does.
 *
 * @example <ImportacaoDeCadastro atos={importacoesDe('PRODUTOR')} … />
 */
export const importacoesDe = (cadastro: CadastroImportavel) => ({
  /** Follows one file, for what is drawn of it. */
  Andamento: ({ importacaoId, children }: { importacaoId: string; children: (lida: ReturnType<typeof useImportacao>) => ReactNode }) =>
    children(useImportacao(importacaoId)),
  /** Sends a file, whatever the browser calls its kind: the gateway judges its bytes alone. */
  send: async (file: File, onProgress: (fracao: number) => void): Promise<Importacao> =>
    keep(
      await upload(
        importacaoCalls.addImportacao,
        { cadastro, nome: file.name },
        new Blob([file], { type: /\.xlsx$/i.test(file.name) ? TIPO_XLSX : 'text/csv' }),
        { onProgress },
      ),
    ),
  verify: async (importacaoId: string, mapeamento: Mapeamento, regra: RegraDuplicado | null): Promise<Importacao> =>
    keep(await call(importacaoCalls.verifyImportacao, { importacaoId, mapeamento, ...(regra && { regra }) })),
  /** One key per file: asked again after a lost answer, it is written once. */
  write: async (importacaoId: string, idempotencyKey: string): Promise<Importacao> =>
    keep(await call(importacaoCalls.writeImportacao, { importacaoId }, { idempotencyKey })),
  cancel: async (importacaoId: string): Promise<Importacao> => keep(await call(importacaoCalls.cancelImportacao, { importacaoId })),
  undo: async (importacaoId: string): Promise<Importacao> => keep(await call(importacaoCalls.undoImportacao, { importacaoId })),
  saveRecusadas: async (importacaoId: string): Promise<void> =>
    saveFile(await download(importacaoCalls.exportErros, { importacaoId }), 'linhas-recusadas.csv'),
});
