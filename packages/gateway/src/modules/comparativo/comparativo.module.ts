import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { cotacaoRepository } from '../cotacao/cotacao.repository.ts';
import { resultadoRepository } from '../cotacao/resultado.repository.ts';
import { envioRepository } from '../envio/envio.repository.ts';
import { orcamentoRepository } from '../orcamento/orcamento.repository.ts';
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
  const shared = { db, agora, fila, orcamentos: orcamentoRepository, apolices: resultadosRepository, envios: envioRepository };
  comparativoRoutes(app, serveFile, createComparativoService({ ...shared, comparativos: comparativoRepository }));
  resultadosRoutes(app, serve, createResultadosService({ ...shared, cotacoes: cotacaoRepository, resultados: resultadoRepository }));
}
