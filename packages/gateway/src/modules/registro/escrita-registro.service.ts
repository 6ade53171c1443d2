import type { ResultadoRegistro } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { EscritaRepository } from './escrita-registro.repository.ts';
import { type NomeDoRegistro, registroAlterado, registroEmUso } from './registro.errors.ts';
import { type FonteDeUso, listUsos } from './usos-registro.repository.ts';

/** What makes a record one to be written. */
export interface RegistroEscrito<Ficha extends object> extends Pick<Recursos, 'db'> {
  readonly nome: NomeDoRegistro;
  readonly repository: Pick<EscritaRepository<never>, 'lock' | 'setAtivo' | 'remove'>;
  readonly read: (tx: Tx, id: string) => Promise<Ficha>;
  /** Whatever names one: what is named is deactivated, never excluded. */
  readonly usos: readonly FonteDeUso[];
  /** Why one may not be turned on or off, in words; null when it may. */
  readonly refuseSituacao?: (tx: Tx, id: string, ativo: boolean) => Promise<string | null>;
  /** Takes away, before it leaves, what is only its own. */
  readonly removeParts?: (tx: Tx, id: string, chamador: Chamador) => Promise<void>;
}

/** The half of a record that writes: never over what somebody else wrote since, never away what is in use. */
export function createEscritaService<Ficha extends object>({
  db,
  nome,
  repository,
  read,
  usos,
  refuseSituacao,
  removeParts,
}: RegistroEscrito<Ficha>) {
  async function hold(tx: Tx, { id, versao }: { id: string; versao: number }, isExclusao = false): Promise<void> {
    const now = await repository.lock(tx, id, isExclusao);
    if (now === null) throw naoEncontrado();
    if (now !== versao) throw registroAlterado(nome, await read(tx, id));
  }

  return {
    /** Writes over the version that was read. @throws {Recusa} 404, or 409 with what stands now when somebody wrote since */
    change: (alvo: { id: string; versao: number }, chamador: Chamador, write: (tx: Tx) => Promise<unknown>): Promise<Ficha> =>
      db.tenant(chamador, async (tx) => {
        await hold(tx, alvo);
        await write(tx);
        return read(tx, alvo.id);
      }),

    /** Each by itself: one that is not there takes nothing from the others. */
    setAtivos: ({ ids, ativo }: { ids: readonly string[]; ativo: boolean }, chamador: Chamador): Promise<ResultadoRegistro[]> =>
      db.tenant(chamador, async (tx) => {
        const outcomes: ResultadoRegistro[] = [];
        // always in the same order, so that two batches with the same records cannot wait for each other
        for (const id of [...new Set(ids)].toSorted()) {
          const isThere = (await repository.lock(tx, id)) !== null;
          const mensagem = isThere ? ((await refuseSituacao?.(tx, id, ativo)) ?? null) : naoEncontrado().mensagem;
          if (mensagem === null) await repository.setAtivo(tx, id, ativo);
          outcomes.push({ id, ok: mensagem === null, mensagem });
        }
        return outcomes;
      }),

    /** @throws {Recusa} 409 with what uses it, or with what stands now when somebody wrote since */
    remove: (alvo: { id: string; versao: number }, chamador: Chamador): Promise<Record<string, never>> =>
      db.tenant(chamador, async (tx) => {
        await hold(tx, alvo, true);
        const found = await listUsos(tx, usos, alvo.id);
        if (found.length > 0) throw registroEmUso(nome, found);
        await removeParts?.(tx, alvo.id, chamador);
        await repository.remove(tx, alvo.id);
        return {};
      }),
  };
}
