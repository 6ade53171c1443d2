import { type ConversaPublica, conversaCalls, envioCalls } from '@balcao/contracts';
import { call, esperaDaFalha } from '@balcao/shared';
import { useEffect, useState } from 'react';
import { tokenOfAddress } from '../../link.resource.ts';

/** Records the client's choice; the first one stands. */
export const acceptOferta = (input: { token: string; ofertaId: string; nome: string }) =>
  call(envioCalls.accept, { ...input, concordo: true });

/** Sends a question; the same `chave` is one question, however often it is sent. */
export const askCorretor = (input: { token: string; chave: string; nome: string; mensagem: string }) => call(envioCalls.ask, input);

/** Asks the broker, once, for prices in the place of those that ended. */
export const askPrecos = () => call(conversaCalls.requestAtualizacao, { token: tokenOfAddress() });

/** Between two looks at what was answered, while the page is in sight. */
const OBSERVA_MS = 30_000;

/** What was said so far: as the page was opened with it, then as it goes on. A broker may also add to what they answered. */
export function useConversa(inicial: ConversaPublica): readonly [ConversaPublica, (nova: ConversaPublica) => void] {
  const [lida, setLida] = useState<ConversaPublica>(inicial);
  const isEmConversa = lida.conversa.length > 0 || lida.atualizacaoPedidaEm !== null;
  useEffect(() => {
    if (!isEmConversa) return;
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      // a look that fails in passing changes nothing: the next one comes by itself. One that is refused would only be refused again
      call(conversaCalls.viewConversa, { token: tokenOfAddress() }).then(setLida, (error: unknown) => {
        if (esperaDaFalha(error, 0) === null) stop();
      });
    };
    const timer = setInterval(look, OBSERVA_MS);
    const stop = () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
    document.addEventListener('visibilitychange', look);
    return stop;
  }, [isEmConversa]);
  return [lida, setLida];
}
