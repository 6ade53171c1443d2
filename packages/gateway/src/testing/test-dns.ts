import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** How a name is answered: its texts, each in the strings it is split into; or nothing at all; or a refusal. */
export type RespostaDns = { readonly textos: readonly (readonly string[])[] } | 'silencio' | 'inexistente' | 'vazio' | 'falha';

const RCODE = { textos: 0, vazio: 0, falha: 2, inexistente: 3 } as const;
const TXT = 16;
const MAX_UDP = 512;
const TRUNCADO = 0x0200;

/** The question of a message: its name, and its bytes as they stand in it (RFC 1035, 4.1.2). */
function readPergunta(mensagem: Buffer): { nome: string; pergunta: Buffer } {
  const partes: string[] = [];
  let at = 12;
  for (let length = mensagem[at] ?? 0; length > 0; length = mensagem[at] ?? 0) {
    partes.push(mensagem.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { nome: partes.join('.').toLowerCase(), pergunta: mensagem.subarray(12, at + 5) };
}

function textRecord(partes: readonly string[]): Buffer {
  const data = Buffer.concat(partes.map((parte) => Buffer.concat([Buffer.from([Buffer.byteLength(parte)]), Buffer.from(parte)])));
  const head = Buffer.alloc(12);
  // the name is that of the question, which stands at 12
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(TXT, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function answerOf(mensagem: Buffer, resposta: Exclude<RespostaDns, 'silencio'>, max: number): Buffer {
  const { pergunta } = readPergunta(mensagem);
  const textos = typeof resposta === 'string' ? [] : resposta.textos;
  const records = textos.map(textRecord);
  const isWhole = 12 + pergunta.length + records.reduce((bytes, record) => bytes + record.length, 0) <= max;
  const head = Buffer.alloc(12);
  mensagem.copy(head, 0, 0, 2);
  head.writeUInt16BE(0x8180 | (isWhole ? 0 : TRUNCADO) | RCODE[typeof resposta === 'string' ? resposta : 'textos'], 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(isWhole ? records.length : 0, 6);
  return Buffer.concat([head, pergunta, ...(isWhole ? records : [])]);
}

/** A DNS server on this machine: over UDP, and over TCP for what does not fit there (RFC 1035, 4.2). */
export async function createTestDns(answer: (nome: string) => RespostaDns) {
  const perguntas: string[] = [];
  const reply = (mensagem: Buffer, por: 'udp' | 'tcp', send: (resposta: Buffer) => void) => {
    const { nome } = readPergunta(mensagem);
    perguntas.push(`${por} ${nome}`);
    const resposta = answer(nome);
    if (resposta !== 'silencio') send(answerOf(mensagem, resposta, por === 'udp' ? MAX_UDP : 65_535));
  };
  const sockets = new Set<Socket>();
  const tcp = createServer((socket) => {
    sockets.add(socket);
    let lido = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('data', (bytes) => {
      lido = Buffer.concat([lido, bytes]);
      while (lido.length >= 2 && lido.length >= 2 + lido.readUInt16BE(0)) {
        const size = lido.readUInt16BE(0);
        const mensagem = lido.subarray(2, 2 + size);
        lido = lido.subarray(2 + size);
        reply(mensagem, 'tcp', (resposta) => {
          const prefix = Buffer.alloc(2);
          prefix.writeUInt16BE(resposta.length, 0);
          socket.write(Buffer.concat([prefix, resposta]));
        });
      }
    });
  });
  tcp.listen(0, '127.0.0.1');
  await once(tcp, 'listening');
  const { port } = tcp.address() as AddressInfo;
  const udp = createSocket('udp4');
  udp.on('message', (mensagem, from) => reply(mensagem, 'udp', (resposta) => udp.send(resposta, from.port, from.address)));
  udp.bind(port, '127.0.0.1');
  await once(udp, 'listening');
  return {
    servidor: `127.0.0.1:${port}`,
    /** `udp nome` or `tcp nome`, in the order they were asked. */
    perguntas,
    close(): void {
      udp.close();
      tcp.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
