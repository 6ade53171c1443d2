import { Recusa } from '../../plugins/errors.ts';

export const naoRecusavel = (): Recusa =>
  new Recusa(409, 'orcamento-nao-recusavel', 'Só um orçamento já calculado ou enviado, e ainda aberto, pode ser recusado.');

export const naoRecusado = (): Recusa => new Recusa(409, 'orcamento-nao-recusado', 'Só um orçamento recusado pode ser reaberto.');
