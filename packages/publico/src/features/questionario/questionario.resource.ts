import {
  type ArquivoQuestionario,
  CABECALHO_LINK,
  questionarioArquivoCalls,
  questionarioCalls,
  type RespostasQuestionario,
} from '@balcao/contracts';
import { call, upload } from '@balcao/shared';

/** Sends the answers, once per link. */
export const sendRespostas = (
  token: string,
  { respostas, consentimentoSaude }: { respostas: RespostasQuestionario; consentimentoSaude: boolean },
): Promise<{ recebidoEm: string }> => call(questionarioCalls.answer, { token, respostas, consentimento: true, consentimentoSaude });

const nomeDe = ({ name }: File): string => name.slice(-200) || 'foto';

/** Sends a file with the answers; sending it twice stores it once. */
export const sendArquivo = (token: string, file: File, onProgress: (fracao: number) => void): Promise<ArquivoQuestionario> =>
  upload(questionarioArquivoCalls.add, { nome: nomeDe(file) }, file, { headers: { [CABECALHO_LINK]: token }, onProgress });

/** The files already received through this link. */
export const listArquivos = (token: string): Promise<ArquivoQuestionario[]> => call(questionarioArquivoCalls.list, { token });

/** Removes a file before the answers are sent. */
export const removeArquivo = (token: string, arquivoId: string): Promise<unknown> =>
  call(questionarioArquivoCalls.remove, { token, arquivoId });
