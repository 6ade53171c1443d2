import { compartilhamentoCalls, compartilhamentoPublicoCalls, addressOf, publicoRoutes } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { CAMINHO_RETORNO } from '../../open-insurance/open-insurance.port.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import type { CompartilhamentoPublicoService } from './compartilhamento-publico.service.ts';
import type { CompartilhamentoService } from './compartilhamento.service.ts';
import type { OportunidadeService } from './oportunidade.service.ts';

type Serving = Pick<RecursosModulo, 'serve'>;

export function compartilhamentoRoutes(
  app: FastifyInstance,
  { serve }: Serving,
  { service, oportunidades }: { service: CompartilhamentoService; oportunidades: OportunidadeService },
): void {
  const calls = compartilhamentoCalls;
  serve(app, calls.listDoSegurado, ({ seguradoId }, { chamador }) => service.listDoSegurado(seguradoId, chamador));
  serve(app, calls.createPedido, (pedido, { chamador }) => service.createPedido(pedido, chamador));
  serve(app, calls.readAgain, ({ compartilhamentoId }, { chamador }) => service.readAgain(compartilhamentoId, chamador));
  serve(app, calls.revoke, (pedido, { chamador }) => service.revoke(pedido, chamador));
  serve(app, calls.eraseLido, ({ compartilhamentoId }, { chamador }) => service.eraseLido(compartilhamentoId, chamador));
  serve(app, calls.listOportunidades, (consulta, { chamador }) => oportunidades.list(consulta, chamador));
  serve(app, calls.openOrcamento, ({ apoliceExternaId }, { chamador }) => oportunidades.open(apoliceExternaId, chamador));
}

/** Body and header of the published `webhook`. */
const Aviso = z.object({ data: z.object({ timestamp: z.iso.datetime() }) });
const INTERACAO = /^[a-zA-Z0-9][a-zA-Z0-9-]{0,99}$/;
const CONSENTIMENTO = /^urn:[^\s]{3,250}$/;

export function compartilhamentoPublicoRoutes(app: FastifyInstance, { serve }: Serving, service: CompartilhamentoPublicoService): void {
  const calls = compartilhamentoPublicoCalls;
  serve(app, calls.view, ({ token }, { request }) => service.view(token, request.ip));
  serve(app, calls.start, (pedido, { request }) => service.start(pedido, request.ip));
  serve(app, calls.revoke, (pedido, { request }) => service.revoke(pedido, request.ip));

  const pagina = addressOf(publicoRoutes, 'compartilhamentoCliente');
  // the one address insurers are told of: what comes back in it is a secret of a minute, and no page after it learns of it
  app.get(CAMINHO_RETORNO, { schema: { hide: true } }, async (request, reply) => {
    const search = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
    const endereco = await service.comeBack(search, request.ip);
    return reply
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .redirect(endereco ?? pagina, 303);
  });

  app.post<{ Params: { consentId: string } }>(
    '/open-insurance/webhook/v1/consents/:versionApi/consents/:consentId',
    { schema: { hide: true } },
    async ({ params, headers, body }, reply) => {
      const interacao = headers['x-webhook-interaction-id'];
      if (typeof interacao !== 'string' || !INTERACAO.test(interacao) || !Aviso.safeParse(body).success) return reply.code(400).send();
      // one answer for all: whoever guesses ids learns nothing
      if (CONSENTIMENTO.test(params.consentId)) await service.hear(params.consentId);
      return reply.code(202).header('x-webhook-interaction-id', interacao).send();
    },
  );
}
