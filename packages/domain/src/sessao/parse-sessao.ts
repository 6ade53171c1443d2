import { Sessao } from '@balcao/contracts';
import { LIMITE_COOKIE } from './serialize-sessao.ts';

/**
 * Reads the value of the session cookie. Anything that is not a whole session (absent, cut, hand-edited into another shape,
 * too long) is null, never an exception: the visitor is then a stranger.
 *
 * @param cookieValue value of the cookie as the browser holds it: JSON, URL-encoded (platform fixed point)
 * @example parseSessao('%7B%22isAuth%22…') // { isAuth: true, … } or null
 */
export function parseSessao(cookieValue: string | null | undefined): Sessao | null {
  if (!cookieValue || cookieValue.length >= LIMITE_COOKIE) return null;
  try {
    const parsed = Sessao.safeParse(JSON.parse(decodeURIComponent(cookieValue)));
    return parsed.success ? parsed.data : null;
  } catch {
    // a broken escape or half a JSON: same as no session
    return null;
  }
}
