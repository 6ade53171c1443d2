import { PlanoPet } from '@balcao/contracts';
import { type CoberturaPet, parametrosPet, type SituacaoCobertura } from './parametros-pet.ts';

/**
 * What a plan makes of a cover: part of it, a choice, or not to be had. Without a known plan nothing can be chosen yet.
 *
 * @example situacaoDaCobertura('ESSENCIAL', 'cirurgia') // 'INDISPONIVEL'
 */
export function situacaoDaCobertura(plano: string | null | undefined, cobertura: CoberturaPet): SituacaoCobertura {
  const known = PlanoPet.safeParse(plano).data;
  return known ? parametrosPet.coberturas[known][cobertura] : 'INDISPONIVEL';
}

/**
 * The covers that come with a plan, in the order of the form.
 *
 * @example coberturasIncluidas('CONFORTO') // ['consultas', 'exames']
 */
export const coberturasIncluidas = (plano: PlanoPet): CoberturaPet[] =>
  (Object.keys(parametrosPet.coberturas[plano]) as CoberturaPet[]).filter((one) => situacaoDaCobertura(plano, one) === 'INCLUIDA');
