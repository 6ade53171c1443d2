import type { PedidoTransferencia } from '@balcao/contracts';

/** A transfer as it is chosen. */
export interface EscolhaDaTransferencia {
  readonly de: string | null;
  readonly para: string | null;
  readonly vigorDesde: string | null;
  readonly ramo: string | null;
  readonly seguradora: string | null;
  readonly corretoraId: string | null;
  readonly fimDe: string | null;
  readonly fimAte: string | null;
  readonly comEncerradas: boolean;
}

/** What is asked of the gateway; null while a choice is missing. */
export function pedidoDe({ de, para, vigorDesde, comEncerradas, ...escolha }: EscolhaDaTransferencia): PedidoTransferencia | null {
  if (!de || !para || !vigorDesde || de === para) return null;
  const { ramo, seguradora, corretoraId, fimDe, fimAte } = escolha;
  return {
    de,
    para,
    vigorDesde,
    filtro: {
      ...(ramo && { ramo }),
      ...(seguradora && { seguradora }),
      ...(corretoraId && { corretoraId }),
      ...(fimDe && { fimDe }),
      ...(fimAte && { fimAte }),
      ...(comEncerradas && { comEncerradas }),
    },
  };
}
