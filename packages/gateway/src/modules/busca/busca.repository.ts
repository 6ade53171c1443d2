import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Categoria } from './busca.model.ts';
import type { EscopoBusca } from './busca.policy.ts';

/** A record found, as the index keeps it. */
export interface LinhaBusca {
  readonly id: string;
  readonly categoria: Categoria;
  readonly titulo: string | null;
  readonly numero: string | null;
  readonly linha: string | null;
  readonly alvo: string | null;
}

/** The same, and by what: a column of it, or (null) its title. */
export interface LinhaCasada extends LinhaBusca {
  readonly campo: string | null;
  readonly valor: string | null;
  readonly nivel: number;
}

export interface LinhaRecente {
  readonly guid: string;
  readonly fixado: boolean;
}

export const buscaRepository = {
  match: (tx: Tx, consulta: string, { categorias, dono }: EscopoBusca, limite: number): Promise<LinhaCasada[]> =>
    tx.rows('select * from balcao.buscar($1, $2, $3, $4)', [consulta, categorias, dono, limite]),

  /** The named records a scope may find. */
  listItens: (tx: Tx, ids: readonly string[], { categorias, dono }: EscopoBusca): Promise<LinhaBusca[]> =>
    tx.rows(
      `select id, categoria, titulo, numero, linha, alvo from balcao.busca_item
       where id = any($1::uuid[]) and categoria = any($2::smallint[]) and ($3::uuid is null or categoria < 4 or dono = $3)`,
      [ids, categorias, dono],
    ),

  /** Pinned first, then the newest. */
  listRecentes: (tx: Tx, usuarioId: string): Promise<LinhaRecente[]> =>
    tx.rows('select guid, fixado from balcao.busca_recente where usuario_id = $1 order by fixado desc, aberto_em desc, id desc', [
      usuarioId,
    ]),

  /** Written down or brought to the top; `fixado` null leaves it as it is. */
  saveRecente: (
    tx: Tx,
    { assinaturaId, usuarioId }: Contexto,
    { guid, fixado, em }: { guid: string; fixado: boolean | null; em: Date },
  ): Promise<number> =>
    tx.run(
      `insert into balcao.busca_recente (assinatura_id, usuario_id, guid, fixado, aberto_em) values ($1, $2, $3, coalesce($4, false), $5)
       on conflict (usuario_id, guid) do update set aberto_em = excluded.aberto_em, fixado = coalesce($4, busca_recente.fixado)`,
      [assinaturaId, usuarioId, guid, fixado, em],
    ),

  /** Lets the oldest go; what is pinned stays. */
  trimRecentes: (tx: Tx, usuarioId: string, limite: number): Promise<number> =>
    tx.run(
      `delete from balcao.busca_recente where id in (
         select id from balcao.busca_recente where usuario_id = $1 and not fixado order by aberto_em desc, id desc offset $2)`,
      [usuarioId, limite],
    ),
};

export type BuscaRepository = typeof buscaRepository;
