import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { noFormato, paginaDe } from '../envelope.ts';
import { Centavos, Data, Id, Instante } from '../formats.ts';
import { SEM_PAGINA } from '../lista/lote.contract.ts';
import { LugarNoExtrato, PreviaExtrato } from './arquivo-extrato.contract.ts';
import {
  AlvoDaConciliacao,
  ConsultaMovimentos,
  DadosRegraMemo,
  MovimentoBancario,
  PedidoDeConciliacao,
  RegraMemo,
  SugestoesDoMovimento,
  TotaisMovimentos,
} from './conciliacao.contract.ts';

/** What a bank's statement is sent as, whatever the browser calls it: the gateway judges its bytes alone. */
export const TIPO_EXTRATO = 'application/octet-stream';
/** Movements shown of a file before it counts; all of them are counted. */
export const MAX_NA_PREVIA = 200;

/** Fields of a line of a bank's table: one signed amount, or what comes and what goes apart. */
export const CampoDoMovimentoBancario = z.enum(['dia', 'memo', 'valor', 'entrada', 'saida', 'sentido', 'documento', 'saldo']);
export type CampoDoMovimentoBancario = z.infer<typeof CampoDoMovimentoBancario>;

/** Where the fields of a bank's table stand: said once on screen, and remembered by account. */
export const MapeamentoBancario = z.partialRecord(CampoDoMovimentoBancario, LugarNoExtrato);
export type MapeamentoBancario = z.infer<typeof MapeamentoBancario>;

/** What a table whose columns nobody knows is refused with (422 `colunas-desconhecidas`): its first lines, so that somebody says what they are. */
export const PreviaBancaria = z.object({ linhas: PreviaExtrato.shape.linhas });
export type PreviaBancaria = z.infer<typeof PreviaBancaria>;

/** An account, what the books say it has, what its bank says, and how far apart they are. */
export const SaldoDaConta = z.object({
  id: Id,
  nome: z.string(),
  tipo: z.enum(['CORRENTE', 'POUPANCA', 'APLICACAO', 'CAIXA']),
  banco: z.nullable(z.string()),
  agencia: z.nullable(z.string()),
  conta: z.nullable(z.string()),
  ativo: z.boolean(),
  livrosCentavos: Centavos,
  /** The balance it began with and every movement since. */
  bancoCentavos: Centavos,
  /** Books less bank: what is not reconciled. */
  diferencaCentavos: Centavos,
  /** Movements nobody explained yet. */
  abertos: z.int(),
  /** The newest balance a file said; null when none did. */
  declarado: z.nullable(z.object({ dia: Data, saldoCentavos: Centavos, diferencaCentavos: Centavos })),
});
export type SaldoDaConta = z.infer<typeof SaldoDaConta>;

/** A movement as a file has it. */
export const MovimentoDoArquivo = z.object({
  /** Place in the file, from 0. */
  indice: z.int(),
  fitid: z.nullable(z.string()),
  dia: Data,
  valorCentavos: Centavos,
  memo: z.string(),
  /** Its identifier is also another movement's: both are kept. */
  isFitidRepetido: z.boolean(),
});
export type MovimentoDoArquivo = z.infer<typeof MovimentoDoArquivo>;

/** A movement of a file that may be one the account already has: a person says. */
export const MovimentoDuvidoso = z.object({
  ...MovimentoDoArquivo.shape,
  duvida: z.enum(['OUTRO_FITID', 'MEMO_CORTADO']),
  /** The doubt in words. */
  porque: z.string(),
  guardado: z.object({ id: Id, fitid: z.nullable(z.string()), dia: Data, valorCentavos: Centavos, memo: z.string() }),
});
export type MovimentoDuvidoso = z.infer<typeof MovimentoDuvidoso>;

/** What a file would do to its account; nothing counts yet. */
export const LeituraDoExtrato = z.object({
  id: Id,
  contaId: Id,
  nome: z.string(),
  formato: z.enum(['OFX', 'CSV', 'XLSX', 'TXT', 'PDF']),
  inicio: z.nullable(Data),
  fim: z.nullable(Data),
  total: z.int(),
  novos: z.int(),
  conhecidos: z.int(),
  /** Of days the opening balance of the account already counts: they are left out. */
  anteriores: z.int(),
  entradasCentavos: Centavos,
  saidasCentavos: Centavos,
  /** The first `MAX_NA_PREVIA` of those to be added. */
  movimentos: z.array(MovimentoDoArquivo),
  duvidosos: z.array(MovimentoDuvidoso),
  saldo: z.nullable(
    z.object({
      dia: Data,
      informadoCentavos: Centavos,
      /** Null where no balance before it is known. */
      calculadoCentavos: z.nullable(Centavos),
      diferencaCentavos: Centavos,
      situacao: z.enum(['CONFERE', 'DIVERGE', 'SEM_BASE']),
    }),
  ),
  /** The same bytes counted already: when, and by whom. */
  jaImportado: z.nullable(z.object({ em: Instante, por: z.nullable(z.string()) })),
});
export type LeituraDoExtrato = z.infer<typeof LeituraDoExtrato>;

