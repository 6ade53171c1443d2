import type { Construcao, ManifestoConstrucao } from '../construcao/construcao.model.ts';
import { ConstrucaoRecusada, idDaConstrucao, verificarConstrucao } from '../construcao/verificar-construcao.ts';
import { BuscaRecusada } from '../enderecos/buscar-seguro.ts';
import { type Autor, exigirDireito } from './autor.ts';
import type { Contexto } from './contexto.ts';
import { pastaDoServico, servicoDoNome } from './nomes.ts';
import { recusas } from './servico.copy.ts';

/** Where the files are fetched from when they were not uploaded; judged by the environment's allow-list. */
export interface Origem {
  readonly url: string;
  readonly ambiente: string;
}

/** A build brings only its own names, in its own folder. */
function refuseForeignParts(ctx: Contexto, { servico, modulos }: ManifestoConstrucao): void {
  const isBiblioteca = servico.startsWith('vendor/');
  const pasta = pastaDoServico(ctx.fonte, servico);
  for (const { names, dir } of modulos) {
    if (dir !== pasta && !dir.startsWith(`${pasta}/`)) throw recusas.pastaDeOutro(dir, servico);
    for (const nome of names) {
      // a library nobody declared yet may bring its name; a parcel's never
      const isLivre = isBiblioteca && !nome.startsWith('@balcao/') && !Object.hasOwn(ctx.fonte.imports, nome);
      if (!isLivre && servicoDoNome(ctx.fonte, nome) !== servico) throw recusas.nomeDeOutro(nome, servico);
    }
  }
}

const filesOf = ({ modulos }: ManifestoConstrucao): string[] => [
  ...new Set(
    modulos.flatMap(({ dir, file, chunks, assets }) =>
      [file, ...[...chunks, ...assets].map((parte) => parte.file)].map((nome) => `${dir}/${nome}`),
    ),
  ),
];

async function fetchFiles(ctx: Contexto, manifesto: ManifestoConstrucao, { url, ambiente }: Origem): Promise<void> {
  await ctx.linha(ambiente);
  const raiz = url.endsWith('/') ? url : `${url}/`;
  try {
    for (const caminho of filesOf(manifesto)) {
      if (await ctx.arquivos.existe(caminho)) continue;
      const tipos = caminho.endsWith('.js') ? undefined : /./;
      const { bytes } = await ctx.buscar(raiz + caminho, { lista: ctx.listaDe(ambiente), ...(tipos && { tipos }) });
      await ctx.arquivos.guardar(caminho, bytes);
    }
  } catch (error) {
    if (error instanceof BuscaRecusada) throw recusas.origemRecusada(error.message);
    throw error;
  }
}

/**
 * Registers a build: what the service keeps is computed from the bytes, never taken from the caller's word.
 *
 * @throws RecusaServico 422 with everything wrong with it.
 */
export async function registrarConstrucao(
  ctx: Contexto,
  { manifesto, origem }: { readonly manifesto: ManifestoConstrucao; readonly origem?: Origem | undefined },
  autor: Autor,
): Promise<{ construcao: Construcao; isNova: boolean }> {
  exigirDireito(autor, 'registrar', { servico: manifesto.servico });
  refuseForeignParts(ctx, manifesto);
  if (origem) await fetchFiles(ctx, manifesto, origem);
  try {
    const fontes = { fonte: ctx.fonteAtual(), ler: (caminho: string) => ctx.arquivos.ler(caminho) };
    const verificado = await verificarConstrucao(manifesto, fontes);
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
