import { addressOf, type Formulario, quotingRoutes, type RouteRule } from '@balcao/contracts';

const IDS: Readonly<Record<Formulario, string>> = {
  AUTO: 'orcamentoAuto',
  RESIDENCIAL: 'orcamentoResidencial',
  CONDOMINIO: 'orcamentoCondominio',
  PET: 'orcamentoPet',
  VIDA: 'orcamentoVida',
  EMPRESARIAL: 'orcamentoEmpresarial',
  SAUDE: 'orcamentoSaude',
  MANUAL: 'orcamentoNovo',
};
const rules: Readonly<Record<string, RouteRule>> = quotingRoutes.rules;

/** The route of a form's page; null while the form has none. */
export const rotaDoFormulario = (formulario: Formulario): RouteRule | null => rules[IDS[formulario]] ?? null;

/** Where a quote is looked at whole: versions, timeline, data. */
export const enderecoDaHistoria = (id: string): string =>
  `${addressOf(quotingRoutes, 'orcamentoVisualizar')}?${new URLSearchParams({ id })}`;

/** Where a quote is opened, in the form it was filled in; looked at while that form has no page. */
export function enderecoDoFormulario(formulario: Formulario, search: Readonly<Record<string, string>>): string {
  const id = rotaDoFormulario(formulario) ? IDS[formulario] : 'orcamentoVisualizar';
  return `${addressOf(quotingRoutes, id as 'orcamentoAuto')}?${new URLSearchParams(search)}`;
}

/** Where chosen offers of a quote are sent to its client. */
export const enviarOfertas = ({ orcamentoId, ofertas }: { readonly orcamentoId: string; readonly ofertas: readonly string[] }): string =>
  `${addressOf(quotingRoutes, 'orcamentoEnviarEmail')}?${new URLSearchParams({ id: orcamentoId, ofertas: ofertas.join(',') })}`;

/** The case itself: in the form of its own line, or where it is read once it ended. */
export const casoDe = ({ orcamentoId }: { readonly orcamentoId: string }): string =>
  `${addressOf(quotingRoutes, 'orcamentoEditar')}?${new URLSearchParams({ id: orcamentoId })}`;

/** Either screen that turns an offer into a sale. */
export const addressFor = (
  rota: 'orcamentoIncluirProposta' | 'orcamentoTransmitir',
  { orcamentoId, ofertaId }: { readonly orcamentoId: string; readonly ofertaId: string },
): string => `${addressOf(quotingRoutes, rota)}?${new URLSearchParams({ id: orcamentoId, oferta: ofertaId })}`;
