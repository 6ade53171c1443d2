import type { Notificacao } from '@balcao/contracts';

/** State of the bell: the newest notices, and the number of unread, including those not listed. */
export interface ListaNotificacoes {
  notificacoes: Notificacao[];
  total: number;
}

/**
 * The list once some notices are read, or unread again when the gateway refused (spec §4). The count follows those that really changed.
 *
 * @example markNotificacoes(lista, ['0190…'], true)
 */
export function markNotificacoes({ notificacoes, total }: ListaNotificacoes, ids: readonly string[], lido: boolean): ListaNotificacoes {
  const changed = notificacoes.filter((each) => ids.includes(each.id) && each.lido !== lido).length;
  return {
    notificacoes: notificacoes.map((each) => (ids.includes(each.id) ? { ...each, lido } : each)),
    total: Math.max(0, lido ? total - changed : total + changed),
  };
}
