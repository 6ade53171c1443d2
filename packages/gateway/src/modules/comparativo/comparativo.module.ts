import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { cotacaoPort, resultadoPort } from '../cotacao/index.ts';
import { orcamentoPort } from '../orcamento/index.ts';
import { registryPort } from '../registry/index.ts';
import type { FilaDeDesenho } from './comparativo-fila.ts';
import { comparativoRepository } from './comparativo.repository.ts';
import { comparativoRoutes } from './comparativo.routes.ts';
import { createComparativoService } from './comparativo.service.ts';
import { resultadosRepository } from './resultados.repository.ts';
import { resultadosRoutes } from './resultados.routes.ts';
import { createResultadosService } from './resultados.service.ts';

interface Deps extends RecursosModulo {
  readonly fila: FilaDeDesenho;
}

/** Offers side by side: on paper, against the policy they replace, and from one run to another. */
export function comparativoModule(app: FastifyInstance, { db, agora, serve, serveFile, fila }: Deps): void {
  const shared = { db, agora, fila, orcamentos: orcamentoPort, apolices: resultadosRepository };
  comparativoRoutes(app, serveFile, createComparativoService({ ...shared, comparativos: comparativoRepository, registry: registryPort }));
  resultadosRoutes(app, serve, createResultadosService({ ...shared, cotacoes: cotacaoPort, resultados: resultadoPort }));
}
