import { cancelamentoCalls, faturaCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { Serve, ServeFile } from '../../plugins/serve.ts';
import type { AvisoPixService } from './aviso-pix.service.ts';
import type { CancelamentoService } from './cancelamento.service.ts';
import type { FaturaService } from './fatura.service.ts';

interface Deps {
  readonly serve: Serve;
  readonly serveFile: ServeFile;
  readonly faturas: FaturaService;
  readonly cancelamentos: CancelamentoService;
}

export function cobrancaRoutes(app: FastifyInstance, { serve, serveFile, faturas, cancelamentos }: Deps): void {
  serve(app, faturaCalls.listFaturas, (consulta, { chamador }) => faturas.list(chamador, consulta));
  serve(app, faturaCalls.getPagador, (_, { chamador }) => faturas.getPagador(chamador));
  serve(app, faturaCalls.getProximaFatura, (_, { chamador }) => faturas.getProxima(chamador));
  serve(app, faturaCalls.getFatura, ({ faturaId }, { chamador }) => faturas.get(chamador, faturaId));
  serve(app, faturaCalls.chargeFatura, ({ faturaId }, { chamador }) => faturas.charge(chamador, faturaId));
  serve(app, cancelamentoCalls.getCancelamento, (_, { chamador }) => cancelamentos.get(chamador));
  serve(app, cancelamentoCalls.requestCancelamento, (pedido, { chamador }) => cancelamentos.request(chamador, pedido));
  serve(app, cancelamentoCalls.undoCancelamento, (_, { chamador }) => cancelamentos.undo(chamador));
  serveFile(app, faturaCalls.faturaPdf, ({ faturaId }, { chamador }) => faturas.print(chamador, faturaId));
}

const MAX_AVISO = 512 * 1024;
/** Where the provider sends its notices; it adds `/pix` to what it was given. */
export const CAMINHO_AVISOS = '/webhooks/pix';

/** `POST /webhooks/pix/{segredo}/pix`: no session, and the body is judged here alone. */
export function avisoPixRoutes(app: FastifyInstance, service: AvisoPixService): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_AVISO }, (_request, body, done) => done(null, body));
    scope.post<{ Params: { segredo: string } }>(`${CAMINHO_AVISOS}/:segredo/pix`, async ({ params, body }) => ({
      success: true,
      data: await service.receive(params.segredo, Buffer.isBuffer(body) ? body : Buffer.alloc(0)),
    }));
  });
}
