import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createTcpProxy, type ProxyTcp } from '@balcao/testing/tcp-proxy';
import { migrate } from '../../packages/gateway/src/migrate.ts';
import { startEmbeddedPostgres } from '../../packages/gateway/src/plugins/embedded-postgres.ts';
import { findServer, startMosquitto } from '../../packages/gateway/src/testing/external-servers.ts';
import { freePort, root, startService, stopService } from '../dev/processes.ts';
import { GATEWAYS, type Golpe, type NomeGateway } from './plan.ts';

interface Gateway {
  readonly url: string;
  readonly banco: ProxyTcp;
  readonly broker: ProxyTcp;
  /** Suffers one blow, from its beginning to its end. */
  suffer(golpe: Golpe): Promise<void>;
  isReady(): Promise<boolean>;
  stop(): Promise<void>;
}

/** Everything the play needs, on ports and folders of its own. */
export interface Palco {
  /** Owner's and superuser's addresses, past every proxy. */
  readonly url: string;
  readonly urlSuperusuario: string;
  readonly gateways: Readonly<Record<NomeGateway, Gateway>>;
  close(): Promise<void>;
}

const ENTRADA = 'scripts/chaos/gateway.main.ts';

async function startGateway(env: Readonly<Record<string, string>>, banco: ProxyTcp, broker: ProxyTcp): Promise<Gateway> {
  const porta = await freePort();
  const url = `http://127.0.0.1:${porta}`;
  let child: ChildProcess | null = null;
  let isOver = false;
  /** Supervisor of a gateway: restarts it whenever it ends. */
  function raise(): void {
    if (isOver) return;
    const born = startService({
      name: 'gateway',
      entry: ENTRADA,
      env: { ...env, PORT: String(porta), HOST: '127.0.0.1' },
      isBundled: true,
    });
    child = born;
    born.once('exit', () => setTimeout(() => child === born && raise(), 500).unref());
  }
  async function kill(ms: number): Promise<void> {
    const killed = child;
    child = null;
    killed?.kill('SIGKILL');
    await wait(ms);
    raise();
  }
  async function pause(ms: number): Promise<void> {
    const paused = child;
    paused?.kill('SIGSTOP');
    await wait(ms);
    paused?.kill('SIGCONT');
  }
  async function disturb(proxy: ProxyTcp, how: 'cut' | 'hold', ms: number): Promise<void> {
    proxy[how]();
    await wait(ms);
    proxy.letThrough();
  }
  const acts: Readonly<Record<Golpe['acao'], (ms: number) => Promise<void>>> = {
    matar: kill,
    pausar: pause,
    'cortar-banco': (ms) => disturb(banco, 'cut', ms),
    'calar-banco': (ms) => disturb(banco, 'hold', ms),
    'cortar-broker': (ms) => disturb(broker, 'cut', ms),
    'calar-broker': (ms) => disturb(broker, 'hold', ms),
  };
  raise();
  return {
    url,
    banco,
    broker,
    suffer: ({ acao, duraMs }) => acts[acao](duraMs),
    isReady: () =>
      fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(5_000) }).then(
        async (answer) => answer.ok && ((await answer.json()) as { status: string }).status === 'ok',
        () => false,
      ),
    stop: async () => {
      isOver = true;
      const last = child;
      child = null;
      if (last) await stopService(last, 20_000);
    },
  };
}

/** @throws where there is no Mosquitto to be had */
export async function openStage(): Promise<Palco> {
  const programa = findServer('mosquitto');
  if (!programa) throw new Error('Sem Mosquitto não há o que perturbar: instale-o, ou diga onde está em MOSQUITTO_PATH.');
  const pasta = await mkdtemp(path.join(tmpdir(), 'balcao-caos-'));
  await chmod(pasta, 0o711);
  const log = { info: () => undefined, warn: () => undefined, error: console.error };
  const pastaPacote = path.join(root, 'packages/gateway');
  const banco = await startEmbeddedPostgres({ pastaDados: pasta, pastaPacote, log });
  await migrate({ databaseUrl: banco.url, pastaPacote });
  const mosquitto = await startMosquitto(programa);
  const broker = `mqtt://127.0.0.1:${mosquitto.porta}`;
  const chaves = { CHAVE_SESSAO: randomBytes(32).toString('hex'), CHAVE_CANAIS: randomBytes(32).toString('hex') };
  const started = await Promise.all(
    GATEWAYS.map(async (nome) => {
      const [ateBanco, ateBroker] = [await createTcpProxy(banco.url), await createTcpProxy(broker)];
      const env = {
        ...chaves,
        TRUST_PROXY: '1',
        BALCAO_DATA: path.join(pasta, nome),
        DATABASE_URL: ateBanco.through(banco.url),
        MQTT_URL: `mqtt://127.0.0.1:${ateBroker.porta}`,
      };
      return [nome, await startGateway(env, ateBanco, ateBroker)] as const;
    }),
  );
  const gateways = Object.fromEntries(started) as Palco['gateways'];
  return {
    url: banco.url,
    urlSuperusuario: banco.urlSuperusuario,
    gateways,
    close: async () => {
      for (const gateway of Object.values(gateways)) await gateway.stop();
      for (const gateway of Object.values(gateways)) await Promise.all([gateway.banco.close(), gateway.broker.close()]);
      await mosquitto.stop();
      await banco.stop();
      await rm(pasta, { recursive: true, force: true });
    },
  };
}
