import { rotulosCampos } from './rotulos-campos.ts';
import { rotulosOpcoes } from './rotulos-opcoes.ts';

/**
 * Every pt-BR label of the auto form, its PDF and its messages: `campos` by dotted path, `opcoes` by list and option.
 *
 * @example rotulos.campos['risco.veiculo.placa'] // 'Placa'
 * @example rotulos.opcoes.franquia.NORMAL // 'Normal'
 */
export const rotulos = { campos: rotulosCampos, opcoes: rotulosOpcoes } as const;
