import type { Sessao } from '@balcao/contracts';
import { isTrialExpirado } from '../sessao/is-trial-expirado.ts';

/**
 * Whether a step is inside the tour (spec §4: 1 to 16): menu and user menu are then locked.
 *
 * @example isEmTour(17) // false
 */
export function isEmTour(step: number): boolean {
  return step >= 1 && step <= 16;
}

/**
 * Whether a session is given tours at all: support needs none in a broker's account, and an ended trial opens nothing a tour could lead
 * to. Where there is none, the bar offers none (spec §8).
 *
 * @example isTourDado({ segfyer: true, dataTrialFim: null }, agora) // false
 */
export const isTourDado = (sessao: Pick<Sessao, 'segfyer' | 'dataTrialFim'>, agora: Date): boolean =>
  sessao.segfyer !== true && !isTrialExpirado(sessao, agora);

/** What a step of the tour puts before the user's eyes (spec §4). */
export type DestaqueTour =
  | 'boasVindas'
  | 'videoIntroducao'
  | 'loginsSeguradoras'
  | 'buscaDocumentos'
  | 'importacaoPdf'
  | 'multicalculo'
  | 'home'
  | 'ajuda';

/** One of the eighteen steps. */
export interface PassoTour {
  readonly step: number;
  /** null: nothing new is highlighted, the user acts on what the step before showed. */
  readonly destaque: DestaqueTour | null;
  /** Address of the site the step happens on; null where it does not matter. */
  readonly rota: string | null;
  /** Whether everything except the highlighted element is dimmed and locked. */
  readonly fadeMenu: boolean;
}

const LOGINS = '/configuracao/SeguradorasLogin';
const DOCUMENTOS = '/buscas/docs';
const IMPORTACAO = '/buscas/documentos/importar';
const MULTICALCULO = '/multicalculo/novo-orcamento';
const HOME = '/home';

const passo = (step: number, destaque: DestaqueTour | null, rota: string | null): PassoTour => ({
  step,
  destaque,
  rota,
  fadeMenu: isEmTour(step),
});

/** Steps 0 to 17, each at its own index: 0 has not begun, 17 unlocks everything (spec §4). */
export const tourSteps: readonly PassoTour[] = [
  passo(0, null, null),
  passo(1, 'boasVindas', HOME),
  passo(2, 'videoIntroducao', HOME),
  passo(3, 'loginsSeguradoras', LOGINS),
  passo(4, null, LOGINS),
  passo(5, 'buscaDocumentos', DOCUMENTOS),
  passo(6, null, DOCUMENTOS),
  passo(7, null, DOCUMENTOS),
  passo(8, 'importacaoPdf', IMPORTACAO),
  passo(9, null, IMPORTACAO),
  passo(10, 'multicalculo', MULTICALCULO),
  passo(11, null, MULTICALCULO),
  passo(12, null, MULTICALCULO),
  passo(13, 'home', HOME),
  passo(14, null, HOME),
  passo(15, null, HOME),
  passo(16, 'ajuda', null),
  passo(17, null, null),
];
