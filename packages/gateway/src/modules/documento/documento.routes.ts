import { documentoCalls, envioDocumentoCalls } from '@balcao/contracts';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import type { DocumentoService } from './documento.service.ts';
import type { Envio } from './envio.service.ts';

/** The request as the protocol's library reads it: its bytes are not read before they are asked for. */
function requestOf({ raw, method, url, headers }: FastifyRequest, as = method): Request {
  const dito = Object.entries(headers).flatMap(([nome, valor]) => (valor === undefined ? [] : [[nome, String(valor)] as [string, string]]));
  const hasBody = as === 'PATCH' || as === 'POST';
  return new Request(new URL(url, 'http://balcao.invalid'), {
    method: as,
    headers: dito,
    ...(hasBody && { body: Readable.toWeb(raw) as ReadableStream<Uint8Array>, duplex: 'half' }),
  } as RequestInit);
}

export function documentoRoutes(
  app: FastifyInstance,
  { serve, serveFile, serveProtocol }: Pick<RecursosModulo, 'serve' | 'serveFile' | 'serveProtocol'>,
  { service, envios }: { service: DocumentoService; envios: Pick<Envio, 'answer'> },
): void {
  void app.register(async (scope) => {
    // bytes of any kind are left where they are: once who sends them is judged, the protocol takes its own straight to their file
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    serveProtocol(scope, envioDocumentoCalls.createEnvio, (_, { request, chamador }) => envios.answer(requestOf(request), chamador, null));
    serveProtocol(scope, envioDocumentoCalls.appendEnvio, ({ envioId }, { request, chamador }) =>
      envios.answer(requestOf(request), chamador, envioId),
    );
    serveProtocol(scope, envioDocumentoCalls.measureEnvio, ({ envioId }, { request, chamador }) =>
      envios.answer(requestOf(request, 'HEAD'), chamador, envioId),
    );
    serveProtocol(scope, envioDocumentoCalls.abandonEnvio, ({ envioId }, { request, chamador }) =>
      envios.answer(requestOf(request), chamador, envioId),
    );
  });
  serve(app, documentoCalls.listDocumentos, (consulta, { chamador }) => service.list(consulta, chamador));
  serve(app, documentoCalls.listDoRegistro, (vinculo, { chamador }) => service.listDoRegistro(vinculo, chamador));
  serve(app, documentoCalls.getDocumento, ({ documentoId }, { chamador }) => service.get(documentoId, chamador));
  serveFile(app, documentoCalls.downloadDocumento, ({ documentoId }, { chamador }) => service.download(documentoId, chamador));
  serve(app, documentoCalls.listSugestoes, ({ documentoId }, { chamador }) => service.listSugestoes(documentoId, chamador));
  serve(app, documentoCalls.linkDocumento, (vinculo, { chamador }) => service.link(vinculo, chamador));
  serve(app, documentoCalls.unlinkDocumento, (vinculo, { chamador }) => service.unlink(vinculo, chamador));
  serve(app, documentoCalls.changeLote, ({ ids, ato }, { chamador }) => service.changeLote(ids, ato, chamador));
}
