import { envioCalls } from '@balcao/contracts';
import { call } from '@balcao/shared';

/** Records the client's choice; the first one stands. */
export const acceptOferta = (input: { token: string; ofertaId: string; nome: string }) =>
  call(envioCalls.aceitar, { ...input, concordo: true });

/** Sends a question; the same `chave` is one question, however often it is sent. */
export const askCorretor = (input: { token: string; chave: string; nome: string; mensagem: string }) => call(envioCalls.perguntar, input);
