import {
  addressOf,
  type Formulario,
  Id,
  quotingRoutes,
  type RascunhoOrcamento,
  type RespostaAnterior,
  type ResultadoCotacao,
} from '@balcao/contracts';
import { type Comparativo, mergeRespostas, type OfertaComparada } from '@balcao/domain';

export interface Pedido {
  readonly orcamentoId: string;
  readonly cotacaoId: string;
  readonly ofertas: readonly string[];
}

const MIN = 1;
const MAX = 5;

/** What the address asks to compare; null when it does not say it whole. */
export function pedidoOf(search: URLSearchParams): Pedido | null {
  const orcamentoId = Id.safeParse(search.get('id')).data;
  const cotacaoId = Id.safeParse(search.get('cotacao')).data;
  const asked = (search.get('ofertas') ?? '').split(',');
  const ofertas = [...new Set(asked.filter((id) => Id.safeParse(id).success))].slice(0, MAX);
  return orcamentoId && cotacaoId && ofertas.length >= MIN ? { orcamentoId, cotacaoId, ofertas } : null;
}

export interface Respostas {
  readonly resultados: readonly ResultadoCotacao[];
  /** Answers of the runs this one completes. */
  readonly anteriores?: readonly RespostaAnterior[] | undefined;
}

/** The page of a form; the route's id is the line's name, but for the automobile's own. */
export function telaDoFormulario(formulario: Formulario): string {
  const id = `orcamento${formulario.charAt(0)}${formulario.slice(1).toLowerCase()}`;
  return id in quotingRoutes.rules ? addressOf(quotingRoutes, id as 'orcamentoAuto') : addressOf(quotingRoutes, 'orcamentoAuto');
}

/** The offers asked for, in the order they were chosen; those the run no longer has are left out. */
export function escolhidasDe({ resultados, anteriores }: Respostas, ids: readonly string[]): OfertaComparada[] {
  const all = mergeRespostas(resultados, anteriores).flatMap(({ resultado: { seguradora, seguradoraNome, ofertas } }) =>
    ofertas.map((oferta) => ({ seguradora: seguradoraNome, slug: seguradora, oferta })),
  );
  return ids.flatMap((id) => all.find(({ oferta }) => oferta.id === id) ?? []);
}

/** Groups and rows to show; with only the differences, groups left without a row go too. */
export function gruposVisiveis({ grupos }: Comparativo, isOnlyDiferencas: boolean): Comparativo['grupos'] {
  if (!isOnlyDiferencas) return grupos;
  return grupos
    .map(({ titulo, linhas }) => ({ titulo, linhas: linhas.filter(({ isDiferente }) => isDiferente) }))
    .filter(({ linhas }) => linhas.length > 0);
}

/** The name of who is to be insured, as far as the draft says it. */
export function seguradoDe({ risco }: Pick<RascunhoOrcamento, 'risco'>): string | null {
  const { nome } = (risco['segurado'] ?? {}) as { nome?: unknown };
  return typeof nome === 'string' && nome.trim() ? nome.trim() : null;
}
