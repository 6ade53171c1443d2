import type { CanarioNoAr, EstadoAmbiente } from '../registro/estado.model.ts';
import type { AlcanceCanario, AlcancePedido } from '../registro/registro.model.ts';
import { type Autor, requireDireito } from './autor.ts';
import type { Contexto } from './contexto.ts';
import { writeRegistro } from './write-registro.ts';
import { judgeMudanca } from './publish-mudanca.ts';
import { recusas } from './servico.copy.ts';

interface Alvo {
  readonly ambiente: string;
  readonly servico: string;
  /** The reason, shown in the history. */
  readonly motivo: string;
}

function canaryOf({ canarios }: EstadoAmbiente, servico: string): CanarioNoAr {
  const canario = canarios[servico];
  if (!canario) throw recusas.canarioDesconhecido(servico);
  return canario;
}

/** A canary only grows: a smaller percentage, or a list that drops a name, is refused. */
function grow(atual: AlcanceCanario, pedido: AlcancePedido): AlcanceCanario {
  const { porcento = atual.porcento, assinaturas = [], usuarios = [] } = pedido;
  if (porcento < atual.porcento) throw recusas.canarioEncolhe();
  return {
    porcento,
    assinaturas: [...new Set([...atual.assinaturas, ...assinaturas])],
    usuarios: [...new Set([...atual.usuarios, ...usuarios])],
  };
}

/** Extends the canary to more people. */
export async function growCanario(
  ctx: Contexto,
  { ambiente, servico, motivo }: Alvo,
  pedido: AlcancePedido,
  autor: Autor,
): Promise<{ sequencia: number; alcance: AlcanceCanario }> {
  const diario = await ctx.diario(ambiente);
  requireDireito(autor, 'canario', { ambiente, servico });
  await writeRegistro(ctx.escrita, diario, (estado) => {
    if (estado.congelado) throw recusas.congelado(estado.congelado.motivo, estado.congelado.autor);
    if (estado.chaveGeral) throw recusas.chaveGeral();
    const { item, alcance } = canaryOf(estado, servico);
    return { fato: { tipo: 'canario', acao: 'ampliado', item, alcance: grow(alcance, pedido) }, autor, motivo };
  });
  return { sequencia: diario.estado.sequencia, alcance: canaryOf(diario.estado, servico).alcance };
}

/** Makes the canary's build live for everyone. The canary was already approved, so one person is enough. */
export async function promoteCanario(ctx: Contexto, { ambiente, servico, motivo }: Alvo, autor: Autor): Promise<{ sequencia: number }> {
  const diario = await ctx.diario(ambiente);
  requireDireito(autor, 'canario', { ambiente, servico });
  await writeRegistro(ctx.escrita, diario, async (estado) => {
    const { item } = canaryOf(estado, servico);
    await judgeMudanca(ctx, estado, { itens: [item] });
    return { fato: { tipo: 'canario', acao: 'promovido', item, alcance: null }, autor, motivo };
  });
  return { sequencia: diario.estado.sequencia };
}

/** Ends the canary: its audience goes back to the live build. Allowed during a freeze. */
export async function endCanario(ctx: Contexto, { ambiente, servico, motivo }: Alvo, autor: Autor): Promise<{ sequencia: number }> {
  const diario = await ctx.diario(ambiente);
  requireDireito(autor, 'canario', { ambiente, servico });
  await writeRegistro(ctx.escrita, diario, (estado) => ({
    fato: { tipo: 'canario', acao: 'encerrado', item: canaryOf(estado, servico).item, alcance: null },
    autor,
    motivo,
  }));
  return { sequencia: diario.estado.sequencia };
}
