import type { AlcanceCanario, Concessao, Direitos, Dita, Item, ItemConstrucao } from './registro.model.ts';

/** A build a service had, newest first in `anteriores`. */
export interface Passagem {
  readonly construcao: string;
  readonly nomes: readonly string[];
  /** First moment it was live: putting it back does not renew it. */
  readonly desde: string;
}

export interface ServicoNoAr extends Passagem {
  /** Entry that put it there. */
  readonly sequencia: number;
  readonly anteriores: readonly Passagem[];
}

export interface CanarioNoAr {
  readonly item: ItemConstrucao;
  readonly alcance: AlcanceCanario;
  /** Chosen when it started, kept while it grows: nobody who is in falls out. */
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
  /** People behind the credential it was asked with; absent in entries from before that was written down. */
  readonly cadeia?: readonly string[] | undefined;
  readonly motivo: string | null;
  readonly em: string;
}

/** A grant as it stands: some of those it reaches may have left it. */
export interface ConcessaoViva extends Concessao {
  /** Users who went back to normal by themselves. */
  readonly deixadaPor?: readonly string[];
}

export interface Congelamento {
  readonly motivo: string | null;
  readonly autor: string;
  readonly em: string;
}

/** A build taken back from one subscription alone: what it has instead, and what it said of it. */
export interface Fixacao extends Dita {
  readonly de: string;
  readonly para: ItemConstrucao;
}

type Por<T> = Readonly<Record<string, T>>;

/** What an environment is now: the sum of its log. */
export interface EstadoAmbiente {
  readonly ambiente: string;
  /** 0: nothing happened yet. */
  readonly sequencia: number;
  readonly em: string | null;
  readonly servicos: Por<ServicoNoAr>;
  readonly avulsos: Por<{ readonly url: string; readonly integridade: string | null }>;
  readonly scopes: Por<Por<string>>;
  /** Integrity of files no build told of, by address. */
  readonly integridades: Por<string>;
  readonly canarios: Por<CanarioNoAr>;
  readonly congelado: Congelamento | null;
  /** On: overrides and canaries are off. */
  readonly chaveGeral: boolean;
  readonly pendentes: Por<Pendente>;
  /** Builds taken back by the system, by service. */
  readonly quarentena: Por<readonly string[]>;
  /** Builds taken back from one subscription alone: subscription → service. */
  readonly fixacoes: Por<Por<Fixacao>>;
  readonly ultimaBase: Por<string>;
  readonly concessoes: Por<ConcessaoViva>;
  /** `service@build` → last moment it was live. */
  readonly sairam: Por<string>;
  /** The last entry undid what came after this sequence. */
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
  /** Since when it may be one of two people; null: it waits for somebody to confirm it. */
  readonly confirmadoEm: string | null;
}

/** What the service is, whatever the environment. */
export interface EstadoServico {
  readonly sequencia: number;
  readonly ambientes: Por<{ readonly modulos: string; readonly origens: readonly string[] }>;
  /** Names environments had: their logs stay, so nobody else has them. */
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
