import { applyItem } from '../registro/dobrar-itens.ts';
import type { EstadoAmbiente } from '../registro/estado.model.ts';
import type { AlcanceCanario, Item } from '../registro/registro.model.ts';
import { type Quebra, quebrasDe, quebrasNovas } from '../regras/contract-gate.ts';
import { type Impacto, impactoDe } from '../regras/impacto.ts';
import type { Composicao } from './composicoes.ts';
import type { Contexto } from './contexto.ts';
import { varianteDe } from './variante.ts';

export interface Avaliacao {
  /** null when what is live now cannot be composed: the change may well be its cure. */
  readonly antes: Composicao | null;
  readonly depois: Composicao;
  /** Only what the change itself would break. */
  readonly quebras: readonly Quebra[];
}

/** The state as it would be with these items, for everyone. */
export function withItems(estado: EstadoAmbiente, itens: readonly Item[]): EstadoAmbiente {
  const momento = { sequencia: estado.sequencia + 1, em: estado.em ?? '', isRetorno: false };
  return itens.reduce((soma, item) => applyItem(soma, item, momento), estado);
}

/**
 * Composes and checks the map as it would be.
 *
 * @throws RecusaServico when it cannot be composed.
 */
export async function avaliar(ctx: Contexto, estado: EstadoAmbiente, itens: readonly Item[]): Promise<Avaliacao> {
  const previsto = withItems(estado, itens);
  const [antes, depois, contratosServidos] = await Promise.all([
    ctx.composicoes.compose(varianteDe(estado)).catch(() => null),
    ctx.composicoes.compose(varianteDe(previsto)),
    ctx.contratos(estado.ambiente),
  ]);
  const breaks = ({ construcoes }: Composicao, { avulsos }: EstadoAmbiente) =>
    quebrasDe(construcoes, { contratosServidos, nomesAvulsos: Object.keys(avulsos) });
  return { antes, depois, quebras: quebrasNovas(antes ? breaks(antes, estado) : [], breaks(depois, previsto)) };
}

/** Blast radius of one build in the place of the live one; null for addresses no build told of. */
export async function medirImpacto(
  ctx: Contexto,
  { antes, depois }: Avaliacao,
  { ambiente, servico, canario }: { ambiente: string; servico: string; canario?: AlcanceCanario | null | undefined },
): Promise<Impacto | null> {
  const nova = depois.construcoes.find((construcao) => construcao.servico === servico);
  if (!nova) return null;
  return impactoDe({
    antes: antes?.construcoes.find((construcao) => construcao.servico === servico) ?? null,
    depois: nova,
    todas: (antes ?? depois).construcoes,
    publico: await ctx.publico(ambiente),
    canario: canario ?? undefined,
  });
}
