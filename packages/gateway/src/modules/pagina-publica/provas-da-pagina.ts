import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Nobody reads and fills in a form faster than this. */
const MINIMO_MS = 2_000;
const VALIDADE_MS = 12 * 3_600_000;
const FORMATO = /^([0-9a-z]{6,12})\.([\w-]{16})\.([\w-]{43})$/;

/** What a proof says: its name, which is used once, or why it may not be used. */
export type ProvaLida = { readonly chave: string } | 'VENCIDA' | 'CEDO';

/**
 * Proofs that the form of a page was opened, and when: signed with the installation's key for one address, never stored. A proof of another
 * page, a forged one and an old one are all the same.
 */
export function createProvasDaPagina({ chave, agora }: { chave: Buffer; agora: () => Date }) {
  const sign = (slug: string, em: string, nome: string): Buffer => createHmac('sha256', chave).update(`${slug}|${em}|${nome}`).digest();
  return {
    issue(slug: string): string {
      const em = agora().getTime().toString(36);
      const nome = randomBytes(12).toString('base64url');
      return `${em}.${nome}.${sign(slug, em, nome).toString('base64url')}`;
    },
    read(slug: string, prova: string): ProvaLida {
      const [, em = '', nome = '', selo = ''] = FORMATO.exec(prova) ?? [];
      const given = Buffer.from(selo, 'base64url');
      if (given.length !== 32 || !timingSafeEqual(given, sign(slug, em, nome))) return 'VENCIDA';
      const idade = agora().getTime() - Number.parseInt(em, 36);
      if (idade > VALIDADE_MS) return 'VENCIDA';
      return idade < MINIMO_MS ? 'CEDO' : { chave: nome };
    },
  };
}

export type ProvasDaPagina = ReturnType<typeof createProvasDaPagina>;
