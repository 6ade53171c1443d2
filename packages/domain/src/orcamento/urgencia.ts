import type { MotivoUrgencia, StatusOrcamento, Urgencia } from '@balcao/contracts';
import { diffDias } from '../datas/add-dias.ts';
import { hojeEm } from '../datas/hoje-em.ts';
import { type ParametrosUrgencia, parametrosUrgencia } from './parametros-urgencia.ts';

/** Data that determines whether a case is urgent. Days as `YYYY-MM-DD`. */
export interface FatosUrgencia {
  readonly status: StatusOrcamento;
  readonly vigIni: string | null;
  /** End of the policy it renews, while that is still to be renewed. */
  readonly fimApolice: string | null;
  /** Moment since which the client, who asked or chose, has no answer. */
  readonly esperaDesde: string | null;
  /** Day of the nearest open task about it. */
  readonly prazo: string | null;
}

/** States in which a case can press: once sold, lost or expired nothing of it does. */
export const STATUS_QUE_PRESSAM: readonly StatusOrcamento[] = ['RASCUNHO', 'CALCULANDO', 'CALCULADO', 'ENVIADO'];

/** The most pressing first: a person who waits, then cover that is missing, then what was promised. */
const ORDEM: readonly MotivoUrgencia[] = ['CLIENTE', 'VIGENCIA', 'APOLICE', 'PRAZO'];

const within = (dias: number, { de, ate }: { de: number; ate: number }): boolean => dias >= de && dias <= ate;

/**
 * Why a case presses today, the strongest reason; null when it does not.
 *
 * @param contexto.hoje `YYYY-MM-DD`
 * @example urgenciaDe({ status: 'CALCULADO', vigIni: '2026-11-20', fimApolice: null, esperaDesde: null, prazo: null }, { hoje: '2026-11-20' }) // { motivo: 'VIGENCIA', dias: 0 }
 */
export function urgenciaDe(
  { status, vigIni, fimApolice, esperaDesde, prazo }: FatosUrgencia,
  { hoje, parametros = parametrosUrgencia }: { readonly hoje: string; readonly parametros?: ParametrosUrgencia },
): Urgencia | null {
  if (!STATUS_QUE_PRESSAM.includes(status)) return null;
  if (esperaDesde !== null) {
    const dias = Math.max(diffDias(hojeEm(new Date(esperaDesde)), hoje), 0);
    if (dias >= parametros.esperaDias) return { motivo: 'CLIENTE', dias };
  }
  const days: readonly (readonly [MotivoUrgencia, string | null, { de: number; ate: number }])[] = [
    ['VIGENCIA', vigIni, { de: -parametros.vigenciaPassadaDias, ate: parametros.vigenciaDias }],
    ['APOLICE', fimApolice, { de: 0, ate: parametros.fimApoliceDias }],
    ['PRAZO', prazo, { de: -parametros.prazoPassadoDias, ate: parametros.prazoDias }],
  ];
  for (const [motivo, dia, faixa] of days) {
    if (dia !== null && within(diffDias(hoje, dia), faixa)) return { motivo, dias: diffDias(hoje, dia) };
  }
  return null;
}

/** Orders what presses, the most pressing first: by reason, then who has waited longest, then the day nearest to today. */
export const compareUrgencias = (a: Urgencia, b: Urgencia): number =>
  ORDEM.indexOf(a.motivo) - ORDEM.indexOf(b.motivo) ||
  (a.motivo === 'CLIENTE' ? b.dias - a.dias : Math.abs(a.dias) - Math.abs(b.dias) || a.dias - b.dias);
