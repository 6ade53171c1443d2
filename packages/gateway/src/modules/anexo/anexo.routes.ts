import { anexoCalls, LIMITE_ANEXO, tiposAnexo } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { Serve, ServeFile } from '../../plugins/serve.ts';
import type { AnexoService } from './anexo.service.ts';

/** The bytes of a file that came as the body. Out of sight of what reads the other fields: a file has none. */
const CONTEUDO = Symbol('conteudo');
type Corpo = { readonly [CONTEUDO]?: Buffer };

export function anexoRoutes(
  app: FastifyInstance,
  { serve, serveFile }: { serve: Serve; serveFile: ServeFile },
  service: AnexoService,
): void {
  // files come in at this one door; everywhere else only JSON does
  void app.register(async (scope) => {
    scope.addContentTypeParser([...tiposAnexo], { parseAs: 'buffer', bodyLimit: LIMITE_ANEXO }, (_, body, done) =>
      done(null, { [CONTEUDO]: body }),
    );
    serve(scope, anexoCalls.addAnexo, ({ orcamentoId, nome }, { chamador, request }) => {
      const conteudo = (request.body as Corpo | null | undefined)?.[CONTEUDO] ?? null;
      return service.add({ orcamentoId, nome, conteudo }, chamador);
    });
  });
  serve(app, anexoCalls.listAnexos, ({ orcamentoId }, { chamador }) => service.list(orcamentoId, chamador));
  serveFile(app, anexoCalls.downloadAnexo, (input, { chamador }) => service.download(input, chamador));
  serve(app, anexoCalls.deleteAnexo, (input, { chamador }) => service.remove(input, chamador));
}
