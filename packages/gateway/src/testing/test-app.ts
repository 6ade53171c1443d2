import { COOKIE_COMPANHEIRO, COOKIE_SESSAO, COOKIE_TERMO, type Sessao } from '@balcao/contracts';
import { parseSessao, serializeSessao } from '@balcao/domain';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { createApp, type Montagem } from '../app.ts';
import type { Db } from '../plugins/db.ts';
import type { RecursosModulo } from '../plugins/serve.ts';
import { type BancoTeste, createTestDatabase } from './test-database.ts';
import { testConfig } from './test-config.ts';
import { createTestUser, SENHA_TESTE, type UsuarioTeste } from './test-user.ts';

/** Each place of the queue asks for a job of its own as an app starts: sixty of them keep the database busy before a test begins. */
const TAREFAS_SIMULTANEAS = 8;

/** Both proofs of a session, as headers of a request. */
export interface Entrada {
  readonly headers: { readonly authorization: string; readonly cookie: string };
  readonly token: string;
  readonly companheiro: string;
  readonly sessao: Sessao;
}

/** As a browser shows itself: the bearer of scripts, and every cookie it was given. */
export const asBrowser = ({ companheiro, sessao }: Entrada): string =>
  `${COOKIE_SESSAO}=${serializeSessao(sessao)}; ${COOKIE_COMPANHEIRO}=${companheiro}; ${COOKIE_TERMO}=true`;

export interface AppTeste {
  readonly app: FastifyInstance;
  readonly banco: BancoTeste;
  readonly db: Db;
  readonly recursos: RecursosModulo;
  readonly createUser: (opcoes?: Parameters<typeof createTestUser>[1]) => Promise<UsuarioTeste>;
  /** Signs in through the real route. */
  readonly signIn: (usuario: Pick<UsuarioTeste, 'email'>) => Promise<Entrada>;
  readonly close: () => Promise<void>;
}

const cookieOf = (response: LightMyRequestResponse, name: string): string =>
  response.cookies.find((cookie) => cookie.name === name)?.value ?? '';

async function signIn(app: FastifyInstance, email: string): Promise<Entrada> {
  const response = await app.inject({ method: 'POST', url: '/auth/login', payload: { email, senha: SENHA_TESTE } });
  const companheiro = cookieOf(response, COOKIE_COMPANHEIRO);
  const sessao = parseSessao(encodeURIComponent(cookieOf(response, COOKIE_SESSAO))) ?? parseSessao(cookieOf(response, COOKIE_SESSAO));
  if (!sessao) throw new Error(`o login de teste falhou: ${response.body}`);
  return {
    token: sessao.token,
    companheiro,
    sessao,
    headers: { authorization: `Bearer ${sessao.token}`, cookie: `${COOKIE_COMPANHEIRO}=${companheiro}` },
  };
}

export interface OpcoesApp extends Partial<Montagem> {
  /** By what way the gateway reaches its database, given its address: a proxy, a pooler. */
  readonly reach?: (url: string) => Promise<Pick<Montagem, 'databaseUrl' | 'databaseUrlDireto'>>;
}

/** The whole gateway on a fresh database, with its real routes. Call `close` in `afterAll`. */
export async function createTestApp({ reach, ...override }: OpcoesApp = {}): Promise<AppTeste> {
  const banco = await createTestDatabase();
  let recursos: RecursosModulo | undefined;
  const app = await createApp({
    config: testConfig(),
    databaseUrl: banco.url,
    ...(await reach?.(banco.url)),
    insurers: new Map(),
    agora: () => new Date(),
    wait: async () => undefined,
    ...override,
    ritmoTarefas: { simultaneas: TAREFAS_SIMULTANEAS, ...override.ritmoTarefas },
    mount: async (instance, given) => {
      recursos = given;
      await override.mount?.(instance, given);
    },
  });
  await app.ready();
  if (!recursos) throw new Error('o aplicativo não montou os módulos');
  return {
    app,
    banco,
    db: recursos.db,
    recursos,
    createUser: (opcoes) => createTestUser(banco.db, opcoes),
    signIn: ({ email }) => signIn(app, email),
    close: async () => {
      await app.close();
      await banco.drop();
    },
  };
}
