import { esperaReconexao } from '@balcao/domain';
import { connectPacket, messageOf, packetReader, pingPacket, PUBLISH, publishPacket, SUBACK, subscribePacket } from './mqtt-packets.ts';

const PING_MS = 45_000;

/** A line to the broker. */
export interface Linha {
  readonly publish: (topic: string, message: string) => void;
  readonly stop: () => void;
}

/**
 * Listens to a few topics for as long as the page lives. Announcements are all this tab wants of the broker until a screen wants more,
 * and the library that speaks all of MQTT weighs 90 KB: too much to hear that something changed.
 *
 * @param onHeard what was told on one of the topics; null when they were not listened to until now, and something may have been
 * @returns how to stop, and how to say something: lost where the line is down, for nobody waits for it
 */
export function listenForAnnouncements(
  topics: readonly string[],
  username: string,
  password: string,
  onHeard: (message: string | null) => void,
): Linha {
  let socket: WebSocket | null;
  let again: ReturnType<typeof setTimeout>;
  let failures = 0;

  const connect = () => {
    const current = new WebSocket(`${window.location.origin.replace('http', 'ws')}/mqtt`, 'mqtt');
    let ping: ReturnType<typeof setInterval>;
    socket = current;
    current.binaryType = 'arraybuffer';
    const read = packetReader((type, body) => {
      // a line that was let go may still bring what was on its way
      if (socket !== current) return;
      if (type === PUBLISH) onHeard(messageOf(body));
      if (type !== SUBACK) return;
      failures = 0;
      onHeard(null);
    });
    current.onopen = () => {
      // nothing is waited for: a broker that does not want the first has closed the line
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
