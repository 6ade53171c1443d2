import { createDb, type Db } from '../plugins/db.ts';
import { createOwnerPool } from '../plugins/postgres-pool.ts';
import { type BancoTeste, createTestDatabase } from '../testing/test-database.ts';
import { seed } from './seed.ts';

const AGORA = new Date('2026-11-20T15:00:00Z');
let banco: BancoTeste;
let dono: Db;

beforeAll(async () => {
  banco = await createTestDatabase();
  dono = createDb(createOwnerPool({ databaseUrl: banco.url, max: 2 }));
});
afterAll(async () => {
  await dono.close();
  await banco.drop();
});

it('fills an empty database within its time', async () => {
  const started = Date.now();
  expect(await seed({ db: dono, agora: AGORA })).toBe(true);
  console.log('ms', Date.now() - started);
}, 60_000);
