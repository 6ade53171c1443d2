import type { RamoManual, SeguradoraCatalogo } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';

// as the subscription calls it, and whether it offers it: of other subscriptions there is no row to be seen
const RAMO = `select r.codigo, coalesce(m.apelido, r.nome) as nome, r.linha, coalesce(m.ativo, true) as ativo, m.comissao_padrao_bps,
    coalesce((select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('bps', i.bps, 'desde', i.desde, 'ate', i.ate)) order by i.desde)
      from balcao.ramo_iof i where i.ramo = r.codigo), '[]') as iof
  from balcao.ramo r left join balcao.ramo_assinatura m on m.id = r.codigo`;

export const manualRepository = {
  listRamos: (tx: Tx): Promise<RamoManual[]> => tx.rows(`${RAMO} order by r.linha, r.principal desc, r.nome`),

  findRamo: (tx: Tx, codigo: string): Promise<RamoManual | null> => tx.row(`${RAMO} where r.codigo = $1`, [codigo]),

  listCatalogo: (tx: Tx): Promise<SeguradoraCatalogo[]> => tx.rows('select slug, nome from balcao.seguradora order by nome'),

  /** How many the subscription wrote down itself. */
  countProprias: async (tx: Tx): Promise<number> =>
    (await tx.row<{ n: number }>('select count(*)::int as n from balcao.seguradora where assinatura_id = balcao.assinatura_atual()'))?.n ??
    0,

  /** Writes an insurer down for its subscription alone; two who do so at once write one. */
  insertPropria: (tx: Tx, { slug, nome }: SeguradoraCatalogo): Promise<number> =>
    tx.run(
      `insert into balcao.seguradora (slug, nome, tipo, assinatura_id) values ($1, $2, 'SEGURADORA', balcao.assinatura_atual())
       on conflict (slug) do nothing`,
      [slug, nome],
    ),

  /** The newest run of a case when it asked exactly this; null otherwise. */
  findSame: (tx: Tx, orcamentoId: string, payloadHash: string): Promise<{ cotacaoId: string; versao: number } | null> =>
    tx.row(
      `select c.id as cotacao_id, c.rodada as versao from balcao.cotacao c join balcao.orcamento o on o.cotacao_id = c.id
       where o.id = $1 and c.payload_hash = $2`,
      [orcamentoId, payloadHash],
    ),
};

export type ManualRepository = typeof manualRepository;
