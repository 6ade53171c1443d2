import type { ErroCampo } from '@balcao/contracts';
import { type CodigoErro, erroCampo } from '../erros/codigo-erro.ts';
import type { Faixa } from './parametros-blocos.ts';

/**
 * A field that must be filled and is not.
 *
 * @param mensagem what to do, where the bare words would not tell: a list is added to, not filled
 * @example obrigatorio('risco.segurado.sexo')
 */
export const obrigatorio = (campo: string, mensagem = 'Campo obrigatório.'): ErroCampo =>
  erroCampo(campo, 'obrigatorio' satisfies CodigoErro, mensagem);

/**
 * Refuses a number outside its range; an absent one is somebody else's matter.
 *
 * @param show how the limits are written in the message
 * @example yield* naFaixa('risco.renovacao.bonus', bonus, parametros.bonus)
 */
export function* naFaixa(
  campo: string,
  valor: number | null | undefined,
  faixa: Faixa,
  show: (limite: number) => string = String,
): Generator<ErroCampo> {
  if (typeof valor !== 'number' || (valor >= faixa.min && valor <= faixa.max)) return;
  yield erroCampo(campo, 'foraDaFaixa', `Informe um valor entre ${show(faixa.min)} e ${show(faixa.max)}.`);
}
