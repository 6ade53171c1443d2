import { createArmazemPasta } from '../registro/armazem-pasta.ts';
import { describeDoisProcessos } from '../testing/dois-processos.ts';

describeDoisProcessos(async (pasta) => ({ armazem: await createArmazemPasta(pasta), databaseUrl: null }));
