import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { createWebSocketStream, type WebSocket, WebSocketServer } from 'ws';
import type { Broker } from './broker.ts';
import { isOurOrigin } from './origin.ts';

const CAMINHO = '/mqtt';
const MAX_MENSAGEM = 64 * 1_024;
const MAX_POR_SEGUNDO = 100;

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Message limit per second, far above what any screen sends. */
function limitRate(ws: WebSocket): void {
  let [second, count] = [0, 0];
  ws.on('message', () => {
    const now = Math.floor(performance.now() / 1_000);
    if (now !== second) [second, count] = [now, 0];
    count += 1;
    if (count > MAX_POR_SEGUNDO) ws.terminate();
  });
}

/** MQTT over WebSocket on the site's own port. */
export function attachMqtt(app: FastifyInstance, broker: Pick<Broker, 'handle' | 'isUp'>, config: Parameters<typeof isOurOrigin>[2]): void {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MENSAGEM,
    handleProtocols: (offered) => (offered.has('mqtt') ? 'mqtt' : false),
  });

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // the socket belongs to whoever calls: its errors are theirs
    socket.on('error', () => undefined);
    if ((request.url ?? '').split('?')[0] !== CAMINHO) return refuse(socket, '404 Not Found');
    const { origin = '', host = '' } = request.headers;
    if (!isOurOrigin(origin, host, config)) return refuse(socket, '403 Forbidden');
    // the page retries by itself
    if (!broker.isUp()) return refuse(socket, '503 Service Unavailable');
    server.handleUpgrade(request, socket, head, (ws) => {
      limitRate(ws);
      // packets are written piece by piece: without this each piece is a frame, and a journey through the kernel, of its own
      const stream = createWebSocketStream(ws, {
        writev: (pieces, done) => ws.send(Buffer.concat(pieces.map(({ chunk }) => chunk as Buffer)), done),
      });
      stream.on('error', () => ws.terminate());
      broker.handle(stream, request);
    });
  });

  // open sockets would keep the server from closing
  app.addHook('preClose', async () => {
    for (const ws of server.clients) ws.terminate();
    server.close();
  });
}
