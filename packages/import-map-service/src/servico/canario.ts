import type { CanarioNoAr, EstadoAmbiente } from '../registro/estado.model.ts';
import type { AlcanceCanario, AlcancePedido } from '../registro/registro.model.ts';
import { type Autor, exigirDireito } from './autor.ts';
import type { Contexto } from './contexto.ts';
import { gravar } from './gravar.ts';
import { julgar } from './publicar.ts';
import { recusas } from './servico.copy.ts';

interface Alvo {
  readonly ambiente: string;
  readonly servico: string;
  /** Why: everybody reads it in the history. */
  readonly motivo: string;
}

function canaryOf({ canarios }: EstadoAmbiente, servico: string): CanarioNoAr {
  const canario = canarios[servico];
  if (!canario) throw recusas.canarioDesconhecido(servico);
  return canario;
}

/** Who was in stays in: a smaller share, or a list without somebody, is refused. */
function grow(atual: AlcanceCanario, pedido: AlcancePedido): AlcanceCanario {
  const { porcento = atual.porcento, assinaturas = [], usuarios = [] } = pedido;
  if (porcento < atual.porcento) throw recusas.canarioEncolhe();
  return {
    porcento,
    assinaturas: [...new Set([...atual.assinaturas, ...assinaturas])],
    usuarios: [...new Set([...atual.usuarios, ...usuarios])],
  };
}

/** Reaches more people with the same build. */
export async function ampliarCanario(
  ctx: Contexto,
  { ambiente, servico, motivo }: Alvo,
  pedido: AlcancePedido,
  autor: Autor,
): Promise<{ sequencia: number; alcance: AlcanceCanario }> {
  const linha = await ctx.linha(ambiente);
  exigirDireito(autor, 'canario', { ambiente, servico });
  await gravar(ctx.escrita, linha, (estado) => {
    if (estado.congelado) throw recusas.congelado(estado.congelado.motivo, estado.congelado.autor);
    if (estado.chaveGeral) throw recusas.chaveGeral();
    const { item, alcance } = canaryOf(estado, servico);
    return { fato: { tipo: 'canario', acao: 'ampliado', item, alcance: grow(alcance, pedido) }, autor, motivo };
  });
  return { sequencia: linha.estado.sequencia, alcance: canaryOf(linha.estado, servico).alcance };
}

/** Gives everyone the canary's build. Whoever approved the canary approved the build: one person is enough. */
export async function promoverCanario(ctx: Contexto, { ambiente, servico, motivo }: Alvo, autor: Autor): Promise<{ sequencia: number }> {
  const linha = await ctx.linha(ambiente);
  exigirDireito(autor, 'canario', { ambiente, servico });
  await gravar(ctx.escrita, linha, async (estado) => {
    const { item } = canaryOf(estado, servico);
    await julgar(ctx, estado, { itens: [item] });
    return { fato: { tipo: 'canario', acao: 'promovido', item, alcance: null }, autor, motivo };
  });
  return { sequencia: linha.estado.sequencia };
}

/** Everyone goes back to what the others have. A freeze does not stop it. */
export async function encerrarCanario(ctx: Contexto, { ambiente, servico, motivo }: Alvo, autor: Autor): Promise<{ sequencia: number }> {
  const linha = await ctx.linha(ambiente);
  exigirDireito(autor, 'canario', { ambiente, servico });
  await gravar(ctx.escrita, linha, (estado) => ({
    fato: { tipo: 'canario', acao: 'encerrado', item: canaryOf(estado, servico).item, alcance: null },
    autor,
    motivo,
  }));
  return { sequencia: linha.estado.sequencia };
}
