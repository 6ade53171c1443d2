const text = new TextEncoder();

/** Encodes a string for MQTT 3.1.1: two bytes of length, then UTF-8. */
function field(value: string): number[] {
  const bytes = text.encode(value);
  return [bytes.length >> 8, bytes.length & 255, ...bytes];
}

/** Encodes one packet: first byte, variable-length size, body. */
function packet(type: number, body: readonly number[]): Uint8Array<ArrayBuffer> {
  const size: number[] = [];
  let left = body.length;
  do size.push((left & 127) | (left > 127 ? 128 : 0));
  while ((left >>= 7));
  return Uint8Array.from([type, ...size, ...body]);
}

/** Protocol version 4; clean session, user name and password; keep-alive of a minute; no client id. */
const SAUDACAO = [...field('MQTT'), 4, 0xc2, 0, 60, 0, 0];

export const connectPacket = (username: string, password: string) => packet(0x10, [...SAUDACAO, ...field(username), ...field(password)]);

/** Subscribes with QoS 0: lost messages are recovered by the next read. */
export const subscribePacket = (topics: readonly string[]) => packet(0x82, [0, 1, ...topics.flatMap((topic) => [...field(topic), 0])]);
/** Publishes on a topic with QoS 0. */
export const publishPacket = (topic: string, message: string) => packet(0x30, [...field(topic), ...text.encode(message)]);
export const pingPacket = () => packet(0xc0, []);

/** First nibble of the first byte of a publish packet. */
export const PUBLISH = 3;
export const SUBACK = 9;

/** Payload of a publish packet with QoS 0: everything after the topic. */
export const messageOf = (body: readonly number[]): string =>
  new TextDecoder().decode(Uint8Array.from(body.slice(2 + ((body[0] as number) << 8) + (body[1] as number))));

/** Splits a stream, which arrives in pieces of any size, into packets. */
export function packetReader(tell: (type: number, body: number[]) => void): (piece: ArrayBuffer) => void {
  const rest: number[] = [];
  return (piece) => {
    rest.push(...new Uint8Array(piece));
    for (;;) {
      let [at, size] = [0, 0];
      do size += ((rest[++at] as number) & 127) << (7 * (at - 1));
      while ((rest[at] as number) > 127);
      // also when the length field itself is still incomplete
      if (rest.length <= at + size) return;
      tell((rest[0] as number) >> 4, rest.splice(0, at + size + 1).slice(at + 1));
    }
  };
}
