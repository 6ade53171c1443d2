import type { JanelaRenovacao, ParametrosRenovacao } from '@balcao/contracts';
import { gruposPadrao } from '../parametros/grupos-padrao.ts';

/** Days left until the end of the policy, both ends included; negative after the end. */
export interface FaixaDeJanela {
  readonly id: JanelaRenovacao;
  readonly de: number;
  readonly ate: number;
}

/**
 * The windows of a renewal, by what the subscription chose: listed from so many days before, quoted, sent, called, urgent; late, the class
 * of bonus may still be gained, later only kept. From the nearest to be done to the farthest gone.
 *
 * @example janelasDe(gruposPadrao.renovacao)[0] // { id: 'URGENTE', de: 0, ate: 5 }
 */
export const janelasDe = (dias: ParametrosRenovacao): readonly FaixaDeJanela[] => [
  { id: 'URGENTE', de: 0, ate: dias.urgenteDias },
  { id: 'LIGAR', de: dias.urgenteDias + 1, ate: dias.ligarDias },
  { id: 'ENVIAR', de: dias.ligarDias + 1, ate: dias.enviarDias },
  { id: 'COTAR', de: dias.enviarDias + 1, ate: dias.cotarDias },
  { id: 'LISTAR', de: dias.cotarDias + 1, ate: dias.listarDias },
  { id: 'VENCIDA', de: -dias.vencidaDias, ate: -1 },
  { id: 'PERDIDA', de: -dias.perdidaDias, ate: -dias.vencidaDias - 1 },
];

/** Those of a subscription that chose nothing (domain design §5.7). */
export const janelasRenovacao: readonly FaixaDeJanela[] = janelasDe(gruposPadrao.renovacao);

/**
 * The window a policy is in; null when its end is too far to be worked on.
 *
 * @param dias days left, negative after the end
 * @example janelaDe(12)?.id // 'LIGAR'
 */
export const janelaDe = (dias: number, janelas: readonly FaixaDeJanela[] = janelasRenovacao): FaixaDeJanela | null =>
  janelas.find(({ de, ate }) => dias >= de && dias <= ate) ?? null;
