import type { FastifyInstance } from 'fastify';
import { renderSVG } from 'uqr';
import type { Chamador } from '../../plugins/ports.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import type { ConfigCookies } from '../../plugins/session-cookies.ts';
import type { Sessions } from '../../plugins/session.ts';
import { createAvisos } from '../notificacao/index.ts';
import { createAcesso, type RecursosDeAcesso } from './acesso.ts';
import { createPedidos } from './access.job.ts';
import { createTellTravado } from './aviso-travado.ts';
import { createAccessRepository } from './access.repository.ts';
import { accessRoutes } from './access.routes.ts';
import { createAccessService } from './access.service.ts';
import { createConviteService } from './convite.service.ts';
import { createPedidosService } from './pedidos.service.ts';
import { createRecuperacaoService } from './recuperacao.service.ts';

interface Deps extends RecursosModulo, Omit<RecursosDeAcesso, 'config'> {
  readonly sessions: Sessions;
  readonly config: RecursosDeAcesso['config'] &
    ConfigCookies & {
      readonly loginCentralSair: string;
      readonly legadoLogout: string | null;
    };
}

/** Signing in and out, lost passwords, and the limits on who guesses. */
export function accessModule(app: FastifyInstance, deps: Deps): void {
  const { serve, dbEntrada: db, tempoReal, tarefas, correio, agora, sessions, endSession, config } = deps;
  const repository = createAccessRepository(db);
  const { tentativas, aparelhos, segundoFator, endSessoes } = createAcesso(deps);
  const pedidos = createPedidos(db, tarefas);
  pedidos.handle(createPedidosService({ db, repository, tentativas, correio, agora }));

  const leave = async (chamador: Chamador, motivo: 'logoff' | 'horario'): Promise<void> => {
    const { usuarioId, sessao } = chamador;
    const usuario = { id: usuarioId, nome: sessao.username };
    // another call of the same moment may have ended it already
    if ((await sessions.end(chamador, motivo)) === 0 && motivo === 'horario') return;
    // outside the user's hours the page that asked explains why; a forced logoff would reach the page before that answer
    await (motivo === 'logoff' ? endSessoes({ usuario, guids: [sessao.guid], motivo }) : endSession(sessao.guid, usuario));
  };
  sessions.onOutOfHours((chamador) => leave(chamador, 'horario'));
  const recuperacao = createRecuperacaoService({ db, repository, sessions, tentativas, aparelhos, pedidos, endSessoes, correio, agora });
  const service = createAccessService({
    db,
    repository,
    sessions,
    tentativas,
    aparelhos,
    segundoFator,
    correio,
    agora,
    drawQr: (texto) => renderSVG(texto),
    tellTravado: createTellTravado(createAvisos(tarefas).createAvisoAdministradores),
  });
  const convites = createConviteService({ db, repository, tentativas, aparelhos, agora });
  accessRoutes(app, { serve, service, recuperacao, convites, pedidos, sessions, leave, canal: tempoReal.canal, config });
}
