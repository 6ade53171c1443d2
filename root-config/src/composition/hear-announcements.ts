import { type Canais, LER_CANAIS, OUVIR_LOGOFF, OUVIR_PODERES, OUVIR_PUBLICADO, sessaoEvents, type Sessao } from '@balcao/contracts';
import { ritmoEscuta } from '@balcao/domain';
import { currentSession, esperaDaFalha, on, recentFacts, sessionChanges } from '@balcao/shared';
import { type Conexao, listenForAnnouncements } from './announcements.ts';
import type { Shell } from './shell.ts';

const SORTEIO_MS = 400;
const SAIDA_MS = 1_000;
const ENTRE_LEITURAS_MS = 300_000;

/** Content of an announcement. It only triggers a call to the gateway; the answer decides. */
interface Anuncio {
  /** Sequence of the published map. */
  readonly sequencia?: unknown;
  /** Id of the session that ended or began. */
  readonly guid?: unknown;
  readonly motivo?: unknown;
  /** When what the user may do changed. */
  readonly mudaramEm?: unknown;
}

/** Connection of one session, and its own channel, on which it announces its start and end. */
interface Minha {
  readonly conexao: Conexao;
  readonly topico: string;
  readonly sessao: Sessao;
}

const tell = ({ conexao, topico, sessao: { usuarioId, guid } }: Minha, motivo: 'login' | 'logoff'): void =>
  conexao.publish(topico, JSON.stringify({ usuarioId, guid, motivo, em: new Date().toISOString() }));

/** Whether the session began on this page; a reload does not count. */
const beganHere = ({ usuarioId }: Sessao): boolean =>
  (recentFacts().findLast(({ name }) => name === sessaoEvents.iniciada.name)?.payload as { usuarioId: string } | undefined)?.usuarioId ===
  usuarioId;

/**
 * Listens over MQTT for sign-offs of this user (spec §4): it calls the gateway, whose 401 ends the session here. Also announces
 * the sign-in made on this page, which comes back as an echo, and its end. With `onNews`,
 * it also reports that a newer map may exist: on an announcement, when the page becomes visible, and every five minutes.
 *
 * @param attempt runs work that may fail without consequence
 */
export function hearAnnouncements(
  { read }: Pick<Shell, 'read'>,
  attempt: (act: () => Promise<unknown>) => void,
  onNews: ((sequencia?: unknown) => Promise<unknown>) | null,
): void {
  let minha: Minha | undefined;
  let user: string | undefined;
  /** Sessions already announced, so that a reconnection does not repeat it. */
  const told = new Set<string>();
  const readCanais = () => read(LER_CANAIS.path) as Promise<Canais>;
  /** The answer brings the cookie of the session as it now is; whoever shows something of it is told. */
  const readPoderes = () => read(OUVIR_PODERES.path).then(currentSession);

  /** Requested with the product's retry policy; null when the user changed meanwhile. */
  const canaisOf = (token: string, repetidas = 0): Promise<Canais | null> =>
    readCanais().catch(async (error: unknown) => {
      const esperaMs = esperaDaFalha(error, repetidas, ritmoEscuta);
      if (esperaMs === null) throw error;
      await new Promise((resolve) => setTimeout(resolve, esperaMs));
      return user === token ? canaisOf(token, repetidas + 1) : null;
    });

  const onHeard = async (message: string | null) => {
    // what the user may do may have changed before this page could hear of it
    if (message === null) setTimeout(() => currentSession() && attempt(readPoderes), Math.random() * SORTEIO_MS);
    const { sequencia, guid, motivo, mudaramEm } = JSON.parse(message ?? '{"sequencia":null}') as Anuncio;
    if (guid) {
      // echo of the own sign-in
      if (motivo === 'login' && guid === currentSession()?.guid) return;
      // on 401 the call itself ends the session; the delay lets a tab that is already leaving finish
      setTimeout(() => currentSession() && attempt(readCanais), SAIDA_MS);
    } else if (mudaramEm) attempt(readPoderes);
    // thousands of tabs receive it at once, so each waits a random time
    else if (onNews && sequencia !== undefined) setTimeout(() => attempt(() => onNews(sequencia)), Math.random() * SORTEIO_MS);
  };
  const join = async () => {
    const sessao = currentSession();
    const token = sessao?.token;
    if (token === user) return;
    user = token;
    // in the next task, because the farewell is published in this one
    if (minha) setTimeout(minha.conexao.stop);
    if (!sessao) return;
    // when refused, the other triggers remain
    const canais = await canaisOf(sessao.token);
    if (!canais || user !== token) return;
    const { usuario, todos } = canais;
    const topico = OUVIR_LOGOFF.pattern.replace('{canal}', usuario);
    const topics = [
      topico,
      OUVIR_PODERES.pattern.replace('{canal}', usuario),
      ...(onNews && todos ? [OUVIR_PUBLICADO.pattern.replace('{canal}', todos)] : []),
    ];
    const conexao = listenForAnnouncements(topics, sessao.usuarioId, sessao.token, (message) => {
      if (message === null) sayLogin();
      attempt(() => onHeard(message));
    });
    minha = { conexao, topico, sessao };
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
