import type { ComissaoPrevista, ParcelaPrevista, PoliticaComissao } from '@balcao/contracts';
import { splitComissao } from '../comissao/calc-comissao.ts';

/** Data for the forecast of the commissions of a proposal. */
export interface Previsao {
  readonly politica: PoliticaComissao;
  /** Whole commission and the net premium it is of, integer centavos. */
  readonly comissaoCentavos: number;
  readonly baseCentavos: number;
  readonly parcelas: readonly Pick<ParcelaPrevista, 'numero' | 'vencimento'>[];
  /** First day of cover: when an insurer that pays ahead pays. */
  readonly vigIni: string;
}

/**
 * When which part of the commission is expected (domain design §5.3): as each instalment is paid, whole with the first, or ahead, when
 * cover begins. The parts sum to the whole.
 *
 * @example forecastComissoes({ politica: 'PARCELADA', comissaoCentavos: 60_001, … }) // 4 × 85,72 and 3 × 85,71 for seven instalments
 */
export function forecastComissoes({ politica, comissaoCentavos, baseCentavos, parcelas, vigIni }: Previsao): ComissaoPrevista[] {
  const [primeira] = parcelas;
  if (!primeira) return [];
  if (politica === 'ANTECIPADA')
    return [{ numero: 1, parcela: null, previsaoEm: vigIni, baseCentavos, previstaCentavos: comissaoCentavos }];
  if (politica === 'PRIMEIRA') {
    const { numero: parcela, vencimento: previsaoEm } = primeira;
    return [{ numero: 1, parcela, previsaoEm, baseCentavos, previstaCentavos: comissaoCentavos }];
  }
  const previstas = splitComissao(comissaoCentavos, parcelas.length);
  const bases = splitComissao(baseCentavos, parcelas.length);
  return parcelas.map(({ numero, vencimento }, index) => ({
    numero: index + 1,
    parcela: numero,
    previsaoEm: vencimento,
    baseCentavos: bases[index] ?? 0,
    previstaCentavos: previstas[index] ?? 0,
  }));
}
