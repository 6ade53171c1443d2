import { questionarioCalls, type RespostasAuto } from '@balcao/contracts';
import { call } from '@balcao/shared';

/** Hands the answers in, once per link. */
export const sendRespostas = (token: string, respostas: RespostasAuto): Promise<{ recebidoEm: string }> =>
  call(questionarioCalls.responder, { token, respostas, consentimento: true });
