/**
 * Whether the user of the transaction sees a brokerage, in SQL: an empty list of theirs means all of the subscription.
 *
 * @param id SQL of the brokerage's id
 * @example `where ${corretoraNoEscopo('t.corretora_id')}`
 */
export const corretoraNoEscopo = (id: string): string => `exists (select from balcao.usuario eu where eu.id = balcao.usuario_atual()
  and (cardinality(eu.corretora_ids) = 0 or ${id} = any(eu.corretora_ids)))`;
