const MINUTO_MS = 60_000;
const DIA_MS = 86_400_000;
/** The first question comes soon after the protocol, each next one after twice the wait, and none waits longer than half a day. */
const PRIMEIRA_MS = 15 * MINUTO_MS;
const MAIOR_MS = DIA_MS / 2;
/** An insurer that said nothing for so long is asked by a person. */
const LIMITE_MS = 30 * DIA_MS;

/** When the answer of an insurer is asked for again, after so many times; null once it was followed long enough, `limiteMs` if it is said. */
export function nextConsulta(
  { consultas, protocoladoEm }: { consultas: number; protocoladoEm: Date },
  agora: Date,
  limiteMs = LIMITE_MS,
): Date | null {
  const proxima = new Date(agora.getTime() + Math.min(PRIMEIRA_MS * 2 ** Math.min(consultas, 20), MAIOR_MS));
  return proxima.getTime() > protocoladoEm.getTime() + limiteMs ? null : proxima;
}
