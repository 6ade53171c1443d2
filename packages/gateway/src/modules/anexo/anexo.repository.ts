import type { Anexo, TipoAnexo } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';

/** An attachment with what finds its bytes. */
export interface AnexoRow extends Anexo {
  readonly sha256: string;
}

type Row = Omit<AnexoRow, 'criadoEm'> & { criadoEm: Date };

const SELECT = `select a.id, a.nome, a.mime, a.bytes, a.sha256, a.criado_em, u.nome as usuario
  from balcao.anexo a left join balcao.usuario u on u.id = a.criado_por
  where a.orcamento_id = $1 and a.excluido_em is null`;
const toAnexo = (row: Row): AnexoRow => ({ ...row, criadoEm: row.criadoEm.toISOString() });

export interface NovoAnexo {
  readonly id: string;
  readonly orcamentoId: string;
  readonly nome: string;
  readonly mime: TipoAnexo;
  readonly bytes: number;
  readonly sha256: string;
}

export const anexoRepository = {
  list: async (tx: Tx, orcamentoId: string): Promise<AnexoRow[]> =>
    (await tx.rows<Row>(`${SELECT} order by a.criado_em, a.id`, [orcamentoId])).map(toAnexo),

  find: async (tx: Tx, orcamentoId: string, id: string): Promise<AnexoRow | null> => {
    const row = await tx.row<Row>(`${SELECT} and a.id = $2`, [orcamentoId, id]);
    return row && toAnexo(row);
  },

  /** Attaches the file unless the case has it already. @returns whether it is new */
  insert: async (tx: Tx, contexto: Contexto, { id, orcamentoId, nome, mime, bytes, sha256 }: NovoAnexo): Promise<boolean> =>
    (await tx.run(
      `insert into balcao.anexo (id, assinatura_id, orcamento_id, nome, mime, bytes, sha256) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (assinatura_id, orcamento_id, sha256) where excluido_em is null do nothing`,
      [id, contexto.assinaturaId, orcamentoId, nome, mime, bytes, sha256],
    )) > 0,

  /** Keeps the bytes of a hash, for this transaction, from being named and erased at once. */
  lockBytes: (tx: Tx, { assinaturaId }: Contexto, sha256: string): Promise<number> =>
    tx.run('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`anexo ${assinaturaId} ${sha256}`]),

  /** Whether a case or the library of the subscription still has a file of these bytes, or a questionnaire that may still become one. */
  isEmUso: async (tx: Tx, sha256: string): Promise<boolean> =>
    (await tx.row(
      `select from balcao.anexo where sha256 = $1 and excluido_em is null
       union all
       select from balcao.documento where sha256 = $1 and excluido_em is null
       union all
       select from balcao.questionario_arquivo f join balcao.questionario_link q on q.id = f.questionario_id
       where f.sha256 = $1 and f.excluido_em is null
         and (q.respondido_em is not null or (q.revogado_em is null and q.expira_em > now()))
       limit 1`,
      [sha256],
    )) !== null,

  remove: (tx: Tx, id: string): Promise<number> => tx.run('update balcao.anexo set excluido_em = now() where id = $1', [id]),

  /** Whether an offer of a run, frozen for ever, names the file. */
  isEmOferta: async (tx: Tx, orcamentoId: string, id: string): Promise<boolean> =>
    (await tx.row(
      `select from balcao.cotacao c where c.orcamento_id = $1
         and c.snapshot @> jsonb_build_object('risco', jsonb_build_object('ofertas', jsonb_build_array(jsonb_build_object('anexoId', $2::text))))`,
      [orcamentoId, id],
    )) !== null,

  /** Whether an answer to a demand of an insurer names the file. */
  isEmResposta: async (tx: Tx, id: string): Promise<boolean> =>
    (await tx.row(
      `select from balcao.anexo_da_resposta x join balcao.resposta_exigencia r on r.id = x.resposta_id
       where x.anexo_id = $1 and r.excluido_em is null`,
      [id],
    )) !== null,

  /**
   * Whether the insurer of the case's sale waits for what it asked, or went on without it within a day: who was answering then keeps
   * their papers.
   */
  isEsperado: async (tx: Tx, orcamentoId: string): Promise<boolean> =>
    (await tx.row(
      `select from balcao.proposta p where p.orcamento_id = $1 and p.excluido_em is null and (p.status = 'EXIGENCIA' or exists (
         select from jsonb_array_elements(p.exigencias) e
         where coalesce((e ->> 'atendidaEm')::timestamptz, p.alterado_em) > now() - interval '1 day')) limit 1`,
      [orcamentoId],
    )) !== null,
};

export type AnexoRepository = typeof anexoRepository;
