import type { FastifyInstance } from 'fastify';
import type { LimitesDeTentativas } from '../../config.ts';
import { deriveKey } from '../../plugins/keys.ts';
import type { Chamador } from '../../plugins/ports.ts';
import type { Prefixos } from '../../plugins/rede.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import type { ConfigCookies } from '../../plugins/session-cookies.ts';
import type { Sessions } from '../../plugins/session.ts';
import type { CreateAvisoAdministradores } from '../notificacao/notificacao.service.ts';
import { createPedidos } from './access.job.ts';
import { createAvisarTravado } from './aviso-travado.ts';
import { createAccessRepository } from './access.repository.ts';
import { accessRoutes } from './access.routes.ts';
import { createAccessService } from './access.service.ts';
import { createAparelhos, type Aparelhos } from './aparelhos.ts';
import { createEncerramento, type Encerramento } from './encerramento.ts';
import { createPedidosService } from './pedidos.service.ts';
import { createRecuperacaoService } from './recuperacao.service.ts';
import { segundoFatorRepository } from './segundo-fator.repository.ts';
import { createSegundoFator, type SegundoFator } from './segundo-fator.ts';
import { createTentativasRepository } from './tentativas.repository.ts';
import { createTentativas, type Tentativas } from './tentativas.ts';

interface Deps extends Pick<RecursosModulo, 'serve' | 'db' | 'tempoReal' | 'tarefas' | 'correio' | 'agora'> {
  readonly sessions: Sessions;
  /** Whatever lives of a session ends with it. */
  readonly endSession: (guid: string, usuario: { readonly id: string; readonly nome: string }) => Promise<void>;
  readonly createAvisoAdministradores: CreateAvisoAdministradores;
  readonly chave: Buffer;
  readonly config: ConfigCookies & {
    readonly tentativas: LimitesDeTentativas;
    readonly prefixos: Prefixos;
    readonly loginCentralSair: string;
    readonly legadoLogout: string | null;
  };
  readonly esperar: (ms: number) => Promise<unknown>;
}

/** What the account's own screens share with sign-in: the same counts, the same second factor, the same ends. */
export interface Acesso {
  readonly tentativas: Tentativas;
  readonly aparelhos: Aparelhos;
  readonly segundoFator: SegundoFator;
  readonly encerrar: Encerramento;
}

export function accessModule(app: FastifyInstance, deps: Deps): Acesso {
  const { serve, db, tempoReal, tarefas, correio, agora, sessions, endSession, createAvisoAdministradores, chave, config, esperar } = deps;
  const repository = createAccessRepository(db);
  const tentativas = createTentativas({
    repository: createTentativasRepository(db),
    chave: deriveKey(chave, 'tentativas'),
    agora,
    esperar,
    limites: config.tentativas,
    prefixos: config.prefixos,
  });
  const aparelhos = createAparelhos({ chave: deriveKey(chave, 'aparelhos'), agora });
  const segundoFator = createSegundoFator({ repository: segundoFatorRepository, chave, agora });
  const encerrar = createEncerramento({ tempoReal, agora, endSession });
  const pedidos = createPedidos(db, tarefas);
  pedidos.handle(createPedidosService({ db, repository, tentativas, correio, agora }));

  const leave = async (chamador: Chamador, motivo: 'logoff' | 'horario'): Promise<void> => {
    const { usuarioId, sessao } = chamador;
    const usuario = { id: usuarioId, nome: sessao.username };
    // another call of the same moment may have ended it already
    if ((await sessions.end(chamador, motivo)) === 0 && motivo === 'horario') return;
    // whom the hours send away is told why by the page that asked, not by a forced logoff that would get there first
    await (motivo === 'logoff' ? encerrar({ usuario, guids: [sessao.guid], motivo }) : endSession(sessao.guid, usuario));
  };
  sessions.onOutOfHours((chamador) => leave(chamador, 'horario'));
  const recuperacao = createRecuperacaoService({ db, repository, sessions, tentativas, aparelhos, pedidos, encerrar, correio, agora });
  const service = createAccessService({
    db,
    repository,
    sessions,
    tentativas,
    aparelhos,
    segundoFator,
    correio,
    agora,
    avisarTravado: createAvisarTravado(createAvisoAdministradores),
  });
  accessRoutes(app, { serve, service, recuperacao, pedidos, sessions, leave, canal: tempoReal.canal, config });
  return { tentativas, aparelhos, segundoFator, encerrar };
}
