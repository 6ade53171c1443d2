import type { Assinatura } from '@balcao/contracts';

/** Whether the address says that the reactivation is done, and this session with it (spec §4). */
export const isRealizada = (search: string): boolean => new URLSearchParams(search).get('realizada') === 'true';

/** The plan's offer, when it is still sold. */
export const ofertaDe = ({ plano, planos }: Pick<Assinatura, 'plano' | 'planos'>) =>
  planos.find((oferta) => oferta.plano === plano) ?? null;

/** What is still to be paid, in all. */
export const emAberto = ({ faturas }: Pick<Assinatura, 'faturas'>): number =>
  faturas
    .filter(({ status }) => status === 'ABERTA' || status === 'VENCIDA')
    .reduce((total, { valorCentavos }) => total + valorCentavos, 0);
