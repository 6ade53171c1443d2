import type {
  Documento,
  SituacaoLeitura,
  OrigemDocumento,
  SugestaoDocumento,
  TipoAnexo,
  TipoDocumento,
  VinculoDocumento,
} from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { PdfLido } from './read-pdf.ts';

/** A document with what finds its bytes. */
export interface DocumentoRow extends Documento {
  readonly sha256: string;
}

/** A document as it is written. */
export interface NovaLinha {
  readonly id: string;
  readonly tipo: TipoDocumento;
  readonly nome: string;
  readonly sha256: string;
  readonly mime: TipoAnexo;
  readonly bytes: number;
  readonly origem: OrigemDocumento;
}

type Row = Omit<DocumentoRow, 'criadoEm'> & { criadoEm: Date };
export const COLUNAS_DOCUMENTO = `d.id, d.tipo, d.nome, d.mime, d.bytes, d.origem, d.paginas, d.leitura, d.criado_em, d.sha256, u.nome as usuario`;
const SELECT = `select ${COLUNAS_DOCUMENTO} from balcao.documento d left join balcao.usuario u on u.id = d.criado_por
  where d.excluido_em is null`;
const toDocumento = (row: Row): DocumentoRow => ({ ...row, criadoEm: row.criadoEm.toISOString() });

export const documentoRepository = {
  find: async (tx: Tx, id: string): Promise<DocumentoRow | null> => {
    const row = await tx.row<Row>(`${SELECT} and d.id = $1`, [id]);
    return row && toDocumento(row);
  },

  findByBytes: (tx: Tx, sha256: string): Promise<{ id: string; tipo: TipoDocumento } | null> =>
    tx.row('select id, tipo from balcao.documento where sha256 = $1 and excluido_em is null', [sha256]),

  findBytes: (tx: Tx, id: string): Promise<{ sha256: string } | null> =>
    tx.row('select sha256 from balcao.documento where id = $1 and excluido_em is null', [id]),

  /** The caller holds the bytes (`lockBytes`): no other document of them can come meanwhile. */
  async insert(tx: Tx, { assinaturaId }: Contexto, { id, tipo, nome, sha256, mime, bytes, origem }: NovaLinha): Promise<void> {
    const leitura: SituacaoLeitura = mime === 'application/pdf' ? 'PENDENTE' : 'DISPENSADA';
    await tx.run(
      `insert into balcao.documento (id, assinatura_id, tipo, nome, sha256, mime, bytes, origem, leitura) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [id, assinaturaId, tipo, nome, sha256, mime, bytes, origem, leitura],
    );
    await tx.run('insert into balcao.documento_texto (documento_id, assinatura_id, nome) values ($1, $2, $3)', [id, assinaturaId, nome]);
  },

  /** What the reading of its text found; a document that was thrown away meanwhile is not written. */
  async setLeitura(tx: Tx, id: string, { leitura, paginas, texto, sugestao = null }: PdfLido & { sugestao?: SugestaoDocumento | null }) {
    const lidos = await tx.run(
      'update balcao.documento set leitura = $2, paginas = $3, sugestao = $4 where id = $1 and excluido_em is null',
      [id, leitura, paginas, sugestao && JSON.stringify(sugestao)],
    );
    if (lidos > 0) await tx.run('update balcao.documento_texto set texto = $2 where documento_id = $1', [id, texto]);
  },

  readTexto: async (tx: Tx, id: string): Promise<string> => {
    const row = await tx.row<{ nome: string; texto: string }>('select nome, texto from balcao.documento_texto where documento_id = $1', [
      id,
    ]);
    return row ? `${row.nome}\n${row.texto}` : '';
  },

  /** Holds those that are there, in one order, until the transaction ends. */
  lock: async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, { nome: string; sha256: string; vinculos: number }>> => {
    const rows = await tx.rows<{ id: string; nome: string; sha256: string; vinculos: number }>(
      `select d.id, d.nome, d.sha256, (select count(*)::int from balcao.documento_vinculo v where v.documento_id = d.id) as vinculos
       from balcao.documento d where d.id = any($1) and d.excluido_em is null order by d.id for update of d`,
      [ids],
    );
    return new Map(rows.map(({ id, ...row }) => [id, row]));
  },

  /** Its text goes at once; its bytes by the job the caller asks. */
  async remove(tx: Tx, id: string): Promise<void> {
    await tx.run('update balcao.documento set excluido_em = now(), sugestao = null where id = $1', [id]);
    await tx.run('delete from balcao.documento_texto where documento_id = $1', [id]);
  },

  unlink: (tx: Tx, { documentoId, alvo, alvoId }: VinculoDocumento & { documentoId: string }): Promise<number> =>
    tx.run('delete from balcao.documento_vinculo where documento_id = $1 and alvo = $2 and alvo_id = $3', [documentoId, alvo, alvoId]),

  setTipo: (tx: Tx, id: string, tipo: TipoDocumento): Promise<number> =>
    tx.run('update balcao.documento set tipo = $2 where id = $1 and tipo <> $2 and excluido_em is null', [id, tipo]),

  /** @returns whether it was not linked to it yet */
  link: async (
    tx: Tx,
    { assinaturaId }: Contexto,
    { documentoId, alvo, alvoId }: VinculoDocumento & { documentoId: string },
  ): Promise<boolean> =>
    (await tx.run(
      `insert into balcao.documento_vinculo (assinatura_id, documento_id, alvo, alvo_id)
       select $1, d.id, $3, $4 from balcao.documento d where d.id = $2 and d.excluido_em is null
       on conflict (documento_id, alvo, alvo_id) do nothing`,
      [assinaturaId, documentoId, alvo, alvoId],
    )) > 0,
};

export type DocumentoRepository = typeof documentoRepository;
