import { canonico } from '../assinatura/canonico.ts';
import type { EstadoAmbiente } from '../registro/estado.model.ts';
import type { AlcanceCanario, Fato, Item } from '../registro/registro.model.ts';
import { type Diferenca, diferencaDe, type LadoDiferenca } from '../regras/diferenca.ts';
import type { Impacto } from '../regras/impacto.ts';
import { alvosDe, requireDireitoOver } from './alvos.ts';
import type { Autor } from './autor.ts';
import { evaluateItens, measureImpacto, withItems } from './evaluate-itens.ts';
import type { Contexto } from './contexto.ts';
import { cadeiaDoAutor, requirePessoa } from './duas-pessoas.ts';
import { requireArquivos } from './require-arquivos.ts';
import { requireEnderecos } from './require-enderecos.ts';
import { type Decisao, writeRegistro } from './write-registro.ts';
import { needsDuasPessoas } from './nomes.ts';
import { recusas } from './servico.copy.ts';
import { digestDe, varianteDe } from './variante.ts';

export interface Mudanca {
  readonly itens: readonly Item[];
  readonly canario?: AlcanceCanario | null | undefined;
  readonly motivo?: string | null | undefined;
  /** Digest the caller read; when it differs now, the change is refused. */
  readonly esperado?: string | undefined;
  /** Dry run. */
  readonly simular?: boolean | undefined;
}

/** Result of a publication. */
export interface Publicacao {
  /** Sequence of the entry; the current one when nothing was written. */
  readonly sequencia: number;
  readonly mudou: boolean;
  /** Digest of the live map after it. */
  readonly digest: string;
  readonly impacto: Impacto | null;
  /** Changes to the live map; null for a canary, which does not change it. */
  readonly diferenca: Diferenca | null;
  /** Id of the deploy that waits for a second person. */
  readonly pendente: string | null;
}

function refuseQuarantine({ quarentena }: EstadoAmbiente, itens: readonly Item[]): void {
  for (const item of itens) {
    if ('servico' in item && quarentena[item.servico]?.includes(item.construcao)) throw recusas.quarentena(item.servico, item.construcao);
  }
}

function refuseCanary(estado: EstadoAmbiente, { itens, canario }: Mudanca): void {
  const [item] = itens;
  if (!canario || !item || !('servico' in item)) return;
  if (canario.porcento === 0 && canario.assinaturas.length === 0 && canario.usuarios.length === 0) throw recusas.canarioVazio();
  if (estado.chaveGeral) throw recusas.chaveGeral();
  if (!estado.servicos[item.servico]) throw recusas.canarioSemBase(item.servico);
  if (estado.canarios[item.servico]) throw recusas.canarioEmCurso(item.servico);
}

/** Checks a publication on a given state, independent of its author. @throws RecusaServico */
export async function judgeMudanca(ctx: Contexto, estado: EstadoAmbiente, mudanca: Mudanca) {
  if (mudanca.esperado !== undefined && mudanca.esperado !== digestDe(varianteDe(estado)))
    throw recusas.mudou(digestDe(varianteDe(estado)));
  if (estado.congelado) throw recusas.congelado(estado.congelado.motivo, estado.congelado.autor);
  await requireEnderecos(ctx, estado.ambiente, mudanca.itens);
  refuseQuarantine(estado, mudanca.itens);
  refuseCanary(estado, mudanca);
  for (const item of mudanca.itens)
    if ('servico' in item) await requireArquivos(ctx, estado, await ctx.catalogo.need(item.servico, item.construcao));
  const avaliacao = await evaluateItens(ctx, estado, mudanca.itens);
  if (avaliacao.quebras.length > 0) throw recusas.contrato(avaliacao.quebras);
  return avaliacao;
}

const factOf = (ctx: Contexto, estado: EstadoAmbiente, { itens, canario = null }: Mudanca, autor: Autor): Fato => {
  if (alvosDe(ctx, estado, itens).some(needsDuasPessoas)) {
    requirePessoa(autor);
    return { tipo: 'pendente', pendente: ctx.novoId(), itens: [...itens], canario, cadeia: cadeiaDoAutor(autor) };
  }
  const [item] = itens;
  if (canario && item && 'servico' in item) return { tipo: 'canario', acao: 'iniciado', item, alcance: canario };
  return { tipo: 'publicado', itens: [...itens] };
};

const isNoChange = (estado: EstadoAmbiente, { itens, canario }: Mudanca): boolean =>
  !canario &&
  Object.keys(estado.canarios).every((servico) => !itens.some((item) => 'servico' in item && item.servico === servico)) &&
  digestDe(varianteDe(withItems(estado, itens))) === digestDe(varianteDe(estado));

const sameWaiting = ({ pendentes }: EstadoAmbiente, { itens, canario = null }: Mudanca, { id }: Autor): string | null =>
  Object.values(pendentes).find(
    (pendente) => pendente.autor.id === id && canonico([pendente.itens, pendente.canario]) === canonico([itens, canario]),
  )?.id ?? null;

/** Empty map to compare with when the live map cannot be composed. */
const NADA: LadoDiferenca = { mapa: { imports: {}, scopes: {}, integrity: {}, depcache: {} }, servicos: {}, donos: {}, pesos: {} };

const servicesIn = (itens: readonly Item[]): string[] => itens.flatMap((item) => ('servico' in item ? [item.servico] : []));

/**
 * Publishes a change, or records it as pending for a second person.
 *
 * @throws RecusaServico 403 when the change includes a service that the author may not act on; nothing is published then.
 */
export async function publishMudanca(ctx: Contexto, ambiente: string, mudanca: Mudanca, autor: Autor): Promise<Publicacao> {
  const diario = await ctx.diario(ambiente);
  let impacto: Impacto | null = null;
  let diferenca: Diferenca | null = null;
  let repetido: string | null = null;
  const decide = async (estado: EstadoAmbiente): Promise<Decisao<EstadoAmbiente>> => {
    requireDireitoOver(ctx, autor, { acao: mudanca.canario ? 'canario' : 'implantar', estado, itens: mudanca.itens });
    const avaliacao = await judgeMudanca(ctx, estado, mudanca);
    impacto = await measureImpacto(ctx, avaliacao, { ambiente, servicos: servicesIn(mudanca.itens), canario: mudanca.canario });
    diferenca = mudanca.canario ? null : diferencaDe(avaliacao.antes ?? NADA, avaliacao.depois);
    if (mudanca.simular || isNoChange(estado, mudanca)) return { resposta: estado };
    // a pipeline that repeats its request does not create a second pending deploy
    repetido = sameWaiting(estado, mudanca, autor);
    if (repetido) return { resposta: estado };
    return { fato: factOf(ctx, estado, mudanca, autor), autor, motivo: mudanca.motivo ?? null };
  };
  const gravacao = await writeRegistro(ctx.escrita, diario, decide);
  if ('resposta' in gravacao) {
    const { resposta: estado } = gravacao;
    const mudou = repetido === null && !isNoChange(estado, mudanca);
    return { sequencia: estado.sequencia, mudou, digest: digestDe(varianteDe(estado)), impacto, diferenca, pendente: repetido };
  }
  const { registro, estado } = gravacao;
  const pendente = registro.tipo === 'pendente' ? registro.pendente : null;
  return { sequencia: registro.sequencia, mudou: pendente === null, digest: digestDe(varianteDe(estado)), impacto, diferenca, pendente };
}
