import type { Sessao } from '@balcao/contracts';
import { isTrialExpirado } from '../sessao/is-trial-expirado.ts';

/**
 * Whether a session is given tours at all: support needs none in a broker's account, and an ended trial opens nothing a tour could lead
 * to. Where there is none, the bar offers none (spec §8).
 *
 * @example isTourDado({ segfyer: true, dataTrialFim: null }, agora) // false
 */
export const isTourDado = (sessao: Pick<Sessao, 'segfyer' | 'dataTrialFim'>, agora: Date): boolean =>
  sessao.segfyer !== true && !isTrialExpirado(sessao, agora);
