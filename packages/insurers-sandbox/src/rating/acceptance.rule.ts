import { formatBps, formatCentavos } from '@balcao/domain';
import type { TarifaAuto } from '../seguradoras/perfil.ts';
import { type Aviso, commercialRefusalOf } from './comercial.rule.ts';
import type { RiscoTarifa } from './rate-auto.rule.ts';

/** Input of the acceptance rules, besides the price. */
export interface RiscoAceitacao extends RiscoTarifa {
  readonly houveSinistro: boolean;
  readonly rastreador: boolean;
}

const OBJETO = 'quoteData.insuredObject';

type Regra = (t: TarifaAuto, r: RiscoAceitacao) => Aviso | null;

const regras: readonly Regra[] = [
  commercialRefusalOf,
  ({ particularidades: { idadeVeiculoMaxima: maxima } }, r) =>
    maxima !== undefined && r.idadeVeiculo > maxima
      ? {
          codigo: 'ACEITACAO_IDADE_VEICULO',
          texto: `Veículo com mais de ${maxima} anos não é aceito.`,
          campo: `${OBJETO}.model.modelYear`,
        }
      : null,
  ({ particularidades }, r) =>
    particularidades.recusaSinistroSemBonus && r.houveSinistro && r.bonus === 0
      ? { codigo: 'ACEITACAO_SINISTRO', texto: 'Risco com sinistro e classe de bônus 0 não é aceito.', campo: 'quoteData.bonusClass' }
      : null,
  ({ particularidades: { rastreadorAcimaDeCentavos: limite } }, r) =>
    limite !== undefined && r.referenciaCentavos > limite && !r.rastreador
      ? {
          codigo: 'ACEITACAO_RASTREADOR',
          texto: `Rastreador ativo é obrigatório para veículos acima de ${formatCentavos(limite)}.`,
          campo: `${OBJETO}.isActiveTrackingDevice`,
        }
      : null,
];

/** Reason of a refusal of the risk, or null when accepted. Commercial reasons come first. */
export const refusalOf: Regra = (t, r) => {
  for (const regra of regras) {
    const aviso = regra(t, r);
    if (aviso) return aviso;
  }
  return null;
};

/** Demands of an accepted quote. */
export function noticesOf(t: TarifaAuto, r: RiscoAceitacao): Aviso[] {
  const { vistoriaNaRegiao, descontoRenovacaoBps } = t.particularidades;
  return [
    ...(vistoriaNaRegiao === r.regiao ? [{ codigo: 'VISTORIA', texto: 'Emissão sujeita a vistoria prévia na região de pernoite.' }] : []),
    ...(descontoRenovacaoBps !== undefined && r.isRenovacao
      ? [{ codigo: 'DESCONTO_RENOVACAO', texto: `Desconto de renovação de ${formatBps(descontoRenovacaoBps)} aplicado.` }]
      : []),
  ];
}
