import { type CadastroImportavel, type Importacao, importacaoCalls, type Mapeamento, TIPO_XLSX } from '@balcao/contracts';
import { call, download, type FalhaRequisicao, upload } from '@balcao/shared';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';

const ANDAMENTO_MS = 700;
const isOnTheWay = ({ status }: Importacao): boolean => status === 'CONFERINDO' || status === 'GRAVANDO';

const keep = (importacao: Importacao): Importacao => {
  queryClient.setQueryData(keyOf(importacaoCalls.getImportacao, { importacaoId: importacao.id }), importacao);
  return importacao;
};

/** Sends a file, whatever the browser calls its kind: the gateway judges its bytes alone. */
export const sendArquivo = async (cadastro: CadastroImportavel, file: File, onProgress: (fracao: number) => void): Promise<Importacao> =>
  keep(
    await upload(
      importacaoCalls.addImportacao,
      { cadastro, nome: file.name },
      new Blob([file], { type: /\.xlsx$/i.test(file.name) ? TIPO_XLSX : 'text/csv' }),
      { onProgress },
    ),
  );

/** A file on its way to be records, read again while something is being done with it. */
export function useImportacao(importacaoId: string) {
  const asked = { importacaoId };
  const data = queryClient.getQueryData<Importacao>(keyOf(importacaoCalls.getImportacao, asked));
  return useCall(importacaoCalls.getImportacao, asked, { refetchInterval: data === undefined || isOnTheWay(data) ? ANDAMENTO_MS : false });
}

export const verifyImportacao = async (importacaoId: string, mapeamento: Mapeamento): Promise<Importacao> =>
  keep(await call(importacaoCalls.verifyImportacao, { importacaoId, mapeamento }));
/** One key per file: asked again after a lost answer, it is written once. */
export const writeImportacao = async (importacaoId: string, idempotencyKey: string): Promise<Importacao> =>
  keep(await call(importacaoCalls.writeImportacao, { importacaoId }, { idempotencyKey }));
export const cancelImportacao = async (importacaoId: string): Promise<Importacao> =>
  keep(await call(importacaoCalls.cancelImportacao, { importacaoId }));

export const downloadRecusadas = (importacaoId: string): Promise<Blob> => download(importacaoCalls.exportErros, { importacaoId });

/** Sentence of a file that was refused: what is wrong with it stands at `arquivo`. */
export const motivoDe = (falha: FalhaRequisicao, padrao: string): string =>
  falha.errors.find(({ campo }) => campo === 'arquivo')?.mensagem ?? padrao;
