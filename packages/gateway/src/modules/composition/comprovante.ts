import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const ABA_BYTES = 12;
const SELO_CARACTERES = 22;

/** Proof that a page was served by this environment's gateways: each page has its own, and any gateway with the key reads it. */
export function createComprovantes(chave: Buffer) {
  const seal = (aba: string): string => createHmac('sha256', chave).update(aba).digest('base64url').slice(0, SELO_CARACTERES);
  return {
    issue(): string {
      const aba = randomBytes(ABA_BYTES).toString('base64url');
      return `${aba}.${seal(aba)}`;
    },
    /** The mark of the page; null: the proof is not from one of our pages. */
    read(comprovante: string | undefined): string | null {
      const [aba = '', selo = ''] = comprovante?.split('.') ?? [];
      const [dado, certo] = [Buffer.from(selo), Buffer.from(seal(aba))];
      return dado.length === certo.length && timingSafeEqual(dado, certo) ? aba : null;
    },
  };
}

export type Comprovantes = ReturnType<typeof createComprovantes>;
