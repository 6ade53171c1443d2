import type { Config } from '../config.ts';
import { createDb } from '../plugins/db.ts';
import { createOwnerPool } from '../plugins/postgres-pool.ts';
import { seed } from './seed.ts';

/** What fills an empty database before the first request, where the configuration asks for it by its word; elsewhere nothing does. */
export function prepareDemo({ isDemo }: Pick<Config, 'isDemo'>, agora: () => Date): { prepare?: (databaseUrl: string) => Promise<void> } {
  if (!isDemo) return {};
  return {
    async prepare(databaseUrl) {
      const db = createDb(createOwnerPool({ databaseUrl, max: 1 }), { papel: null });
      await seed({ db, agora: agora() }).finally(() => db.close());
    },
  };
}
