import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { noFormato } from '../envelope.ts';
import { Bps, Centavos, Data, Id, Instante, Nada } from '../formats.ts';

/** By what the cash flow is grouped. */
export const AgrupamentoDoFluxo = z.enum(['DIA', 'MES', 'TRIMESTRE', 'ANO']);
export type AgrupamentoDoFluxo = z.infer<typeof AgrupamentoDoFluxo>;

/** Question to the cash flow. With an account, only what names it counts; with a cost centre, no balance of accounts does. */
export const ConsultaFluxo = z.object({
  de: Data,
  ate: Data,
  agrupar: z._default(AgrupamentoDoFluxo, 'MES'),
  conta: z.optional(Id),
  centro: z.optional(Id),
});
export type ConsultaFluxo = z.infer<typeof ConsultaFluxo>;

/** What a period of the cash flow comes to. What goes out is positive. */
export const PeriodoDoCaixa = z.object({
  /** `2026-11-20`, `2026-11`, `2026-T4` or `2026`. */
  chave: z.string(),
  inicio: Data,
  fim: Data,
  entradasRealizadasCentavos: Centavos,
  saidasRealizadasCentavos: Centavos,
  /** Still expected, before any weight. */
  entradasPrevistasCentavos: Centavos,
  saidasPrevistasCentavos: Centavos,
  /** What of it is commissions of policies. */
  comissoesPrevistasCentavos: Centavos,
  /** What of the expected is counted on. */
  entradasPonderadasCentavos: Centavos,
  /** What was planned for the period, by when it was due: what was realised is compared with it. */
  entradasPlanejadasCentavos: Centavos,
  saidasPlanejadasCentavos: Centavos,
  saldoCentavos: Centavos,
});
export type PeriodoDoCaixa = z.infer<typeof PeriodoDoCaixa>;

const peso = Bps.check(z.gte(0), z.lte(10_000));
/** How much of what is expected is counted on, and how far ahead what recurs is expected. */
export const DadosPrevisao = z.object({
  /** Of what the bank already shows. */
  conciliadaBps: peso,
  /** Of what is not yet due, or late by no more than `atrasoDias`. */
  emDiaBps: peso,
  /** Of what is later. */
  atrasadaBps: peso,
  atrasoDias: z.int().check(z.gte(0), z.lte(365)),
  /** Months ahead that recurring entries are written for. */
  horizonteMeses: z.int().check(z.gte(1), z.lte(60)),
});
export type DadosPrevisao = z.infer<typeof DadosPrevisao>;

/** What is in force of it; version 0 while nothing was chosen. */
export const PrevisaoEmVigor = z.object({
  ...DadosPrevisao.shape,
  versao: z.int(),
  alteradoEm: z.nullable(Instante),
  alteradoPor: z.nullable(z.string()),
});
export type PrevisaoEmVigor = z.infer<typeof PrevisaoEmVigor>;

/** The cash flow of a span of days. */
export const FluxoDeCaixa = z.object({
  hoje: Data,
  /** Of the accounts, at the beginning of `de`. */
  inicialCentavos: Centavos,
  periodos: z.array(PeriodoDoCaixa),
  previsao: DadosPrevisao,
});
export type FluxoDeCaixa = z.infer<typeof FluxoDeCaixa>;

const B = '/c/api/v1/fluxo-caixa';
const needs = 'acessoGestao';

/** Calls of the cash flow (domain design §4.5, §5.7). */
export const fluxoCaixaCalls = {
  getFluxo: defineCall({
    method: 'GET',
    path: B,
    resumo: 'Entradas, saídas e saldo por dia, mês, trimestre ou ano: o realizado, o previsto e quanto dele se conta.',
    needs,
    input: ConsultaFluxo,
    output: FluxoDeCaixa,
  }),
  exportFluxo: defineCall({
    method: 'GET',
    path: `${B}/exportar`,
    resumo: 'O fluxo de caixa como CSV ou, com `formato=xlsx`, como planilha do Excel.',
    needs,
    input: z.object({ ...ConsultaFluxo.shape, ...noFormato }),
    output: z.string(),
  }),
  getPrevisao: defineCall({
    method: 'GET',
    path: `${B}/previsao`,
    resumo: 'Quanto se conta do que é previsto, e até quando se prevê o que se repete.',
    needs,
    input: Nada,
    output: PrevisaoEmVigor,
  }),
  savePrevisao: defineCall({
    method: 'PUT',
    path: `${B}/previsao`,
    resumo: 'Escolhe quanto se conta do que é previsto; `versao` é a que se leu, e outra gravada desde então é um 409 com ela.',
    needs,
    administrador: true,
    input: z.object({ ...DadosPrevisao.shape, versao: z.int() }),
    output: PrevisaoEmVigor,
  }),
};
