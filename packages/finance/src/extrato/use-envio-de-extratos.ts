import { type ArquivoExtrato, arquivoExtratoCalls } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { FalhaRequisicao, upload } from '@balcao/shared';
import { useState } from 'react';
import { copy } from './extrato.copy.ts';
import { refreshArquivos } from './extrato.resource.ts';

const JUNTOS = 3;

/** What was wrong with a file, in words; any other failure is a fault of ours. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof FalhaRequisicao)) throw error;
  return error.errors[0]?.mensagem ?? sentenceOfFalha(error);
}

/** Sends files of statements, a few at a time; each is read by itself. */
export function useEnvioDeExtratos({ corretoraId, seguradora }: { corretoraId: string | null; seguradora: string | null }) {
  const [conta, setConta] = useState({ feitos: 0, total: 0 });
  const [avisos, setAvisos] = useState<readonly string[]>([]);

  /** Whatever the browser calls its kind: the gateway judges its bytes alone. */
  const sendOne = (file: File, corretora: string): Promise<ArquivoExtrato> =>
    upload(
      arquivoExtratoCalls.addArquivo,
      { nome: file.name.slice(-200) || copy.importar.arquivos, corretoraId: corretora, ...(seguradora && { seguradora }) },
      new Blob([file], { type: 'application/octet-stream' }),
    );

  async function sendAll(files: readonly File[], corretora: string): Promise<void> {
    const fila = [...files];
    await Promise.all(
      Array.from({ length: JUNTOS }, async () => {
        for (let file = fila.shift(); file; file = fila.shift()) {
          try {
            await sendOne(file, corretora);
          } catch (error) {
            const aviso = copy.importar.falhaEnvio(file.name, sentenceOf(error));
            setAvisos((antes) => [...antes, aviso]);
          }
          setConta((antes) => ({ ...antes, feitos: antes.feitos + 1 }));
          await refreshArquivos();
        }
      }),
    );
  }

  return {
    ...conta,
    avisos,
    isEnviando: conta.feitos < conta.total,
    send: (files: readonly File[]) => {
      if (corretoraId === null || files.length === 0) return;
      setAvisos([]);
      setConta({ feitos: 0, total: files.length });
      void sendAll(files, corretoraId);
    },
  };
}
