import { COOKIE_SESSAO, sessaoEvents, type Sessao } from '@balcao/contracts';
import { parseSessao } from '@balcao/domain';
import { BehaviorSubject, distinctUntilChanged, type Observable } from 'rxjs';
import { emit } from '../bus/bus.ts';

/** Reads one cookie of the page; null when absent. */
function readCookie(name: string): string | null {
  const entry = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return entry ? entry.slice(name.length + 1) : null;
}

let read: { readonly value: string | null; readonly sessao: Sessao | null } = { value: null, sessao: null };

/** The cookie is looked at each time, for another tab may change it; it is parsed once. */
function readSession(): Sessao | null {
  const value = readCookie(COOKIE_SESSAO);
  if (value !== read.value) {
    const sessao = value ? parseSessao(value) : null;
    read = { value, sessao: sessao?.isAuth ? sessao : null };
  }
  return read.sessao;
}

const sessions = new BehaviorSubject<Sessao | null>(readSession());

/** The session as the cookie tells it now; another tab may have changed it since. Same object while nothing changed. */
export function currentSession(): Sessao | null {
  const now = readSession();
  const before = sessions.value;
  if (now?.token === before?.token && now?.hash === before?.hash) return before;
  // read while rendering too: whoever hears of the end may only act once that is over, and before the screens that leave with the session
  // do, for a form has what was typed to keep
  if (before && before.usuarioId !== now?.usuarioId) queueMicrotask(() => emit(sessaoEvents.encerrada, { motivo: 'expirada' }));
  sessions.next(now);
  return now;
}

/** The session of a page behind the guard. @throws when there is none: the guard let something through. */
export function requireSession(): Sessao {
  const sessao = currentSession();
  if (!sessao) throw new Error('sem sessão');
  return sessao;
}

/** The session now and each time it changes. */
export const sessionChanges = (): Observable<Sessao | null> => sessions.pipe(distinctUntilChanged());

/** Called once the gateway has set the cookies of a new sign-in. @returns the session, null when the cookie did not arrive. */
export function startSession(): Sessao | null {
  const sessao = currentSession();
  if (sessao) emit(sessaoEvents.iniciada, { usuarioId: sessao.usuarioId });
  return sessao;
}

/** Of this host alone, and of every domain this host is of: nothing here tells of which the gateway gave it (spec §3). */
function dropCookie(): void {
  const labels = window.location.hostname.split('.');
  const domains = labels.slice(0, -1).map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  for (const domain of ['', ...domains]) document.cookie = `${COOKIE_SESSAO}=; Max-Age=0; Path=/; SameSite=Lax${domain}`;
}

/** Forgets the user in this browser; ending the session at the gateway is a call of its own. */
export function endSession(motivo: 'logoff' | 'expirada' | 'forcada'): void {
  dropCookie();
  const had = sessions.value !== null;
  sessions.next(null);
  if (had) emit(sessaoEvents.encerrada, { motivo });
}
