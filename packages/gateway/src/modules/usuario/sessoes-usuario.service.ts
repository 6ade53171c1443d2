import type { SessaoAtiva } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { Sessions } from '../../plugins/session.ts';
import type { Acesso } from '../access/index.ts';
import { describeAparelho, listSessoesAbertas } from '../conta/index.ts';
import type { UsuarioRepository } from './usuario.repository.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly usuarios: Pick<UsuarioRepository, 'find'>;
  readonly sessions: Pick<Sessions, 'endMany'>;
  readonly acesso: Pick<Acesso, 'endSessoes'>;
}

/** Where a user is signed in, as an administrator sees and ends it. */
export function createSessoesUsuarioService({ db, agora, usuarios, sessions, acesso }: Deps) {
  async function read(tx: Tx, id: string) {
    const usuario = await usuarios.find(tx, id);
    if (!usuario) throw naoEncontrado();
    return usuario;
  }

  /** @returns how many ended; never the one that asks */
  async function end(usuarioId: string, quais: { id?: string }, chamador: Chamador): Promise<number> {
    const { nome, guids } = await db.tenant(chamador, async (tx) => ({
      nome: (await read(tx, usuarioId)).nome,
      guids: await sessions.endMany(tx, { usuarioId, ...quais, excetoGuid: chamador.sessao.guid }, 'encerrada'),
    }));
    await acesso.endSessoes({ usuario: { id: usuarioId, nome }, guids, motivo: 'encerrada' });
    return guids.length;
  }

  return {
    list: (usuarioId: string, chamador: Chamador): Promise<SessaoAtiva[]> =>
      db.tenant(chamador, async (tx) => {
        await read(tx, usuarioId);
        return (await listSessoesAbertas(tx, usuarioId, agora())).map(({ id, guid, userAgent, ip, criadoEm, expiraEm }) => ({
          id,
          ip,
          aparelho: describeAparelho(userAgent),
          inicio: criadoEm.toISOString(),
          expira: expiraEm.toISOString(),
          atual: guid === chamador.sessao.guid,
        }));
      }),

    /** @throws {Recusa} 404 for what is not theirs, ended already, or is the session that asks */
    async endOne({ usuarioId, sessaoId }: { usuarioId: string; sessaoId: string }, chamador: Chamador): Promise<Record<string, never>> {
      if ((await end(usuarioId, { id: sessaoId }, chamador)) === 0) throw naoEncontrado();
      return {};
    },

    endAll: async (usuarioId: string, chamador: Chamador) => ({ encerradas: await end(usuarioId, {}, chamador) }),
  };
}

export type SessoesUsuarioService = ReturnType<typeof createSessoesUsuarioService>;
