import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Id, Nada } from '../formats.ts';
import { TipoAnexo } from './anexo.contract.ts';

/** Header the link's token travels in beside a file: an address is written in logs. */
export const CABECALHO_LINK = 'x-link-token';

/** Files one link takes. */
export const LIMITE_ARQUIVOS = 6;

/** A file sent by a client with the answers. Only the broker can download it, in the case. */
export const ArquivoQuestionario = z.object({ id: Id, nome: z.string(), mime: TipoAnexo, bytes: z.int() });
export type ArquivoQuestionario = z.infer<typeof ArquivoQuestionario>;

const B = '/c/api/v1/publico/questionario/arquivos';
const Token = z.string();

/** Photographs and documents a client sends with a questionnaire. */
export const questionarioArquivoCalls = {
  /** The body is the file itself, under its own content type; the token travels in the header. */
  add: defineCall({
    method: 'POST',
    path: B,
    resumo: 'Guarda uma foto ou um PDF para ir com as respostas (o corpo é o arquivo); duas vezes o mesmo é um só.',
    publica: true,
    arquivo: true,
    input: z.object({ nome: z.string().check(z.minLength(1), z.maxLength(200)) }),
    output: ArquivoQuestionario,
  }),
  list: defineCall({
    method: 'POST',
    path: `${B}/lista`,
    resumo: 'Os arquivos que este link já recebeu, pelo nome.',
    publica: true,
    input: z.object({ token: Token }),
    output: z.array(ArquivoQuestionario),
  }),
  remove: defineCall({
    method: 'POST',
    path: `${B}/remover`,
    resumo: 'Retira um arquivo antes de enviar as respostas.',
    publica: true,
    input: z.object({ token: Token, arquivoId: Id }),
    output: Nada,
  }),
};
