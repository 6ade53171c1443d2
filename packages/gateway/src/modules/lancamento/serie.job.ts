import { hojeEm } from '@balcao/domain';
import type { Log, Recursos } from '../../plugins/ports.ts';
import { generateSeries } from './generate-series.ts';
import type { PrevisaoRepository } from './previsao.repository.ts';
import type { SerieRepository } from './serie.repository.ts';

/** Name of the job of the night. */
export const TAREFA_SERIES = 'series_de_lancamentos';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly log: Log;
  readonly series: SerieRepository;
  readonly previsao: PrevisaoRepository;
}

/** Once a night, in each subscription by a transaction of its own: what recurs is written up to the horizon. Run again, it writes nothing twice. */
export function createSeriesJob({ db, agora, log, series, previsao }: Deps) {
  return async (): Promise<void> => {
    const assinaturas = await db.global((tx) => series.listAssinaturas(tx));
    for (const { id: assinaturaId } of assinaturas)
      await db.tenant({ assinaturaId, usuarioId: null }, async (tx) => {
        const { horizonteMeses } = await previsao.read(tx);
        await generateSeries(tx, { hoje: hojeEm(agora()), horizonteMeses });
      });
    log.info({ assinaturas: assinaturas.length }, 'lançamentos recorrentes previstos');
  };
}
