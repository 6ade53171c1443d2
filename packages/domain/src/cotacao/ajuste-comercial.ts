import type { MensagemSeguradora } from '@balcao/contracts';
import type { Combinado } from './simulate-oferta.ts';

/** The terms an insurer was asked on; a negative discount is a surcharge. */
export interface TermosPedidos {
  readonly comissaoBps: number;
  readonly descontoBps: number;
}

/** What to change for an insurer that refused the terms. */
export interface AjusteComercial {
  readonly campo: 'comissaoBps' | 'descontoBps';
  /** Requested rate; null when none was given. */
  readonly limiteBps: number | null;
}

const TAXA = /(\d{1,2}(?:[.,]\d{1,2})?)\s*%/g;

/** Rates written in a sentence, bps, in its order. */
const ratesIn = (texto: string): number[] => [...texto.matchAll(TAXA)].map(([, rate]) => Math.round(Number(rate?.replace(',', '.')) * 100));

/**
 * What a commercial refusal asks to be changed: the field the insurer's words name, and the limit they state, the last rate of the sentence
 * that is not the one asked; else the limit agreed with it, where what was asked goes beyond.
 *
 * @example ajusteComercial([{ codigo: 'X', texto: 'Desconto acima do limite, 15%.' }], { comissaoBps: 2_000, descontoBps: 2_500 }, combinado) // { campo: 'descontoBps', limiteBps: 1500 }
 */
export function ajusteComercial(
  mensagens: readonly Pick<MensagemSeguradora, 'codigo' | 'texto'>[],
  pedido: TermosPedidos,
  combinado: Combinado,
): AjusteComercial {
  const texto = mensagens.map((mensagem) => mensagem.texto).join(' ');
  const said = mensagens.map(({ codigo, texto: words }) => `${codigo} ${words}`).join(' ');
  const campo = /desconto|agravo/i.test(said) ? 'descontoBps' : 'comissaoBps';
  const named = ratesIn(texto).findLast((bps) => bps !== Math.abs(pedido[campo]));
  return { campo, limiteBps: named ?? agreedLimit(campo, pedido, combinado) };
}

function agreedLimit(campo: AjusteComercial['campo'], { comissaoBps, descontoBps }: TermosPedidos, combinado: Combinado): number | null {
  if (campo === 'descontoBps') {
    if (descontoBps < 0) return 0;
    return descontoBps > combinado.descontoMaxBps ? combinado.descontoMaxBps : null;
  }
  const inside = Math.min(Math.max(comissaoBps, combinado.comissaoMinBps), combinado.comissaoMaxBps);
  return inside === comissaoBps ? null : inside;
}
