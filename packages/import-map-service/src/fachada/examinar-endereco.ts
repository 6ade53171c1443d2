import { createHash } from 'node:crypto';
import type { Construcao, Modulo } from '../construcao/construcao.model.ts';
import { BuscaRecusada } from '../enderecos/buscar-seguro.ts';
import { julgarEndereco } from '../enderecos/endereco-permitido.ts';
import { exigirTipo, examinarModulo, ModuloInvalido, tipoDoServico } from '../enderecos/examinar-modulo.ts';
import type { Contexto } from '../servico/contexto.ts';
import { servicoDoNome } from '../servico/nomes.ts';
import { FachadaRecusa } from './fachada.errors.ts';

export interface EnderecoPedido {
  readonly ambiente: string;
  /** Name that will lead to it; null for a file nobody names. */
  readonly nome: string | null;
  readonly url: string;
  readonly integridade: string | null;
  /** Only where addresses may go unchecked. */
  readonly semChecar: boolean;
}

/** @throws FachadaRecusa 400 when the address may not be in this environment's map. @returns it, normalised */
export function exigirEndereco(ctx: Contexto, ambiente: string, url: string): string {
  const veredito = julgarEndereco(url, ctx.listaDe(ambiente));
  if (!veredito.ok) throw new FachadaRecusa(400, { error: `URL is not trusted (${url})`, motivo: veredito.motivo });
  return veredito.url;
}

const integrityOf = (bytes: Buffer, algoritmo = 'sha384'): string => `${algoritmo}-${createHash(algoritmo).update(bytes).digest('base64')}`;

export interface ModuloRegistrado {
  readonly construcao: Construcao;
  readonly modulo: Modulo;
}

/** The newest registered build one of whose modules lies at this address. */
export async function findRegistered(ctx: Contexto, ambiente: string, url: string): Promise<ModuloRegistrado | null> {
  const modulos = ctx.fonteAtual().ambientes[ambiente]?.modulos ?? '/';
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
  const { modulos = '/' } = ctx.fonteAtual().ambientes[ambiente] ?? {};
  const guardado = url.startsWith(modulos) ? await ctx.arquivos.ler(url.slice(modulos.length)).catch(() => null) : null;
  if (guardado) return guardado;
  if (URL.canParse(url)) return (await ctx.buscar(url, { lista: ctx.listaDe(ambiente) })).bytes;
  if (ctx.origemPropria === null) throw new BuscaRecusada('Não há arquivo enviado com este endereço.');
  const endereco = new URL(url, ctx.origemPropria).href;
  return (await ctx.buscar(endereco, { lista: ctx.listaDe(ambiente), internas: [ctx.origemPropria] })).bytes;
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
    if (nome !== null) exigirTipo(examinarModulo(bytes), tipoDoServico(servicoDoNome(ctx.fonte, nome)));
    const calculada = integrityOf(bytes, integridade?.split('-')[0]);
    if (integridade !== null && integridade !== calculada) throw integrityDiffers(url);
    return calculada;
  } catch (error) {
    if (error instanceof BuscaRecusada || error instanceof ModuloInvalido) throw unreachable(url, error.message);
    throw error;
  }
}

export const integrityDiffers = (url: string) =>
  new FachadaRecusa(400, { error: `Integrity mismatch (${url})`, motivo: 'A integridade informada não é a dos bytes deste endereço.' });
