import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Id } from '../formats.ts';

/** Records that come in by a file; `npm run new record` adds its own. */
export const CadastroImportavel = z.enum(['PRODUTOR', 'CORRETORA', 'SEGURADORA', 'USUARIO', 'APOLICE', 'SEGURADO']);
export type CadastroImportavel = z.infer<typeof CadastroImportavel>;

/** Largest file that may be imported, bytes. */
export const LIMITE_IMPORTACAO = 10 * 1024 * 1024;
/** What a workbook of Excel is called on the wire. */
export const TIPO_XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Most lines of a file that may be imported, besides its header. */
export const MAX_LINHAS_IMPORTACAO = 50_000;

/**
 * RECEBIDA: waits for its column mapping. CONFERINDO: lines are being validated. CONFERIDA: waits to be written or cancelled. GRAVANDO: it is
 * being written, all or nothing. DESFAZENDO: what it did is being taken back.
 */
export const StatusImportacao = z.enum([
  'RECEBIDA',
  'CONFERINDO',
  'CONFERIDA',
  'GRAVANDO',
  'CONCLUIDA',
  'CANCELADA',
  'FALHOU',
  'DESFAZENDO',
  'DESFEITA',
]);
export type StatusImportacao = z.infer<typeof StatusImportacao>;

/**
 * What is done with a line whose record is there already: IGNORAR leaves the record, COMPLETAR fills what it does not say, SOBRESCREVER writes over
 * what the file says.
 */
export const RegraDuplicado = z.enum(['IGNORAR', 'COMPLETAR', 'SOBRESCREVER']);
export type RegraDuplicado = z.infer<typeof RegraDuplicado>;

/** Error of a line of the file, numbered as in spreadsheets; `campo` is a field of the record, or null for the whole line. */
export const ErroImportacao = z.object({ linha: z.int(), campo: z.nullable(z.string()), mensagem: z.string() });
export type ErroImportacao = z.infer<typeof ErroImportacao>;

/** Which column of the file fills each field of the record; a field that is absent stays empty. */
export const Mapeamento = z.record(z.string().check(z.maxLength(40)), z.int().check(z.gte(0), z.lte(199)));
export type Mapeamento = z.infer<typeof Mapeamento>;

/** A file on its way to be records. */
export const Importacao = z.object({
  id: Id,
  cadastro: CadastroImportavel,
  nome: z.string(),
  status: StatusImportacao,
  /** Titles of the file, in its order. */
  colunas: z.array(z.string()),
  /** Its first lines, as it has them. */
  amostra: z.array(z.array(z.string())),
  /** A field that a column can fill. */
  campos: z.array(z.object({ campo: z.string(), rotulo: z.string(), obrigatorio: z.boolean() })),
  mapeamento: Mapeamento,
  total: z.int(),
  processadas: z.int(),
  validas: z.int(),
  /** The first hundred of them. */
  erros: z.array(ErroImportacao),
  totalErros: z.int(),
  /** Lines with anything wrong. */
  recusadas: z.int(),
  /** Whether a rule decides over records that are there already; without one such a line is refused. */
  aceitaRegra: z.boolean(),
  regra: z.nullable(RegraDuplicado),
  /** Lines whose record is there already, and how many of them the rule leaves as they are. */
  repetidas: z.int(),
  ignoradas: z.int(),
  /** Whether what it did can be taken back. */
  podeDesfazer: z.boolean(),
  /** Of one that was taken back: records somebody wrote since, left as they are. */
  mantidas: z.int(),
});
export type Importacao = z.infer<typeof Importacao>;

const B = '/c/api/v1/importacoes-cadastro';
const uma = { importacaoId: Id };

/** Calls that import a file: mapping of its columns, validation line by line, and writing in one transaction. */
export const importacaoCalls = {
  /** The body is the file itself; sent through `upload`, with its name in the query. */
  addImportacao: defineCall({
    method: 'POST',
    path: B,
    resumo: 'Recebe uma planilha, XLSX ou CSV (o corpo é o arquivo) e diz que colunas ele tem; nada é gravado no cadastro.',
    administrador: true,
    arquivo: true,
    input: z.object({ cadastro: CadastroImportavel, nome: z.string().check(z.minLength(1), z.maxLength(200)) }),
    output: Importacao,
  }),
  getImportacao: defineCall({
    method: 'GET',
    path: `${B}/:importacaoId`,
    resumo: 'A quantas anda uma importação.',
    administrador: true,
    input: z.object(uma),
    output: Importacao,
  }),
  verifyImportacao: defineCall({
    method: 'POST',
    path: `${B}/:importacaoId/conferir`,
    resumo: 'Confere cada linha com estas colunas, em segundo plano; nada é gravado no cadastro.',
    administrador: true,
    input: z.object({ ...uma, mapeamento: Mapeamento, regra: z.optional(RegraDuplicado) }),
    output: Importacao,
  }),
  writeImportacao: defineCall({
    method: 'POST',
    path: `${B}/:importacaoId/gravar`,
    resumo: 'Grava as linhas conferidas sem erro, todas ou nenhuma, em segundo plano.',
    administrador: true,
    idempotente: true,
    input: z.object(uma),
    output: Importacao,
  }),
  cancelImportacao: defineCall({
    method: 'POST',
    path: `${B}/:importacaoId/cancelar`,
    resumo: 'Desiste de uma importação que não terminou; o que estava sendo gravado é desfeito.',
    administrador: true,
    input: z.object(uma),
    output: Importacao,
  }),
  undoImportacao: defineCall({
    method: 'POST',
    path: `${B}/:importacaoId/desfazer`,
    resumo: 'Desfaz uma importação inteira, em segundo plano; o que alguém mudou depois fica como está, e é contado.',
    administrador: true,
    input: z.object(uma),
    output: Importacao,
  }),
  exportErros: defineCall({
    method: 'GET',
    path: `${B}/:importacaoId/erros`,
    resumo: 'Todas as linhas recusadas de uma importação, como CSV (resposta text/csv).',
    administrador: true,
    input: z.object(uma),
    output: z.string(),
  }),
};
