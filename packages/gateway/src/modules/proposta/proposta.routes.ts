import { propostaCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { Serve } from '../../plugins/serve.ts';
import type { AvisoService } from './aviso-seguradora.service.ts';
import type { PropostaService } from './proposta.service.ts';
import type { RiscosDaVenda } from './risco-segurado.ts';
import type { RespostaService } from './resposta.service.ts';
import type { TransmissaoService } from './transmissao.service.ts';

export function propostaRoutes(
  app: FastifyInstance,
  serve: Serve,
  services: { propostas: PropostaService; transmissoes: TransmissaoService; respostas: RespostaService; riscos: RiscosDaVenda },
) {
  const { propostas, transmissoes, respostas, riscos } = services;
  serve(app, propostaCalls.listRiscosSegurados, ({ orcamentoId }, { chamador }) => riscos.listDoCaso(orcamentoId, chamador));
  serve(app, propostaCalls.getRevisao, (ids, { chamador }) => propostas.review(ids, chamador));
  serve(app, propostaCalls.includeProposta, (pedido, { chamador }) => propostas.include(pedido, chamador));
  serve(app, propostaCalls.transmit, (pedido, { chamador }) => transmissoes.transmit(pedido, chamador));
  serve(app, propostaCalls.getProposta, ({ propostaId }, { chamador }) => propostas.get(propostaId, chamador));
  serve(app, propostaCalls.cancelProposta, (pedido, { chamador }) => propostas.cancel(pedido, chamador));
  serve(app, propostaCalls.answerExigencia, (pedido, { chamador }) => respostas.answer(pedido, chamador));
  serve(app, propostaCalls.undoResposta, (ids, { chamador }) => respostas.undo(ids, chamador));
}

const MAX_AVISO = 64 * 1024;

/** `POST /webhooks/seguradoras/{slug}`: no session, only a signature over the very bytes; so the body is read as bytes here alone. */
export function avisoRoutes(app: FastifyInstance, service: AvisoService): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_AVISO }, (_request, body, done) => done(null, body));
    scope.post<{ Params: { slug: string } }>('/webhooks/seguradoras/:slug', async ({ params, headers, body }) => {
      const corpo = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const instante = String(headers['x-webhook-timestamp'] ?? '');
      const assinatura = String(headers['x-webhook-signature'] ?? '');
      return { success: true, data: await service.receive(params.slug, { corpo, instante, assinatura }) };
    });
  });
}
