import type { Concessao } from '../registro/registro.model.ts';
import { type Autor, exigirDireito } from './autor.ts';
import type { Contexto } from './contexto.ts';
import { gravar } from './gravar.ts';
import { recusas } from './servico.copy.ts';

/** A support grant lasts this long at most. */
const MAXIMO_MS = 60 * 60_000;

/** Puts a support grant on record: registered builds alone, with a reason, for an hour at most. */
export async function criarConcessao(
  ctx: Contexto,
  { ambiente, concessao, motivo }: { readonly ambiente: string; readonly concessao: Concessao; readonly motivo: string },
  autor: Autor,
): Promise<{ sequencia: number }> {
  exigirDireito(autor, 'concessao', { ambiente });
  if (motivo.trim() === '') throw recusas.semMotivo();
  const duraMs = Date.parse(concessao.expiraEm) - ctx.agora().getTime();
  if (!(duraMs > 0 && duraMs <= MAXIMO_MS)) throw recusas.concessaoLonga();
  for (const [servico, id] of Object.entries(concessao.construcoes)) await ctx.catalogo.need(servico, id);
  const linha = await ctx.linha(ambiente);
  await gravar(ctx.escrita, linha, ({ chaveGeral }) => {
    if (chaveGeral) throw recusas.chaveGeral();
    return { fato: { tipo: 'concessao', acao: 'criada', concessao }, autor, motivo };
  });
  return { sequencia: linha.estado.sequencia };
}

/** Puts on record that a grant was used, or that it ended before its time. */
export async function anotarConcessao(
  ctx: Contexto,
  {
    ambiente,
    id,
    acao,
    motivo = null,
  }: { readonly ambiente: string; readonly id: string; readonly acao: 'usada' | 'encerrada'; readonly motivo?: string | null },
  autor: Autor,
): Promise<{ sequencia: number }> {
  exigirDireito(autor, 'concessao', { ambiente });
  const linha = await ctx.linha(ambiente);
  await gravar(ctx.escrita, linha, ({ concessoes }) => {
    const concessao = concessoes[id];
    const isViva = concessao && (acao === 'encerrada' || concessao.expiraEm > ctx.agora().toISOString());
    if (!isViva) throw recusas.concessaoDesconhecida(id);
    return { fato: { tipo: 'concessao', acao, concessao }, autor, motivo };
  });
  return { sequencia: linha.estado.sequencia };
}
