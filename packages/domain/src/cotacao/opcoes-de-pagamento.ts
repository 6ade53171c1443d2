import { FormaPagamento, type OfertaCotacao, type PagamentoDoCliente, type Parcelamento } from '@balcao/contracts';
import { opcoesBlocos } from '../blocos/rotulos-opcoes-blocos.ts';

/**
 * The plan without interest in most instalments: what a broker quotes first after the price.
 *
 * @returns null when there is none of more than one instalment
 */
export function melhorSemJuros(parcelamentos: readonly Parcelamento[]): Parcelamento | null {
  const semJuros = parcelamentos.filter(({ jurosBps, n }) => jurosBps === 0 && n > 1);
  return semJuros.reduce<Parcelamento | null>((best, plano) => (!best || plano.n > best.n ? plano : best), null);
}

/**
 * Payment options of an offer: the cheapest single payment, and the longest plan without interest. A monthly premium has neither.
 *
 * @example opcoesDePagamento(oferta).semJuros?.n // 10
 */
export function opcoesDePagamento({
  parcelamentos,
  periodicidade,
}: Pick<OfertaCotacao, 'parcelamentos' | 'periodicidade'>): PagamentoDoCliente {
  if (periodicidade === 'MENSAL') return { aVistaCentavos: null, semJuros: null };
  const aVista = parcelamentos.filter(({ n }) => n === 1).map(({ totalCentavos }) => totalCentavos);
  const semJuros = melhorSemJuros(parcelamentos);
  return {
    aVistaCentavos: aVista.length > 0 ? Math.min(...aVista) : null,
    semJuros: semJuros && {
      n: semJuros.n,
      primeiraCentavos: semJuros.primeiraCentavos,
      demaisCentavos: semJuros.demaisCentavos,
      totalCentavos: semJuros.totalCentavos,
    },
  };
}

/** A form of payment asked of every offer; with no number of instalments, each offer's longest plan without interest in that form. */
export interface FormaPedida {
  readonly forma: Parcelamento['forma'];
  readonly n: number | null;
}

type Pagavel = Pick<OfertaCotacao, 'parcelamentos' | 'periodicidade'>;

/**
 * The plan an offer has for the payment asked: the cheapest one where two serve, and {@link melhorSemJuros} when nothing was asked.
 *
 * @returns null when the insurer offers none, and of a premium charged every month, which is in no instalments
 * @example parcelaDe(oferta, { forma: 'CARTAO', n: 12 })?.demaisCentavos // 44913
 */
export function parcelaDe({ parcelamentos, periodicidade }: Pagavel, pedido: FormaPedida | null): Parcelamento | null {
  if (periodicidade === 'MENSAL') return null;
  if (!pedido) return melhorSemJuros(parcelamentos);
  const [best = null] = parcelamentos
    .filter(({ forma, n, jurosBps }) => forma === pedido.forma && (pedido.n === null ? jurosBps === 0 : n === pedido.n))
    .sort((a, b) => b.n - a.n || a.totalCentavos - b.totalCentavos);
  return best;
}

/** Amount of each instalment; the first, given separately, includes the remaining centavos. For a single payment, the total. */
export const valorDaParcela = ({ n, primeiraCentavos, demaisCentavos }: Parcelamento): number =>
  n > 1 ? demaisCentavos : primeiraCentavos;

const parcelados = (ofertas: readonly Pagavel[]): Parcelamento[] =>
  ofertas.flatMap(({ parcelamentos, periodicidade }) => (periodicidade === 'MENSAL' ? [] : parcelamentos));

/** Forms of payment at least one of the offers takes, in the order they are always listed. */
export function formasOferecidas(ofertas: readonly Pagavel[]): Parcelamento['forma'][] {
  const offered = new Set(parcelados(ofertas).map(({ forma }) => forma));
  return FormaPagamento.options.filter((forma) => offered.has(forma));
}

/**
 * The forms of payment of one offer in words, each once: all there is to say of a premium charged every month, which is in no instalments.
 *
 * @example textoDasFormas(oferta) // 'Boleto, Cartão de crédito'
 */
export const textoDasFormas = ({ parcelamentos }: Pick<OfertaCotacao, 'parcelamentos'>): string =>
  FormaPagamento.options
    .filter((forma) => parcelamentos.some((plano) => plano.forma === forma))
    .map((forma) => opcoesBlocos.formaPagamento[forma])
    .join(', ');

/** Numbers of instalments at least one of the offers has in a form of payment, the fewest first. */
export function numerosDeParcelas(ofertas: readonly Pagavel[], forma: Parcelamento['forma']): number[] {
  const offered = parcelados(ofertas).filter((plano) => plano.forma === forma);
  return [...new Set(offered.map(({ n }) => n))].sort((a, b) => a - b);
}
