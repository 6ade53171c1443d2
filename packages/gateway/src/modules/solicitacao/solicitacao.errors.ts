import { Recusa } from '../../plugins/errors.ts';

export const solicitacaoAssumida = (): Recusa =>
  new Recusa(409, 'solicitacao-assumida', 'Esta solicitação já está com outra pessoa ou foi encerrada.');
