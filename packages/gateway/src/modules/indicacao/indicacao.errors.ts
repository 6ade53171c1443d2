import { erroCampo } from '@balcao/domain';
import { camposInvalidos, Recusa } from '../../plugins/errors.ts';
import { frases } from './indicacao.copy.ts';

export const emailInvalido = () => camposInvalidos([erroCampo('email', 'invalido', frases.email)]);
export const conviteProprio = () => camposInvalidos([erroCampo('email', 'invalido', frases.proprio)]);
export const conviteRepetido = () => camposInvalidos([erroCampo('email', 'conflito', frases.repetido)]);
export const enderecoDemais = () => camposInvalidos([erroCampo('email', 'foraDaFaixa', frases.enderecoDemais)]);
export const convitesDemais = (): Recusa => new Recusa(429, 'convites-demais', frases.convitesDemais);
export const conviteAceito = (): Recusa => new Recusa(409, 'convite-aceito', frases.aceito);
