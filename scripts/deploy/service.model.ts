import type { Diferenca, EstadoAmbiente, Impacto, Registro } from '@balcao/import-map-service';

export type { Diferenca, Impacto, Registro };
/** The state of an environment, from the API. */
export type Estado = EstadoAmbiente & { readonly digest: string };

export interface Publicacao {
  readonly sequencia: number;
  readonly mudou: boolean;
  readonly digest: string;
  readonly impacto: Impacto | null;
  readonly diferenca: Diferenca | null;
  readonly pendente: string | null;
}

export interface Alcance {
  readonly porcento?: number;
  readonly assinaturas?: readonly string[];
  readonly usuarios?: readonly string[];
}

/** Path of an environment in the API. */
export const ofEnvironment = (ambiente: string, resto: string): string => `/v1/ambientes/${encodeURIComponent(ambiente)}/${resto}`;
