import type { Construcao } from '../construcao/construcao.model.ts';
import type { Canario } from './cohort.ts';

/** Who is in the environment now. */
export interface Publico {
  readonly assinaturas: number;
  /** Live sessions. */
  readonly sessoes: number;
  /** Live sessions by route path, as manifests write it (`/multicalculo/orcamentos`). */
  readonly porRota?: Readonly<Record<string, number>> | undefined;
}

export interface Impacto {
  /** Paths touched, sorted. */
  readonly rotas: readonly string[];
  /** The service and every one that depends on it, directly or not, sorted. */
  readonly parcelasTocadas: readonly string[];
  /** null = nobody told. */
  readonly assinaturas: number | null;
  readonly sessoes: number | null;
  /** Brotli bytes of the new files. */
  readonly bytesAMais: number;
  /** `<dir>/<file>` of files the build before did not have. */
  readonly arquivosNovos: readonly string[];
}

export interface PedidoImpacto {
  readonly antes: Construcao | null;
  readonly depois: Construcao;
  /** The builds live in the environment. */
  readonly todas: readonly Construcao[];
  readonly publico: Publico | null;
  readonly canario?: Pick<Canario, 'porcento' | 'assinaturas' | 'usuarios'> | undefined;
}

export function impactoDe(_pedido: PedidoImpacto): Impacto {
  throw new Error('por escrever');
}