/** A file that was read for an account and waits to be decided, whoever read it. */
export const LeituraAConferir = z.object({
  id: Id,
  contaId: Id,
  /** Name of the account. */
  conta: z.string(),
  nome: z.string(),
  inicio: z.nullable(Data),
  fim: z.nullable(Data),
  em: Instante,
  por: z.nullable(z.string()),
});
export type LeituraAConferir = z.infer<typeof LeituraAConferir>;

/** What a person says of a doubtful movement: `INCLUIR` counts it as another, `IGNORAR` takes it for the one that is there. */
export const DecisaoDoMovimento = z.object({ indice: z.int().check(z.gte(0)), acao: z.enum(['INCLUIR', 'IGNORAR']) });
export type DecisaoDoMovimento = z.infer<typeof DecisaoDoMovimento>;

/** A file that counts, or that was taken back. */
export const ExtratoImportado = z.object({
  id: Id,
  contaId: Id,
  nome: z.string(),
  formato: z.enum(['OFX', 'CSV', 'XLSX', 'TXT', 'PDF']),
  inicio: z.nullable(Data),
  fim: z.nullable(Data),
  saldo: z.nullable(z.object({ dia: Data, saldoCentavos: Centavos })),
  lidos: z.int(),
  novos: z.int(),
  /** Of its movements, those that are reconciled: with none it may be taken back. */
  conciliados: z.int(),
  em: Instante,
  por: z.nullable(z.string()),
  desfeitoEm: z.nullable(Instante),
});
export type ExtratoImportado = z.infer<typeof ExtratoImportado>;

const filtros = z.omit(ConsultaMovimentos, SEM_PAGINA);
const E = '/c/api/v1/extratos-bancarios';
const M = '/c/api/v1/movimentos-bancarios';
const R = '/c/api/v1/regras-memo';
const needs = 'acessoGestao';
const escrita = { needs, blockedBy: 'bloqueioOrcamentoManual' } as const;

