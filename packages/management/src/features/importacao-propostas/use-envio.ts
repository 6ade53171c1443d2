import { MAX_ARQUIVOS_IMPORTACAO } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { FalhaRequisicao } from '@balcao/shared';
import { useRef, useState } from 'react';
import { copy } from './importacao-propostas.copy.ts';
import { beginImportacao, refreshImportacao, sendArquivo } from './importacao-propostas.resource.ts';

const JUNTOS = 3;

/** What was wrong with a file, in words; any other failure is a fault of ours. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof FalhaRequisicao)) throw error;
  return error.errors.find(({ campo }) => campo === 'arquivo')?.mensagem ?? sentenceOfFalha(error);
}

/**
 * Sends PDFs to an import, a few at a time, opening one for the first of them.
 *
 * @param onAberta told the import's id once there is one
 */
export function useEnvio(importacaoId: string | null, onAberta: (id: string) => void) {
  const [conta, setConta] = useState({ feitos: 0, total: 0 });
  const [avisos, setAvisos] = useState<readonly string[]>([]);
  const chave = useRef<string | null>(null);
  const isEnviando = conta.feitos < conta.total;
  const say = (aviso: string) => setAvisos((antes) => [...antes.filter((outro) => outro !== aviso), aviso]);

  async function sendAll(pdfs: readonly File[]): Promise<void> {
    chave.current ??= crypto.randomUUID();
    const id = importacaoId ?? (await beginImportacao(chave.current)).id;
    chave.current = null;
    onAberta(id);
    const fila = [...pdfs];
    await Promise.all(
      Array.from({ length: JUNTOS }, async () => {
        for (let file = fila.shift(); file; file = fila.shift()) {
          try {
            await sendArquivo(id, file);
          } catch (error) {
            say(copy.falhaEnvio(file.name, sentenceOf(error)));
          }
          setConta((antes) => ({ ...antes, feitos: antes.feitos + 1 }));
          await refreshImportacao(id);
        }
      }),
    );
  }

  return {
    ...conta,
    avisos,
    isEnviando,
    send: (pdfs: readonly File[], recusados: readonly string[]) => {
      const cabem = pdfs.slice(0, MAX_ARQUIVOS_IMPORTACAO);
      setAvisos([]);
      if (recusados.length > 0) say(copy.soPdf(recusados));
      if (cabem.length < pdfs.length) say(copy.demais(MAX_ARQUIVOS_IMPORTACAO));
      if (cabem.length === 0) return;
      setConta({ feitos: 0, total: cabem.length });
      sendAll(cabem).catch((error: unknown) => {
        setConta({ feitos: 0, total: 0 });
        say(sentenceOf(error));
      });
    },
  };
}
