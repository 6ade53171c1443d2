import { applyItem } from '../registro/fold-itens.ts';
import type { EstadoAmbiente } from '../registro/estado.model.ts';
import type { AlcanceCanario, Item } from '../registro/registro.model.ts';
import { type Quebra, quebrasDe, quebrasNovas } from '../regras/contract-gate.ts';
import { type Impacto, impactoDeTodas } from '../regras/impacto.ts';
import type { Composicao } from './composicoes.ts';
import type { Contexto } from './contexto.ts';
import { varianteDe } from './variante.ts';

export interface Avaliacao {
  /** null when the live map cannot be composed; the change may fix it. */
  readonly antes: Composicao | null;
  readonly depois: Composicao;
  /** Only breakages caused by the change itself. */
  readonly quebras: readonly Quebra[];
}

/** The state after applying these items for everyone. */
export function withItems(estado: EstadoAmbiente, itens: readonly Item[]): EstadoAmbiente {
  const momento = { sequencia: estado.sequencia + 1, em: estado.em ?? '', isRetorno: false };
  return itens.reduce((soma, item) => applyItem(soma, item, momento), estado);
}

/**
 * Composes and checks the map that would result.
 *
 * @throws RecusaServico when it cannot be composed.
 */
export async function evaluateItens(ctx: Contexto, estado: EstadoAmbiente, itens: readonly Item[]): Promise<Avaliacao> {
  const previsto = withItems(estado, itens);
  const [antes, depois, contratosServidos] = await Promise.all([
    ctx.composicoes.compose(varianteDe(estado)).catch(() => null),
    ctx.composicoes.compose(varianteDe(previsto)),
    ctx.contratos(estado.ambiente),
  ]);
  const breaks = ({ construcoes }: Composicao, { avulsos }: EstadoAmbiente) =>
    quebrasDe(construcoes, { contratosServidos, nomesAvulsos: Object.keys(avulsos) });
  const novas = quebrasNovas(antes ? breaks(antes, estado) : [], breaks(depois, previsto));
  // no event had a producer before, so the first publication cannot break a listener
  const isPrimeira = Object.keys(estado.servicos).length === 0;
  return { antes, depois, quebras: isPrimeira ? novas.filter(({ tipo, fornecedor }) => tipo !== 'evento' || fornecedor !== null) : novas };
}

/** Blast radius of replacing the live builds; null for addresses of no build. */
export async function measureImpacto(
  ctx: Contexto,
  { antes, depois }: Avaliacao,
  { ambiente, servicos, canario }: { ambiente: string; servicos: readonly string[]; canario?: AlcanceCanario | null | undefined },
): Promise<Impacto | null> {
  const novas = depois.construcoes.filter(({ servico }) => servicos.includes(servico));
  if (novas.length === 0) return null;
  const publico = await ctx.publico(ambiente);
  return impactoDeTodas(
    novas.map((nova) => ({
      antes: antes?.construcoes.find(({ servico }) => servico === nova.servico) ?? null,
      depois: nova,
      todas: (antes ?? depois).construcoes,
      publico,
      canario: canario ?? undefined,
    })),
  );
}
