import { formatBps, formatCentavos } from '@balcao/domain';
import type { TarifaVida } from '../seguradoras/perfil.ts';
import { type Aviso, commercialRefusalOf } from './comercial.rule.ts';
import type { RiscoTarifaVida } from './rate-vida.rule.ts';

/** Input of the acceptance rules, besides the price. */
export interface RiscoAceitacaoVida extends RiscoTarifaVida {
  readonly afastado: boolean;
  readonly oncologico: boolean;
}

const PESSOA = 'quoteData.insuredPerson';
type Regra = (t: TarifaVida, r: RiscoAceitacaoVida) => Aviso | false;

const regras: readonly Regra[] = [
  (t, r) => commercialRefusalOf(t, r) ?? false,
  ({ idadeMaxima }, { idade }) =>
    idade > idadeMaxima && {
      codigo: 'ACEITACAO_IDADE',
      texto: `Idade de entrada acima de ${idadeMaxima} anos não é aceita.`,
      campo: 'quoteCustomer.identificationData.birthDate',
    },
  ({ capitalMaximoCentavos: maximo }, { capitais }) =>
    (capitais.MORTE ?? 0) > maximo && {
      codigo: 'ACEITACAO_CAPITAL',
      texto: `Capital acima do limite desta seguradora, ${formatCentavos(maximo)}.`,
      campo: 'quoteData.requestedCoverages.MORTE',
    },
  ({ particularidades }, { oncologico }) =>
    particularidades.recusaOncologico === true &&
    oncologico && {
      codigo: 'ACEITACAO_SAUDE',
      texto: 'Histórico oncológico não é aceito por esta seguradora.',
      campo: `${PESSOA}.cancerPatient`,
    },
  ({ particularidades }, { afastado }) =>
    particularidades.recusaAfastado === true &&
    afastado && {
      codigo: 'ACEITACAO_AFASTAMENTO',
      texto: 'Segurado afastado do trabalho não é aceito enquanto durar o afastamento.',
      campo: `${PESSOA}.injuryTimeOff`,
    },
  ({ particularidades: { recusaEsportes = [] } }, { esportes }) =>
    esportes.some(({ nome }) => recusaEsportes.includes(nome)) && {
      codigo: 'ACEITACAO_ESPORTE',
      texto: 'Um dos esportes informados não é aceito por esta seguradora.',
      campo: `${PESSOA}.sports`,
    },
];

/** Reason of a refusal of the life, or null when accepted. Commercial reasons come first. */
export function refusalOfVida(t: TarifaVida, r: RiscoAceitacaoVida): Aviso | null {
  for (const regra of regras) {
    const aviso = regra(t, r);
    if (aviso) return aviso;
  }
  return null;
}

/** Whether it answers EVAL once before the final status. */
export const isAnalisada = ({ particularidades: { analise } }: TarifaVida, { afastado, oncologico }: RiscoAceitacaoVida): boolean =>
  analise === 'SEMPRE' || (analise === 'SAUDE' && (afastado || oncologico));

/** Messages of an accepted quote. */
export const noticesOfVida = ({ particularidades: p }: TarifaVida, r: RiscoAceitacaoVida): Aviso[] => [
  { codigo: 'DPS', texto: 'Emissão sujeita à declaração de saúde (DPS) do segurado.' },
  ...(r.isRenovacao && p.descontoRenovacaoBps !== undefined
    ? [{ codigo: 'DESCONTO_RENOVACAO', texto: `Desconto de renovação de ${formatBps(p.descontoRenovacaoBps)} aplicado.` }]
    : []),
];
