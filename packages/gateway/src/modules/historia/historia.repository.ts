import type { VersaoDaHistoria } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import { CONTAGEM } from '../cotacao/index.ts';

/** What the head of a case says that its row as the service decides upon it does not. */
export interface CabecalhoRow {
  readonly usuario: string;
  readonly segurado: string | null;
  readonly bem: string | null;
  readonly corretora: string | null;
  readonly ramo: string | null;
  readonly produtores: readonly { readonly nome: string; readonly pctBps: number | null }[];
  /** The offer its last proposal was made of. */
  readonly propostaOfertaId: string | null;
}

export const historiaRepository = {
  findCabecalho: (tx: Tx, orcamentoId: string): Promise<CabecalhoRow | null> =>
    tx.row(
      `select u.nome as usuario, o.segurado_nome as segurado, o.bem,
         (select c.fantasia from balcao.corretora c where c.id::text = o.rascunho #>> '{risco,seguro,corretoraId}') as corretora,
         (select r.nome from balcao.ramo r where r.codigo = o.rascunho #>> '{risco,objeto,ramo}') as ramo,
         coalesce((select jsonb_agg(jsonb_build_object('nome', p.nome, 'pctBps', x.parte -> 'pctBps') order by x.ordem)
           from jsonb_path_query(o.rascunho, '$.risco.seguro.produtores[*]') with ordinality as x (parte, ordem)
           join balcao.produtor p on p.id::text = x.parte ->> 'id'), '[]') as produtores,
         (select p.oferta_id from balcao.proposta p where p.orcamento_id = o.id and p.excluido_em is null
           order by p.numero desc limit 1) as proposta_oferta_id
       from balcao.orcamento o join balcao.usuario u on u.id = o.usuario_id where o.id = $1`,
      [orcamentoId],
    ),

  /** Newest first, each with its best price. */
  listVersoes: async (tx: Tx, orcamentoId: string): Promise<VersaoDaHistoria[]> =>
    (
      await tx.rows<Omit<VersaoDaHistoria, 'criadoEm'> & { criadoEm: Date }>(
        `select c.id as cotacao_id, c.rodada as versao, c.status, c.criado_em, u.nome as usuario,
           cardinality(c.seguradoras) as seguradoras, n.responderam, n.ok as com_preco, n.canceladas,
           m.premio as melhor_premio_centavos, m.seguradora as melhor_seguradora, v.vendida
         from balcao.cotacao c
         join lateral ${CONTAGEM} n on true
         left join balcao.usuario u on u.id = c.criado_por
         left join lateral (
           select f.premio_total_centavos::float8 as premio, s.nome as seguradora
           from balcao.oferta_cotacao f
           join balcao.resultado_cotacao r on r.id = f.resultado_id and r.status = 'OK'
           join balcao.seguradora s on s.slug = r.seguradora
           where f.cotacao_id = c.id and f.excluido_em is null order by f.premio_total_centavos, s.nome limit 1
         ) m on true
         left join lateral (
           select jsonb_build_object('seguradora', s.nome, 'pacote', f.pacote, 'premioTotalCentavos', f.premio_total_centavos) as vendida
           from balcao.proposta p
           join balcao.oferta_cotacao f on f.id = p.oferta_id and f.cotacao_id = c.id
           join balcao.resultado_cotacao r on r.id = f.resultado_id
           join balcao.seguradora s on s.slug = r.seguradora
           where p.orcamento_id = c.orcamento_id and p.excluido_em is null and p.status not in ('RECUSADA', 'CANCELADA') limit 1
         ) v on true
         where c.orcamento_id = $1 order by c.rodada desc`,
        [orcamentoId],
      )
    ).map((row) => ({ ...row, criadoEm: row.criadoEm.toISOString() })),
};

export type HistoriaRepository = typeof historiaRepository;
