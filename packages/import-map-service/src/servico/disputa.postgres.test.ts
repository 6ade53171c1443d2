import { createArmazemPostgres } from '../registro/armazem-postgres.ts';
import { type BancoDeTeste, createBanco } from '../testing/banco-de-teste.ts';
import { describeDisputa } from '../testing/disputa.ts';

let banco: BancoDeTeste;
beforeAll(async () => {
  banco = await createBanco();
});
afterAll(() => banco.drop());

describeDisputa(() => createArmazemPostgres(banco.url));
