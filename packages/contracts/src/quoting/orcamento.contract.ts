import * as z from 'zod/mini';
import { Centavos, Data, Id, Instante } from '../formats.ts';
import { Linha } from '../registry/registry.contract.ts';
import { TipoSeguro } from './blocos-risco.contract.ts';
import { Formulario, RascunhoOrcamento } from './linhas.contract.ts';

/** Life of a quote case, from draft to closed, refused or expired. */
export const StatusOrcamento = z.enum(['RASCUNHO', 'CALCULANDO', 'CALCULADO', 'ENVIADO', 'FECHADO', 'RECUSADO', 'EXPIRADO']);
export type StatusOrcamento = z.infer<typeof StatusOrcamento>;

/** How a quote case came to be. */
export const OrigemOrcamento = z.enum(['INTERNO', 'MANUAL', 'PAGINA_PUBLICA', 'RENOVACAO', 'IMPORTADO']);
export type OrigemOrcamento = z.infer<typeof OrigemOrcamento>;

/**
 * Which offer counts for a case: the one it was sold by, else the one its client accepted last and that still stands, else the cheapest
 * that stands. Lists, sums, files and the loss of a refusal all speak of that one.
 */
export const PremioDe = z.enum(['VENDA', 'CLIENTE', 'MELHOR']);
export type PremioDe = z.infer<typeof PremioDe>;

/** Why a case presses: a client without an answer, cover that should begin, the policy it renews about to end, a task about to be due. */
export const MotivoUrgencia = z.enum(['CLIENTE', 'VIGENCIA', 'APOLICE', 'PRAZO']);
export type MotivoUrgencia = z.infer<typeof MotivoUrgencia>;

/** What presses of a case. `dias`: for `CLIENTE`, how long they have waited; else how many are left, negative once past. */
export const Urgencia = z.object({ motivo: MotivoUrgencia, dias: z.int() });
export type Urgencia = z.infer<typeof Urgencia>;

/** One line of the list of quotes. */
export const OrcamentoResumo = z.object({
  id: Id,
  numero: z.int(),
  criadoEm: Instante,
  alteradoEm: Instante,
  linha: Linha,
  formulario: Formulario,
  tipo: TipoSeguro,
  status: StatusOrcamento,
  /** Insured's name as typed; null while the draft has none. */
  segurado: z.nullable(z.string()),
  /** The thing insured, in one line: make and model, plate. */
  bem: z.nullable(z.string()),
  vigIni: z.nullable(Data),
  /** Price of the offer that counts; null while there is none. */
  premioCentavos: z.nullable(Centavos),
  /** Name of who gave it. */
  seguradora: z.nullable(z.string()),
  premioDe: z.nullable(PremioDe),
  usuario: z.string(),
  /** Who sells: the first producer of the draft; null while it names none. */
  produtor: z.nullable(z.string()),
  /** Last run, when there is one. */
  cotacaoId: z.nullable(Id),
  /** Why it presses today; null when it does not. */
  urgencia: z.nullable(Urgencia),
});
export type OrcamentoResumo = z.infer<typeof OrcamentoResumo>;

/** A quote case as its form needs it. `versao` is the optimistic lock: send it back with each save. */
export const Orcamento = z.object({
  id: Id,
  numero: z.int(),
  linha: Linha,
  formulario: Formulario,
  origem: OrigemOrcamento,
  status: StatusOrcamento,
  versao: z.int(),
  criadoEm: Instante,
  alteradoEm: Instante,
  rascunho: RascunhoOrcamento,
  /** Whether it is the caller who saved the draft last, in this window or in another. */
  isMinhaVersao: z.boolean(),
  /** The offer that its standing proposal was made of; null when nothing is sold of it. */
  propostaOfertaId: z.nullable(Id),
  /** Runs made so far, newest first. */
  cotacoes: z.array(z.object({ id: Id, versao: z.int(), status: z.string(), criadoEm: Instante })),
});
export type Orcamento = z.infer<typeof Orcamento>;
