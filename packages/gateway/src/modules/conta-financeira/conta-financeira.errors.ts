import type { ErroCampo } from '@balcao/contracts';
import { erroCampo, formatData } from '@balcao/domain';

export const nomeTomado = (): ErroCampo => erroCampo('nome', 'conflito', 'Outra conta já tem este nome.');
export const contaTomada = (nome: string): ErroCampo => erroCampo('conta', 'conflito', `Esta conta bancária já é a conta “${nome}”.`);
export const corretoraDesconhecida = (): ErroCampo => erroCampo('corretoraId', 'desconhecido', 'Escolha uma corretora da lista.');
export const saldoDepoisDeMovimentos = (dia: string): ErroCampo =>
  erroCampo('saldoInicialEm', 'conflito', `A conta já tem movimentos do banco de ${formatData(dia)}: o saldo inicial é de antes deles.`);
