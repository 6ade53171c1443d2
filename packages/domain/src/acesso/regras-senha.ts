/** Owner of the password: their name and e-mail are the first guesses of an attacker. */
export interface DonoSenha {
  readonly email?: string | undefined;
  readonly nome?: string | undefined;
}

/** One thing a password must hold, and whether it does. */
export interface RegraSenha {
  readonly id: 'tamanho' | 'letras' | 'numero' | 'simbolo' | 'pessoal' | 'comum';
  /** pt-BR, as a list item. */
  readonly texto: string;
  readonly isCumprida: boolean;
}

/** Fewest characters of a password. */
export const SENHA_MINIMO = 10;

const COMUNS = /senha|password|qwert|asdfg|mudar|admin|corretor|seguro|123456|654321|abcdef|(.)\1{3}/i;
const MENOR_PARTE = 4;

const plain = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Words of the name and of the local part of the e-mail. */
const partsOf = ({ email = '', nome = '' }: DonoSenha): string[] =>
  plain(`${email.split('@')[0] ?? ''} ${nome}`)
    .split(/[^\p{L}\d]+/u)
    .filter((parte) => parte.length >= MENOR_PARTE);

/**
 * What a password being chosen must hold, each rule with its sentence, in the order shown. The screen shows all of them while
 * typing; the gateway refuses with the first that does not hold.
 *
 * @param senha as typed: spaces and accents count as they are
 * @param dono whose it is, when known
 * @example regrasSenha('Balcao#2026').every(({ isCumprida }) => isCumprida) // true
 */
export function regrasSenha(senha: string, dono: DonoSenha = {}): readonly RegraSenha[] {
  const simples = plain(senha);
  const isEscrita = senha !== '';
  return [
    { id: 'tamanho', texto: `Ao menos ${SENHA_MINIMO} caracteres`, isCumprida: [...senha].length >= SENHA_MINIMO },
    { id: 'letras', texto: 'Letras maiúsculas e minúsculas', isCumprida: /\p{Lu}/u.test(senha) && /\p{Ll}/u.test(senha) },
    { id: 'numero', texto: 'Um número', isCumprida: /\d/.test(senha) },
    { id: 'simbolo', texto: 'Um símbolo, como # ou !', isCumprida: /[^\p{L}\d\s]/u.test(senha) },
    {
      id: 'pessoal',
      texto: 'Nada do seu nome ou e-mail',
      isCumprida: isEscrita && !partsOf(dono).some((parte) => simples.includes(parte)),
    },
    { id: 'comum', texto: 'Nenhuma palavra ou sequência comum, como “senha” ou “123456”', isCumprida: isEscrita && !COMUNS.test(simples) },
  ];
}

/** Rules that a password does not meet yet, as parts of one sentence; empty when it meets all. */
export const faltamNaSenha = (senha: string, dono?: DonoSenha): string =>
  regrasSenha(senha, dono)
    .filter(({ isCumprida }) => !isCumprida)
    .map(({ texto }) => `${texto.charAt(0).toLowerCase()}${texto.slice(1)}`)
    .join('; ');

/**
 * Error message of a new password; undefined when it is acceptable.
 *
 * @example judgeSenha('balcao#2026') // 'Falta na senha: letras maiúsculas e minúsculas.'
 */
export function judgeSenha(senha: string, dono?: DonoSenha): string | undefined {
  if (senha === '') return 'Crie uma senha.';
  const faltam = faltamNaSenha(senha, dono);
  return faltam === '' ? undefined : `Falta na senha: ${faltam}.`;
}
