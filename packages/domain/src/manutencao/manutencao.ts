import type { Manutencao } from '@balcao/contracts';

/** [K] How long before it begins a maintenance is shown on every page. */
export const AVISO_DA_MANUTENCAO_MS = 48 * 3_600_000;
/** [K] The longest a maintenance may be planned for. */
export const MAXIMO_DA_MANUTENCAO_MS = 12 * 3_600_000;

type Janela = Pick<Manutencao, 'inicio' | 'fim' | 'encerradaEm'>;

/** Where a maintenance stands at a moment. */
export type SituacaoManutencao = 'PROGRAMADA' | 'EM_CURSO' | 'CONCLUIDA' | 'CANCELADA';

/** @example situacaoDaManutencao({ inicio, fim, encerradaEm: null }, agora) // 'EM_CURSO' */
export function situacaoDaManutencao({ inicio, fim, encerradaEm }: Janela, agora: Date): SituacaoManutencao {
  const now = agora.getTime();
  if (encerradaEm) return Date.parse(encerradaEm) < Date.parse(inicio) ? 'CANCELADA' : 'CONCLUIDA';
  if (now >= Date.parse(fim)) return 'CONCLUIDA';
  return now >= Date.parse(inicio) ? 'EM_CURSO' : 'PROGRAMADA';
}

/** Which maintenance every page shows at a moment: the one under way, or the next if it is near; null for none. */
export function manutencaoAvisada<M extends Janela>(manutencoes: readonly M[], agora: Date): M | null {
  const [primeira = null] = manutencoes
    .filter((uma) => ['PROGRAMADA', 'EM_CURSO'].includes(situacaoDaManutencao(uma, agora)))
    .toSorted((a, b) => Date.parse(a.inicio) - Date.parse(b.inicio));
  return primeira && Date.parse(primeira.inicio) - agora.getTime() <= AVISO_DA_MANUTENCAO_MS ? primeira : null;
}
