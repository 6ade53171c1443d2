import type { Sessao } from '@balcao/contracts';
import { addDias, diffDias } from '../datas/add-dias.ts';
import { formatDataHora } from '../datas/format-data.ts';
import { hojeEm } from '../datas/hoje-em.ts';
import { isData } from '../datas/parse-data.ts';
import { isTrialExpirado } from '../sessao/is-trial-expirado.ts';

/** São Paulo has kept UTC−3 all year since 2019: where a day given without an hour ends. */
const MEIA_NOITE = 'T00:00:00-03:00';

/** Last millisecond of a trial; an end at midnight belongs to the day before. Null when the end is no date. */
function ultimoInstante(fim: string): Date | null {
  const ms = Date.parse(isData(fim) ? `${addDias(fim, 1)}${MEIA_NOITE}` : fim);
  return Number.isNaN(ms) ? null : new Date(ms - 1);
}

/**
 * How many days a trial still has, today counted, by the calendar of São Paulo: 1 on its last day, 0 when it has ended;
 * null without a trial.
 *
 * @example diasDeTeste({ dataTrialFim: '2026-11-22T15:00:00Z' }, new Date('2026-11-20T15:00:00Z')) // 3
 */
export function diasDeTeste(sessao: Pick<Sessao, 'dataTrialFim'>, agora: Date): number | null {
  const ultimo = sessao.dataTrialFim ? ultimoInstante(sessao.dataTrialFim) : null;
  if (!ultimo) return null;
  if (isTrialExpirado(sessao, agora)) return 0;
  return Math.max(diffDias(hojeEm(agora), hojeEm(ultimo)) + 1, 1);
}

/**
 * Sentence of the trial bar (spec §4); null without a trial.
 *
 * @param agora the moment; call it again at midnight of São Paulo and at the end of the trial
 * @example mensagemTrial({ dataTrialFim: '2026-11-21T15:00:00Z' }, new Date('2026-11-20T15:00:00Z')) // 'Amanhã é o último dia de avaliação.'
 */
export function mensagemTrial(sessao: Pick<Sessao, 'dataTrialFim'>, agora: Date): string | null {
  const dias = diasDeTeste(sessao, agora);
  const fim = sessao.dataTrialFim;
  if (dias === null || !fim) return null;
  if (dias > 2) return `Você tem ${dias} dias de teste grátis.`;
  if (dias === 2) return 'Amanhã é o último dia de avaliação.';
  if (dias === 1) return 'Hoje é o último dia de avaliação.';
  return `O seu período de avaliação terminou em ${formatDataHora(isData(fim) ? `${fim}T23:59:00-03:00` : fim)}.`;
}
