import { type Canais, LER_CANAIS, OUVIR_LOGOFF, OUVIR_PUBLICADO } from '@balcao/contracts';
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

/**
 * Hears, over MQTT, that this user was signed off (spec §4): the gateway is asked, and its refusal ends the session here. With `onNews`,
 * also that a map may be newer than the one in use: told so, back in sight, or every five minutes.
 *
 * @param attempt does what may fail, of which nothing follows
 */
export function hearAnnouncements(
  { read }: Pick<Shell, 'read'>,
  attempt: (act: () => Promise<unknown>) => void,
  onNews: ((sequencia?: unknown) => Promise<unknown>) | null,
): void {
  let stop: (() => void) | undefined;
  let user: string | undefined;
  const readCanais = () => read(LER_CANAIS.path) as Promise<Canais>;

  const onHeard = async (message: string | null) => {
    const { sequencia, guid, motivo } = JSON.parse(message ?? '{"sequencia":null}') as Anuncio;
    if (guid) {
      // one's own sign-in, echoed
      if (motivo === 'login' && guid === currentSession()?.guid) return;
      // refused: the call itself forgets the user and leaves. A tab that is leaving by itself is given the time to
      setTimeout(() => currentSession() && attempt(readCanais), SAIDA_MS);
    }
    // thousands of tabs hear it in the same instant: they do not all ask in it
    else if (onNews && sequencia !== undefined) setTimeout(() => attempt(() => onNews(sequencia)), Math.random() * SORTEIO_MS);
  };
  const join = async () => {
    const sessao = currentSession();
    const token = sessao?.token;
    if (token === user) return;
    user = token;
    stop?.();
    stop = undefined;
    if (!sessao) return;
    // without channels the other ways remain
    const { usuario, todos } = await readCanais();
    if (user !== token) return;
    const topics = [OUVIR_LOGOFF.pattern.replace('{canal}', usuario)];
    if (onNews && todos) topics.push(OUVIR_PUBLICADO.pattern.replace('{canal}', todos));
    stop = listenForAnnouncements(topics, sessao.usuarioId, sessao.token, (message) => attempt(() => onHeard(message)));
  };
  sessionChanges().subscribe(() => attempt(join));
  if (!onNews) return;
  const look = () => document.hidden || attempt(onNews);
  document.addEventListener('visibilitychange', look);
  setInterval(look, ENTRE_LEITURAS_MS);
}
