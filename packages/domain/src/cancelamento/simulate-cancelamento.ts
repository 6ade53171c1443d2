import { countDias, prorate } from '../dinheiro/prorate.ts';
import { percentual } from '../dinheiro/percentual.ts';
import { pctDoPrazoCurto, type TabelaPrazoCurto } from './prazo-curto.ts';

/** What a policy costs and for how long it runs. */
export interface ApoliceCancelavel {
  /** Net premium and its tax, endorsements inside. Integer centavos. */
  readonly premioLiquidoCentavos: number;
  readonly iofCentavos: number;
  /** Premium paid until the day, tax inside. */
  readonly pagoCentavos: number;
  readonly vigIni: string;
  readonly vigFim: string;
}

/** When it ends, and how the premium earned is measured: by the table, or by days. */
export type PedidoCancelamento =
  | { readonly dia: string; readonly metodo: 'PRO_RATA' }
  | { readonly dia: string; readonly metodo: 'PRAZO_CURTO'; readonly tabela: TabelaPrazoCurto };

/** What cancelling costs: `pago + aPagar = retido + devolver`, and one of `devolver` and `aPagar` is zero. */
export interface Cancelamento {
  readonly diasDecorridos: number;
  readonly diasVigencia: number;
  readonly retidoLiquidoCentavos: number;
  readonly retidoIofCentavos: number;
  readonly retidoCentavos: number;
  readonly devolverCentavos: number;
  readonly aPagarCentavos: number;
  /** Net premium that will never be earned: the base of what commission goes back. */
  readonly naoGanhoLiquidoCentavos: number;
}

/**
 * What cancelling a policy on a day would cost, before anything is done (domain design §5.6).
 *
 * @throws RangeError when the policy has no day or an amount is not an integer
 * @example simulateCancelamento({ premioLiquidoCentavos: 200_000, iofCentavos: 0, pagoCentavos: 80_000, vigIni: '2026-01-01', vigFim: '2027-01-01' }, { dia: '2026-03-02', metodo: 'PRAZO_CURTO', tabela }).devolverCentavos // 20000
 */
export function simulateCancelamento(apolice: ApoliceCancelavel, pedido: PedidoCancelamento): Cancelamento {
  const { premioLiquidoCentavos, iofCentavos, pagoCentavos, vigIni: inicio, vigFim: fim } = apolice;
  const { total, decorridos } = countDias({ inicio, fim, dia: pedido.dia });
  const keep = (centavos: number): number =>
    pedido.metodo === 'PRO_RATA'
      ? prorate(centavos, { dias: decorridos, total })
      : percentual(centavos, pctDoPrazoCurto(pedido.tabela, decorridos, total));
  const [retidoLiquidoCentavos, retidoIofCentavos] = [keep(premioLiquidoCentavos), keep(iofCentavos)];
  const retidoCentavos = retidoLiquidoCentavos + retidoIofCentavos;
  return {
    diasDecorridos: decorridos,
    diasVigencia: total,
    retidoLiquidoCentavos,
    retidoIofCentavos,
    retidoCentavos,
    devolverCentavos: Math.max(0, pagoCentavos - retidoCentavos),
    aPagarCentavos: Math.max(0, retidoCentavos - pagoCentavos),
    naoGanhoLiquidoCentavos: premioLiquidoCentavos - retidoLiquidoCentavos,
  };
}
