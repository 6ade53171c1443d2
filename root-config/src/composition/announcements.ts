import { connectPacket, messageOf, packetReader, pingPacket, PUBLISH, SUBACK, subscribePacket } from './mqtt-packets.ts';

const PING_MS = 45_000;
/** Spec §9, then further apart: a gateway that is down is not helped by being asked. */
const RECONEXAO_MS = 5_000;
const RECONEXAO_MAX_MS = 60_000;

/**
 * Listens to a few topics for as long as the page lives. Announcements are all this tab wants of the broker until a screen wants more,
 * and the library that speaks all of MQTT weighs 90 KB: too much to hear that something changed.
 *
 * @param onHeard what was told on one of the topics; null when they were not listened to until now, and something may have been
 * @returns how to stop
 */
export function listenForAnnouncements(
  topics: readonly string[],
  username: string,
  password: string,
  onHeard: (message: string | null) => void,
): () => void {
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
      if (socket === current) again = setTimeout(connect, Math.min(RECONEXAO_MS * ++failures, RECONEXAO_MAX_MS));
    };
  };
  connect();
  return () => {
    const last = socket;
    socket = null;
    clearTimeout(again);
    last?.close();
  };
}
