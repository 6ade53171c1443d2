import { quotingCalls, resultadosCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { Serve, ServeFile } from '../../plugins/serve.ts';
import type { ComparativoService } from './comparativo.service.ts';
import type { ResultadosService } from './resultados.service.ts';

interface Servicos {
  readonly comparativos: ComparativoService;
  readonly resultados: ResultadosService;
}

export function comparativoRoutes(
  app: FastifyInstance,
  { serve, serveFile }: { serve: Serve; serveFile: ServeFile },
  { comparativos, resultados }: Servicos,
): void {
  serveFile(app, quotingCalls.comparativoPdf, async (pedido, { chamador, reply }) => {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    return { tipo: 'application/pdf', ...(await comparativos.draw(pedido, chamador, gone.signal)) };
  });
  serve(app, resultadosCalls.getDiferencas, ({ cotacaoId, outraId }, { chamador }) => resultados.compare(cotacaoId, outraId, chamador));
  serve(app, resultadosCalls.getApoliceAtual, ({ orcamentoId }, { chamador }) => resultados.findApolice(orcamentoId, chamador));
}
