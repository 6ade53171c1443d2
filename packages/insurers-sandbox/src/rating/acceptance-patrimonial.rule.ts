import { formatBps, formatCentavos } from '@balcao/domain';
import type { Regiao } from '../seguradoras/tarifa-comercial.ts';
import type { TarifaPatrimonial } from '../seguradoras/tarifa-patrimonial.ts';
import { type Aviso, commercialRefusalOf } from './comercial.rule.ts';
import type { RiscoTarifaPatrimonial } from './rate-patrimonial.rule.ts';

/** Input of the acceptance rules, besides the price. */
export interface RiscoPatrimonial extends RiscoTarifaPatrimonial {
  readonly construcao: string;
  readonly regiao: Regiao;
  readonly idadeAnos: number;
  readonly sinistros: number;
  readonly segurancas: number;
  readonly incendios: number;
  readonly isTombado: boolean;
  readonly temIsopainel: boolean;
  /** Limit of the basic cover. */
  readonly basicaCentavos: number;
}

const OBJETO = 'quoteData.insuredObject';
const LOCAL = `${OBJETO}.riskLocationInfo`;

type Regra = (t: TarifaPatrimonial, r: RiscoPatrimonial) => Aviso | null;
const when = (recusa: boolean | undefined, aviso: Aviso): Aviso | null => (recusa ? aviso : null);

const regras: readonly Regra[] = [
  commercialRefusalOf,
  ({ particularidades: { recusaTombado } }, r) =>
    when(recusaTombado && r.isTombado, {
      codigo: 'ACEITACAO_TOMBADO',
      texto: 'Imóvel tombado não é aceito.',
      campo: `${LOCAL}.isListedDisappropriatedCondemned`,
    }),
  ({ particularidades: { recusaConstrucao } }, r) =>
    when(recusaConstrucao === r.construcao, {
      codigo: 'ACEITACAO_CONSTRUCAO',
      texto: 'Este tipo de construção não é aceito.',
      campo: `${LOCAL}.propertyBuildType`,
    }),
  ({ particularidades: { idadeMaxima } }, r) =>
    when(idadeMaxima !== undefined && r.idadeAnos > idadeMaxima, {
      codigo: 'ACEITACAO_IDADE',
      texto: `Edificação com mais de ${idadeMaxima} anos não é aceita.`,
      campo: `${OBJETO}.condominiumAge`,
    }),
  ({ particularidades: { recusaSinistroSemProtecao } }, r) =>
    when(recusaSinistroSemProtecao && r.sinistros > 0 && r.segurancas + r.incendios === 0, {
      codigo: 'ACEITACAO_SINISTRO',
      texto: 'Risco com sinistro nos últimos 12 meses e sem nenhuma proteção não é aceito.',
      campo: `${OBJETO}.wasThereAClaim`,
    }),
  ({ particularidades: { recusaIsopainel } }, r) =>
    when(recusaIsopainel && r.temIsopainel, {
      codigo: 'ACEITACAO_ISOPAINEL',
      texto: 'Construção com isopainel não é aceita.',
      campo: `${LOCAL}.hasInsulatingPanels`,
    }),
  ({ particularidades: { segurancaAcimaDeCentavos: limite } }, r) =>
    when(limite !== undefined && r.basicaCentavos > limite && r.segurancas === 0, {
      codigo: 'ACEITACAO_SEGURANCA',
      texto: `Acima de ${formatCentavos(limite ?? 0)}, ao menos uma proteção contra roubo é obrigatória.`,
      campo: `${LOCAL}.securityProtection`,
    }),
];

/** Reason of a refusal of the property, or null when accepted. Commercial reasons come first. */
export const propertyRefusalOf: Regra = (t, r) => {
  for (const regra of regras) {
    const aviso = regra(t, r);
    if (aviso) return aviso;
  }
  return null;
};

/** Demands of an accepted quote. */
export function propertyNoticesOf({ particularidades }: TarifaPatrimonial, r: RiscoPatrimonial): Aviso[] {
  const { vistoriaNaRegiao, descontoRenovacaoBps } = particularidades;
  return [
    ...(vistoriaNaRegiao === r.regiao
      ? [{ codigo: 'VISTORIA', texto: 'Emissão sujeita a vistoria prévia na região do local de risco.' }]
      : []),
    ...(descontoRenovacaoBps !== undefined && r.isRenovacao
      ? [{ codigo: 'DESCONTO_RENOVACAO', texto: `Desconto de renovação de ${formatBps(descontoRenovacaoBps)} aplicado.` }]
      : []),
  ];
}
