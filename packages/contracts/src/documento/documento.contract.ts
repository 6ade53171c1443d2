import * as z from 'zod/mini';
import { Id, Instante } from '../formats.ts';
import { TipoAnexo } from '../quoting/anexo.contract.ts';

/** What a document is, as a brokerage files it (domain design §2.3). */
export const TipoDocumento = z.enum([
  'PROPOSTA',
  'APOLICE',
  'ENDOSSO',
  'BOLETO',
  'EXTRATO',
  'SINISTRO',
  'PESSOAL',
  'TERMO',
  'COMPARATIVO',
  'OUTRO',
]);
export type TipoDocumento = z.infer<typeof TipoDocumento>;

/** How a document came: sent by somebody here, found at an insurer, by e-mail, or written by the product. */
export const OrigemDocumento = z.enum(['UPLOAD', 'BUSCA', 'EMAIL', 'GERADO']);
export type OrigemDocumento = z.infer<typeof OrigemDocumento>;

/** Kinds of record a document may be linked to. */
export const AlvoDocumento = z.enum(['SEGURADO', 'ORCAMENTO', 'PROPOSTA', 'APOLICE', 'ENDOSSO', 'SINISTRO', 'PARCELA', 'EXTRATO']);
export type AlvoDocumento = z.infer<typeof AlvoDocumento>;

/** How far the reading of a document's text is, or how it ended. A picture is `DISPENSADA`: it has no text of its own. */
export const SituacaoLeitura = z.enum(['PENDENTE', 'LIDO', 'SEM_TEXTO', 'CIFRADO', 'CORROMPIDO', 'GRANDE_DEMAIS', 'DISPENSADA']);
export type SituacaoLeitura = z.infer<typeof SituacaoLeitura>;

/** Largest file of the library, bytes. */
export const LIMITE_DOCUMENTO = 100 * 1024 * 1024;

/** A file of the library. */
export const Documento = z.object({
  id: Id,
  tipo: TipoDocumento,
  nome: z.string(),
  mime: TipoAnexo,
  bytes: z.int(),
  origem: OrigemDocumento,
  /** Once its text was read; null of a picture. */
  paginas: z.nullable(z.int()),
  leitura: SituacaoLeitura,
  criadoEm: Instante,
  /** Who brought it; null of what came by itself. */
  usuario: z.nullable(z.string()),
});
export type Documento = z.infer<typeof Documento>;

/** What a document is linked to. */
export const VinculoDocumento = z.object({ alvo: AlvoDocumento, alvoId: Id });
export type VinculoDocumento = z.infer<typeof VinculoDocumento>;
