import { contratoCalls, emissaoCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import type { ContratoVistoService } from './contrato-visto.service.ts';
import type { EmissaoService } from './emissao.service.ts';

export function vendaRoutes(
  app: FastifyInstance,
  { serve }: Pick<RecursosModulo, 'serve' | 'serveFile'>,
  { contratos, emissoes }: { contratos: ContratoVistoService; emissoes: EmissaoService },
): void {
  serve(app, contratoCalls.getContrato, ({ contratoId }, { chamador }) => contratos.get(contratoId, chamador));
  serve(app, contratoCalls.listHistoria, ({ contratoId }, { chamador }) => contratos.listHistoria(contratoId, chamador));
  serve(app, emissaoCalls.emit, (pedido, { chamador }) => emissoes.emit(pedido, chamador));
  serve(app, emissaoCalls.decideDivergencia, (pedido, { chamador }) => emissoes.decideDivergencia(pedido, chamador));
}
