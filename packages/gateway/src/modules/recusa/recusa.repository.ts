import type { ConsultaPerdas, OrcamentoPerdido, PedidoRecusa, TotalPorMotivo } from '@balcao/contracts';
import { palavrasDaBusca } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { CondicaoSql } from '../../plugins/filtro-sql.ts';
import { rowsInOrder } from '../../plugins/rows-in-order.ts';
import { createParams } from '../../plugins/sql-params.ts';
import { type ContagemPorStatus, padraoDa, perdaTem, sumByStatus } from '../lista/index.ts';
import type { Escopo } from '../escopo/index.ts';

type Filtro = Pick<ConsultaPerdas, 'q' | 'motivo' | 'de' | 'ate'> & { readonly condicao: CondicaoSql | null };
interface Escopado {
  readonly escopo: Escopo;
  readonly limite: number;
  readonly pulo: number;
  readonly isDoFim: boolean;
}
type Row = Omit<OrcamentoPerdido, 'recusadoEm'> & { recusadoEm: Date };

const LISTA = 'balcao.perda_lista l';

function whereLost({ q, de, ate, condicao }: Filtro, { usuarioId }: Escopo): { sql: string; params: unknown[] } {
  const { params, bind } = createParams();
  const parts = ['true'];
  if (usuarioId) parts.push(`l.usuario_id = ${bind(usuarioId)}`);
  for (const palavra of palavrasDaBusca(q)) parts.push(perdaTem(`${bind(padraoDa(palavra))}::text`));
  if (de) parts.push(`l.perdido_em >= ${bind(de)}::date::timestamp at time zone 'America/Sao_Paulo'`);
  if (ate) parts.push(`l.perdido_em < (${bind(ate)}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`);
  if (condicao) parts.push(condicao(bind));
  return { sql: parts.join(' and '), params };
}

type TotalRow = ContagemPorStatus<TotalPorMotivo['motivo']>;

/** From the counts kept beside the list, unless words or a saved filter narrow it. */
async function countByMotivo(tx: Tx, filtro: Filtro, escopo: Escopo): Promise<TotalRow[]> {
  const { de = null, ate = null } = filtro;
  if (palavrasDaBusca(filtro.q).length === 0 && filtro.condicao === null)
    return sumByStatus(tx, 'PERDAS', { usuarioId: escopo.usuarioId, status: null, linhas: null, de, ate });
  const { sql, params } = whereLost(filtro, escopo);
  return tx.rows(
    `select l.motivo as status, count(*)::int as total, coalesce(sum(l.premio_centavos), 0)::float8 as soma_centavos
     from ${LISTA} where ${sql} group by l.motivo`,
    params,
  );
}

export const recusaRepository = {
  /** The losses by motive, the commonest first. The motive asked for narrows the page alone. */
  async sumPerdas(tx: Tx, filtro: Filtro, escopo: Escopo): Promise<TotalPorMotivo[]> {
    const totais = await countByMotivo(tx, filtro, escopo);
    return totais
      .map(({ status, total, somaCentavos }) => ({ motivo: status, quantidade: total, premioPerdidoCentavos: somaCentavos }))
      .toSorted((a, b) => b.quantidade - a.quantidade || (a.motivo < b.motivo ? -1 : 1));
  },

  /**
   * The cases of one page, the last lost first.
   *
   * @param isDoFim the page is counted from the end of the list
   */
  async listIds(tx: Tx, filtro: Filtro, { escopo, limite, pulo, isDoFim }: Escopado): Promise<string[]> {
    const { sql, params } = whereLost(filtro, escopo);
    const direction = isDoFim ? 'asc' : 'desc';
    const rows = await tx.rows<{ id: string }>(
      `select l.orcamento_id as id from ${LISTA} where ${sql} and ($${params.length + 1}::text is null or l.motivo = $${params.length + 1})
       order by l.perdido_em ${direction}, l.orcamento_id ${direction} limit ${Math.trunc(limite)} offset ${Math.trunc(pulo)}`,
      [...params, filtro.motivo ?? null],
    );
    const ids = rows.map(({ id }) => id);
    return isDoFim ? ids.toReversed() : ids;
  },

  /** The named losses, in the order named. */
  async listPerdas(tx: Tx, ids: readonly string[]): Promise<OrcamentoPerdido[]> {
    const rows = await tx.rows<Row>(
      `select o.id as orcamento_id, o.numero, o.linha, o.formulario, o.segurado_nome as segurado, o.motivo_recusa as motivo,
         r.texto, r.concorrente, l.premio_centavos::float8 as premio_perdido_centavos, r.recontato_em::text,
         l.perdido_em as recusado_em, u.nome as usuario
       from ${LISTA} join balcao.orcamento o on o.id = l.orcamento_id join balcao.usuario u on u.id = o.usuario_id
         left join balcao.orcamento_recusa r on r.orcamento_id = o.id and r.reaberta_em is null
       where l.orcamento_id = any($1::uuid[])`,
      [ids],
    );
    return rowsInOrder(ids, rows, ({ orcamentoId }) => orcamentoId).map((row) => ({ ...row, recusadoEm: row.recusadoEm.toISOString() }));
  },

  /** Moves the case; false when its state does not let it. */
  markRecusado: async (tx: Tx, id: string, motivo: PedidoRecusa['motivo']): Promise<boolean> =>
    (await tx.run(
      `update balcao.orcamento set status = 'RECUSADO', motivo_recusa = $2 where id = $1 and status in ('CALCULADO', 'ENVIADO')`,
      [id, motivo],
    )) > 0,

  markReaberto: async (tx: Tx, id: string): Promise<boolean> =>
    (await tx.run(`update balcao.orcamento set status = 'CALCULADO', motivo_recusa = null where id = $1 and status = 'RECUSADO'`, [id])) >
    0,

  insert: (tx: Tx, contexto: Contexto, { tarefaId, ...pedido }: PedidoRecusa & { tarefaId: string | null }): Promise<number> =>
    tx.run(
      `insert into balcao.orcamento_recusa (assinatura_id, orcamento_id, motivo, texto, concorrente, premio_perdido_centavos, recontato_em, tarefa_id)
       select $1, o.id, $3, $4, $5, coalesce($6, o.premio_centavos), $7, $8 from balcao.orcamento o where o.id = $2`,
      [
        contexto.assinaturaId,
        pedido.orcamentoId,
        pedido.motivo,
        pedido.texto?.trim() || null,
        pedido.concorrente?.trim() || null,
        pedido.premioPerdidoCentavos ?? null,
        pedido.recontatoEm ?? null,
        tarefaId,
      ],
    ),

  /** Whether another open quote renews the same policy. */
  isRenovacaoTomada: async (tx: Tx, id: string): Promise<boolean> =>
    (await tx.row(
      `select 1 from balcao.orcamento o join balcao.orcamento x on x.apolice_anterior_id = o.apolice_anterior_id and x.id <> o.id
       where o.id = $1 and x.excluido_em is null and x.status not in ('RECUSADO', 'EXPIRADO')`,
      [id],
    )) !== null,

  /** Ends the loss in force. @returns its task, when it left one */
  reopen: async (tx: Tx, orcamentoId: string): Promise<string | null> =>
    (
      await tx.row<{ tarefaId: string | null }>(
        `update balcao.orcamento_recusa set reaberta_em = clock_timestamp() where orcamento_id = $1 and reaberta_em is null
         returning tarefa_id`,
        [orcamentoId],
      )
    )?.tarefaId ?? null,
};

export type RecusaRepository = typeof recusaRepository;
