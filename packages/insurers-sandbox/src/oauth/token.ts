import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export interface Concessao {
  readonly slug: string;
  readonly escopo: string;
  readonly expiraEm: number;
}

export const VALIDADE_TOKEN_S = 900;

/** Signs and verifies bearer tokens. Stateless: key and tokens are only valid during the process. */
export function createTokens(chave: Buffer = randomBytes(32)) {
  const sign = (payload: string): Buffer => createHmac('sha256', chave).update(payload).digest();
  return {
    issue: (concessao: Concessao): string => {
      const payload = Buffer.from(JSON.stringify(concessao)).toString('base64url');
      return `${payload}.${sign(payload).toString('base64url')}`;
    },
    /** Grant of a token; null when it has another signature, belongs to another insurer or has expired. */
    read: (token: string, slug: string, agora: Date): Concessao | null => {
      const [payload = '', mac = ''] = token.split('.');
      const given = Buffer.from(mac, 'base64url');
      const expected = sign(payload);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const concessao = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Concessao; // signed here, so written here
      return concessao.slug === slug && concessao.expiraEm > agora.getTime() ? concessao : null;
    },
  };
}
export type Tokens = ReturnType<typeof createTokens>;
