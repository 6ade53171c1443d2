import type { Orcamento } from '@balcao/contracts';
import { camposInvalidos, Recusa } from '../../plugins/errors.ts';

/** What a refused save carries, so that the screen can offer both versions. */
export interface ConflitoRascunho {
  readonly minhaVersao: number;
  readonly atual: Pick<Orcamento, 'versao' | 'alteradoEm' | 'rascunho'> & { readonly alteradoPor: string };
}

export const rascunhoAlterado = (conflito: ConflitoRascunho): Recusa =>
  new Recusa(409, 'rascunho-alterado', 'Este orçamento foi alterado em outro lugar. Escolha qual versão manter.', { data: conflito });

export const orcamentoEncerrado = (): Recusa =>
  new Recusa(409, 'orcamento-encerrado', 'Este orçamento está encerrado e não pode mais ser alterado.');

export const soRascunhoDescarta = (): Recusa =>
  new Recusa(409, 'orcamento-em-andamento', 'Só um orçamento ainda em rascunho pode ser descartado.');

export const linhaIndisponivel = (): Recusa =>
  camposInvalidos([{ campo: 'linha', codigo: 'indisponivel', mensagem: 'O cálculo desta linha ainda não está disponível.' }]);

export const rascunhoIlegivel = (): Recusa =>
  camposInvalidos([{ campo: 'rascunho', codigo: 'invalido', mensagem: 'O rascunho não tem a forma desta linha.' }]);

export const semCorretora = (): Recusa => new Recusa(409, 'sem-corretora', 'Seu usuário não tem corretora. Fale com o administrador.');
