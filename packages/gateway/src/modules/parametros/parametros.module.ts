import { gruposParametrosCalls, parametrosCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { gruposRepository } from './grupos.repository.ts';
import { createGruposService } from './grupos.service.ts';
import { parametrosRepository } from './parametros.repository.ts';
import { createParametrosService } from './parametros.service.ts';

/** What a subscription chooses: everybody quotes by it, administrators change it. */
export function parametrosModule(app: FastifyInstance, { serve, db }: RecursosModulo): void {
  const service = createParametrosService({ db, parametros: parametrosRepository });
  serve(app, parametrosCalls.getParametros, (_, { chamador }) => service.read(chamador));
  serve(app, parametrosCalls.saveParametros, (novos, { chamador }) => service.save(novos, chamador));

  const grupos = createGruposService({ db, grupos: gruposRepository });
  serve(app, gruposParametrosCalls.getGrupos, (_, { chamador }) => grupos.read(chamador));
  serve(app, gruposParametrosCalls.saveAcesso, (novo, { chamador }) => grupos.save('acesso', novo, chamador));
  serve(app, gruposParametrosCalls.saveCalendario, (novo, { chamador }) => grupos.save('calendario', novo, chamador));
  serve(app, gruposParametrosCalls.saveRenovacao, (novo, { chamador }) => grupos.save('renovacao', novo, chamador));
  serve(app, gruposParametrosCalls.saveExpediente, (novo, { chamador }) => grupos.save('expediente', novo, chamador));
  serve(app, gruposParametrosCalls.saveAtraso, (novo, { chamador }) => grupos.save('atraso', novo, chamador));
  serve(app, gruposParametrosCalls.saveRepasse, (novo, { chamador }) => grupos.save('repasse', novo, chamador));
  serve(app, gruposParametrosCalls.saveNumeracao, (novo, { chamador }) => grupos.save('numeracao', novo, chamador));
  serve(app, gruposParametrosCalls.saveRetencao, (novo, { chamador }) => grupos.save('retencao', novo, chamador));
}
