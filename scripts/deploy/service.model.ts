import type { EstadoAmbiente, Registro } from '@balcao/import-map-service';

export type { Registro };
/** The state of an environment as the API tells it. */
export type Estado = EstadoAmbiente & { readonly digest: string };

/** What a deploy would touch. */
export interface Impacto {
  readonly rotas: readonly string[];
  readonly parcelasTocadas: readonly string[];
  /** null: the service does not know. */
  readonly assinaturas: number | null;
  readonly sessoes: number | null;
  readonly bytesAMais: number;
  readonly arquivosNovos: readonly string[];
}

export interface Publicacao {
  readonly sequencia: number;
  readonly mudou: boolean;
  readonly digest: string;
  readonly impacto: Impacto | null;
  readonly pendente: string | null;
}

interface Ponta {
  readonly url: string;
  readonly construcao: string | null;
}

export interface Diferenca {
  readonly entram: readonly { readonly nome: string; readonly para: Ponta }[];
  readonly saem: readonly { readonly nome: string; readonly de: Ponta }[];
  readonly mudam: readonly { readonly nome: string; readonly de: Ponta; readonly para: Ponta }[];
  readonly servicos: readonly { readonly servico: string; readonly de: string | null; readonly para: string | null }[];
  readonly bytes: number;
}

export interface Alcance {
  readonly porcento?: number;
  readonly assinaturas?: readonly string[];
  readonly usuarios?: readonly string[];
}

/** Path of an environment in the API. */
export const ofEnvironment = (ambiente: string, resto: string): string => `/v1/ambientes/${encodeURIComponent(ambiente)}/${resto}`;
