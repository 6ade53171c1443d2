import type { Concessao, Pessoa } from '../registro/registro.model.ts';
import { type Autor, requireDireito, TODOS } from './autor.ts';
import type { Contexto } from './contexto.ts';
import { requireArquivos } from './require-arquivos.ts';
import { writeRegistro } from './write-registro.ts';
import { recusas } from './servico.copy.ts';

/** A support grant lasts this long at most. */
const MAXIMO_MS = 60 * 60_000;

/** A grant needs a right over every service it includes; a grant of a past moment includes all of them. */
function requireDireitoDe(autor: Autor, ambiente: string, { construcoes, momento }: Concessao): void {
  requireDireito(autor, 'concessao', { ambiente });
  for (const servico of momento ? [TODOS] : Object.keys(construcoes)) requireDireito(autor, 'concessao', { ambiente, servico });
}

/** Records a support grant: only registered builds whose files are available, with a reason, for at most one hour. */
export async function createConcessao(
  ctx: Contexto,
  { ambiente, concessao, motivo }: { readonly ambiente: string; readonly concessao: Concessao; readonly motivo: string },
  autor: Autor,
): Promise<{ sequencia: number }> {
  requireDireitoDe(autor, ambiente, concessao);
  if (motivo.trim() === '') throw recusas.semMotivo();
  const duraMs = Date.parse(concessao.expiraEm) - ctx.agora().getTime();
  if (!(duraMs > 0 && duraMs <= MAXIMO_MS)) throw recusas.concessaoLonga();
  const diario = await ctx.diario(ambiente);
  for (const [servico, id] of Object.entries(concessao.construcoes)) {
    await requireArquivos(ctx, diario.estado, await ctx.catalogo.need(servico, id));
  }
  await writeRegistro(ctx.escrita, diario, ({ chaveGeral }) => {
    if (chaveGeral) throw recusas.chaveGeral();
    return { fato: { tipo: 'concessao', acao: 'criada', concessao }, autor, motivo };
  });
  return { sequencia: diario.estado.sequencia };
}

export type AtoDeConcessao =
  | { readonly id: string; readonly acao: 'usada' | 'encerrada'; readonly motivo?: string | null }
  | { readonly id: string; readonly acao: 'deixada'; readonly quem: Pessoa; readonly motivo?: string | null };

/** Records that a grant was used, that one user left it, or that it ended early. */
export async function recordConcessao(
  ctx: Contexto,
  { ambiente, ...ato }: AtoDeConcessao & { readonly ambiente: string },
  autor: Autor,
): Promise<{ sequencia: number }> {
  requireDireito(autor, 'concessao', { ambiente });
  const { id, acao, motivo = null } = ato;
  const diario = await ctx.diario(ambiente);
  await writeRegistro(ctx.escrita, diario, ({ concessoes }) => {
    const viva = concessoes[id];
    if (!viva || (acao !== 'encerrada' && viva.expiraEm <= ctx.agora().toISOString())) throw recusas.concessaoDesconhecida(id);
    requireDireitoDe(autor, ambiente, viva);
    const { deixadaPor = [], ...concessao } = viva;
    if (ato.acao !== 'deixada') return { fato: { tipo: 'concessao', acao: ato.acao, concessao }, autor, motivo };
    if (deixadaPor.includes(ato.quem.id)) return { resposta: null };
    return { fato: { tipo: 'concessao', acao: 'deixada', concessao, quem: ato.quem }, autor, motivo };
  });
  return { sequencia: diario.estado.sequencia };
}
