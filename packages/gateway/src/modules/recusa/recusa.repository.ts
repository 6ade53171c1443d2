import type { ConsultaPerdas, OrcamentoPerdido, PedidoRecusa, TotalPorMotivo } from '@balcao/contracts';
import { palavrasDaBusca } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { rowsInOrder } from '../../plugins/rows-in-order.ts';
import { casoTem, isIndexada, padraoDa } from '../quoting/busca-na-lista.ts';
import type { Escopo } from '../quoting/quoting.policy.ts';

type Filtro = Pick<ConsultaPerdas, 'q' | 'motivo' | 'de' | 'ate'>;
type Row = Omit<OrcamentoPerdido, 'recusadoEm'> & { recusadoEm: Date };

/** A case refused before there was a record of refusals tells its loss by its own columns. */
const RECUSA = 'left join balcao.orcamento_recusa r on r.orcamento_id = o.id and r.reaberta_em is null';
const QUANDO = 'coalesce(r.criado_em, o.alterado_em)';
const PREMIO = 'coalesce(r.premio_perdido_centavos, o.premio_centavos)';

function whereLost({ q, de, ate }: Filtro, { usuarioId }: Escopo): { sql: string; params: unknown[] } {
  const params: unknown[] = [];
  const bind = (value: unknown): string => `$${params.push(value)}`;
  const parts = [`o.status = 'RECUSADO' and o.excluido_em is null`];
  if (usuarioId) parts.push(`o.usuario_id = ${bind(usuarioId)}`);
  for (const palavra of palavrasDaBusca(q)) {
    const padrao = `${bind(padraoDa(palavra))}::text`;
    const caso = isIndexada([palavra]) ? `o.id in (select c.id from balcao.orcamentos_com(array[${padrao}]) c)` : casoTem(padrao);
    parts.push(`(${caso} or balcao.sem_acento(r.concorrente) like ${padrao})`);
  }
  if (de) parts.push(`(${QUANDO} at time zone 'America/Sao_Paulo')::date >= ${bind(de)}::date`);
  if (ate) parts.push(`(${QUANDO} at time zone 'America/Sao_Paulo')::date <= ${bind(ate)}::date`);
  return { sql: parts.join(' and '), params };
}

export const recusaRepository = {
  /**
   * The losses by motive, the commonest first, and the cases of one page, the last lost first: of one look through what was lost. The
   * motive asked for narrows the page alone.
   */
  async sumPerdas(
    tx: Tx,
    filtro: Filtro,
    { escopo, limite, pulo }: { escopo: Escopo; limite: number; pulo: number },
  ): Promise<{ totais: TotalPorMotivo[]; ids: string[] }> {
    const { sql, params } = whereLost(filtro, escopo);
    const row = await tx.row<{ totais: TotalPorMotivo[] | null; ids: string[] }>(
      `with perda as materialized (
         select o.id, o.motivo_recusa as motivo, ${PREMIO} as premio, ${QUANDO} as quando from balcao.orcamento o ${RECUSA} where ${sql})
       select
         (select json_agg(json_build_object('motivo', t.motivo, 'quantidade', t.quantidade, 'premioPerdidoCentavos', t.premio)
            order by t.quantidade desc, t.motivo)
          from (select motivo, count(*)::int as quantidade, coalesce(sum(premio), 0)::float8 as premio from perda group by motivo) t) as totais,
         array(select p.id from perda p where $${params.length + 1}::text is null or p.motivo = $${params.length + 1}
           order by p.quando desc, p.id limit $${params.length + 2} offset $${params.length + 3}) as ids`,
      [...params, filtro.motivo ?? null, limite, pulo],
    );
    return { totais: row?.totais ?? [], ids: row?.ids ?? [] };
  },

  /** The named losses, in the order named. */
  async listPerdas(tx: Tx, ids: readonly string[]): Promise<OrcamentoPerdido[]> {
    const rows = await tx.rows<Row>(
      `select o.id as "orcamentoId", o.numero, o.linha, o.formulario, o.segurado_nome as segurado, o.motivo_recusa as motivo,
         r.texto, r.concorrente, ${PREMIO}::float8 as "premioPerdidoCentavos", r.recontato_em::text as "recontatoEm",
         ${QUANDO} as "recusadoEm", u.nome as usuario
       from balcao.orcamento o join balcao.usuario u on u.id = o.usuario_id ${RECUSA} where o.id = any($1::uuid[])`,
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

  /** Ends the loss in force. @returns its task, when it left one */
  reopen: async (tx: Tx, orcamentoId: string): Promise<string | null> =>
    (
      await tx.row<{ tarefaId: string | null }>(
        `update balcao.orcamento_recusa set reaberta_em = clock_timestamp() where orcamento_id = $1 and reaberta_em is null
         returning tarefa_id as "tarefaId"`,
        [orcamentoId],
      )
    )?.tarefaId ?? null,
};

export type RecusaRepository = typeof recusaRepository;
