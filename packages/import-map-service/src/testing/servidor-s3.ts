import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const POR_PAGINA = 2;

export interface ServidorS3 {
  readonly url: string;
  /** Variables that `createArquivosStore` needs to reach it. */
  readonly env: Readonly<Record<string, string>>;
  /** `<bucket>/<key>` → bytes. */
  readonly objetos: Map<string, Buffer>;
  /** Requests received, in order: `PUT /balcao/a/b.js`. */
  readonly pedidos: string[];
  /** Status of every answer from now on; null: normal behaviour. */
  fail(status: number | null): void;
  /** Ignores `If-None-Match`, like older stores. */
  ignoreCondicao(): void;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pedacos: Buffer[] = [];
  for await (const pedaco of request) pedacos.push(pedaco as Buffer);
  return Buffer.concat(pedacos);
}

const xml = (texto: string) => `<?xml version="1.0" encoding="UTF-8"?>${texto}`;
const erroXml = (codigo: string) => xml(`<Error><Code>${codigo}</Code><Message>${codigo}</Message></Error>`);

function listing(chaves: readonly string[], objetos: ReadonlyMap<string, Buffer>, bucket: string, depois: string): string {
  const restam = chaves.filter((chave) => chave > depois);
  const pagina = restam.slice(0, POR_PAGINA);
  const isCortada = restam.length > pagina.length;
  const itens = pagina.map((chave) => {
    const bytes = objetos.get(`${bucket}/${chave}`)?.length ?? 0;
    return `<Contents><Key>${chave}</Key><Size>${bytes}</Size><LastModified>2026-03-01T12:00:00.000Z</LastModified></Contents>`;
  });
  const proxima = isCortada ? `<NextContinuationToken>${pagina.at(-1)}</NextContinuationToken>` : '';
  return xml(
    `<ListBucketResult><Name>${bucket}</Name><IsTruncated>${isCortada}</IsTruncated>${proxima}${itens.join('')}</ListBucketResult>`,
  );
}

/** A bucket over real HTTP: the methods the store uses, pages of two objects, signed requests only. */
export async function createServidorS3(): Promise<ServidorS3> {
  const objetos = new Map<string, Buffer>();
  const pedidos: string[] = [];
  let falha: number | null = null;
  let isSurdo = false;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers } = request;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
    const corpo = await bodyOf(request);
    const send = (status: number, texto: string | Buffer = '') => response.writeHead(status).end(texto);
    pedidos.push(`${method} ${pathname}`);
    if (falha !== null) return void send(falha, erroXml('Falha'));
    const digest = createHash('sha256').update(corpo).digest('hex');
    const isAssinado = headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=chave-de-teste/') ?? false;
    if (!isAssinado || headers['x-amz-content-sha256'] !== digest) return void send(403, erroXml('AccessDenied'));

    const [bucket = '', ...resto] = decodeURIComponent(pathname).slice(1).split('/');
    const chave = resto.join('/');
    if (chave === '') {
      const chaves = [...objetos.keys()].map((nome) => nome.slice(bucket.length + 1)).sort();
      return void send(200, listing(chaves, objetos, bucket, searchParams.get('continuation-token') ?? ''));
    }
    const nome = `${bucket}/${chave}`;
    const objeto = objetos.get(nome);
    if (method === 'PUT') {
      if (objeto && headers['if-none-match'] === '*' && !isSurdo) return void send(412, erroXml('PreconditionFailed'));
      objetos.set(nome, corpo);
      return void send(200);
    }
    if (method === 'DELETE') {
      objetos.delete(nome);
      return void send(204);
    }
    if (!objeto) return void send(404, method === 'HEAD' ? '' : erroXml('NoSuchKey'));
    response.setHeader('content-length', objeto.length);
    send(200, method === 'HEAD' ? '' : objeto);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    env: {
      S3_ENDPOINT: url,
      S3_BUCKET: 'balcao',
      S3_REGION: 'sa-east-1',
      S3_ACCESS_KEY_ID: 'chave-de-teste',
      S3_SECRET_ACCESS_KEY: 'segredo-de-teste',
      S3_FORCE_PATH_STYLE: 'true',
    },
    objetos,
    pedidos,
    fail: (status) => {
      falha = status;
    },
    ignoreCondicao: () => {
      isSurdo = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
