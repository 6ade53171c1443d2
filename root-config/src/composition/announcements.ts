import { esperaReconexao } from '@balcao/domain';
import { connectPacket, messageOf, packetReader, pingPacket, PUBLISH, publishPacket, SUBACK, subscribePacket } from './mqtt-packets.ts';

const PING_MS = 45_000;

/** A connection to the broker. */
export interface Conexao {
  readonly publish: (topic: string, message: string) => void;
  readonly stop: () => void;
}

/**
 * Listens to a few topics while the page is open. Until a screen needs more, this tab only receives announcements,
 * and the full MQTT library weighs 90 KB, too much for that.
 *
 * @param onHeard a message of one of the topics; null after each new subscription, because messages may have been missed
 * @returns functions to stop and to publish; messages published while disconnected are dropped
 */
export function listenForAnnouncements(
  topics: readonly string[],
  username: string,
  password: string,
  onHeard: (message: string | null) => void,
): Conexao {
  let socket: WebSocket | null;
  let again: ReturnType<typeof setTimeout>;
  let failures = 0;

  const connect = () => {
    const current = new WebSocket(`${window.location.origin.replace('http', 'ws')}/mqtt`, 'mqtt');
    let ping: ReturnType<typeof setInterval>;
    socket = current;
    current.binaryType = 'arraybuffer';
    const read = packetReader((type, body) => {
      // a closed socket may still deliver packets in flight
      if (socket !== current) return;
      if (type === PUBLISH) onHeard(messageOf(body));
      if (type !== SUBACK) return;
      failures = 0;
      onHeard(null);
    });
    current.onopen = () => {
      // no need to wait: a broker that refuses the first packet closes the connection
      current.send(connectPacket(username, password));
      current.send(subscribePacket(topics));
      ping = setInterval(() => current.send(pingPacket()), PING_MS);
    };
    current.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => read(data);
    current.onclose = () => {
      clearInterval(ping);
      if (socket === current) again = setTimeout(connect, esperaReconexao(++failures, Math.random()));
    };
  };
  connect();
  return {
    publish: (topic, message) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(publishPacket(topic, message));
    },
    stop: () => {
      const last = socket;
      socket = null;
      clearTimeout(again);
      last?.close();
    },
  };
}
