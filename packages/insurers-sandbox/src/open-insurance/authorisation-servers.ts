import { createServer as createHttp, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createHttps, type Server as ServidorTls } from 'node:https';
import type { AddressInfo } from 'node:net';
import { seguradoras } from '../seguradoras/seguradoras.table.ts';
import { createAuthorisationServer, createGuardados, type Guardados, type ServidorDeAutorizacao } from './authorisation-server.ts';

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
/** Names one process answers to; a name more is answered as the first. */
const MAX_NOMES = 200;
const slugs = new Set(seguradoras.map(({ slug }) => slug));
/** An address of an authorisation server, which reads requests itself. */
const slugOf = ({ url = '' }: IncomingMessage): string | null => {
  const [, slug = ''] = /^\/([a-z0-9_]+)\/oidc(?:[/?]|$)/.exec(url) ?? [];
  return slugs.has(slug) ? slug : null;
};

/** The authorisation servers of the insurers, and the servers that hand requests to them. */
export function createAuthorisationServers(tls: ParTls | null) {
  const abertos = new Map<string, Promise<ServidorDeAutorizacao>>();
  const guardados = new Map<string, Guardados>();
  let base = 'http://127.0.0.1';
  let mtls: ServidorTls | null = null;
  let baseMtls: string | null = null;

  /** Who asks for `localhost` is told that issuer, and who asks for `127.0.0.1` the other: a client believes only the one it asked for. */
  function open(slug: string, origem = base): Promise<ServidorDeAutorizacao> {
    const issuer = `${origem}/${slug}/oidc`;
    const known = abertos.get(issuer);
    if (known) return known;
    const kept = guardados.get(slug) ?? createGuardados();
    guardados.set(slug, kept);
    const novo = createAuthorisationServer(slug, { issuer, mtls: baseMtls && `${baseMtls}/${slug}/oidc` }, kept);
    abertos.set(issuer, novo);
    return novo;
  }
  /** By mutual TLS come only calls of the back channel, to the same server that was found by its plain name. */
  const originOf = ({ headers, socket }: IncomingMessage): string =>
    'encrypted' in socket || !headers.host || abertos.size > MAX_NOMES ? base : `http://${headers.host}`;

  async function handOver(slug: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await (await open(slug, originOf(request))).handle(request, response);
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
    open: (slug: string) => open(slug),
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
