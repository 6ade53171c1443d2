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

it('lets go of its lock once, also when the connection breaks as the process stops', async () => {
  const owner = createOwnerPool({ databaseUrl: banco.url, max: 2 });
  const clients: PoolClient[] = [];
  owner.on('acquire', (client) => clients.push(client));
  const calado = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const processo = await registerProcess({ owner, id: uuidv7(), log: calado });
  await processo.stop();
  const terminated = new Error('terminating connection due to administrator command');
  expect(clients.length).toBeGreaterThan(0);
  for (const client of clients) expect(() => client.emit('error', terminated)).not.toThrow();
  await owner.end();
});
