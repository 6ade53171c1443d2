import { connectPacket, messageOf, type Packet, PacketReader, pingPacket, subscribePacket, TIPO } from './mqtt-packets.ts';

const VIVO_S = 60;
const PING_MS = 45_000;
/** Spec §9, then further apart: a gateway that is down is not helped by being asked. */
const RECONEXAO_MS = 5_000;
const RECONEXAO_MAX_MS = 60_000;

export interface Escuta {
  readonly url: string;
  readonly topics: readonly string[];
  readonly username: string;
  readonly password: string;
  /** What was told on one of the topics; null when they were not listened to until now, and something may have been. */
  onHeard(message: string | null): void;
  readonly open: (url: string) => WebSocket;
}

/**
 * Listens to a few topics for as long as the page lives. Announcements are all this tab wants of the broker until a screen wants more,
 * and the library that speaks all of MQTT weighs 90 KB: too much to hear that something changed.
 *
 * @returns how to stop
 */
export function listenForAnnouncements(escuta: Escuta): () => void {
  let socket: WebSocket | null = null;
  let ping: ReturnType<typeof setInterval> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const connect = () => {
    const reader = new PacketReader();
    const current = escuta.open(escuta.url);
    socket = current;
    current.binaryType = 'arraybuffer';
    current.onopen = () => current.send(connectPacket({ ...escuta, clientId: `composicao-${crypto.randomUUID()}`, keepAliveS: VIVO_S }));
    current.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
      // a line that was let go may still bring what was on its way
      for (const packet of reader.take(data)) if (socket === current) hear(current, packet);
    };
    current.onclose = () => {
      clearInterval(ping);
      if (socket !== current) return;
      failures += 1;
      again = setTimeout(connect, Math.min(RECONEXAO_MS * failures, RECONEXAO_MAX_MS));
    };
  };
  const hear = (current: WebSocket, { type, body }: Packet) => {
    if (type === TIPO.connack) {
      current.send(subscribePacket(escuta.topics));
      ping = setInterval(() => current.send(pingPacket()), PING_MS);
    }
    if (type === TIPO.publish) escuta.onHeard(messageOf(body));
    if (type !== TIPO.suback) return;
    failures = 0;
    escuta.onHeard(null);
  };
  connect();
  return () => {
    const last = socket;
    socket = null;
    clearTimeout(again);
    last?.close();
  };
}
