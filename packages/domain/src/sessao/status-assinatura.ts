import type { Assinatura } from '@balcao/contracts';

const NOMES: Readonly<Record<string, Assinatura['status']>> = {
  TRIAL: 'Trial',
  ATIVA: 'Ativa',
  EXPIRADA: 'Expirada',
  PENDENTE: 'Pendente',
  BLOQUEADA: 'Bloqueada',
  REATIVADA: 'Reativada',
  CANCELADA: 'Cancelada',
};

/**
 * Whether a state is that of who never subscribed: the trial runs, or ended.
 *
 * @param status as sessions and screens carry it
 * @example isEmTeste('Expirada') // true
 */
export const isEmTeste = (status: string): boolean => /^(trial|expirada)$/i.test(status);

/**
 * A subscription's state as sessions and screens carry it (spec §4 writes `Reativada`), from the state as it is stored.
 *
 * @throws RangeError for a state that is none
 * @example nomeStatusAssinatura('REATIVADA') // 'Reativada'
 */
export function nomeStatusAssinatura(status: string): Assinatura['status'] {
  const nome = NOMES[status];
  if (!nome) throw new RangeError('não é um estado de assinatura');
  return nome;
}
