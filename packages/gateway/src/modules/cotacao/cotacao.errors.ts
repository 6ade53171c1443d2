import { Recusa } from '../../plugins/errors.ts';

export const semCalculo = (): Recusa =>
  new Recusa(409, 'orcamento-manual', 'Um orçamento manual não é calculado nas seguradoras: inclua as ofertas.');

export const resultadoSemRepeticao = (): Recusa =>
  new Recusa(409, 'resultado-sem-repeticao', 'Esta seguradora já respondeu ou ainda está calculando.');

export const cotacaoSuperada = (): Recusa =>
  new Recusa(409, 'cotacao-superada', 'Há um cálculo mais novo deste orçamento. Repita a seguradora nele.');

export const riscoMudou = (): Recusa =>
  new Recusa(409, 'risco-mudou', 'Os dados do seguro mudaram desde aquele cálculo: calcule de novo em todas as seguradoras.');

export const cotacaoEmAndamento = (): Recusa =>
  new Recusa(409, 'cotacao-em-andamento', 'Espere o cálculo em andamento terminar para recalcular só algumas seguradoras.');
