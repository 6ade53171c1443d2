import type { OfertaCotacao, RascunhoAuto } from '@balcao/contracts';
import { addDias, validateRiscoAuto } from '@balcao/domain';
import { freezePedido } from '../modules/quoting/cotacao-pedido.ts';
import type { AssinaturaDemo } from './assinaturas.ts';
import type { LinhaTabela } from './insert-rows.ts';
import type { Mundo } from './mundo.ts';
import { ofertaDemo } from './preco-demo.ts';
import { COM_PRECO, RECUSAS } from './respostas.table.ts';
import { SEGURADORAS_AUTO, type SeguradoraDemo } from './seguradoras.table.ts';

/** One finished run as rows, and what the list shows of it. */
export interface RodadaDemo {
  readonly id: string;
  readonly cotacao: LinhaTabela;
  readonly resultados: readonly LinhaTabela[];
  readonly ofertas: readonly LinhaTabela[];
  readonly melhor: { readonly premioCentavos: number; readonly seguradora: string } | null;
}

interface Rodada {
  readonly orcamentoId: string;
  readonly usuarioId: string;
  readonly numero: number;
  readonly quando: Date;
  readonly dia: string;
  readonly rascunho: RascunhoAuto;
}

const ofertaRow = (oferta: OfertaCotacao, onde: LinhaTabela): LinhaTabela => ({
  id: oferta.id,
  ...onde,
  pacote: oferta.pacote,
  principal: oferta.principal,
  premio_liquido_centavos: oferta.premioLiquidoCentavos,
  iof_centavos: oferta.iofCentavos,
  premio_total_centavos: oferta.premioTotalCentavos,
  comissao_bps: oferta.comissaoBps,
  comissao_centavos: oferta.comissaoCentavos,
  franquias: oferta.franquias,
  coberturas: oferta.coberturas,
  assistencias: oferta.assistencias,
  parcelamentos: oferta.parcelamentos,
  observacoes: oferta.observacoes,
});

/** The insurers a broker usually asks, with commission and terms. */
export function comercialDemo({ sorteio }: Mundo, { volumes }: AssinaturaDemo): RascunhoAuto['comercial'] {
  const ativas = SEGURADORAS_AUTO.filter(({ slug }) => !volumes.seguradorasInativas.includes(slug));
  const chosen = sorteio.varios(ativas, sorteio.inteiro(4, 8)).map(({ slug }) => slug);
  const comissao = sorteio.um([1_500, 1_800, 2_000, 2_000, 2_200]);
  return {
    seguradoras: chosen,
    comissaoBps: Object.fromEntries(chosen.map((slug) => [slug, comissao])),
    descontoBps: {},
  };
}

