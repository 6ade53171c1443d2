import { createHmac, timingSafeEqual } from 'node:crypto';

/** What an insurer sends about a proposal. */
export interface AvisoRecebido {
  /** Exactly as it came: what was signed. */
  readonly corpo: Buffer;
  readonly instante: string;
  readonly assinatura: string;
}

/** How far a notice's moment may be from ours: longer than a slow network, too short to keep one and send it later. */
const TOLERANCIA_S = 300;

/** Whether a notice was signed with the insurer's key, a moment ago. */
export function isAutentico({ corpo, instante, assinatura }: AvisoRecebido, segredo: string, agora: Date): boolean {
  if (!/^\d{9,11}$/.test(instante) || Math.abs(agora.getTime() / 1_000 - Number(instante)) > TOLERANCIA_S) return false;
  const esperada = createHmac('sha256', segredo).update(`${instante}.`).update(corpo).digest();
  const dada = Buffer.from(/^sha256=([0-9a-f]{64})$/.exec(assinatura)?.[1] ?? '', 'hex');
  return dada.length === esperada.length && timingSafeEqual(dada, esperada);
}
