import type { Sessao } from '@balcao/contracts';
import { isData } from '../datas/parse-data.ts';
import { hojeEm } from '../datas/hoje-em.ts';

/**
 * Whether the trial of a session has ended (spec §4: an end is set and earlier than now). An end given as a plain day
 * lasts until that day ends in São Paulo; an end that is no date never expires.
 *
 * @example isTrialExpirado({ dataTrialFim: '2026-11-19' }, new Date('2026-11-20T12:00:00Z')) // true
 */
export function isTrialExpirado({ dataTrialFim }: Pick<Sessao, 'dataTrialFim'>, agora: Date): boolean {
  if (!dataTrialFim) return false;
  if (isData(dataTrialFim)) return dataTrialFim < hojeEm(agora);
  return Date.parse(dataTrialFim) < agora.getTime();
}
