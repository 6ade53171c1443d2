import type { StatusOrcamento } from '@balcao/contracts';

/** Why a case cannot go on, in the words of every screen that says so. */
export const copy = {
  titulo: {
    RASCUNHO: 'Este orçamento ainda não tem preços',
    CALCULANDO: 'Este orçamento ainda está sendo calculado',
    FECHADO: 'Este orçamento está fechado',
    RECUSADO: 'Este orçamento foi recusado',
    EXPIRADO: 'Este orçamento expirou',
  } as Readonly<Partial<Record<StatusOrcamento, string>>>,
  verProposta: 'Ver proposta',
  verOrcamento: 'Ver o orçamento',
} as const;
