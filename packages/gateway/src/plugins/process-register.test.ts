import type { PoolClient } from 'pg';
import { uuidv7 } from 'uuidv7';
import { type BancoTeste, createTestDatabase } from '../testing/test-database.ts';
import { createOwnerPool } from './postgres-pool.ts';
import { registerProcess } from './process-register.ts';

let banco: BancoTeste;
beforeAll(async () => {
  banco = await createTestDatabase();
});
afterAll(() => banco.drop());

const calado = { info: () => undefined, warn: () => undefined, error: () => undefined };

it('lets go of its lock once, also when the connection breaks as the process stops', async () => {
  const owner = createOwnerPool({ databaseUrl: banco.url, max: 2 });
  const clients: PoolClient[] = [];
  owner.on('acquire', (client) => clients.push(client));
  const processo = await registerProcess({ owner, id: uuidv7(), log: calado });
  await processo.stop();
  const terminated = new Error('terminating connection due to administrator command');
  expect(clients.length).toBeGreaterThan(0);
  for (const client of clients) expect(() => client.emit('error', terminated)).not.toThrow();
  await owner.end();
});

it('keeps no connection when it is stopped while it takes its lock again', async () => {
  const owner = createOwnerPool({ databaseUrl: banco.url, max: 3 });
  const processo = await registerProcess({ owner, id: uuidv7(), log: calado });
  const inUse = () => owner.totalCount - owner.idleCount;
  expect(inUse()).toBe(1);
  await owner.query(
    `select pg_terminate_backend(pid) from pg_locks
     where locktype = 'advisory' and classid = 9000 and database = (select oid from pg_database where datname = current_database())`,
  );
  while (inUse() > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  const beat = processo.announcePool('fila').catch(() => undefined);
  await processo.stop();
  await beat;
  expect(inUse()).toBe(0);
  await owner.end();
});
