import type { ParcelaPrevista, PoliticaComissao, RamoManual, StatusProposta } from '@balcao/contracts';
import {
  addDias,
  diffDias,
  hojeEm,
  buildParcelas,
  percentual,
  prazoDeAceite,
  forecastComissoes,
  writeLinhaDigitavel,
} from '@balcao/domain';
import { rotuloPagamento } from '../modules/proposta/proposta.copy.ts';
import type { AssinaturaDemo } from './assinaturas.ts';
import { type PrecoDemo, VALIDADE_DIAS } from './cotacoes.ts';
import type { TableRow } from './insert-rows.ts';
import { after, createMundo, type Mundo } from './mundo.ts';
import type { OrcamentoDemo } from './orcamentos.ts';
import type { ProdutorDemo } from './registro.ts';
import { SEGURADORAS } from './seguradoras.table.ts';

/** A proposal with its instalments and the commissions expected of it. */
export interface VendaDemo {
  /** Without its number, which comes with those of the others. */
  readonly proposta: TableRow;
  readonly parcelas: readonly TableRow[];
  readonly comissoes: readonly TableRow[];
  /** What it became, once issued. */
  readonly apolice: TableRow | null;
}

/** What sales are made of, beside the cases. */
export interface CadastroDaVenda {
  readonly assinatura: AssinaturaDemo;
  readonly ramos: readonly RamoManual[];
  readonly produtores: readonly ProdutorDemo[];
  /** How each insurer pays commission to this subscription. */
  readonly politicas: ReadonlyMap<string, PoliticaComissao>;
}

/** The longer ago a case was closed, the further its proposal went. */
function statusOf({ sorteio }: Mundo, dias: number): StatusProposta {
  if (dias > 30)
    return sorteio.pesado([
      ['EMITIDA', 90],
      ['RECUSADA', 6],
      ['CANCELADA', 4],
    ]);
  return sorteio.pesado([
    ['RASCUNHO', 2],
    ['TRANSMITIDA', 4],
    ['EM_ANALISE', 6],
    ['EXIGENCIA', 4],
    ['VISTORIA', 2],
    ['ACEITA', 4],
    ['EMITIDA', dias > 7 ? 16 : 2],
    ['RECUSADA', 2],
    ['CANCELADA', 1],
  ]);
}

const isPerdida = (status: unknown): boolean => status === 'RECUSADA' || status === 'CANCELADA';

/** Share of instalments paid late by their client, and of commissions that came wrong or were taken back (domain design §8). */
const ATRASO = 0.04;
const DIVERGENTE = 0.02;
const ESTORNO = 0.01;

/** The cheapest price, or now and then another: cover may weigh more than price. */
const escolhida = ({ sorteio }: Mundo, precos: readonly PrecoDemo[]): PrecoDemo => {
  const byPreco = precos.toSorted((a, b) => a.oferta.premioTotalCentavos - b.oferta.premioTotalCentavos);
  return (sorteio.chance(0.75) ? byPreco[0] : sorteio.um(byPreco)) as PrecoDemo;
};

interface Contrato {
  readonly status: StatusProposta;
  readonly base: { readonly id: string; readonly assinaturaId: string; readonly em: Date };
}

/** The typed line of an instalment that is paid by boleto, of a bank that is nobody's insurer. */
const linhaDe = (vendaId: string, { numero, vencimento, valorCentavos }: ParcelaPrevista): string =>
  writeLinhaDigitavel({
    banco: '001',
    vencimento,
    valorCentavos,
    campoLivre: `${vendaId.replace(/\D/g, '')}${String(numero).padStart(2, '0')}`.padStart(25, '0').slice(-25),
  });

