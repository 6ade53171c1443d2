import type { Ambiente } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import type { Config } from '../config.ts';
import { type AppTeste, asBrowser, createTestApp, type Entrada } from './test-app.ts';
import { testConfig } from './test-config.ts';
import { createDeployer, createTestSite, type Implantador, inlined } from './test-site.ts';

export interface SiteTeste extends AppTeste {
  readonly deployer: Implantador;
  readonly config: Config;
  /** Another gateway over the same database and data folder, or a remote one; closed with the rest. */
  readonly another: (mudancas?: Partial<Config>) => Promise<FastifyInstance>;
  /** What a page says it was composed of, for a session or for a stranger. */
  readonly open: (entrada: Entrada | null, onde?: Partial<Aberta>) => Promise<{ ambiente: Ambiente; imports: Record<string, string> }>;
  /** Moves the clock of the gateway. */
  readonly pass: (ms: number) => void;
}

interface Aberta {
  readonly app: FastifyInstance;
  readonly url: string;
  readonly cookie: string;
}

/** The whole gateway with a small built site, and a team that deploys to it. */
export async function createTestComposition(): Promise<SiteTeste> {
  const [site, config] = [createTestSite(), testConfig()];
  let adiante = 0;
  const agora = (): Date => new Date(Date.now() + adiante);
  const teste = await createTestApp({ site, config, agora });
  const outros: FastifyInstance[] = [];
  return {
    ...teste,
    config,
    deployer: createDeployer(teste.app, config.pastaDados),
    async another(mudancas = {}) {
      const databaseUrl = teste.banco.url;
      const app = await createApp({ config: { ...config, ...mudancas }, databaseUrl, insurers: new Map(), agora, site });
      outros.push(app);
      await app.ready();
      return app;
    },
    async open(entrada, { app = teste.app, url = entrada ? '/home' : '/login', cookie = entrada ? asBrowser(entrada) : '' } = {}) {
      const resposta = await app.inject({ method: 'GET', url, headers: { cookie } });
      if (resposta.statusCode !== 200) throw new Error(`${url}: ${resposta.statusCode} ${resposta.headers.location ?? resposta.body}`);
      const { mapa, ambiente } = inlined(resposta.body);
      return { ambiente, imports: mapa.imports };
    },
    pass: (ms) => {
      adiante += ms;
    },
    close: async () => {
      for (const app of outros) await app.close();
      await teste.close();
    },
  };
}
