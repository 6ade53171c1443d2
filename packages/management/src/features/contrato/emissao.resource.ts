import { type ContratoVisto, type DecisaoDivergencia, emissaoCalls, type PedidoEmissao, vendaCalls } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { keyOf, queryClient } from '@balcao/shared/query';
import { refreshContrato } from '../../contrato/contrato.resource.ts';

async function refresh(): Promise<void> {
  await refreshContrato();
  await Promise.all([vendaCalls.listVendas, vendaCalls.getTotais].map((um) => queryClient.invalidateQueries({ queryKey: keyOf(um) })));
}

/** The proposal becomes its policy. @throws {FalhaRequisicao} as `call` does */
export async function emit(pedido: PedidoEmissao, idempotencyKey: string): Promise<ContratoVisto> {
  const visto = await call(emissaoCalls.emit, pedido, { idempotencyKey });
  await refresh();
  return visto;
}

/** Settles a clause that was issued otherwise. @throws {FalhaRequisicao} as `call` does */
export async function decide(decisao: DecisaoDivergencia): Promise<ContratoVisto> {
  const visto = await call(emissaoCalls.decideDivergencia, decisao, { idempotencyKey: crypto.randomUUID() });
  await refresh();
  return visto;
}
