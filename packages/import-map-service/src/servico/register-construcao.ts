import type { Construcao, ManifestoConstrucao } from '../construcao/construcao.model.ts';
import { arquivosDe } from '../construcao/arquivos-de.ts';
import { problemasDeDono } from '../construcao/donos.ts';
import { ConstrucaoRecusada, idDaConstrucao, verifyConstrucao } from '../construcao/verify-construcao.ts';
import { BuscaRecusada } from '../enderecos/fetch-safely.ts';
import { type Autor, requireDireito } from './autor.ts';
import type { Contexto } from './contexto.ts';
import { recusas } from './servico.copy.ts';

/** Where the files are fetched from when they were not uploaded; checked against the environment's allow-list. */
export interface Origem {
  readonly url: string;
  readonly ambiente: string;
}

async function fetchFiles(ctx: Contexto, manifesto: ManifestoConstrucao, { url, ambiente }: Origem): Promise<void> {
  await ctx.diario(ambiente);
  const raiz = url.endsWith('/') ? url : `${url}/`;
  try {
    for (const caminho of arquivosDe(manifesto)) {
      if (await ctx.arquivos.exists(caminho)) continue;
      const tipos = caminho.endsWith('.js') ? undefined : /./;
      const { bytes } = await ctx.fetchEndereco(raiz + caminho, { lista: ctx.listaDe(ambiente), ...(tipos && { tipos }) });
      await ctx.arquivos.save(caminho, bytes);
    }
  } catch (error) {
    if (error instanceof BuscaRecusada) throw recusas.origemRecusada(error.message);
    throw error;
  }
}

/**
 * Registers a build. Everything stored is computed from the bytes, not taken from the manifest.
 *
 * @throws RecusaServico 422 listing everything wrong with it.
 */
export async function registerConstrucao(
  ctx: Contexto,
  { manifesto, origem }: { readonly manifesto: ManifestoConstrucao; readonly origem?: Origem | undefined },
  autor: Autor,
): Promise<{ construcao: Construcao; isNova: boolean }> {
  requireDireito(autor, 'registrar', { servico: manifesto.servico });
  // before fetching, so that a service cannot write into another's folder
  const alheios = problemasDeDono(manifesto, ctx.fonte);
  if (alheios.length > 0) throw recusas.construcaoRecusada(alheios);
  if (origem) await fetchFiles(ctx, manifesto, origem);
  try {
    const fontes = { fonte: ctx.fonteAtual(), read: (caminho: string) => ctx.arquivos.read(caminho) };
    const verificado = await verifyConstrucao(manifesto, fontes);
    const id = idDaConstrucao(verificado);
    const conhecida = await ctx.catalogo.get(verificado.servico, id);
    if (conhecida) return { construcao: conhecida, isNova: false };
    const construcao = await ctx.catalogo.add({ ...verificado, id, registradaEm: ctx.agora().toISOString() });
    return { construcao, isNova: true };
  } catch (error) {
    if (error instanceof ConstrucaoRecusada) throw recusas.construcaoRecusada(error.problemas);
    throw error;
  }
}
