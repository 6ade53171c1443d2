import { type Comercial, type CotacaoIniciada, manualCalls, type PedidoCalculo, quotingCalls, quotingEvents } from '@balcao/contracts';
import { call, emit, FalhaRequisicao } from '@balcao/shared';
import { useState } from 'react';

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

export interface Calculate {
  /** @param mesmoAssim asks even though nothing changed and every answer holds */
  (comercial: Comercial, so?: SoAlgumas, mesmoAssim?: boolean): Promise<CotacaoIniciada>;
}

/**
 * Calculates the saved draft. Asking again while one is on its way is the same asking; asking again after a lost answer sends the
 * same key, so the gateway runs it once. A manual case is concluded instead: its offers are in the draft itself.
 */
export function createCalculo(orcamentoId: string, rascunho: Rascunho, makeKey: () => string, isManual = false): Calculate {
  let intent: { pedido: string; key: string } | null = null;
  let flight: Promise<CotacaoIniciada> | null = null;

  const send = async (versao: number, ...[comercial, so, mesmoAssim]: Parameters<Calculate>): Promise<CotacaoIniciada> => {
    const pedido = { ...pedidoOf({ orcamentoId, versao }, comercial, so), ...(mesmoAssim && { mesmoAssim }) };
    const signature = JSON.stringify(pedido);
    if (intent?.pedido !== signature) intent = { pedido: signature, key: makeKey() };
    try {
      const options = { idempotencyKey: intent.key };
      const cotacao = await (isManual
        ? call(manualCalls.concludeManual, { orcamentoId, versao }, options)
        : call(quotingCalls.calculate, pedido, options));
      intent = null;
      return cotacao;
    } catch (error) {
      if (!isUnanswered(error)) intent = null;
      throw error;
    }
  };

  const run = async (...asked: Parameters<Calculate>): Promise<CotacaoIniciada> => {
    const versao = await rascunho.flush();
    const cotacao = await send(versao, ...asked).catch(async (error: unknown) => {
      if (!(error instanceof FalhaRequisicao) || error.tipo !== 'conflito') throw error;
      return send(await rascunho.refresh(), ...asked);
    });
    if (!cotacao.nadaMudou) emit(quotingEvents.cotacaoIniciada, { orcamentoId, cotacaoId: cotacao.cotacaoId });
    return cotacao;
  };

  return (...asked) => {
    flight ??= run(...asked).finally(() => {
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
export function useCalculo(orcamentoId: string, rascunho: Rascunho, isManual: boolean): Calculate {
  const [calculo] = useState(() => createCalculo(orcamentoId, rascunho, () => crypto.randomUUID(), isManual));
  return calculo;
}
