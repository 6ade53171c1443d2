import type { Comercial, ErroCampo, Rascunho, Segurado, SeguradoraAtiva, Seguro } from '@balcao/contracts';
import type { ParametrosBlocos } from './parametros-blocos.ts';

/** Commission range agreed with an active insurer, and the highest discount the subscription lets be asked of it. */
export type SeguradoraNegociada = Pick<SeguradoraAtiva, 'slug' | 'comissaoMinBps' | 'comissaoMaxBps' | 'descontoMaxBps'>;

/** What the rules of the common blocks look at: the cleaned draft, the day it is judged on, what was agreed and the ranges. */
export interface PedidoBlocos {
  readonly risco: { readonly segurado: Rascunho<Segurado>; readonly seguro: Rascunho<Seguro> };
  readonly comercial: Rascunho<Comercial>;
  readonly hoje: string;
  readonly seguradoras: readonly SeguradoraNegociada[];
  readonly parametros: ParametrosBlocos;
}

/** The refused fields of one block, in the order they are found. */
export type RegrasBloco = (pedido: PedidoBlocos) => Generator<ErroCampo>;
