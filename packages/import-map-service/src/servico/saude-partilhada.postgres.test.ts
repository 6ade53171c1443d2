import { createArmazemPostgres } from '../registro/armazem-postgres.ts';
import { createBanco } from '../testing/banco-de-teste.ts';
import { describeSaudePartilhada } from '../testing/saude-partilhada.ts';

describeSaudePartilhada(async () => {
  const banco = await createBanco();
  return { open: () => createArmazemPostgres(banco.url), drop: () => banco.drop() };
});
