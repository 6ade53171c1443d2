import type { FastifyInstance } from 'fastify';
import { renderSVG } from 'uqr';
import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { gruposPort as grupos } from '../parametros/index.ts';
import { registryPort as registry } from '../registry/index.ts';
import { createMensagens } from '../segurado/index.ts';
import { tarefaPort } from '../tarefa/index.ts';
import { atrasadaRepository } from './atrasada.repository.ts';
import { createAtrasadaService } from './atrasada.service.ts';
import { cobrancaParcelaRepository as cobrancas } from './cobranca-parcela.repository.ts';
import { createCobrancaParcelaService } from './cobranca-parcela.service.ts';
import { pagamentoRepository as pagamentos } from './pagamento.repository.ts';
import { createPagamentoService } from './pagamento.service.ts';
import { parcelaVistaRepository } from './parcela-vista.repository.ts';
import { parcelaRepository } from './parcela.repository.ts';
import { parcelaRoutes } from './parcela.routes.ts';
import { createParcelaService } from './parcela.service.ts';
import { createSegundaViaService } from './segunda-via.service.ts';

/** The instalments of the portfolio: listed, paid, reminded of. */
export function parcelaModule(app: FastifyInstance, { agora, db, tarefas, serve, serveFile }: RecursosModulo): void {
  const parcelas = createParcelaService({ agora, db, parcelas: parcelaRepository, vistas: parcelaVistaRepository, grupos });
  parcelaRoutes(
    app,
    { serve, serveFile },
    {
      parcelas,
      pagos: createPagamentoService({ agora, db, pagamentos, cobrancas, tarefas: tarefaPort, parcelas, grupos }),
      vias: createSegundaViaService({ db, pagamentos, drawQr: renderSVG }),
      atrasadas: createAtrasadaService({ agora, db, atrasadas: atrasadaRepository, cobrancas, grupos }),
      cobrancas: createCobrancaParcelaService({
        agora,
        db,
        newId: uuidv7,
        cobrancas,
        mensagens: createMensagens({ agora, tarefas }),
        tarefas: tarefaPort,
        registry,
        grupos,
      }),
    },
  );
}
