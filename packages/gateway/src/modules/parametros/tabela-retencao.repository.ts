import type { DadosTabelaRetencao, TabelaRetencao } from '@balcao/contracts';
import type { TabelaDeRetencao } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';

const VALORES = `inss_bps, inss_teto_centavos::float8, irrf_faixas, irrf_simplificado_centavos::float8, irrf_minimo_centavos::float8, irrf_reducao, fonte`;
/** The product's and the subscription's own; of one month the subscription's is in force, and of a time the one that began last. */
const TABELAS = `(select null::uuid as id, desde, ate, ${VALORES} from balcao.tabela_retencao
  union all select id, desde, null, ${VALORES} from balcao.tabela_retencao_assinatura where excluido_em is null)`;
/** What was paid, or waits to be, by the tables of a month. */
const PAGAMENTOS = `balcao.pagamento_repasse g where g.retencao_mes is not null and g.status in ('PENDENTE', 'PAGO') and g.excluido_em is null`;

export const tabelaRetencaoRepository = {
  /** One subscription's acts on its tables and its lots wait for one another. */
  hold: (tx: Tx, { assinaturaId }: Contexto): Promise<number> =>
    tx.run(`select pg_advisory_xact_lock(hashtext('lote_repasse'), hashtext($1))`, [assinaturaId]),

  /** The tables in force on a day; null before there were any. */
  findEmVigor: (tx: Tx, dia: string): Promise<TabelaDeRetencao | null> =>
    tx.row(
      `select t.* from ${TABELAS} t where t.desde <= $1::date and (t.ate is null or t.ate >= $1::date) order by t.desde desc, t.id limit 1`,
      [dia],
    ),

  list: (tx: Tx, hoje: string): Promise<TabelaRetencao[]> =>
    tx.rows(
      `with ditas as (select distinct on (desde) * from ${TABELAS} t order by desde, id),
         seguidas as (select *, lead(desde) over (order by desde) as seguinte from ditas)
       select s.id, s.desde::text, least(s.ate, s.seguinte - 1)::text as ate, s.inss_bps, s.inss_teto_centavos, s.irrf_faixas,
         s.irrf_simplificado_centavos, s.irrf_minimo_centavos, s.irrf_reducao, s.fonte,
         s.desde <= $1::date and coalesce(least(s.ate, s.seguinte - 1), $1::date) >= $1::date as is_em_vigor,
         (select count(*)::int from ${PAGAMENTOS} and g.retencao_mes >= s.desde and g.retencao_mes < coalesce(s.seguinte, 'infinity')) as pagamentos
       from seguidas s order by s.desde desc`,
      [hoje],
    ),

  hasPropria: async (tx: Tx, desde: string): Promise<boolean> =>
    (await tx.row('select 1 as um from balcao.tabela_retencao_assinatura where desde = $1::date and excluido_em is null', [desde])) !==
    null,

  /** The last month that is over in which something was paid by the tables, of those a table would change; null of none. */
  findMesPago: async (tx: Tx, desde: string, mesAtual: string): Promise<string | null> =>
    (
      await tx.row<{ mes: string | null }>(
        `select max(g.retencao_mes)::text as mes from ${PAGAMENTOS} and g.retencao_mes >= $1::date and g.retencao_mes < $2::date`,
        [desde, mesAtual],
      )
    )?.mes ?? null,

  insert: (tx: Tx, { assinaturaId }: Contexto, id: string, tabela: DadosTabelaRetencao): Promise<number> =>
    tx.run(
      `insert into balcao.tabela_retencao_assinatura (id, assinatura_id, desde, inss_bps, inss_teto_centavos, irrf_faixas,
         irrf_simplificado_centavos, irrf_minimo_centavos, irrf_reducao, fonte) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        id,
        assinaturaId,
        tabela.desde,
        tabela.inssBps,
        tabela.inssTetoCentavos,
        JSON.stringify(tabela.irrfFaixas),
        tabela.irrfSimplificadoCentavos,
        tabela.irrfMinimoCentavos,
        tabela.irrfReducao && JSON.stringify(tabela.irrfReducao),
        tabela.fonte,
      ],
    ),

  remove: (tx: Tx, id: string): Promise<number> =>
    tx.run('update balcao.tabela_retencao_assinatura set excluido_em = now() where id = $1 and excluido_em is null', [id]),
};
export type TabelaRetencaoRepository = typeof tabelaRetencaoRepository;
