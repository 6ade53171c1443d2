import type { MedidasConquista } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';

export interface Medido extends MedidasConquista {
  readonly usuarioId: string;
}

export const conquistaRepository = {
  listAssinaturas: async (tx: Tx): Promise<string[]> =>
    (await tx.rows<{ id: string }>('select id from balcao.assinaturas_em_uso() as id')).map(({ id }) => id),

  measure: (tx: Tx): Promise<Medido[]> => tx.rows('select * from balcao.medidas_das_conquistas()'),

  listDadas: async (tx: Tx, usuarioId: string): Promise<ReadonlyMap<string, Date>> =>
    new Map(
      (
        await tx.rows<{ conquista: string; criadoEm: Date }>('select conquista, criado_em from conquista where usuario_id = $1', [
          usuarioId,
        ])
      ).map(({ conquista, criadoEm }) => [conquista, criadoEm]),
    ),

  /** @returns false when it was given already */
  give: async (tx: Tx, { assinaturaId }: Contexto, { usuarioId, id, em }: { usuarioId: string; id: string; em: Date }): Promise<boolean> =>
    (await tx.run(
      'insert into conquista (assinatura_id, usuario_id, conquista, criado_em) values ($1, $2, $3, $4) on conflict (usuario_id, conquista) do nothing',
      [assinaturaId, usuarioId, id, em],
    )) > 0,
};
