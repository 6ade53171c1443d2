import type { EmpresaOnboarding, ErroCampo, Linha, UsuarioOnboarding } from '@balcao/contracts';
import { addDias, emailEstrito, hojeEm, isCelular, isCnpj, judgeSenha, normalizeDocumento, normalizeTelefone } from '@balcao/domain';
import { celularInvalido, cnpjInvalido, emailInvalido, senhaFraca, siteInvalido, susepInvalido } from './onboarding.errors.ts';

/**
 * A site as it is stored: whole address, http or https, of a named host. Null when the text is none.
 *
 * @example normalizeSite('www.corretora.com.br') // 'https://www.corretora.com.br/'
 */
export function normalizeSite(texto: string): string | null {
  const written = /^[a-z][a-z0-9+.-]*:/i.test(texto) && !/^[\w.-]+:\d/.test(texto) ? texto : `https://${texto}`;
  if (/\s/.test(texto) || !URL.canParse(written)) return null;
  const { protocol, hostname, username, password, href } = new URL(written);
  const isNamed = /^([a-z0-9-]+\.)+[a-z]{2,24}$/i.test(hostname);
  return /^https?:$/.test(protocol) && isNamed && !username && !password ? href : null;
}

/** The digits of a Susep registration, leading zeros kept. */
export const normalizeSusep = (texto: string): string => texto.replace(/[.\-/\s]/g, '');

/** What a person may not be: each refused field, with `prefixo` before its name. */
export function checkUsuario({ name, email, phone, password }: UsuarioOnboarding, prefixo = ''): ErroCampo[] {
  const faltam = judgeSenha(password, { email, nome: name });
  return [
    ...(emailEstrito(email) ? [] : [emailInvalido(`${prefixo}email`)]),
    ...(isCelular(phone) ? [] : [celularInvalido(`${prefixo}phone`)]),
    ...(faltam === undefined ? [] : [senhaFraca(`${prefixo}password`, faltam)]),
  ];
}

export function checkEmpresa({ website, cnpj, susep }: EmpresaOnboarding, prefixo = ''): ErroCampo[] {
  return [
    ...(!website || normalizeSite(website) ? [] : [siteInvalido(`${prefixo}website`)]),
    ...(isCnpj(cnpj) ? [] : [cnpjInvalido(`${prefixo}cnpj`)]),
    ...(!susep || /^\d{6,15}$/.test(normalizeSusep(susep)) ? [] : [susepInvalido(`${prefixo}susep`)]),
  ];
}

/** A brokerage as it is stored. */
export const toCorretora = ({ name, website, cnpj, susep }: EmpresaOnboarding) => ({
  nome: name,
  cnpj: normalizeDocumento(cnpj),
  site: website ? normalizeSite(website) : null,
  susep: susep ? normalizeSusep(susep) : null,
});

/** A person as it is stored. */
export const toPessoa = ({ name, email, phone }: UsuarioOnboarding) => ({ nome: name, email, telefone: normalizeTelefone(phone) });

const MAX_LOGIN = 40;

/**
 * Login name of a subscription, from the company's.
 *
 * @example loginOf('Vale do Sapucaí Corretora Ltda.') // 'vale-do-sapucai-corretora'
 */
export function loginOf(nome: string): string {
  const login = nome
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b(ltda|me|epp|eireli|s\/?a)\b\.?/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LOGIN)
    .replace(/^-+|-+$/g, '');
  return login || 'corretora';
}

/** When a trial of so many days ends: the last millisecond of its last day in São Paulo, today being the first. */
export const fimDoTeste = (agora: Date, dias: number): Date => new Date(`${addDias(hojeEm(agora), dias - 1)}T23:59:59.999-03:00`);

/** What a brokerage agrees with an insurer until it says otherwise: the ranges of the market, one entry per line. */
export const comissaoInicial = (linhas: readonly Linha[]) =>
  linhas.map((linha) => ({ linha, padraoBps: 2_000, minBps: 1_000, maxBps: 2_500 }));
