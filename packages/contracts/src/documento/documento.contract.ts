import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { consultaLista, ordemEntre, paginaDe } from '../envelope.ts';
import { Id, Instante, Nada, SemJuizo } from '../formats.ts';
import { MAX_ESCOLHIDOS } from '../lista/lote.contract.ts';
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
export const AlvoDocumento = z.enum([
  'SEGURADO',
  'ORCAMENTO',
  'PROPOSTA',
  'APOLICE',
  'ENDOSSO',
  'SINISTRO',
  'PARCELA',
  'EXTRATO',
  'LANCAMENTO',
]);
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

/** Who may bring and see documents: whoever works with quotes, sales, or the documents themselves. */
export const ACESSOS_DOCUMENTO = ['acessoBuscaDocumentos', 'acessoMC', 'acessoGestao', 'acessoOrcamentacao'] as const;

/** Why a record is suggested for a document. */
export const MotivoSugestao = z.enum(['APOLICE', 'PROPOSTA', 'DOCUMENTO', 'PLACA', 'NOME']);
export type MotivoSugestao = z.infer<typeof MotivoSugestao>;

/** A record a document may belong to: how likely, from 0 to 100, and why. */
export const SugestaoDocumento = z.object({
  alvo: AlvoDocumento,
  alvoId: Id,
  /** What the record is called. */
  nome: z.string(),
  pontos: z.int(),
  motivos: z.array(MotivoSugestao),
});
export type SugestaoDocumento = z.infer<typeof SugestaoDocumento>;

/** A document in the list of the library. */
export const DocumentoResumo = z.object({
  ...Documento.shape,
  /** To how many records it is linked. */
  vinculos: z.int(),
  /** The record it most probably belongs to, of one that waits. */
  sugestao: z.nullable(SugestaoDocumento),
});
export type DocumentoResumo = z.infer<typeof DocumentoResumo>;

/** A document with what it is linked to, those the reader sees. */
export const FichaDocumento = z.object({
  ...Documento.shape,
  vinculos: z.array(z.object({ ...VinculoDocumento.shape, nome: z.string() })),
});
export type FichaDocumento = z.infer<typeof FichaDocumento>;

/** Question to the library. Of `q`, each word must begin a word of the name or of the text. */
export const ConsultaDocumentos = z.object({
  ...consultaLista,
  ordenar: z._default(ordemEntre('criadoEm', 'nome', 'tipo', 'bytes'), '-criadoEm'),
  /** Whether it is linked to a record: what waits for a link, unless something else is asked. */
  vinculado: z._default(z.enum(['false', 'true', 'todos']), 'false'),
  tipo: z.optional(TipoDocumento),
  origem: z.optional(OrigemDocumento),
});
export type ConsultaDocumentos = z.infer<typeof ConsultaDocumentos>;

/** What an act on many documents does with each. */
export const AtoDocumentos = z.discriminatedUnion('tipo', [
  /** Links each to the record suggested for it, where one is clear. */
  z.object({ tipo: z.literal('VINCULAR_SUGERIDO') }),
  z.object({ tipo: z.literal('DESCARTAR') }),
  z.object({ tipo: z.literal('CLASSIFICAR'), como: TipoDocumento }),
]);
export type AtoDocumentos = z.infer<typeof AtoDocumentos>;

/** What became of one document of an act on many. */
export const DesfechoDocumento = z.object({
  id: Id,
  nome: z.string(),
  ok: z.boolean(),
  /** Why not, or what it was linked to. */
  mensagem: z.nullable(z.string()),
});
export type DesfechoDocumento = z.infer<typeof DesfechoDocumento>;

/** What travels beside the bytes of an upload, in the metadata of the protocol. */
export const MetadadosEnvio = z.object({
  nome: z.string().check(z.minLength(1), z.maxLength(200)),
  tipo: z._default(TipoDocumento, 'OUTRO'),
  /** The record it is linked to as it arrives: both or neither. */
  alvo: z.optional(AlvoDocumento),
  alvoId: z.optional(Id),
});
export type MetadadosEnvio = z.infer<typeof MetadadosEnvio>;

const B = '/c/api/v1/documentos';
const umDocumento = { documentoId: Id };

/** Addresses of the uploads, which speak tus 1.0: a client of that protocol sends to them, not `call`. */
export const CAMINHO_ENVIOS = `${B}/envios`;
const umEnvio = { envioId: Id };

