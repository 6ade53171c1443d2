import type { ErroCampo } from '@balcao/contracts';

/** Why a field is refused; what stands in `codigo` of an {@link ErroCampo}. */
export type CodigoErro =
  | 'obrigatorio'
  | 'invalido'
  | 'muitoLongo'
  | 'muitoCurto'
  | 'foraDaFaixa'
  | 'foraDaLista'
  | 'conflito'
  | 'desconhecido';

/**
 * One refused field, with a code from the closed list.
 *
 * @example erroCampo('risco.veiculo.placa', 'obrigatorio', 'Informe a placa.')
 */
export const erroCampo = (campo: string, codigo: CodigoErro, mensagem: string): ErroCampo => ({ campo, codigo, mensagem });
