import type { Tx } from '../../plugins/db.ts';

/** A collective policy in force, and who answers for it. */
export interface ApoliceComVidas {
  readonly apoliceId: string;
  readonly numero: string;
  readonly estipulante: string;
  readonly usuarioId: string;
  /** Its newest bill. */
  readonly faturaId: string;
}

export const vidasAvisadasRepository = {
  listAssinaturas: (tx: Tx): Promise<{ id: string }[]> => tx.rows('select id from balcao.assinaturas_com_vidas() as id', []),

  listApolices: (tx: Tx, hoje: string): Promise<ApoliceComVidas[]> =>
    tx.rows(
      `select a.id as apolice_id, a.numero, s.nome as estipulante, a.usuario_id, l.id as fatura_id
       from balcao.grupo_coletivo c join balcao.apolice a on a.id = c.apolice_id and a.excluido_em is null
         join balcao.segurado s on s.id = a.segurado_id
         join lateral (select f.id from balcao.fatura f where f.apolice_id = a.id and f.excluido_em is null order by f.competencia desc limit 1) l on true
       where c.excluido_em is null and a.status <> 'CANCELADA' and a.vig_fim >= $1 order by a.id for no key update of c`,
      [hoje],
    ),

  /** The band each life was already told of. */
  listSabidas: async (tx: Tx, apoliceId: string): Promise<ReadonlyMap<string, number>> => {
    const rows = await tx.rows<{ id: string; faixa: number }>(
      'select id, faixa_avisada as faixa from balcao.vida where apolice_id = $1 and fim is null and faixa_avisada is not null',
      [apoliceId],
    );
    return new Map(rows.map(({ id, faixa }) => [id, faixa]));
  },

  setAvisadas: (tx: Tx, mudancas: readonly { readonly vidaId: string; readonly faixa: number }[]): Promise<number> =>
    tx.run(
      `update balcao.vida v set faixa_avisada = x.faixa from jsonb_to_recordset($1::jsonb) x ("vidaId" uuid, faixa smallint) where v.id = x."vidaId"`,
      [JSON.stringify(mudancas)],
    ),
};

export type VidasAvisadasRepository = typeof vidasAvisadasRepository;
