import type { ErroCampo, RascunhoAuto } from '@balcao/contracts';
import type { PedidoBlocos } from '../blocos/pedido-blocos.ts';
import { type CodigoErro, erroCampo } from '../erros/codigo-erro.ts';
import type { ParametrosAuto } from './parametros-auto.ts';
import type { CampoAuto } from './rotulos-campos.ts';

/** What every rule of the auto form looks at: the cleaned draft, the day it is judged on, what was agreed and the ranges. */
export interface PedidoValidacao extends PedidoBlocos {
  readonly risco: Secoes;
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
