/** Wrong credentials allowed per address and minute. */
const TENTATIVAS = 10;
const JANELA_MS = 60_000;
const LEMBRADOS = 10_000;

export interface Freio {
  /** Seconds until this address may try again; 0: now. */
  wait(ip: string): number;
  fail(ip: string): void;
}

/** Slows down guessing. Correct credentials are not counted. */
export function createFreio(agora: () => Date): Freio {
  const falhas = new Map<string, { quantas: number; ate: number }>();
  return {
    wait(ip) {
      const falha = falhas.get(ip);
      const faltaMs = falha ? falha.ate - agora().getTime() : 0;
      if (faltaMs <= 0) falhas.delete(ip);
      return falha && faltaMs > 0 && falha.quantas >= TENTATIVAS ? Math.ceil(faltaMs / 1000) : 0;
    },
    fail(ip) {
      const ate = agora().getTime() + JANELA_MS;
      falhas.set(ip, { quantas: (falhas.get(ip)?.quantas ?? 0) + 1, ate });
      const [primeiro] = falhas.keys();
      if (falhas.size > LEMBRADOS && primeiro !== undefined) falhas.delete(primeiro);
    },
  };
}
