import type { PerguntaSimples, RespostasQuestionario } from '@balcao/contracts';
import { valorEm } from '../linhas/caminho.ts';

/** Whether a question is asked, given the answers beside it. @example isPerguntada({ quando: { nome: 'semRaca', valor: false } }, {}) // false */
export const isPerguntada = ({ quando }: Pick<PerguntaSimples, 'quando'>, respostas: RespostasQuestionario): boolean =>
  !quando || valorEm(respostas, quando.nome) === quando.valor;
