import type { Concessao, Pessoa } from '../registro/registro.model.ts';
import { type Autor, exigirDireito, TODOS } from './autor.ts';
import type { Contexto } from './contexto.ts';
import { exigirArquivos } from './exigir-arquivos.ts';
import { gravar } from './gravar.ts';
import { recusas } from './servico.copy.ts';

/** A support grant lasts this long at most. */
const MAXIMO_MS = 60 * 60_000;

/** A grant is of every service it lends a build of; one of a moment lends them all. */
function exigirDireitoDe(autor: Autor, ambiente: string, { construcoes, momento }: Concessao): void {
  exigirDireito(autor, 'concessao', { ambiente });
  for (const servico of momento ? [TODOS] : Object.keys(construcoes)) exigirDireito(autor, 'concessao', { ambiente, servico });
}

/** Puts a support grant on record: registered builds whose files are served alone, with a reason, for an hour at most. */
export async function criarConcessao(
  ctx: Contexto,
  { ambiente, concessao, motivo }: { readonly ambiente: string; readonly concessao: Concessao; readonly motivo: string },
  autor: Autor,
): Promise<{ sequencia: number }> {
  exigirDireitoDe(autor, ambiente, concessao);
  if (motivo.trim() === '') throw recusas.semMotivo();
  const duraMs = Date.parse(concessao.expiraEm) - ctx.agora().getTime();
  if (!(duraMs > 0 && duraMs <= MAXIMO_MS)) throw recusas.concessaoLonga();
  const linha = await ctx.linha(ambiente);
  for (const [servico, id] of Object.entries(concessao.construcoes)) {
    await exigirArquivos(ctx, linha.estado, await ctx.catalogo.need(servico, id));
  }
  await gravar(ctx.escrita, linha, ({ chaveGeral }) => {
    if (chaveGeral) throw recusas.chaveGeral();
    return { fato: { tipo: 'concessao', acao: 'criada', concessao }, autor, motivo };
  });
  return { sequencia: linha.estado.sequencia };
}

export type AtoDeConcessao =
  | { readonly id: string; readonly acao: 'usada' | 'encerrada'; readonly motivo?: string | null }
  | { readonly id: string; readonly acao: 'deixada'; readonly quem: Pessoa; readonly motivo?: string | null };

/** Puts on record that a grant was used, that one of those it reaches left it, or that it ended before its time. */
export async function anotarConcessao(
  ctx: Contexto,
  { ambiente, ...ato }: AtoDeConcessao & { readonly ambiente: string },
  autor: Autor,
): Promise<{ sequencia: number }> {
  exigirDireito(autor, 'concessao', { ambiente });
  const { id, acao, motivo = null } = ato;
  const linha = await ctx.linha(ambiente);
  await gravar(ctx.escrita, linha, ({ concessoes }) => {
    const viva = concessoes[id];
    if (!viva || (acao !== 'encerrada' && viva.expiraEm <= ctx.agora().toISOString())) throw recusas.concessaoDesconhecida(id);
    exigirDireitoDe(autor, ambiente, viva);
    const { deixadaPor = [], ...concessao } = viva;
    if (ato.acao !== 'deixada') return { fato: { tipo: 'concessao', acao: ato.acao, concessao }, autor, motivo };
    if (deixadaPor.includes(ato.quem.id)) return { resposta: null };
    return { fato: { tipo: 'concessao', acao: 'deixada', concessao, quem: ato.quem }, autor, motivo };
  });
  return { sequencia: linha.estado.sequencia };
}
