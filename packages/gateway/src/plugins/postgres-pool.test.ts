import { createTcpProxy, type ProxyTcp } from '@balcao/testing/tcp-proxy';
import { type BancoTeste, createTestDatabase } from '../testing/test-database.ts';
import { createOwnerPool } from './postgres-pool.ts';

let banco: BancoTeste;
let proxy: ProxyTcp;
beforeAll(async () => {
  banco = await createTestDatabase();
  proxy = await createTcpProxy(banco.url);
});
afterAll(async () => {
  await proxy.close();
  await banco.drop();
});

it('has ended once each of its connections is closed, so that the server may stop right after', async () => {
  const pool = createOwnerPool({ databaseUrl: proxy.through(banco.url), max: 10 });
  await Promise.all(Array.from({ length: 10 }, () => pool.query('select pg_sleep(0.02)')));
  expect(proxy.abertas).toBe(10);
  await pool.end();
  expect(proxy.abertas).toBe(0);
});