/** Bank statements and their reconciliation (domain design §4.5, §4.8). */
export const extratoBancarioCalls = {
  listSaldos: defineCall({
    method: 'GET',
    path: `${E}/contas`,
    resumo: 'Cada conta com o saldo dos livros, o do banco e a diferença.',
    needs,
    input: z.object({}),
    output: z.array(SaldoDaConta),
  }),
  readExtrato: defineCall({
    method: 'POST',
    path: E,
    resumo: 'Lê um extrato OFX, CSV ou XLSX (o corpo é o arquivo) e diz o que ele faria à conta; nada conta ainda.',
    ...escrita,
    arquivo: true,
    input: z.object({
      contaId: Id,
      nome: z.string().check(z.minLength(1), z.maxLength(200)),
      /** A `MapeamentoBancario` in JSON, of a table whose columns were not known. */
      mapeamento: z.optional(z.string().check(z.maxLength(4_000))),
    }),
    output: LeituraDoExtrato,
  }),
  listLeituras: defineCall({
    method: 'GET',
    path: `${E}/leituras`,
    resumo: 'Os extratos lidos que esperam ser conferidos, de todas as contas em uso ou de uma, os mais antigos primeiro.',
    needs,
    input: z.object({ contaId: z.optional(Id) }),
    output: z.array(LeituraAConferir),
  }),
  getLeitura: defineCall({
    method: 'GET',
    path: `${E}/leituras/:leituraId`,
    resumo: 'Um extrato lido, e o que ele faria à conta como ela está agora.',
    needs,
    input: z.object({ leituraId: Id }),
    output: LeituraDoExtrato,
  }),
  discardLeitura: defineCall({
    method: 'DELETE',
    path: `${E}/leituras/:leituraId`,
    resumo: 'Esquece um extrato lido que ainda não conta; o arquivo pode ser lido de novo.',
    ...escrita,
    input: z.object({ leituraId: Id }),
    output: z.object({}),
  }),
  confirmExtrato: defineCall({
    method: 'POST',
    path: `${E}/leituras/:leituraId/confirmar`,
    resumo:
      'Faz contar um extrato lido, com cada movimento duvidoso decidido; se a conta mudou desde a leitura, 409 com o que se lê agora.',
    ...escrita,
    idempotente: true,
    input: z.object({ leituraId: Id, decisoes: z.array(DecisaoDoMovimento).check(z.maxLength(10_000)) }),
    output: ExtratoImportado,
  }),
  listExtratos: defineCall({
    method: 'GET',
    path: E,
    resumo: 'Os extratos importados de uma conta, os mais novos primeiro.',
    needs,
    input: z.object({ contaId: Id }),
    output: z.array(ExtratoImportado),
  }),
  undoExtrato: defineCall({
    method: 'POST',
    path: `${E}/:extratoBancarioId/desfazer`,
    resumo: 'Desfaz uma importação, enquanto nenhum movimento dela está conciliado.',
    ...escrita,
    idempotente: true,
    input: z.object({ extratoBancarioId: Id }),
    output: ExtratoImportado,
  }),
  listMovimentos: defineCall({
    method: 'GET',
    path: M,
    resumo: 'Movimentos de uma conta.',
    needs,
    input: ConsultaMovimentos,
    output: paginaDe(MovimentoBancario),
  }),
  getTotais: defineCall({
    method: 'GET',
    path: `${M}/totais`,
    resumo: 'Quanto somam todos os movimentos que os filtros encontram.',
    needs,
    input: filtros,
    output: TotaisMovimentos,
  }),
  exportMovimentos: defineCall({
    method: 'GET',
    path: `${M}/exportar`,
    resumo: 'Os movimentos que os filtros encontram, inteiros, como CSV ou, com `formato=xlsx`, como planilha do Excel.',
    needs,
    input: z.object({ ...ConsultaMovimentos.shape, ...noFormato }),
    output: z.string(),
  }),
  listSugestoes: defineCall({
    method: 'GET',
    path: `${M}/sugestoes`,
    resumo: 'O que movimentos abertos de uma conta podem ser, com a pontuação, e a categoria que uma regra lhes dá.',
    needs,
    input: z.object({ contaId: Id, ids: z.string().check(z.regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,99}$/)) }),
    output: z.array(SugestoesDoMovimento),
  }),
  listAlvos: defineCall({
    method: 'GET',
    path: `${M}/:transacaoId/alvos`,
    resumo: 'Lançamentos e recebimentos ainda não conciliados que um movimento pode ser, os de valor e dia mais próximos primeiro.',
    needs,
    input: z.object({ transacaoId: Id, q: z.optional(z.string().check(z.maxLength(120))) }),
    output: z.array(AlvoDaConciliacao),
  }),
  reconcile: defineCall({
    method: 'POST',
    path: '/c/api/v1/conciliacoes',
    resumo:
      'Diz o que movimentos são: lançamentos e recebimentos que existem, lançamentos novos, ou transferências; a soma dos alvos de cada um é o valor dele.',
    ...escrita,
    idempotente: true,
    input: PedidoDeConciliacao,
    output: z.array(MovimentoBancario),
  }),
  ignoreMovimentos: defineCall({
    method: 'POST',
    path: `${M}/ignorar`,
    resumo: 'Deixa movimentos abertos fora da conciliação, com o motivo.',
    ...escrita,
    idempotente: true,
    input: z.object({
      ids: z.array(Id).check(z.minLength(1), z.maxLength(100)),
      motivo: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)),
    }),
    output: z.array(MovimentoBancario),
  }),
  undoMovimento: defineCall({
    method: 'POST',
    path: `${M}/:transacaoId/desfazer`,
    resumo:
      'Reabre um movimento conciliado ou ignorado; o que a conciliação criou ou pagou é desfeito. Se o que criou tem mais anexos que `anexos`, é um 409 com quantos são.',
    ...escrita,
    idempotente: true,
    /** `anexos`: how many attachments were said to go. */
    input: z.object({ transacaoId: Id, anexos: z._default(z.int(), 0) }),
    output: MovimentoBancario,
  }),
  listRegras: defineCall({
    method: 'GET',
    path: R,
    resumo: 'Regras de conciliação: o que um memo contém diz a categoria.',
    needs,
    input: z.object({}),
    output: z.array(RegraMemo),
  }),
  createRegra: defineCall({
    method: 'POST',
    path: R,
    resumo: 'Ensina uma regra; a que já existe muda de categoria.',
    ...escrita,
    idempotente: true,
    input: DadosRegraMemo,
    output: RegraMemo,
  }),
  deleteRegra: defineCall({
    method: 'DELETE',
    path: `${R}/:regraId`,
    resumo: 'Esquece uma regra; o que ela já conciliou fica.',
    ...escrita,
    input: z.object({ regraId: Id }),
    output: z.object({}),
  }),
  applyRegras: defineCall({
    method: 'POST',
    path: `${R}/aplicar`,
    resumo:
      'Cria os lançamentos dos movimentos abertos de uma conta a que alguma regra se aplica, e os concilia; fica aberto o que pode ser algo que os livros já têm.',
    ...escrita,
    idempotente: true,
    input: z.object({ contaId: Id }),
    /** `deixados`: those a rule applies to, and the books have something they may be. */
    output: z.object({ conciliados: z.int(), deixados: z.int() }),
  }),
  listCategorias: defineCall({
    method: 'GET',
    path: `${E}/categorias`,
    resumo: 'Categorias e centros de custo que a conciliação deixa escolher.',
    needs,
    input: z.object({}),
    output: z.object({
      categorias: z.array(z.object({ id: Id, nome: z.string(), tipo: z.enum(['RECEITA', 'DESPESA']) })),
      centros: z.array(z.object({ id: Id, nome: z.string() })),
    }),
  }),
};
