import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Data, Id, Instante, Nada } from '../formats.ts';
import { DadosLancamento } from './lancamento.contract.ts';

/** How often an entry comes again; its first day is when the first of them is due. `ate` and `vezes`: at most one of the two. */
export const DadosRecorrencia = z.object({
  frequencia: z.enum(['SEMANAL', 'MENSAL', 'ANUAL']),
  intervalo: z.int().check(z.gte(1), z.lte(99)),
  ate: z.nullable(Data),
  vezes: z.nullable(z.int().check(z.gte(1), z.lte(999))),
  isUltimoDiaDoMes: z.boolean(),
});
export type DadosRecorrencia = z.infer<typeof DadosRecorrencia>;

/** What every one of a series is, and when they come. */
export const DadosSerie = z.object({ ...DadosLancamento.shape, recorrencia: DadosRecorrencia });
export type DadosSerie = z.infer<typeof DadosSerie>;

/** A series, whole. */
export const FichaSerie = z.object({
  ...DadosSerie.shape,
  id: Id,
  versao: z.int(),
  categoria: z.nullable(z.string()),
  conta: z.nullable(z.string()),
  destino: z.nullable(z.string()),
  /** When the next of them is due; null of one that ended. */
  proximoEm: z.nullable(Data),
  /** How many are still expected, of those already written. */
  previstos: z.int(),
  alteradoEm: Instante,
});
export type FichaSerie = z.infer<typeof FichaSerie>;

const B = '/c/api/v1/series-de-lancamentos';
const needs = 'acessoGestao';
const daVersao = { serieId: Id, versao: z.int() };

/** Calls of the entries that come again. */
export const serieLancamentoCalls = {
  listSeries: defineCall({
    method: 'GET',
    path: B,
    resumo: 'Os lançamentos recorrentes da corretora, os que ainda vêm primeiro.',
    needs,
    input: Nada,
    output: z.array(FichaSerie),
  }),
  getSerie: defineCall({
    method: 'GET',
    path: `${B}/:serieId`,
    resumo: 'Um lançamento recorrente.',
    needs,
    input: z.object({ serieId: Id }),
    output: FichaSerie,
  }),
  createSerie: defineCall({
    method: 'POST',
    path: B,
    resumo: 'Inclui um lançamento recorrente e prevê os seus até o horizonte.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    idempotente: true,
    input: DadosSerie,
    output: FichaSerie,
  }),
  changeSerie: defineCall({
    method: 'POST',
    path: `${B}/:serieId/mudar`,
    resumo: 'Muda os de um vencimento em diante: os previstos dali saem, e uma série nova os prevê; o que já aconteceu fica.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    idempotente: true,
    input: z.object({ ...DadosSerie.shape, ...daVersao, desde: Data }),
    output: FichaSerie,
  }),
  endSerie: defineCall({
    method: 'POST',
    path: `${B}/:serieId/encerrar`,
    resumo: 'Encerra um lançamento recorrente: os previstos de um vencimento em diante saem; o que já aconteceu fica.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    idempotente: true,
    input: z.object({ ...daVersao, desde: Data }),
    output: FichaSerie,
  }),
};
