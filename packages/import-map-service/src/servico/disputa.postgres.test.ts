import { createArmazemPostgres } from '../registro/armazem-postgres.ts';
import { type BancoDeTeste, createBanco } from '../testing/banco-de-teste.ts';
import { describeDisputa } from '../testing/disputa.ts';

let banco: BancoDeTeste;
beforeAll(async () => {
  banco = await createBanco();
});
afterAll(() => banco.drop());

// a hundred writers share few connections: on a busy machine the last of them waits longer than a deploy would
describeDisputa(() => createArmazemPostgres(banco.url, { conexaoMs: 60_000 }));
