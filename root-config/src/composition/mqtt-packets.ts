const text = new TextEncoder();

/** A string as MQTT 3.1.1 writes it: two bytes of length, then UTF-8. */
function field(value: string): number[] {
  const bytes = text.encode(value);
  return [bytes.length >> 8, bytes.length & 255, ...bytes];
}

/** One packet: its first byte, the length of the rest in as many bytes as it takes, the rest. */
function packet(type: number, body: readonly number[]): Uint8Array<ArrayBuffer> {
  const size: number[] = [];
  for (let left = body.length; size.length === 0 || left > 0; left >>= 7) size.push((left & 127) | (left > 127 ? 128 : 0));
  return Uint8Array.from([type, ...size, ...body]);
}

export interface Credencial {
  readonly clientId: string;
  readonly username: string;
  readonly password: string;
  readonly keepAliveS: number;
}

/** Clean session, user name and password. */
const COM_SENHA = 0xc2;

export const connectPacket = ({ clientId, username, password, keepAliveS }: Credencial) =>
  packet(0x10, [
    ...field('MQTT'),
    4,
    COM_SENHA,
    keepAliveS >> 8,
    keepAliveS & 255,
    ...field(clientId),
    ...field(username),
    ...field(password),
  ]);

/** Asks for topics at quality 0: what got lost, the next reading finds. */
export const subscribePacket = (topics: readonly string[]) => packet(0x82, [0, 1, ...topics.flatMap((topic) => [...field(topic), 0])]);
export const pingPacket = () => packet(0xc0, []);

/** First nibble of a packet's first byte. */
export const TIPO = { connack: 2, publish: 3, suback: 9 } as const;

export interface Packet {
  readonly type: number;
  readonly body: Uint8Array;
}

/** What a publish of quality 0 says: all that follows its topic. */
export const messageOf = (body: Uint8Array): string =>
  new TextDecoder().decode(body.subarray(2 + ((body[0] as number) << 8) + (body[1] as number)));

/** Packets of a stream that arrives in pieces of any size. */
export class PacketReader {
  #rest = new Uint8Array(0);

  take(piece: ArrayBuffer): Packet[] {
    const all = new Uint8Array(this.#rest.length + piece.byteLength);
    all.set(this.#rest);
    all.set(new Uint8Array(piece), this.#rest.length);
    const packets: Packet[] = [];
    let at = 0;
    for (;;) {
      const header = sizeAt(all, at + 1);
      if (!header || header.end + header.size > all.length) break;
      packets.push({ type: (all[at] as number) >> 4, body: all.subarray(header.end, header.end + header.size) });
      at = header.end + header.size;
    }
    this.#rest = all.slice(at);
    return packets;
  }
}

function sizeAt(bytes: Uint8Array, from: number): { size: number; end: number } | null {
  let size = 0;
  for (let at = from; at < Math.min(bytes.length, from + 4); at += 1) {
    const byte = bytes[at] as number;
    size += (byte & 127) << (7 * (at - from));
    if (byte < 128) return { size, end: at + 1 };
  }
  return null;
}
