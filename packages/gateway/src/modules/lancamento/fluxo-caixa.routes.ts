import { fluxoCaixaCalls, serieLancamentoCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import type { FluxoCaixaService } from './fluxo-caixa.service.ts';
import type { SerieService } from './serie.service.ts';

export function fluxoCaixaRoutes(
  app: FastifyInstance,
  { serve, serveFile }: Pick<RecursosModulo, 'serve' | 'serveFile'>,
  { fluxos, series }: { readonly fluxos: FluxoCaixaService; readonly series: SerieService },
): void {
  serve(app, fluxoCaixaCalls.getFluxo, (consulta, { chamador }) => fluxos.read(consulta, chamador));
  serveFile(app, fluxoCaixaCalls.exportFluxo, (consulta, { chamador }) => fluxos.exportFile(consulta, chamador));
  serve(app, fluxoCaixaCalls.getPrevisao, (_, { chamador }) => fluxos.readPrevisao(chamador));
  serve(app, fluxoCaixaCalls.savePrevisao, (dados, { chamador }) => fluxos.savePrevisao(dados, chamador));
  serve(app, serieLancamentoCalls.listSeries, (_, { chamador }) => series.list(chamador));
  serve(app, serieLancamentoCalls.getSerie, ({ serieId }, { chamador }) => series.get(serieId, chamador));
  serve(app, serieLancamentoCalls.createSerie, (dados, { chamador }) => series.create(dados, chamador));
  serve(app, serieLancamentoCalls.changeSerie, (dados, { chamador }) => series.change(dados, chamador));
  serve(app, serieLancamentoCalls.endSerie, (alvo, { chamador }) => series.end(alvo, chamador));
}
