import type { CadastroImportavel, ErroImportacao, Importacao, Mapeamento, StatusImportacao } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { LinhaDaPlanilha, Planilha } from './read-planilha.ts';

/** A file as stored; what its columns may fill is the record's to say. */
export type ImportacaoRow = Omit<Importacao, 'campos'>;

/** The first errors, as many as a screen shows. */
const COLUNAS = `id, cadastro, nome, status, colunas, amostra, mapeamento, total, processadas, validas, recusadas,
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

  readLinhas: async (tx: Tx, id: string): Promise<LinhaDaPlanilha[]> =>
    (await tx.row<{ linhas: LinhaDaPlanilha[] | null }>('select linhas from balcao.importacao_cadastro where id = $1', [id]))?.linhas ?? [],

  readErros: async (tx: Tx, id: string): Promise<ErroImportacao[]> =>
    (await tx.row<{ erros: ErroImportacao[] }>('select erros from balcao.importacao_cadastro where id = $1', [id]))?.erros ?? [],

  /** Begins a step, from where nothing of it was done. */
  begin: (tx: Tx, id: string, { status, mapeamento }: { status: StatusImportacao; mapeamento: Mapeamento }): Promise<number> =>
    tx.run('update balcao.importacao_cadastro set status = $2, mapeamento = $3, processadas = 0 where id = $1', [
      id,
      status,
      JSON.stringify(mapeamento),
    ]),

  /** Says how far a step is. @returns false when it is no longer wanted */
  advance: async (tx: Tx, id: string, status: StatusImportacao, processadas: number): Promise<boolean> =>
    (await tx.run('update balcao.importacao_cadastro set processadas = $3 where id = $1 and status = $2', [id, status, processadas])) > 0,

  endConferencia: (
    tx: Tx,
    id: string,
    { validas, recusadas, erros }: { validas: number; recusadas: number; erros: readonly ErroImportacao[] },
  ): Promise<number> =>
    tx.run(
      `update balcao.importacao_cadastro set status = 'CONFERIDA', processadas = total, validas = $2, recusadas = $3, erros = $4
       where id = $1 and status = 'CONFERINDO'`,
      [id, validas, recusadas, JSON.stringify(erros)],
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
