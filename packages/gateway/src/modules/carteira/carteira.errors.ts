import { camposInvalidos, Recusa } from '../../plugins/errors.ts';

export const apoliceSemRenovacao = (): Recusa => new Recusa(409, 'apolice-sem-renovacao', 'Esta apólice já foi renovada ou perdida.');

export const apoliceCancelada = (): Recusa => new Recusa(409, 'apolice-cancelada', 'Uma apólice cancelada não se renova.');

export const riscoIlegivel = (): Recusa =>
  new Recusa(409, 'risco-ilegivel', 'Os dados desta apólice não servem ao formulário da linha. Abra um orçamento novo.');

export const filtroDesconhecido = (campo: string): Recusa =>
  camposInvalidos([{ campo, codigo: 'invalido', mensagem: 'Filtro desconhecido.' }]);

export const movimentoImpossivel = (): Recusa =>
  new Recusa(409, 'movimento-impossivel', 'Este orçamento não pode ir para esta situação. Atualize a lista e tente de novo.');

export const usuarioDesconhecido = (): Recusa =>
  camposInvalidos([{ campo: 'usuarioId', codigo: 'desconhecido', mensagem: 'Escolha um usuário ativo da sua assinatura.' }]);
