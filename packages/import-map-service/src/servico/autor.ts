import type { TokenGuardado } from '../registro/estado.model.ts';
import type { Direitos } from '../registro/registro.model.ts';
import { recusas } from './servico.copy.ts';

/** Actions that a right may allow. */
export const ACOES = [
  'ler',
  'registrar',
  'implantar',
  'aprovar',
  'retornar',
  'canario',
  'congelar',
  'chave-geral',
  'saude',
  'concessao',
  'tokens',
  'ambientes',
] as const;
export type Acao = (typeof ACOES)[number];

/** The author of a change. `id` is the person: two tokens of one person are the same author. */
export interface Autor {
  readonly id: string;
  readonly nome: string;
  readonly direitos: Direitos;
  /** The token used; absent for the deployer's password, or when the host vouches for the author. */
  readonly token?: Pick<TokenGuardado, 'id' | 'cadeia' | 'confirmadoEm'>;
}

export const TODOS_OS_DIREITOS: Direitos = { servicos: ['*'], ambientes: ['*'], acoes: ['*'] };

/** The service itself as author. */
export const SISTEMA: Autor = { id: 'sistema', nome: 'Sistema', direitos: TODOS_OS_DIREITOS };

export const covers = (lista: readonly string[], valor: string): boolean =>
  lista.some((regra) => regra === '*' || regra === valor || (regra.endsWith('/*') && valor.startsWith(regra.slice(0, -1))));

/** Not a service: a right over `*` covers all present and future services. */
export const TODOS = '*';

interface Alvo {
  readonly ambiente?: string;
  readonly servico?: string;
}

/** @throws RecusaServico 403 naming the missing right. */
export function requireDireito({ nome, direitos }: Autor, acao: Acao, { ambiente, servico }: Alvo = {}): void {
  if (!covers(direitos.acoes, acao)) throw recusas.semDireitoAcao(nome, acao);
  if (ambiente !== undefined && !covers(direitos.ambientes, ambiente)) throw recusas.semDireitoAmbiente(nome, ambiente);
  if (servico !== undefined && !covers(direitos.servicos, servico)) throw recusas.semDireitoServico(nome, servico);
}

const inside = (lista: readonly string[], deFora: readonly string[]) =>
  lista.every((regra) => deFora.includes('*') || covers(deFora, regra));

/** Whether `maior` covers the services and environments of `menor`, regardless of actions. */
export const isAoAlcance = (menor: Direitos, maior: Direitos): boolean =>
  inside(menor.servicos, maior.servicos) && inside(menor.ambientes, maior.ambientes);

/** Whether `menor` allows nothing beyond `maior`. */
export function isContido(menor: Direitos, maior: Direitos): boolean {
  return isAoAlcance(menor, maior) && inside(menor.acoes, maior.acoes);
}
