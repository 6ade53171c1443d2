import type { Construcao } from '../construcao/construcao.model.ts';
import type { AlcanceCanario, AlcancePedido, ItemConstrucao } from '../registro/registro.model.ts';
import type { Impacto } from '../regras/impacto.ts';
import { type Autor, exigirDireito } from './autor.ts';
import { avaliar, medirImpacto } from './avaliar.ts';
import type { Contexto } from './contexto.ts';
import { type Publicacao, publicar } from './publicar.ts';

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

/** Puts a registered build live, for everyone or for a canary. */
export async function implantar(ctx: Contexto, ambiente: string, pedido: PedidoImplantacao, autor: Autor): Promise<Publicacao> {
  const { servico, construcao, motivo, esperado, simular } = pedido;
  exigirDireito(autor, pedido.canario ? 'canario' : 'implantar', { ambiente, servico });
  const item = itemDe(await ctx.catalogo.need(servico, construcao));
  const canario = pedido.canario ? reachOf(pedido.canario) : null;
  return publicar(ctx, ambiente, { itens: [item], canario, motivo, esperado, simular }, autor);
}

/** What a deploy would touch and break, without asking for anything. */
export async function preverImpacto(
  ctx: Contexto,
  ambiente: string,
  { servico, construcao }: Pick<PedidoImplantacao, 'servico' | 'construcao'>,
): Promise<{ impacto: Impacto | null; quebras: readonly unknown[] }> {
  const linha = await ctx.linha(ambiente);
  const item = itemDe(await ctx.catalogo.need(servico, construcao));
  const avaliacao = await avaliar(ctx, linha.estado, [item]);
  return { impacto: await medirImpacto(ctx, avaliacao, { ambiente, servicos: [servico] }), quebras: avaliacao.quebras };
}
