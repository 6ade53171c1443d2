import type { RouteTable, Sessao } from '@balcao/contracts';
import { hasPermissao } from '../sessao/has-permissao.ts';
import { isTrialExpirado } from '../sessao/is-trial-expirado.ts';
import { matchRoute, type RotaEncontrada } from './match-route.ts';

/** Why an address is not shown but another is. */
export type MotivoRedirecionamento =
  | 'caminhoVazio'
  | 'trialExpirado'
  | 'reativada'
  | 'termoPendente'
  | 'jaAutenticado'
  | 'semSessao'
  | 'semPermissao';

/** What happens to an address. */
export type DecisaoNavegacao =
  | { readonly tipo: 'abrir'; readonly rota: RotaEncontrada }
  | { readonly tipo: 'redirecionar'; readonly para: string; readonly motivo: MotivoRedirecionamento }
  | { readonly tipo: 'naoEncontrado' };

/**
 * A navigation to judge: the address (`/path?query`, or a whole URL of this site), the session (or null), whether the user signed the
 * terms in force (from the cookie), and the moment.
 */
export interface PedidoNavegacao {
  readonly tables: readonly RouteTable[];
  readonly url: string | URL;
  readonly sessao: Sessao | null;
  readonly isTermoAssinado: boolean;
  readonly agora: Date;
}

const HOME = '/home';
const ASSINATURA_NOVA = '/assinatura/nova';
const REATIVAR = '/assinatura/reativar';
const TERMOS = '/termos/assinarTermos';
const LOGOFF = '/logoff';

const redirect = (para: string, motivo: MotivoRedirecionamento): DecisaoNavegacao => ({ tipo: 'redirecionar', para, motivo });

const plain = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, '');

/** Where the state of the subscription holds someone signed in; null when it lets them go on (spec §4). */
function heldBySubscription({ sessao, agora }: PedidoNavegacao, { pathname, search }: URL): DecisaoNavegacao | null {
  const path = plain(pathname);
  if (!sessao?.isAuth || path === LOGOFF) return null;
  if (isTrialExpirado(sessao, agora)) return path === ASSINATURA_NOVA ? null : redirect(ASSINATURA_NOVA, 'trialExpirado');
  if (sessao.statusAssinatura === 'Reativada') {
    if (new URLSearchParams(search).get('realizada') === 'true') return redirect(LOGOFF, 'reativada');
    return path === REATIVAR ? null : redirect(REATIVAR, 'reativada');
  }
  return null;
}

/** The terms hold back what needs a session, and nothing else. */
function heldByTerms({ isTermoAssinado }: PedidoNavegacao, { pathname, search }: URL): DecisaoNavegacao | null {
  if (isTermoAssinado || [TERMOS, ASSINATURA_NOVA, REATIVAR].includes(plain(pathname))) return null;
  return redirect(`${TERMOS}?return_url=${encodeURIComponent(pathname + search)}`, 'termoPendente');
}

/**
 * What to do with an address, from the route tables and the session (spec §2, §4, §5), in this order: an ended trial goes to
 * /assinatura/nova, a subscription taken back to /assinatura/reativar (or out, once that is done), the empty path to /home, an unknown
 * path is not found, a login path of someone signed in goes to /home, a stranger goes to /login with the way back, terms not signed to
 * /termos/assinarTermos, and a missing permission to /unauthorized.
 *
 * @example decideNavigation({ tables: allRoutes, url: '/home?x=1', sessao: null, isTermoAssinado: true, agora })
 * // { tipo: 'redirecionar', para: '/login?return_url=%2Fhome%3Fx%3D1', motivo: 'semSessao' }
 */
export function decideNavigation(pedido: PedidoNavegacao): DecisaoNavegacao {
  const { tables, sessao } = pedido;
  const url = new URL(pedido.url, 'http://balcao.invalid');
  const { pathname, search } = url;
  const held = heldBySubscription(pedido, url);
  if (held) return held;
  if (pathname === '/') return redirect(HOME, 'caminhoVazio');
  const rota = matchRoute(tables, pathname);
  if (!rota) return { tipo: 'naoEncontrado' };
  if (rota.rule.soVisitante && sessao?.isAuth) return redirect(HOME, 'jaAutenticado');
  if (rota.rule.publica) return { tipo: 'abrir', rota };
  if (!sessao?.isAuth) return redirect(`/login?return_url=${encodeURIComponent(pathname + search)}`, 'semSessao');
  const unsigned = heldByTerms(pedido, url);
  if (unsigned) return unsigned;
  if (!hasPermissao(sessao, rota.rule)) return redirect('/unauthorized', 'semPermissao');
  return { tipo: 'abrir', rota };
}
