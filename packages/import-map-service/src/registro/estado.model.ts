import type { AlcanceCanario, Concessao, Direitos, Dita, Item, ItemConstrucao } from './registro.model.ts';

/** A build a service had, newest first in `anteriores`. */
export interface Passagem {
  readonly construcao: string;
  readonly nomes: readonly string[];
  /** When it first became live; deploying it again does not change this. */
  readonly desde: string;
}

export interface ServicoNoAr extends Passagem {
  /** Sequence of the entry that deployed it. */
  readonly sequencia: number;
  readonly anteriores: readonly Passagem[];
}

export interface CanarioNoAr {
  readonly item: ItemConstrucao;
  readonly alcance: AlcanceCanario;
  /** Chosen when the canary starts and kept while it grows, so that nobody inside drops out. */
  readonly sal: string;
  readonly desde: string;
  readonly sequencia: number;
}

/** A deploy that waits for a second person. */
export interface Pendente {
  readonly id: string;
  readonly itens: readonly Item[];
  readonly canario: AlcanceCanario | null;
  readonly autor: { readonly id: string; readonly nome: string };
  /** People behind the requester's credential; absent in entries written before this field existed. */
  readonly cadeia?: readonly string[] | undefined;
  readonly motivo: string | null;
  readonly em: string;
}

/** A grant and the users who already left it. */
export interface ConcessaoViva extends Concessao {
  /** Users who left the grant themselves. */
  readonly deixadaPor?: readonly string[];
}

export interface Congelamento {
  readonly motivo: string | null;
  readonly autor: string;
  readonly em: string;
}

/** A build reverted for one subscription only: its replacement, and the reports that caused it. */
export interface Fixacao extends Dita {
  readonly de: string;
  readonly para: ItemConstrucao;
}

type Por<T> = Readonly<Record<string, T>>;

/** Current state of an environment: the fold of its log. */
export interface EstadoAmbiente {
  readonly ambiente: string;
  /** 0: the log is empty. */
  readonly sequencia: number;
  readonly em: string | null;
  readonly servicos: Por<ServicoNoAr>;
  readonly avulsos: Por<{ readonly url: string; readonly integridade: string | null }>;
  readonly scopes: Por<Por<string>>;
  /** Integrity of files that belong to no build, by address. */
  readonly integridades: Por<string>;
  readonly canarios: Por<CanarioNoAr>;
  readonly congelado: Congelamento | null;
  /** When on, overrides and canaries are off. */
  readonly chaveGeral: boolean;
  readonly pendentes: Por<Pendente>;
  /** Builds reverted by the system, by service. */
  readonly quarentena: Por<readonly string[]>;
  /** Builds reverted for one subscription only: subscription → service. */
  readonly fixacoes: Por<Por<Fixacao>>;
  readonly ultimaBase: Por<string>;
  readonly concessoes: Por<ConcessaoViva>;
  /** `service@build` → last moment it was live. */
  readonly sairam: Por<string>;
  /** Set when the last entry rolled back everything after this sequence. */
  readonly retornoAcimaDe: number | null;
}

export interface TokenGuardado {
  readonly id: string;
  readonly hash: string;
  readonly pessoa: string;
  readonly descricao: string;
  readonly direitos: Direitos;
  readonly criadoEm: string;
  readonly expiraEm: string;
  readonly revogadoEm: string | null;
  /** People behind it: who made it, who confirmed it, and who is behind them. */
  readonly cadeia: readonly string[];
  /** Since when it may act as one of two people; null: it waits for confirmation. */
  readonly confirmadoEm: string | null;
}

/** State of the service itself, independent of environments. */
export interface EstadoServico {
  readonly sequencia: number;
  readonly ambientes: Por<{ readonly modulos: string; readonly origens: readonly string[] }>;
  /** Names of removed environments: their logs remain, so the names are not reused. */
  readonly apagados: readonly string[];
  readonly tokens: Por<TokenGuardado>;
}

export const estadoInicial = (ambiente: string): EstadoAmbiente => ({
  ambiente,
  sequencia: 0,
  em: null,
  servicos: {},
  avulsos: {},
  scopes: {},
  integridades: {},
  canarios: {},
  congelado: null,
  chaveGeral: false,
  pendentes: {},
  quarentena: {},
  fixacoes: {},
  ultimaBase: {},
  concessoes: {},
  sairam: {},
  retornoAcimaDe: null,
});

export const servicoInicial: EstadoServico = { sequencia: 0, ambientes: {}, apagados: [], tokens: {} };

export const chaveUso = (servico: string, construcao: string): string => `${servico}@${construcao}`;
