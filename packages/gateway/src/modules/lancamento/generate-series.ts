import { addMeses, ocorrenciasDe } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { serieRepository as series } from './serie.repository.ts';

/**
 * Writes what recurs up to the horizon, once each; a series that has all of them is left alone.
 *
 * @param id one of them; null: all of the subscription
 */
export async function generateSeries(
  tx: Tx,
  { hoje, horizonteMeses, id = null }: { readonly hoje: string; readonly horizonteMeses: number; readonly id?: string | null },
): Promise<void> {
  const ate = addMeses(hoje, horizonteMeses);
  for (const serie of await series.lockAGerar(tx, ate, id)) {
    // what came before the last day written may have been taken away, and does not come back
    const dias = ocorrenciasDe(serie, { de: serie.geradaAte ?? serie.inicio, ate });
    const novos = serie.geradaAte === null ? dias : dias.filter((dia) => dia > (serie.geradaAte as string));
    await series.writeOcorrencias(tx, serie.id, novos, ate);
  }
}
