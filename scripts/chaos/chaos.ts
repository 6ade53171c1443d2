/* `npm run chaos -- --seed N --seconds 90`: fifty people at work while two gateways, their database and their broker come and go. */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createDb } from '../../packages/gateway/src/plugins/db.ts';
import { createPool } from '../../packages/gateway/src/plugins/postgres-pool.ts';
import { generator } from '../../packages/gateway/src/seed/sorteio.ts';
import { activate, asOwner, SLUGS } from '../../packages/gateway/src/testing/test-quoting.ts';
import { createTestUser, type UsuarioTeste } from '../../packages/gateway/src/testing/test-user.ts';
import { judge } from './judge.ts';
import { createPerson, type Person, type Relato } from './person.ts';
import { PLANO_S, planOf } from './plan.ts';
import { openStage, type Palco } from './stage.ts';

const ASSINATURAS = 10;
const PESSOAS_POR_ASSINATURA = 5;
const PRONTO_MS = 120_000;

async function createPeople(url: string): Promise<UsuarioTeste[]> {
  await asOwner(url, async (client) => {
    const sql = `insert into balcao.seguradora (slug, nome, tipo, linhas) select s, s, 'SEGURADORA', '{AUTO}' from unnest($1::text[]) as s`;
    await client.query(sql, [[...SLUGS]]);
  });
  const db = createDb(createPool({ databaseUrl: url, max: 5 }));
  const people: UsuarioTeste[] = [];
  for (let each = 0; each < ASSINATURAS; each += 1) {
    const first = await createTestUser(db);
    await activate(db, first);
    people.push(first);
    while (people.length % PESSOAS_POR_ASSINATURA !== 0) people.push(await createTestUser(db, { assinaturaId: first.assinaturaId }));
  }
  await db.close();
  return people;
}

/** Both gateways are whole. @throws when they do not come back */
async function untilReady({ gateways }: Palco): Promise<void> {
  for (let waited = 0; waited < PRONTO_MS; waited += 250) {
    const ready = await Promise.all(Object.values(gateways).map((gateway) => gateway.isReady()));
    if (ready.every(Boolean)) return;
    await wait(250);
  }
  throw new Error('os gateways não voltaram a ficar prontos');
}

/** Whether some person finished a case and received an event: before that the run proves nothing. */
const isProven = (relatos: readonly Relato[]): boolean =>
  relatos.some(({ confirmados }) => confirmados.some(({ ofertaAceita }) => ofertaAceita)) && relatos.some(({ ouvidas }) => ouvidas > 0);

/** On a slow machine people come to the end of their cases after the blows are over. */
async function untilProven(relatos: readonly Relato[]): Promise<void> {
  for (let waited = 0; waited < PRONTO_MS && !isProven(relatos); waited += 250) await wait(250);
}

async function play(palco: Palco, seed: number, seconds: number): Promise<string[]> {
  const usuarios = await createPeople(palco.url);
  await untilReady(palco);
  const ending = new AbortController();
  const urls = Object.values(palco.gateways).map(({ url }) => url);
  const people: Person[] = usuarios.map((usuario, index) =>
    createPerson({
      usuario,
      urls,
      draw: generator(seed * 1_000 + index),
      stop: ending.signal,
      canalDeOutro: () => people[(index + PESSOAS_POR_ASSINATURA) % people.length]?.canal() ?? null,
    }),
  );
  const lives = people.map((person) => person.live());
  const blows = planOf(seed, seconds).map(async (golpe) => {
    await wait(golpe.emMs);
    console.log(`${(golpe.emMs / 1_000).toFixed(1)} s  ${golpe.alvo}  ${golpe.acao}  ${golpe.duraMs} ms`);
    await palco.gateways[golpe.alvo].suffer(golpe);
  });
  await Promise.all([wait(seconds * 1_000), ...blows]);
  await untilReady(palco);
  const relatos = people.map(({ relato }) => relato);
  await untilProven(relatos);
  ending.abort();
  await Promise.all(lives);
  const feitos = relatos.flatMap(({ confirmados }) => confirmados);
  const ouvidas = relatos.reduce((sum, relato) => sum + relato.ouvidas, 0);
  const aceitos = feitos.filter(({ ofertaAceita }) => ofertaAceita).length;
  console.log(`${feitos.length} casos, ${aceitos} aceitos, ${ouvidas} novidades ouvidas`);
  const defeitos = await judge(palco.urlSuperusuario, relatos, people.length);
  if (!isProven(relatos)) defeitos.push('ninguém chegou ao fim, ou ninguém ouviu nada: não se provou coisa alguma');
  return defeitos;
}

const { values } = parseArgs({ options: { seed: { type: 'string' }, seconds: { type: 'string', default: String(PLANO_S) } } });
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
const seconds = Number(values.seconds);
if (!Number.isInteger(seed) || !(seconds > 0)) throw new Error('Use: npm run chaos -- --seed 7 --seconds 90');
console.log(`semente ${seed}, ${seconds} s`);
const palco = await openStage();
try {
  const defeitos = await play(palco, seed, seconds);
  for (const defeito of defeitos.slice(0, 50)) console.error(`✗ ${defeito}`);
  console.log(
    defeitos.length === 0 ? '✓ nada se perdeu, nada ficou preso, ninguém ouviu o que não era seu' : `${defeitos.length} defeitos`,
  );
  process.exitCode = defeitos.length === 0 ? 0 : 1;
} finally {
  await palco.close();
}
