import { addressOf, type Formulario, quotingRoutes, type RouteId } from '@balcao/contracts';

type Rota = RouteId<typeof quotingRoutes>;

/** Routes are named after the form they hold; a form without a page of its own is only looked at. */
function rotaDo(formulario: Formulario): Rota {
  const nome = formulario === 'MANUAL' ? 'orcamentoNovo' : `orcamento${formulario.charAt(0)}${formulario.slice(1).toLowerCase()}`;
  return Object.hasOwn(quotingRoutes.rules, nome) ? (nome as Rota) : 'orcamentoVisualizar';
}

/**
 * Where an orçamento opens: the page of its own form.
 *
 * @example enderecoDoFormulario('MANUAL', { id }) // '/multicalculo/orcamento-novo?id=…'
 */
export const enderecoDoFormulario = (formulario: Formulario, search: Readonly<Record<string, string>>): string =>
  `${addressOf(quotingRoutes, rotaDo(formulario))}?${new URLSearchParams(search)}`;
