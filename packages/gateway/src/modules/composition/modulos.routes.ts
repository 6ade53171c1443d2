import { extname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { FonteDeMapas } from './mapas.port.ts';

interface Deps {
  /** `dist/modules`. */
  readonly pasta: string;
  readonly arquivo: FonteDeMapas['arquivo'];
}

const UM_ANO_S = 31_536_000;
const CAMINHO = /^[\w-]+(\/[\w-]+)*\/[\w.-]+$/;
/** Size of the memory cache, so that the same immutable bytes are not requested twice from a bucket. */
const MEMORIA_BYTES = 48 * 1024 * 1024;

const TIPOS: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

type Codificacao = 'br' | 'gz';

/** Encodings the browser accepts, the smallest first; null is the raw file. */
function encodingsOf(request: FastifyRequest): (Codificacao | null)[] {
  const aceita = String(request.headers['accept-encoding'] ?? '');
  return [...(/\bbr\b/.test(aceita) ? ['br' as const] : []), ...(/\bgzip\b/.test(aceita) ? ['gz' as const] : []), null];
}

interface Achado {
  readonly bytes: Buffer;
  readonly codificacao: Codificacao | null;
}

/** Files of registered builds, with a cache of the most recently requested. */
function createArquivosQuentes(arquivo: Deps['arquivo']) {
  const quentes = new Map<string, Buffer>();
  let soma = 0;
  const keep = (chave: string, bytes: Buffer): Buffer => {
    if (bytes.length > MEMORIA_BYTES / 8) return bytes;
    quentes.set(chave, bytes);
    soma += bytes.length;
    for (const [antiga, seus] of quentes) {
      if (soma <= MEMORIA_BYTES) break;
      quentes.delete(antiga);
      soma -= seus.length;
    }
    return bytes;
  };
  return async (caminho: string, codificacoes: readonly (Codificacao | null)[]): Promise<Achado | null> => {
    for (const codificacao of codificacoes) {
      const chave = `${caminho} ${codificacao ?? ''}`;
      const quente = quentes.get(chave);
      if (quente) return { bytes: quente, codificacao };
      const bytes = await arquivo(caminho, codificacao ?? undefined);
      if (bytes && !quentes.has(chave)) keep(chave, bytes);
      if (bytes) return { bytes, codificacao };
    }
    return null;
  };
}

/** Serves the modules of all builds: the installation's from its folder, deployed ones from the file store. */
export async function modulosRoutes(app: FastifyInstance, { pasta, arquivo }: Deps): Promise<void> {
  const find = createArquivosQuentes(arquivo);

  async function sendDeployed(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const caminho = (request.url.split('?')[0] ?? '').replace(/^\/modules\//, '');
    const tipo = TIPOS[extname(caminho)];
    const achado = tipo && CAMINHO.test(caminho) && request.method === 'GET' ? await find(caminho, encodingsOf(request)) : null;
    // a missing file answers 404, not the page
    if (!achado || !tipo) throw naoEncontrado();
    if (achado.codificacao) void reply.header('content-encoding', achado.codificacao === 'gz' ? 'gzip' : 'br');
    return reply
      .code(200)
      .header('content-type', tipo)
      .header('vary', 'accept-encoding')
      .header('cache-control', `public, max-age=${UM_ANO_S}, immutable`)
      .send(achado.bytes);
  }

  await app.register(
    async (scope) => {
      scope.setNotFoundHandler(sendDeployed);
      await scope.register(fastifyStatic, {
        root: pasta,
        prefix: '/',
        index: false,
        decorateReply: false,
        preCompressed: true,
        immutable: true,
        maxAge: UM_ANO_S * 1000,
        wildcard: true,
      });
    },
    { prefix: '/modules' },
  );
}
