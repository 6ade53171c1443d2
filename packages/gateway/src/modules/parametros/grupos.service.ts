import type { GrupoParametros, GruposEmVigor, GruposParametros } from '@balcao/contracts';
import { validateGrupo } from '@balcao/domain';
import { camposInvalidos } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { GruposRepository } from './grupos.repository.ts';
import { parametrosAlterados } from './parametros.errors.ts';

interface Deps extends Pick<Recursos, 'db'> {
  readonly grupos: GruposRepository;
}

export function createGruposService({ db, grupos }: Deps) {
  return {
    read: (chamador: Chamador): Promise<GruposEmVigor> => db.tenant(chamador, (tx) => grupos.readAll(tx)),

    /** @throws {Recusa} 422 at the fields of what cannot be, 409 when somebody wrote since `versao` was read */
    save<G extends GrupoParametros>(
      grupo: G,
      { versao, ...novo }: GruposParametros[G] & { versao: number },
      chamador: Chamador,
    ): Promise<GruposEmVigor[G]> {
      const valor = novo as unknown as GruposParametros[G];
      const errors = validateGrupo(grupo, valor);
      if (errors.length > 0) throw camposInvalidos(errors);
      return db.tenant(chamador, async (tx) => {
        const isWritten = await grupos.write(tx, chamador, grupo, { valor, versao });
        const atual = (await grupos.readAll(tx))[grupo];
        if (!isWritten) throw parametrosAlterados(atual);
        return atual;
      });
    },
  };
}
