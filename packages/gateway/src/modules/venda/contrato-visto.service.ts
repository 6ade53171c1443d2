import type { ContratoVisto, MudancaRegistro } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { escopoDe } from '../escopo/index.ts';
import { readHistoria } from '../registro/index.ts';
import type { ContratoVistoRepository, LadosDaVenda } from './contrato-visto.repository.ts';
import { historiaDaVenda } from './venda-historia.ts';
import { copy } from './venda.copy.ts';

interface Deps extends Pick<Recursos, 'db'> {
  readonly contratos: ContratoVistoRepository;
}

/** Reading one sale, from proposal to policy. */
export function createContratoVistoService({ db, contratos }: Deps) {
  /** The sale an id is of. @throws {Recusa} 404 of one out of the caller's scope */
  async function findLados(tx: Tx, id: string, chamador: Chamador): Promise<LadosDaVenda> {
    const lados = await contratos.findLados(tx, id, escopoDe(chamador.sessao));
    if (!lados) throw naoEncontrado();
    return lados;
  }

  return {
    findLados,

    /** @throws {Recusa} 404 */
    read: async (tx: Tx, id: string, chamador: Chamador): Promise<ContratoVisto> => contratos.read(tx, await findLados(tx, id, chamador)),

    /** @throws {Recusa} 404 */
    get: (id: string, chamador: Chamador): Promise<ContratoVisto> =>
      db.snapshot(chamador, async (tx) => contratos.read(tx, await findLados(tx, id, chamador))),

    /** @throws {Recusa} 404 */
    listHistoria: (id: string, chamador: Chamador): Promise<MudancaRegistro[]> =>
      db.tenant(chamador, async (tx) =>
        readHistoria(tx, historiaDaVenda(await contratos.read(tx, await findLados(tx, id, chamador))), copy.suporte),
      ),
  };
}

export type ContratoVistoService = ReturnType<typeof createContratoVistoService>;
