import { arquivosDe } from '../construcao/arquivos-de.ts';
import type { Construcao } from '../construcao/construcao.model.ts';
import type { EstadoAmbiente } from '../registro/estado.model.ts';
import type { Contexto } from './contexto.ts';
import { recusas } from './servico.copy.ts';

/**
 * Old builds leave the shelf some days after they leave the air, and a new installation takes the files of the one before along.
 *
 * @throws RecusaServico 409 when a file of the build is served by nobody any more.
 */
export async function exigirArquivos(ctx: Contexto, { ultimaBase }: EstadoAmbiente, construcao: Construcao): Promise<void> {
  const { servico, id } = construcao;
  // alone, the service does not see the installation's own folder: whoever serves the site vouches for it
  if (!ctx.instalado && ultimaBase[servico] === id) return;
  const ausentes: string[] = [];
  for (const caminho of arquivosDe(construcao)) {
    if (!(await ctx.arquivos.existe(caminho)) && !(await ctx.instalado?.(caminho))) ausentes.push(caminho);
  }
  if (ausentes.length > 0) throw recusas.arquivosAusentes(servico, id, ausentes);
}
