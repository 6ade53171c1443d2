import { anexoCalls, CABECALHO_LINK, LIMITE_ANEXO, questionarioArquivoCalls, tiposAnexo } from '@balcao/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Serve, ServeFile } from '../../plugins/serve.ts';
import type { AnexoService } from './anexo.service.ts';
import type { QuestionarioArquivoService } from './questionario-arquivo.service.ts';

/** The bytes of a file that came as the body. Out of sight of what reads the other fields: a file has none. */
const CONTEUDO = Symbol('conteudo');
type Corpo = { readonly [CONTEUDO]?: Buffer };

const conteudoDe = ({ body }: FastifyRequest): Buffer | null => (body as Corpo | null | undefined)?.[CONTEUDO] ?? null;
const tokenDe = ({ headers }: FastifyRequest): string => String(headers[CABECALHO_LINK] ?? '');

export function anexoRoutes(
  app: FastifyInstance,
  { serve, serveFile }: { serve: Serve; serveFile: ServeFile },
  { anexos: service, doCliente }: { anexos: AnexoService; doCliente: QuestionarioArquivoService },
): void {
  // files come in at this one door; everywhere else only JSON does
  void app.register(async (scope) => {
    scope.addContentTypeParser([...tiposAnexo], { parseAs: 'buffer', bodyLimit: LIMITE_ANEXO }, (_, body, done) =>
      done(null, { [CONTEUDO]: body }),
    );
    serve(scope, anexoCalls.addAnexo, ({ orcamentoId, nome }, { chamador, request }) =>
      service.add({ orcamentoId, nome, conteudo: conteudoDe(request) }, chamador),
    );
    serve(scope, questionarioArquivoCalls.add, ({ nome }, { request }) =>
      doCliente.add(tokenDe(request), { nome, conteudo: conteudoDe(request) }),
    );
  });
  serve(app, questionarioArquivoCalls.list, ({ token }) => doCliente.list(token));
  serve(app, questionarioArquivoCalls.remove, ({ token, arquivoId }) => doCliente.remove(token, arquivoId));
  serve(app, anexoCalls.listAnexos, ({ orcamentoId }, { chamador }) => service.list(orcamentoId, chamador));
  serveFile(app, anexoCalls.downloadAnexo, (input, { chamador }) => service.download(input, chamador));
  serve(app, anexoCalls.deleteAnexo, (input, { chamador }) => service.remove(input, chamador));
}
