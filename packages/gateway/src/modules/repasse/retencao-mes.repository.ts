import type { DiferencaDeRetencao, MesDoProdutor, RetencoesDoRepasse, TributacaoDoProdutor } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { tabelasRetencaoPort } from '../parametros/index.ts';

/** A payment of a month by the tables that is made, or waits to be. */
export interface PagamentoDoMes extends TributacaoDoProdutor, RetencoesDoRepasse {
  readonly id: string;
  readonly loteId: string;
  /** Paid, or in the hands of the bank: its values are those. */
  readonly isFeito: boolean;
  readonly brutoCentavos: number;
}

type DoProdutor<T> = T & { readonly produtorId: string };
const byProdutor = <T>(rows: readonly DoProdutor<T>[]): ReadonlyMap<string, Omit<DoProdutor<T>, 'produtorId'>> =>
  new Map(rows.map(({ produtorId, ...soma }) => [produtorId, soma]));

const VIVO = `g.status in ('PENDENTE', 'PAGO')`;

/** What is withheld by the tables of a month. */
export const retencaoMesRepository = {
  findTabela: tabelasRetencaoPort.findEmVigor,

  /** What producers are paid by the tables of a month, lots that wait to be paid included, and withheld: what was stated to differ is as if it had been. */
  async listMeses(tx: Tx, mes: string): Promise<ReadonlyMap<string, MesDoProdutor>> {
    return byProdutor(
      await tx.rows<DoProdutor<MesDoProdutor>>(
        `select g.produtor_id, coalesce(sum(g.bruto_centavos) filter (where ${VIVO}), 0)::float8 as bruto_centavos,
           sum(case when ${VIVO} then g.irrf_centavos else g.difere_irrf_centavos end)::float8 as irrf_centavos,
           sum(case when ${VIVO} then g.inss_centavos else g.difere_inss_centavos end)::float8 as inss_centavos
         from balcao.pagamento_repasse g where g.retencao_mes = $1::date and g.excluido_em is null group by 1`,
        [mes],
      ),
    );
  },

  /** What differs and no payment settles, of all months. */
  async listDiferencas(tx: Tx): Promise<ReadonlyMap<string, DiferencaDeRetencao>> {
    return byProdutor(
      await tx.rows<DoProdutor<DiferencaDeRetencao>>(
        `select g.produtor_id, sum(case when ${VIVO} then -g.acerto_irrf_centavos else g.difere_irrf_centavos end)::float8 as irrf_centavos,
           sum(case when ${VIVO} then -g.acerto_inss_centavos else g.difere_inss_centavos end)::float8 as inss_centavos
         from balcao.pagamento_repasse g where g.excluido_em is null
           and (g.difere_irrf_centavos, g.difere_inss_centavos, g.acerto_irrf_centavos, g.acerto_inss_centavos) <> (0, 0, 0, 0) group by 1`,
      ),
    );
  },

  /** The month of the tables that a lot's payments still to be made are by; null of one that has none. */
  findMes: async (tx: Tx, loteId: string): Promise<string | null> =>
    (
      await tx.row<{ mes: string }>(
        `select g.retencao_mes::text as mes from balcao.pagamento_repasse g where g.lote_id = $1 and g.status = 'PENDENTE'
           and g.retencao_mes is not null limit 1`,
        [loteId],
      )
    )?.mes ?? null,

  /** A producer's payments of a month in the order they were worked out, held with their lots. */
  lockDoMes: (tx: Tx, produtorId: string, mes: string): Promise<PagamentoDoMes[]> =>
    tx.rows(
      `select g.id, g.lote_id, g.status = 'PAGO' or l.remessa_em is not null as is_feito, g.bruto_centavos::float8, g.irrf_centavos::float8,
         g.iss_centavos::float8, g.inss_centavos::float8, g.acerto_irrf_centavos::float8, g.acerto_inss_centavos::float8, g.liquido_centavos::float8,
         p.pessoa, p.regime, true as is_pela_tabela, p.ir_bps, p.iss_bps, p.inss_bps
       from balcao.pagamento_repasse g join balcao.lote_repasse l on l.id = g.lote_id join balcao.produtor p on p.id = g.produtor_id
       where g.produtor_id = $1 and g.retencao_mes = $2::date and ${VIVO} and g.excluido_em is null
       order by l.numero, g.id for no key update of g, l`,
      [produtorId, mes],
    ),

  setDifere: (tx: Tx, id: string, { irrfCentavos, inssCentavos }: DiferencaDeRetencao): Promise<number> =>
    tx.run('update balcao.pagamento_repasse set difere_irrf_centavos = $2, difere_inss_centavos = $3 where id = $1', [
      id,
      irrfCentavos,
      inssCentavos,
    ]),

  setRetencoes: (tx: Tx, id: string, r: RetencoesDoRepasse, antes: MesDoProdutor): Promise<number> =>
    tx.run(
      `update balcao.pagamento_repasse set irrf_centavos = $2, iss_centavos = $3, inss_centavos = $4, acerto_irrf_centavos = $5,
         acerto_inss_centavos = $6, liquido_centavos = $7, mes_bruto_centavos = $8, mes_irrf_centavos = $9, mes_inss_centavos = $10 where id = $1`,
      [
        id,
        r.irrfCentavos,
        r.issCentavos,
        r.inssCentavos,
        r.acertoIrrfCentavos,
        r.acertoInssCentavos,
        r.liquidoCentavos,
        antes.brutoCentavos,
        antes.irrfCentavos,
        antes.inssCentavos,
      ],
    ),

  /** Lots whose values changed: what was approved was something else. */
  reopenLotes: (tx: Tx, ids: readonly string[], numero: number): Promise<number> =>
    tx.run(
      `update balcao.lote_repasse set status = 'ABERTO', aprovado_em = null, aprovado_por = null, recalculado_em = now(), recalculado_por = $2
       where id = any ($1::uuid[])`,
      [ids, numero],
    ),
};
export type RetencaoMesRepository = typeof retencaoMesRepository;
