import type { MesclagemSegurado } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import { SEGURADO_NO_ESCOPO } from '../escopo/index.ts';
import type { CandidatoRow } from './segurado.repository.ts';

/** A merge as it is undone. */
export interface MesclagemRow {
  readonly id: string;
  readonly sobreviventeId: string;
  readonly mescladoId: string;
  readonly desfazerAte: Date;
  readonly desfeitaEm: Date | null;
}

/** Pairs looked at for the list of those that may be one, and how many of one kind: a value that half a portfolio shares says nothing. */
const MAX_PARES = 500;
const MAX_IGUAIS = 8;

export const mesclagemSeguradoRepository = {
  /** The first half: the other leaves, and whatever named it names the one that stays. */
  begin: (tx: Tx, { id, sobreviventeId, mescladoId, em }: { id: string; sobreviventeId: string; mescladoId: string; em: Date }) =>
    tx.run('select balcao.mesclar_segurados($1, $2, $3, $4)', [id, sobreviventeId, mescladoId, em]),

  /** The second half, once the one that stays is written. */
  conclude: (tx: Tx, id: string) => tx.run('select balcao.concluir_mesclagem($1)', [id]),

  /** One, held until the transaction ends. */
  lock: (tx: Tx, id: string): Promise<MesclagemRow | null> =>
    tx.row(`select id, sobrevivente_id, mesclado_id, desfazer_ate, desfeita_em from balcao.mesclagem_segurado where id = $1 for update`, [
      id,
    ]),

  /** Whether one of the two documents is somebody else's by now, or both would have the same. */
  isPresa: async (tx: Tx, id: string): Promise<boolean> =>
    (await tx.row(
      `select 1 from balcao.mesclagem_segurado m
       join balcao.segurado f on f.id = m.sobrevivente_id join balcao.segurado s on s.id = m.mesclado_id
       where m.id = $1 and ((f.documento <> m.depois ->> 'documento' and f.documento = s.documento) or exists (
         select from balcao.segurado o where o.excluido_em is null and o.id not in (f.id, s.id)
           and o.documento in (s.documento, m.antes ->> 'documento')))`,
      [id],
    )) !== null,

  /** @returns the columns that somebody wrote since, which stay as they are */
  undo: async (tx: Tx, id: string, em: Date): Promise<string[]> =>
    (await tx.row<{ mudados: string[] }>('select balcao.desfazer_mesclagem($1, $2) as mudados', [id, em]))?.mudados ?? [],

  /** Whom a merged record is now; its own id of any other. */
  readAtual: async (tx: Tx, id: string): Promise<string> =>
    (await tx.row<{ id: string }>('select balcao.segurado_atual($1) as id', [id]))?.id ?? id,

  /** Every record that became one with a client: what changed of them is its history too. */
  listMesclados: async (tx: Tx, id: string): Promise<string[]> => {
    const rows = await tx.rows<{ id: string }>(
      `with recursive partes (id) as (
         select m.mesclado_id from balcao.mesclagem_segurado m where m.sobrevivente_id = $1 and m.desfeita_em is null
         union
         select m.mesclado_id from partes p join balcao.mesclagem_segurado m on m.sobrevivente_id = p.id and m.desfeita_em is null)
       select id from partes`,
      [id],
    );
    return rows.map((row) => row.id);
  },

  /** Those into this one that may still be undone, the newest first. */
  listDesfaziveis: async (tx: Tx, sobreviventeId: string, em: Date): Promise<MesclagemSegurado[]> => {
    const rows = await tx.rows<Omit<MesclagemSegurado, 'em' | 'desfazerAte'> & { em: Date; desfazerAte: Date }>(
      `select m.id, s.nome, s.documento, m.criado_em as em, u.nome as por, m.desfazer_ate
       from balcao.mesclagem_segurado m join balcao.segurado s on s.id = m.mesclado_id left join balcao.usuario u on u.id = m.criado_por
       where m.sobrevivente_id = $1 and m.desfeita_em is null and m.desfazer_ate > $2 order by m.criado_em desc, m.id desc`,
      [sobreviventeId, em],
    );
    return rows.map((row) => ({ ...row, em: row.em.toISOString(), desfazerAte: row.desfazerAte.toISOString() }));
  },

  /** Pairs of clients the caller sees that share an e-mail, a mobile number, or name and birthday. */
  listPares: (tx: Tx): Promise<{ um: string; outro: string }[]> =>
    tx.rows(
      `with vistos as materialized (
         select s.id, s.nome, s.email, s.celular, s.nascimento from balcao.segurado s where s.excluido_em is null and ${SEGURADO_NO_ESCOPO}),
       grupos as (
         select array_agg(id) as ids from vistos where email is not null group by lower(email) having count(*) between 2 and ${MAX_IGUAIS}
         union all
         select array_agg(id) from vistos where celular is not null group by celular having count(*) between 2 and ${MAX_IGUAIS}
         union all
         select array_agg(id) from vistos where nascimento is not null group by nascimento, balcao.sem_acento(nome)
           having count(*) between 2 and ${MAX_IGUAIS})
       select distinct least(a, b)::uuid as um, greatest(a, b)::uuid as outro
       from grupos cross join lateral unnest(ids) a cross join lateral unnest(ids) b where a < b limit ${MAX_PARES}`,
    ),

  /** Clients as a score compares them. */
  listComparados: (tx: Tx, ids: readonly string[]): Promise<CandidatoRow[]> =>
    tx.rows(
      `select s.id, s.nome, s.documento, s.nascimento::text, s.email, s.celular, s.contatos from balcao.segurado s where s.id = any ($1)`,
      [ids],
    ),
};

export type MesclagemSeguradoRepository = typeof mesclagemSeguradoRepository;
