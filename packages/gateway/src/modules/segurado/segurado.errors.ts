import type { ErroCampo } from '@balcao/contracts';
import { erroCampo } from '@balcao/domain';
import { camposInvalidos, type Recusa } from '../../plugins/errors.ts';
import type { NomeDoRegistro } from '../registro/index.ts';

export const seguradoNome: NomeDoRegistro = { codigo: 'segurado', um: 'segurado', genero: 'm' };

/** The name is told only to whom may see the client. */
export const documentoTomado = (nome: string | null): Recusa =>
  camposInvalidos([
    erroCampo('documento', 'conflito', nome ? `Este documento já é de ${nome}.` : 'Já há um segurado com este documento na corretora.'),
  ]);

export const produtorDesconhecido = (campo = 'produtorId'): ErroCampo =>
  erroCampo(campo, 'desconhecido', 'Escolha um produtor da corretora.');

/** Said of one client of many, which has as many labels as one may have. */
export const TAGS_DEMAIS = 'Este segurado já tem 20 etiquetas.';
