import { accessRoutes, addressOf, Login, dashboardRoutes, Prova } from '@balcao/contracts';
import { markRetorno, matchRoute, returnUrlSeguro } from '@balcao/domain';
import type { FalhaRequisicao } from '@balcao/shared';
import { type Aviso, avisoOf, type Erros } from '@balcao/shared/forms';
import { errosOf as errosOfInput } from '../../envio.model.ts';
import { copy } from './entrada.copy.ts';

export type CampoLogin = keyof Login;

/** How an answered sign-in ends: at another address, at its second step, or with a sentence on this one. */
export type Desfecho<Campo extends string = CampoLogin> =
  | { readonly tipo: 'ir'; readonly para: string }
  | { readonly tipo: 'expirada'; readonly hash: string; readonly para: string }
  | { readonly tipo: 'codigo' | 'inscricao'; readonly token: string }
  | { readonly tipo: 'aviso'; readonly aviso: Aviso<Campo> };

const frases = {
  email: { vazio: copy.emailVazio, invalido: copy.emailInvalido },
  senha: { vazio: copy.senhaVazia, invalido: copy.senhaInvalida },
};

/** The fields that cannot be sent as they are; empty when all is well. */
export const errosOf = (login: Login): Erros<CampoLogin> => errosOfInput(Login, login, frases);

/** Where someone who has just signed in goes: back to where they came from, marked, else home (spec §4). */
export function destinationOf(search: string): string {
  const home = addressOf(dashboardRoutes, 'home');
  const safe = returnUrlSeguro(new URLSearchParams(search).get('return_url'));
  if (!safe) return home;
  const { pathname } = new URL(safe, 'http://balcao.invalid');
  // back to /logoff or to another login page would undo the sign-in
  return pathname === '/' || matchRoute([accessRoutes], pathname) ? home : markRetorno(safe);
}

/** Codes of spec §4 that lead to another screen. */
const bloqueios: Readonly<Record<number, string>> = { 3: '', 4: '?attempts=1', 5: '' };

/** What a refusal means, by its code (spec §4 and the contract's own 6 to 9); any other value passes through as its sentence. */
export function desfechoOf<Campo extends string>(falha: FalhaRequisicao, campos: readonly Campo[]): Desfecho<Campo> {
  const code = falha.tipo === 'recusada' ? Number(falha.code) : 0;
  const token = tokenOf(falha.data);
  const bloqueio = bloqueios[code];
  if (bloqueio !== undefined) return { tipo: 'ir', para: addressOf(accessRoutes, 'blocked') + bloqueio };
  if (code === 2) return { tipo: 'expirada', hash: token, para: addressOf(accessRoutes, 'expired') };
  if (code === 6 && Prova.safeParse(token).success) return { tipo: 'codigo', token };
  if (code === 9 && Prova.safeParse(token).success) return { tipo: 'inscricao', token };
  const aviso = avisoOf(falha, campos);
  return { tipo: 'aviso', aviso: code === 7 ? { ...aviso, texto: copy.emailNaoConfirmado } : aviso };
}

const tokenOf = (data: unknown): string => {
  const token = (data as { token?: unknown } | null | undefined)?.token;
  return typeof token === 'string' ? token : '';
};
