/** Of the user of the transaction, read once and not with each row that is judged. */
const doUsuario = (coluna: string): string => `(select ${coluna} from balcao.usuario eu where eu.id = balcao.usuario_atual())`;

/**
 * Whether the user of the transaction sees a brokerage, in SQL: an empty list of theirs means all of the subscription.
 *
 * @param id SQL of the brokerage's id
 * @example `where ${corretoraNoEscopo('t.corretora_id')}`
 */
export const corretoraNoEscopo = (id: string): string =>
  `(${doUsuario('cardinality(eu.corretora_ids) = 0')} or ${id} = any(${doUsuario('eu.corretora_ids')}::uuid[]))`;
