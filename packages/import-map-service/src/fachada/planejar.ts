import type { Item } from '../registro/registro.model.ts';
import type { Contexto } from '../servico/contexto.ts';
import { itemDe } from '../servico/implantar.ts';
import { examinarEndereco, exigirEndereco, findRegistered, integrityDiffers } from './examinar-endereco.ts';
import { folderOf, type MapaPedido } from './fachada.model.ts';
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

/** The caller's hash may be of another kind than the registered one: then the bytes decide. */
async function exigirIntegridade(
  ctx: Contexto,
  { ambiente }: Onde,
  { url, integridade, registrada }: { readonly url: string; readonly integridade: string; readonly registrada: string },
): Promise<void> {
  if (integridade === registrada) return;
  if (integridade.split('-')[0] === registrada.split('-')[0]) throw integrityDiffers(url);
  await examinarEndereco(ctx, { ambiente, nome: null, url, integridade, semChecar: false });
}

/** What naming one address changes: a registered build's entry deploys the build, another address is checked and kept with its integrity. */
export async function planejarServico(
  ctx: Contexto,
  onde: Onde,
  { nome, url: pedida, integridade, niveis }: ServicoPedido,
): Promise<Item[]> {
  const url = exigirEndereco(ctx, onde.ambiente, pedida);
  if (nome.endsWith('/')) return [{ nome, url, integridade: null }];

  const registrado = await findRegistered(ctx, onde.ambiente, url);
  if (registrado) {
    const { construcao, modulo } = registrado;
    if (integridade !== null) await exigirIntegridade(ctx, onde, { url, integridade, registrada: modulo.integrity });
    // every file of the build comes with its own integrity: no folder is opened beside it
    return [modulo.names.includes(nome) ? itemDe(construcao) : { nome, url, integridade: modulo.integrity }];
  }
  const calculada = await examinarEndereco(ctx, { ...onde, nome, url, integridade });
  const pasta = niveis === null ? null : folderOf(url, niveis);
  return [
    { nome, url, integridade: calculada },
    ...(pasta === null ? [] : [{ nome: `${nome}/`, url: exigirEndereco(ctx, onde.ambiente, pasta), integridade: null }]),
  ];
}

async function planScope(
  ctx: Contexto,
  onde: Onde,
  [escopo, imports]: readonly [string, Readonly<Record<string, string>>],
): Promise<Item[]> {
  const prefixo = exigirEndereco(ctx, onde.ambiente, escopo);
  const planos = await Promise.all(
    Object.entries(imports).map(async ([nome, pedida]) => {
      const url = exigirEndereco(ctx, onde.ambiente, pedida);
      if (nome.endsWith('/')) return { nome, url, integridade: null };
      const registrado = await findRegistered(ctx, onde.ambiente, url);
      return {
        nome,
        url,
        integridade: registrado?.modulo.integrity ?? (await examinarEndereco(ctx, { ...onde, nome: null, url, integridade: null })),
      };
    }),
  );
  return [
    { escopo: prefixo, imports: Object.fromEntries(planos.map(({ nome, url }) => [nome, url])) },
    ...planos.flatMap(({ url, integridade }) => (integridade === null ? [] : [{ arquivo: url, integridade }])),
  ];
}

async function planIntegrity(ctx: Contexto, onde: Onde, [pedida, integridade]: readonly [string, string]): Promise<Item> {
  const url = exigirEndereco(ctx, onde.ambiente, pedida);
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
