import type { FiltroSalvo, ListaFiltrada } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';

/** What may be said of a filter. */
export type DadosFiltro = Pick<FiltroSalvo, 'nome' | 'consulta' | 'definicao' | 'padrao' | 'compartilhado'>;

const COLUNAS = `f.id, f.lista, f.nome, f.consulta, f.definicao, f.padrao and f.usuario_id = $1 as padrao, f.compartilhado, f.usuario_id = $1 as meu,
  coalesce(u.nome, '') as dono`;
const FROM = 'balcao.filtro_salvo f left join balcao.usuario u on u.id = f.usuario_id';

export const filtroRepository = {
  /** The caller's own and those shared with everybody, by name. */
  list: (tx: Tx, usuarioId: string, lista: ListaFiltrada): Promise<FiltroSalvo[]> =>
    tx.rows(
      `select ${COLUNAS} from ${FROM} where f.lista = $2 and f.excluido_em is null and (f.usuario_id = $1 or f.compartilhado)
       order by balcao.sem_acento(f.nome), f.id`,
      [usuarioId, lista],
    ),

  /** One of the caller's own, held; null when it is not theirs. */
  lock: (tx: Tx, usuarioId: string, id: string): Promise<FiltroSalvo | null> =>
    tx.row(`select ${COLUNAS} from ${FROM} where f.id = $2 and f.usuario_id = $1 and f.excluido_em is null for update of f`, [
      usuarioId,
      id,
    ]),

  /** What one that the caller may use asks of a list; null when there is none, or it may not be used. */
  findUsavel: (
    tx: Tx,
    usuarioId: string,
    { id, lista }: { id: string; lista: ListaFiltrada },
  ): Promise<Pick<FiltroSalvo, 'definicao'> | null> =>
    tx.row(
      `select f.definicao from balcao.filtro_salvo f
       where f.id = $2 and f.lista = $3 and f.excluido_em is null and (f.usuario_id = $1 or f.compartilhado)`,
      [usuarioId, id, lista],
    ),

  /** How many the caller keeps of a list, and whether one of them, other than `menos`, has this name. */
  weigh: async (tx: Tx, usuarioId: string, { lista, nome, menos }: { lista: ListaFiltrada; nome: string; menos: string | null }) =>
    (await tx.row<{ total: number; repetido: boolean }>(
      `select count(*)::int as total, coalesce(bool_or(lower(nome) = lower($3) and id is distinct from $4::uuid), false) as repetido
       from balcao.filtro_salvo where usuario_id = $1 and lista = $2 and excluido_em is null`,
      [usuarioId, lista, nome, menos],
    )) ?? { total: 0, repetido: false },

  /** How many records a question finds, no further than a ceiling. */
  countUpTo: async (
    tx: Tx,
    { from, sql, params }: { from: string; sql: string; params: readonly unknown[] },
    teto: number,
  ): Promise<number> =>
    (
      await tx.row<{ total: number }>(`select count(*)::int as total from (select from ${from} where ${sql} limit ${Math.trunc(teto)}) x`, [
        ...params,
      ])
    )?.total ?? 0,

  clearPadrao: (tx: Tx, usuarioId: string, lista: ListaFiltrada): Promise<number> =>
    tx.run('update balcao.filtro_salvo set padrao = false where usuario_id = $1 and lista = $2 and padrao and excluido_em is null', [
      usuarioId,
      lista,
    ]),

  insert: (
    tx: Tx,
    { assinaturaId, usuarioId }: Contexto,
    { id, lista, nome, consulta, definicao, padrao, compartilhado }: DadosFiltro & Pick<FiltroSalvo, 'id' | 'lista'>,
  ): Promise<number> =>
    tx.run(
      `insert into balcao.filtro_salvo (id, assinatura_id, usuario_id, lista, nome, consulta, padrao, compartilhado, definicao)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [id, assinaturaId, usuarioId, lista, nome, JSON.stringify(consulta), padrao, compartilhado, definicao && JSON.stringify(definicao)],
    ),

  update: (tx: Tx, id: string, { nome, consulta, definicao, padrao, compartilhado }: DadosFiltro): Promise<number> =>
    tx.run('update balcao.filtro_salvo set nome = $2, consulta = $3, padrao = $4, compartilhado = $5, definicao = $6 where id = $1', [
      id,
      nome,
      JSON.stringify(consulta),
      padrao,
      compartilhado,
      definicao && JSON.stringify(definicao),
    ]),

  remove: (tx: Tx, id: string): Promise<number> =>
    tx.run('update balcao.filtro_salvo set excluido_em = now(), padrao = false where id = $1', [id]),
};

export type FiltroRepository = typeof filtroRepository;