/** Uploads that may be interrupted and go on (tus 1.0). Fields travel in the headers of the protocol. */
export const envioDocumentoCalls = {
  createEnvio: defineCall({
    method: 'POST',
    path: CAMINHO_ENVIOS,
    resumo: 'Começa o envio de um documento (tus 1.0): tamanho e nome nos cabeçalhos, até 100 MB.',
    needs: ACESSOS_DOCUMENTO,
    blockedBy: 'bloqueioOrcamentoManual',
    arquivo: true,
    input: Nada,
    output: SemJuizo,
  }),
  appendEnvio: defineCall({
    method: 'PATCH',
    path: `${CAMINHO_ENVIOS}/:envioId`,
    resumo: 'Manda mais um pedaço (tus 1.0); o último responde com o documento nos cabeçalhos Documento-Id e Documento-Novo.',
    needs: ACESSOS_DOCUMENTO,
    blockedBy: 'bloqueioOrcamentoManual',
    arquivo: true,
    input: z.object(umEnvio),
    output: SemJuizo,
  }),
  measureEnvio: defineCall({
    method: 'GET',
    path: `${CAMINHO_ENVIOS}/:envioId`,
    resumo: 'Até onde um envio chegou (tus 1.0, também por HEAD).',
    needs: ACESSOS_DOCUMENTO,
    input: z.object(umEnvio),
    output: SemJuizo,
  }),
  abandonEnvio: defineCall({
    method: 'DELETE',
    path: `${CAMINHO_ENVIOS}/:envioId`,
    resumo: 'Desiste de um envio (tus 1.0).',
    needs: ACESSOS_DOCUMENTO,
    blockedBy: 'bloqueioOrcamentoManual',
    input: z.object(umEnvio),
    output: SemJuizo,
  }),
};

/** The library of documents (domain design §4.4, spec §2). */
export const documentoCalls = {
  listDocumentos: defineCall({
    method: 'GET',
    path: B,
    resumo: 'Documentos da corretora: os que esperam vínculo, ou os que o nome ou o texto dizem.',
    needs: 'acessoBuscaDocumentos',
    input: ConsultaDocumentos,
    output: paginaDe(DocumentoResumo),
  }),
  listDoRegistro: defineCall({
    method: 'GET',
    path: `${B}/registro`,
    resumo: 'Os documentos ligados a um registro, os mais novos primeiro.',
    needs: ACESSOS_DOCUMENTO,
    input: VinculoDocumento,
    output: z.array(Documento),
  }),
  getDocumento: defineCall({
    method: 'GET',
    path: `${B}/:documentoId`,
    resumo: 'Um documento e o que ele acompanha.',
    needs: ACESSOS_DOCUMENTO,
    input: z.object(umDocumento),
    output: FichaDocumento,
  }),
  /** Answers the file, to be saved and never opened in place; the page that shows it reads it as bytes. */
  downloadDocumento: defineCall({
    method: 'GET',
    path: `${B}/:documentoId/arquivo`,
    resumo: 'O arquivo de um documento.',
    needs: ACESSOS_DOCUMENTO,
    input: z.object(umDocumento),
    output: z.string(),
  }),
  listSugestoes: defineCall({
    method: 'GET',
    path: `${B}/:documentoId/sugestoes`,
    resumo: 'Os registros a que um documento pode pertencer, pelo que o texto diz, com a pontuação e o porquê.',
    needs: 'acessoBuscaDocumentos',
    input: z.object(umDocumento),
    output: z.array(SugestaoDocumento),
  }),
  linkDocumento: defineCall({
    method: 'POST',
    path: `${B}/:documentoId/vinculos`,
    resumo: 'Liga um documento a um registro; já ligado, nada muda.',
    needs: ACESSOS_DOCUMENTO,
    blockedBy: 'bloqueioOrcamentoManual',
    input: z.object({ ...umDocumento, ...VinculoDocumento.shape }),
    output: FichaDocumento,
  }),
  unlinkDocumento: defineCall({
    method: 'POST',
    path: `${B}/:documentoId/desvincular`,
    resumo: 'Desliga um documento de um registro; o anexo de um lançamento que não acompanha mais nada é apagado.',
    needs: ACESSOS_DOCUMENTO,
    blockedBy: 'bloqueioOrcamentoManual',
    input: z.object({ ...umDocumento, ...VinculoDocumento.shape }),
    output: FichaDocumento,
  }),
  changeLote: defineCall({
    method: 'POST',
    path: `${B}/lote`,
    resumo: 'Liga ao sugerido, classifica ou descarta documentos nomeados; diz de cada um o que houve.',
    needs: 'acessoBuscaDocumentos',
    blockedBy: 'bloqueioOrcamentoManual',
    input: z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(MAX_ESCOLHIDOS)), ato: AtoDocumentos }),
    output: z.array(DesfechoDocumento),
  }),
};
