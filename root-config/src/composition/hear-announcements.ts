import { type Canais, LER_CANAIS, OUVIR_LOGOFF, OUVIR_PUBLICADO, sessaoEvents, type Sessao } from '@balcao/contracts';
import { ritmoEscuta } from '@balcao/domain';
import { currentSession, esperaDaFalha, on, recentFacts, sessionChanges } from '@balcao/shared';
import { type Linha, listenForAnnouncements } from './announcements.ts';
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

/** The line of one sign-in, and its own channel: where it says that it began here, and that it ends. */
interface Minha {
  readonly linha: Linha;
  readonly topico: string;
  readonly sessao: Sessao;
}

const tell = ({ linha, topico, sessao: { usuarioId, guid } }: Minha, motivo: 'login' | 'logoff'): void =>
  linha.publish(topico, JSON.stringify({ usuarioId, guid, motivo, em: new Date().toISOString() }));

/** Whether somebody signed in on this very page: a reload of it is no sign-in. */
const beganHere = ({ usuarioId }: Sessao): boolean =>
  (recentFacts().findLast(({ name }) => name === sessaoEvents.iniciada.name)?.payload as { usuarioId: string } | undefined)?.usuarioId ===
  usuarioId;

/**
 * Hears, over MQTT, that this user was signed off (spec §4): the gateway is asked, and its refusal ends the session here. Says so itself
 * of the sign-in of this page, which comes back to it as an echo, and of its end. With `onNews`,
 * also that a map may be newer than the one in use: told so, back in sight, or every five minutes.
 *
 * @param attempt does what may fail, of which nothing follows
 */
export function hearAnnouncements(
  { read }: Pick<Shell, 'read'>,
  attempt: (act: () => Promise<unknown>) => void,
  onNews: ((sequencia?: unknown) => Promise<unknown>) | null,
): void {
  let minha: Minha | undefined;
  let user: string | undefined;
  /** Sign-ins already told of: a line that comes back does not tell again. */
  const told = new Set<string>();
  const readCanais = () => read(LER_CANAIS.path) as Promise<Canais>;

  /** Asked for by the product's one policy; null once the user is another. */
  const canaisOf = (token: string, repetidas = 0): Promise<Canais | null> =>
    readCanais().catch(async (error: unknown) => {
      const esperaMs = esperaDaFalha(error, repetidas, ritmoEscuta);
      if (esperaMs === null) throw error;
      await new Promise((resolve) => setTimeout(resolve, esperaMs));
      return user === token ? canaisOf(token, repetidas + 1) : null;
    });

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
    // in the next task: what is to be said of this end is said in this one
    if (minha) setTimeout(minha.linha.stop);
    if (!sessao) return;
    // refused, the other ways remain
    const canais = await canaisOf(sessao.token);
    if (!canais || user !== token) return;
    const { usuario, todos } = canais;
    const topico = OUVIR_LOGOFF.pattern.replace('{canal}', usuario);
    const topics = [topico, ...(onNews && todos ? [OUVIR_PUBLICADO.pattern.replace('{canal}', todos)] : [])];
    const linha = listenForAnnouncements(topics, sessao.usuarioId, sessao.token, (message) => {
      if (message === null) sayLogin();
      attempt(() => onHeard(message));
    });
    minha = { linha, topico, sessao };
  };
  const sayLogin = () => {
    if (!minha || told.has(minha.sessao.guid) || !beganHere(minha.sessao)) return;
    told.add(minha.sessao.guid);
    tell(minha, 'login');
  };
  sessionChanges().subscribe(() => attempt(join));
  // spec §6: a browser publishes its own logoff, after the gateway was told of it (spec §4)
  on(sessaoEvents.encerrada).subscribe(({ motivo }) => {
    if (minha && motivo === 'logoff') tell(minha, 'logoff');
    minha = undefined;
  });
  if (!onNews) return;
  const look = () => document.hidden || attempt(onNews);
  document.addEventListener('visibilitychange', look);
  setInterval(look, ENTRE_LEITURAS_MS);
}
