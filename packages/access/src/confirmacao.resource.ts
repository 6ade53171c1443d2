import { Prova } from '@balcao/contracts';
import { FalhaRequisicao } from '@balcao/shared';
import { type Aviso, avisoOf, semAviso } from '@balcao/shared/forms';
import { useEffect, useRef, useState } from 'react';
import { copy } from './formulario.copy.ts';

/** What became of a link that came by e-mail. */
export type Confirmacao<T> =
  | { readonly estado: 'aguardando' }
  | { readonly estado: 'feita'; readonly data: T }
  | { readonly estado: 'recusada'; readonly aviso: Aviso; readonly isRetrying: boolean };

/** Uses the proof of a link as soon as its screen opens, once; `again` after a failure that may pass. */
export function useConfirmacao<T>(
  token: string,
  confirm: (token: string) => Promise<T>,
): { confirmacao: Confirmacao<T>; again: () => void } {
  const [confirmacao, setConfirmacao] = useState<Confirmacao<T>>({ estado: 'aguardando' });
  // the proof is good for one use: sending it twice would refuse what has just been done
  const isSent = useRef(false);
  const send = async () => {
    if (isSent.current) return;
    isSent.current = true;
    setConfirmacao((before) => (before.estado === 'recusada' ? { ...before, isRetrying: true } : before));
    const next = await answerOf(token, confirm);
    isSent.current = next.estado === 'feita';
    setConfirmacao(next);
  };
  const begin = useRef(send);
  useEffect(() => {
    void begin.current();
  }, []);
  return { confirmacao, again: () => void send() };
}

async function answerOf<T>(token: string, confirm: (token: string) => Promise<T>): Promise<Confirmacao<T>> {
  // cut by a mail program, or never ours: the gateway could only refuse it
  if (!Prova.safeParse(token).success) return refusedWith({ ...semAviso, texto: copy.enderecoVencido });
  try {
    return { estado: 'feita', data: await confirm(token) };
  } catch (error) {
    if (error instanceof FalhaRequisicao) return refusedWith(avisoOf(error, []));
    throw error;
  }
}

const refusedWith = (aviso: Aviso) => ({ estado: 'recusada', aviso, isRetrying: false }) as const;
