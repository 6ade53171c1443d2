/* A service process for tests: on a signal it deploys everything in its task at once. Its first argument is the task as JSON. */
import { createArmazemPostgres } from '../registro/armazem-postgres.ts';
import type { Ordem } from './dois-processos.ts';
import { ANA, createServicoDeTeste } from './servico-de-teste.ts';

const ordem = JSON.parse(process.argv[2] ?? '') as Ordem;
const armazem = ordem.databaseUrl === null ? null : await createArmazemPostgres(ordem.databaseUrl);
const { servico, close } = await createServicoDeTeste(armazem ? { armazem } : {}, ordem.pasta);
await servico.estado('local');
process.stdout.write('pronto\n');
await new Promise((resolve) => process.stdin.once('data', resolve));
const feitas = await Promise.all(
  ordem.implantacoes.map(async (pedido) => {
    const { sequencia, mudou } = await servico.deployConstrucao('local', pedido, ANA);
    return { ...pedido, sequencia, mudou };
  }),
);
if (ordem.relatos) await servico.reportSaude('local', ordem.relatos);
process.stdout.write(`${JSON.stringify(feitas)}\n`);
await close();
process.exit(0);
