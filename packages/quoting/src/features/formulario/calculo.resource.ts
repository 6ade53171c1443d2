import { type Comercial, type CotacaoIniciada, manualCalls, type PedidoCalculo, quotingCalls, quotingEvents } from '@balcao/contracts';
import { call, emit, FalhaRequisicao } from '@balcao/shared';
import { useState } from 'react';
import type * as z from 'zod/mini';

export type CotacaoAberta = z.infer<typeof CotacaoIniciada>;

export interface Rascunho {
  /** Saves what is not saved. @returns the version saved. */
  flush(): Promise<number>;
  /** Learns the version again after being refused as out of date. */
  refresh(): Promise<number>;
}

/** Asks only some insurers: the answers of the run completed stand for the others. */
export interface SoAlgumas {
  readonly seguradoras: readonly string[];
  readonly complementa: string;
}

/**
 * Calculates the saved draft. Asking again while one is on its way is the same asking; asking again after a lost answer sends the
 * same key, so the gateway runs it once. A manual case is concluded instead: its offers are in the draft itself.
 */
export function createCalculo(orcamentoId: string, rascunho: Rascunho, makeKey: () => string, isManual = false) {
  let intent: { pedido: string; key: string } | null = null;
  let flight: Promise<CotacaoAberta> | null = null;

  const send = async (versao: number, comercial: Comercial, so: SoAlgumas | undefined): Promise<CotacaoAberta> => {
    const pedido = pedidoOf({ orcamentoId, versao }, comercial, so);
    const signature = JSON.stringify(pedido);
    if (intent?.pedido !== signature) intent = { pedido: signature, key: makeKey() };
    try {
      const options = { idempotencyKey: intent.key };
      const cotacao = await (isManual
        ? call(manualCalls.concluirManual, { orcamentoId, versao }, options)
        : call(quotingCalls.calculate, pedido, options));
      intent = null;
      return cotacao;
    } catch (error) {
      if (!isUnanswered(error)) intent = null;
      throw error;
    }
  };

  const run = async (comercial: Comercial, so: SoAlgumas | undefined): Promise<CotacaoAberta> => {
    const versao = await rascunho.flush();
    const cotacao = await send(versao, comercial, so).catch(async (error: unknown) => {
      if (!(error instanceof FalhaRequisicao) || error.tipo !== 'conflito') throw error;
      return send(await rascunho.refresh(), comercial, so);
    });
    emit(quotingEvents.cotacaoIniciada, { orcamentoId, cotacaoId: cotacao.cotacaoId });
    return cotacao;
  };

  return (comercial: Comercial, so?: SoAlgumas): Promise<CotacaoAberta> => {
    flight ??= run(comercial, so).finally(() => {
      flight = null;
    });
    return flight;
  };
}

function pedidoOf(
  base: Pick<PedidoCalculo, 'orcamentoId' | 'versao'>,
  { seguradoras, comissaoBps, descontoBps }: Comercial,
  so: SoAlgumas | undefined,
): PedidoCalculo {
  if (!so) return { ...base, seguradoras, comissaoBps, descontoBps };
  const only = (taxas: Record<string, number>) =>
    Object.fromEntries(Object.entries(taxas).filter(([slug]) => so.seguradoras.includes(slug)));
  return {
    ...base,
    seguradoras: [...so.seguradoras],
    comissaoBps: only(comissaoBps),
    descontoBps: only(descontoBps),
    complementa: so.complementa,
  };
}

/** The gateway may have run it without our hearing so. */
const isUnanswered = (error: unknown) =>
  error instanceof FalhaRequisicao && (error.tipo === 'semResposta' || error.tipo === 'emAtualizacao');

/** One calculation at a time for the orçamento on screen. */
export function useCalculo(
  orcamentoId: string,
  rascunho: Rascunho,
  isManual: boolean,
): (comercial: Comercial, so?: SoAlgumas) => Promise<CotacaoAberta> {
  const [calculo] = useState(() => createCalculo(orcamentoId, rascunho, () => crypto.randomUUID(), isManual));
  return calculo;
}
