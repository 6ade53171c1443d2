import type { Contexto, Tx } from '../../plugins/db.ts';

/** How a record is kept in a table of its own. */
export interface TabelaDoRegistro<Dados> {
  /** Without its schema. */
  readonly tabela: string;
  /** What each column keeps of what was sent. */
  readonly colunas: Readonly<Record<string, (dados: Dados) => unknown>>;
  /** What no two of them may share, as the unique index says it: `(assinatura_id, documento)`. */
  readonly unico?: string;
  /** The column that says whether it is offered. */
  readonly situacao?: 'ativo' | 'ativa';
}

/** One row of a record, written, held, turned on and off, and taken away softly: `versao` and the trail are the table's own work. */
export function createEscritaRepository<Dados>({ tabela, colunas, unico, situacao = 'ativo' }: TabelaDoRegistro<Dados>) {
  const nomes = Object.keys(colunas);
  const valuesOf = (dados: Dados): unknown[] => Object.values(colunas).map((of) => of(dados));
  const conflito = unico ? `on conflict ${unico} where excluido_em is null do nothing` : '';
  return {
    /**
     * Locks a record until the transaction ends. For an exclusion, rows that refer to it wait too.
     *
     * @returns its version, null when there is none
     */
    lock: async (tx: Tx, id: string, isExclusao = false): Promise<number | null> =>
      (
        await tx.row<{ versao: number }>(
          `select versao from balcao.${tabela} where id = $1 and excluido_em is null for ${isExclusao ? 'update' : 'no key update'}`,
          [id],
        )
      )?.versao ?? null,

    /** @returns false when another record has the unique value, also when both are written at the same moment */
    insert: async (tx: Tx, { assinaturaId }: Contexto, id: string, dados: Dados): Promise<boolean> =>
      (await tx.run(
        `insert into balcao.${tabela} (id, assinatura_id, ${nomes.join(', ')})
         values ($1, $2, ${nomes.map((_, index) => `$${index + 3}`).join(', ')}) ${conflito}`,
        [id, assinaturaId, ...valuesOf(dados)],
      )) > 0,

    update: (tx: Tx, id: string, dados: Dados): Promise<number> =>
      tx.run(`update balcao.${tabela} set ${nomes.map((nome, index) => `${nome} = $${index + 2}`).join(', ')} where id = $1`, [
        id,
        ...valuesOf(dados),
      ]),

    setAtivo: (tx: Tx, id: string, ativo: boolean): Promise<number> =>
      tx.run(`update balcao.${tabela} set ${situacao} = $2 where id = $1 and ${situacao} <> $2`, [id, ativo]),

    remove: (tx: Tx, id: string): Promise<number> => tx.run(`update balcao.${tabela} set excluido_em = now() where id = $1`, [id]),
  };
}

export type EscritaRepository<Dados> = ReturnType<typeof createEscritaRepository<Dados>>;
