import type { EspeciePet, PlanoPet, PortePet, ReembolsoPet } from '@balcao/contracts';
import { apportion, roundHalfUp } from '@balcao/domain';
import type { AdicionalPet, TarifaPet } from '../seguradoras/tarifas-pet.table.ts';

/** One animal as the price sees it; `idade` in completed years on the first day. */
export interface AnimalTarifa {
  readonly especie: EspeciePet;
  readonly porte: PortePet;
  readonly idade: number;
}

export interface RiscoTarifaPet {
  readonly animais: readonly AnimalTarifa[];
  readonly plano: PlanoPet;
  readonly reembolso: ReembolsoPet;
  readonly coparticipacao: boolean;
  /** Chosen in addition to those of the plan. */
  readonly adicionais: readonly AdicionalPet[];
  readonly funeral: boolean;
  readonly tetoAnualCentavos: number;
  readonly rcTutorCentavos: number;
  readonly comissaoBps: number;
  readonly descontoBps: number;
}

/** A month of a policy, net, explained: `animais` in the order asked, `rcTutor` of all of them; their sum is `liquidoCentavos`. */
export interface PrecoPet {
  readonly tecnicoCentavos: number;
  readonly liquidoCentavos: number;
  readonly animais: readonly number[];
  readonly rcTutor: number;
}

const MIL = 1_000n;
const MIL_REAIS = 100_000n;

const fatorIdadeOf = ({ fatorIdade }: TarifaPet, idade: number): number =>
  (fatorIdade.find(({ ate }) => idade <= ate) ?? fatorIdade.at(-1))?.fator ?? 1_000;

/** plan × species × size × age × reimbursement × cap × co-pay × covers × fleet, rounded once. */
function priceAnimal(t: TarifaPet, r: RiscoTarifaPet, { especie, porte, idade }: AnimalTarifa): number {
  const fatores = [
    t.fatorEspecie[especie],
    t.fatorPorte[porte],
    fatorIdadeOf(t, idade),
    t.fatorReembolso[r.reembolso],
    r.coparticipacao ? t.fatorCoparticipacao : 1_000,
    1_000 + r.adicionais.reduce((sum, adicional) => sum + t.adicional[adicional], 0),
    r.animais.length >= t.frota.aPartirDe ? t.frota.fator : 1_000,
  ].map(BigInt);
  // the cap's factor keeps its own fraction: thousandths per thousand reais
  const teto = BigInt(t.teto.fixo) * MIL_REAIS + BigInt(t.teto.porMilReais) * BigInt(r.tetoAnualCentavos);
  const numerador = fatores.reduce((product, fator) => product * fator, BigInt(t.baseCentavos[r.plano]) * teto);
  return roundHalfUp(numerador, MIL ** BigInt(fatores.length + 1) * MIL_REAIS) + (r.funeral ? t.funeralCentavos : 0);
}

/** The monthly price of all animals of one tutor (domain design §6.3: plan × size × age). */
export function ratePet(t: TarifaPet, r: RiscoTarifaPet): PrecoPet {
  const animais = r.animais.map((animal) => priceAnimal(t, r, animal));
  const rc = roundHalfUp(BigInt(r.rcTutorCentavos) * BigInt(t.rcPor10mil), 10_000n);
  const tecnicoCentavos = [...animais, rc].reduce((a, b) => a + b, 0);
  const loaded = roundHalfUp(BigInt(tecnicoCentavos) * BigInt(10_000 - r.descontoBps), BigInt(10_000 - r.comissaoBps));
  const liquidoCentavos = Math.max(t.minimoCentavos, loaded);
  const partes = apportion(liquidoCentavos, [...animais, rc]);
  return { tecnicoCentavos, liquidoCentavos, animais: partes.slice(0, -1), rcTutor: partes.at(-1) ?? 0 };
}
