import type { ArranjoLista } from '@balcao/contracts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { ArranjoRepository } from './arranjo.repository.ts';
import { arranjosDemais } from './filtro.errors.ts';

interface Deps extends Pick<Recursos, 'db'> {
  readonly arranjos: ArranjoRepository;
}

const isComoFoiFeita = ({ ocultas, ordem, larguras }: ArranjoLista): boolean =>
  ocultas.length + ordem.length + Object.keys(larguras).length === 0;

/** How the caller arranged each list. */
export const createArranjoService = ({ db, arranjos }: Deps) => ({
  async list(chamador: Chamador): Promise<Record<string, ArranjoLista>> {
    const rows = await db.tenant(chamador, (tx) => arranjos.list(tx, chamador.usuarioId));
    return Object.fromEntries(rows.map(({ lista, arranjo }) => [lista, arranjo]));
  },

  save: ({ lista, ...arranjo }: ArranjoLista & { lista: string }, chamador: Chamador): Promise<ArranjoLista> =>
    db.tenant(chamador, async (tx) => {
      if (isComoFoiFeita(arranjo)) await arranjos.remove(tx, chamador.usuarioId, lista);
      else if ((await arranjos.save(tx, chamador, lista, arranjo)) === 0) throw arranjosDemais();
      return arranjo;
    }),
});
