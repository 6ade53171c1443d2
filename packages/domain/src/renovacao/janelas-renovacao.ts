import type { JanelaRenovacao } from '@balcao/contracts';

/** Days left until the end of the policy, both ends included; negative after the end. */
export interface FaixaDeJanela {
  readonly id: JanelaRenovacao;
  readonly de: number;
  readonly ate: number;
}

/**
 * The windows of a renewal (domain design §5.7): listed from 60 days before, quoted at 45, sent at 30, called at 15, urgent at 5; up to
 * 30 days late the class of bonus may still be gained, up to 60 kept. From the nearest to be done to the farthest gone.
 */
export const janelasRenovacao: readonly FaixaDeJanela[] = [
  { id: 'URGENTE', de: 0, ate: 5 },
  { id: 'LIGAR', de: 6, ate: 15 },
  { id: 'ENVIAR', de: 16, ate: 30 },
  { id: 'COTAR', de: 31, ate: 45 },
  { id: 'LISTAR', de: 46, ate: 60 },
  { id: 'VENCIDA', de: -30, ate: -1 },
  { id: 'PERDIDA', de: -60, ate: -31 },
];

/**
 * The window a policy is in; null when its end is too far to be worked on.
 *
 * @param dias days left, negative after the end
 * @example janelaDe(12)?.id // 'LIGAR'
 */
export const janelaDe = (dias: number, janelas: readonly FaixaDeJanela[] = janelasRenovacao): FaixaDeJanela | null =>
  janelas.find(({ de, ate }) => dias >= de && dias <= ate) ?? null;
