import type { ErroCampo } from '@balcao/contracts';
import { erroCampo } from '@balcao/domain';
import { camposInvalidos } from '../../plugins/errors.ts';
import { frases } from './onboarding.copy.ts';

export const emailInvalido = (campo: string): ErroCampo => erroCampo(campo, 'invalido', frases.email);
export const celularInvalido = (campo: string): ErroCampo => erroCampo(campo, 'invalido', frases.celular);
export const senhaFraca = (campo: string, mensagem: string): ErroCampo => erroCampo(campo, 'invalido', mensagem);
export const siteInvalido = (campo: string): ErroCampo => erroCampo(campo, 'invalido', frases.site);
export const cnpjInvalido = (campo: string): ErroCampo => erroCampo(campo, 'invalido', frases.cnpj);
export const susepInvalido = (campo: string): ErroCampo => erroCampo(campo, 'invalido', frases.susep);
export const seguradoraDesconhecida = (campo: string): ErroCampo => erroCampo(campo, 'desconhecido', frases.seguradora);

export const chaveReutilizada = () => camposInvalidos([erroCampo('Idempotency-Key', 'conflito', frases.chave)]);
