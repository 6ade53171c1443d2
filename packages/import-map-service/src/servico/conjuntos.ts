import type { EstadoAmbiente } from '../registro/estado.model.ts';
import type { Item } from '../registro/registro.model.ts';
import { type Autor, exigirDireito } from './autor.ts';
import type { Contexto } from './contexto.ts';
import { itemDe } from './implantar.ts';
import { type Publicacao, publicar } from './publicar.ts';
import { recusas } from './servico.copy.ts';
import { digestDe, varianteDe } from './variante.ts';

interface Pedido {
  readonly motivo?: string | undefined;
  /** Digest the caller read: another one now refuses. */
  readonly esperado?: string | undefined;
  /** Only says what would happen. */
  readonly simular?: boolean | undefined;
}

export interface PedidoConjunto extends Pedido {
  readonly servicos: readonly { readonly servico: string; readonly construcao: string }[];
}

/** Puts many registered builds live in one entry, judged as a whole: all of them, or none. */
export async function publicarConjunto(ctx: Contexto, ambiente: string, pedido: PedidoConjunto, autor: Autor): Promise<Publicacao> {
  const { servicos, motivo, esperado, simular } = pedido;
  const itens = await Promise.all(servicos.map(async ({ servico, construcao }) => itemDe(await ctx.catalogo.need(servico, construcao))));
  return publicar(ctx, ambiente, { itens, motivo, esperado, simular }, autor);
}

export interface PedidoCopia extends Pedido {
  /** Environment it is taken from. */
  readonly de: string;
  /** These services alone; absent: everything, and what the other one does not have leaves. */
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

/** What was published by address, and what leaves, for one environment to have all that the other has and no more. */
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

/** Gives an environment what everybody has in another one, whole or by service, in one entry. Canaries and grants stay where they are. */
export async function copiarAmbiente(ctx: Contexto, ambiente: string, pedido: PedidoCopia, autor: Autor): Promise<Publicacao> {
  const { de: origem, servicos, motivo, simular } = pedido;
  if (origem === ambiente) throw recusas.copiaDeSi(ambiente);
  exigirDireito(autor, 'ler', { ambiente: origem });
  const [{ estado: de }, { estado: para }] = await Promise.all([ctx.linha(origem), ctx.linha(ambiente)]);
  const itens = [
    ...(await buildsOf(ctx, de, para, servicos ?? Object.keys(de.servicos))),
    ...(servicos === undefined ? looseOf(de, para) : []),
  ];
  // what was told to differ is what is written: whoever published meanwhile is not undone
  const esperado = pedido.esperado ?? digestDe(varianteDe(para));
  return publicar(ctx, ambiente, { itens, motivo, esperado, simular }, autor);
}
