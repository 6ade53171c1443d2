import { COOKIE_COMPANHEIRO, topicPath } from '@balcao/contracts';
import fastifyCookie from '@fastify/cookie';
import { Aedes, type AuthenticateError, type Client } from 'aedes';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { type Entrega, localBackbone, mqttBackbone } from './backbone.ts';
import { createChannels } from './channels.ts';
import type { Medidas } from './metrics.ts';
import type { Publicador, Log } from './ports.ts';
import { createRejudgement, type Ouvinte } from './rejudge.ts';
import type { Credenciais, Sessions, SessaoViva } from './session.ts';
import { everyOnce } from './every-once.ts';
import { createTopicAccess } from './topic-access.ts';

interface Opcoes {
  readonly ambiente: string;
  /** Address of the external broker, or null. */
  readonly mqttUrl: string | null;
  readonly chave: Buffer;
  readonly sessions: Sessions;
  readonly log: Log;
  readonly medidas: Medidas;
  readonly agora: () => Date;
  /** Interval between checks of the sessions of open connections. */
  readonly conferenciaMs?: number;
}

interface Ligacao extends Ouvinte {
  readonly client: Client;
  vence: NodeJS.Timeout;
  inscricoes: number;
}

const MAX_INSCRICOES = 300;
const MAX_LIGACOES_POR_SESSAO = 40;
const NAO_AUTORIZADO = 5;
/** How long the connection of an ended session may still announce its logoff (spec §4: the gateway is called first). */
const DESPEDIDA_MS = 2_000;
const CONFERENCIA_MS = 5_000;

const refused = (): AuthenticateError => Object.assign(new Error('não autorizado'), { returnCode: NAO_AUTORIZADO });

