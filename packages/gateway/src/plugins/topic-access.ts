import { type Exigencia, notificacaoTopics, sessaoTopics, webinarTopics } from '@balcao/contracts';
import { hasPermissao, isTrialExpirado } from '@balcao/domain';
import { channelsOf, type Canal } from './channels.ts';
import type { Chamador, Publicador } from './ports.ts';

type Permite = Parameters<Publicador['authorize']>[1];

/**
 * Only who may make the call that reads a record may listen to it, and only on the channel of their own subscription. `mayRead` is asked
 * of the one record the topic names; without it, the call alone decides.
 */
export const heardByReaders =
  ({ canal }: Pick<Publicador, 'canal'>, call: Exigencia, mayRead: Permite = async () => true): Permite =>
  async (chamador, params) => {
    if (params['canal'] !== canal('assinatura', chamador.assinaturaId)) return false;
    return hasPermissao(chamador.sessao, call) && mayRead(chamador, params);
  };

/** What the frame around the subscription page hears: all that is left to a session whose trial has ended (spec §4). */
const LIVRES_NO_TRIAL_EXPIRADO: ReadonlySet<string> = new Set(
  [...Object.values(sessaoTopics), ...Object.values(notificacaoTopics), ...Object.values(webinarTopics)].map(({ pattern }) => pattern),
);

interface Regra {
  readonly padrao: string;
  readonly niveis: readonly string[];
  readonly may: Permite;
}

const CANAL = '{canal}/';
const MAX_TOPICO = 300;

/** The `{names}` of a pattern as a topic fills them, or null. A wildcard fills nothing: it only equals itself. */
function match(niveis: readonly string[], topico: readonly string[]): Record<string, string> | null {
  if (niveis.length !== topico.length) return null;
  const params: Record<string, string> = {};
  for (const [i, nivel] of niveis.entries()) {
    const valor = topico[i] as string;
    const nome = /^\{(\w+)\}$/.exec(nivel)?.[1];
    if (nome && valor !== '' && !/[+#]/.test(valor)) params[nome] = valor;
    else if (nivel !== valor) return null;
  }
  return params;
}

/** Authorises subscriptions and publications. Topics that no module claimed are refused. */
export function createTopicAccess(canal: Canal, agora: () => Date) {
  const regras: Regra[] = [];

  const authorize: Publicador['authorize'] = (padrao, may) => {
    if (!padrao.startsWith(CANAL)) throw new Error(`o tópico ${padrao} não começa por {canal}`);
    regras.push({ padrao, niveis: padrao.slice(CANAL.length).split('/'), may });
  };
  for (const { pattern } of Object.values(sessaoTopics)) authorize(pattern, async () => true);

  async function maySubscribe(chamador: Chamador, topico: string): Promise<boolean> {
    if (topico.length > MAX_TOPICO) return false;
    const [ambiente, codigo, ...resto] = topico.split('/');
    const meu = `${ambiente}/${codigo}`;
    if (!Object.values(channelsOf(canal, chamador)).includes(meu)) return false;
    const isEncerrado = isTrialExpirado(chamador.sessao, agora());
    for (const { padrao, niveis, may } of regras) {
      const params = match(niveis, resto);
      if (params && isEncerrado && !LIVRES_NO_TRIAL_EXPIRADO.has(padrao)) return false;
      if (params) return may(chamador, { canal: meu, ...params });
    }
    return false;
  }

  /** A session may only publish the logoff of its own user. */
  function mayPublish(chamador: Chamador, topico: string, payload: Buffer): boolean {
    if (topico !== sessaoTopics.logoff.pattern.replace('{canal}', canal('usuario', chamador.usuarioId))) return false;
    try {
      const mensagem = sessaoTopics.logoff.payload.safeParse(JSON.parse(payload.toString('utf8')));
      return mensagem.success && mensagem.data.usuarioId === chamador.usuarioId && mensagem.data.guid === chamador.sessao.guid;
    } catch {
      // not JSON: refused
      return false;
    }
  }

  return { authorize, maySubscribe, mayPublish };
}
