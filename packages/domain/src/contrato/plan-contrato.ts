import type { ComissaoPrevista, Contrato, ParcelaContratada, ParcelaPrevista } from '@balcao/contracts';
import { calcComissao } from '../comissao/calc-comissao.ts';
import { apportion } from '../dinheiro/apportion.ts';
import { forecastComissoes } from '../proposta/forecast-comissoes.ts';

/** An instalment of a contract with its number and the tax inside it. */
export type ParcelaDoContrato = ParcelaPrevista & Pick<ParcelaContratada, 'linhaDigitavel' | 'pagoEm'>;

/** A commission of a contract: the brokerage's own, the one-off reward, or the fee of the estipulante. */
export type ComissaoDoContrato = ComissaoPrevista & { readonly tipo: 'COMISSAO' | 'AGENCIAMENTO' | 'PROLABORE'; readonly bps: number };

/** What a contract is paid and commissioned by. */
export interface PlanoDoContrato {
  readonly parcelas: readonly ParcelaDoContrato[];
  readonly comissoes: readonly ComissaoDoContrato[];
}

type Comissionado = Pick<
  Contrato,
  'parcelas' | 'premioLiquidoCentavos' | 'iofCentavos' | 'comissaoBps' | 'agenciamentoBps' | 'prolaboreBps' | 'politicaComissao' | 'vigIni'
>;

/**
 * The instalments of a contract with the tax inside each, and every commission expected of it, to the centavo (domain design §5.2, §5.3): the
 * tax is shared by the amounts, the commission follows the insurer's policy, agenciamento comes once with the first instalment and pró-labore
 * as each is paid.
 *
 * @example planContrato(contrato).comissoes.filter(({ tipo }) => tipo === 'COMISSAO') // they sum to calcComissao(líquido, bps)
 */
export function planContrato(contrato: Comissionado): PlanoDoContrato {
  const {
    premioLiquidoCentavos: baseCentavos,
    iofCentavos,
    vigIni,
    politicaComissao,
    comissaoBps,
    agenciamentoBps,
    prolaboreBps,
  } = contrato;
  const emOrdem = contrato.parcelas.toSorted((a, b) => a.vencimento.localeCompare(b.vencimento));
  const valores = emOrdem.map(({ valorCentavos }) => valorCentavos);
  const iofs = valores.some((valor) => valor > 0) ? apportion(iofCentavos, valores) : [];
  const parcelas = emOrdem.map((parcela, index) => ({ ...parcela, numero: index + 1, iofCentavos: iofs[index] ?? 0 }));
  const forecast = (tipo: ComissaoDoContrato['tipo'], bps: number, politica = politicaComissao): ComissaoDoContrato[] =>
    bps === 0
      ? []
      : forecastComissoes({ politica, comissaoCentavos: calcComissao(baseCentavos, bps), baseCentavos, parcelas, vigIni }).map((uma) => ({
          ...uma,
          tipo,
          bps,
        }));
  return {
    parcelas,
    comissoes: [
      ...forecast('COMISSAO', comissaoBps),
      ...forecast('AGENCIAMENTO', agenciamentoBps, 'PRIMEIRA'),
      ...forecast('PROLABORE', prolaboreBps, 'PARCELADA'),
    ],
  };
}
