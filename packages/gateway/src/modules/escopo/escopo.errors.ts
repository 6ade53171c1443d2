import { Recusa } from '../../plugins/errors.ts';

export const duplicacaoBloqueada = (): Recusa => new Recusa(403, 'duplicacao-bloqueada', 'Sua assinatura não permite duplicar orçamentos.');

export const cotacaoBloqueada = (): Recusa => new Recusa(403, 'cotacao-bloqueada', 'Sua assinatura não permite orçar esta linha.');
