import type { RouteTable, Sessao } from '@balcao/contracts';
import { hasPermissao } from '../sessao/has-permissao.ts';
import { isTrialExpirado } from '../sessao/is-trial-expirado.ts';
import { matchRoute, type RotaEncontrada } from './match-route.ts';

/** Why an address is not shown but another is. */
export type MotivoRedirecionamento = 'caminhoVazio' | 'trialExpirado' | 'jaAutenticado' | 'semSessao' | 'semPermissao';

/** What happens to an address. */
export type DecisaoNavegacao =
  | { readonly tipo: 'abrir'; readonly rota: RotaEncontrada }
  | { readonly tipo: 'redirecionar'; readonly para: string; readonly motivo: MotivoRedirecionamento }
  | { readonly tipo: 'naoEncontrado' };

/** What is asked: the address (`/path?query`, or a whole URL of this site), who asks (null without a session) and when. */
export interface PedidoNavegacao {
  readonly tables: readonly RouteTable[];
  readonly url: string | URL;
  readonly sessao: Sessao | null;
  readonly agora: Date;
}

const HOME = '/home';
const ASSINATURA_NOVA = '/assinatura/nova';
const LIVRES_NO_TRIAL_EXPIRADO = [ASSINATURA_NOVA, '/logoff'];

const redirect = (para: string, motivo: MotivoRedirecionamento): DecisaoNavegacao => ({ tipo: 'redirecionar', para, motivo });

function isPresoNoTrial({ tables, sessao, agora }: PedidoNavegacao, pathname: string): boolean {
  if (!sessao?.isAuth || !isTrialExpirado(sessao, agora)) return false;
  if (LIVRES_NO_TRIAL_EXPIRADO.includes(pathname.replace(/\/+$/, ''))) return false;
  // while no parcel owns the subscription page, sending someone there would lock them out of everything
  return matchRoute(tables, ASSINATURA_NOVA) !== null;
}

/**
 * What to do with an address, from the route tables and the session (spec §2, §4, §5), in this order: an ended trial goes to
 * /assinatura/nova, the empty path to /home, an unknown path is not found, a login path of someone signed in goes to /home,
 * a stranger goes to /login with the way back, and a missing permission to /unauthorized.
 *
 * @example decideNavigation({ tables: allRoutes, url: '/home?x=1', sessao: null, agora })
 * // { tipo: 'redirecionar', para: '/login?return_url=%2Fhome%3Fx%3D1', motivo: 'semSessao' }
 */
export function decideNavigation(pedido: PedidoNavegacao): DecisaoNavegacao {
  const { tables, url, sessao } = pedido;
  const { pathname, search } = new URL(url, 'http://balcao.invalid');
  if (isPresoNoTrial(pedido, pathname)) return redirect(ASSINATURA_NOVA, 'trialExpirado');
  if (pathname === '/') return redirect(HOME, 'caminhoVazio');
  const rota = matchRoute(tables, pathname);
  if (!rota) return { tipo: 'naoEncontrado' };
  if (rota.rule.soVisitante && sessao?.isAuth) return redirect(HOME, 'jaAutenticado');
  if (rota.rule.publica) return { tipo: 'abrir', rota };
  if (!sessao?.isAuth) return redirect(`/login?return_url=${encodeURIComponent(pathname + search)}`, 'semSessao');
  if (!hasPermissao(sessao, rota.rule)) return redirect('/unauthorized', 'semPermissao');
  return { tipo: 'abrir', rota };
}
