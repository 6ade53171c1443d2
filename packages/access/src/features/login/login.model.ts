import { accessRoutes, Login, managementRoutes, addressOf } from '@balcao/contracts';
import { catalogoDeErros, marcarRetorno, matchRoute, returnUrlSeguro } from '@balcao/domain';
import type { FalhaRequisicao } from '@balcao/shared';
import { copy } from './login.copy.ts';

/** What is wrong with each field, said by the field. */
export type ErrosLogin = Partial<Record<keyof Login, string>>;

/** How a refused sign-in ends: at another address, or with a sentence on this one. */
export type Desfecho =
  | { readonly tipo: 'expirada'; readonly hash: string; readonly para: string }
  | { readonly tipo: 'bloqueada'; readonly para: string }
  | { readonly tipo: 'aviso'; readonly texto: string; readonly erros: ErrosLogin };

const palavras: Record<keyof Login, { vazio: string; invalido: string }> = {
  email: { vazio: copy.emailVazio, invalido: copy.emailInvalido },
  senha: { vazio: copy.senhaVazia, invalido: copy.senhaInvalida },
};

const isCampo = (campo: unknown): campo is keyof Login => campo === 'email' || campo === 'senha';

/** The fields that cannot be sent as they are; empty when all is well. */
export function errosOf(login: Login): ErrosLogin {
  const parsed = Login.safeParse(login);
  const fields = parsed.error?.issues.map((issue) => issue.path[0]).filter(isCampo) ?? [];
  return Object.fromEntries(fields.map((campo) => [campo, login[campo].trim() ? palavras[campo].invalido : palavras[campo].vazio]));
}

/** Where someone who has just signed in goes: back to where they came from, marked, else home (spec §4). */
export function destinationOf(search: string): string {
  const home = addressOf(managementRoutes, 'home');
  const safe = returnUrlSeguro(new URLSearchParams(search).get('return_url'));
  if (!safe) return home;
  const { pathname } = new URL(safe, 'http://balcao.invalid');
  // back to /logoff or to another login page would undo the sign-in
  return pathname === '/' || matchRoute([accessRoutes], pathname) ? home : marcarRetorno(safe);
}

/** What a refusal means, by its code (spec §4). */
export function desfechoOf(falha: FalhaRequisicao): Desfecho {
  const { tipo, code, mensagem, errors, data } = falha;
  if (tipo === 'recusada' && code === 2) return { tipo: 'expirada', hash: hashOf(data), para: addressOf(accessRoutes, 'expired') };
  if (tipo === 'recusada' && (code === 3 || code === 5)) return { tipo: 'bloqueada', para: addressOf(accessRoutes, 'blocked') };
  if (tipo === 'recusada' && code === 4) return { tipo: 'bloqueada', para: `${addressOf(accessRoutes, 'blocked')}?attempts=1` };
  const erros = Object.fromEntries(errors.filter(({ campo }) => isCampo(campo)).map((erro) => [erro.campo, erro.mensagem]));
  return { tipo: 'aviso', texto: sentenceOf(tipo, code, mensagem), erros };
}

function sentenceOf(tipo: FalhaRequisicao['tipo'], code: FalhaRequisicao['code'], mensagem: string | null): string {
  if (tipo === 'recusada' && code === 1) return copy.incorretos;
  if (tipo === 'muitasTentativas') return mensagem ?? copy.muitasTentativas;
  if (tipo === 'emAtualizacao') return catalogoDeErros.emAtualizacao.join(' ');
  if (tipo === 'semResposta') return catalogoDeErros.semResposta.join(' ');
  return mensagem ?? catalogoDeErros.falhou.join(' ');
}

const hashOf = (data: unknown): string => {
  const token = (data as { token?: unknown } | null | undefined)?.token;
  return typeof token === 'string' ? token : '';
};
