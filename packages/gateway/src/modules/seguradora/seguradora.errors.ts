import { erroCampo } from '@balcao/domain';
import { camposInvalidos, type Recusa } from '../../plugins/errors.ts';
import type { NomeDoRegistro } from '../registro/index.ts';

export const seguradoraNome: NomeDoRegistro = { codigo: 'seguradora', um: 'seguradora', genero: 'f' };

const noCampo = (campo: string, codigo: 'conflito' | 'desconhecido', mensagem: string): Recusa =>
  camposInvalidos([erroCampo(campo, codigo, mensagem)]);
export const seguradoraTomada = (): Recusa => noCampo('seguradora', 'conflito', 'A corretora já trabalha com esta seguradora.');
export const seguradoraDesconhecida = (): Recusa => noCampo('seguradora', 'desconhecido', 'Escolha uma seguradora da lista.');
export const corretoraDesconhecida = (): Recusa => noCampo('corretoraId', 'desconhecido', 'Escolha uma corretora da lista.');
export const seguradoraFixa = (): Recusa =>
  noCampo('seguradora', 'conflito', 'A seguradora e a corretora não mudam: inclua outra e desative esta.');
