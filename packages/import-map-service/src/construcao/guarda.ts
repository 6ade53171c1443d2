// HELPER B: DO NOT WRITE THIS FILE; helper G is writing it now. Stay with src/regras.
import type { Construcao } from './construcao.model.ts';

/** When a build last served anybody. */
export interface UsoConstrucao {
  readonly construcao: Construcao;
  /** Live now, somewhere: map, canary, pending approval or a support grant. */
  readonly isNoAr: boolean;
  /** Last moment it was live anywhere, ISO; null = never. */
  readonly ultimaVezNoAr: string | null;
}

export interface PedidoGuarda {
  readonly usos: readonly UsoConstrucao[];
  readonly arquivos: readonly { readonly caminho: string; readonly modificadoEm: Date }[];
  readonly agora: Date;
  readonly guardaDias?: number;
}

export interface ItemInventario {
  readonly servico: string;
  readonly construcao: string;
  readonly registradaEm: string;
  readonly ultimaVezNoAr: string | null;
  /** Brotli bytes of all its files. */
  readonly bytes: number;
}

export interface Inventario {
  /** Builds never deployed. */
  readonly orfas: readonly ItemInventario[];
  /** Builds not live for `dias`. */
  readonly paradas: readonly ItemInventario[];
  /** Services whose newest build was registered more than `dias` ago. */
  readonly semNovidade: readonly { readonly servico: string; readonly ultimaConstrucaoEm: string }[];
}

export function arquivosDispensaveis(_pedido: PedidoGuarda): string[] {
  throw new Error('por escrever');
}

export function inventario(_pedido: { readonly usos: readonly UsoConstrucao[]; readonly agora: Date; readonly dias: number }): Inventario {
  throw new Error('por escrever');
}
