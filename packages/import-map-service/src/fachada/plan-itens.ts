import type { Item } from '../registro/registro.model.ts';
import type { Contexto } from '../servico/contexto.ts';
import { itemDe } from '../servico/deploy-construcao.ts';
import { examineEndereco, examinePasta, requireEndereco, requireIntegridade, findRegistered } from './examine-endereco.ts';
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
  /** Levels up to the package's own folder, for `<name>/`; null: no folder entry. */
  readonly niveis: number | null;
}

const MESMA_PASTA = 1;

/** The `<name>/` entry of an external module, only where the operator vouches for all files below the environment's prefixes. */
function folderBeside(ctx: Contexto, { ambiente }: Onde, { nome, url, niveis }: Omit<ServicoPedido, 'integridade'>): Item[] {
  const { pastas = false, pacotesPorBarra = true } = ctx.lugarDe(ambiente).fachada ?? {};
  const pasta = niveis === null || !pastas || !pacotesPorBarra ? null : folderOf(url, niveis);
  return pasta === null ? [] : [{ nome: `${nome}/`, url: requireEndereco(ctx, ambiente, pasta), integridade: null }];
}

/** Plans the changes of publishing one address: the entry of a registered build deploys the build; another address is checked and stored with its integrity. */
export async function planServico(ctx: Contexto, onde: Onde, { nome, url: pedida, integridade, niveis }: ServicoPedido): Promise<Item[]> {
  const { ambiente } = onde;
  const url = requireEndereco(ctx, ambiente, absoluteFrom(ctx.lugarDe(ambiente).modulos, pedida));
  if (nome.endsWith('/')) return [{ nome, url, integridade: null }, ...(await examinePasta(ctx, ambiente, url))];

  const registrado = await findRegistered(ctx, ambiente, url);
  if (registrado) {
    const { construcao, modulo } = registrado;
    if (integridade !== null) await requireIntegridade(ctx, ambiente, { url, integridade, registrada: modulo.integrity });
    // every file of the build has its own integrity, so it needs no folder entry
    return [modulo.names.includes(nome) ? itemDe(construcao) : { nome, url, integridade: modulo.integrity }];
  }
  const calculada = await examineEndereco(ctx, { ...onde, nome, url, integridade });
  return [{ nome, url, integridade: calculada }, ...folderBeside(ctx, onde, { nome, url, niveis })];
}

async function planScope(
  ctx: Contexto,
  onde: Onde,
  [escopo, imports]: readonly [string, Readonly<Record<string, string>>],
): Promise<Item[]> {
  const { ambiente } = onde;
  const prefixo = requireEndereco(ctx, ambiente, absoluteFrom(ctx.lugarDe(ambiente).modulos, escopo));
  const planos = await Promise.all(
    Object.entries(imports).map(async ([nome, pedida]): Promise<{ nome: string; url: string; arquivos: Item[] }> => {
      // import-map-deployer resolves relative addresses against their scope
      const url = requireEndereco(ctx, ambiente, absoluteFrom(prefixo, pedida));
      if (nome.endsWith('/')) return { nome, url, arquivos: await examinePasta(ctx, ambiente, url) };
      const registrado = await findRegistered(ctx, ambiente, url);
      const integridade = registrado?.modulo.integrity ?? (await examineEndereco(ctx, { ...onde, nome: null, url, integridade: null }));
      return { nome, url, arquivos: integridade === null ? [] : [{ arquivo: url, integridade }] };
    }),
  );
  return [
    { escopo: prefixo, imports: Object.fromEntries(planos.map(({ nome, url }) => [nome, url])) },
    ...planos.flatMap(({ arquivos }) => arquivos),
  ];
}

async function planIntegrity(ctx: Contexto, onde: Onde, [pedida, integridade]: readonly [string, string]): Promise<Item> {
  const url = requireEndereco(ctx, onde.ambiente, absoluteFrom(ctx.lugarDe(onde.ambiente).modulos, pedida));
  const calculada = await examineEndereco(ctx, { ...onde, nome: null, url, integridade });
  return { arquivo: url, integridade: calculada ?? integridade };
}

/** Plans the changes of merging a map, as one entry. */
export async function planMapa(ctx: Contexto, onde: Onde, { imports, scopes, integrity }: MapaPedido): Promise<Item[]> {
  const planos = await Promise.all([
    ...Object.entries(imports).map(([nome, url]) =>
      planServico(ctx, onde, { nome, url, integridade: integrity[url] ?? null, niveis: null }),
    ),
    ...Object.entries(scopes).map((escopo) => planScope(ctx, onde, escopo)),
    ...Object.entries(integrity).map((par) => planIntegrity(ctx, onde, par)),
  ]);
  const itens = planos.flat();
  // two names of the same build make one deploy
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
