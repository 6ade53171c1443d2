import { composicaoTopics, topicPath } from '@balcao/contracts';
import { currentSession, sessionChanges } from '@balcao/shared';
import { listenForAnnouncements } from './announcements.ts';
import type { Shell } from './shell.ts';

const SORTEIO_MS = 400;
const ENTRE_LEITURAS_MS = 300_000;

/** Sequence an announcement tells of; nothing when it is not one. Only what to ask next hangs on it: the map itself is judged. */
function sequenceIn(message: string): unknown {
  try {
    return (JSON.parse(message) as { sequencia?: unknown }).sequencia;
  } catch {
    // not JSON: no announcement of ours
    return undefined;
  }
}

/** Calls `onNews` when a map may be newer than the one at `sequencia`: told so over MQTT, back in sight, or every five minutes. */
export function hearAnnouncements({ readCanais }: Pick<Shell, 'readCanais'>, lastSeen: () => number, onNews: () => void): void {
  let stop: (() => void) | null = null;
  let user: string | null = null;

  const onHeard = (message: string | null) => {
    if (message !== null && [undefined, lastSeen()].includes(sequenceIn(message) as number | undefined)) return;
    // thousands of tabs hear it in the same instant: they do not all ask in it
    setTimeout(onNews, Math.random() * SORTEIO_MS);
  };
  const join = async () => {
    const sessao = currentSession();
    if ((sessao?.token ?? null) === user) return;
    user = sessao?.token ?? null;
    stop?.();
    stop = null;
    if (!sessao) return;
    // without channels the other two ways remain
    const canais = await readCanais().catch(() => null);
    if (!canais?.todos || user !== sessao.token) return;
    stop = listenForAnnouncements({
      url: `${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}/mqtt`,
      topic: topicPath(composicaoTopics.publicado, { canal: canais.todos }),
      username: sessao.usuarioId,
      password: sessao.token,
      onHeard,
      open: (url) => new WebSocket(url, 'mqtt'),
    });
  };
  sessionChanges().subscribe(() => void join());
  document.addEventListener('visibilitychange', () => !document.hidden && onNews());
  setInterval(() => !document.hidden && onNews(), ENTRE_LEITURAS_MS);
}
