import { createHmac } from 'node:crypto';

/** What the external support window learns: who asks, of which subscription. Ids alone: the token travels in an address. */
export interface CargaSuporte {
  readonly jti: string;
  readonly usuarioId: string;
  readonly assinaturaId: string;
  readonly segfyerId: string | null;
  readonly em: Date;
  readonly expiraEm: Date;
}

const part = (value: object | Buffer): string =>
  (Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value))).toString('base64url');
const seconds = (date: Date): number => Math.floor(date.getTime() / 1_000);

/** A JWT (RFC 7519) signed with HS256: the one algorithm both sides know beforehand. */
export function signSuporte({ jti, usuarioId, assinaturaId, segfyerId, em, expiraEm }: CargaSuporte, chave: Buffer): string {
  const claims = {
    iss: 'balcao',
    aud: 'suporte',
    jti,
    sub: usuarioId,
    assinatura: assinaturaId,
    ...(segfyerId && { segfyer: segfyerId }),
    iat: seconds(em),
    exp: seconds(expiraEm),
  };
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${text}.${part(createHmac('sha256', chave).update(text).digest())}`;
}
