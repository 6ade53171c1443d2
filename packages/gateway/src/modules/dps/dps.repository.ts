import type { ConsentimentoDps } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Escopo } from '../escopo/index.ts';

/** A consent as stored, with the answers given under it still sealed. */
export interface DpsRow extends ConsentimentoDps {
  readonly segredo: Buffer | null;
}

export interface NovaDps {
  readonly orcamentoId: string;
  readonly ofertaId: string;
  readonly termoVersao: string;
  readonly consentidoEm: Date;
  readonly segredo: Buffer;
}

const CONSENTIMENTO = `d.oferta_id, d.termo_versao, d.consentido_em,
  u.nome as registrado_por, d.revogado_em`;

type Row = Omit<DpsRow, 'consentidoEm' | 'revogadoEm'> & { consentidoEm: Date; revogadoEm: Date | null };

const toRow = (row: Row): DpsRow => ({
  ...row,
  consentidoEm: row.consentidoEm.toISOString(),
  revogadoEm: row.revogadoEm?.toISOString() ?? null,
});

export const dpsRepository = {
  /** Whether an offer is of a life quote within one's reach. */
  hasOferta: async (tx: Tx, { orcamentoId, ofertaId }: { orcamentoId: string; ofertaId: string }, escopo: Escopo): Promise<boolean> =>
    (await tx.row(
      `select 1 from balcao.oferta_cotacao f join balcao.cotacao c on c.id = f.cotacao_id join balcao.orcamento o on o.id = c.orcamento_id
       where o.id = $1 and f.id = $2 and o.formulario = 'VIDA' and o.excluido_em is null and ($3::uuid is null or o.usuario_id = $3)`,
      [orcamentoId, ofertaId, escopo.usuarioId],
    )) !== null,

  async find(tx: Tx, ofertaId: string): Promise<DpsRow | null> {
    const row = await tx.row<Row>(
      `select ${CONSENTIMENTO}, d.segredo from balcao.declaracao_saude d join balcao.usuario u on u.id = d.registrado_por where d.oferta_id = $1`,
      [ofertaId],
    );
    return row && toRow(row);
  },

  /** Keeps a declaration in the place of the one before it, withdrawn or not. */
  save: (tx: Tx, { assinaturaId, usuarioId }: Contexto, nova: NovaDps): Promise<number> =>
    tx.run(
      `insert into balcao.declaracao_saude (assinatura_id, orcamento_id, oferta_id, termo_versao, consentido_em, registrado_por, segredo)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (oferta_id) do update set termo_versao = excluded.termo_versao, consentido_em = excluded.consentido_em,
         registrado_por = excluded.registrado_por, segredo = excluded.segredo, revogado_em = null`,
      [assinaturaId, nova.orcamentoId, nova.ofertaId, nova.termoVersao, nova.consentidoEm, usuarioId, nova.segredo],
    ),

  /** Erases the answers; the consent stays as evidence. */
  revoke: (tx: Tx, ofertaId: string, agora: Date): Promise<number> =>
    tx.run('update balcao.declaracao_saude set segredo = null, revogado_em = $2 where oferta_id = $1 and revogado_em is null', [
      ofertaId,
      agora,
    ]),
};

export type DpsRepository = typeof dpsRepository;
