import { permitidos } from '../enderecos/endereco-permitido.ts';
import type { EstadoAmbiente } from '../registro/estado.model.ts';
import { type Autor, requireDireito, TODOS } from './autor.ts';
import type { Contexto } from './contexto.ts';
import { copyAmbiente } from './conjuntos.ts';
import { writeRegistro } from './write-registro.ts';
import type { Publicacao } from './publish-mudanca.ts';
import { recusas } from './servico.copy.ts';
import { digestDe, varianteDe } from './variante.ts';

export interface NovoAmbiente {
  readonly nome: string;
  /** Folder or address of its modules; by default that of the copied environment, or `/modules/`. */
  readonly modulos?: string | undefined;
  readonly origens?: readonly string[] | undefined;
  /** Environment it is copied from. */
  readonly copiaDe?: string | undefined;
  readonly motivo?: string | undefined;
}

const MODULOS = '/modules/';

/** Creates an environment at run time, with its own map, keys and rights, optionally as a copy of another one. */
export async function createAmbiente(
  ctx: Contexto,
  novo: NovoAmbiente,
  autor: Autor,
): Promise<{ nome: string; publicacao: Publicacao | null }> {
  const { nome, copiaDe, motivo } = novo;
  requireDireito(autor, 'ambientes', { ambiente: nome, servico: TODOS });
  if (copiaDe !== undefined) requireDireito(autor, 'ler', { ambiente: copiaDe });
  if (copiaDe !== undefined && !motivo) throw recusas.semMotivo();
  const modelo = copiaDe === undefined ? null : ctx.lugarDe(copiaDe);
  const { modulos = modelo?.modulos ?? MODULOS, origens = modelo?.origens ?? [] } = novo;
  await writeRegistro(ctx.escrita, ctx.servico, ({ apagados }) => {
    if (ctx.nomesDeAmbientes().includes(nome)) throw recusas.ambienteExiste(nome);
    if (apagados.includes(nome)) throw recusas.ambienteExistiu(nome);
    return { fato: { tipo: 'ambiente', nome, modulos, origens: [...origens] }, autor, motivo: motivo ?? null };
  });
  if (copiaDe === undefined) return { nome, publicacao: null };
  return { nome, publicacao: await copyAmbiente(ctx, nome, { de: copiaDe, motivo }, autor) };
}

export interface PedidoApagar {
  readonly ambiente: string;
  /** The name again, as confirmation. */
  readonly confirma: string;
  readonly motivo: string;
}

/**
 * Removes an environment created at run time. Its log remains, and its name is not reused.
 *
 * @throws RecusaServico 409 when the installation declares or serves it, or when it has users now
 */
export async function removeAmbiente(ctx: Contexto, { ambiente, confirma, motivo }: PedidoApagar, autor: Autor): Promise<{ nome: string }> {
  requireDireito(autor, 'ambientes', { ambiente, servico: TODOS });
  ctx.lugarDe(ambiente);
  if (confirma !== ambiente) throw recusas.semConfirmacao(ambiente);
  if (Object.hasOwn(ctx.fonte.ambientes, ambiente)) throw recusas.ambienteDeclarado(ambiente);
  await writeRegistro(ctx.escrita, ctx.servico, async ({ ambientes }) => {
    if (!ambientes[ambiente]) throw recusas.ambienteDesconhecido(ambiente);
    const publico = await ctx.publico(ambiente);
    if (ambiente === ctx.padrao || (publico && publico.sessoes > 0)) throw recusas.ambienteEmUso(ambiente);
    return { fato: { tipo: 'ambienteApagado', nome: ambiente }, autor, motivo };
  });
  return { nome: ambiente };
}

export interface MudancaDeOrigem {
  readonly ambiente: string;
  /** A prefix: `https://cdn.exemplo.com/balcao/`, or a folder of the site. */
  readonly origem: string;
  readonly motivo: string;
}

type Origens = Promise<{ ambiente: string; origens: readonly string[] }>;

/** Writes the new origins of an environment, unless they did not change. */
async function writeOrigens(
  ctx: Contexto,
  { ambiente, motivo }: MudancaDeOrigem,
  autor: Autor,
  change: (origens: readonly string[]) => Promise<readonly string[]>,
): Origens {
  requireDireito(autor, 'ambientes', { ambiente, servico: TODOS });
  const { modulos } = ctx.lugarDe(ambiente);
  await writeRegistro(ctx.escrita, ctx.servico, async (estado) => {
    const antes = estado.ambientes[ambiente]?.origens ?? [];
    const depois = await change(antes);
    if (depois.length === antes.length) return { resposta: null };
    return { fato: { tipo: 'ambiente', nome: ambiente, modulos, origens: [...depois] }, autor, motivo };
  });
  return { ambiente, origens: ctx.lugarDe(ambiente).origens ?? [] };
}

/** Allows modules below this prefix in the environment's map. */
export const addOrigem = (ctx: Contexto, mudanca: MudancaDeOrigem, autor: Autor): Origens =>
  writeOrigens(ctx, mudanca, autor, async (antes) => {
    const todas = ctx.lugarDe(mudanca.ambiente).origens ?? [];
    return todas.includes(mudanca.origem) ? antes : [...antes, mudanca.origem];
  });

/** Removes an added prefix. @throws RecusaServico 409 while the map has addresses below it, or when the installation declares it */
export const removeOrigem = (ctx: Contexto, mudanca: MudancaDeOrigem, autor: Autor): Origens =>
  writeOrigens(ctx, mudanca, autor, async (antes) => {
    const { ambiente, origem } = mudanca;
    if (ctx.fonte.ambientes[ambiente]?.origens?.includes(origem)) throw recusas.origemDeclarada(origem);
    const { estado } = await ctx.diario(ambiente);
    const lista = ctx.listaDe(ambiente);
    const semEla = { ...lista, origens: lista.origens.filter((outra) => outra !== origem) };
    const conhecidas = new Set(permitidos(estado, lista).recusas.map(({ onde, endereco }) => onde + endereco));
    const perdida = permitidos(estado, semEla).recusas.find(({ onde, endereco }) => !conhecidas.has(onde + endereco));
    if (perdida) throw recusas.origemEmUso(origem, perdida.endereco);
    return antes.filter((outra) => outra !== origem);
  });

/** An environment as shown to callers: the state with its digest. */
export interface EstadoContado extends EstadoAmbiente {
  readonly digest: string;
}

const contados = new WeakMap<EstadoAmbiente, EstadoContado>();

export function withDigest(estado: EstadoAmbiente): EstadoContado {
  const pronto = contados.get(estado) ?? { ...estado, digest: digestDe(varianteDe(estado)) };
  contados.set(estado, pronto);
  return pronto;
}

export const readEstado = async (ctx: Contexto, ambiente: string): Promise<EstadoContado> =>
  withDigest((await ctx.diario(ambiente)).estado);

export interface AmbienteListado {
  readonly nome: string;
  /** Environment of a façade call that names none. */
  readonly padrao: boolean;
  readonly modulos: string;
  readonly origens: readonly string[];
  readonly sequencia: number;
  readonly digest: string;
  /** Moment of its last entry. */
  readonly emUso: string | null;
}

export async function listAmbientes(ctx: Contexto): Promise<AmbienteListado[]> {
  return Promise.all(
    ctx.nomesDeAmbientes().map(async (nome) => {
      const { sequencia, digest, em } = await readEstado(ctx, nome);
      const { modulos, origens = [] } = ctx.lugarDe(nome);
      return { nome, padrao: nome === ctx.padrao, modulos, origens, sequencia, digest, emUso: em };
    }),
  );
}
