import { type TrabalhoPassado, usuarioCalls } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { defineRegistro } from '@balcao/shared/records';
import { copy } from './usuarios.copy.ts';
import { endereco } from './usuarios.model.ts';

export const usuarios = defineRegistro({
  calls: usuarioCalls,
  endereco,
  filtrada: 'USUARIOS',
  arquivo: copy.arquivo,
  named: (usuarioId) => ({ usuarioId }),
  idOf: ({ id }) => id,
  tambem: [usuarioCalls.getLugares, usuarioCalls.getOpcoes],
});

export const useLugares = () => useCall(usuarioCalls.getLugares, {});
export const useOpcoes = () => useCall(usuarioCalls.getOpcoes, {});
export const useSessoes = (usuarioId: string) => useCall(usuarioCalls.listSessoes, { usuarioId }, { staleTime: 0 });

/** What may have changed with an act on a user is read again. */
async function readAgain(): Promise<void> {
  await usuarios.refresh();
  await Promise.all(
    [usuarioCalls.getFicha, usuarioCalls.listSessoes].map((contract) => queryClient.invalidateQueries({ queryKey: keyOf(contract) })),
  );
}

/** Acts on one user; each throws `FalhaRequisicao` as `call` does. */
export const atos = {
  async sendConvite(usuarioId: string): Promise<void> {
    await call(usuarioCalls.sendConvite, { usuarioId });
    await readAgain();
  },
  /** Whoever was invited is no longer there: nothing of theirs is asked for again. */
  async revokeConvite(usuarioId: string): Promise<void> {
    await call(usuarioCalls.revokeConvite, { usuarioId });
    await Promise.all(
      [usuarioCalls.listFichas, usuarioCalls.getLugares].map((contract) => queryClient.invalidateQueries({ queryKey: keyOf(contract) })),
    );
  },
  async deactivate(usuarioId: string, herdeiroId: string | null, idempotencyKey: string): Promise<TrabalhoPassado> {
    const passado = await call(usuarioCalls.deactivate, { usuarioId, herdeiroId }, { idempotencyKey });
    await readAgain();
    return passado;
  },
  async activate(usuarioId: string): Promise<void> {
    await call(usuarioCalls.activate, { usuarioId });
    await readAgain();
  },
  async resetSenha(usuarioId: string): Promise<void> {
    await call(usuarioCalls.resetSenha, { usuarioId });
  },
  async endSessao(usuarioId: string, sessaoId: string): Promise<void> {
    await call(usuarioCalls.endSessao, { usuarioId, sessaoId });
    await readAgain();
  },
  async endSessoes(usuarioId: string): Promise<number> {
    const { encerradas } = await call(usuarioCalls.endSessoes, { usuarioId });
    await readAgain();
    return encerradas;
  },
};
