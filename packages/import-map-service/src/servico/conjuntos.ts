import type { EstadoAmbiente } from '../registro/estado.model.ts';
import type { Item } from '../registro/registro.model.ts';
import { type Autor, requireDireito } from './autor.ts';
import type { Contexto } from './contexto.ts';
import { itemDe } from './deploy-construcao.ts';
import { type Publicacao, publishMudanca } from './publish-mudanca.ts';
import { recusas } from './servico.copy.ts';
import { digestDe, varianteDe } from './variante.ts';

interface Pedido {
  readonly motivo?: string | undefined;
  /** Digest the caller read: another one now refuses. */
  readonly esperado?: string | undefined;
  /** Dry run. */
  readonly simular?: boolean | undefined;
}

export interface PedidoConjunto extends Pedido {
  readonly servicos: readonly { readonly servico: string; readonly construcao: string }[];
}

/** Deploys several registered builds in one entry, checked as a whole: all or none. */
export async function publishConjunto(ctx: Contexto, ambiente: string, pedido: PedidoConjunto, autor: Autor): Promise<Publicacao> {
  const { servicos, motivo, esperado, simular } = pedido;
  const itens = await Promise.all(servicos.map(async ({ servico, construcao }) => itemDe(await ctx.catalogo.need(servico, construcao))));
  return publishMudanca(ctx, ambiente, { itens, motivo, esperado, simular }, autor);
}

export interface PedidoCopia extends Pedido {
  /** Source environment. */
  readonly de: string;
  /** Only these services; absent: everything, and services missing in the source are removed. */
  readonly servicos?: readonly string[] | undefined;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

async function buildsOf(ctx: Contexto, de: EstadoAmbiente, para: EstadoAmbiente, servicos: readonly string[]): Promise<Item[]> {
  const itens = servicos.map(async (servico): Promise<Item[]> => {
    const vivo = de.servicos[servico];
    if (!vivo) throw recusas.servicoDesconhecido(servico);
    if (vivo.construcao === para.servicos[servico]?.construcao) return [];
    return [itemDe(await ctx.catalogo.need(servico, vivo.construcao))];
  });
  return (await Promise.all(itens)).flat();
}

/** Changes to published addresses and removals that make one environment equal to the other. */
function looseOf(de: EstadoAmbiente, para: EstadoAmbiente): Item[] {
  const isGone = (nome: string): boolean => !de.servicos[nome] && !de.avulsos[nome];
  const saem = [...Object.keys(para.servicos), ...Object.keys(para.avulsos)].filter(isGone);
  const escopos = Object.keys({ ...para.scopes, ...de.scopes }).map((escopo) => ({ escopo, imports: { ...de.scopes[escopo] } }));
  return [
    ...[...new Set(saem)].map((remover): Item => ({ remover })),
    ...Object.entries(de.avulsos)
      .filter(([nome, avulso]) => !isSame(avulso, para.avulsos[nome]))
      .map(([nome, { url, integridade }]): Item => ({ nome, url, integridade })),
    ...escopos.filter(({ escopo, imports }) => !isSame(imports, para.scopes[escopo] ?? {})),
    ...Object.entries(de.integridades)
      .filter(([arquivo, integridade]) => para.integridades[arquivo] !== integridade)
      .map(([arquivo, integridade]): Item => ({ arquivo, integridade })),
  ];
}

/** Copies the live composition of another environment, whole or by service, in one entry. Canaries and grants are not copied. */
export async function copyAmbiente(ctx: Contexto, ambiente: string, pedido: PedidoCopia, autor: Autor): Promise<Publicacao> {
  const { de: origem, servicos, motivo, simular } = pedido;
  if (origem === ambiente) throw recusas.copiaDeSi(ambiente);
  requireDireito(autor, 'ler', { ambiente: origem });
  const [{ estado: de }, { estado: para }] = await Promise.all([ctx.diario(origem), ctx.diario(ambiente)]);
  const itens = [
    ...(await buildsOf(ctx, de, para, servicos ?? Object.keys(de.servicos))),
    ...(servicos === undefined ? looseOf(de, para) : []),
  ];
  // only write the differences that were checked: a publication made meanwhile must not be undone
  const esperado = pedido.esperado ?? digestDe(varianteDe(para));
  return publishMudanca(ctx, ambiente, { itens, motivo, esperado, simular }, autor);
}
