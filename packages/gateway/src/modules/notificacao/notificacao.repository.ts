import type { ConsultaNotificacoes, Notificacao } from '@balcao/contracts';
import type { Flags } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { flagsOf } from '../../plugins/session.model.ts';

/** A notice to be written: `link` is an address inside the site. */
export interface Aviso extends Pick<Notificacao, 'tipo' | 'titulo' | 'descricao' | 'link'> {
  readonly usuarioId: string;
  /** Its subject, where notices follow each other: while one of a subject is unread, the next takes its place. */
  readonly grupo?: string;
}

/**
 * A notice to every administrator of a subscription, written once for each: `avisoId` names the event, and an event that happens again has
 * another id.
 */
export interface AvisoAdministradores extends Omit<Aviso, 'usuarioId' | 'grupo'> {
  readonly avisoId: string;
}

/** Who reads, and when: a notice past its term is shown to nobody. */
export interface Leitor {
  readonly usuarioId: string;
  readonly em: Date;
}

/** The numbers of spec §3; `aviso` is every other. */
const NUMEROS = { tela: 1, usuario: 2, dinheiro: 3, info: 4, arquivo: 5 } as const;

type Row = Omit<Notificacao, 'data'> & { data: Date };

const COLUNAS = 'id, tipo, titulo, descricao, criado_em as data, lida_em is not null as lido, link';
/** What a reader ($1) may see at a moment ($2). */
const VISIVEL = 'usuario_id = $1 and (valida_ate is null or valida_ate > $2)';
const toNotificacao = (row: Row): Notificacao => ({ ...row, data: row.data.toISOString() });

export const notificacaoRepository = {
  listLatest: async (tx: Tx, { usuarioId, em }: Leitor, limite: number): Promise<Notificacao[]> =>
    (
      await tx.rows<Row>(`select ${COLUNAS} from balcao.notificacao where ${VISIVEL} order by criado_em desc, id desc limit $3`, [
        usuarioId,
        em,
        limite,
      ])
    ).map(toNotificacao),

  /** One page of what the filters leave, and how many they leave. */
  async list(tx: Tx, { usuarioId, em }: Leitor, consulta: ConsultaNotificacoes): Promise<{ itens: Notificacao[]; total: number }> {
    const { pagina, tamanho, leitura = 'todas', tipo } = consulta;
    const numeros = tipo && tipo !== 'aviso' ? [NUMEROS[tipo]] : Object.values(NUMEROS);
    const filtro = `${VISIVEL} and ($3 = 'todas' or (lida_em is not null) = ($3 = 'lidas')) and ($4::text is null or (tipo = any($5::int[])) = ($4 <> 'aviso'))`;
    const params = [usuarioId, em, leitura, tipo ?? null, numeros];
    const rows = await tx.rows<Row>(
      `select ${COLUNAS} from balcao.notificacao where ${filtro} order by criado_em desc, id desc limit $6 offset $7`,
      [...params, tamanho, (pagina - 1) * tamanho],
    );
    const contadas = await tx.row<{ total: number }>(`select count(*)::int as total from balcao.notificacao where ${filtro}`, params);
    return { itens: rows.map(toNotificacao), total: contadas?.total ?? 0 };
  },

  find: async (tx: Tx, usuarioId: string, id: string): Promise<Notificacao | null> => {
    const row = await tx.row<Row>(`select ${COLUNAS} from balcao.notificacao where usuario_id = $1 and id = $2`, [usuarioId, id]);
    return row && toNotificacao(row);
  },

  /** What a user may do, as a session of theirs would say. */
  readFlags: async (tx: Tx, usuarioId: string): Promise<Flags> => {
    const row = await tx.row<Pick<Flags, 'administrador' | 'segfyer' | 'produtorId'> & { flags: Record<string, unknown> }>(
      `select u.administrador, u.segfyer, u.produtor_id, coalesce(p.flags, '{}') || u.flags as flags
       from balcao.usuario u left join balcao.perfil_acesso p on p.id = u.perfil_id and p.excluido_em is null where u.id = $1`,
      [usuarioId],
    );
    return { administrador: false, segfyer: false, produtorId: null, ...row, ...flagsOf(row?.flags ?? {}) };
  },

  countUnread: async (tx: Tx, { usuarioId, em }: Leitor): Promise<number> =>
    (
      await tx.row<{ total: number }>(`select count(*)::int as total from balcao.notificacao where ${VISIVEL} and lida_em is null`, [
        usuarioId,
        em,
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

  markAllAsRead: (tx: Tx, { usuarioId, em }: Leitor): Promise<number> =>
    tx.run(`update balcao.notificacao set lida_em = $2 where ${VISIVEL} and lida_em is null`, [usuarioId, em]),

  /** One for each active administrator who has none of this event yet. @returns how many */
  insertForAdministradores: (tx: Tx, { assinaturaId }: Contexto, { avisoId, tipo, titulo, descricao, link }: AvisoAdministradores) =>
    tx.run(
      `insert into balcao.notificacao (assinatura_id, usuario_id, tipo, titulo, descricao, link, aviso_id)
       select $1, u.id, $2, $3, $4, $5, $6 from balcao.usuario u
       where u.assinatura_id = $1 and u.administrador and u.status = 'ATIVO' and u.excluido_em is null
       on conflict do nothing`,
      [assinaturaId, tipo, titulo, descricao, link, avisoId],
    ),

  /** @returns its id: that of the unread one of its subject, where there is one */
  async insert(tx: Tx, { assinaturaId }: Contexto, { usuarioId, tipo, titulo, descricao, link, grupo }: Aviso): Promise<string> {
    const row = await tx.row<{ id: string }>(
      `insert into balcao.notificacao (assinatura_id, usuario_id, tipo, titulo, descricao, link, grupo) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (usuario_id, grupo) where grupo is not null and lida_em is null do update
         set tipo = excluded.tipo, titulo = excluded.titulo, descricao = excluded.descricao, link = excluded.link, criado_em = excluded.criado_em
       returning id`,
      [assinaturaId, usuarioId, tipo, titulo, descricao, link, grupo ?? null],
    );
    return (row as { id: string }).id;
  },
};

export type NotificacaoRepository = typeof notificacaoRepository;
