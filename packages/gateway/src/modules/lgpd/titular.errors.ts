import { erroCampo } from '@balcao/domain';
import { camposInvalidos, Recusa } from '../../plugins/errors.ts';
import type { NomeDoRegistro } from '../registro/index.ts';

export const pedidoNome: NomeDoRegistro = { codigo: 'pedido-titular', um: 'pedido', genero: 'm' };
export const pedidoEncerrado = (): Recusa => new Recusa(409, 'pedido-titular-encerrado', 'Este pedido já foi encerrado.');
export const soEliminando = (): Recusa =>
  new Recusa(409, 'pedido-titular-eliminacao', 'Um pedido de eliminação se encerra eliminando os dados, ou recusando com o motivo.');
export const outroTipo = (): Recusa => new Recusa(409, 'pedido-titular-outro-tipo', 'Este pedido é de outro tipo.');
export const semCadastro = (): Recusa =>
  new Recusa(409, 'titular-sem-cadastro', 'Não há segurado com este documento. Corrija os orçamentos dele e encerre o pedido.');
export const motivoFaltando = (): Recusa =>
  camposInvalidos([erroCampo('resposta', 'obrigatorio', 'Diga por que o pedido é recusado: o titular tem direito de saber.')]);
export const nadaACorrigir = (): Recusa => camposInvalidos([erroCampo('nome', 'obrigatorio', 'Preencha ao menos um campo a corrigir.')]);
export const confirmacaoErrada = (): Recusa =>
  camposInvalidos([erroCampo('documento', 'invalido', 'Digite o documento do titular, igual ao do pedido.')]);