/** Where one instalment stands: of a sale that is in force, what fell due was paid, or almost always. */
function parcelaRow(mundo: Mundo, { status, base }: Contrato, { forma, parcela }: { forma: string; parcela: ParcelaPrevista }): TableRow {
  const { sorteio, hoje } = mundo;
  const { numero, vencimento, valorCentavos, iofCentavos } = parcela;
  const isDevida = status === 'EMITIDA' && vencimento < hoje;
  const isAtrasada = isDevida && sorteio.chance(ATRASO);
  const isPaga = isDevida && !isAtrasada;
  const aberta = isAtrasada ? (diffDias(vencimento, hoje) > 10 ? 'EM_COBRANCA' : 'VENCIDA') : 'ABERTA';
  return {
    id: mundo.id(base.em),
    assinatura_id: base.assinaturaId,
    criado_em: base.em.toISOString(),
    proposta_id: base.id,
    numero,
    vencimento,
    valor_centavos: valorCentavos,
    iof_centavos: iofCentavos,
    forma,
    linha_digitavel: forma === 'BOLETO' || forma === 'CARNE' ? linhaDe(base.id, parcela) : null,
    pago_em: isPaga ? vencimento : null,
    pago_centavos: isPaga ? valorCentavos : null,
    status: isPerdida(status) ? 'CANCELADA' : isPaga ? 'PAGA' : aberta,
  };
}

/** Days an insurer takes to pay commission on what was paid to it. */
const REPASSE_DIAS = 5;

/** What came of a commission: nothing before its instalment is paid, then what was expected, or almost always. */
function recebimento(
  { sorteio, hoje }: Mundo,
  status: StatusProposta,
  { paga, previsaoEm, previstaCentavos }: { paga: boolean; previsaoEm: string; previstaCentavos: number },
) {
  if (isPerdida(status)) return { status: 'CANCELADA', recebida_centavos: 0 };
  if (!paga || diffDias(previsaoEm, hoje) <= REPASSE_DIAS) return { status: 'PREVISTA', recebida_centavos: 0 };
  const sorte = sorteio.inteiro(0, 9_999) / 10_000;
  if (sorte < DIVERGENTE) return { status: 'DIVERGENTE', recebida_centavos: percentual(previstaCentavos, 9_000) };
  return { status: sorte < DIVERGENTE + ESTORNO ? 'ESTORNADA' : 'RECEBIDA', recebida_centavos: previstaCentavos };
}

const EXIGENCIA = { codigo: 'DOCUMENTO', texto: 'Enviar a cópia de um documento com foto do segurado.' };

function vendaDemo(mundo: Mundo, cadastro: CadastroDaVenda, orcamento: OrcamentoDemo): VendaDemo {
  const { sorteio, hoje } = mundo;
  const { assinatura, politicas } = cadastro;
  const { linha, dono, placa, usuarioId } = orcamento;
  const fechado = new Date(String(linha['fechado_em']));
  const dia = hojeEm(fechado);
  const status = statusOf(mundo, diffDias(dia, hoje));
  const isTransmitida = status !== 'RASCUNHO';
  const { seguradora, oferta } = escolhida(mundo, orcamento.rodadas.at(-1)?.precos ?? []);
  const plano = sorteio.um(oferta.parcelamentos);
  const politica = politicas.get(seguradora) ?? 'PARCELADA';
  // what nobody issued yet is not due yet
  const vencimentoPrimeira =
    status === 'EMITIDA' || isPerdida(status) ? addDias(dia, sorteio.inteiro(3, 10)) : addDias(hoje, sorteio.inteiro(2, 12));
  const previstas = buildParcelas({ plano, iofCentavos: oferta.iofCentavos, vencimentoPrimeira });
  // a sale begins when its form said, or when it was closed, if that was later
  const vigIni = [String(linha['vig_ini']), dia].toSorted().at(-1) as string;
  const vigFim = String(linha['vig_fim']);
  const { comissaoBps, comissaoCentavos, premioLiquidoCentavos, iofCentavos, premioTotalCentavos } = oferta;
  const base = { id: mundo.id(fechado), assinaturaId: assinatura.id, em: fechado };
  const parcelas = previstas.map((parcela) => parcelaRow(mundo, { status, base }, { forma: plano.forma, parcela }));
  const comissoes = forecastComissoes({ politica, comissaoCentavos, baseCentavos: premioLiquidoCentavos, parcelas: previstas, vigIni }).map(
    ({ numero, parcela, previsaoEm, baseCentavos, previstaCentavos }) => {
      const dela = parcela === null ? undefined : parcelas[parcela - 1];
      const paga = dela ? dela['status'] === 'PAGA' : status === 'EMITIDA';
      return {
        id: mundo.id(fechado),
        assinatura_id: assinatura.id,
        criado_em: fechado.toISOString(),
        proposta_id: base.id,
        parcela_id: dela?.['id'] ?? null,
        numero,
        base_centavos: baseCentavos,
        bps: comissaoBps,
        prevista_centavos: previstaCentavos,
        previsao_em: previsaoEm,
        ...recebimento(mundo, status, { paga, previsaoEm, previstaCentavos }),
      };
    },
  );
  const { coberturas, franquias, assistencias } = oferta;
  const proposta: TableRow = {
    id: base.id,
    assinatura_id: assinatura.id,
    criado_em: fechado.toISOString(),
    numero_seguradora: isTransmitida ? sorteio.digitos(10) : null,
    orcamento_id: orcamento.id,
    oferta_id: oferta.id,
    seguradora,
    ramo: ramoOf(cadastro, orcamento, seguradora),
    corretora_id: assinatura.corretoraId,
    segurado_id: dono.id,
    apolice_id: null,
    usuario_id: usuarioId,
    bem: linha['bem'],
    placa,
    vig_ini: vigIni,
    vig_fim: vigFim,
    premio_liquido_centavos: premioLiquidoCentavos,
    iof_centavos: iofCentavos,
    premio_total_centavos: premioTotalCentavos,
    comissao_bps: comissaoBps,
    comissao_centavos: comissaoCentavos,
    politica_comissao: politica,
    plano,
    rotulo_pagamento: rotuloPagamento(plano.forma),
    coberturas: { coberturas, franquias, assistencias },
    produtores: produtoresOf(cadastro, orcamento),
    exigencias: status === 'EXIGENCIA' ? [{ ...EXIGENCIA, pedidaEm: fechado.toISOString(), atendidaEm: null }] : [],
    transmitida_em: isTransmitida ? fechado.toISOString() : null,
    prazo_aceite: isTransmitida ? prazoDeAceite(dia) : null,
    status,
  };
  const apolice = status === 'EMITIDA' ? apoliceDaVenda(mundo, orcamento, { proposta, dia }) : null;
  return {
    parcelas,
    comissoes,
    apolice,
    proposta: { ...proposta, apolice_id: apolice?.['id'] ?? null, numero_apolice: apolice?.['numero'] ?? null },
  };
}

