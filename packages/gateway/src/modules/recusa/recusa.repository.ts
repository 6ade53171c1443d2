import type { ConsultaPerdas, OrcamentoPerdido, PedidoRecusa, TotalPorMotivo } from '@balcao/contracts';
import { palavrasDaBusca } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { casoTem, padraoDa } from '../quoting/busca-na-lista.ts';
import type { Escopo } from '../quoting/quoting.policy.ts';

type Filtro = Pick<ConsultaPerdas, 'q' | 'motivo' | 'de' | 'ate'>;
type Row = Omit<OrcamentoPerdido, 'recusadoEm'> & { recusadoEm: Date };

/** A case refused before there was a record of refusals tells its loss by its own columns. */
const PERDIDOS = `select o.id as "orcamentoId", o.numero, o.linha, o.formulario, o.segurado_nome as segurado, o.motivo_recusa as motivo,
    r.texto, r.concorrente, coalesce(r.premio_perdido_centavos, o.premio_centavos)::float8 as "premioPerdidoCentavos",
    r.recontato_em::text as "recontatoEm", coalesce(r.criado_em, o.alterado_em) as "recusadoEm", u.nome as usuario
  from balcao.orcamento o
  join balcao.usuario u on u.id = o.usuario_id
  left join balcao.orcamento_recusa r on r.orcamento_id = o.id and r.reaberta_em is null
  where o.status = 'RECUSADO' and o.excluido_em is null and ($1::uuid is null or o.usuario_id = $1)
    and not exists (select from unnest($2::text[]) palavra where not (${casoTem('palavra')} or balcao.sem_acento(r.concorrente) like palavra))
    and ($3::date is null or (coalesce(r.criado_em, o.alterado_em) at time zone 'America/Sao_Paulo')::date >= $3)
    and ($4::date is null or (coalesce(r.criado_em, o.alterado_em) at time zone 'America/Sao_Paulo')::date <= $4)`;

const params = ({ q, de, ate }: Filtro, { usuarioId }: Escopo) => [usuarioId, palavrasDaBusca(q).map(padraoDa), de ?? null, ate ?? null];

export const recusaRepository = {
  listPerdas: async (
    tx: Tx,
    filtro: Filtro,
    { escopo, limite, pulo }: { escopo: Escopo; limite: number; pulo: number },
  ): Promise<OrcamentoPerdido[]> =>
    (
      await tx.rows<Row>(
        `select * from (${PERDIDOS}) p where ($5::text is null or p.motivo = $5) order by p."recusadoEm" desc, p."orcamentoId" limit $6 offset $7`,
        [...params(filtro, escopo), filtro.motivo ?? null, limite, pulo],
      )
    ).map((row) => ({ ...row, recusadoEm: row.recusadoEm.toISOString() })),

  /** Losses by motive, the commonest first; the motive asked for does not narrow them. */
  sumByMotivo: (tx: Tx, filtro: Filtro, escopo: Escopo): Promise<TotalPorMotivo[]> =>
    tx.rows(
      `select p.motivo, count(*)::int as quantidade, coalesce(sum(p."premioPerdidoCentavos"), 0)::float8 as "premioPerdidoCentavos"
       from (${PERDIDOS}) p group by p.motivo order by count(*) desc, p.motivo`,
      params(filtro, escopo),
    ),

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
