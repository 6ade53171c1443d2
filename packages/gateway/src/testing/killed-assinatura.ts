import { planContrato } from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import { contratoRepository, type NovaApolice } from '../modules/apolice/contrato.repository.ts';
import { drawn, enterMortal, type ProcessoMortal, type Resposta, startMortal, wait } from './killed-process.ts';
import { type BancoTeste, createTestDatabase } from './test-database.ts';
import { activate, asOwner, SLUGS } from './test-quoting.ts';
import { createTestUser, type UsuarioTeste } from './test-user.ts';

/** A gateway that is killed, and the administrator of a subscription who goes on working through it. */
export interface AssinaturaMortal {
  readonly banco: BancoTeste;
  readonly gateway: ProcessoMortal;
  readonly ana: UsuarioTeste;
  /** Reads and writes past the gateway; `$1` is the subscription. */
  rows<T extends object>(sql: string, ...params: unknown[]): Promise<T[]>;
  /** The first of `rows`. */
  one<T extends object>(sql: string, ...params: unknown[]): Promise<T>;
  /** Everything under `/c/api/v1/`, asked again for as long as it is cut off. */
  get<T>(path: string): Promise<T>;
  /** Asks by one key, again for as long as it is cut off. */
  ask(path: string, body: object): Promise<Resposta>;
  /** As `ask`. @returns null of what was done before the answer was lost: it is told so @throws on any other refusal */
  post<T>(path: string, body: object): Promise<T | null>;
  /** Sends a file. */
  upload<T>(path: string, body: string, type: string): Promise<T>;
  /** An account of money. @returns its id */
  writeConta(): Promise<string>;
  /** Policies of one contract, one of each number. */
  writeApolices(contrato: NovaApolice['contrato'], numeros: readonly string[]): Promise<void>;
  /** Kills the gateway at drawn moments, the most of them soon, and begins it again, until it is `over`. @returns how often it died */
  killUntil(over: AbortSignal, quedas: Quedas): Promise<number>;
  /** Waits for what goes on in the last life, whose jobs are tried again at once. @returns what it comes to */
  outlive<T>(work: Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface Quedas {
  /** The most often it dies. */
  readonly vezes: number;
  /** The longest it lives, ms. */
  readonly prazoMs: number;
  /** What has to be true of what it leaves behind. */
  readonly whenDead: () => Promise<void>;
}

/** A job whose try failed, as one that found its rows still held by the dead, waits exponentially longer the more often it died: up to six hours. */
const ADIANTAR = 'update graphile_worker._private_jobs set run_at = now() where attempts > 0 and locked_at is null and run_at > now()';

const JSON_TYPE = 'application/json';

/** @param hasSeguradoras whether insurers stand and are activated for the subscription */
export async function startAssinaturaMortal({ hasSeguradoras = false } = {}): Promise<AssinaturaMortal> {
  const banco = await createTestDatabase();
  const ana = await createTestUser(banco.db, { administrador: true });
  if (hasSeguradoras) {
    await asOwner(banco.url, async (client) => {
      await client.query(
        `insert into balcao.seguradora (slug, nome, tipo, linhas) select s, initcap(replace(s, '_', ' ')), 'SEGURADORA', '{AUTO}' from unnest($1::text[]) s`,
        [[...SLUGS]],
      );
    });
    await activate(banco.db, ana);
  }
  const gateway = await startMortal(banco.url);
  const headers = await enterMortal(gateway, ana);
  const at = (path: string): string => `/c/api/v1/${path}`;
  const mortal: AssinaturaMortal = {
    banco,
    gateway,
    ana,
    async rows<T extends object>(sql: string, ...params: unknown[]) {
      let found: T[] = [];
      await asOwner(banco.url, async (client) => void ({ rows: found } = await client.query<T>(sql, [ana.assinaturaId, ...params])));
      return found;
    },
    one: async <T extends object>(sql: string, ...params: unknown[]) => (await mortal.rows<T>(sql, ...params))[0] as T,
    get: async <T>(path: string) => (await gateway.insist('GET', at(path), { headers })).data as T,
    ask: (path, body) =>
      gateway.insist('POST', at(path), {
        body: JSON.stringify(body),
        headers: { ...headers, 'content-type': JSON_TYPE, 'idempotency-key': uuidv7() },
      }),
    async post<T>(path: string, body: object) {
      const { status, data } = await mortal.ask(path, body);
      if (status !== 200 && status !== 409) throw new Error(`${path} respondeu ${status}: ${JSON.stringify(data)}`);
      return status === 200 ? (data as T) : null;
    },
    upload: async <T>(path: string, body: string, type: string) =>
      (await gateway.insist('POST', at(path), { body, headers: { ...headers, 'content-type': type } })).data as T,
    writeConta: async () => {
      const { id } = await mortal.one<{ id: string }>(
        `insert into balcao.conta_financeira (assinatura_id, nome, tipo, saldo_inicial_em) values ($1, 'Caixa', 'CAIXA', '2026-01-01') returning id`,
      );
      return id;
    },
    writeApolices: async (contrato, numeros) => {
      const { vigIni: emissao } = contrato;
      const plano = planContrato(contrato);
      const novas = numeros.map((numero) => ({
        id: uuidv7(),
        contrato,
        plano,
        numero,
        emissao,
        origem: 'MANUAL' as const,
        usuarioId: ana.usuarioId,
      }));
      await banco.db.tenant(ana, (tx) => contratoRepository.insertMany(tx, ana, novas));
    },
    async killUntil(over, { vezes, prazoMs, whenDead }) {
      let quedas = 0;
      while (quedas < vezes && !over.aborted) {
        await wait(20 + drawn(quedas) ** 2 * prazoMs);
        await gateway.kill();
        quedas += 1;
        await whenDead();
        await gateway.restart();
      }
      return quedas;
    },
    async outlive(work) {
      const over = new AbortController();
      const ended = work.finally(() => over.abort());
      while (!over.signal.aborted) {
        await asOwner(banco.url, async (client) => void (await client.query(ADIANTAR)));
        await Promise.race([ended.catch(() => undefined), wait(1_000)]);
      }
      return ended;
    },
    close: async () => {
      await gateway.close();
      await banco.drop();
    },
  };
  return mortal;
}
