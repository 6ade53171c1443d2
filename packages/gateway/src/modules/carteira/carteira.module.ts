import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { atividadePort, eventoPort, orcamentoPort } from '../orcamento/index.ts';
import { createReadFiltro } from '../filtro/index.ts';
import { orcamentoListaPort } from '../lista/index.ts';
import { gruposPort } from '../parametros/index.ts';
import { recusaPort } from '../recusa/index.ts';
import { registryPort } from '../registry/index.ts';
import { tarefaPort } from '../tarefa/index.ts';
import { carteiraRoutes } from './carteira.routes.ts';
import { cotacoesRepository } from './cotacoes.repository.ts';
import { createCotacoesService } from './cotacoes.service.ts';
import { loteRepository } from './lote.repository.ts';
import { createLoteService } from './lote.service.ts';
import { createOpenRenovacao } from './renovacao-abertura.ts';
import { renovacaoRepository } from './renovacao.repository.ts';
import { createRenovacaoService } from './renovacao.service.ts';

/** The broker's lists as working tools: policies to renew, runs, and what is done with many quotes at once. */
export function carteiraModule(app: FastifyInstance, recursos: RecursosModulo): void {
  const { db, agora, serve, serveFile } = recursos;
  const readFiltro = createReadFiltro(recursos);
  const shared = { db, newId: uuidv7, readFiltro, orcamentos: orcamentoPort, eventos: eventoPort };
  const openRenovacao = createOpenRenovacao({
    ...shared,
    agora,
    renovacoes: renovacaoRepository,
    atividades: atividadePort,
    registry: registryPort,
  });
  carteiraRoutes(
    app,
    { serve, serveFile },
    {
      renovacoes: createRenovacaoService({ db, agora, readFiltro, renovacoes: renovacaoRepository, openRenovacao, grupos: gruposPort }),
      cotacoes: createCotacoesService({ db, readFiltro, cotacoes: cotacoesRepository }),
      lotes: createLoteService({
        ...shared,
        agora,
        lotes: loteRepository,
        lista: orcamentoListaPort,
        recusas: recusaPort,
        tarefas: tarefaPort,
      }),
    },
  );
}
