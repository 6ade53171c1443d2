import { conjuntoCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { conjuntoRepository } from './conjunto.repository.ts';
import { createConjuntoService } from './conjunto.service.ts';

export function conjuntoModule(app: FastifyInstance, { db, agora, serve }: RecursosModulo): void {
  const service = createConjuntoService({ db, agora, newId: uuidv7, conjuntos: conjuntoRepository });
  serve(app, conjuntoCalls.listConjuntos, (input, { chamador }) => service.list(input, chamador));
  serve(app, conjuntoCalls.createConjunto, (input, { chamador }) => service.create(input, chamador));
  serve(app, conjuntoCalls.updateConjunto, (input, { chamador }) => service.update(input, chamador));
  serve(app, conjuntoCalls.deleteConjunto, (input, { chamador }) => service.remove(input, chamador));
}
