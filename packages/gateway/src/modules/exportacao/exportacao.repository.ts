import type { Exportacao, StatusExportacao } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Assunto } from './exportacao.model.ts';

export interface ExportacaoRow extends Omit<Exportacao, 'pedidaEm' | 'expiraEm'> {
  readonly pedidaEm: Date;
  readonly expiraEm: Date | null;
  readonly sha256: string | null;
}

/** A file that goes with a copy of the account's data. */
export interface AnexoExportado {
  readonly id: string;
  readonly nome: string;
  readonly sha256: string;
}

const COLUNAS = 'id, status, criado_em as pedida_em, feitos, total, bytes::float8, expira_em, sha256';
/** As many as the page shows. */
const ULTIMAS = 5;

export const exportacaoRepository = {
  list: (tx: Tx): Promise<ExportacaoRow[]> =>
    tx.rows(`select ${COLUNAS} from exportacao_conta order by exportacao_conta.id desc limit ${ULTIMAS}`),

  find: (tx: Tx, id: string): Promise<ExportacaoRow | null> => tx.row(`select ${COLUNAS} from exportacao_conta where id = $1`, [id]),

  /** @returns null while another one is being written */
  insert: (tx: Tx, { assinaturaId }: Contexto, { id, total, em }: { id: string; total: number; em: Date }): Promise<ExportacaoRow | null> =>
    tx.row(
      `insert into exportacao_conta (id, assinatura_id, criado_em, total) values ($1, $2, $4, $3)
       on conflict (assinatura_id) where status in ('NA_FILA', 'GERANDO') do nothing returning ${COLUNAS}`,
      [id, assinaturaId, total, em],
    ),

  findEmCurso: (tx: Tx): Promise<ExportacaoRow | null> =>
    tx.row(`select ${COLUNAS} from exportacao_conta where status in ('NA_FILA', 'GERANDO')`),

  /** @returns false when it is no longer to be written */
  advance: async (tx: Tx, id: string, feitos: number): Promise<boolean> =>
    (await tx.run(`update exportacao_conta set status = 'GERANDO', feitos = $2 where id = $1 and status in ('NA_FILA', 'GERANDO')`, [
      id,
      feitos,
    ])) > 0,

  finish: async (tx: Tx, id: string, { sha256, bytes, expiraEm }: { sha256: string; bytes: number; expiraEm: Date }): Promise<boolean> =>
    (await tx.run(
      `update exportacao_conta set status = 'PRONTA', feitos = total, sha256 = $2, bytes = $3, expira_em = $4
       where id = $1 and status in ('NA_FILA', 'GERANDO')`,
      [id, sha256, bytes, expiraEm],
    )) > 0,

  setStatus: (tx: Tx, id: string, status: Extract<StatusExportacao, 'FALHOU' | 'VENCIDA'>): Promise<number> =>
    tx.run('update exportacao_conta set status = $2 where id = $1', [id, status]),

  isOfferedElsewhere: async (tx: Tx, id: string, sha256: string): Promise<boolean> =>
    (await tx.row("select 1 from exportacao_conta where id <> $1 and sha256 = $2 and status = 'PRONTA' limit 1", [id, sha256])) !== null,

  /** Files attached to cases, those of the library, and those sent by clients who answered a questionnaire, after one, by id. */
  listAnexos: (tx: Tx, { depois, tamanho }: { depois: string; tamanho: number }): Promise<AnexoExportado[]> =>
    tx.rows(
      `select a.id, a.nome, a.sha256 from (
         select id, nome, sha256 from anexo where excluido_em is null
         union all select id, nome, sha256 from documento where excluido_em is null
         union all select id, nome, sha256 from questionario_arquivo q where excluido_em is null
           and not exists (select from anexo x where x.sha256 = q.sha256 and x.excluido_em is null)) a
       where a.id > $1 order by a.id limit $2`,
      [depois, tamanho],
    ),

  /** @returns false when it is no longer to be written */
  begin: async (tx: Tx, id: string, total: number): Promise<boolean> =>
    (await tx.run(
      `update exportacao_conta set status = 'GERANDO', feitos = 0, total = $2 where id = $1 and status in ('NA_FILA', 'GERANDO')`,
      [id, total],
    )) > 0,

  /** Records after one, by id. `assunto` is one of ours, never what somebody sent. */
  readLote: (
    tx: Tx,
    assunto: Assunto,
    { depois, tamanho }: { depois: string; tamanho: number },
  ): Promise<{ id: string; linha: Record<string, unknown> }[]> =>
    // the row whole, whose names are the database's: read as text, they stay as they are
    tx
      .rows<{ id: string; linha: string }>(
        `select t.id, to_jsonb(t)::text as linha from balcao.${assunto} t where t.id > $1 order by t.id limit $2`,
        [depois, tamanho],
      )
      .then((rows) => rows.map(({ id, linha }) => ({ id, linha: JSON.parse(linha) as Record<string, unknown> }))),
};
export type ExportacaoRepository = typeof exportacaoRepository;
