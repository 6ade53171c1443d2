import { usuarioCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { leituraRoutes } from '../registro/index.ts';
import type { SessoesUsuarioService } from './sessoes-usuario.service.ts';
import type { UsuarioService } from './usuario.service.ts';

interface Deps extends Pick<RecursosModulo, 'serve' | 'serveFile'> {
  readonly service: UsuarioService;
  readonly sessoes: SessoesUsuarioService;
}

export function usuarioRoutes(app: FastifyInstance, { serve, serveFile, service, sessoes }: Deps): void {
  leituraRoutes(app, { serve, serveFile }, { calls: usuarioCalls, param: 'usuarioId', service });
  serve(app, usuarioCalls.getLugares, (_, { chamador }) => service.readLugares(chamador));
  serve(app, usuarioCalls.getOpcoes, (_, { chamador }) => service.readOpcoes(chamador));
  serve(app, usuarioCalls.createFicha, (dados, { chamador }) => service.create(dados, chamador));
  serve(app, usuarioCalls.updateFicha, (dados, { chamador }) => service.update(dados, chamador));
  serve(app, usuarioCalls.sendConvite, ({ usuarioId }, { chamador }) => service.sendConvite(usuarioId, chamador));
  serve(app, usuarioCalls.revokeConvite, ({ usuarioId }, { chamador }) => service.revokeConvite(usuarioId, chamador));
  serve(app, usuarioCalls.deactivate, (input, { chamador }) => service.deactivate(input, chamador));
  serve(app, usuarioCalls.activate, ({ usuarioId }, { chamador }) => service.activate(usuarioId, chamador));
  serve(app, usuarioCalls.resetSenha, ({ usuarioId }, { chamador }) => service.resetSenha(usuarioId, chamador));
  serve(app, usuarioCalls.listSessoes, ({ usuarioId }, { chamador }) => sessoes.list(usuarioId, chamador));
  serve(app, usuarioCalls.endSessao, (input, { chamador }) => sessoes.endOne(input, chamador));
  serve(app, usuarioCalls.endSessoes, ({ usuarioId }, { chamador }) => sessoes.endAll(usuarioId, chamador));
}
