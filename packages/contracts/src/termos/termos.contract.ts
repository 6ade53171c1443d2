import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Id, Instante, Nada } from '../formats.ts';

/** `true` while the user has signed the terms in force; anything else leads to /termos/assinarTermos (spec §4). */
export const COOKIE_TERMO = 'balcao_termo_assinado';

/** A version of the terms of use. */
export const Termo = z.object({
  id: Id,
  versao: z.string(),
  titulo: z.string(),
  /** Paragraphs separated by a blank line; a line beginning with `## ` is a heading. */
  texto: z.string(),
  /** SHA-256 of `texto` in UTF-8, hexadecimal; this is what the user signs. */
  sha256: z.string(),
  publicadoEm: Instante,
});
export type Termo = z.infer<typeof Termo>;

/** Terms of use: those still to be signed, and the signature. */
export const termosCalls = {
  /** With nothing left to sign, the answer gives the cookie. */
  getPendente: defineCall({
    method: 'GET',
    path: '/c/api/v1/termos/pendentes',
    resumo: 'Os termos que o usuário ainda não assinou; null quando não há.',
    qualquerSessao: 'todos assinam os termos',
    input: Nada,
    output: z.nullable(Termo),
  }),
  /** Stored with hash, ip, browser and time; gives the cookie. */
  sign: defineCall({
    method: 'POST',
    path: '/c/api/v1/termos/:id/assinar',
    resumo: 'Assina os termos.',
    qualquerSessao: 'todos assinam os termos',
    input: z.object({ id: Id, sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
    output: z.object({ assinadoEm: Instante, sha256: z.string() }),
  }),
};
