import * as z from 'zod/mini';
import { ACESSOS_DO_CASO } from './acessos.ts';
import { defineCall } from '../define.ts';
import { Id, Instante, Nada } from '../formats.ts';

/** Accepted attachment types; the gateway checks the bytes, not the file name. */
export const tiposAnexo = ['application/pdf', 'image/png', 'image/jpeg'] as const;
/** One of the kinds of file a case takes. */
export const TipoAnexo = z.enum(tiposAnexo);
export type TipoAnexo = z.infer<typeof TipoAnexo>;

/** Largest file, bytes. */
export const LIMITE_ANEXO = 10 * 1024 * 1024;

/** A file of a case: an insurer's own PDF, a photograph. */
export const Anexo = z.object({
  id: Id,
  nome: z.string(),
  mime: TipoAnexo,
  bytes: z.int(),
  criadoEm: Instante,
  usuario: z.nullable(z.string()),
});
export type Anexo = z.infer<typeof Anexo>;

const B = '/c/api/v1/orcamentos/:orcamentoId/anexos';

/** Files of a case. */
export const anexoCalls = {
  /** The body is the file itself, under its own content type; sent through `upload`, with the name in the query. */
  addAnexo: defineCall({
    method: 'POST',
    path: B,
    resumo: 'Anexa um PDF ou uma imagem (o corpo é o arquivo); o mesmo arquivo duas vezes é um anexo só.',
    needs: 'acessoMC',
    arquivo: true,
    input: z.object({ orcamentoId: Id, nome: z.string().check(z.minLength(1), z.maxLength(200)) }),
    output: Anexo,
  }),
  listAnexos: defineCall({
    method: 'GET',
    path: B,
    resumo: 'Os anexos de um orçamento.',
    needs: ACESSOS_DO_CASO,
    input: z.object({ orcamentoId: Id }),
    output: z.array(Anexo),
  }),
  /** Answers the file, to be saved and never opened in place. */
  downloadAnexo: defineCall({
    method: 'GET',
    path: `${B}/:anexoId`,
    resumo: 'O arquivo de um anexo.',
    needs: ACESSOS_DO_CASO,
    input: z.object({ orcamentoId: Id, anexoId: Id }),
    output: z.string(),
  }),
  deleteAnexo: defineCall({
    method: 'DELETE',
    path: `${B}/:anexoId`,
    resumo: 'Retira um anexo que nenhuma oferta concluída usa.',
    needs: 'acessoMC',
    input: z.object({ orcamentoId: Id, anexoId: Id }),
    output: Nada,
  }),
};
