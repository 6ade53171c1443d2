import { direitosPublicosCalls, permissoesCalls, permissoesPublicasCalls } from '@balcao/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { copy } from './lgpd.copy.ts';
import type { DeOnde } from './coleta-aberta.ts';
import type { DireitosService } from './direitos.service.ts';
import type { PermissoesPublicasService } from './permissoes-publicas.service.ts';
import type { PermissoesService } from './permissoes.service.ts';

type Serving = Pick<RecursosModulo, 'serve' | 'serveFile'>;

const deOndeOf = ({ ip, headers }: FastifyRequest): DeOnde => ({ ip, userAgent: headers['user-agent'] ?? null });

export function permissoesRoutes(app: FastifyInstance, { serve, serveFile }: Serving, service: PermissoesService): void {
  serve(app, permissoesCalls.listPermissoes, (consulta, { chamador }) => service.list(consulta, chamador));
  serveFile(app, permissoesCalls.exportPermissoes, (consulta, { chamador }) => service.exportFile(consulta, chamador));
  serve(app, permissoesCalls.listProvas, ({ seguradoId }, { chamador }) => service.listProvas(seguradoId, chamador));
  serve(app, permissoesCalls.addAto, (ato, { chamador }) => service.addAto(ato, chamador));
  serve(app, permissoesCalls.createColeta, (pedido, { chamador }) => service.createColeta(pedido, chamador));
}

export async function permissoesPublicasRoutes(
  app: FastifyInstance,
  { serve }: Serving,
  service: PermissoesPublicasService,
): Promise<void> {
  const calls = permissoesPublicasCalls;
  serve(app, calls.view, ({ token }, { request }) => service.view(token, deOndeOf(request)));
  serve(app, calls.answer, ({ token, respostas }, { request }) => service.answer(token, respostas, deOndeOf(request)));
  serve(app, calls.viewDescadastro, ({ token }, { request }) => service.viewDescadastro(token, deOndeOf(request)));
  serve(app, calls.setDescadastro, ({ token, isDescadastrado }, { request }) =>
    service.setDescadastro(token, isDescadastrado, deOndeOf(request)),
  );
  // whoever opens the address of the header instead of posting to it is shown the page, which asks first
  app.get<{ Params: { token: string } }>(calls.unsubscribe.path, { schema: { hide: true } }, (request, reply) =>
    reply.header('referrer-policy', 'no-referrer').redirect(copy.paginaDescadastro(encodeURIComponent(request.params.token))),
  );
  await app.register(async (scope) => {
    // what a mail program posts is `List-Unsubscribe=One-Click`, as a form of either kind: the address says all there is to know
    for (const tipo of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      scope.addContentTypeParser(tipo, { parseAs: 'string', bodyLimit: 4_096 }, (_, __, done) => done(null, undefined));
    serve(scope, calls.unsubscribe, async ({ token }, { request }) => {
      await service.setDescadastro(token, true, deOndeOf(request));
      return {};
    });
  });
}

export function direitosRoutes(app: FastifyInstance, { serve, serveFile }: Serving, service: DireitosService): void {
  serve(app, direitosPublicosCalls.sendCodigo, ({ token }, { request }) => service.sendCodigo(token, deOndeOf(request)));
  serve(app, direitosPublicosCalls.createPedido, ({ token, ...pedido }, { request }) =>
    service.createPedido(token, pedido, deOndeOf(request)),
  );
  serve(app, direitosPublicosCalls.listPedidos, ({ token }, { request }) => service.listPedidos(token, deOndeOf(request)));
  serveFile(app, direitosPublicosCalls.downloadDados, ({ token, ...pedido }, { request }) =>
    service.downloadDados(token, pedido, deOndeOf(request)),
  );
}
