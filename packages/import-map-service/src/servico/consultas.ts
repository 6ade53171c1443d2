import { arquivosDispensaveis, GUARDA_DIAS, type Inventario, inventario, type UsoConstrucao } from '../construcao/guarda.ts';
import { chaveUso, type EstadoAmbiente } from '../registro/estado.model.ts';
import type { Diario } from '../registro/diario.ts';
import type { Item, Registro } from '../registro/registro.model.ts';
import { type Diferenca, diferencaDe } from '../regras/diferenca.ts';
import type { Contexto } from './contexto.ts';
import { estadoApos } from './mapas.ts';
import { recusas } from './servico.copy.ts';
import { varianteDe } from './variante.ts';

export interface PedidoHistorico {
  readonly servico?: string | undefined;
  /** Only entries before this sequence. */
  readonly antes?: number | undefined;
  readonly limite?: number | undefined;
  /** Only entries of these kinds. */
  readonly tipos?: readonly Registro['tipo'][] | undefined;
}

const LIMITE = 50;

const servicesOf = (registro: Registro): string[] => {
  if ('itens' in registro) {
    return registro.itens.flatMap((item) =>
      'servico' in item ? [item.servico] : 'nome' in item ? [item.nome] : 'remover' in item ? [item.remover] : [],
    );
  }
  if ('item' in registro) return [registro.item.servico];
  return 'servico' in registro ? [registro.servico] : [];
};

/** Entries, newest first. */
export async function readHistorico(ctx: Contexto, ambiente: string, pedido: PedidoHistorico = {}): Promise<Registro[]> {
  const { servico, antes = Number.MAX_SAFE_INTEGER, limite = LIMITE, tipos } = pedido;
  const isWanted = (registro: Registro): boolean =>
    (tipos === undefined || tipos.includes(registro.tipo)) && (servico === undefined || servicesOf(registro).includes(servico));
  const { registros } = await ctx.diario(ambiente);
  const achados: Registro[] = [];
  for (let indice = Math.min(registros.length, antes - 1) - 1; indice >= 0 && achados.length < limite; indice--) {
    const registro = registros[indice];
    if (registro && isWanted(registro)) achados.push(registro);
  }
  return achados;
}

/** Difference of the live map between two sequences; 0 is the empty map. */
export async function readDiferenca(ctx: Contexto, ambiente: string, { de, ate }: { de: number; ate: number }): Promise<Diferenca> {
  const { registros } = await ctx.diario(ambiente);
  for (const sequencia of [de, ate]) if (sequencia > registros.length) throw recusas.sequenciaDesconhecida(sequencia);
  const [a, b] = await Promise.all(
    [de, ate].map((quantos) => ctx.composicoes.compose(varianteDe(estadoApos(ambiente, registros, quantos)))),
  );
  if (!a || !b) throw recusas.semHistorico();
  return diferencaDe(a, b);
}

function liveIn({ servicos, canarios, pendentes, concessoes, fixacoes }: EstadoAmbiente): string[] {
  return [
    ...Object.entries(servicos).map(([servico, { construcao }]) => chaveUso(servico, construcao)),
    ...Object.entries(canarios).map(([servico, { item }]) => chaveUso(servico, item.construcao)),
    ...Object.values(pendentes).flatMap(({ itens }) =>
      itens.flatMap((item) => ('servico' in item ? [chaveUso(item.servico, item.construcao)] : [])),
    ),
    ...Object.values(concessoes).flatMap(({ construcoes }) => Object.entries(construcoes).map(([servico, id]) => chaveUso(servico, id))),
    ...Object.values(fixacoes).flatMap((delas) => Object.entries(delas).map(([servico, { para }]) => chaveUso(servico, para.construcao))),
  ];
}

/** Every registered build with the last time it was live in any environment. */
async function usesOf(ctx: Contexto): Promise<UsoConstrucao[]> {
  const diarios = await Promise.all(ctx.nomesDeAmbientes().map((nome) => ctx.diario(nome)));
  const noAr = new Set(diarios.flatMap(({ estado }) => liveIn(estado)));
  const saida = (chave: string) => diarios.map(({ estado }) => estado.sairam[chave] ?? '').reduce((a, b) => (a > b ? a : b), '');
  return (await ctx.catalogo.list()).map((construcao) => {
    const chave = chaveUso(construcao.servico, construcao.id);
    return { construcao, isNoAr: noAr.has(chave), ultimaVezNoAr: saida(chave) || null };
  });
}

/** Unused builds, and services without a deploy for `dias`. */
export const readInventario = async (ctx: Contexto, dias: number): Promise<Inventario> =>
  inventario({ usos: await usesOf(ctx), agora: ctx.agora(), dias });

const DIA_MS = 86_400_000;

const addressesIn = (itens: readonly Item[]): string[] =>
  itens.flatMap((item) => {
    if ('nome' in item) return [item.url];
    if ('escopo' in item) return Object.values(item.imports);
    return 'arquivo' in item ? [item.arquivo] : [];
  });

const addressesNow = ({ avulsos, scopes, integridades, pendentes }: EstadoAmbiente): string[] => [
  ...Object.values(avulsos).map(({ url }) => url),
  ...Object.values(scopes).flatMap((imports) => Object.values(imports)),
  ...Object.keys(integridades),
  ...Object.values(pendentes).flatMap(({ itens }) => addressesIn(itens)),
];

/** Folders that addresses published by hand point into, now or within the days of grace. */
function handFolders(ctx: Contexto, { nome, registros, estado }: Diario<EstadoAmbiente>): string[] {
  const { modulos } = ctx.lugarDe(nome);
  const limite = new Date(ctx.agora().getTime() - GUARDA_DIAS * DIA_MS).toISOString();
  const primeiro = registros.findIndex(({ em }) => em >= limite);
  const recentes = primeiro < 0 ? [] : registros.slice(primeiro);
  const enderecos = [
    ...addressesNow(estado),
    ...addressesNow(estadoApos(nome, registros, registros.length - recentes.length)),
    ...recentes.flatMap((registro) => ('itens' in registro ? addressesIn(registro.itens) : [])),
  ];
  return enderecos.filter((url) => url.startsWith(modulos)).map((url) => url.slice(modulos.length).replace(/[^/]*$/, ''));
}

/**
 * Removes files that no recent build needs; builds and history remain.
 *
 * @returns what was removed
 * @throws RecusaServico 503 when a log cannot be read, because the files in use are unknown.
 */
export async function clearArquivos(ctx: Contexto): Promise<string[]> {
  // list files before reading the uses, so that a deploy made meanwhile is taken into account
  const arquivos = await ctx.arquivos.list();
  const diarios = await Promise.all(ctx.nomesDeAmbientes().map((nome) => ctx.diario(nome)));
  for (const { falha } of diarios) if (falha) throw recusas.corrompido(falha.onde);
  const presas = [...new Set(diarios.flatMap((diario) => handFolders(ctx, diario)))];
  const dispensaveis = arquivosDispensaveis({ usos: await usesOf(ctx), arquivos, agora: ctx.agora(), presas });
  for (const caminho of dispensaveis) await ctx.arquivos.remove(caminho);
  return dispensaveis;
}
