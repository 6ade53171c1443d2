import { hojeEm } from '@balcao/domain';
import type { Log, Recursos } from '../../plugins/ports.ts';
import { avisoDoDia, type CreateAvisoAdministradores, fatos } from '../notificacao/index.ts';
import { copy } from './razao.copy.ts';
import type { RazaoRepository } from './razao.repository.ts';

/** Name of the job of the night. */
export const TAREFA_RAZAO = 'razao_diario';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly log: Log;
  readonly razao: RazaoRepository;
  readonly createAvisoAdministradores: CreateAvisoAdministradores;
}

/**
 * Once a night, in each subscription by a transaction of its own: the ledger is proved against the records and its balances are kept. Where it does
 * not hold, administrators are told and nothing is kept, so that a wrong balance is never what later ones are summed from.
 */
export function createRazaoJob({ db, agora, log, razao, createAvisoAdministradores }: Deps) {
  return async (): Promise<void> => {
    const assinaturas = await db.global((tx) => razao.listAssinaturas(tx));
    for (const { id: assinaturaId } of assinaturas) {
      const contexto = { assinaturaId, usuarioId: null };
      await db.tenant(contexto, async (tx) => {
        const falhas = await razao.prove(tx);
        if (falhas.length === 0) return razao.keepSaldos(tx);
        log.error({ assinaturaId, falhas }, 'o razão não confere com os registros');
        return createAvisoAdministradores(tx, contexto, {
          avisoId: avisoDoDia(assinaturaId, TAREFA_RAZAO, hojeEm(agora())),
          titulo: copy.difere,
          descricao: copy.difereTexto(falhas.length),
          ...fatos.razaoDifere(),
        });
      });
    }
    log.info({ assinaturas: assinaturas.length }, 'razão conferido');
  };
}
