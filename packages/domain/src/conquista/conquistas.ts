import type { MedidaConquista } from '@balcao/contracts';

/** What a badge asks for. */
export interface RegraConquista {
  readonly id: string;
  readonly medida: MedidaConquista;
  /** From how many on it is earned. */
  readonly meta: number;
}

/**
 * [K] The badges of the product, in the order they are shown. One that was earned stays, whatever becomes of its rule; an id is never used
 * for another.
 */
export const conquistas: readonly RegraConquista[] = [
  { id: 'PERFIL_COMPLETO', medida: 'perfil', meta: 3 },
  { id: 'SEGUNDO_FATOR', medida: 'segundoFator', meta: 1 },
  { id: 'PRIMEIRO_CALCULO', medida: 'calculos', meta: 1 },
  { id: 'CALCULOS_50', medida: 'calculos', meta: 50 },
  { id: 'CALCULOS_500', medida: 'calculos', meta: 500 },
  { id: 'PRIMEIRA_PROPOSTA', medida: 'propostas', meta: 1 },
  { id: 'PROPOSTAS_25', medida: 'propostas', meta: 25 },
  { id: 'EQUIPE', medida: 'equipe', meta: 2 },
  { id: 'PRIMEIRA_FATURA', medida: 'faturas', meta: 1 },
  { id: 'PRIMEIRA_INDICACAO', medida: 'indicacoes', meta: 1 },
];

/** What was counted of a user. */
export type MedidasConquista = Readonly<Record<MedidaConquista, number>>;

/**
 * The badges a user has earned by what was counted.
 *
 * @example conquistadas({ ...nada, calculos: 60 }) // ['PRIMEIRO_CALCULO', 'CALCULOS_50']
 */
export const conquistadas = (medidas: MedidasConquista): readonly string[] =>
  conquistas.filter(({ medida, meta }) => medidas[medida] >= meta).map(({ id }) => id);

/** What each badge is called. */
export const nomesDasConquistas: Readonly<Record<string, string>> = {
  PERFIL_COMPLETO: 'Perfil completo',
  SEGUNDO_FATOR: 'Conta protegida',
  PRIMEIRO_CALCULO: 'Primeiro cálculo',
  CALCULOS_50: 'Cotador',
  CALCULOS_500: 'Cotador de primeira',
  PRIMEIRA_PROPOSTA: 'Primeira proposta',
  PROPOSTAS_25: 'Vendedor',
  EQUIPE: 'Equipe formada',
  PRIMEIRA_FATURA: 'Assinatura em dia',
  PRIMEIRA_INDICACAO: 'Boa indicação',
};
