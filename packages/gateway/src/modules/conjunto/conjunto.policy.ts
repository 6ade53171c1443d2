import type { Sessao } from '@balcao/contracts';

/** Sets of the brokerage are kept by who administers its quotes. */
export const mayShare = ({ administrador, administradorOrcamento }: Sessao): boolean => administrador || administradorOrcamento !== false;
