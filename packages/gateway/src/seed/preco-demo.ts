import type { Franquia, OfertaCotacao, Parcelamento, RiscoAuto } from '@balcao/contracts';
import { calcComissao, calcIof, parcelamentoDe, rotulosOpcoes } from '@balcao/domain';
import { palavras } from '../insurers/opin-quote-auto/opin-quote-auto.copy.ts';

interface Pergunta {
  readonly risco: RiscoAuto;
  readonly taxaBps: number;
  readonly comissaoBps: number;
  /** Rate of the day. */
  readonly iofBps: number;
  readonly pacote: string;
  readonly principal: boolean;
  readonly id: string;
}

const FATOR_FRANQUIA: Readonly<Record<Franquia, number>> = { REDUZIDA: 1.12, NORMAL: 1, MAJORADA: 0.86, ISENTA: 1.35 };
const FRANQUIA_BPS: Readonly<Record<Franquia, number>> = { REDUZIDA: 260, NORMAL: 520, MAJORADA: 1_040, ISENTA: 0 };

function tecnico(
  { coberturas: c, renovacao, veiculo, condutor }: RiscoAuto,
  taxaBps: number,
): Record<'casco' | 'dm' | 'dc' | 'dmo' | 'app' | 'servicos', number> {
  const idade = condutor.jovens ? 1.18 : 1;
  const casco =
    (veiculo.valorFipeCentavos * c.ajustePct * taxaBps * idade * (1 - 0.045 * renovacao.bonus) * FATOR_FRANQUIA[c.franquia ?? 'NORMAL']) /
    1_000_000;
  return {
    casco: Math.round(casco),
    dm: Math.round(18_000 + c.dmCentavos * 0.0009),
    dc: Math.round(c.dcCentavos * 0.0007),
    dmo: Math.round(c.dmoCentavos * 0.0012),
    app: Math.round((c.appMorteCentavos + c.appInvalidezCentavos) * 0.0006 * veiculo.lugares),
    servicos: 41_000,
  };
}

const PLANOS_ANUAIS: readonly (readonly [forma: 'BOLETO' | 'CARTAO', n: number, jurosBps: number])[] = [
  ['BOLETO', 1, 0],
  ['BOLETO', 4, 0],
  ['CARTAO', 6, 0],
  ['CARTAO', 10, 0],
  ['CARTAO', 12, 199],
];

/** How a year's premium may be paid. */
export const planosAnuais = (totalCentavos: number): Parcelamento[] =>
  PLANOS_ANUAIS.map(([forma, n, jurosBps]) => parcelamentoDe({ forma, totalCentavos, n, jurosBps }));

/** An offer whose parts add up: net + IOF = total, every plan of instalments exact (domain design §5.1–§5.3). */
export function ofertaDemo({ risco, taxaBps, comissaoBps, iofBps, pacote, principal, id }: Pergunta): OfertaCotacao {
  const partes = tecnico(risco, principal ? taxaBps : Math.round(taxaBps * 1.14));
  const soma = Object.values(partes).reduce((total, parte) => total + parte, 0);
  const premioLiquidoCentavos = Math.max(60_000, Math.round((soma * 10_000) / (10_000 - comissaoBps)));
  const iofCentavos = calcIof(premioLiquidoCentavos, iofBps);
  const premioTotalCentavos = premioLiquidoCentavos + iofCentavos;
  const { coberturas: c, veiculo } = risco;
  const franquia = c.franquia ?? 'NORMAL';
  const is = Math.round((veiculo.valorFipeCentavos * c.ajustePct) / 100);
  const valorCentavos = Math.round((is * FRANQUIA_BPS[franquia]) / 10_000);
  // named as the insurers of the demo name them when they are asked
  const cover = (codigo: string, lmiCentavos: number | null, premioCentavos: number) => ({
    codigo,
    nome: palavras.nomesCobertura[codigo] ?? codigo,
    lmiCentavos,
    premioCentavos,
    franquiaCentavos: null,
  });
  return {
    id,
    pacote,
    principal,
    premioLiquidoCentavos,
    iofCentavos,
    premioTotalCentavos,
    comissaoBps,
    comissaoCentavos: calcComissao(premioLiquidoCentavos, comissaoBps),
    periodicidade: 'ANUAL',
    composicao: [],
    franquias: [{ item: 'Casco', tipo: franquia, valorCentavos }],
    coberturas: [
      { ...cover(c.tipo, is, partes.casco), franquiaCentavos: valorCentavos },
      cover('DM', c.dmCentavos, partes.dm),
      cover('DC', c.dcCentavos, partes.dc),
      cover('DMO', c.dmoCentavos, partes.dmo),
      cover('APP_MORTE', c.appMorteCentavos, Math.floor(partes.app / 2)),
      cover('APP_INVALIDEZ', c.appInvalidezCentavos, Math.ceil(partes.app / 2)),
      ...(c.vidros === 'SEM' ? [] : [{ ...cover('VIDROS', null, 21_000), nivel: rotulosOpcoes.vidros[c.vidros] }]),
      ...(c.carroReserva === 'SEM' ? [] : [{ ...cover('CARRO_RESERVA', null, 8_000), nivel: rotulosOpcoes.carroReserva[c.carroReserva] }]),
    ],
    assistencias: [
      { codigo: 'GUINCHO', nome: palavras.nomesAssistencia['GUINCHO'] ?? 'GUINCHO', limite: principal ? '500 km' : 'Ilimitada' },
    ],
    parcelamentos: planosAnuais(premioTotalCentavos),
    observacoes: principal ? [] : ['Pacote com franquia e assistência ampliadas.'],
  };
}
