import type { OfertaCotacao, Parcelamento, Periodicidade } from '@balcao/contracts';
import { calcComissao, calcIof, parcelamentoDe, apportion } from '@balcao/domain';
import { planosAnuais } from './preco-demo.ts';

/** A cover of an offer. */
export interface CoberturaDemo {
  readonly codigo: string;
  readonly rotulo: string;
  readonly lmiCentavos: number | null;
  readonly franquiaCentavos?: number | null;
  readonly carenciaDias?: number;
}

/** Something charged for, at its pure price; a part with a code is a cover too. */
export type ParteDemo = { readonly rotulo: string; readonly puroCentavos: number } & (CoberturaDemo | { readonly codigo?: never });

/** What a line is charged for, before any insurer's own rate. */
export interface TarifadoDemo {
  readonly partes: readonly ParteDemo[];
  /** Covers where they are not charged one by one. */
  readonly coberturas?: readonly CoberturaDemo[];
  readonly periodicidade: Periodicidade;
  readonly minimoCentavos: number;
  readonly assistencias: OfertaCotacao['assistencias'];
  readonly observacoes?: readonly string[];
  /** The price is the table's own, commission apart. */
  readonly semCarregamento?: boolean;
  readonly pacote?: string;
}

interface Pergunta {
  readonly tarifado: TarifadoDemo;
  /** How dear this insurer is, percent of the table. */
  readonly pct: number;
  readonly comissaoBps: number;
  readonly iofBps: number;
  readonly pacote: string;
  readonly id: string;
}

/** A month is paid at once; the next one is next month's. */
const FORMAS_DO_MES: readonly Parcelamento['forma'][] = ['BOLETO', 'PIX', 'CARTAO'];

const planosDe = (periodicidade: Periodicidade, totalCentavos: number): Parcelamento[] =>
  periodicidade === 'MENSAL'
    ? FORMAS_DO_MES.map((forma) => parcelamentoDe({ forma, totalCentavos, n: 1, jurosBps: 0 }))
    : planosAnuais(totalCentavos);

const coberturaOf = (cobertura: CoberturaDemo, premioCentavos: number | null): OfertaCotacao['coberturas'][number] => ({
  codigo: cobertura.codigo,
  nome: cobertura.rotulo,
  lmiCentavos: cobertura.lmiCentavos,
  premioCentavos,
  franquiaCentavos: cobertura.franquiaCentavos ?? null,
  ...(cobertura.carenciaDias !== undefined && { carenciaDias: cobertura.carenciaDias }),
});

const isCobertura = (parte: ParteDemo): parte is CoberturaDemo & ParteDemo => parte.codigo !== undefined;

/** An offer whose parts add up to the centavo: the explanation sums to the net premium, net + IOF = total, every plan is exact. */
export function ofertaDaLinha({ tarifado, pct, comissaoBps, iofBps, pacote, id }: Pergunta): OfertaCotacao {
  const { partes, periodicidade, minimoCentavos, semCarregamento } = tarifado;
  const puro = partes.reduce((soma, { puroCentavos }) => soma + puroCentavos, 0);
  const carga = semCarregamento ? 10_000 : 10_000 - comissaoBps;
  const premioLiquidoCentavos = Math.max(minimoCentavos, Math.round((puro * pct * 100) / carga));
  const premios = apportion(
    premioLiquidoCentavos,
    partes.map(({ puroCentavos }) => puroCentavos),
  );
  const iofCentavos = calcIof(premioLiquidoCentavos, iofBps);
  const premioTotalCentavos = premioLiquidoCentavos + iofCentavos;
  const cobradas = partes.flatMap((parte, index) => (isCobertura(parte) ? [coberturaOf(parte, premios[index] ?? 0)] : []));
  return {
    id,
    pacote: tarifado.pacote ?? pacote,
    principal: true,
    premioLiquidoCentavos,
    iofCentavos,
    premioTotalCentavos,
    comissaoBps,
    comissaoCentavos: calcComissao(premioLiquidoCentavos, comissaoBps),
    periodicidade,
    composicao: partes.map(({ rotulo }, index) => ({ rotulo, valorCentavos: premios[index] ?? 0 })),
    franquias: partes.flatMap((parte) =>
      isCobertura(parte) && parte.franquiaCentavos ? [{ item: parte.rotulo, tipo: null, valorCentavos: parte.franquiaCentavos }] : [],
    ),
    coberturas: tarifado.coberturas?.map((cobertura) => coberturaOf(cobertura, null)) ?? cobradas,
    assistencias: tarifado.assistencias,
    parcelamentos: planosDe(periodicidade, premioTotalCentavos),
    observacoes: [...(tarifado.observacoes ?? [])],
  };
}
