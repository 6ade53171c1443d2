import { addDias } from '../datas/add-dias.ts';
import { type Feriados, proximoDiaUtil } from '../datas/dia-util.ts';
import { type ParametrosCobranca, parametrosCobranca } from './parametros-cobranca.ts';

/** A step of the reminding of an unpaid invoice: `lembrete` is the day it counts from the due date (1, 5, 10). */
export type EtapaCobranca =
  | { readonly tipo: 'LEMBRETE'; readonly lembrete: number; readonly dia: string }
  | { readonly tipo: 'BLOQUEIO'; readonly dia: string };

type Termos = Pick<ParametrosCobranca, 'lembretes' | 'bloqueioDias'>;

/**
 * The days on which an unpaid invoice is reminded of and its subscription blocked, in order. Everything counts from the due date as banks
 * take it, each step falls on a business day, and no two on the same one. A last reminder that fell later makes the block later, so that as
 * many days as the terms say stand between the two.
 *
 * @param vencimento `YYYY-MM-DD`
 * @example etapasDaCobranca('2026-11-24', feriadosBancarios).map(({ dia }) => dia) // ['2026-11-25', '2026-11-30', '2026-12-04', '2026-12-09']
 */
export function etapasDaCobranca(
  vencimento: string,
  feriados: Feriados,
  { lembretes, bloqueioDias }: Termos = parametrosCobranca,
): EtapaCobranca[] {
  const base = proximoDiaUtil(vencimento, feriados);
  const contados = [
    ...lembretes.map((lembrete) => ({ tipo: 'LEMBRETE' as const, lembrete, dias: lembrete, depois: 1 })),
    { tipo: 'BLOQUEIO' as const, dias: bloqueioDias, depois: bloqueioDias - Math.max(0, ...lembretes) },
  ];
  let anterior = base;
  return contados.map(({ dias, depois, ...etapa }) => {
    const dia = proximoDiaUtil([addDias(base, dias), addDias(anterior, depois)].toSorted().at(-1) as string, feriados);
    anterior = dia;
    return { ...etapa, dia };
  });
}

/**
 * The steps whose day has come.
 *
 * @param hoje `YYYY-MM-DD`
 */
export const etapasVencidas = (etapas: readonly EtapaCobranca[], hoje: string): EtapaCobranca[] => etapas.filter(({ dia }) => dia <= hoje);
