import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { cotacaoPort, resultadoPort } from '../cotacao/index.ts';
import { orcamentoPort } from '../orcamento/index.ts';
import { registryPort } from '../registry/index.ts';
import type { FilaDeDesenho } from './comparativo-fila.ts';
import { comparativoRepository } from './comparativo.repository.ts';
import { comparativoRoutes } from './comparativo.routes.ts';
import { createComparativoService } from './comparativo.service.ts';
import { apoliceAtualRepository } from './apolice-atual.repository.ts';
import { createResultadosService } from './resultados.service.ts';

interface Deps extends RecursosModulo {
  readonly fila: FilaDeDesenho;
}

/** Offers side by side: on paper, against the policy they replace, and from one run to another. */
export function comparativoModule(app: FastifyInstance, { db, agora, serve, serveFile, fila }: Deps): void {
  const shared = { db, agora, fila, orcamentos: orcamentoPort, apolices: apoliceAtualRepository };
  const services = {
    comparativos: createComparativoService({ ...shared, comparativos: comparativoRepository, registry: registryPort }),
    resultados: createResultadosService({ ...shared, cotacoes: cotacaoPort, resultados: resultadoPort }),
  };
  comparativoRoutes(app, { serve, serveFile }, services);
}
