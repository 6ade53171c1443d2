import { allRoutes, type PerfilSeguradoras, type Sessao } from '@balcao/contracts';
import { type DestaqueTour, hasPermissao, isEmTour, matchRoute, type PassoTour, tourSteps } from '@balcao/domain';

/** Last step: everything is unlocked (spec §4). */
export const FIM = 17;

/** Whether the user has insurer credentials in use: an active profile with at least one. */
export const hasCredenciais = (perfil: PerfilSeguradoras | null): boolean => perfil?.status === 'active' && perfil.credentials_active > 0;

/** How long the guided tour stays hidden, in days (spec §4). */
export type Ausencia = 2 | 30;
export const ausenciaDe = (temCredenciais: boolean): Ausencia => (temCredenciais ? 30 : 2);

/** Whether the user may open the page of a step; steps without a page are for everyone. */
function mayOpen({ rota }: Pick<PassoTour, 'rota'>, sessao: Sessao): boolean {
  const rule = rota && matchRoute(allRoutes, rota)?.rule;
  return !rule || hasPermissao(sessao, rule);
}

/** A step by its number, limited to the last. */
export const passoDe = (step: number): PassoTour => tourSteps[Math.min(step, FIM)] as PassoTour;

/**
 * Whether the whole menu is dimmed at a step. Not while one of its lines is highlighted: the spotlight then dims and locks all other
 * lines, and the user may press the highlighted one.
 */
export const isMenuFaded = ({ fadeMenu, destaque }: PassoTour): boolean => fadeMenu && (!isParada(destaque) || destaque === 'ajuda');

/** The next step, skipping those on pages that the user may not open. */
export function nextStep(step: number, sessao: Sessao): number {
  const next = passoDe(step + 1);
  return next.step < FIM && !mayOpen(next, sessao) ? nextStep(next.step, sessao) : next.step;
}

/** The previous step; never returns to the welcome. */
export function previousStep(step: number, sessao: Sessao): number | null {
  const previous = step - 1;
  if (previous < 3) return null;
  return mayOpen(passoDe(previous), sessao) ? previous : previousStep(previous, sessao);
}

/** Whether reaching an address completes a step, because it highlighted the link to it. */
export const isReached = ({ destaque, rota }: PassoTour, pathname: string): boolean =>
  destaque !== null &&
  destaque !== 'boasVindas' &&
  destaque !== 'videoIntroducao' &&
  rota !== null &&
  rota === pathname.replace(/\/+$/, '');

/** Stops of the guided tour, in order. */
export type Parada = Exclude<DestaqueTour, 'boasVindas' | 'videoIntroducao'>;

/** Stops of the guided tour: everything the numbered tour highlights, without pages that the user may not open. */
export const paradasDe = (sessao: Sessao): readonly (PassoTour & { readonly destaque: Parada })[] =>
  tourSteps.filter((passo): passo is PassoTour & { destaque: Parada } => isParada(passo.destaque) && mayOpen(passo, sessao));

const isParada = (destaque: DestaqueTour | null): destaque is Parada =>
  destaque !== null && destaque !== 'boasVindas' && destaque !== 'videoIntroducao';

/** Step of the numbered tour for this session; it starts at the first access (spec §4). */
export const isBeginning = (step: number, { primeiroAcesso }: Pick<Sessao, 'primeiroAcesso'>): boolean =>
  step === 0 && primeiroAcesso === true;

/** Whether the guided tour starts automatically: the other is not running, and no insurer credentials are in use. */
export const beginsAlone = (step: number, perfil: PerfilSeguradoras | null): boolean => !isEmTour(step) && !hasCredenciais(perfil);
