import type { VinculoDocumento } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';

/** What was ever attached to a record, as its history tells it. */
export interface AnexosNaTrilha {
  /** Rows of the trail: those of the links. */
  readonly ids: readonly string[];
  /** Names of the files, by document; of one that was erased there is none. */
  readonly nomes: ReadonlyMap<string, string>;
}

/** As many as anybody reads of one record. */
const MAX_VINCULOS = 400;

/** Links of a record, also those that were taken off, out of the audit trail. */
export async function readAnexosNaTrilha(tx: Tx, { alvo, alvoId }: VinculoDocumento): Promise<AnexosNaTrilha> {
  const rows = await tx.rows<{ id: string; documentoId: string; nome: string | null }>(
    `select v.id, v.documento_id, d.nome from (
       select a.entidade_id as id, (coalesce(a.depois, a.antes) ->> 'documento_id')::uuid as documento_id, max(a.ts) as em
       from balcao.auditoria a where a.assinatura_id = balcao.assinatura_atual() and a.entidade = 'documento_vinculo'
         and coalesce(a.depois, a.antes) ->> 'alvo_id' = $1 and coalesce(a.depois, a.antes) ->> 'alvo' = $2
       group by 1, 2 order by em desc limit ${MAX_VINCULOS}) v
     left join balcao.documento d on d.id = v.documento_id`,
    [alvoId, alvo],
  );
  return {
    ids: rows.map(({ id }) => id),
    nomes: new Map(rows.flatMap(({ documentoId, nome }) => (nome === null ? [] : [[documentoId, nome] as const]))),
  };
}
