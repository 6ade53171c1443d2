import type { Tx } from '../plugins/db.ts';
import type { TableRow } from '../seed/insert-rows.ts';

/** Arbitrary lock number: two imports of one catalogue wait for each other. */
const TRAVA = 7_320_043;

/** How rows are written to a table of a catalogue. */
export interface TabelaCatalogo {
  /** Columns that identify a row. */
  readonly chave: readonly string[];
  /** Columns that an import does not change. */
  readonly preserva?: readonly string[];
}

/** Source of a catalogue. */
export interface VersaoCatalogo {
  readonly versao: string;
  readonly arquivo: string;
  readonly sha256: string;
  readonly linhas: number;
  readonly recusadas: number;
}

/** State of a catalogue: its number of rows and its last source. */
export interface SituacaoCatalogo {
  readonly total: number;
  readonly versao: string | null;
  readonly arquivo: string | null;
  readonly carregadoEm: Date | null;
}

export const catalogoRepository = {
  lock: (tx: Tx, tipo: string): Promise<number> => tx.run('select pg_advisory_xact_lock($1, hashtext($2))', [TRAVA, tipo]),

  /** Last source of the catalogue. */
  last: (tx: Tx, tipo: string): Promise<VersaoCatalogo | null> =>
    tx.row('select versao, arquivo, sha256, linhas, recusadas from balcao.catalogo_versao where tipo = $1 order by id desc limit 1', [
      tipo,
    ]),

  addVersao: (tx: Tx, tipo: string, { versao, arquivo, sha256, linhas, recusadas }: VersaoCatalogo): Promise<number> =>
    tx.run('insert into balcao.catalogo_versao (tipo, versao, arquivo, sha256, linhas, recusadas) values ($1, $2, $3, $4, $5, $6)', [
      tipo,
      versao,
      arquivo,
      sha256,
      linhas,
      recusadas,
    ]),

  /** Upserts many rows; columns that imports do not change keep their values in existing rows. */
  async save(tx: Tx, tabela: string, linhas: readonly TableRow[], { chave, preserva = [] }: TabelaCatalogo): Promise<void> {
    const [first] = linhas;
    if (!first) return;
    const colunas = Object.keys(first);
    const changed = colunas.filter((coluna) => !chave.includes(coluna) && !preserva.includes(coluna));
    // when a file repeats a row, the last one counts
    const unicas = [...new Map(linhas.map((linha) => [JSON.stringify(chave.map((coluna) => linha[coluna])), linha])).values()];
    await tx.run(
      `insert into balcao.${tabela} as t (${colunas.join(', ')})
       select ${colunas.join(', ')} from jsonb_populate_recordset(null::balcao.${tabela}, $1::jsonb)
       on conflict (${chave.join(', ')}) do update set ${changed.map((coluna) => `${coluna} = excluded.${coluna}`).join(', ')}
       where (${changed.map((coluna) => `t.${coluna}`).join(', ')}) is distinct from (${changed.map((coluna) => `excluded.${coluna}`).join(', ')})`,
      [JSON.stringify(unicas)],
    );
  },

  situacao: (tx: Tx, tipo: string, tabela: string): Promise<SituacaoCatalogo | null> =>
    tx.row(
      `select (select count(*)::int from balcao.${tabela}) as total, v.versao, v.arquivo, v.carregado_em
       from (select) x left join lateral (select * from balcao.catalogo_versao where tipo = $1 order by id desc limit 1) v on true`,
      [tipo],
    ),
};
