import { addressOf, type Formulario, LinhaCotada, quotingRoutes, type RouteRule } from '@balcao/contracts';

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

/** Where a draft's client is asked what they know of it; null for a form that asks clients nothing. */
export function enderecoDoQuestionario(formulario: Formulario, id: string): string | null {
  const linha = LinhaCotada.safeParse(formulario).data;
  if (!linha) return null;
  const search = new URLSearchParams({ ...(linha !== 'AUTO' && { linha }), id });
  return `${addressOf(quotingRoutes, linha === 'AUTO' ? 'formularioAuto' : 'questionario')}?${search}`;
}

/** Offers chosen in a quote, and the run they were chosen in. */
interface OfertasDoCaso {
  readonly orcamentoId: string;
  readonly cotacaoId?: string | undefined;
  readonly ofertas?: readonly string[];
}

const searchOf = ({ orcamentoId, cotacaoId, ofertas = [] }: OfertasDoCaso): URLSearchParams =>
  new URLSearchParams({
    id: orcamentoId,
    ...(cotacaoId && { cotacao: cotacaoId }),
    ...(ofertas.length > 0 && { ofertas: ofertas.join(',') }),
  });

/** Where chosen offers of a quote are sent to its client. */
export const hrefDoEnvio = (escolhidas: OfertasDoCaso): string =>
  `${addressOf(quotingRoutes, 'orcamentoEnviarEmail')}?${searchOf(escolhidas)}`;

/** Where two to five offers of a run stand side by side. */
export const hrefDoComparativo = (escolhidas: Required<OfertasDoCaso>): string =>
  `${addressOf(quotingRoutes, 'comparativo')}?${searchOf(escolhidas)}`;

/** The case itself: in the form of its own line, or where it is read once it ended; with its run, among the results and what was chosen there. */
export const casoDe = (caso: OfertasDoCaso): string => `${addressOf(quotingRoutes, 'orcamentoEditar')}?${searchOf(caso)}`;

/** The newest results of a case, where its offers are. */
export const resultadosDe = (orcamentoId: string): string => `${casoDe({ orcamentoId })}&aba=resultados`;

/** What was sold of a case, whichever offer it was. */
export const enderecoDaProposta = (orcamentoId: string): string =>
  `${addressOf(quotingRoutes, 'orcamentoIncluirProposta')}?${new URLSearchParams({ id: orcamentoId })}`;

/** Either screen that turns an offer into a sale. */
export const addressFor = (
  rota: 'orcamentoIncluirProposta' | 'orcamentoTransmitir',
  { orcamentoId, ofertaId }: { readonly orcamentoId: string; readonly ofertaId: string },
): string => `${addressOf(quotingRoutes, rota)}?${new URLSearchParams({ id: orcamentoId, oferta: ofertaId })}`;
