import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { registerFachada } from '../fachada/fachada.routes.ts';
import type { Contexto } from '../servico/contexto.ts';
import type { Casos } from '../servico/casos.ts';
import { chamadasDeAmbientes } from './ambientes.routes.ts';
import { registerArquivos } from './arquivos.routes.ts';
import { serveChamadas } from './chamada.ts';
import { chamadasDeConstrucoes } from './construcoes.routes.ts';
import { answerError } from './erros.ts';
import { chamadasDeImplantacoes } from './implantacoes.routes.ts';
import { createPorta, type Porta } from './porta.ts';
import { chamadasDeRegistro } from './registro.routes.ts';

/** A manifest of hundreds of files is far below it. */
const CORPO_MAXIMO = 4 * 1024 * 1024;

/** The OpenAPI document of this service only, even when it is mounted in a host. */
async function describeApi(app: FastifyInstance): Promise<void> {
  // the schemas describe; each call checks what it takes by itself
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  await app.register(swagger, {
    decorator: 'documentoDoMapa',
    transform: ({ schema, url }) => ({ schema: { ...schema, hide: schema?.tags === undefined }, url }),
    openapi: {
      openapi: '3.1.0',
      info: { title: 'import-map-service', version: '1.0.0', description: 'Quem escreve o mapa de cada ambiente.' },
      components: { securitySchemes: { basic: { type: 'http', scheme: 'basic' }, token: { type: 'http', scheme: 'bearer' } } },
      security: [{ basic: [] }, { token: [] }],
    },
  });
  app.get('/openapi.json', { schema: { hide: true } }, () => app.getDecorator<() => object>('documentoDoMapa')());
}

/** JSON alone; an empty body is an empty object, as tools that always send the header expect. */
function takeJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: CORPO_MAXIMO }, (request, corpo, done) => {
    if (corpo === '') return done(null, {});
    return parse(request, String(corpo), done);
  });
}

function registerApi(app: FastifyInstance, porta: Porta, casos: Casos): void {
  takeJson(app);
  serveChamadas(app, porta, [
    ...chamadasDeAmbientes(casos),
    ...chamadasDeConstrucoes(casos),
    ...chamadasDeImplantacoes(casos),
    ...chamadasDeRegistro(casos),
  ]);
  // public, because verifying a map must not require a credential
  app.get<{ Params: { ambiente: string } }>(
    '/v1/ambientes/:ambiente/chaves',
    { schema: { hide: true, summary: 'Chave pública com que os mapas do ambiente são assinados.', tags: ['ambientes'], security: [] } },
    async ({ params }) => {
      const { id, jwk } = await casos.chavePublica(params.ambiente);
      return { keys: [{ ...jwk, kid: id, use: 'sig', alg: 'EdDSA' }] };
    },
  );
}

/** All routes of the service, without a prefix: the façade, its own API, and the document of that API. */
export function createRotas(ctx: Contexto, casos: Casos): FastifyPluginAsync {
  const porta = createPorta(ctx);
  return async (app) => {
    await app.register(async (api) => {
      api.setErrorHandler(answerError);
      await describeApi(api);
      await api.register(async (comuns) => registerApi(comuns, porta, casos));
      await api.register(async (arquivos) => registerArquivos(arquivos, porta, casos));
    });
    await app.register(async (fachada) => registerFachada(fachada, ctx, { porta, casos }));
  };
}
