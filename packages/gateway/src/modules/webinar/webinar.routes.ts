import { webinarCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { Serve } from '../../plugins/serve.ts';
import type { WebinarService } from './webinar.service.ts';

export function webinarRoutes(app: FastifyInstance, serve: Serve, service: WebinarService): void {
  serve(app, webinarCalls.getAll, (_, { chamador }) => service.getAll(chamador));
  serve(app, webinarCalls.getNext, (_, { chamador }) => service.getNext(chamador));
  serve(app, webinarCalls.subscribe, ({ id }, { chamador }) => service.subscribe(chamador, id));
  serve(app, webinarCalls.unsubscribe, ({ id }, { chamador }) => service.unsubscribe(chamador, id));
}
