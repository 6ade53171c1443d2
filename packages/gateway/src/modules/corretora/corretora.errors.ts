import { erroCampo } from '@balcao/domain';
import { camposInvalidos, Recusa } from '../../plugins/errors.ts';
import type { NomeDoRegistro } from '../registro/index.ts';

export const corretoraNome: NomeDoRegistro = { codigo: 'corretora', um: 'corretora', genero: 'f' };

export const cnpjTomado = (): Recusa =>
  camposInvalidos([erroCampo('cnpj', 'conflito', 'Este CNPJ já é de outra corretora da assinatura.')]);

const principalRecusada = (mensagem: string): Recusa => camposInvalidos([erroCampo('principal', 'conflito', mensagem)]);
export const semPrincipal = (): Recusa =>
  principalRecusada('Escolha outra corretora como padrão: esta deixa de ser a padrão quando outra passa a ser.');
export const principalInativa = (): Recusa => principalRecusada('Ative a corretora antes de torná-la a padrão.');
export const principalDeOutros = (): Recusa => principalRecusada('Só quem vê todas as corretoras escolhe a padrão.');

export const inclusaoDeOutros = (): Recusa =>
  new Recusa(403, 'corretora-limitada', 'O seu acesso é só a algumas corretoras: peça a quem vê todas para incluir outra.');

export const EXCLUI_PRINCIPAL = 'A corretora padrão não se exclui: escolha outra como padrão antes.';
export const DESATIVA_PRINCIPAL = 'A corretora padrão não se desativa: escolha outra como padrão antes.';
export const principalFica = (): Recusa => new Recusa(409, 'corretora-padrao', EXCLUI_PRINCIPAL);

const logoRecusado = (codigo: 'invalido' | 'foraDaFaixa', mensagem: string): Recusa =>
  camposInvalidos([erroCampo('logo', codigo, mensagem)]);
export const logoDesconhecido = (): Recusa => logoRecusado('invalido', 'A imagem não é um PNG, JPEG ou SVG que se possa ler.');
export const logoPequeno = (): Recusa =>
  logoRecusado('foraDaFaixa', 'A imagem é pequena demais: use uma de pelo menos 80 pixels de largura e 24 de altura.');
export const logoEsticado = (): Recusa =>
  logoRecusado('foraDaFaixa', 'A imagem é comprida demais: a largura pode ter de metade a oito vezes a altura.');
export const logoGrande = (): Recusa => logoRecusado('foraDaFaixa', 'A imagem é grande demais: use uma de até 16 milhões de pixels.');
