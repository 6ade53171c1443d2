import { Recusa } from '../../plugins/errors.ts';

export const naoRecusavel = (): Recusa =>
  new Recusa(409, 'orcamento-nao-recusavel', 'Só um orçamento já calculado ou enviado, e ainda aberto, pode ser recusado.');

export const naoRecusado = (): Recusa => new Recusa(409, 'orcamento-nao-recusado', 'Só um orçamento recusado pode ser reaberto.');

export const renovacaoTomada = (): Recusa =>
  new Recusa(409, 'renovacao-aberta', 'A apólice deste orçamento já tem outra renovação aberta.');
