/* Fills an empty database with the demo data: DATABASE_URL, or the embedded database of BALCAO_DATA while it runs. */
import { createDb } from '../plugins/db.ts';
import { readDatabaseAddress } from '../plugins/database-address.ts';
import { createOwnerPool } from '../plugins/postgres-pool.ts';
import { seed } from './seed.ts';

const databaseUrl = await readDatabaseAddress(process.env);
const db = createDb(createOwnerPool({ databaseUrl, max: 1 }), { papel: null });
const started = Date.now();
try {
  const done = await seed({ db, agora: new Date() });
  const said = done
    ? `Dados de demonstração criados em ${Date.now() - started} ms.`
    : 'O banco já tem uma assinatura: nenhum dado de demonstração foi criado.';
  process.stdout.write(`${said}\n`);
} finally {
  await db.close();
}