/** The embedded broker: MQTT 3.1.1, clean sessions only, no retained messages, no offline queues. */
export async function createBroker(opcoes: Opcoes) {
  const { ambiente, mqttUrl, chave, sessions, log, medidas, agora, conferenciaMs = CONFERENCIA_MS } = opcoes;
  const canal = createChannels(ambiente, chave);
  const acesso = createTopicAccess(canal, agora);
  const ligacoes = new Map<Client, Ligacao>();
  /** Connections whose session has just ended: they receive nothing, and may publish one message. */
  const despedidas = new Map<Client, { readonly ligacao: Ligacao; readonly fim: NodeJS.Timeout }>();
  /** Sessions that just ended: a connection that was being authenticated meanwhile must not survive. */
  const encerradas = new Set<string>();
  const topicoEncerrada = `${ambiente}/interno/sessao-encerrada`;

  const aedes = await Aedes.createBroker({
    concurrency: 1_000,
    connectTimeout: 10_000,
    heartbeatInterval: 60_000,
    queueLimit: 20,
    maxTopicLevels: 12,
    drainTimeout: 20_000,
  });
  const refuse = (motivo: string): void => medidas.mqttRecusadas.inc({ motivo });

  aedes.preConnect = (_, packet, done) => {
    // ids chosen by browsers could push each other out; stored sessions and wills are not offered
    Object.assign(packet, { clientId: randomUUID(), clean: true, will: undefined });
    done(null, true);
  };

  aedes.authenticate = (client, _, password, done) => {
    const companheiro = fastifyCookie.parse(client.req?.headers.cookie ?? '')[COOKIE_COMPANHEIRO];
    const credenciais = { token: password?.toString('utf8'), companheiro };
    sessions
      .authenticate(credenciais, null)
      .then((viva) => {
        if (!viva || !admit(client, viva, credenciais)) throw refused();
        done(null, true);
      })
      .catch((error: Error) => {
        refuse('conexao');
        if (!('returnCode' in error)) log.error({ err: error }, 'a sessão do MQTT não pôde ser conferida');
        done(refused(), false);
      });
  };

  const timerOf = (client: Client, expiraEm: Date): NodeJS.Timeout =>
    setTimeout(() => client.close(), Math.max(0, expiraEm.getTime() - agora().getTime())).unref();

  function admit(client: Client, { chamador, expiraEm }: SessaoViva, credenciais: Credenciais): boolean {
    const { guid } = chamador.sessao;
    const iguais = [...ligacoes.values()].filter((uma) => uma.chamador.sessao.guid === guid).length;
    if (!espinha.isUp() || encerradas.has(guid) || iguais >= MAX_LIGACOES_POR_SESSAO) return false;
    const vence = timerOf(client, expiraEm);
    ligacoes.set(client, { client, chamador, credenciais, vence, inscricoes: 0, ouvidos: new Set(), juizos: 0 });
    medidas.mqttClientes.set(ligacoes.size);
    return true;
  }

  function forget(client: Client): void {
    clearTimeout(ligacoes.get(client)?.vence);
    ligacoes.delete(client);
    clearTimeout(despedidas.get(client)?.fim);
    despedidas.delete(client);
    medidas.mqttClientes.set(ligacoes.size);
  }
  aedes.on('clientDisconnect', forget);
  // a broken packet ends its own connection and nothing else
  for (const event of ['clientError', 'connectionError'] as const) {
    aedes.on(event, (client: Client) => {
      refuse('pacote');
      forget(client);
    });
  }

  aedes.on('unsubscribe', (topics, client) => {
    for (const topic of topics) ligacoes.get(client)?.ouvidos.delete(topic);
  });

  aedes.authorizeSubscribe = (client, subscription, done) => {
    const ligacao = ligacoes.get(client);
    if (!ligacao || ligacao.inscricoes >= MAX_INSCRICOES) {
      refuse('inscricao');
      return done(null, null);
    }
    ligacao.inscricoes += 1;
    grant(ligacao, subscription.topic).then(
      (isGranted) => {
        if (!isGranted) refuse('inscricao');
        done(null, isGranted ? subscription : null);
      },
      (error: unknown) => {
        log.error({ err: error }, 'a inscrição não pôde ser conferida');
        done(null, null);
      },
    );
  };

  /**
   * A subscription is authorised with the current session, not the one at connection time, and with the rights that hold when it is
   * granted: rights that changed meanwhile are checked again.
   */
  async function grant(ligacao: Ligacao, topico: string): Promise<boolean> {
    let juizos: number;
    let isAllowed: boolean;
    do {
      juizos = ligacao.juizos;
      const viva = await sessions.authenticate(ligacao.credenciais, null);
      isAllowed = viva !== null && (await acesso.maySubscribe(viva.chamador, topico));
    } while (juizos !== ligacao.juizos);
    if (!isAllowed || !ligacoes.has(ligacao.client)) return false;
    ligacao.ouvidos.add(topico);
    return true;
  }

  aedes.authorizePublish = (client, packet, done) => {
    const despedida = client && despedidas.get(client);
    const ligacao = client && (ligacoes.get(client) ?? despedida?.ligacao);
    if (client && despedida) sayGoodbye(client);
    const payload = Buffer.from(packet.payload);
    if (!ligacao || packet.retain || !acesso.mayPublish(ligacao.chamador, packet.topic, payload)) {
      refuse('publicacao');
      return done(refused());
    }
    const { topic } = packet;
    // delivered through the backbone to every gateway; aedes' own delivery is sent to an unused topic
    packet.topic = 'descartada';
    send(topic, payload).then(() => done(null), done);
  };

  const deliver: Entrega = (topico, payload) => {
    if (topico === topicoEncerrada) {
      disconnect(payload.toString('utf8'));
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      aedes.publish({ cmd: 'publish', topic: topico, payload, qos: 1, retain: false, dup: false }, (error) =>
        error ? reject(error) : resolve(),
      );
    });
  };

  const closeAedes = () => new Promise<void>((resolve) => aedes.close(resolve));
  const espinha = mqttUrl ? await mqttBackbone({ url: mqttUrl, ambiente, deliver, log, onDown: closeAll }) : localBackbone(deliver);

  /** Real-time delivery is best effort: the stored data is valid even when a message is lost. */
  async function send(topico: string, payload: Buffer): Promise<void> {
    // no clients are connected meanwhile; they read the stored data when they reconnect
    if (!espinha.isUp()) return;
    try {
      await espinha.publish(topico, payload);
      medidas.mqttPublicadas.inc();
    } catch (error) {
      log.warn({ err: error }, 'uma mensagem de tempo real não foi publicada');
    }
  }

  /**
   * Messages of other gateways no longer arrive here, so connected pages would miss updates unnoticed. They are disconnected, retry, and
   * read what they missed after reconnecting.
   */
  function closeAll(): void {
    for (const client of ligacoes.keys()) client.close();
  }

  /** After its farewell, or on timeout, the connection is closed. */
  function sayGoodbye(client: Client): void {
    clearTimeout(despedidas.get(client)?.fim);
    despedidas.delete(client);
    setTimeout(() => client.close()).unref();
  }

  function disconnect(guid: string): void {
    encerradas.add(guid);
    setTimeout(() => encerradas.delete(guid), 60_000).unref();
    for (const [client, { chamador }] of ligacoes) {
      if (chamador.sessao.guid !== guid) continue;
      const ligacao = ligacoes.get(client) as Ligacao;
      // removed from the map first, so that it receives nothing from here on
      forget(client);
      despedidas.set(client, { ligacao, fim: setTimeout(() => sayGoodbye(client), DESPEDIDA_MS).unref() });
    }
  }
  // a revoked right ends its subscriptions at once
  aedes.authorizeForward = (client, packet) => (ligacoes.get(client)?.ouvidos.has(packet.topic) ? packet : null);

  const { rejudge, stop } = createRejudgement<Ligacao>({
    abertas: () => ligacoes.values(),
    authenticate: (credenciais) => sessions.authenticate(credenciais, null),
    maySubscribe: acesso.maySubscribe,
    endSession: disconnect,
    closeAt: (ligacao, expiraEm) => {
      clearTimeout(ligacao.vence);
      // a connection closed during the check needs nothing
      if (ligacoes.has(ligacao.client)) ligacao.vence = timerOf(ligacao.client, expiraEm);
    },
    log,
  });

  /** The end of a session is stored in the database and is enforced here even when the notification was lost. */
  async function proveSessions(): Promise<void> {
    const abertas = new Map([...ligacoes.values()].map(({ chamador: { sessao } }) => [sessao.guid, sessao.token]));
    if (abertas.size === 0) return;
    const vivas = await sessions.listLive([...abertas.values()]);
    for (const guid of abertas.keys()) if (!vivas.has(guid)) disconnect(guid);
  }
  const conferencia = everyOnce(conferenciaMs, proveSessions, (error) =>
    log.warn({ err: error }, 'as sessões do tempo real não puderam ser conferidas'),
  );

  const publicador: Publicador = {
    canal,
    authorize: acesso.authorize,
    isHeardBy: (usuarioId, topic, params) => {
      const path = topicPath(topic, params);
      return [...ligacoes.values()].some(({ chamador, ouvidos }) => chamador.usuarioId === usuarioId && ouvidos.has(path));
    },
    publish: async (topic, params, payload) => {
      // parsing drops fields that are not in the contract
      const body = Buffer.from(JSON.stringify(z.parse(topic.payload, payload)));
      await send(topicPath(topic, params), body);
    },
  };

  return {
    publicador,
    handle: aedes.handle,
    /** Disconnects a session's clients, on every gateway. */
    endSession: (guid: string): Promise<void> => {
      disconnect(guid);
      return send(topicoEncerrada, Buffer.from(guid));
    },
    /** Checks the subscriptions of open connections again: of one subscription, or (null) of all. */
    rejudge,
    isUp: () => !aedes.closed && espinha.isUp(),
    close: async (): Promise<void> => {
      conferencia.stop();
      stop();
      for (const { vence } of ligacoes.values()) clearTimeout(vence);
      await espinha.close();
      await closeAedes();
    },
  };
}

export type Broker = Awaited<ReturnType<typeof createBroker>>;
