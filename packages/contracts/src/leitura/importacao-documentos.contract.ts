import * as z from 'zod/mini';
import { defineCall, defineTopic } from '../define.ts';
import { ErroCampo } from '../envelope.ts';
import { Id } from '../formats.ts';
import { LeituraDeCampos, NomeCampoLido } from './leitura.contract.ts';

/** Most files of one import. */
export const MAX_ARQUIVOS_IMPORTACAO = 200;
/** Largest PDF that is read, bytes. */
export const LIMITE_PDF_IMPORTADO = 20 * 1024 * 1024;

/** NA_FILA: waits to be read. FALHOU: it could not be, and may be filled in by hand. Confirmed or ignored, it is done with. */
export const StatusArquivoImportado = z.enum(['NA_FILA', 'LIDO', 'FALHOU', 'CONFIRMADO', 'IGNORADO', 'CANCELADO']);
export type StatusArquivoImportado = z.infer<typeof StatusArquivoImportado>;

/** One PDF of an import. */
export const ArquivoImportado = z.object({
  documentoId: Id,
  nome: z.string(),
  bytes: z.int(),
  status: StatusArquivoImportado,
  leitura: z.nullable(LeituraDeCampos),
  /** The very same bytes were in the library before. */
  isRepetido: z.boolean(),
  /** The policy of the insurer and number that were read, when the brokerage has it already; after confirming, the one it became. */
  apoliceId: z.nullable(Id),
  /** As `apoliceId`, of a proposal, by the number its insurer gave it. */
  propostaId: z.nullable(Id),
  /** As `apoliceId`, of an endorsement; its policy is `apoliceId`. */
  endossoId: z.nullable(Id),
});
export type ArquivoImportado = z.infer<typeof ArquivoImportado>;

/** PDFs on their way to be policies, proposals and endorsements: each is read, corrected by a person, and confirmed. */
export const ImportacaoDocumentos = z.object({
  id: Id,
  status: z.enum(['ABERTA', 'CANCELADA']),
  arquivos: z.array(ArquivoImportado),
  /** Whom a document may be of. */
  seguradoras: z.array(z.object({ slug: z.string(), nome: z.string() })),
});
export type ImportacaoDocumentos = z.infer<typeof ImportacaoDocumentos>;

/** What is done with a document: a policy, a proposal or an endorsement begins, the one that is here is completed, or nothing. */
export const AcaoImportacao = z.enum(['CRIAR', 'ATUALIZAR', 'IGNORAR']);
export type AcaoImportacao = z.infer<typeof AcaoImportacao>;

const Valor = z.nullable(z.union([z.string().check(z.maxLength(600)), z.number()]));
const Cobertura = z.object({
  nome: z.string().check(z.minLength(1), z.maxLength(200)),
  lmi: z.nullable(z.int()),
  premio: z.nullable(z.int()),
  franquia: z.nullable(z.int()),
});
const Parcela = z.object({ vencimento: z.iso.date(), valor: z.int() });

/** A document as a person confirms it: the fields as they are right, in the units they are read in. */
export const ItemConfirmado = z.object({
  documentoId: Id,
  acao: AcaoImportacao,
  campos: z.partialRecord(NomeCampoLido, Valor),
  coberturas: z._default(z.array(Cobertura).check(z.maxLength(100)), []),
  parcelas: z._default(z.array(Parcela).check(z.maxLength(60)), []),
});
export type ItemConfirmado = z.infer<typeof ItemConfirmado>;

/** What came of confirming: each document by itself, so that one that is refused holds back no other. */
export const ResultadoConfirmacao = z.object({
  criados: z.int(),
  atualizados: z.int(),
  ignorados: z.int(),
  erros: z.array(z.object({ documentoId: Id, erros: z.array(ErroCampo) })),
  importacao: ImportacaoDocumentos,
});
export type ResultadoConfirmacao = z.infer<typeof ResultadoConfirmacao>;

const B = '/c/api/v1/importacoes';
const uma = { importacaoDocumentosId: Id };
const needs = 'acessoGestao';

/** Calls that bring PDFs in (domain design §4.8). */
export const importacaoDocumentosCalls = {
  beginImportacao: defineCall({
    method: 'POST',
    path: B,
    resumo: 'Abre uma importação de PDFs, vazia.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    idempotente: true,
    input: z.object({}),
    output: ImportacaoDocumentos,
  }),
  /** The body is the PDF; sent once for each file, with its name in the query. */
  addArquivoImportado: defineCall({
    method: 'POST',
    path: `${B}/:importacaoDocumentosId/arquivos`,
    resumo: 'Guarda um PDF na biblioteca e o põe na fila de leitura (o corpo é o arquivo); até 200 por importação.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    arquivo: true,
    input: z.object({ ...uma, nome: z.string().check(z.minLength(1), z.maxLength(200)) }),
    output: ArquivoImportado,
  }),
  getImportacaoDocumentos: defineCall({
    method: 'GET',
    path: `${B}/:importacaoDocumentosId`,
    resumo: 'A quantas anda uma importação de PDFs: cada arquivo com o que se leu dele, a confiança e o lugar na página.',
    needs,
    input: z.object(uma),
    output: ImportacaoDocumentos,
  }),
  confirmImportacao: defineCall({
    method: 'POST',
    path: `${B}/:importacaoDocumentosId/confirmar`,
    resumo: 'Confirma documentos lidos, cada um por si: cria a apólice, a proposta ou o endosso, completa o que já existe ou ignora.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    input: z.object({ ...uma, itens: z.array(ItemConfirmado).check(z.minLength(1), z.maxLength(MAX_ARQUIVOS_IMPORTACAO)) }),
    output: ResultadoConfirmacao,
  }),
  cancelImportacaoDocumentos: defineCall({
    method: 'POST',
    path: `${B}/:importacaoDocumentosId/cancelar`,
    resumo: 'Desiste do que ainda não foi confirmado; os arquivos continuam na biblioteca.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    input: z.object(uma),
    output: ImportacaoDocumentos,
  }),
};

/** How far the reading of an import is; what was read is asked for. */
export const importacaoDocumentosTopics = {
  andamento: defineTopic(
    'gestao',
    '{canal}/gestao/importacao/{importacaoId}/andamento',
    z.object({ importacaoId: Id, documentoId: Id, status: StatusArquivoImportado }),
  ),
};
