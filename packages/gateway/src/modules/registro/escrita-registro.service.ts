import type { AlvoDoLote, ResultadoRegistro } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { actOnLote } from '../lista/index.ts';
import type { EscritaRepository } from './escrita-registro.repository.ts';
import type { LeituraRepository } from './leitura-registro.repository.ts';
import type { ConsultaDoRegistro, FiltrosDe, LeituraService } from './leitura-registro.service.ts';
import { type NomeDoRegistro, registroAlterado, registroEmUso } from './registro.errors.ts';
import { type FonteDeUso, listUsos } from './usos-registro.repository.ts';

/** What makes a record one to be written. */
export interface RegistroEscrito<Ficha extends object, C extends ConsultaDoRegistro> extends Pick<Recursos, 'db'> {
  readonly nome: NomeDoRegistro;
  readonly repository: Pick<EscritaRepository<never>, 'lock' | 'setAtivo' | 'remove'> &
    Pick<LeituraRepository<Ficha, object, C>, 'readNomes'>;
  /** The half of it that reads. */
  readonly leitura: Pick<LeituraService<Ficha, object, C>, 'read' | 'findIds'>;
  /** Whatever names one: what is named is deactivated, never excluded. */
  readonly usos: readonly FonteDeUso[];
  /** Why one may not be turned on or off, in words; null when it may. */
  readonly refuseSituacao?: (tx: Tx, id: string, ativo: boolean) => Promise<string | null>;
  /** Takes away, before it leaves, what is only its own. */
  readonly removeParts?: (tx: Tx, id: string, chamador: Chamador) => Promise<void>;
}

/** The half of a record that writes: never over what somebody else wrote since, never away what is in use. */
export function createEscritaService<Ficha extends object, C extends ConsultaDoRegistro>({
  db,
  nome,
  repository,
  leitura: { read, findIds },
  usos,
  refuseSituacao,
  removeParts,
}: RegistroEscrito<Ficha, C>) {
  async function hold(tx: Tx, { id, versao }: { id: string; versao: number }, isExclusao = false): Promise<void> {
    const now = await repository.lock(tx, id, isExclusao);
    if (now === null) throw naoEncontrado();
    if (now !== versao) throw registroAlterado(nome, await read(tx, id));
  }

  async function setAtivo(tx: Tx, id: string, ativo: boolean): Promise<Omit<ResultadoRegistro, 'id' | 'nome'>> {
    const isThere = (await repository.lock(tx, id)) !== null;
    const mensagem = isThere ? ((await refuseSituacao?.(tx, id, ativo)) ?? null) : naoEncontrado().mensagem;
    const mudou = mensagem === null && (await repository.setAtivo(tx, id, ativo)) > 0;
    return { ok: mensagem === null, mudou, mensagem };
  }

  return {
    /** Writes over the version that was read. @throws {Recusa} 404, or 409 with what stands now when somebody wrote since */
    change: (alvo: { id: string; versao: number }, chamador: Chamador, write: (tx: Tx) => Promise<unknown>): Promise<Ficha> =>
      db.tenant(chamador, async (tx) => {
        await hold(tx, alvo);
        await write(tx);
        return read(tx, alvo.id);
      }),

    /**
     * Those named, or those a filter finds. Each by itself: one that is not there takes nothing from the others.
     *
     * @throws {Recusa} as `actOnLote`
     */
    setAtivos: ({ ativo, ...alvo }: AlvoDoLote<FiltrosDe<C>> & { ativo: boolean }, chamador: Chamador): Promise<ResultadoRegistro[]> =>
      actOnLote(alvo, {
        find: (filtros, limite) => findIds(filtros, chamador, limite),
        act: (ids) =>
          db.tenant(chamador, async (tx) => {
            const outcomes = new Map<string, Omit<ResultadoRegistro, 'id' | 'nome'>>();
            // always in the same order, so that two batches with the same records cannot wait for each other
            for (const id of ids.toSorted()) outcomes.set(id, await setAtivo(tx, id, ativo));
            const nomes = await repository.readNomes(tx, ids);
            return ids.flatMap((id) => {
              const outcome = outcomes.get(id);
              return outcome ? [{ id, nome: nomes.get(id) ?? null, ...outcome }] : [];
            });
          }),
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
