import { exigirDireitoSobre } from './alvos.ts';
import type { Autor } from './autor.ts';
import type { Contexto } from './contexto.ts';
import { gravar } from './gravar.ts';
import { exigirOutraPessoa } from './duas-pessoas.ts';
import { julgar } from './publicar.ts';
import { recusas } from './servico.copy.ts';

/** A second person lets a waiting deploy through; it is judged again, on the map of now. */
export async function aprovar(ctx: Contexto, ambiente: string, id: string, autor: Autor): Promise<{ sequencia: number }> {
  const linha = await ctx.linha(ambiente);
  const gravacao = await gravar(ctx.escrita, linha, async (estado) => {
    const pendente = estado.pendentes[id];
    if (!pendente) throw recusas.pendenteDesconhecido(id);
    const { itens, canario, motivo } = pendente;
    exigirDireitoSobre(ctx, autor, { acao: 'aprovar', estado, itens });
    await ctx.servico.advance();
    exigirOutraPessoa(ctx.servico.estado, pendente, autor);
    await julgar(ctx, estado, { itens, canario });
    return { fato: { tipo: 'aprovado', pendente: id, itens: [...itens], canario }, autor, motivo };
  });
  return { sequencia: linha.estado.sequencia, ...('registro' in gravacao && { sequencia: gravacao.registro.sequencia }) };
}

/** Takes a waiting deploy off the list: its author changed their mind, or the second person says no. */
export async function recusar(
  ctx: Contexto,
  ambiente: string,
  { id, motivo }: { id: string; motivo: string | null },
  autor: Autor,
): Promise<{ sequencia: number }> {
  const linha = await ctx.linha(ambiente);
  await gravar(ctx.escrita, linha, (estado) => {
    const pendente = estado.pendentes[id];
    if (!pendente) throw recusas.pendenteDesconhecido(id);
    const acao = pendente.autor.id === autor.id ? 'implantar' : 'aprovar';
    exigirDireitoSobre(ctx, autor, { acao, estado, itens: pendente.itens });
    return { fato: { tipo: 'recusado', pendente: id }, autor, motivo };
  });
  return { sequencia: linha.estado.sequencia };
}
