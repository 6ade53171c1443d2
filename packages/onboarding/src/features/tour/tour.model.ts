import { allRoutes, type PerfilSeguradoras, type Sessao } from '@balcao/contracts';
import { type DestaqueTour, hasPermissao, isEmTour, matchRoute, type PassoTour, tourSteps } from '@balcao/domain';

/** Last step: everything unlocked (spec §4). */
export const FIM = 17;

/** Whether the user has insurer credentials in use: an active profile with at least one. */
export const hasCredenciais = (perfil: PerfilSeguradoras | null): boolean => perfil?.status === 'active' && perfil.credentials_active > 0;

/** How long the guided tour stays away, in days (spec §4). */
export type Ausencia = 2 | 30;
export const ausenciaDe = (temCredenciais: boolean): Ausencia => (temCredenciais ? 30 : 2);

/** Whether the user may open the page a step happens on; a step of no page is everyone's. */
function mayOpen({ rota }: Pick<PassoTour, 'rota'>, sessao: Sessao): boolean {
  const rule = rota && matchRoute(allRoutes, rota)?.rule;
  return !rule || hasPermissao(sessao, rule);
}

/** A step by its number; past the last there is only the last. */
export const passoDe = (step: number): PassoTour => tourSteps[Math.min(step, FIM)] as PassoTour;

/**
 * Whether the whole menu is dimmed at a step. Not while one of its own lines is what is highlighted: the spotlight then dims and locks
 * all but that line, which the user may press.
 */
export const isMenuFaded = ({ fadeMenu, destaque }: PassoTour): boolean => fadeMenu && (!isParada(destaque) || destaque === 'ajuda');

/** The step after one, leaving out those on pages the user may not open. */
export function nextStep(step: number, sessao: Sessao): number {
  const next = passoDe(step + 1);
  return next.step < FIM && !mayOpen(next, sessao) ? nextStep(next.step, sessao) : next.step;
}

/** The step before one; the welcome is not given twice. */
export function previousStep(step: number, sessao: Sessao): number | null {
  const previous = step - 1;
  if (previous < 3) return null;
  return mayOpen(passoDe(previous), sessao) ? previous : previousStep(previous, sessao);
}

/** Whether reaching an address is what a step asked for: it pointed at the way there. */
export const isReached = ({ destaque, rota }: PassoTour, pathname: string): boolean =>
  destaque !== null &&
  destaque !== 'boasVindas' &&
  destaque !== 'videoIntroducao' &&
  rota !== null &&
  rota === pathname.replace(/\/+$/, '');

/** What the guided tour points at, in its order. */
export type Parada = Exclude<DestaqueTour, 'boasVindas' | 'videoIntroducao'>;

/** The stops of the guided tour: all the onboarding tour highlights, of what the user may open. */
export const paradasDe = (sessao: Sessao): readonly (PassoTour & { readonly destaque: Parada })[] =>
  tourSteps.filter((passo): passo is PassoTour & { destaque: Parada } => isParada(passo.destaque) && mayOpen(passo, sessao));

const isParada = (destaque: DestaqueTour | null): destaque is Parada =>
  destaque !== null && destaque !== 'boasVindas' && destaque !== 'videoIntroducao';

/** Where the numbered tour stands for this session: who enters for the first time begins it (spec §4). */
export const isBeginning = (step: number, { primeiroAcesso }: Pick<Sessao, 'primeiroAcesso'>): boolean =>
  step === 0 && primeiroAcesso === true;

/** Whether the guided tour begins by itself: nobody is in the other one, and there are no insurer credentials in use. */
export const beginsAlone = (step: number, perfil: PerfilSeguradoras | null): boolean => !isEmTour(step) && !hasCredenciais(perfil);
