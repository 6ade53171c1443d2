import { arquivosDe } from '../construcao/arquivos-de.ts';
import type { Construcao } from '../construcao/construcao.model.ts';
import type { EstadoAmbiente } from '../registro/estado.model.ts';
import type { Contexto } from './contexto.ts';
import { recusas } from './servico.copy.ts';

/**
 * Files of old builds are removed some days after they stop being live, and a new installation replaces the files of the previous one.
 *
 * @throws RecusaServico 409 when a file of the build is no longer available.
 */
export async function requireArquivos(ctx: Contexto, { ultimaBase }: EstadoAmbiente, construcao: Construcao): Promise<void> {
  const { servico, id } = construcao;
  // when it runs separately, the service cannot see the installation's folder and trusts the site to serve it
  if (!ctx.instalado && ultimaBase[servico] === id) return;
  const ausentes: string[] = [];
  for (const caminho of arquivosDe(construcao)) {
    if (!(await ctx.arquivos.exists(caminho)) && !(await ctx.instalado?.(caminho))) ausentes.push(caminho);
  }
  if (ausentes.length > 0) throw recusas.arquivosAusentes(servico, id, ausentes);
}
