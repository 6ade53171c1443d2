import { ArquivoDiferente, type ArquivoGuardado, CaminhoInvalido } from '../construcao/arquivos-store.ts';
import { donosDaPasta } from './alvos.ts';
import { type Autor, requireDireito } from './autor.ts';
import type { Contexto } from './contexto.ts';
import { RecusaServico } from './recusa.ts';

/** Services whose files may be in this folder. */
function ownersOf(ctx: Contexto, pasta: string): string[] {
  const conhecidos = donosDaPasta(ctx, pasta);
  const raiz = pasta.split('/')[0] ?? pasta;
  return conhecidos.length > 0 ? conhecidos : [`@balcao/${raiz}`, raiz];
}

/** Stores one file of a future build, `<dir>/<file>`, once. The author must be allowed to register a service of that folder. */
export async function uploadArquivo(
  ctx: Contexto,
  { caminho, bytes }: { readonly caminho: string; readonly bytes: Buffer },
  autor: Autor,
): Promise<ArquivoGuardado & { isNovo: boolean }> {
  const donos = ownersOf(ctx, caminho.split('/').slice(0, -1).join('/'));
  const [primeiro = caminho] = donos;
  const dono = donos.find((servico) => isAllowed(autor, servico)) ?? primeiro;
  requireDireito(autor, 'registrar', { servico: dono });
  try {
    return await ctx.arquivos.save(caminho, bytes);
  } catch (error) {
    if (error instanceof CaminhoInvalido) throw new RecusaServico(422, 'caminho-invalido', error.message);
    if (error instanceof ArquivoDiferente) throw new RecusaServico(409, 'arquivo-diferente', error.message);
    throw error;
  }
}

function isAllowed(autor: Autor, servico: string): boolean {
  try {
    requireDireito(autor, 'registrar', { servico });
    return true;
  } catch {
    return false;
  }
}