/** Runs a filled form through the same judgement and freezing as the product, and draws an answer for each insurer. */
export function rodadaDemo(
  mundo: Mundo,
  assinatura: AssinaturaDemo,
  { orcamentoId, usuarioId, numero, quando, dia, rascunho }: Rodada,
): RodadaDemo {
  const negociadas = SEGURADORAS_AUTO.map(({ slug, comissaoMinBps }) => ({ slug, comissaoMinBps, comissaoMaxBps: 2_500 }));
  const judged = validateRiscoAuto(rascunho, { hoje: dia, seguradoras: negociadas });
  if (!judged.ok) throw new Error(`o gerador fez um risco inválido: ${JSON.stringify(judged.errors)}`);
  const corretora = {
    id: assinatura.corretoraId,
    fantasia: assinatura.fantasia,
    razaoSocial: assinatura.razaoSocial,
    cnpj: assinatura.cnpj,
    susep: assinatura.susep,
    principal: true,
  };
  const pedido = freezePedido({ linha: 'AUTO', risco: judged.risco, comercial: judged.comercial, corretora, ativas: [] });
  const id = mundo.id(quando);
  const base = { assinatura_id: assinatura.id, criado_em: quando.toISOString(), criado_por: usuarioId };

  const answers = pedido.seguradoras.map((slug) => {
    const seguradora = SEGURADORAS_AUTO.find((one) => one.slug === slug) as SeguradoraDemo;
    return respostaDemo(mundo, seguradora, {
      risco: judged.risco,
      comissaoBps: pedido.comissaoBps[slug] ?? 0,
      cotacaoId: id,
      base,
      quando,
      dia,
    });
  });
  const tempo = Math.max(...answers.map(({ tempoMs }) => tempoMs));
  const fim = new Date(quando.getTime() + tempo).toISOString();
  return {
    id,
    cotacao: {
      id,
      ...base,
      alterado_em: fim,
      orcamento_id: orcamentoId,
      rodada: numero,
      status: 'CONCLUIDA',
      snapshot: pedido.snapshot,
      payload_hash: pedido.payloadHash,
      seguradoras: pedido.seguradoras,
      comissao_bps: pedido.comissaoBps,
      desconto_bps: pedido.descontoBps,
      iniciada_em: quando.toISOString(),
      concluida_em: fim,
      limite_segundos: 45,
    },
    resultados: answers.map(({ resultado }) => resultado),
    ofertas: answers.flatMap(({ ofertas }) => ofertas),
    melhor: answers.flatMap(({ melhor }) => melhor ?? []).toSorted((a, b) => a.premioCentavos - b.premioCentavos)[0] ?? null,
  };
}

interface Pergunta {
  readonly risco: Parameters<typeof ofertaDemo>[0]['risco'];
  readonly comissaoBps: number;
  readonly cotacaoId: string;
  readonly base: { readonly assinatura_id: string; readonly criado_em: string; readonly criado_por: string };
  readonly quando: Date;
  readonly dia: string;
}

function respostaDemo(mundo: Mundo, seguradora: SeguradoraDemo, { risco, comissaoBps, cotacaoId, base, quando, dia }: Pergunta) {
  const { sorteio } = mundo;
  const { slug, taxaAutoBps, latenciaMs, pacotes } = seguradora;
  const id = mundo.id(quando);
  const recusa = sorteio.chance(COM_PRECO) ? null : sorteio.pesado(RECUSAS);
  const tempoMs = recusa?.status === 'TIMEOUT' ? 45_000 : sorteio.inteiro(...latenciaMs);
  const taxaBps = Math.round(((taxaAutoBps ?? 0) * sorteio.inteiro(92, 110)) / 100);
  const ofertas = recusa
    ? []
    : pacotes.map((pacote, index) => ofertaDemo({ risco, taxaBps, comissaoBps, pacote, principal: index === 0, id: mundo.id(quando) }));
  const resultado: LinhaTabela = {
    id,
    ...base,
    alterado_em: new Date(quando.getTime() + tempoMs).toISOString(),
    versao: 3,
    cotacao_id: cotacaoId,
    seguradora: slug,
    status: recusa?.status ?? 'OK',
    familia_erro: recusa?.familia ?? null,
    mensagens: recusa ? [recusa.mensagem] : [],
    numero_calculo: recusa ? null : `${slug.slice(0, 3).toUpperCase()}${sorteio.digitos(9)}`,
    validade: recusa ? null : addDias(dia, 15),
    iniciado_em: quando.toISOString(),
    tempo_ms: tempoMs,
    tentativas: recusa?.familia === 'INSTABILIDADE' ? 2 : 1,
  };
  const cheapest = ofertas.toSorted((a, b) => a.premioTotalCentavos - b.premioTotalCentavos)[0];
  return {
    tempoMs,
    resultado,
    ofertas: ofertas.map((oferta, index) =>
      ofertaRow(oferta, { assinatura_id: base.assinatura_id, resultado_id: id, cotacao_id: cotacaoId, ordem: index + 1 }),
    ),
    melhor: cheapest ? { premioCentavos: cheapest.premioTotalCentavos, seguradora: slug } : null,
  };
}
