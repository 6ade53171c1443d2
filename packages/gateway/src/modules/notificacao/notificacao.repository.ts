import type { Notificacao } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';

/** A notice to be written: `link` is an address inside the site. */
export interface Aviso extends Pick<Notificacao, 'tipo' | 'titulo' | 'descricao' | 'link'> {
  readonly usuarioId: string;
}

type Row = Omit<Notificacao, 'data'> & { data: Date };

const COLUNAS = 'id, tipo, titulo, descricao, criado_em as data, lida_em is not null as lido, link';
const toNotificacao = (row: Row): Notificacao => ({ ...row, data: row.data.toISOString() });

export const notificacaoRepository = {
  listLatest: async (tx: Tx, usuarioId: string, limite: number): Promise<Notificacao[]> =>
    (
      await tx.rows<Row>(`select ${COLUNAS} from balcao.notificacao where usuario_id = $1 order by criado_em desc, id desc limit $2`, [
        usuarioId,
        limite,
      ])
    ).map(toNotificacao),

  find: async (tx: Tx, usuarioId: string, id: string): Promise<Notificacao | null> => {
    const row = await tx.row<Row>(`select ${COLUNAS} from balcao.notificacao where usuario_id = $1 and id = $2`, [usuarioId, id]);
    return row && toNotificacao(row);
  },

  countUnread: async (tx: Tx, usuarioId: string): Promise<number> =>
    (
      await tx.row<{ total: number }>('select count(*)::int as total from balcao.notificacao where usuario_id = $1 and lida_em is null', [
        usuarioId,
      ])
    )?.total ?? 0,

  /** The user's own alone, and with `anteriores` those older than the named ones; what was read before keeps its moment. */
  markAsRead: (
    tx: Tx,
    usuarioId: string,
    { ids, anteriores, em }: { ids: readonly string[]; anteriores: boolean; em: Date },
  ): Promise<number> =>
    tx.run(
      `update balcao.notificacao set lida_em = $3 where usuario_id = $1 and lida_em is null and (id = any($2::uuid[]) or $4 and (criado_em, id) <
         (select criado_em, id from balcao.notificacao where usuario_id = $1 and id = any($2::uuid[]) order by criado_em, id limit 1))`,
      [usuarioId, ids, em, anteriores],
    ),

  /** @returns its id */
  async insert(tx: Tx, { assinaturaId }: Contexto, { usuarioId, tipo, titulo, descricao, link }: Aviso): Promise<string> {
    const row = await tx.row<{ id: string }>(
      `insert into balcao.notificacao (assinatura_id, usuario_id, tipo, titulo, descricao, link) values ($1, $2, $3, $4, $5, $6) returning id`,
      [assinaturaId, usuarioId, tipo, titulo, descricao, link],
    );
    return (row as { id: string }).id;
  },
};

export type NotificacaoRepository = typeof notificacaoRepository;
