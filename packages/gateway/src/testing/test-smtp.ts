import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { testConfig } from './test-config.ts';

/** What the server says of a message: a code that refuses it, or takes it and is cut off before saying so. */
export type RespostaSmtp = number | 'cai';

/** A mail server of the tests. */
export interface SmtpTeste {
  /** What it took, in the order it came. */
  readonly chegou: { readonly para: string; readonly corpo: string }[];
  /** What it says of the next messages; with none, it takes them. */
  readonly respostas: RespostaSmtp[];
  /** The configuration of a gateway that sends by it. */
  readonly config: ReturnType<typeof testConfig>;
  close(): Promise<void>;
}

/** Starts it on a port of its own. */
export async function createSmtpTeste(): Promise<SmtpTeste> {
  const chegou: { para: string; corpo: string }[] = [];
  const respostas: RespostaSmtp[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      void buffer(stream).then((bytes) => {
        const resposta = respostas.shift();
        if (typeof resposta === 'number') return done(Object.assign(new Error('no'), { responseCode: resposta }));
        chegou.push({ para: session.envelope.rcptTo[0]?.address ?? '', corpo: bytes.toString('utf8') });
        // taken, and cut off before saying so
        if (resposta === 'cai') {
          for (const socket of sockets) socket.destroy();
          return;
        }
        return done();
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    chegou,
    respostas,
    config: testConfig({
      correio: { smtpUrl: `smtp://127.0.0.1:${port}`, remetente: 'Balcão <oi@balcao.test>', spf: 'a:mail.balcao.test' },
    }),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
