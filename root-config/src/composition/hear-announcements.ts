import { OUVIR_LOGOFF, OUVIR_PUBLICADO, topicPath } from '@balcao/contracts';
import { currentSession, sessionChanges } from '@balcao/shared';
import { listenForAnnouncements } from './announcements.ts';
import type { Shell } from './shell.ts';

const SORTEIO_MS = 400;
const SAIDA_MS = 1_000;
const ENTRE_LEITURAS_MS = 300_000;

/** What an announcement may hold. Only what to ask the gateway next hangs on it: the answer is what counts. */
interface Anuncio {
  /** Of the map published. */
  readonly sequencia?: unknown;
  /** Of the sign-in somebody ended, or that began. */
  readonly guid?: unknown;
  readonly motivo?: unknown;
}

function announcementIn(message: string): Anuncio {
  try {
    return JSON.parse(message) as Anuncio;
  } catch {
    // not JSON: no announcement of ours
    return {};
  }
}

/** Where the map in use stands, and what to do when a newer one may be there. */
export interface Novidades {
  lastSeen(): number;
  onNews(): void;
}

/**
 * Hears, over MQTT, that this user was signed off (spec §4): the gateway is asked, and its refusal ends the session here. With `news`,
 * also that a map may be newer than the one in use: told so, back in sight, or every five minutes.
 */
export function hearAnnouncements({ readCanais }: Pick<Shell, 'readCanais'>, news: Novidades | null): void {
  let stop: (() => void) | null = null;
  let user: string | undefined;
  // refused: the call itself forgets the user and leaves. A tab that is leaving by itself is given the time to
  const checkSession = () => void setTimeout(() => currentSession() && void readCanais().catch(() => null), SAIDA_MS);

  const onHeard = (message: string | null) => {
    const { sequencia, guid, motivo } = message === null ? { sequencia: null } : announcementIn(message);
    // one's own sign-in, echoed
    if (guid) return motivo === 'login' && guid === currentSession()?.guid ? undefined : checkSession();
    // thousands of tabs hear it in the same instant: they do not all ask in it
    if (news && sequencia !== undefined && sequencia !== news.lastSeen()) setTimeout(news.onNews, Math.random() * SORTEIO_MS);
  };
  const join = async () => {
    const sessao = currentSession();
    const token = sessao?.token;
    if (token === user) return;
    user = token;
    stop?.();
    stop = null;
    if (!sessao) return;
    // without channels the other ways remain
    const canais = await readCanais().catch(() => null);
    if (!canais || user !== token) return;
    const { usuario, todos } = canais;
    stop = listenForAnnouncements({
      url: `${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}/mqtt`,
      topics: [topicPath(OUVIR_LOGOFF, { canal: usuario }), ...(news && todos ? [topicPath(OUVIR_PUBLICADO, { canal: todos })] : [])],
      username: sessao.usuarioId,
      password: sessao.token,
      onHeard,
      open: (url) => new WebSocket(url, 'mqtt'),
    });
  };
  sessionChanges().subscribe(() => void join());
  if (!news) return;
  document.addEventListener('visibilitychange', () => !document.hidden && news.onNews());
  setInterval(() => !document.hidden && news.onNews(), ENTRE_LEITURAS_MS);
}
