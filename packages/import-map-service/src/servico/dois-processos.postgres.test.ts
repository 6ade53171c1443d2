import { createArmazemPostgres } from '../registro/armazem-postgres.ts';
import { type BancoDeTeste, createBanco } from '../testing/banco-de-teste.ts';
import { describeDoisProcessos } from '../testing/dois-processos.ts';

let banco: BancoDeTeste;
beforeAll(async () => {
  banco = await createBanco();
});
afterAll(() => banco.drop());

describeDoisProcessos(async () => ({ armazem: await createArmazemPostgres(banco.url), databaseUrl: banco.url }));
