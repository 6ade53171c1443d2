import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createReadFiltro } from '../filtro/index.ts';
import { eventoPort } from '../orcamento/index.ts';
import { createPropostaPublisher, propostaPort } from '../proposta/index.ts';
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
  const vendas = createListaVendasService({ db, vendas: listaVendasRepository, readFiltro: createReadFiltro({ agora }) });
  vendaRoutes(app, { serve, serveFile }, { contratos, emissoes, vendas });
}
