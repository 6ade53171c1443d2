import { LIMITE_ANEXO, LIMITE_ARQUIVOS, TipoAnexo } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { FalhaRequisicao } from '@balcao/shared';
import { useEffect, useRef, useState } from 'react';
import { tokenOfAddress } from '../../link.resource.ts';
import { prepareFoto } from './prepare-foto.ts';
import { copy } from './questionario.copy.ts';
import { listArquivos, removeArquivo, sendArquivo } from './questionario.resource.ts';

/** A file being sent, sent, or failed. */
export interface ArquivoNaTela {
  /** Local key; the id of the gateway once it was sent. */
  readonly chave: string;
  readonly nome: string;
  readonly estado: 'enviando' | 'enviado' | 'falhou';
  readonly fracao: number;
  readonly porque?: string;
  /** The file, while sending it again may help. */
  readonly file?: File | undefined;
}

const whyNot = (error: unknown): string => {
  const falha = error instanceof FalhaRequisicao ? error : null;
  return falha?.errors?.[0]?.mensagem ?? sentenceOfFalha(falha);
};

/** Answers about the file itself: too large, of another kind, or not what it says it is. */
const RECUSAS_DO_ARQUIVO: readonly (number | null)[] = [413, 415, 422];

/** Why a file is not even sent; null when it is. */
function recusaDe({ type, size }: File): string | null {
  if (!TipoAnexo.safeParse(type).success) return copy.tipo;
  return size > LIMITE_ANEXO ? copy.grande : null;
}

/** The files of this link, with the actions to send, retry and remove. */
export function useArquivos() {
  const [arquivos, setArquivos] = useState<readonly ArquivoNaTela[]>([]);
  const [aviso, setAviso] = useState('');
  const count = useRef(0);
  useEffect(() => {
    let isCurrent = true;
    listArquivos(tokenOfAddress()).then(
      (list) => {
        const there = list.map(({ id, nome }): ArquivoNaTela => ({ chave: id, nome, estado: 'enviado', fracao: 1 }));
        if (isCurrent) setArquivos((before) => [...there, ...before]);
      },
      // the questions can be answered even without the list
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  const change = (chave: string, news: Partial<ArquivoNaTela>) =>
    setArquivos((before) => before.map((one) => (one.chave === chave ? { ...one, ...news } : one)));

  async function send(chave: string, file: File): Promise<void> {
    change(chave, { estado: 'enviando', fracao: 0 });
    try {
      const pronto = await prepareFoto(file);
      const recusa = recusaDe(pronto);
      if (recusa) return change(chave, { estado: 'falhou', porque: recusa, file: undefined });
      const { id, nome } = await sendArquivo(tokenOfAddress(), pronto, (fracao) => change(chave, { fracao }));
      // the gateway stores the same picture once, so it is also shown once
      setArquivos((before) =>
        before
          .filter((one) => one.chave !== id)
          .map((one) => (one.chave === chave ? { chave: id, nome, estado: 'enviado', fracao: 1 } : one)),
      );
    } catch (error) {
      // the gateway judged the file itself
      const isFinal = error instanceof FalhaRequisicao && RECUSAS_DO_ARQUIVO.includes(error.status);
      change(chave, { estado: 'falhou', porque: whyNot(error), ...(isFinal && { file: undefined }) });
    }
  }

  return {
    arquivos,
    aviso,
    isEnviando: arquivos.some(({ estado }) => estado === 'enviando'),
    add: (files: readonly File[]) => {
      const room = Math.max(0, LIMITE_ARQUIVOS - arquivos.length);
      setAviso(files.length > room ? copy.limite(LIMITE_ARQUIVOS) : '');
      for (const file of files.slice(0, room)) {
        const chave = `novo-${(count.current += 1)}`;
        setArquivos((before) => [...before, { chave, nome: file.name, estado: 'enviando', fracao: 0, file }]);
        void send(chave, file);
      }
    },
    retry: ({ chave, file }: ArquivoNaTela) => file && void send(chave, file),
    remove: async ({ chave, estado }: ArquivoNaTela) => {
      setAviso('');
      try {
        if (estado === 'enviado') await removeArquivo(tokenOfAddress(), chave);
        setArquivos((before) => before.filter((one) => one.chave !== chave));
      } catch (error) {
        setAviso(whyNot(error));
      }
    },
  };
}

export type Arquivos = ReturnType<typeof useArquivos>;
