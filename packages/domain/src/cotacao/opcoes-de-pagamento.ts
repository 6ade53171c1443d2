import type { OfertaCotacao, PagamentoDoCliente, Parcelamento } from '@balcao/contracts';

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
 * How an offer may be paid, in two lines: the cheapest at once, and the longest that costs nothing more. A premium charged every month is
 * paid every month: neither is said of it.
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
