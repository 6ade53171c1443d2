import { camposInvalidos, Recusa } from '../../plugins/errors.ts';
import { erroCampo } from '@balcao/domain';

const ofField = (campo: string, codigo: 'invalido' | 'foraDaFaixa' | 'obrigatorio', mensagem: string): Recusa =>
  camposInvalidos([erroCampo(campo, codigo, mensagem)]);

export const foraDaVigencia = (campo: string): Recusa => ofField(campo, 'foraDaFaixa', 'Escolha um dia dentro da vigência da apólice.');
export const nadaMuda = (): Recusa => ofField('depois', 'obrigatorio', 'Diga o que muda na apólice.');
export const sinaisDiferentes = (): Recusa => ofField('iofCentavos', 'invalido', 'O IOF tem o mesmo sinal do prêmio líquido.');
export const numeroRepetido = (): Recusa => ofField('numeroSeguradora', 'invalido', 'Esta apólice já tem um endosso com este número.');
export const seguradoraNaoOuve = (): Recusa =>
  ofField('canal', 'invalido', 'Esta seguradora não recebe endossos por aqui. Peça no portal dela e registre o endosso.');

export const apoliceMudou = (versao: number): Recusa =>
  new Recusa(409, 'apolice-alterada', 'Esta apólice mudou desde que você a abriu. Atualize a tela e confira de novo.', {
    data: { versao },
  });
export const endossoMudou = (versao: number): Recusa =>
  new Recusa(409, 'endosso-alterado', 'Este endosso mudou desde que você o abriu. Atualize a tela e confira de novo.', {
    data: { versao },
  });
export const apoliceTerminada = (): Recusa =>
  new Recusa(409, 'apolice-terminada', 'Esta apólice está cancelada ou vencida: ela não recebe endossos.');
export const apoliceCancelada = (): Recusa => new Recusa(409, 'apolice-cancelada', 'Esta apólice já está cancelada.');
export const apoliceNaoCancelada = (): Recusa =>
  new Recusa(409, 'apolice-nao-cancelada', 'Esta apólice não tem um cancelamento feito aqui que se possa desfazer.');
export const contaMudou = (): Recusa =>
  new Recusa(409, 'conta-mudou', 'Uma parcela ou comissão mudou depois do cancelamento: ele já não pode ser desfeito por inteiro.');
export const endossoSemVolta = (): Recusa => new Recusa(409, 'endosso-sem-volta', 'Este endosso já terminou.');
export const endossoDeForaDaqui = (): Recusa =>
  new Recusa(409, 'endosso-de-fora', 'Este endosso não se pede à seguradora por aqui. Peça no portal dela e registre a resposta.');
