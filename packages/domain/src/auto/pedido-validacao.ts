import type { ErroCampo, RascunhoAuto, SeguradoraAtiva } from '@balcao/contracts';
import { type CodigoErro, erroCampo } from '../erros/codigo-erro.ts';
import type { Faixa, ParametrosAuto } from './parametros-auto.ts';
import type { CampoAuto } from './rotulos-campos.ts';

/** Commission range agreed with an active insurer. */
export type SeguradoraNegociada = Pick<SeguradoraAtiva, 'slug' | 'comissaoMinBps' | 'comissaoMaxBps'>;

/** What every rule of the auto form looks at: the cleaned draft, the day it is judged on, what was agreed and the ranges. */
export interface PedidoValidacao {
  readonly risco: Secoes;
  readonly comercial: RascunhoAuto['comercial'];
  readonly hoje: string;
  readonly seguradoras: readonly SeguradoraNegociada[];
  readonly parametros: ParametrosAuto;
}

type Risco = RascunhoAuto['risco'];
/** The draft's risk with every section present, though perhaps empty. */
export type Secoes = { [S in Exclude<keyof Risco, 'observacoes'>]-?: NonNullable<Risco[S]> } & Pick<Risco, 'observacoes'>;

/** The refused fields of one section, in the order they are found. */
export type Regras = (pedido: PedidoValidacao) => Generator<ErroCampo>;

/** A field of the form, or a place inside one that is a list or record. */
export type Caminho = CampoAuto | `${CampoAuto}.${string}`;

/**
 * One refused field of the auto form; the compiler knows its path.
 *
 * @example erro('risco.veiculo.placa', 'invalido', 'Informe uma placa como ABC1D23 ou ABC-1234.')
 */
export const erro = (campo: Caminho, codigo: CodigoErro, mensagem: string): ErroCampo => erroCampo(campo, codigo, mensagem);
/**
 * A field that must be filled and is not.
 *
 * @example obrigatorio('risco.segurado.sexo')
 */
export const obrigatorio = (campo: Caminho): ErroCampo => erro(campo, 'obrigatorio', 'Campo obrigatório.');

/**
 * Refuses a number outside its range; an absent one is somebody else's matter.
 *
 * @param show how the limits are written in the message
 * @example yield* naFaixa('risco.renovacao.bonus', bonus, parametros.bonus)
 */
export function* naFaixa(
  campo: Caminho,
  valor: number | null | undefined,
  faixa: Faixa,
  show: (limite: number) => string = String,
): Generator<ErroCampo> {
  if (typeof valor !== 'number' || (valor >= faixa.min && valor <= faixa.max)) return;
  yield erro(campo, 'foraDaFaixa', `Informe um valor entre ${show(faixa.min)} e ${show(faixa.max)}.`);
}
