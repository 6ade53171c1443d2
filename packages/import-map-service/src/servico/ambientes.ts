import type { EstadoAmbiente } from '../registro/estado.model.ts';
import { type Autor, exigirDireito } from './autor.ts';
import type { Contexto } from './contexto.ts';
import { gravar } from './gravar.ts';
import { recusas } from './servico.copy.ts';
import { digestDe, varianteDe } from './variante.ts';

export interface NovoAmbiente {
  readonly nome: string;
  readonly modulos: string;
  readonly origens: readonly string[];
}

/** Makes an environment at run time: its own map, keys and rights from the first moment. */
export async function criarAmbiente(ctx: Contexto, novo: NovoAmbiente, autor: Autor): Promise<{ nome: string }> {
  const { nome, modulos, origens } = novo;
  exigirDireito(autor, 'ambientes', { ambiente: nome });
  await gravar(ctx.escrita, ctx.servico, () => {
    if (ctx.nomesDeAmbientes().includes(nome)) throw recusas.ambienteExiste(nome);
    return { fato: { tipo: 'ambiente', nome, modulos, origens: [...origens] }, autor };
  });
  return { nome };
}

/** An environment as it is told outside: the state with its digest. */
export interface EstadoContado extends EstadoAmbiente {
  readonly digest: string;
}

const contados = new WeakMap<EstadoAmbiente, EstadoContado>();

export function withDigest(estado: EstadoAmbiente): EstadoContado {
  const pronto = contados.get(estado) ?? { ...estado, digest: digestDe(varianteDe(estado)) };
  contados.set(estado, pronto);
  return pronto;
}

export const lerEstado = async (ctx: Contexto, ambiente: string): Promise<EstadoContado> => withDigest((await ctx.linha(ambiente)).estado);

export async function listarAmbientes(
  ctx: Contexto,
): Promise<{ nome: string; padrao: boolean; sequencia: number; digest: string; emUso: string | null }[]> {
  return Promise.all(
    ctx.nomesDeAmbientes().map(async (nome) => {
      const { sequencia, digest, em } = await lerEstado(ctx, nome);
      return { nome, padrao: nome === ctx.padrao, sequencia, digest, emUso: em };
    }),
  );
}
