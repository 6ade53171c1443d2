import {
  type ArquivoImportado,
  type ImportacaoDocumentos,
  importacaoDocumentosCalls,
  importacaoDocumentosTopics,
  type ItemConfirmado,
  type ResultadoConfirmacao,
} from '@balcao/contracts';
import { call, upload } from '@balcao/shared';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { on, onOpen } from '@balcao/shared/realtime';
import { useEffect } from 'react';
import { auditTime, merge } from 'rxjs';

const ANDAMENTO_MS = 3_000;
const JUNTAS_MS = 400;

const keyDe = (importacaoId: string) => keyOf(importacaoDocumentosCalls.getImportacaoDocumentos, { importacaoDocumentosId: importacaoId });
const keep = (importacao: ImportacaoDocumentos): ImportacaoDocumentos => {
  queryClient.setQueryData(keyDe(importacao.id), importacao);
  return importacao;
};

/** An import as it stands: told at each file that was read, and asked again where nothing can be told. */
export function useImportacao(importacaoId: string) {
  const asked = { importacaoDocumentosId: importacaoId };
  const lida = queryClient.getQueryData<ImportacaoDocumentos>(keyDe(importacaoId));
  const isOnTheWay = lida?.arquivos.some(({ status }) => status === 'NA_FILA') ?? false;
  useEffect(() => {
    const news = merge(on(importacaoDocumentosTopics.andamento, { importacaoId }), onOpen('gestao'))
      .pipe(auditTime(JUNTAS_MS))
      .subscribe(() => void refreshImportacao(importacaoId));
    return () => news.unsubscribe();
  }, [importacaoId]);
  return useCall(importacaoDocumentosCalls.getImportacaoDocumentos, asked, { refetchInterval: isOnTheWay ? ANDAMENTO_MS : false });
}

export const refreshImportacao = (importacaoId: string): Promise<void> => queryClient.invalidateQueries({ queryKey: keyDe(importacaoId) });

/** Opens an import; the same key opens the same one. */
export const beginImportacao = async (idempotencyKey: string): Promise<ImportacaoDocumentos> =>
  keep(await call(importacaoDocumentosCalls.beginImportacao, {}, { idempotencyKey }));

/** Sends one PDF, whatever the browser calls its kind: the gateway judges its bytes alone. */
export const sendArquivo = (importacaoId: string, file: File): Promise<ArquivoImportado> =>
  upload(
    importacaoDocumentosCalls.addArquivoImportado,
    { importacaoDocumentosId: importacaoId, nome: file.name.slice(-200) || 'arquivo.pdf' },
    new Blob([file], { type: 'application/pdf' }),
  );

export async function confirmItens(importacaoId: string, itens: readonly ItemConfirmado[]): Promise<ResultadoConfirmacao> {
  const feito = await call(importacaoDocumentosCalls.confirmImportacao, { importacaoDocumentosId: importacaoId, itens: [...itens] });
  keep(feito.importacao);
  return feito;
}

export const cancelImportacao = async (importacaoId: string): Promise<ImportacaoDocumentos> =>
  keep(await call(importacaoDocumentosCalls.cancelImportacaoDocumentos, { importacaoDocumentosId: importacaoId }));
