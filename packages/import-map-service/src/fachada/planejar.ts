import type { Item } from '../registro/registro.model.ts';
import type { Contexto } from '../servico/contexto.ts';
import { itemDe } from '../servico/implantar.ts';
import { examinarEndereco, examinarPasta, exigirEndereco, exigirIntegridade, findRegistered } from './examinar-endereco.ts';
import { absoluteFrom, folderOf, type MapaPedido } from './fachada.model.ts';
import { FachadaRecusa } from './fachada.errors.ts';

interface Onde {
  readonly ambiente: string;
  readonly semChecar: boolean;
}

interface ServicoPedido {
  readonly nome: string;
  readonly url: string;
  readonly integridade: string | null;
  /** Folders up to the package's own, for `<name>/`; null: no such entry. */
  readonly niveis: number | null;
}

const MESMA_PASTA = 1;

/** `<name>/` beside a module of elsewhere: only where the environment vouches for all files below its prefixes. */
function folderBeside(ctx: Contexto, { ambiente }: Onde, { nome, url, niveis }: Omit<ServicoPedido, 'integridade'>): Item[] {
  const { pastas = false, pacotesPorBarra = true } = ctx.lugarDe(ambiente).fachada ?? {};
  const pasta = niveis === null || !pastas || !pacotesPorBarra ? null : folderOf(url, niveis);
  return pasta === null ? [] : [{ nome: `${nome}/`, url: exigirEndereco(ctx, ambiente, pasta), integridade: null }];
}

/** What naming one address changes: a registered build's entry deploys the build, another address is checked and kept with its integrity. */
export async function planejarServico(
  ctx: Contexto,
  onde: Onde,
  { nome, url: pedida, integridade, niveis }: ServicoPedido,
): Promise<Item[]> {
  const { ambiente } = onde;
  const url = exigirEndereco(ctx, ambiente, absoluteFrom(ctx.lugarDe(ambiente).modulos, pedida));
  if (nome.endsWith('/')) return [{ nome, url, integridade: null }, ...(await examinarPasta(ctx, ambiente, url))];

  const registrado = await findRegistered(ctx, ambiente, url);
  if (registrado) {
    const { construcao, modulo } = registrado;
    if (integridade !== null) await exigirIntegridade(ctx, ambiente, { url, integridade, registrada: modulo.integrity });
    // every file of the build comes with its own integrity: no folder is opened beside it
    return [modulo.names.includes(nome) ? itemDe(construcao) : { nome, url, integridade: modulo.integrity }];
  }
  const calculada = await examinarEndereco(ctx, { ...onde, nome, url, integridade });
  return [{ nome, url, integridade: calculada }, ...folderBeside(ctx, onde, { nome, url, niveis })];
}

async function planScope(
  ctx: Contexto,
  onde: Onde,
  [escopo, imports]: readonly [string, Readonly<Record<string, string>>],
): Promise<Item[]> {
  const { ambiente } = onde;
  const prefixo = exigirEndereco(ctx, ambiente, absoluteFrom(ctx.lugarDe(ambiente).modulos, escopo));
  const planos = await Promise.all(
    Object.entries(imports).map(async ([nome, pedida]): Promise<{ nome: string; url: string; arquivos: Item[] }> => {
      // the original reads what is relative beside the scope that names it
      const url = exigirEndereco(ctx, ambiente, absoluteFrom(prefixo, pedida));
      if (nome.endsWith('/')) return { nome, url, arquivos: await examinarPasta(ctx, ambiente, url) };
      const registrado = await findRegistered(ctx, ambiente, url);
      const integridade = registrado?.modulo.integrity ?? (await examinarEndereco(ctx, { ...onde, nome: null, url, integridade: null }));
      return { nome, url, arquivos: integridade === null ? [] : [{ arquivo: url, integridade }] };
    }),
  );
  return [
    { escopo: prefixo, imports: Object.fromEntries(planos.map(({ nome, url }) => [nome, url])) },
    ...planos.flatMap(({ arquivos }) => arquivos),
  ];
}

async function planIntegrity(ctx: Contexto, onde: Onde, [pedida, integridade]: readonly [string, string]): Promise<Item> {
  const url = exigirEndereco(ctx, onde.ambiente, absoluteFrom(ctx.lugarDe(onde.ambiente).modulos, pedida));
  const calculada = await examinarEndereco(ctx, { ...onde, nome: null, url, integridade });
  return { arquivo: url, integridade: calculada ?? integridade };
}

/** What merging a map changes, all at once or nothing. */
export async function planejarMapa(ctx: Contexto, onde: Onde, { imports, scopes, integrity }: MapaPedido): Promise<Item[]> {
  const planos = await Promise.all([
    ...Object.entries(imports).map(([nome, url]) =>
      planejarServico(ctx, onde, { nome, url, integridade: integrity[url] ?? null, niveis: null }),
    ),
    ...Object.entries(scopes).map((escopo) => planScope(ctx, onde, escopo)),
    ...Object.entries(integrity).map((par) => planIntegrity(ctx, onde, par)),
  ]);
  const itens = planos.flat();
  // two names of one build are one deploy of it
  return itens.filter(
    (item, indice) =>
      !('servico' in item) ||
      itens.findIndex((outro) => 'servico' in outro && outro.servico === item.servico && outro.construcao === item.construcao) === indice,
  );
}

export function readLevels(texto: string | undefined): number {
  if (texto === undefined || texto === '') return MESMA_PASTA;
  const niveis = Math.floor(Number(texto));
  if (Number.isNaN(niveis)) throw new FachadaRecusa(400, `Query parameter packageDirLevel (${niveis}) should be of type number`);
  return niveis;
}
