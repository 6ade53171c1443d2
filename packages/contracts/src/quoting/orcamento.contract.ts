import * as z from 'zod/mini';
import { Centavos, Data, Id, Instante } from '../formats.ts';
import { Linha } from '../registry/registry.contract.ts';
import { RascunhoAuto, TipoSeguro } from './risco-auto.contract.ts';

/** Life of a quote case, from draft to closed, refused or expired. */
export const StatusOrcamento = z.enum(['RASCUNHO', 'CALCULANDO', 'CALCULADO', 'ENVIADO', 'FECHADO', 'RECUSADO', 'EXPIRADO']);
export type StatusOrcamento = z.infer<typeof StatusOrcamento>;

/** One line of the list of quotes. */
export const OrcamentoResumo = z.object({
  id: Id,
  numero: z.int(),
  criadoEm: Instante,
  alteradoEm: Instante,
  linha: Linha,
  tipo: TipoSeguro,
  status: StatusOrcamento,
  /** Insured's name as typed; null while the draft has none. */
  segurado: z.nullable(z.string()),
  /** The thing insured, in one line: make and model, plate. */
  bem: z.nullable(z.string()),
  vigIni: z.nullable(Data),
  melhorPremioCentavos: z.nullable(Centavos),
  melhorSeguradora: z.nullable(z.string()),
  usuario: z.string(),
  /** Last run, when there is one. */
  cotacaoId: z.nullable(Id),
});
export type OrcamentoResumo = z.infer<typeof OrcamentoResumo>;

/** A quote case as its form needs it. `versao` is the optimistic lock: send it back with each save. */
export const OrcamentoAuto = z.object({
  id: Id,
  numero: z.int(),
  linha: z.literal('AUTO'),
  status: StatusOrcamento,
  versao: z.int(),
  criadoEm: Instante,
  alteradoEm: Instante,
  rascunho: RascunhoAuto,
  /** Runs made so far, newest first. */
  cotacoes: z.array(z.object({ id: Id, versao: z.int(), status: z.string(), criadoEm: Instante })),
});
export type OrcamentoAuto = z.infer<typeof OrcamentoAuto>;
