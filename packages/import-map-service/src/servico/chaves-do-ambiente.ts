import type { EstadoAmbiente } from '../registro/estado.model.ts';
import type { Fato } from '../registro/registro.model.ts';
import { type Acao, type Autor, requireDireito, TODOS } from './autor.ts';
import type { Contexto } from './contexto.ts';
import { writeRegistro } from './write-registro.ts';
import { recusas } from './servico.copy.ts';

interface Virada {
  readonly ambiente: string;
  readonly acao: Acao;
  /** Service the switch applies to; all services by default. */
  readonly servico?: string;
  readonly motivo: string | null;
  readonly isAssim: (estado: EstadoAmbiente) => boolean;
  readonly fato: Fato;
}

/** Writes a switch of the whole environment, unless it is already in that position. */
async function turn(
  ctx: Contexto,
  { ambiente, acao, servico = TODOS, motivo, isAssim, fato }: Virada,
  autor: Autor,
): Promise<{ sequencia: number; mudou: boolean }> {
  const diario = await ctx.diario(ambiente);
  requireDireito(autor, acao, { ambiente, servico });
  const gravacao = await writeRegistro(ctx.escrita, diario, (estado) => (isAssim(estado) ? { resposta: null } : { fato, autor, motivo }));
  return { sequencia: diario.estado.sequencia, mudou: 'registro' in gravacao };
}

type Pedido = { readonly ambiente: string; readonly motivo: string | null };

/** Refuses deploys and canary growth until it is lifted; rollbacks stay possible. */
export function freeze(ctx: Contexto, { ambiente, motivo }: Pedido, autor: Autor) {
  if (!motivo) throw recusas.semMotivo();
  return turn(
    ctx,
    { ambiente, acao: 'congelar', motivo, isAssim: ({ congelado }) => congelado !== null, fato: { tipo: 'congelado' } },
    autor,
  );
}

export const unfreeze = (ctx: Contexto, { ambiente, motivo }: Pedido, autor: Autor) =>
  turn(ctx, { ambiente, acao: 'congelar', motivo, isAssim: ({ congelado }) => congelado === null, fato: { tipo: 'descongelado' } }, autor);

/** Turns all overrides and canaries off at once; their history is kept. */
export function switchChaveGeral(ctx: Contexto, { ambiente, motivo, ligada }: Pedido & { readonly ligada: boolean }, autor: Autor) {
  if (!motivo) throw recusas.semMotivo();
  const isAssim = ({ chaveGeral }: EstadoAmbiente) => chaveGeral === ligada;
  return turn(ctx, { ambiente, acao: 'chave-geral', motivo, isAssim, fato: { tipo: 'chaveGeral', ligada } }, autor);
}

/** Allows a build that the system reverted to be deployed again. */
export async function releaseQuarentena(
  ctx: Contexto,
  { ambiente, motivo, servico, construcao }: Pedido & { readonly servico: string; readonly construcao: string },
  autor: Autor,
) {
  if (!motivo) throw recusas.semMotivo();
  const isAssim = ({ quarentena }: EstadoAmbiente) => !quarentena[servico]?.includes(construcao);
  return turn(ctx, { ambiente, acao: 'implantar', servico, motivo, isAssim, fato: { tipo: 'liberado', servico, construcao } }, autor);
}
