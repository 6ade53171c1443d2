import type { Parametros, ParametrosEmVigor } from '@balcao/contracts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { parametrosAlterados, semPeso } from './parametros.errors.ts';
import type { ParametrosRepository } from './parametros.repository.ts';

interface Deps extends Pick<Recursos, 'db'> {
  readonly parametros: ParametrosRepository;
}

export function createParametrosService({ db, parametros }: Deps) {
  return {
    read: (chamador: Chamador): Promise<ParametrosEmVigor> => db.tenant(chamador, (tx) => parametros.read(tx)),

    /** @throws {Recusa} 422 when nothing weighs, 409 when somebody wrote since `versao` was read */
    save({ versao, ...novos }: Parametros & { versao: number }, chamador: Chamador): Promise<ParametrosEmVigor> {
      if (Object.values(novos.pesos).every((peso) => peso === 0)) throw semPeso();
      return db.tenant(chamador, async (tx) => {
        const isWritten = await parametros.write(tx, chamador, novos, versao);
        const atual = await parametros.read(tx);
        if (!isWritten) throw parametrosAlterados(atual);
        return atual;
      });
    },
  };
}
