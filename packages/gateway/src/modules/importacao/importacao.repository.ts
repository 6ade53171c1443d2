import type { CadastroImportavel, ErroImportacao, Importacao, Mapeamento, RegraDuplicado, StatusImportacao } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { LinhaDaPlanilha, Planilha } from './read-planilha.ts';

/** A file as stored; what its columns may fill is the record's to say. */
export type ImportacaoRow = Omit<Importacao, 'campos' | 'aceitaRegra' | 'podeDesfazer'>;

/** The first errors, as many as a screen shows. */
const COLUNAS = `id, cadastro, nome, status, colunas, amostra, mapeamento, total, processadas, validas, recusadas, regra, repetidas, ignoradas, mantidas,
  jsonb_path_query_array(erros, '$[0 to 99]') as erros, jsonb_array_length(erros) as total_erros`;
const AMOSTRA = 5;

export const importacaoRepository = {
  insert: (
    tx: Tx,
    { assinaturaId, usuarioId }: Contexto,
    { id, cadastro, nome, mapeamento }: { id: string; cadastro: CadastroImportavel; nome: string; mapeamento: Mapeamento },
    { colunas, linhas }: Planilha,
  ): Promise<number> =>
    tx.run(
      `insert into balcao.importacao_cadastro (id, assinatura_id, usuario_id, cadastro, nome, colunas, amostra, linhas, mapeamento, total)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        id,
        assinaturaId,
        usuarioId,
        cadastro,
        nome,
        JSON.stringify(colunas),
        JSON.stringify(linhas.slice(0, AMOSTRA).map(([, celulas]) => celulas)),
        JSON.stringify(linhas),
        JSON.stringify(mapeamento),
        linhas.length,
      ],
    ),

  find: (tx: Tx, id: string): Promise<ImportacaoRow | null> =>
    tx.row(`select ${COLUNAS} from balcao.importacao_cadastro where id = $1`, [id]),

  /** One, held until the transaction ends. */
  lock: (tx: Tx, id: string): Promise<ImportacaoRow | null> =>
    tx.row(`select ${COLUNAS} from balcao.importacao_cadastro where id = $1 for update`, [id]),

  /** The lines of a file; each as a row, so that the text of 50,000 is not read in one go, with all other requests waiting. */
  readLinhas: async (tx: Tx, id: string): Promise<LinhaDaPlanilha[]> =>
    (
      await tx.rows<{ linha: LinhaDaPlanilha }>(
        'select e.linha from balcao.importacao_cadastro c cross join lateral jsonb_array_elements(c.linhas) with ordinality e (linha, n) where c.id = $1 order by e.n',
        [id],
      )
    ).map(({ linha }) => linha),

  readErros: async (tx: Tx, id: string): Promise<ErroImportacao[]> =>
    (await tx.row<{ erros: ErroImportacao[] }>('select erros from balcao.importacao_cadastro where id = $1', [id]))?.erros ?? [],

  /** Begins a step, from where nothing of it was done. */
  begin: (
    tx: Tx,
    id: string,
    { status, mapeamento, regra }: { status: StatusImportacao; mapeamento: Mapeamento; regra: RegraDuplicado | null },
  ): Promise<number> =>
    tx.run('update balcao.importacao_cadastro set status = $2, mapeamento = $3, regra = $4, processadas = 0 where id = $1', [
      id,
      status,
      JSON.stringify(mapeamento),
      regra,
    ]),

  /** Which column filled each field of a file with the same titles, the last time one came in. */
  findMapeamento: async (tx: Tx, cadastro: CadastroImportavel, titulos: string): Promise<Mapeamento | null> =>
    (
      await tx.row<{ mapeamento: Mapeamento }>('select mapeamento from balcao.importacao_mapeamento where cadastro = $1 and titulos = $2', [
        cadastro,
        titulos,
      ])
    )?.mapeamento ?? null,

  keepMapeamento: (
    tx: Tx,
    { assinaturaId }: Contexto,
    { cadastro, titulos, mapeamento }: { cadastro: CadastroImportavel; titulos: string; mapeamento: Mapeamento },
  ): Promise<number> =>
    tx.run(
      `insert into balcao.importacao_mapeamento (assinatura_id, cadastro, titulos, mapeamento) values ($1, $2, $3, $4)
       on conflict (assinatura_id, cadastro, titulos) do update set mapeamento = excluded.mapeamento, alterado_em = now()`,
      [assinaturaId, cadastro, titulos, JSON.stringify(mapeamento)],
    ),

  /** Ends an undo in the transaction that took everything back. @returns false when it is no longer wanted */
  endDesfeita: async (tx: Tx, id: string, mantidas: number): Promise<boolean> =>
    (await tx.run(`update balcao.importacao_cadastro set status = 'DESFEITA', mantidas = $2 where id = $1 and status = 'DESFAZENDO'`, [
      id,
      mantidas,
    ])) > 0,

  /** Says how far a step is. @returns false when it is no longer wanted */
  advance: async (tx: Tx, id: string, status: StatusImportacao, processadas: number): Promise<boolean> =>
    (await tx.run('update balcao.importacao_cadastro set processadas = $3 where id = $1 and status = $2', [id, status, processadas])) > 0,

  endConferencia: (
    tx: Tx,
    id: string,
    {
      validas,
      recusadas,
      repetidas,
      ignoradas,
      erros,
    }: { validas: number; recusadas: number; repetidas: number; ignoradas: number; erros: readonly ErroImportacao[] },
  ): Promise<number> =>
    tx.run(
      `update balcao.importacao_cadastro set status = 'CONFERIDA', processadas = total, validas = $2, recusadas = $3, erros = $4,
         repetidas = $5, ignoradas = $6
       where id = $1 and status = 'CONFERINDO'`,
      [id, validas, recusadas, JSON.stringify(erros), repetidas, ignoradas],
    ),

  /** Ends it in the transaction of its records. @returns false when it was given up meanwhile */
  conclude: async (tx: Tx, id: string): Promise<boolean> =>
    (await tx.run(`update balcao.importacao_cadastro set status = 'CONCLUIDA', processadas = total where id = $1 and status = 'GRAVANDO'`, [
      id,
    ])) > 0,

  giveUp: (tx: Tx, id: string, status: 'CANCELADA' | 'FALHOU'): Promise<number> =>
    tx.run('update balcao.importacao_cadastro set status = $2, linhas = null where id = $1', [id, status]),
};

export type ImportacaoRepository = typeof importacaoRepository;
