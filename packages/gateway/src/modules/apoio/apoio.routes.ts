import { apoioCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { Serve } from '../../plugins/serve.ts';
import type { ApoioService } from './apoio.service.ts';

export function apoioRoutes(app: FastifyInstance, serve: Serve, service: ApoioService): void {
  serve(app, apoioCalls.findVeiculoPorPlaca, ({ placa }) => service.findVeiculoPorPlaca(placa));
  serve(app, apoioCalls.searchVeiculos, ({ q, ano }) => service.searchVeiculos(q, ano));
  serve(app, apoioCalls.findCep, ({ cep }) => service.findCep(cep));
  serve(app, apoioCalls.findEmpresa, ({ cnpj }) => service.findEmpresa(cnpj));
  serve(app, apoioCalls.searchCnaes, ({ q, limite }) => service.searchCnaes(q, limite));
  serve(app, apoioCalls.findPessoa, ({ documento }, { chamador }) => service.findPessoa(documento, chamador));
}
