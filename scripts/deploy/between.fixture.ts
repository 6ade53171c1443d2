import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  readonly metodo: string;
  readonly caminho: string;
  readonly corpo: string;
}

export interface Between {
  readonly url: string;
  readonly asked: readonly Asked[];
  close(): Promise<void>;
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** Stands between the command and the service: `before` sees each question first, and may take its time, or answer it with `cut`. */
export async function standBetween(target: string, before: (asked: Asked) => Promise<'pass' | 'cut'>): Promise<Between> {
  const asked: Asked[] = [];
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const corpo = await readAll(request);
    const question = { metodo: request.method ?? '', caminho: request.url ?? '', corpo: corpo.toString('utf8') };
    asked.push(question);
    if ((await before(question)) === 'cut') return void request.socket.destroy();
    const { authorization = '', 'content-type': tipo } = request.headers;
    const headers = { authorization, ...(tipo && { 'content-type': tipo }) };
    const body = corpo.length > 0 ? new Uint8Array(corpo) : null;
    const resposta = await fetch(target + question.caminho, { method: question.metodo, headers, body });
    response.writeHead(resposta.status, { 'content-type': 'application/json' });
    response.end(Buffer.from(await resposta.arrayBuffer()));
  };
  const server = createServer((request, response) => void pass(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Whether a request is the actual swap, and not its rehearsal. */
export const isSwap = ({ metodo, caminho, corpo }: Asked): boolean =>
  metodo === 'POST' && caminho.endsWith('/implantacoes') && !corpo.includes('"simular":true');
