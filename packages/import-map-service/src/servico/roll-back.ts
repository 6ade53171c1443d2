import type { EstadoAmbiente, ServicoNoAr } from '../registro/estado.model.ts';
import type { Fato, ItemConstrucao } from '../registro/registro.model.ts';
import { type Autor, requireDireito } from './autor.ts';
import { evaluateItens } from './evaluate-itens.ts';
import type { Contexto } from './contexto.ts';
import { requireArquivos } from './require-arquivos.ts';
import { writeRegistro } from './write-registro.ts';
import { itemDe } from './deploy-construcao.ts';
import { motivos, recusas } from './servico.copy.ts';
import { digestDe, varianteDe } from './variante.ts';

export interface PedidoRetorno {
  readonly servico: string;
  /** The build to go back to; by default the previous one. */
  readonly para?: string | undefined;
  readonly motivo?: string | undefined;
}

export interface Retorno {
  readonly sequencia: number;
  readonly mudou: boolean;
  readonly digest: string;
  /** Build live after it; null when only its canary ended. */
  readonly construcao: string | null;
}

function chooseBuild(estado: EstadoAmbiente, atual: ServicoNoAr, { servico, para }: PedidoRetorno): string {
  const presas = estado.quarentena[servico] ?? [];
  if (para !== undefined) {
    if (presas.includes(para)) throw recusas.quarentena(servico, para);
    return para;
  }
  // an address of the façade covers the build: going back means removing it
  if (atual.nomes.some((nome) => estado.avulsos[nome])) return atual.construcao;
  const anterior = atual.anteriores.find(({ construcao }) => !presas.includes(construcao));
  if (!anterior) throw recusas.semAnterior(servico);
  return anterior.construcao;
}

/**
 * Rolls a service back: ends its canary if one is running, otherwise returns to the previous or the named build. Writes a new entry marked as a
 * rollback; one person is enough and a freeze does not prevent it, because the target was already live.
 */
export async function rollBack(ctx: Contexto, ambiente: string, pedido: PedidoRetorno, autor: Autor): Promise<Retorno> {
  const { servico, para } = pedido;
  const motivo = pedido.motivo ?? null;
  const diario = await ctx.diario(ambiente);
  requireDireito(autor, 'retornar', { ambiente, servico });

  const gravacao = await writeRegistro(ctx.escrita, diario, async (estado) => {
    const canario = estado.canarios[servico];
    if (canario && para === undefined) {
      const fato: Fato = { tipo: 'canario', acao: 'encerrado', item: canario.item, alcance: null };
      return { fato, autor, motivo: motivo ?? motivos.canarioEncerrado };
    }
    const atual = estado.servicos[servico];
    if (!atual) throw recusas.servicoDesconhecido(servico);
    const construcao = chooseBuild(estado, atual, pedido);
    const jaEsteve = construcao === atual.construcao || atual.anteriores.some((passagem) => passagem.construcao === construcao);
    if (!jaEsteve) throw recusas.semAnterior(servico);
    const registrada = await ctx.catalogo.need(servico, construcao);
    const item: ItemConstrucao = itemDe(registrada);
    const isIgual = construcao === atual.construcao && !atual.nomes.some((nome) => estado.avulsos[nome]);
    if (isIgual) return { resposta: estado };
    await requireArquivos(ctx, estado, registrada);
    const { quebras } = await evaluateItens(ctx, estado, [item]);
    if (quebras.length > 0) throw recusas.contrato(quebras);
    return { fato: { tipo: 'publicado', itens: [item], retornoDe: Math.max(0, atual.sequencia - 1) }, autor, motivo };
  });
  const mudou = 'registro' in gravacao;
  const estado = mudou ? gravacao.estado : gravacao.resposta;
  const isDeTodos = !mudou || gravacao.registro.tipo === 'publicado';
  const construcao = isDeTodos ? (estado.servicos[servico]?.construcao ?? null) : null;
  return { sequencia: estado.sequencia, mudou, digest: digestDe(varianteDe(estado)), construcao };
}
