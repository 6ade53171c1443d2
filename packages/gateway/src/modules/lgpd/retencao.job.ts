import type { Contexto } from '../../plugins/db.ts';
import type { Recursos } from '../../plugins/ports.ts';
import { type CreateAvisoAdministradores, fatos } from '../notificacao/index.ts';
import { hojeEm } from '@balcao/domain';
import { retencaoRepository as retencoes } from './retencao.repository.ts';
import { copy } from './titular.copy.ts';

/** Name of the daily job; the queue's agenda knows when. */
export const TAREFA_RETENCAO = 'lgpd_retencao';
/** Records of a kind in one transaction: none holds its rows for long. */
const LOTE = 200;

interface Deps extends Pick<Recursos, 'db' | 'agora' | 'log'> {
  readonly newId: () => string;
  readonly createAvisoAdministradores: CreateAvisoAdministradores;
}

/**
 * Eliminates what passed its time of keeping. Each batch is a transaction of its own: killed half way, what is done is done whole, and the
 * rest is done next time. The notice goes out with the batches it counts marked as told, so that none is told twice or never.
 */
export function createRetencaoJob({ db, agora, log, newId, createAvisoAdministradores }: Deps) {
  async function tell(contexto: Contexto): Promise<Readonly<Record<string, number>>> {
    return db.tenant(contexto, async (tx) => {
      const contados = await retencoes.takeUntold(tx, agora());
      if (Object.keys(contados).length > 0) {
        const { titulo, texto } = copy.retencao;
        await createAvisoAdministradores(tx, contexto, {
          ...fatos.retencaoAplicada(),
          titulo,
          descricao: texto(contados),
          avisoId: newId(),
        });
      }
      return contados;
    });
  }

  return async function run(_payload: unknown, { signal }: { signal: AbortSignal }): Promise<void> {
    for (const assinaturaId of await db.global((tx) => retencoes.listAssinaturas(tx, hojeEm(agora())))) {
      const contexto: Contexto = { assinaturaId, usuarioId: null };
      let isDone = false;
      while (!isDone) {
        signal.throwIfAborted();
        const contados = await db.tenant(contexto, (tx) => retencoes.apply(tx, agora(), LOTE));
        isDone = Object.keys(contados).length === 0;
      }
      log.info({ assinaturaId, contados: await tell(contexto) }, 'retenção aplicada');
    }
  };
}
