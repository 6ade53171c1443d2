import { erroCampo } from '@balcao/domain';
import { camposInvalidos, type Recusa } from '../../plugins/errors.ts';
import { muitosFixados } from './busca.copy.ts';

export const fixadosDemais = (limite: number): Recusa => camposInvalidos([erroCampo('fixado', 'foraDaFaixa', muitosFixados(limite))]);
