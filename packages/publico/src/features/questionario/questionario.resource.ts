import { questionarioCalls, type RespostasQuestionario } from '@balcao/contracts';
import { call } from '@balcao/shared';

/** Hands the answers in, once per link. */
export const sendRespostas = (
  token: string,
  { respostas, consentimentoSaude }: { respostas: RespostasQuestionario; consentimentoSaude: boolean },
): Promise<{ recebidoEm: string }> => call(questionarioCalls.responder, { token, respostas, consentimento: true, consentimentoSaude });
