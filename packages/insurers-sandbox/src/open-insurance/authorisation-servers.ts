import { createServer as createHttp, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createHttps, type Server as ServidorTls } from 'node:https';
import type { AddressInfo } from 'node:net';
import { seguradoras } from '../seguradoras/seguradoras.table.ts';
import { createAuthorisationServer, type ServidorDeAutorizacao } from './authorisation-server.ts';

/** Certificate of the door of mutual TLS and its key, in PEM. */
export interface ParTls {
  readonly cert: string;
  readonly key: string;
  /** 0, unless said: a free one. */
  readonly porta?: number;
}

interface Escuta {
  readonly address: string;
  readonly host: string;
  readonly portaTls: number;
  readonly routing: (request: IncomingMessage, response: ServerResponse) => void;
}

/** As Fastify's own server: who asks again after a pause is not met by a connection that is just closing. */
const OCIOSA_MS = 72_000;
const slugs = new Set(seguradoras.map(({ slug }) => slug));
/** An address of an authorisation server, which reads requests itself. */
const slugOf = ({ url = '' }: IncomingMessage): string | null => {
  const [, slug = ''] = /^\/([a-z0-9_]+)\/oidc(?:[/?]|$)/.exec(url) ?? [];
  return slugs.has(slug) ? slug : null;
};

/** The authorisation servers of the insurers, and the servers that hand requests to them. */
export function createAuthorisationServers(tls: ParTls | null) {
  const abertos = new Map<string, Promise<ServidorDeAutorizacao>>();
  let base = 'http://127.0.0.1';
  let mtls: ServidorTls | null = null;
  let baseMtls: string | null = null;

  function open(slug: string): Promise<ServidorDeAutorizacao> {
    const known = abertos.get(slug);
    if (known) return known;
    const novo = createAuthorisationServer(slug, { issuer: `${base}/${slug}/oidc`, mtls: baseMtls && `${baseMtls}/${slug}/oidc` });
    abertos.set(slug, novo);
    return novo;
  }

  async function handOver(slug: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await (await open(slug)).handle(request, response);
    } catch {
      // a request that broke off: there is nobody to answer
      response.destroy();
    }
  }
  const dispatch =
    (rest: RequestListener): RequestListener =>
    (request, response) => {
      const slug = slugOf(request);
      return slug === null ? rest(request, response) : void handOver(slug, request, response);
    };

  return {
    open,
    createServer: (rest: RequestListener): Server => createHttp({ keepAliveTimeout: OCIOSA_MS }, dispatch(rest)),
    enderecoMtls: (): string | null => baseMtls,
    async listen({ address, host, portaTls, routing }: Escuta): Promise<void> {
      base = address;
      if (!tls) return;
      // whoever shows no certificate is refused by what they ask, as their token is bound to one
      const server = createHttps({ cert: tls.cert, key: tls.key, requestCert: true, rejectUnauthorized: false }, dispatch(routing));
      mtls = server;
      await new Promise<void>((resolve) => server.listen(portaTls, host, resolve));
      baseMtls = `https://${host}:${(server.address() as AddressInfo).port}`;
    },
    async close(): Promise<void> {
      mtls?.closeAllConnections();
      await new Promise<void>((resolve) => (mtls ? mtls.close(() => resolve()) : resolve()));
    },
  };
}
