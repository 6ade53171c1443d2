import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { registryRepository } from './registry.repository.ts';
import { registryRoutes } from './registry.routes.ts';

export const registryModule = (app: FastifyInstance, { db, serve }: RecursosModulo): void =>
  registryRoutes(app, serve, { db, registry: registryRepository });
