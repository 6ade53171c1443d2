import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Data, Id, Instante, Nada, Slug } from '../formats.ts';

/** Largest file of a statement, of an insurer or of a bank, bytes: fifty thousand movements of a bank are about fifteen megabytes. */
export const LIMITE_EXTRATO = 32 * 1024 * 1024;

/** NA_FILA: waits to be read. SEM_MAPEAMENTO: somebody says where its fields stand. LIDO: it is a statement. */
export const StatusArquivoExtrato = z.enum(['NA_FILA', 'SEM_MAPEAMENTO', 'LIDO', 'FALHOU', 'CANCELADO']);
export type StatusArquivoExtrato = z.infer<typeof StatusArquivoExtrato>;

const posicao = z.int().check(z.gte(1), z.lte(100_000));
/** Where a field stands: under a title, in a column (from 1), or between two letters of a line (from 1, both included). */
export const LugarNoExtrato = z.union([
  z.object({ titulo: z.string().check(z.minLength(1), z.maxLength(200)) }),
  z.object({ coluna: posicao }),
  z.object({ de: posicao, ate: posicao }),
]);
export type LugarNoExtrato = z.infer<typeof LugarNoExtrato>;

/** Fields of a line of a statement. */
export const CampoDaLinha = z.enum(['apolice', 'endosso', 'parcela', 'segurado', 'proposta', 'documento', 'premio', 'bps', 'valor']);
export type CampoDaLinha = z.infer<typeof CampoDaLinha>;
/** Fields of the statement itself. */
export const CampoDoCabecalho = z.enum([
  'seguradora',
  'numero',
  'competencia',
  'creditoEm',
  'bruto',
  'irrf',
  'iss',
  'inss',
  'outros',
  'liquido',
]);
export type CampoDoCabecalho = z.infer<typeof CampoDoCabecalho>;

/** How the files of an insurer are read: made once on screen, and remembered. */
export const MapeamentoExtrato = z.object({
  campos: z.partialRecord(CampoDaLinha, LugarNoExtrato),
  cabecalho: z.partialRecord(CampoDoCabecalho, LugarNoExtrato),
  /** Which lines of a file of fixed width are of the table: those that have a text in a place. */
  registro: z.optional(z.object({ de: posicao, ate: posicao, valor: z.string().check(z.minLength(1), z.maxLength(20)) })),
  /** Amounts are written as centavos, without any sign between. */
  isCentavos: z.optional(z.boolean()),
});
export type MapeamentoExtrato = z.infer<typeof MapeamentoExtrato>;

/** How a file turned out to be written. */
export const EscritaExtrato = z.object({
  formato: z.enum(['CSV', 'XLSX', 'TXT', 'PDF']),
  codificacao: z.nullable(z.string()),
  decimal: z.nullable(z.string()),
});
export type EscritaExtrato = z.infer<typeof EscritaExtrato>;

/** The first lines of a file nobody mapped yet. */
export const PreviaExtrato = z.object({
  linhas: z.array(z.object({ linha: z.int(), celulas: z.array(z.string()) })),
  sugestao: z.nullable(MapeamentoExtrato),
});
export type PreviaExtrato = z.infer<typeof PreviaExtrato>;

/** A file on its way to be a statement. */
export const ArquivoExtrato = z.object({
  id: Id,
  nome: z.string(),
  bytes: z.int(),
  criadoEm: Instante,
  corretoraId: Id,
  seguradora: z.nullable(z.string()),
  status: StatusArquivoExtrato,
  escrita: z.nullable(EscritaExtrato),
  previa: z.nullable(PreviaExtrato),
  mapeamento: z.nullable(MapeamentoExtrato),
  /** Why it was not read, or what is missing of it. */
  recusa: z.nullable(z.string()),
  extratoId: z.nullable(Id),
});
export type ArquivoExtrato = z.infer<typeof ArquivoExtrato>;

/** Where the fields of a file stand, of which insurer it is, and what the file does not say. */
export const PedidoMapeamento = z.object({
  seguradora: Slug,
  mapeamento: MapeamentoExtrato,
  numero: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(60)))),
  creditoEm: z.optional(z.nullable(Data)),
});
export type PedidoMapeamento = z.infer<typeof PedidoMapeamento>;

const B = '/c/api/v1/extratos/arquivos';
const needs = 'acessoRecebimento';
const um = { arquivoId: Id };

/** Calls that bring statements in. */
export const arquivoExtratoCalls = {
  /** The body is the file; sent once for each, with its name in the query. */
  addArquivo: defineCall({
    method: 'POST',
    path: B,
    resumo: 'Põe um extrato de comissão na fila de leitura (o corpo é o arquivo); o mesmo arquivo de novo é um 422.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    arquivo: true,
    input: z.object({
      nome: z.string().check(z.minLength(1), z.maxLength(200)),
      corretoraId: Id,
      /** Absent: the file says it. */
      seguradora: z.optional(Slug),
    }),
    output: ArquivoExtrato,
  }),
  listArquivos: defineCall({
    method: 'GET',
    path: B,
    resumo: 'Os arquivos de extratos que chegaram por último, e a quantas anda cada um.',
    needs,
    input: Nada,
    output: z.array(ArquivoExtrato),
  }),
  mapArquivo: defineCall({
    method: 'POST',
    path: `${B}/:arquivoId/mapeamento`,
    resumo: 'Diz onde está cada campo de um extrato que ninguém mapeou; fica lembrado para a seguradora.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    input: z.object({ ...um, ...PedidoMapeamento.shape }),
    output: ArquivoExtrato,
  }),
  cancelArquivo: defineCall({
    method: 'POST',
    path: `${B}/:arquivoId/cancelar`,
    resumo: 'Desiste de um arquivo que ainda não é um extrato.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    input: z.object(um),
    output: ArquivoExtrato,
  }),
};
