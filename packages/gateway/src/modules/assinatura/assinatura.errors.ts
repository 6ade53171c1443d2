import { erroCampo } from '@balcao/domain';
import { camposInvalidos, Recusa } from '../../plugins/errors.ts';
import { frases } from './assinatura.copy.ts';

export const jaContratada = (): Recusa => new Recusa(409, 'ja-contratada', frases.jaContratada);
export const naoReativada = (): Recusa => new Recusa(409, 'nao-reativada', frases.naoReativada);
export const planoDesconhecido = (): Recusa => camposInvalidos([erroCampo('plano', 'desconhecido', frases.planoDesconhecido)]);
export const usuariosDemais = (limite: number, emUso: number): Recusa =>
  camposInvalidos([erroCampo('plano', 'foraDaFaixa', frases.usuariosDemais(limite, emUso))]);
export const mesmoPlano = (): Recusa => camposInvalidos([erroCampo('plano', 'conflito', frases.mesmoPlano)]);
export const semPlanoContratado = (): Recusa => new Recusa(409, 'sem-plano-contratado', frases.semPlanoContratado);
export const trocaComDivida = (): Recusa => new Recusa(409, 'troca-com-divida', frases.trocaComDivida);
export const trocaMudou = (): Recusa => new Recusa(409, 'troca-mudou', frases.trocaMudou);
