/**
 * The loose e-mail check (spec §5): text, @, text, a dot, a character. For search boxes and sign-in.
 *
 * @example emailFrouxo('a@b.c') // true
 */
export const emailFrouxo = (texto: string): boolean => texto.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(texto);

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const OCTETO = /^(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/;

const isIpLiteral = (domain: string): boolean => {
  const octets = domain.slice(1, -1).split('.');
  return domain.startsWith('[') && domain.endsWith(']') && octets.length === 4 && octets.every((octet) => OCTETO.test(octet));
};

/**
 * The strict e-mail check (spec §5): a domain whose last part has 2 to 24 letters, or an IP literal. For addresses that will be kept.
 *
 * @example emailEstrito('ana@corretora.com.br') // true
 * @example emailEstrito('ana@[10.0.0.1]') // true
 */
export function emailEstrito(texto: string): boolean {
  const at = texto.lastIndexOf('@');
  const [local, domain] = [texto.slice(0, at), texto.slice(at + 1)];
  if (at < 1 || texto.length > 254 || local.length > 64 || !LOCAL.test(local)) return false;
  if (isIpLiteral(domain)) return true;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && /^[a-z]{2,24}$/i.test(labels.at(-1) ?? '');
}
