import { Id, type ResultadoCotacao } from '@balcao/contracts';
import type { Comparativo, OfertaComparada } from '@balcao/domain';

export interface Pedido {
  readonly orcamentoId: string;
  readonly cotacaoId: string;
  readonly ofertas: readonly string[];
}

const MIN = 2;
const MAX = 5;

/** What the address asks to compare; null when it does not say it whole. */
export function pedidoOf(search: URLSearchParams): Pedido | null {
  const orcamentoId = Id.safeParse(search.get('id')).data;
  const cotacaoId = Id.safeParse(search.get('cotacao')).data;
  const asked = (search.get('ofertas') ?? '').split(',');
  const ofertas = [...new Set(asked.filter((id) => Id.safeParse(id).success))].slice(0, MAX);
  return orcamentoId && cotacaoId && ofertas.length >= MIN ? { orcamentoId, cotacaoId, ofertas } : null;
}

/** The offers asked for, in the order they were chosen; those the run no longer has are left out. */
export function escolhidasDe(resultados: readonly ResultadoCotacao[], ids: readonly string[]): OfertaComparada[] {
  const all = resultados.flatMap(({ seguradoraNome, ofertas }) => ofertas.map((oferta) => ({ seguradora: seguradoraNome, oferta })));
  return ids.flatMap((id) => all.find(({ oferta }) => oferta.id === id) ?? []);
}

/** Groups and rows to show; with only the differences, groups left without a row go too. */
export function gruposVisiveis({ grupos }: Comparativo, isOnlyDiferencas: boolean): Comparativo['grupos'] {
  if (!isOnlyDiferencas) return grupos;
  return grupos
    .map(({ titulo, linhas }) => ({ titulo, linhas: linhas.filter(({ isDiferente }) => isDiferente) }))
    .filter(({ linhas }) => linhas.length > 0);
}
