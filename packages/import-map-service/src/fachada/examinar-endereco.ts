import { algorithmOf, confirmed, hashesOf } from '../construcao/integridade.ts';
import type { Construcao, Modulo } from '../construcao/construcao.model.ts';
import { integrityOf } from '../construcao/pesar.ts';
import { BuscaRecusada } from '../enderecos/buscar-seguro.ts';
import { julgarEndereco } from '../enderecos/endereco-permitido.ts';
import { motivos } from '../enderecos/enderecos.copy.ts';
import { examinarModuloEs } from '../enderecos/examinar-es.ts';
import { type Exame, exigirTipo, examinarModulo, ModuloInvalido, tipoDoServico } from '../enderecos/examinar-modulo.ts';
import type { Item } from '../registro/registro.model.ts';
import type { Contexto } from '../servico/contexto.ts';
import { filesBelow, isPastaConhecida } from '../servico/exigir-enderecos.ts';
import { servicoDoNome } from '../servico/nomes.ts';
import { FachadaRecusa } from './fachada.errors.ts';

/** Kind of the hash of what nobody told the integrity of: the one import-map-deployer's pipelines send. */
const ALGORITMO = 'sha384';

export interface EnderecoPedido {
  readonly ambiente: string;
  /** Name that will lead to it; null for a file nobody names. */
  readonly nome: string | null;
  readonly url: string;
  readonly integridade: string | null;
  /** Only where addresses may go unchecked. */
  readonly semChecar: boolean;
}

const untrusted = (url: string, motivo: string) => new FachadaRecusa(400, { error: `URL is not trusted (${url})`, motivo });

/** @throws FachadaRecusa 400 when the address may not be in this environment's map. @returns it, normalised */
export function exigirEndereco(ctx: Contexto, ambiente: string, url: string): string {
  const veredito = julgarEndereco(url, ctx.listaDe(ambiente));
  if (!veredito.ok) throw untrusted(url, veredito.motivo);
  const { origemPropria } = ctx;
  // one file has one address: that of the site's own origin is its path
  return origemPropria !== null && veredito.url.startsWith(`${origemPropria}/`) ? veredito.url.slice(origemPropria.length) : veredito.url;
}

/**
 * What a name that ends in `/` adds beside itself: the integrity of every script of its folder.
 *
 * @throws FachadaRecusa 400 when something below the folder is not known.
 */
export async function examinarPasta(ctx: Contexto, ambiente: string, url: string): Promise<Item[]> {
  const abaixo = await filesBelow(ctx, ambiente, url);
  if (!isPastaConhecida(ctx, ambiente, abaixo)) throw untrusted(url, motivos.pastaDesconhecida);
  return Object.entries(abaixo ?? {}).flatMap(([arquivo, integridade]) => (arquivo.endsWith('.js') ? [{ arquivo, integridade }] : []));
}

export interface ModuloRegistrado {
  readonly construcao: Construcao;
  readonly modulo: Modulo;
}

/** The newest registered build one of whose modules lies at this address. */
export async function findRegistered(ctx: Contexto, ambiente: string, url: string): Promise<ModuloRegistrado | null> {
  const { modulos } = ctx.lugarDe(ambiente);
  if (!url.startsWith(modulos)) return null;
  const caminho = url.slice(modulos.length);
  for (const construcao of await ctx.catalogo.list()) {
    const modulo = construcao.modulos.find(({ dir, file }) => `${dir}/${file}` === caminho);
    if (modulo) return { construcao, modulo };
  }
  return null;
}

const unreachable = (url: string, motivo: string) =>
  new FachadaRecusa(400, `The following url in the request body is not reachable: ${url} -- ${motivo}`);

async function readBytes(ctx: Contexto, ambiente: string, url: string): Promise<Buffer> {
  const { modulos } = ctx.lugarDe(ambiente);
  const guardado = url.startsWith(modulos) ? await ctx.arquivos.ler(url.slice(modulos.length)).catch(() => null) : null;
  if (guardado) return guardado;
  const { origens = [], fachada } = ctx.lugarDe(ambiente);
  const internas = fachada?.redeInterna ? [modulos, ...origens] : [];
  if (URL.canParse(url)) return (await ctx.buscar(url, { lista: ctx.listaDe(ambiente), internas })).bytes;
  if (ctx.origemPropria === null) throw new BuscaRecusada('Não há arquivo enviado com este endereço.');
  const endereco = new URL(url, ctx.origemPropria).href;
  return (await ctx.buscar(endereco, { lista: ctx.listaDe(ambiente), internas: [ctx.origemPropria] })).bytes;
}

/** A System module; an ES one too, where the pages of the environment load them. */
function examineAs(bytes: Buffer, isEsAllowed: boolean): Exame {
  try {
    return examinarModulo(bytes);
  } catch (error) {
    if (!isEsAllowed || !(error instanceof ModuloInvalido)) throw error;
    return examinarModuloEs(bytes);
  }
}

/**
 * Reads what lies at an allowed address and says its integrity, from the bytes.
 *
 * @throws FachadaRecusa 400 when it cannot be reached, is not what its name must be, or is not what the caller says it is.
 */
export async function examinarEndereco(
  ctx: Contexto,
  { ambiente, nome, url, integridade, semChecar }: EnderecoPedido,
): Promise<string | null> {
  if (semChecar) return integridade;
  try {
    const bytes = await readBytes(ctx, ambiente, url);
    const isEsAllowed = ctx.lugarDe(ambiente).fachada?.modulosEs === true;
    if (nome !== null) exigirTipo(examineAs(bytes, isEsAllowed), tipoDoServico(servicoDoNome(ctx.fonte, nome)));
    const calculada = integridade === null ? integrityOf(bytes, ALGORITMO) : confirmed(integridade, bytes);
    if (calculada === null) throw integrityDiffers(url);
    return calculada;
  } catch (error) {
    if (error instanceof BuscaRecusada || error instanceof ModuloInvalido) throw unreachable(url, error.message);
    throw error;
  }
}

const integrityDiffers = (url: string) =>
  new FachadaRecusa(400, { error: `Integrity mismatch (${url})`, motivo: 'A integridade informada não é a dos bytes deste endereço.' });

/**
 * The caller's integrity of a registered file is true of it. Hashes of other kinds than the registered one are judged by the bytes.
 *
 * @throws FachadaRecusa 400
 */
export async function exigirIntegridade(
  ctx: Contexto,
  ambiente: string,
  { url, integridade, registrada }: { readonly url: string; readonly integridade: string; readonly registrada: string },
): Promise<void> {
  const hashes = hashesOf(integridade);
  if (hashes.every((hash) => algorithmOf(hash) === algorithmOf(registrada))) {
    if (!hashes.includes(registrada)) throw integrityDiffers(url);
    return;
  }
  await examinarEndereco(ctx, { ambiente, nome: null, url, integridade, semChecar: false });
}
