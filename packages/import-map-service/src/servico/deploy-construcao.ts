import type { Construcao } from '../construcao/construcao.model.ts';
import type { AlcanceCanario, AlcancePedido, ItemConstrucao } from '../registro/registro.model.ts';
import type { Impacto } from '../regras/impacto.ts';
import { type Autor, requireDireito } from './autor.ts';
import { evaluateItens, measureImpacto } from './evaluate-itens.ts';
import type { Contexto } from './contexto.ts';
import { type Publicacao, publishMudanca } from './publish-mudanca.ts';

export interface PedidoImplantacao {
  readonly servico: string;
  readonly construcao: string;
  readonly motivo?: string | undefined;
  readonly esperado?: string | undefined;
  readonly simular?: boolean | undefined;
  readonly canario?: AlcancePedido | undefined;
}

export const itemDe = ({ servico, id, modulos }: Construcao): ItemConstrucao => ({
  servico,
  construcao: id,
  nomes: modulos.flatMap(({ names }) => names),
});

const reachOf = ({ porcento = 0, assinaturas = [], usuarios = [] }: AlcancePedido): AlcanceCanario => ({
  porcento,
  assinaturas,
  usuarios,
});

/** Deploys a registered build, for everyone or for a canary. */
export async function deployConstrucao(ctx: Contexto, ambiente: string, pedido: PedidoImplantacao, autor: Autor): Promise<Publicacao> {
  const { servico, construcao, motivo, esperado, simular } = pedido;
  requireDireito(autor, pedido.canario ? 'canario' : 'implantar', { ambiente, servico });
  const item = itemDe(await ctx.catalogo.need(servico, construcao));
  const canario = pedido.canario ? reachOf(pedido.canario) : null;
  return publishMudanca(ctx, ambiente, { itens: [item], canario, motivo, esperado, simular }, autor);
}

/** Predicts what a deploy would affect and break, without doing it. */
export async function predictImpacto(
  ctx: Contexto,
  ambiente: string,
  { servico, construcao }: Pick<PedidoImplantacao, 'servico' | 'construcao'>,
): Promise<{ impacto: Impacto | null; quebras: readonly unknown[] }> {
  const diario = await ctx.diario(ambiente);
  const item = itemDe(await ctx.catalogo.need(servico, construcao));
  const avaliacao = await evaluateItens(ctx, diario.estado, [item]);
  return { impacto: await measureImpacto(ctx, avaliacao, { ambiente, servicos: [servico] }), quebras: avaliacao.quebras };
}
