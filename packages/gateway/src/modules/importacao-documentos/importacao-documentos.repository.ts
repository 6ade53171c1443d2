import type { ArquivoImportado, LeituraDeCampos, StatusArquivoImportado } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';

/** A file of an import as it waits to be read. */
export interface ArquivoNaFila {
  readonly documentoId: string;
  readonly importacaoId: string;
  readonly status: StatusArquivoImportado;
}

/** A file, held, as it is confirmed. */
export interface ArquivoPreso {
  readonly documentoId: string;
  readonly status: StatusArquivoImportado;
  readonly acao: 'CRIAR' | 'ATUALIZAR' | null;
}

/** What a document was read to be named by. */
const lido = (campo: string): string => `f.leitura #>> '{campos,${campo},valor}'`;
const ARQUIVO = `f.documento_id, f.nome, (select d.bytes from balcao.documento d where d.id = f.documento_id) as bytes, f.status, f.leitura, f.repetido as is_repetido,
  coalesce(f.apolice_id, (select a.id from balcao.apolice a
    where a.seguradora = ${lido('seguradora')} and a.numero = ${lido('numeroApolice')} and a.excluido_em is null
    order by a.criado_em, a.id limit 1)) as apolice_id,
  coalesce(f.proposta_id, (select p.id from balcao.proposta p
    where ${lido('tipo')} = 'PROPOSTA' and p.seguradora = ${lido('seguradora')} and p.numero_seguradora = ${lido('numeroProposta')} and p.excluido_em is null
    order by p.criado_em, p.id limit 1)) as proposta_id,
  coalesce(f.endosso_id, (select e.id from balcao.endosso e join balcao.apolice a on a.id = e.apolice_id
    where ${lido('tipo')} = 'ENDOSSO' and a.seguradora = ${lido('seguradora')} and a.numero = ${lido('numeroApolice')} and a.excluido_em is null
      and e.numero_seguradora = ${lido('numeroEndosso')} and e.excluido_em is null
    order by e.numero limit 1)) as endosso_id`;

/** What a document became, or was linked to: a policy, a proposal, or an endorsement with its policy. */
export interface RegistroDoDocumento {
  readonly apoliceId: string | null;
  readonly propostaId: string | null;
  readonly endossoId: string | null;
}

export const importacaoDocumentosRepository = {
  insert: (tx: Tx, { assinaturaId, usuarioId }: Contexto, id: string): Promise<number> =>
    tx.run('insert into balcao.importacao_documentos (id, assinatura_id, usuario_id) values ($1, $2, $3)', [id, assinaturaId, usuarioId]),

  /** Its state, when it is the caller's. */
  find: (tx: Tx, { usuarioId }: Contexto, id: string): Promise<{ id: string; status: 'ABERTA' | 'CANCELADA' } | null> =>
    tx.row('select id, status from balcao.importacao_documentos where id = $1 and usuario_id = $2', [id, usuarioId]),

  /** The same, held until the transaction ends. */
  lock: (tx: Tx, { usuarioId }: Contexto, id: string): Promise<{ id: string; status: 'ABERTA' | 'CANCELADA' } | null> =>
    tx.row('select id, status from balcao.importacao_documentos where id = $1 and usuario_id = $2 for update', [id, usuarioId]),

  countArquivos: async (tx: Tx, id: string): Promise<number> =>
    (await tx.row<{ n: number }>('select count(*)::int as n from balcao.importacao_arquivo where importacao_id = $1', [id]))?.n ?? 0,

  listArquivos: (tx: Tx, id: string): Promise<ArquivoImportado[]> =>
    tx.rows(`select ${ARQUIVO} from balcao.importacao_arquivo f where f.importacao_id = $1 order by f.criado_em, f.id`, [id]),

  findArquivo: (tx: Tx, importacaoId: string, documentoId: string): Promise<ArquivoImportado | null> =>
    tx.row(`select ${ARQUIVO} from balcao.importacao_arquivo f where f.importacao_id = $1 and f.documento_id = $2`, [
      importacaoId,
      documentoId,
    ]),

  /** @returns the file's own id; null when the import has these bytes already */
  insertArquivo: async (
    tx: Tx,
    { assinaturaId }: Contexto,
    novo: { importacaoId: string; documentoId: string; nome: string; isRepetido: boolean },
  ): Promise<string | null> =>
    (
      await tx.row<{ id: string }>(
        `insert into balcao.importacao_arquivo (assinatura_id, importacao_id, documento_id, nome, repetido) values ($1, $2, $3, $4, $5)
         on conflict (importacao_id, documento_id) do nothing returning id`,
        [assinaturaId, novo.importacaoId, novo.documentoId, novo.nome, novo.isRepetido],
      )
    )?.id ?? null,

  findNaFila: (tx: Tx, arquivoId: string): Promise<ArquivoNaFila | null> =>
    tx.row(`select documento_id, importacao_id, status from balcao.importacao_arquivo where id = $1`, [arquivoId]),

  /** Writes what was read, or that nothing could be. @returns whether it was still waited for */
  endLeitura: async (tx: Tx, arquivoId: string, leitura: LeituraDeCampos | null): Promise<boolean> =>
    (await tx.run(`update balcao.importacao_arquivo set status = $2, leitura = $3 where id = $1 and status = 'NA_FILA'`, [
      arquivoId,
      leitura ? 'LIDO' : 'FALHOU',
      leitura && JSON.stringify(leitura),
    ])) > 0,

  lockArquivo: (tx: Tx, importacaoId: string, documentoId: string): Promise<ArquivoPreso | null> =>
    tx.row('select documento_id, status, acao from balcao.importacao_arquivo where importacao_id = $1 and documento_id = $2 for update', [
      importacaoId,
      documentoId,
    ]),

  /** It became a record, or belongs to one: what was read of it is not kept twice. */
  confirm: (
    tx: Tx,
    importacaoId: string,
    feito: RegistroDoDocumento & { readonly documentoId: string; readonly acao: 'CRIAR' | 'ATUALIZAR' },
  ): Promise<number> =>
    tx.run(
      `update balcao.importacao_arquivo set status = 'CONFIRMADO', apolice_id = $3, acao = $4, proposta_id = $5, endosso_id = $6, leitura = null
       where importacao_id = $1 and documento_id = $2`,
      [importacaoId, feito.documentoId, feito.apoliceId, feito.acao, feito.propostaId, feito.endossoId],
    ),

  ignore: (tx: Tx, importacaoId: string, documentoId: string): Promise<number> =>
    tx.run(`update balcao.importacao_arquivo set status = 'IGNORADO', leitura = null where importacao_id = $1 and documento_id = $2`, [
      importacaoId,
      documentoId,
    ]),

  /** Whatever was not confirmed is given up. */
  async cancel(tx: Tx, id: string): Promise<void> {
    await tx.run(`update balcao.importacao_documentos set status = 'CANCELADA' where id = $1`, [id]);
    await tx.run(
      `update balcao.importacao_arquivo set status = 'CANCELADO', leitura = null
       where importacao_id = $1 and status in ('NA_FILA', 'LIDO', 'FALHOU')`,
      [id],
    );
  },

  /** Whom the documents may be of. */
  listSeguradoras: (tx: Tx): Promise<{ slug: string; nome: string }[]> =>
    tx.rows('select slug, nome from balcao.seguradora order by nome, slug'),
};

export type ImportacaoDocumentosRepository = typeof importacaoDocumentosRepository;
