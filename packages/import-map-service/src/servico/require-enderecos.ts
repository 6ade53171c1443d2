import { judgeEndereco } from '../enderecos/endereco-permitido.ts';
import { motivos } from '../enderecos/enderecos.copy.ts';
import type { Item } from '../registro/registro.model.ts';
import type { Contexto } from './contexto.ts';
import { recusas } from './servico.copy.ts';

/**
 * Integrity of every file below a folder of the environment's modules, by address; null when there is none, or when one is of no registered
 * build, because its bytes were never checked.
 */
export async function filesBelow(ctx: Contexto, ambiente: string, pasta: string): Promise<Record<string, string> | null> {
  const { modulos } = ctx.lugarDe(ambiente);
  if (!pasta.startsWith(modulos)) return null;
  const dir = pasta.slice(modulos.length);
  const registrados = new Map<string, string>(
    (await ctx.catalogo.list()).flatMap(({ modulos: todos }) =>
      todos.flatMap((modulo) =>
        [modulo, ...modulo.chunks, ...modulo.assets].map(({ file, integrity }) => [`${modulo.dir}/${file}`, integrity] as const),
      ),
    ),
  );
  const enviados = (await ctx.arquivos.list()).map(({ caminho }) => caminho).filter((caminho) => caminho.startsWith(dir));
  const abaixo = [...registrados].filter(([caminho]) => caminho.startsWith(dir));
  if (abaixo.length === 0 || enviados.some((caminho) => !registrados.has(caminho))) return null;
  return Object.fromEntries(abaixo.map(([caminho, integrity]) => [modulos + caminho, integrity]));
}

/**
 * Whether a name that ends in `/` may point to a folder: every file below it is registered, or the operator vouches for it.
 *
 * @param abaixo result of `filesBelow`
 */
export const isPastaConhecida = (ctx: Contexto, ambiente: string, abaixo: Readonly<Record<string, string>> | null): boolean =>
  abaixo !== null || ctx.lugarDe(ambiente).fachada?.pastas === true;

interface Citado {
  readonly nome: string | null;
  readonly url: string;
  readonly semBytes: boolean;
}

function citadosEm(item: Item): Citado[] {
  const named = (nome: string | null, url: string, semBytes = false): Citado => ({ nome, url, semBytes });
  if ('nome' in item) return [named(item.nome, item.url, item.integridade === null && !item.nome.endsWith('/'))];
  if ('arquivo' in item) return [named(null, item.arquivo)];
  if ('escopo' in item) return [named(null, item.escopo), ...Object.entries(item.imports).map(([nome, url]) => named(nome, url))];
  return [];
}

/**
 * Checks that the addresses of a change are below the environment's prefixes and that their bytes are known. Also checked on approval, because the
 * environment may have changed meanwhile.
 *
 * @throws RecusaServico 409
 */
export async function requireEnderecos(ctx: Contexto, ambiente: string, itens: readonly Item[]): Promise<void> {
  const lista = ctx.listaDe(ambiente);
  const { semConferir = false } = ctx.lugarDe(ambiente).fachada ?? {};
  for (const { nome, url, semBytes } of itens.flatMap(citadosEm)) {
    const veredito = judgeEndereco(url, lista);
    if (!veredito.ok) throw recusas.mapaInvalido(`${url}: ${veredito.motivo}`);
    if (semBytes && !semConferir) throw recusas.mapaInvalido(`${url}: ${motivos.semBytes}`);
    if (nome?.endsWith('/') && !isPastaConhecida(ctx, ambiente, await filesBelow(ctx, ambiente, url))) {
      throw recusas.mapaInvalido(`${url}: ${motivos.pastaDesconhecida}`);
    }
  }
}
