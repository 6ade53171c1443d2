import { erroCampo } from '@balcao/domain';
import { camposInvalidos, Recusa } from '../../plugins/errors.ts';
import { frases } from './assinatura.copy.ts';

export const jaContratada = (): Recusa => new Recusa(409, 'ja-contratada', frases.jaContratada);
export const naoReativada = (): Recusa => new Recusa(409, 'nao-reativada', frases.naoReativada);
export const planoDesconhecido = (): Recusa => camposInvalidos([erroCampo('plano', 'desconhecido', frases.planoDesconhecido)]);
export const usuariosDemais = (limite: number, ativos: number): Recusa =>
  camposInvalidos([erroCampo('plano', 'foraDaFaixa', frases.usuariosDemais(limite, ativos))]);
