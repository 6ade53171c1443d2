import type { EstadoAmbiente } from '../registro/estado.model.ts';
import type { Fato } from '../registro/registro.model.ts';
import { type Acao, type Autor, exigirDireito, TODOS } from './autor.ts';
import type { Contexto } from './contexto.ts';
import { gravar } from './gravar.ts';
import { recusas } from './servico.copy.ts';

interface Virada {
  readonly ambiente: string;
  readonly acao: Acao;
  /** Whose switch it is; everybody's unless told. */
  readonly servico?: string;
  readonly motivo: string | null;
  readonly isAssim: (estado: EstadoAmbiente) => boolean;
  readonly fato: Fato;
}

/** Writes a switch of the whole environment, unless it is already so. */
async function turn(
  ctx: Contexto,
  { ambiente, acao, servico = TODOS, motivo, isAssim, fato }: Virada,
  autor: Autor,
): Promise<{ sequencia: number; mudou: boolean }> {
  const linha = await ctx.linha(ambiente);
  exigirDireito(autor, acao, { ambiente, servico });
  const gravacao = await gravar(ctx.escrita, linha, (estado) => (isAssim(estado) ? { resposta: null } : { fato, autor, motivo }));
  return { sequencia: linha.estado.sequencia, mudou: 'registro' in gravacao };
}

type Pedido = { readonly ambiente: string; readonly motivo: string | null };

/** No deploy and no canary grows until it is lifted; going back stays possible. */
export function congelar(ctx: Contexto, { ambiente, motivo }: Pedido, autor: Autor) {
  if (!motivo) throw recusas.semMotivo();
  return turn(
    ctx,
    { ambiente, acao: 'congelar', motivo, isAssim: ({ congelado }) => congelado !== null, fato: { tipo: 'congelado' } },
    autor,
  );
}

export const descongelar = (ctx: Contexto, { ambiente, motivo }: Pedido, autor: Autor) =>
  turn(ctx, { ambiente, acao: 'congelar', motivo, isAssim: ({ congelado }) => congelado === null, fato: { tipo: 'descongelado' } }, autor);

/** On: every override and every canary is off at once; what they were stays on record. */
export function virarChaveGeral(ctx: Contexto, { ambiente, motivo, ligada }: Pedido & { readonly ligada: boolean }, autor: Autor) {
  if (!motivo) throw recusas.semMotivo();
  const isAssim = ({ chaveGeral }: EstadoAmbiente) => chaveGeral === ligada;
  return turn(ctx, { ambiente, acao: 'chave-geral', motivo, isAssim, fato: { tipo: 'chaveGeral', ligada } }, autor);
}

/** Lets a build the system took back be deployed again. */
export async function liberarQuarentena(
  ctx: Contexto,
  { ambiente, motivo, servico, construcao }: Pedido & { readonly servico: string; readonly construcao: string },
  autor: Autor,
) {
  if (!motivo) throw recusas.semMotivo();
  const isAssim = ({ quarentena }: EstadoAmbiente) => !quarentena[servico]?.includes(construcao);
  return turn(ctx, { ambiente, acao: 'implantar', servico, motivo, isAssim, fato: { tipo: 'liberado', servico, construcao } }, autor);
}
