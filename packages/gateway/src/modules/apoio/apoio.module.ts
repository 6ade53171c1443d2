import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { apoioRepository } from './apoio.repository.ts';
import { apoioRoutes } from './apoio.routes.ts';
import { createApoioService } from './apoio.service.ts';

export const apoioModule = (app: FastifyInstance, { db, serve }: RecursosModulo): void =>
  apoioRoutes(app, serve, createApoioService({ db, apoio: apoioRepository }));
