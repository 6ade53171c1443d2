import { Recusa } from '../../plugins/errors.ts';

export const questionarioRespondido = (): Recusa =>
  new Recusa(409, 'questionario-respondido', 'As respostas deste link já foram recebidas. Para mudar algo, fale com o seu corretor.');

export const soRascunhoSePreenche = (): Recusa =>
  new Recusa(409, 'orcamento-em-andamento', 'Só um orçamento cotado aqui e ainda em rascunho recebe as respostas de um questionário.');
