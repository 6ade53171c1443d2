// What the values of environment variables are made of; each refusal is the end of a pt-BR sentence that begins with the variable.
import * as z from 'zod/mini';

export const numero = (min: number, max: number, erro: string) =>
  z.coerce.number(erro).check(z.int(erro), z.gte(min, erro), z.lte(max, erro));
export const endereco = (protocolos: RegExp, erro: string) =>
  z.string().check(z.refine((value) => URL.canParse(value) && protocolos.test(new URL(value).protocol), erro));
/** A path of this site, or a whole address. */
export const isCaminhoOuSite = (value: string): boolean =>
  /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(value) || (/^https?:\/\//i.test(value) && URL.canParse(value));
export const postgres = endereco(/^postgres(ql)?:$/, 'deve ser um endereço postgres://usuario:senha@servidor:porta/banco');
export const conexoes = (padrao: number) => z._default(numero(1, 500, 'deve ser um número de conexões de 1 a 500'), padrao);
export const espera = (padrao: number) => z._default(numero(100, 600_000, 'deve ser um tempo de 100 a 600000 milissegundos'), padrao);
export const chave = z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/i, 'deve ter 64 dígitos hexadecimais (32 bytes)')));
export const web = endereco(/^https?:$/, 'deve ser um endereço http:// ou https://');

/** Who stands before the gateway: anybody or nobody, so many hops, or a list of addresses. */
export function proxyOf(text: string): boolean | number | string[] {
  if (/^(true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  if (/^\d{1,2}$/.test(text)) return Number(text);
  return text.split(',').map((part) => part.trim());
}
