import { readFileSync } from 'node:fs';
import path from 'node:path';
import { notificacaoTopics, topicPath, webinarTopics } from '@balcao/contracts';
import { connect, type MqttClient } from 'mqtt';
import type pg from 'pg';
import { createOwnerPool } from '../../packages/gateway/src/plugins/postgres-pool.ts';
import { DADOS_BENCH, ENDERECO_BENCH, type SessaoBench, signIn } from './site.ts';
import { median, quantile } from './statistics.ts';

const CLIENTES = Number(process.env['BENCH_CLIENTES'] ?? 2_000);
const AVISOS = Number(process.env['BENCH_AVISOS'] ?? 60);
/** The gateway keeps this many connections of one session, and no more. */
const POR_SESSAO = 40;
const JUNTOS = 40;
const ESPACO_MS = 150;
const PRAZO_MS = 20_000;
const CONTAS = ['corretor', 'admin', ...Array.from({ length: 9 }, (_, n) => `colega${n}`), 'trial', 'pendente'];

interface Pessoa {
  readonly email: string;
  readonly usuarioId: string;
  readonly assinaturaId: string;
}

export interface MedidaAvisos {
  readonly clientes: number;
  /** From the commit of a notice to each open page of its user, ms. */
  readonly mediana: number;
  readonly p95: number;
  readonly pior: number;
  /** Pages that should have heard, and those that did. */
  readonly esperadas: number;
  readonly ouvidas: number;
}

async function readJson<T>(endereco: string, sessao: SessaoBench, caminho: string): Promise<T> {
  const answer = await fetch(endereco + caminho, { headers: { authorization: `Bearer ${sessao.token}`, cookie: sessao.cookie } });
  return ((await answer.json()) as { data: T }).data;
}

/** One page's connection, already listening to its user's notices. @throws when the broker refuses it. */
async function listen(endereco: string, sessao: SessaoBench, topico: string): Promise<MqttClient> {
  const client = connect(`${endereco.replace('http', 'ws')}/mqtt`, {
    protocolVersion: 4,
    username: 'sessao',
    password: sessao.token,
    reconnectPeriod: 0,
    keepalive: 300,
    connectTimeout: PRAZO_MS,
    wsOptions: { headers: { origin: endereco, cookie: sessao.cookie } },
  });
  await new Promise<void>((resolve, reject) => {
    client.once('connect', () => resolve());
    client.once('error', reject);
    client.once('close', () => reject(new Error('o broker fechou uma conexão')));
  });
  client.on('error', () => undefined);
  await client.subscribeAsync(topico, { qos: 1 });
  return client;
}

interface Aba {
  readonly pessoa: Pessoa;
  readonly client: MqttClient;
  /** Listens to the notices of its user; the other clients only listen to common topics, like pages of users without new notices. */
  readonly isOuvinte: boolean;
}

/** Every client connected and listening, spread over the demo's users. */
async function openTabs(endereco: string, pessoas: readonly Pessoa[]): Promise<Aba[]> {
  const abas: Aba[] = [];
  for (let session = 0; abas.length < CLIENTES; session += 1) {
    const pessoa = pessoas[session % pessoas.length] as Pessoa;
    const sessao = await signIn(pessoa.email, endereco);
    const { usuario, todos } = await readJson<{ usuario: string; todos: string }>(endereco, sessao, '/c/api/v1/sessao/canais');
    const topicos = [topicPath(notificacaoTopics.nova, { canal: usuario }), topicPath(webinarTopics.aoVivo, { canal: todos })] as const;
    const quantas = Math.min(POR_SESSAO, CLIENTES - abas.length);
    for (let from = 0; from < quantas; from += JUNTOS) {
      const news = Array.from({ length: Math.min(JUNTOS, quantas - from) }, (_, n) => listen(endereco, sessao, topicos[n === 0 ? 0 : 1]));
      abas.push(...(await Promise.all(news)).map((client, n) => ({ pessoa, client, isOuvinte: n === 0 })));
    }
  }
  return abas;
}

const listPessoas = async (pool: pg.Pool): Promise<Pessoa[]> =>
  (
    await pool.query<Pessoa>(
      `select email, id as "usuarioId", assinatura_id as "assinaturaId" from balcao.usuario where email = any($1) order by email`,
      [CONTAS.map((conta) => `${conta}@balcao.test`)],
    )
  ).rows;

/** As a module of the gateway does it: the notice and its job in one transaction. @returns its id */
async function publish(pool: pg.Pool, { assinaturaId, usuarioId }: Pessoa): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `with nova as (
       insert into balcao.notificacao (assinatura_id, usuario_id, tipo, titulo, lida_em) values ($1, $2, 4, 'Medida', now()) returning id)
     select id, balcao.enfileirar('notificacao.avisar',
       json_build_object('assinaturaId', $1::uuid, 'usuarioId', $2::uuid, 'id', id)) from nova`,
    [assinaturaId, usuarioId],
  );
  return rows[0]?.id ?? '';
}

/** From the commit of a notice to every open page of its user, with all clients connected. */
export async function benchNotices(endereco = ENDERECO_BENCH, dados = DADOS_BENCH): Promise<MedidaAvisos> {
  const pool = createOwnerPool({ databaseUrl: readFileSync(path.join(dados, 'database-url'), 'utf8').trim(), max: 1 });
  const heard = new Map<string, number[]>();
  let abas: Aba[] = [];
  try {
    const pessoas = await listPessoas(pool);
    abas = await openTabs(endereco, pessoas);
    for (const { client } of abas) {
      client.on('message', (_, body) => {
        const { notificacao } = JSON.parse(body.toString()) as { notificacao: { id: string } };
        heard.set(notificacao.id, [...(heard.get(notificacao.id) ?? []), performance.now()]);
      });
    }
    const sent: { id: string; at: number; pages: number }[] = [];
    for (let n = 0; n < AVISOS; n += 1) {
      const pessoa = pessoas[n % pessoas.length] as Pessoa;
      const at = performance.now();
      sent.push({ at, id: await publish(pool, pessoa), pages: abas.filter((aba) => aba.isOuvinte && aba.pessoa === pessoa).length });
      await new Promise((resolve) => setTimeout(resolve, ESPACO_MS));
    }
    const wanted = sent.reduce((total, { pages }) => total + pages, 0);
    const count = () => sent.reduce((total, { id }) => total + (heard.get(id)?.length ?? 0), 0);
    for (const from = performance.now(); count() < wanted && performance.now() - from < PRAZO_MS; )
      await new Promise((resolve) => setTimeout(resolve, 50));
    const tempos = sent.flatMap(({ id, at }) => (heard.get(id) ?? []).map((when) => when - at));
    return {
      clientes: abas.length,
      mediana: median(tempos),
      p95: quantile(tempos, 0.95),
      pior: Math.max(...tempos),
      esperadas: wanted,
      ouvidas: count(),
    };
  } finally {
    for (const { client } of abas) client.end(true);
    await pool.query("delete from balcao.notificacao where titulo = 'Medida'").catch(() => undefined);
    await pool.end();
  }
}
