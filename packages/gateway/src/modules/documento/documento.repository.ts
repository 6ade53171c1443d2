import type { Documento, SituacaoLeitura, OrigemDocumento, TipoAnexo, TipoDocumento, VinculoDocumento } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';

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

  /** The caller holds the bytes (`lockBytes`): no other document of them can come meanwhile. */
  async insert(tx: Tx, { assinaturaId }: Contexto, { id, tipo, nome, sha256, mime, bytes, origem }: NovaLinha): Promise<void> {
    const leitura: SituacaoLeitura = mime === 'application/pdf' ? 'PENDENTE' : 'DISPENSADA';
    await tx.run(
      `insert into balcao.documento (id, assinatura_id, tipo, nome, sha256, mime, bytes, origem, leitura) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [id, assinaturaId, tipo, nome, sha256, mime, bytes, origem, leitura],
    );
    await tx.run('insert into balcao.documento_texto (documento_id, assinatura_id, nome) values ($1, $2, $3)', [id, assinaturaId, nome]);
  },

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
