import { connect, createServer, type Server, type Socket } from 'node:net';

/** Who speaks: the program that connected, or the server it speaks to. */
export type Sentido = 'pedido' | 'resposta';

/** A way to a server that a test may break, and mend. */
export interface ProxyTcp {
  readonly porta: number;
  /** The same address by way of the proxy: `postgres://u:p@host:5432/b` → `postgres://u:p@127.0.0.1:<porta>/b`. */
  through(url: string): string;
  /** Ends every connection and lets none in: the server is gone. */
  cut(): void;
  /** Connections stay open and take what is said, nothing of it arrives: the network is dumb. */
  hold(): void;
  /** As if nothing had happened: what was held arrives now. */
  letThrough(): void;
  /**
   * Cuts as soon as something that matches is said, which does not arrive. Once. With `depoisDe`, only on a connection where that was asked
   * before.
   *
   * @returns resolves when it happened
   */
  cutAt(sentido: Sentido, padrao: RegExp, depoisDe?: RegExp): Promise<void>;
  /** Connections open now. */
  readonly abertas: number;
  close(): Promise<void>;
}

interface Ligacao {
  readonly client: Socket;
  readonly server: Socket;
  readonly retidos: { readonly to: Socket; readonly chunk: Buffer }[];
}

interface Gatilho {
  readonly sentido: Sentido;
  readonly padrao: RegExp;
  readonly depoisDe: RegExp | null;
  /** Where `depoisDe` was asked. */
  readonly prontas: WeakSet<Ligacao>;
  fire(): void;
}

/** Where a server listens: `host:port`, or, for a PostgreSQL that is reached by its folder, the socket there. */
function placeOf(alvo: string): { host: string; port: number } | { path: string } {
  const { hostname, port } = new URL(alvo);
  const host = decodeURIComponent(hostname);
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port: Number(port) };
}

/** Stands between programs and the server of that address (a URL of any protocol). */
export async function createTcpProxy(alvo: string): Promise<ProxyTcp> {
  const place = placeOf(alvo);
  const ligacoes = new Set<Ligacao>();
  let estado: 'aberto' | 'cortado' | 'retido' = 'aberto';
  let gatilhos: Gatilho[] = [];

  function drop(ligacao: Ligacao): void {
    ligacoes.delete(ligacao);
    ligacao.client.destroy();
    ligacao.server.destroy();
  }
  function cut(): void {
    estado = 'cortado';
    for (const ligacao of ligacoes) drop(ligacao);
  }
  /** Whether what was said pulled a trigger, and so is lost. */
  function trips(ligacao: Ligacao, sentido: Sentido, chunk: Buffer): boolean {
    if (gatilhos.length === 0) return false;
    const text = chunk.toString('latin1');
    const pulled = gatilhos.find(
      (gatilho) => gatilho.sentido === sentido && (gatilho.depoisDe === null || gatilho.prontas.has(ligacao)) && gatilho.padrao.test(text),
    );
    if (sentido === 'pedido') for (const { depoisDe, prontas } of gatilhos) if (depoisDe?.test(text)) prontas.add(ligacao);
    if (!pulled) return false;
    gatilhos = gatilhos.filter((gatilho) => gatilho !== pulled);
    cut();
    pulled.fire();
    return true;
  }
  function pass(ligacao: Ligacao, sentido: Sentido, to: Socket, chunk: Buffer): void {
    if (trips(ligacao, sentido, chunk)) return;
    if (estado === 'retido') ligacao.retidos.push({ to, chunk });
    else to.write(chunk);
  }

  const listener: Server = createServer((client) => {
    client.on('error', () => undefined);
    if (estado === 'cortado') return void client.destroy();
    const server = connect(place);
    const ligacao: Ligacao = { client, server, retidos: [] };
    ligacoes.add(ligacao);
    server.on('error', () => drop(ligacao));
    client.on('data', (chunk) => pass(ligacao, 'pedido', server, chunk));
    server.on('data', (chunk) => pass(ligacao, 'resposta', client, chunk));
    for (const socket of [client, server]) socket.on('close', () => drop(ligacao));
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  const porta = typeof address === 'object' && address ? address.port : 0;

  return {
    porta,
    through: (url) => {
      const own = new URL(url);
      own.hostname = '127.0.0.1';
      own.port = String(porta);
      return own.href;
    },
    cut,
    hold: () => void (estado = 'retido'),
    letThrough: () => {
      estado = 'aberto';
      for (const { retidos } of ligacoes) for (const { to, chunk } of retidos.splice(0)) to.write(chunk);
    },
    cutAt: (sentido, padrao, depoisDe) =>
      new Promise((fire) => gatilhos.push({ sentido, padrao, depoisDe: depoisDe ?? null, prontas: new WeakSet(), fire })),
    get abertas() {
      return ligacoes.size;
    },
    close: async () => {
      cut();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}
