import type { Parcelamento } from '@balcao/contracts';
import { addDias, calcIof, hojeEm, iofVigente, type LinhaIof, parcelamentoDe, percentual } from '@balcao/domain';
import type { ContextoDecisao } from '../quotes/protocolo.ts';
import { offerId } from '../quotes/veredito.rule.ts';
import type { Aviso } from '../rating/comercial.rule.ts';

export interface ParteExplicada {
  readonly rotulo: string;
  readonly valorCentavos: number;
}
export interface CoberturaOfertada {
  readonly codigo: string;
  readonly nome: string;
  readonly limiteCentavos: number | null;
  readonly carenciaDias: number;
}

/** One priced package; what is paid is a month of it. */
export interface OfertaMensal {
  readonly pacote: string;
  readonly principal: boolean;
  readonly liquidoCentavos: number;
  readonly composicao: readonly ParteExplicada[];
  readonly coberturas: readonly CoberturaOfertada[];
  readonly observacoes: readonly string[];
}

interface Resposta {
  readonly ofertas: readonly OfertaMensal[];
  readonly mensagens: readonly Aviso[];
  readonly tarifa: { readonly iof: readonly LinhaIof[]; readonly validadeDias: number };
  readonly comissaoBps: number;
  /** First day of cover: the rate of IOF is that of the day. */
  readonly inicio: string;
}

const FORMAS: readonly Parcelamento['forma'][] = ['BOLETO', 'PIX', 'CARTAO'];

/** The `quoteInfo` of ACPT in the format of `/sandbox/v1`, and the offers that can be acknowledged. */
export function writeOfertas(
  { ofertas, mensagens, tarifa, comissaoBps, inicio }: Resposta,
  contexto: ContextoDecisao,
): { quoteInfo: object; ofertas: string[] } {
  const iofBps = iofVigente(tarifa.iof, inicio) ?? 0;
  const written = ofertas.map(({ liquidoCentavos, ...oferta }, index) => {
    const iofCentavos = calcIof(liquidoCentavos, iofBps);
    const totalCentavos = liquidoCentavos + iofCentavos;
    return {
      ...oferta,
      id: offerId(contexto, index + 1),
      periodicidade: 'MENSAL',
      premioLiquidoCentavos: liquidoCentavos,
      iofBps,
      iofCentavos,
      premioTotalCentavos: totalCentavos,
      comissaoBps,
      comissaoCentavos: percentual(liquidoCentavos, comissaoBps),
      // a month is paid at once; the next one is next month's
      parcelamentos: FORMAS.map((forma) => parcelamentoDe({ forma, totalCentavos, n: 1, jurosBps: 0 })),
    };
  });
  return {
    quoteInfo: {
      validade: addDias(hojeEm(contexto.agora), tarifa.validadeDias),
      mensagens: [...mensagens, ...contexto.exigencias],
      ofertas: written,
    },
    ofertas: written.map(({ id }) => id),
  };
}
