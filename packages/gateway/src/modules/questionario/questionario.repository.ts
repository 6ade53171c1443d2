import type { DadosSolicitacao, LinhaCotada } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Escopo } from '../escopo/index.ts';

/** A link of the questionnaire as the services decide upon it. */
export interface QuestionarioRow {
  readonly id: string;
  readonly linha: LinhaCotada;
  /** The brokerage that asks, as clients know it. */
  readonly corretora: string;
  readonly criadoEm: Date;
  readonly usuarioId: string;
  readonly orcamentoId: string | null;
  readonly numero: number | null;
  readonly expiraEm: Date;
  readonly revogadoEm: Date | null;
  readonly abertoEm: Date | null;
  readonly respondidoEm: Date | null;
}

const LINHA = `select q.id, q.linha, q.criado_em, q.usuario_id, q.orcamento_id, o.numero, c.fantasia as corretora,
    q.expira_em, q.revogado_em, q.aberto_em, q.respondido_em
  from balcao.questionario_link q left join balcao.orcamento o on o.id = q.orcamento_id
  join balcao.corretora c on c.id = q.corretora_id`;

export const questionarioRepository = {
  insert: (
    tx: Tx,
    contexto: Contexto,
    novo: { id: string; linha: LinhaCotada; corretoraId: string; orcamentoId: string | null; tokenHash: Buffer; expiraEm: Date },
  ): Promise<number> =>
    tx.run(
      `insert into balcao.questionario_link (id, assinatura_id, linha, usuario_id, corretora_id, orcamento_id, token_hash, expira_em)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [novo.id, contexto.assinaturaId, novo.linha, contexto.usuarioId, novo.corretoraId, novo.orcamentoId, novo.tokenHash, novo.expiraEm],
    ),

  find: (tx: Tx, id: string): Promise<QuestionarioRow | null> => tx.row(`${LINHA} where q.id = $1`, [id]),

  /** As `find`, holding the link until the transaction ends. */
  lock: (tx: Tx, id: string, { usuarioId }: Escopo): Promise<QuestionarioRow | null> =>
    tx.row(`${LINHA} where q.id = $1 and ($2::uuid is null or q.usuario_id = $2) for update of q`, [id, usuarioId]),

  /** The user's newest. */
  list: (tx: Tx, usuarioId: string): Promise<QuestionarioRow[]> =>
    tx.rows(`${LINHA} where q.usuario_id = $1 and q.excluido_em is null order by q.criado_em desc, q.id desc limit 50`, [usuarioId]),

  revoke: (tx: Tx, id: string, em: Date): Promise<number> =>
    tx.run('update balcao.questionario_link set revogado_em = $2 where id = $1 and revogado_em is null', [id, em]),

  open: (tx: Tx, id: string, em: Date): Promise<number> =>
    tx.run('update balcao.questionario_link set aberto_em = $2 where id = $1 and aberto_em is null', [id, em]),

  answer: (tx: Tx, id: string, em: Date): Promise<number> =>
    tx.run('update balcao.questionario_link set respondido_em = $2 where id = $1', [id, em]),

  /** The live link of a digest, whosever it is; `tx` without a subscription. */
  findPublico: (tx: Tx, hash: Buffer, agora: Date): Promise<{ id: string; assinaturaId: string } | null> =>
    tx.row('select id, assinatura_id from balcao.buscar_questionario($1, $2)', [hash, agora]),

  /** The newest answers that were put in a case, and where its broker's word stayed. */
  findDivergentes: (
    tx: Tx,
    orcamentoId: string,
  ): Promise<{ solicitacaoId: string; em: Date; nome: string; dados: DadosSolicitacao; divergentes: string[] } | null> =>
    tx.row(
      `select s.id as solicitacao_id, e.em, s.nome, s.dados, e.dados -> 'divergentes' as divergentes
       from balcao.orcamento_evento e join balcao.solicitacao_cotacao s on s.id = (e.dados ->> 'solicitacaoId')::uuid
       where e.orcamento_id = $1 and e.dados ? 'divergentes' and s.excluido_em is null order by e.em desc, e.id desc limit 1`,
      [orcamentoId],
    ),
};

export type QuestionarioRepository = typeof questionarioRepository;
