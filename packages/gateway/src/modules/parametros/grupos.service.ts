import type { GrupoParametros, GruposEmVigor, GruposParametros, ParametrosNumeracao, ParametrosRemetente } from '@balcao/contracts';
import { validateGrupo } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { camposInvalidos } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { GruposRepository } from './grupos.repository.ts';
import type { RemetenteService } from './remetente.service.ts';
import { numeroUsado, parametrosAlterados } from './parametros.errors.ts';

interface Deps extends Pick<Recursos, 'db'> {
  readonly grupos: GruposRepository;
  readonly remetentes: Pick<RemetenteService, 'drawChave' | 'keepChave'>;
}

export function createGruposService({ db, grupos, remetentes }: Deps) {
  /** Skipping is done once, in the transaction of the save: what is kept says nothing of it. */
  async function skipNumeros(tx: Tx, contexto: Contexto, numeracao: ParametrosNumeracao): Promise<ParametrosNumeracao> {
    for (const [serie, campo] of [
      ['orcamento', 'orcamentoPularPara'],
      ['proposta', 'propostaPularPara'],
    ] as const) {
      const proximo = numeracao[campo];
      const minimo = proximo === null ? null : await grupos.skipTo(tx, contexto, serie, proximo);
      if (minimo !== null) throw numeroUsado(campo, minimo);
    }
    return { ...numeracao, orcamentoPularPara: null, propostaPularPara: null };
  }

  return {
    read: (chamador: Chamador): Promise<GruposEmVigor> => db.tenant(chamador, (tx) => grupos.readAll(tx)),

    /** @throws {Recusa} 422 at the fields of what cannot be or was used already, 409 when somebody wrote since `versao` was read */
    async save<G extends GrupoParametros>(
      grupo: G,
      { versao, ...novo }: GruposParametros[G] & { versao: number },
      chamador: Chamador,
    ): Promise<GruposEmVigor[G]> {
      const valor = novo as unknown as GruposParametros[G];
      const errors = validateGrupo(grupo, valor);
      if (errors.length > 0) throw camposInvalidos(errors);
      const chave = grupo === 'remetente' ? await remetentes.drawChave(chamador, valor as ParametrosRemetente) : null;
      return db.tenant(chamador, async (tx) => {
        const guardado = grupo === 'numeracao' ? await skipNumeros(tx, chamador, valor as ParametrosNumeracao) : valor;
        if (chave) await remetentes.keepChave(tx, chamador, chave);
        const isWritten = await grupos.write(tx, chamador, grupo, { valor: guardado, versao });
        const atual = (await grupos.readAll(tx))[grupo];
        if (!isWritten) throw parametrosAlterados(atual);
        return atual;
      });
    },
  };
}
