import { contratoCalls, contratoManualCalls, emissaoCalls, vendaCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import type { ContratoManualService } from './contrato-manual.service.ts';
import type { ContratoVistoService } from './contrato-visto.service.ts';
import type { EmissaoService } from './emissao.service.ts';
import type { ListaVendasService } from './lista-vendas.service.ts';

interface Services {
  readonly contratos: ContratoVistoService;
  readonly emissoes: EmissaoService;
  readonly manuais: ContratoManualService;
  readonly vendas: ListaVendasService;
}

export function vendaRoutes(
  app: FastifyInstance,
  { serve, serveFile }: Pick<RecursosModulo, 'serve' | 'serveFile'>,
  { contratos, emissoes, manuais, vendas }: Services,
): void {
  serve(app, vendaCalls.listVendas, (consulta, { chamador }) => vendas.list(consulta, chamador));
  serve(app, vendaCalls.getTotais, (consulta, { chamador }) => vendas.sum(consulta, chamador));
  serve(app, vendaCalls.getOpcoes, (_, { chamador }) => vendas.readOpcoes(chamador));
  serveFile(app, vendaCalls.exportVendas, (consulta, { chamador }) => vendas.exportFile(consulta, chamador));
  serve(app, contratoCalls.getContrato, ({ contratoId }, { chamador }) => contratos.get(contratoId, chamador));
  serve(app, contratoCalls.listHistoria, ({ contratoId }, { chamador }) => contratos.listHistoria(contratoId, chamador));
  serve(app, emissaoCalls.emit, (pedido, { chamador }) => emissoes.emit(pedido, chamador));
  serve(app, emissaoCalls.decideDivergencia, (pedido, { chamador }) => emissoes.decideDivergencia(pedido, chamador));
  serve(app, contratoManualCalls.getOpcoes, (_, { chamador }) => manuais.readOpcoes(chamador));
  serve(app, contratoManualCalls.createContrato, (dados, { chamador }) => manuais.create(dados, chamador));
  serve(app, contratoManualCalls.getFicha, ({ contratoId }, { chamador }) => manuais.get(contratoId, chamador));
  serve(app, contratoManualCalls.updateContrato, (dados, { chamador }) => manuais.update(dados, chamador));
}
