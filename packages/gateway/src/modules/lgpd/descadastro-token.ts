import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../../plugins/keys.ts';
import type { Correio } from '../../plugins/mail.ts';
import { copy } from './lgpd.copy.ts';

/** Whose advertising a link of unsubscribing ends. */
export interface AlvoDescadastro {
  readonly assinaturaId: string;
  readonly seguradoId: string;
}

/** Signs and reads the tokens of unsubscribing. */
export interface TokensDescadastro {
  sign(alvo: AlvoDescadastro): string;
  /** Null for whatever this installation did not sign. */
  read(token: string): AlvoDescadastro | null;
}

const UUID_BYTES = 16;
const SELO_BYTES = 32;
const bytesOf = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex');
const uuidOf = (bytes: Buffer): string => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * A token is the two ids and their seal: it says nothing of the person to who reads it, and needs no row, so that a link in an e-mail of
 * years ago still works.
 */
export function createTokensDescadastro(chave: Buffer): TokensDescadastro {
  const key = deriveKey(chave, 'descadastro');
  const sealOf = (ids: Buffer): Buffer => createHmac('sha256', key).update(ids).digest();
  return {
    sign: ({ assinaturaId, seguradoId }) => {
      const ids = Buffer.concat([bytesOf(assinaturaId), bytesOf(seguradoId)]);
      return Buffer.concat([ids, sealOf(ids)]).toString('base64url');
    },
    read: (token) => {
      if (!/^[A-Za-z0-9_-]{86}$/.test(token)) return null;
      const bytes = Buffer.from(token, 'base64url');
      const ids = bytes.subarray(0, 2 * UUID_BYTES);
      const seal = bytes.subarray(2 * UUID_BYTES);
      // the last character of a token has unused bits: only the one spelling that was signed is taken
      if (bytes.toString('base64url') !== token || seal.length !== SELO_BYTES || !timingSafeEqual(seal, sealOf(ids))) return null;
      return { assinaturaId: uuidOf(ids.subarray(0, UUID_BYTES)), seguradoId: uuidOf(ids.subarray(UUID_BYTES)) };
    },
  };
}

/** Where an e-mail to a client lets them say that they want no more: the page, and the address mail readers call by themselves. */
export function addressesOfDescadastro(
  tokens: Pick<TokensDescadastro, 'sign'>,
  correio: Pick<Correio, 'endereco'>,
  alvo: AlvoDescadastro,
): { readonly pagina: string; readonly umClique: string } {
  const token = tokens.sign(alvo);
  return { pagina: correio.endereco(copy.paginaDescadastro(token)), umClique: correio.endereco(copy.umClique(token)) };
}