/** Longest an insurer takes from the proposal to the policy, and days after its end by which a policy that nobody renewed is lost. */
const EMISSAO_DIAS = 7;
const PERDIDA_DIAS = 30;

/** The policy of a sale, as the product itself issues it: whole as it was sold, with the draft it was sold upon. */
function apoliceDaVenda(mundo: Mundo, { linha }: OrcamentoDemo, { proposta, dia }: { proposta: TableRow; dia: string }): TableRow {
  const { sorteio, hoje } = mundo;
  const { assinatura_id, seguradora, ramo, corretora_id, segurado_id, bem, orcamento_id, usuario_id, criado_em } = proposta;
  const { premio_liquido_centavos, iof_centavos, premio_total_centavos, coberturas, comissao_bps, politica_comissao, plano, produtores } =
    proposta;
  const [vigIni, vigFim] = [String(proposta['vig_ini']), String(proposta['vig_fim'])];
  const emissao = [addDias(dia, sorteio.inteiro(1, EMISSAO_DIAS)), hoje].toSorted()[0] as string;
  const { risco } = linha['rascunho'] as { risco: { renovacao?: { bonus?: number; ci?: string } } };
  const isAuto = linha['formulario'] === 'AUTO';
  const [produtor] = produtores as { id: string }[];
  return {
    id: mundo.id(new Date(`${emissao}T13:00:00Z`)),
    assinatura_id,
    criado_em,
    numero: `${String(ramo)}${sorteio.digitos(9)}`,
    seguradora,
    ramo,
    corretora_id,
    segurado_id,
    bem,
    orcamento_id,
    produtor_id: produtor?.id ?? null,
    usuario_id,
    emissao,
    vig_ini: vigIni,
    vig_fim: vigFim,
    premio_liquido_centavos,
    iof_centavos,
    premio_total_centavos,
    situacao_renovacao: diffDias(vigFim, hoje) > PERDIDA_DIAS ? 'NAO_RENOVADA' : 'A_RENOVAR',
    status: vigIni > hoje ? 'A_VIGORAR' : vigFim < hoje ? 'VENCIDA' : 'VIGENTE',
    formulario: linha['formulario'],
    rascunho: linha['rascunho'],
    schema_versao: linha['schema_versao'],
    bonus: isAuto ? (risco.renovacao?.bonus ?? 0) : null,
    ci: isAuto ? (risco.renovacao?.ci ?? null) : null,
    coberturas,
    comissao_bps,
    politica_comissao,
    forma: (plano as { forma: string }).forma,
    produtores,
  };
}

