import { algorithmOf, confirmed, hashesOf } from '../construcao/integridade.ts';
import type { Construcao, Modulo } from '../construcao/construcao.model.ts';
import { integrityOf } from '../construcao/weigh-arquivo.ts';
import { BuscaRecusada } from '../enderecos/fetch-safely.ts';
import { judgeEndereco } from '../enderecos/endereco-permitido.ts';
import { motivos } from '../enderecos/enderecos.copy.ts';
import { examineModuloEs } from '../enderecos/examine-es.ts';
import { type Exame, requireTipo, examineModulo, ModuloInvalido, tipoDoServico } from '../enderecos/examine-modulo.ts';
import type { Item } from '../registro/registro.model.ts';
import type { Contexto } from '../servico/contexto.ts';
import { filesBelow, isPastaConhecida } from '../servico/require-enderecos.ts';
import { servicoDoNome } from '../servico/nomes.ts';
import { FachadaRecusa } from './fachada.errors.ts';

/** Hash algorithm used when the caller sent no integrity; the one that import-map-deployer's pipelines send. */
const ALGORITMO = 'sha384';

export interface EnderecoPedido {
  readonly ambiente: string;
  /** Name that will point to it; null for a file without a name. */
  readonly nome: string | null;
  readonly url: string;
  readonly integridade: string | null;
  /** Only where addresses may go unchecked. */
  readonly semChecar: boolean;
}

const untrusted = (url: string, motivo: string) => new FachadaRecusa(400, { error: `URL is not trusted (${url})`, motivo });

/** @returns the normalised address. @throws FachadaRecusa 400 when the address is not allowed in this environment's map */
export function requireEndereco(ctx: Contexto, ambiente: string, url: string): string {
  const veredito = judgeEndereco(url, ctx.listaDe(ambiente));
  if (!veredito.ok) throw untrusted(url, veredito.motivo);
  const { origemPropria } = ctx;
  // a file of the site's own origin always has its path as address
  return origemPropria !== null && veredito.url.startsWith(`${origemPropria}/`) ? veredito.url.slice(origemPropria.length) : veredito.url;
}

/**
 * What a name that ends in `/` adds to the map: the integrity of every script of its folder.
 *
 * @throws FachadaRecusa 400 when the folder has a file of no registered build.
 */
export async function examinePasta(ctx: Contexto, ambiente: string, url: string): Promise<Item[]> {
  const abaixo = await filesBelow(ctx, ambiente, url);
  if (!isPastaConhecida(ctx, ambiente, abaixo)) throw untrusted(url, motivos.pastaDesconhecida);
  return Object.entries(abaixo ?? {}).flatMap(([arquivo, integridade]) => (arquivo.endsWith('.js') ? [{ arquivo, integridade }] : []));
}

export interface ModuloRegistrado {
  readonly construcao: Construcao;
  readonly modulo: Modulo;
}

/** The newest registered build that has a module at this address. */
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
  const guardado = url.startsWith(modulos) ? await ctx.arquivos.read(url.slice(modulos.length)).catch(() => null) : null;
  if (guardado) return guardado;
  const { origens = [], fachada } = ctx.lugarDe(ambiente);
  const internas = fachada?.redeInterna ? [modulos, ...origens] : [];
  if (URL.canParse(url)) return (await ctx.fetchEndereco(url, { lista: ctx.listaDe(ambiente), internas })).bytes;
  if (ctx.origemPropria === null) throw new BuscaRecusada('Não há arquivo enviado com este endereço.');
  const endereco = new URL(url, ctx.origemPropria).href;
  return (await ctx.fetchEndereco(endereco, { lista: ctx.listaDe(ambiente), internas: [ctx.origemPropria] })).bytes;
}

/** A System module, or an ES module where the environment allows it. */
function examineAs(bytes: Buffer, isEsAllowed: boolean): Exame {
  try {
    return examineModulo(bytes);
  } catch (error) {
    if (!isEsAllowed || !(error instanceof ModuloInvalido)) throw error;
    return examineModuloEs(bytes);
  }
}

/**
 * Fetches an allowed address and computes its integrity.
 *
 * @throws FachadaRecusa 400 when it cannot be reached, is not the required kind of module, or differs from the caller's integrity.
 */
export async function examineEndereco(
  ctx: Contexto,
  { ambiente, nome, url, integridade, semChecar }: EnderecoPedido,
): Promise<string | null> {
  if (semChecar) return integridade;
  try {
    const bytes = await readBytes(ctx, ambiente, url);
    const isEsAllowed = ctx.lugarDe(ambiente).fachada?.modulosEs === true;
    if (nome !== null) requireTipo(examineAs(bytes, isEsAllowed), tipoDoServico(servicoDoNome(ctx.fonte, nome)));
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
 * Checks the caller's integrity of a registered file. Hashes of other algorithms than the registered one are checked against the bytes.
 *
 * @throws FachadaRecusa 400
 */
export async function requireIntegridade(
  ctx: Contexto,
  ambiente: string,
  { url, integridade, registrada }: { readonly url: string; readonly integridade: string; readonly registrada: string },
): Promise<void> {
  const hashes = hashesOf(integridade);
  if (hashes.every((hash) => algorithmOf(hash) === algorithmOf(registrada))) {
    if (!hashes.includes(registrada)) throw integrityDiffers(url);
    return;
  }
  await examineEndereco(ctx, { ambiente, nome: null, url, integridade, semChecar: false });
}
