import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** One notice on its way from an insurer to the gateway. */
export interface AvisoEmTransito {
  readonly path: string;
  readonly corpo: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** A notice and what the gateway answered to it. */
export interface AvisoEntregue extends AvisoEmTransito {
  readonly status: number;
  readonly resposta: string;
}

/** Between the insurers and the gateway, over real HTTP: passes notices on, and does to them what the network or a forger would. */
export interface Estafeta {
  /** What the gateway gives out as its own address. */
  readonly url: string;
  readonly entregues: AvisoEntregue[];
  /** Lays hands on a notice before it is passed on. */
  change: (aviso: AvisoEmTransito) => AvisoEmTransito;
  /** The gateway gets the notice, the insurer never hears that it did. */
  perderRespostas: boolean;
  /** Makes the gateway listen, and passes notices on to it. */
  listen(app: FastifyInstance): Promise<void>;
  /** Hands a notice to the gateway, as anybody who can reach it may. */
  post(aviso: AvisoEmTransito): Promise<AvisoEntregue>;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pedacos: Buffer[] = [];
  for await (const pedaco of request) pedacos.push(pedaco as Buffer);
  return Buffer.concat(pedacos);
}

const DE_AVISO = /^(content-type|x-webhook-.+)$/;

/** Listens at once, so that its address can be the gateway's own before there is a gateway. */
export async function createEstafeta(): Promise<Estafeta> {
  let destino = '';

  async function post(aviso: AvisoEmTransito): Promise<AvisoEntregue> {
    const reply = await fetch(`${destino}${aviso.path}`, { method: 'POST', headers: aviso.headers, body: new Uint8Array(aviso.corpo) });
    return { ...aviso, status: reply.status, resposta: await reply.text() };
  }

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([nome]) => DE_AVISO.test(nome))) as Record<string, string>;
    const entregue = await post(estafeta.change({ path: request.url ?? '/', corpo: await bodyOf(request), headers }));
    estafeta.entregues.push(entregue);
    if (estafeta.perderRespostas) response.destroy();
    else response.writeHead(entregue.status).end(entregue.resposta);
  }

  const server = createServer((request, response) => void pass(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const estafeta: Estafeta = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    entregues: [],
    change: (aviso) => aviso,
    perderRespostas: false,
    async listen(app) {
      destino = await app.listen({ port: 0, host: '127.0.0.1' });
    },
    post,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return estafeta;
}