/** The ramo a sale is filed under: the one its form names, or the first of its line; a health plan of an operadora has its own. */
function ramoOf({ ramos }: CadastroDaVenda, { linha }: OrcamentoDemo, seguradora: string): string {
  const { risco } = linha['rascunho'] as { risco: { objeto?: { ramo: string } } };
  const isOperadora = SEGURADORAS.find(({ slug }) => slug === seguradora)?.tipo === 'OPERADORA';
  if (risco.objeto) return risco.objeto.ramo;
  if (isOperadora && linha['linha'] === 'SAUDE') return 'PLANO';
  return ramos.find((ramo) => ramo.linha === linha['linha'])?.codigo ?? '';
}

function produtoresOf({ produtores }: CadastroDaVenda, { dono }: OrcamentoDemo): TableRow[] {
  const produtor = produtores.find(({ id }) => id === dono.produtorId);
  return produtor ? [{ id: produtor.id, nome: produtor.linha['nome'], pctBps: 10_000 }] : [];
}

/** Days a case outlives its last price, where the subscription chose nothing. */
const CARENCIA_DIAS = 7;

/**
 * A case whose proposal ended without a policy is on sale again (handbook, ADR 0018): calculated, for as long as its prices hold; where
 * they ended since, it ended with them, as the product's own day would have done.
 */
function devolvido(mundo: Mundo, orcamento: OrcamentoDemo): OrcamentoDemo {
  const { linha } = orcamento;
  const dias = mundo.sorteio.inteiro(2, 6);
  const desde = after(new Date(String(linha['fechado_em'])), dias, mundo.agora);
  const ate = addDias(hojeEm(new Date(String(linha['criado_em']))), VALIDADE_DIAS + CARENCIA_DIAS + 1);
  const isExpirado = ate <= mundo.hoje;
  const fim = new Date(Math.max(desde.getTime(), Date.parse(`${ate}T05:00:00Z`)));
  const status = isExpirado ? 'EXPIRADO' : 'CALCULADO';
  const alterado = isExpirado ? after(fim, 0, mundo.agora) : desde;
  return { ...orcamento, status, linha: { ...linha, status, fechado_em: null, alterado_em: alterado.toISOString() } };
}

/** A case that speaks of the offer it was sold by, as the database writes when a sale closes it. */
const vendido = (orcamento: OrcamentoDemo, { premio_total_centavos, seguradora }: TableRow): OrcamentoDemo => ({
  ...orcamento,
  linha: {
    ...orcamento.linha,
    escolha_premio_centavos: premio_total_centavos,
    escolha_seguradora: seguradora,
    escolha_de: 'VENDA',
  },
});

/** Each sale has draws of its own: how many instalments of another fell due by today changes nothing of it. */
const mundoDa = ({ id }: OrcamentoDemo, agora: Date): Mundo => createMundo(agora, Number.parseInt(id.slice(-8), 16));

/** Every closed case becomes a sale; the cases of those that were refused or given up are open again. */
export function vendasDemo(
  agora: Date,
  cadastro: CadastroDaVenda,
  orcamentos: readonly OrcamentoDemo[],
): { orcamentos: OrcamentoDemo[]; vendas: VendaDemo[] } {
  const vendas = new Map(
    orcamentos
      .filter(({ status, rodadas }) => status === 'FECHADO' && (rodadas.at(-1)?.precos.length ?? 0) > 0)
      .map((orcamento) => [orcamento.id, vendaDemo(mundoDa(orcamento, agora), cadastro, orcamento)] as const),
  );
  return {
    vendas: [...vendas.values()],
    orcamentos: orcamentos.map((orcamento) => {
      const { proposta } = vendas.get(orcamento.id) ?? {};
      if (!proposta) return orcamento;
      return isPerdida(proposta['status']) ? devolvido(mundoDa(orcamento, agora), orcamento) : vendido(orcamento, proposta);
    }),
  };
}
