import type { ExigenciaDaProposta, Proposta, RevisaoProposta, Transmissao } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import { umaOferta, umaRevisao as umaRevisaoCompleta } from '@balcao/testing';
import { planParcelas } from './proposta.model.ts';

export const id = (last: number) => `0190b000-0000-7000-8000-0000000000${last}`;
export const hoje = hojeEm(new Date());
export const oferta = umaOferta({ id: id(31), premioLiquidoCentavos: 300_000 });

export const umaRevisao = (over: Partial<RevisaoProposta> = {}): RevisaoProposta =>
  umaRevisaoCompleta({
    oferta,
    produtores: [
      { id: id(51), nome: 'Carla', pctBps: 7_000 },
      { id: id(52), nome: 'Davi', pctBps: 3_000 },
    ],
    dadosComplementares: { email: 'ana@exemplo.test' },
    pendencias: [{ campo: 'dadosComplementares.chassi', codigo: 'obrigatorio', mensagem: 'Informe o chassi do veículo.' }],
    ...over,
  });

export const plano = oferta.parcelamentos[1] as (typeof oferta.parcelamentos)[number];
const previsto = planParcelas(umaRevisao(), { plano, vencimentoPrimeira: addDias(hoje, 5) });
export const umaProposta = (over: Partial<Proposta> = {}): Proposta => ({
  id: id(60),
  numero: 12,
  numeroSeguradora: null,
  numeroApolice: null,
  orcamentoId: id(40),
  ofertaId: id(31),
  linha: 'AUTO',
  seguradora: 'jequitiba_seguros',
  seguradoraNome: 'Jequitibá Seguros',
  segurado: 'Ana Souza',
  bem: 'Onix 1.0 · ABC-1D23',
  vigIni: addDias(hoje, 3),
  vigFim: addDias(hoje, 368),
  premioLiquidoCentavos: oferta.premioLiquidoCentavos,
  iofCentavos: oferta.iofCentavos,
  premioTotalCentavos: oferta.premioTotalCentavos,
  comissaoBps: oferta.comissaoBps,
  comissaoCentavos: oferta.comissaoCentavos,
  politicaComissao: 'PARCELADA',
  plano,
  rotuloPagamento: 'Boleto',
  parcelas: previsto.parcelas.map((parcela) => ({ ...parcela, status: 'ABERTA' as const })),
  comissoes: previsto.comissoes.map((comissao) => ({ ...comissao, status: 'PREVISTA' as const })),
  produtores: [],
  exigencias: [],
  mensagens: [],
  transmissao: null,
  transmitidaEm: null,
  prazoAceite: null,
  status: 'RASCUNHO',
  versao: 1,
  ...over,
});
export const transmissaoDe = ({
  id: propostaId,
  numero,
  numeroSeguradora,
  status,
  transmissao,
  exigencias,
  mensagens,
  versao,
}: Proposta): Transmissao => ({
  propostaId,
  numero,
  numeroSeguradora,
  status,
  transmissao,
  exigencias,
  mensagens,
  versao,
});

export const umaExigencia = (over: Partial<ExigenciaDaProposta> = {}): ExigenciaDaProposta => ({
  codigo: 'CNH',
  texto: 'Envie a CNH.',
  pedidaEm: '2026-03-02T12:00:00Z',
  atendidaEm: null,
  ordem: 1,
  respostas: [],
  ...over,
});
