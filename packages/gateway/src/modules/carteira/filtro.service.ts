import type { FiltroSalvo, ListaFiltrada } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { filtrosDemais, nomeRepetido } from './carteira.errors.ts';
import type { DadosFiltro, FiltroRepository } from './filtro.repository.ts';

interface Deps extends Pick<Recursos, 'db'> {
  readonly newId: () => string;
  readonly filtros: FiltroRepository;
}

/** Filters a person may keep of one list. */
const MAX_FILTROS = 50;

export function createFiltroService({ db, newId, filtros }: Deps) {
  async function assertNome(
    tx: Tx,
    { usuarioId }: Chamador,
    pedido: { lista: ListaFiltrada; nome: string; menos: string | null },
  ): Promise<void> {
    const { total, repetido } = await filtros.weigh(tx, usuarioId, pedido);
    if (repetido) throw nomeRepetido();
    if (pedido.menos === null && total >= MAX_FILTROS) throw filtrosDemais();
  }
  async function owned(tx: Tx, { usuarioId }: Chamador, id: string): Promise<FiltroSalvo> {
    const filtro = await filtros.lock(tx, usuarioId, id);
    if (!filtro) throw naoEncontrado();
    return filtro;
  }

  return {
    list: ({ lista }: { lista: ListaFiltrada }, chamador: Chamador) =>
      db.tenant(chamador, (tx) => filtros.list(tx, chamador.usuarioId, lista)),

    create: ({ lista, ...dados }: DadosFiltro & { lista: ListaFiltrada }, chamador: Chamador) =>
      db.tenant(chamador, async (tx) => {
        await assertNome(tx, chamador, { lista, nome: dados.nome, menos: null });
        if (dados.padrao) await filtros.clearPadrao(tx, chamador.usuarioId, lista);
        const id = newId();
        await filtros.insert(tx, chamador, { id, lista, ...dados });
        return owned(tx, chamador, id);
      }),

    update: ({ filtroId, ...dados }: DadosFiltro & { filtroId: string }, chamador: Chamador) =>
      db.tenant(chamador, async (tx) => {
        const { lista } = await owned(tx, chamador, filtroId);
        await assertNome(tx, chamador, { lista, nome: dados.nome, menos: filtroId });
        if (dados.padrao) await filtros.clearPadrao(tx, chamador.usuarioId, lista);
        await filtros.update(tx, filtroId, dados);
        return owned(tx, chamador, filtroId);
      }),

    remove: (filtroId: string, chamador: Chamador): Promise<Record<string, never>> =>
      db.tenant(chamador, async (tx) => {
        await owned(tx, chamador, filtroId);
        await filtros.remove(tx, filtroId);
        return {};
      }),
  };
}

export type FiltroService = ReturnType<typeof createFiltroService>;
