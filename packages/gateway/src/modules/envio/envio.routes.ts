import { envioCalls, escolhaCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { Serve } from '../../plugins/serve.ts';
import type { EnvioPublicoService } from './envio-publico.service.ts';
import type { EnvioService } from './envio.service.ts';

interface Servicos {
  readonly envios: EnvioService;
  readonly publico: EnvioPublicoService;
}

export function envioRoutes(app: FastifyInstance, serve: Serve, { envios, publico }: Servicos): void {
  serve(app, envioCalls.prepare, ({ orcamentoId }, { chamador }) => envios.prepare(orcamentoId, chamador));
  serve(app, envioCalls.listEnvios, ({ orcamentoId }, { chamador }) => envios.list(orcamentoId, chamador));
  serve(app, envioCalls.createEnvio, (novo, { chamador }) => envios.create(novo, chamador));
  serve(app, envioCalls.resend, (alvo, { chamador }) => envios.resend(alvo, chamador));
  serve(app, envioCalls.revoke, (alvo, { chamador }) => envios.revoke(alvo, chamador));
  serve(app, envioCalls.saveModelo, (novo, { chamador }) => envios.saveModelo(novo, chamador));
  serve(app, envioCalls.listModelos, (_, { chamador }) => envios.listModelos(chamador));
  serve(app, envioCalls.removeModelo, ({ modeloId }, { chamador }) => envios.removeModelo(modeloId, chamador));
  serve(app, escolhaCalls.listEscolhas, ({ orcamentoId }, { chamador }) => envios.listEscolhas(orcamentoId, chamador));
  serve(app, envioCalls.viewCotacao, ({ token }, { request }) => publico.view(token, request.ip));
  serve(app, envioCalls.accept, (pedido, { request }) => publico.accept(pedido, request.ip));
}
