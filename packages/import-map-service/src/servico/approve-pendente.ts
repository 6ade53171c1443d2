import { requireDireitoOver } from './alvos.ts';
import type { Autor } from './autor.ts';
import type { Contexto } from './contexto.ts';
import { writeRegistro } from './write-registro.ts';
import { requireOutraPessoa } from './duas-pessoas.ts';
import { judgeMudanca } from './publish-mudanca.ts';
import { recusas } from './servico.copy.ts';

/** Approves a pending deploy as the second person; it is checked again on the current map. */
export async function approvePendente(ctx: Contexto, ambiente: string, id: string, autor: Autor): Promise<{ sequencia: number }> {
  const diario = await ctx.diario(ambiente);
  const gravacao = await writeRegistro(ctx.escrita, diario, async (estado) => {
    const pendente = estado.pendentes[id];
    if (!pendente) throw recusas.pendenteDesconhecido(id);
    const { itens, canario, motivo } = pendente;
    requireDireitoOver(ctx, autor, { acao: 'aprovar', estado, itens });
    await ctx.servico.advance();
    requireOutraPessoa(ctx.servico.estado, pendente, autor);
    await judgeMudanca(ctx, estado, { itens, canario });
    return { fato: { tipo: 'aprovado', pendente: id, itens: [...itens], canario }, autor, motivo };
  });
  return { sequencia: diario.estado.sequencia, ...('registro' in gravacao && { sequencia: gravacao.registro.sequencia }) };
}

/** Discards a pending deploy, either by its author or by the second person. */
export async function refusePendente(
  ctx: Contexto,
  ambiente: string,
  { id, motivo }: { id: string; motivo: string | null },
  autor: Autor,
): Promise<{ sequencia: number }> {
  const diario = await ctx.diario(ambiente);
  await writeRegistro(ctx.escrita, diario, (estado) => {
    const pendente = estado.pendentes[id];
    if (!pendente) throw recusas.pendenteDesconhecido(id);
    const acao = pendente.autor.id === autor.id ? 'implantar' : 'aprovar';
    requireDireitoOver(ctx, autor, { acao, estado, itens: pendente.itens });
    return { fato: { tipo: 'recusado', pendente: id }, autor, motivo };
  });
  return { sequencia: diario.estado.sequencia };
}
