import type { LinhaCotada, OfertaCotacao, RascunhoAuto, RascunhoOrcamento, RiscoAuto, RiscoDe } from '@balcao/contracts';
import { addDias } from '@balcao/domain';
import { freezePedido } from '../modules/cotacao/cotacao-pedido.ts';
import { linhaDo } from '../modules/orcamento/orcamento.model.ts';
import type { AssinaturaDemo } from './assinaturas.ts';
import { comercialDe } from './blocos-demo.ts';
import type { TableRow } from './insert-rows.ts';
import { iofDaLinha } from './iof-demo.ts';
import type { Mundo } from './mundo.ts';
import { ofertaDemo } from './preco-demo.ts';
import { COM_PRECO, RECUSAS, type RecusaDemo } from './respostas.table.ts';
import { SEGURADORAS, SEGURADORAS_AUTO, type SeguradoraDemo } from './seguradoras.table.ts';

/** A price and whose it is. */
export interface PrecoDemo {
  readonly seguradora: string;
  readonly oferta: OfertaCotacao;
}

/** One finished run as rows, what the list shows of it, and the prices a sale may begin from. */
export interface RodadaDemo {
  readonly id: string;
  readonly cotacao: TableRow;
  readonly resultados: readonly TableRow[];
  readonly ofertas: readonly TableRow[];
  readonly precos: readonly PrecoDemo[];
  readonly melhor: { readonly premioCentavos: number; readonly seguradora: string } | null;
}

/** Which run of which case, asked by whom and when. */
export interface PedidoRodada {
  readonly orcamentoId: string;
  readonly usuarioId: string;
  readonly numero: number;
  readonly quando: Date;
  readonly dia: string;
  readonly rascunho: RascunhoOrcamento;
}

/** What an insurer is asked to price. */
export interface PerguntaDemo {
  readonly risco: RiscoDe;
  readonly seguradora: SeguradoraDemo;
  readonly comissaoBps: number;
  /** How dear it is today, percent of its own table. */
  readonly pct: number;
  readonly dia: string;
  newId(): string;
}

/** How the insurers of a line answer. */
export interface RespostasDaLinha {
  readonly formulario: LinhaCotada;
  readonly recusas: readonly (readonly [recusa: RecusaDemo, peso: number])[];
  /** The first insurer asked always has a price: with few of them, a run could come back empty. */
  readonly primeiraSemprePreco: boolean;
  ofertasDe(pergunta: PerguntaDemo): OfertaCotacao[];
}

/** How cars are answered. */
export const RESPOSTAS_AUTO: RespostasDaLinha = {
  formulario: 'AUTO',
  recusas: RECUSAS,
  primeiraSemprePreco: false,
  ofertasDe({ risco, seguradora, comissaoBps, pct, dia, newId }) {
    const taxaBps = Math.round(((seguradora.taxaAutoBps ?? 0) * pct) / 100);
    const termos = { risco: risco as RiscoAuto, taxaBps, comissaoBps, iofBps: iofDaLinha('AUTO', dia) };
    return seguradora.pacotes.map((pacote, index) => ofertaDemo({ ...termos, pacote, principal: index === 0, id: newId() }));
  },
};

/** The row of one answer, without its price. */
export const resultadoRow = (linha: TableRow): TableRow => ({ versao: 3, familia_erro: null, mensagens: [], ...linha });

/** The rows of what an insurer offers. */
export const ofertaRow = (oferta: OfertaCotacao, onde: TableRow): TableRow => ({
  id: oferta.id,
  ...onde,
  pacote: oferta.pacote,
  principal: oferta.principal,
  premio_liquido_centavos: oferta.premioLiquidoCentavos,
  iof_centavos: oferta.iofCentavos,
  premio_total_centavos: oferta.premioTotalCentavos,
  comissao_bps: oferta.comissaoBps,
  comissao_centavos: oferta.comissaoCentavos,
  periodicidade: oferta.periodicidade,
  composicao: oferta.composicao,
  franquias: oferta.franquias,
  coberturas: oferta.coberturas,
  assistencias: oferta.assistencias,
  parcelamentos: oferta.parcelamentos,
  observacoes: oferta.observacoes,
});

/** The cheapest of the prices, as the list shows it. */
function melhorDe(precos: readonly PrecoDemo[]): RodadaDemo['melhor'] {
  const [cheapest] = precos.toSorted((a, b) => a.oferta.premioTotalCentavos - b.oferta.premioTotalCentavos);
  return cheapest ? { premioCentavos: cheapest.oferta.premioTotalCentavos, seguradora: cheapest.seguradora } : null;
}

interface RodadaFeita extends Pick<PedidoRodada, 'orcamentoId' | 'numero' | 'quando'> {
  readonly id: string;
  readonly base: TableRow;
  readonly pedido: ReturnType<typeof freezePedido>;
  /** When the last insurer had answered. */
  readonly fim: string;
  readonly limiteSegundos: number;
}

/** A run that is over, of what was asked and everybody's answer. */
export function finishedRun(
  { id, base, orcamentoId, numero, pedido, quando, fim, limiteSegundos }: RodadaFeita,
  answers: readonly { resultado: TableRow; ofertas: readonly TableRow[]; precos: readonly PrecoDemo[] }[],
): RodadaDemo {
  const precos = answers.flatMap((answer) => answer.precos);
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
      limite_segundos: limiteSegundos,
    },
    resultados: answers.map(({ resultado }) => resultado),
    ofertas: answers.flatMap(({ ofertas }) => ofertas),
    precos,
    melhor: melhorDe(precos),
  };
}

