import { CodigoAcesso } from '@balcao/contracts';
import { copy } from './entrada.copy.ts';

/** Where a code comes from: the authenticator, or the list kept for when it is lost. */
export type MeioCodigo = 'numeros' | 'recuperacao';

const { codigo: textos } = copy;

/** A code as the gateway takes it: without the spaces people read it with, and with the hyphen they leave out. */
export const normalizeCodigo = (texto: string): string => texto.replace(/\s/g, '').replace(/^([a-z0-9]{5})([a-z0-9]{5})$/i, '$1-$2');

/** What is wrong with a typed code, if anything. */
export function erroCodigo(texto: string, meio: MeioCodigo): string | undefined {
  const codigo = normalizeCodigo(texto);
  if (!codigo) return meio === 'numeros' ? textos.numerosVazio : textos.recuperacaoVazio;
  const isMeio = CodigoAcesso.safeParse(codigo).success && codigo.includes('-') === (meio === 'recuperacao');
  if (isMeio) return undefined;
  return meio === 'numeros' ? textos.numerosInvalido : textos.recuperacaoInvalido;
}
