import type { Page } from '@playwright/test';

/** What the broker said: 0 is welcome, 5 not authorised; a subscription is granted with 0 to 2 and refused with 128. */
export interface Conversa {
  readonly connack: number;
  readonly suback: readonly number[];
}

interface Pedido {
  readonly usuario: string;
  readonly senha: string;
  readonly topicos: readonly string[];
}

/**
 * Speaks MQTT 3.1.1 byte by byte from inside a page, with the cookies of that page: connects and subscribes. The page must be of the
 * site; a connection the broker ends answers -1 where nothing was heard.
 */
export const talkMqtt = (page: Page, pedido: Pedido): Promise<Conversa> =>
  page.evaluate(({ usuario, senha, topicos }) => {
    const field = (text: string): number[] => {
      const bytes = [...new TextEncoder().encode(text)];
      return [bytes.length >> 8, bytes.length & 255, ...bytes];
    };
    const packet = (type: number, body: number[]): Uint8Array<ArrayBuffer> => {
      const length: number[] = [];
      for (let left = body.length; left > 0 || length.length === 0; left >>= 7) length.push((left & 127) | (left > 127 ? 128 : 0));
      return Uint8Array.from([type, ...length, ...body]);
    };
    return new Promise<Conversa>((resolve) => {
      const socket = new WebSocket(`ws://${window.location.host}/mqtt`, 'mqtt');
      const heard = { connack: -1, suback: [] as number[] };
      socket.binaryType = 'arraybuffer';
      socket.onopen = () =>
        socket.send(packet(0x10, [...field('MQTT'), 4, 0xc2, 0, 60, ...field('e2e'), ...field(usuario), ...field(senha)]));
      socket.onclose = () => resolve(heard);
      // MQTT is a stream: a message of the socket may hold part of a packet, or more than one
      let bytes: number[] = [];
      socket.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
        bytes = [...bytes, ...new Uint8Array(data)];
        const [type = 0, length = Number.POSITIVE_INFINITY] = bytes;
        if (bytes.length < length + 2) return;
        const body = bytes.slice(2, length + 2);
        bytes = bytes.slice(length + 2);
        if (type === 0x20) {
          heard.connack = body[1] ?? -1;
          if (topicos.length > 0) socket.send(packet(0x82, [0, 1, ...topicos.flatMap((topico) => [...field(topico), 1])]));
        }
        if (type === 0x90) heard.suback = body.slice(2);
        if (type === 0x90 || topicos.length === 0) socket.close();
      };
    });
  }, pedido);
