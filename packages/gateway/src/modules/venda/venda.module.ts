import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createReadFiltro } from '../filtro/index.ts';
import { eventoPort } from '../orcamento/index.ts';
import { createPropostaPublisher, propostaPort, riscoPort } from '../proposta/index.ts';
import { registryPort } from '../registry/index.ts';
import { contratoManualRepository } from './contrato-manual.repository.ts';
import { createContratoManualService } from './contrato-manual.service.ts';
import { contratoVistoRepository } from './contrato-visto.repository.ts';
import { createContratoVistoService } from './contrato-visto.service.ts';
import { divergenciaRepository } from './divergencia.repository.ts';
import { createEmissaoService } from './emissao.service.ts';
import { listaVendasRepository } from './lista-vendas.repository.ts';
import { createListaVendasService } from './lista-vendas.service.ts';
import { vendaRoutes } from './venda.routes.ts';

/** Proposals and policies of the brokerage: listed, read whole, typed in, issued. */
export function vendaModule(app: FastifyInstance, { agora, db, log, tempoReal, serve, serveFile }: RecursosModulo): void {
  const contratos = createContratoVistoService({ db, contratos: contratoVistoRepository });
  const emissoes = createEmissaoService({
    agora,
    db,
    contratos,
    divergencias: divergenciaRepository,
    propostas: propostaPort,
    publisher: createPropostaPublisher(tempoReal, log),
    eventos: eventoPort,
  });
  const manuais = createContratoManualService({
    agora,
    db,
    newId: uuidv7,
    contratos,
    manuais: contratoManualRepository,
    propostas: propostaPort,
    riscos: riscoPort,
    registry: registryPort,
  });
  const vendas = createListaVendasService({ db, vendas: listaVendasRepository, readFiltro: createReadFiltro({ agora }) });
  vendaRoutes(app, { serve, serveFile }, { contratos, emissoes, manuais, vendas });
}