/** The brokerage as a run freezes it. */
export const corretoraDemo = (assinatura: AssinaturaDemo) => ({
  id: assinatura.corretoraId,
  fantasia: assinatura.fantasia,
  razaoSocial: assinatura.razaoSocial,
  cnpj: assinatura.cnpj,
  susep: assinatura.susep,
  principal: true,
});

/** The car insurers a broker usually asks, with commission and terms. */
export function comercialDemo(mundo: Mundo, { volumes }: AssinaturaDemo): RascunhoAuto['comercial'] {
  const ativas = SEGURADORAS_AUTO.filter(({ slug }) => !volumes.seguradorasInativas.includes(slug));
  return comercialDe(mundo, ativas, mundo.sorteio.inteiro(4, 8));
}

/** Highest commission agreed; the lowest is each insurer's own. */
export const comissaoMaxBps = (formulario: LinhaCotada): number => (formulario === 'AUTO' ? 2_500 : 3_000);

/** What a subscription agreed with the insurers of a line. */
export const negociadasDe = (formulario: LinhaCotada) =>
  SEGURADORAS.filter(({ linhas }) => linhas.includes(formulario)).map(({ slug, comissaoMinBps }) => ({
    slug,
    comissaoMinBps,
    comissaoMaxBps: comissaoMaxBps(formulario),
  }));

/** Runs a filled form through the same judgement and freezing as the product, and draws an answer for each insurer. */
export function rodadaDemo(
  mundo: Mundo,
  assinatura: AssinaturaDemo,
  respostas: RespostasDaLinha,
  { orcamentoId, usuarioId, numero, quando, dia, rascunho }: PedidoRodada,
): RodadaDemo {
  const { formulario } = respostas;
  const judged = linhaDo(formulario).validate(rascunho, { hoje: dia, seguradoras: negociadasDe(formulario) });
  if (!judged.ok) throw new Error(`o gerador fez um risco inválido de ${formulario}: ${JSON.stringify(judged.errors)}`);
  const { risco, comercial } = judged;
  const pedido = freezePedido({ linha: formulario, risco, comercial, corretora: corretoraDemo(assinatura), ativas: [] });
  const id = mundo.id(quando);
  const base = { assinatura_id: assinatura.id, criado_em: quando.toISOString(), criado_por: usuarioId };

  const answers = pedido.seguradoras.map((slug, index) => {
    const seguradora = SEGURADORAS.find((one) => one.slug === slug) as SeguradoraDemo;
    const isCerto = respostas.primeiraSemprePreco && index === 0;
    const comissaoBps = pedido.comissaoBps[slug] ?? 0;
    return respostaDemo(mundo, respostas, { risco, seguradora, comissaoBps, isCerto, cotacaoId: id, base, quando, dia });
  });
  const tempo = Math.max(...answers.map(({ tempoMs }) => tempoMs));
  const fim = new Date(quando.getTime() + tempo).toISOString();
  return finishedRun({ id, base, orcamentoId, numero, pedido, quando, fim, limiteSegundos: 45 }, answers);
}

interface Pergunta {
  readonly risco: RiscoDe;
  readonly seguradora: SeguradoraDemo;
  readonly comissaoBps: number;
  readonly isCerto: boolean;
  readonly cotacaoId: string;
  readonly base: { readonly assinatura_id: string; readonly criado_em: string; readonly criado_por: string };
  readonly quando: Date;
  readonly dia: string;
}

function respostaDemo(
  mundo: Mundo,
  { recusas, ofertasDe }: RespostasDaLinha,
  { risco, seguradora, comissaoBps, isCerto, cotacaoId, base, quando, dia }: Pergunta,
) {
  const { sorteio } = mundo;
  const { slug, latenciaMs } = seguradora;
  const id = mundo.id(quando);
  const recusa = isCerto || sorteio.chance(COM_PRECO) ? null : sorteio.pesado(recusas);
  const tempoMs = recusa?.status === 'TIMEOUT' ? 45_000 : sorteio.inteiro(...latenciaMs);
  const pct = sorteio.inteiro(92, 110);
  const ofertas = recusa ? [] : ofertasDe({ risco, seguradora, comissaoBps, pct, dia, newId: () => mundo.id(quando) });
  return {
    tempoMs,
    resultado: resultadoRow({
      id,
      ...base,
      alterado_em: new Date(quando.getTime() + tempoMs).toISOString(),
      cotacao_id: cotacaoId,
      seguradora: slug,
      status: recusa?.status ?? 'OK',
      ...(recusa && { familia_erro: recusa.familia, mensagens: [recusa.mensagem] }),
      numero_calculo: recusa ? null : `${slug.slice(0, 3).toUpperCase()}${sorteio.digitos(9)}`,
      validade: recusa ? null : addDias(dia, VALIDADE_DIAS),
      iniciado_em: quando.toISOString(),
      tempo_ms: tempoMs,
      tentativas: recusa?.familia === 'INSTABILIDADE' ? 2 : 1,
    }),
    ofertas: ofertas.map((oferta, index) =>
      ofertaRow(oferta, { assinatura_id: base.assinatura_id, resultado_id: id, cotacao_id: cotacaoId, ordem: index + 1 }),
    ),
    precos: ofertas.map((oferta) => ({ seguradora: slug, oferta })),
  };
}

/** How long a price of the demo holds. */
export const VALIDADE_DIAS = 15;
