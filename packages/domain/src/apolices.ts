export { linhaVigente, type Vigencia } from './vigencia/linha-vigente.ts';
export { countDias, type DiaDoPeriodo, type DiasDoPeriodo, prorate } from './dinheiro/prorate.ts';
export {
  cobertoAte,
  diasCobertos,
  type FaixaPrazoCurto,
  pctDoPrazoCurto,
  type PremioPago,
  type TabelaPrazoCurto,
  tabelasPrazoCurto,
} from './cancelamento/prazo-curto.ts';
export { type Mora, type RegraDaMora, regrasDaMora, type Suspensao, suspensaoPorMora } from './cancelamento/suspensao.ts';
export {
  type ApoliceCancelavel,
  type Cancelamento,
  type PedidoCancelamento,
  simulateCancelamento,
} from './cancelamento/simulate-cancelamento.ts';
export {
  applyCancelamento,
  type ContaDaApolice,
  type EfeitosCancelamento,
  type MovimentoDaConta,
  efeitosDoCancelamento,
  reactivateConta,
  type SaldosDaApolice,
  saldosDaApolice,
} from './cancelamento/efeitos-cancelamento.ts';
export {
  type ComissaoDaCancelada,
  estornoPorTabela,
  estornoProporcional,
  type TabelaEstorno,
  tabelaEstornoVigente,
  tabelasEstorno,
} from './comissao/estorno-comissao.ts';
export { type FaturaComissionada, forecastAgenciamento, forecastProLabore } from './comissao/forecast-por-fatura.ts';
export { type Retencoes, retencoesDaComissao, type TributacaoDaCorretora } from './comissao/retencoes-comissao.ts';
export {
  diferencaDoMes,
  type DiferencaDeRetencao,
  SEM_DIFERENCA,
  MES_VAZIO,
  type MesDoProdutor,
  retencoesDoRepasse,
  type RetencoesDoRepasse,
  type TabelaDeRetencao,
  type TributacaoDoProdutor,
} from './comissao/retencoes-repasse.ts';
export {
  rotulosDaBaseRepasse,
  rotulosDoMomentoRepasse,
  rotulosDoPagamentoRepasse,
  rotulosDoRegimeProdutor,
  rotulosDoStatusLote,
  rotulosDoStatusRepasse,
  sayRepasse,
} from './comissao/rotulos-repasse.ts';
export { type BasesDoRepasse, type NegocioDoRepasse, pickRegraRepasse, splitRepasse } from './comissao/split-repasse.ts';
export { type MudancaDePremio, type PremioDoEndosso, prorateEndosso } from './endosso/prorate-endosso.ts';
export { adjustParcelas, type ParcelasAjustadas } from './endosso/adjust-parcelas.ts';
export {
  avisoDevido,
  type AvisoPrazo,
  avisosDoPrazo,
  type PausaPrazo,
  type Prazo,
  prazoDeAceite,
  type PrazoNoDia,
  prazoNoDia,
  regraDoPrazo,
  type SituacaoPrazo,
} from './prazo/prazo.ts';
export { type RegraPrazo, regrasPrazo, type TipoPrazo } from './prazo/regras-prazo.ts';
export { type FatoDaRenovacao, situacaoAposFato, transicoesRenovacao } from './renovacao/transicoes-renovacao.ts';
export {
  type ClausulaComparada,
  compareEmissao,
  type ContratoComparado,
  type Divergencia,
  transicoesDivergencia,
} from './emissao/compare-emissao.ts';
export {
  type PesosDuplicado,
  pesosDuplicado,
  type PessoaComparada,
  type ScoreDuplicado,
  scoreDuplicado,
  SUGESTAO_DE_DUPLICADO,
} from './segurado/score-duplicados.ts';
export { camposEmConflito, mergeSegurados } from './segurado/merge-segurados.ts';
export { enderecoEmBranco, normalizeSegurado } from './segurado/normalize-segurado.ts';
export {
  rotulosDaJanelaAniversario,
  rotulosDoContatoSegurado,
  rotulosDoGrupoSegurado,
  rotulosDoMotivoDuplicado,
  rotulosDoPapelRepresentante,
  rotulosDoParentesco,
  rotulosDoStatusApolice,
} from './segurado/rotulos-segurado.ts';
export { sayContatoSegurado, sayDependente, sayEnderecoSegurado, sayRepresentante } from './segurado/say-segurado.ts';
export { type JanelaDeMensagens, janelaDeMensagens, nextSaida } from './mensagem/saida-da-mensagem.ts';
export { validateSegurado } from './segurado/validate-segurado.ts';
export { diasDeAniversario } from './segurado/aniversario.ts';
export { type ComissaoDoContrato, type ParcelaDoContrato, type PlanoDoContrato, planContrato } from './contrato/plan-contrato.ts';
export { validateContrato } from './contrato/validate-contrato.ts';
export {
  rotulosDaClausula,
  rotulosDaFormaContratada,
  rotulosDaOrigemApolice,
  rotulosDaRenovacao,
  rotulosDoStatusComissao,
  rotulosDoStatusDivergencia,
  rotulosDoStatusEndosso,
  rotulosDoStatusParcela,
  rotulosDoStatusProposta,
  rotulosDoTipoComissao,
  rotulosDoTipoDocumento,
  rotulosDoTipoEndosso,
  rotulosDoTipoVenda,
  sayClausula,
} from './contrato/rotulos-venda.ts';
export { tonsDoStatusApolice, tonsDoStatusEndosso, tonsDoStatusProposta } from './contrato/tons-venda.ts';
export {
  type ComissaoDaEmissao,
  type ContaDaProposta,
  type ContaEmitida,
  issueConta,
  type ParcelaDaEmissao,
  type PremiosDaEmissao,
} from './emissao/issue-conta.ts';
export { isVendaEditavel } from './contrato/is-venda-editavel.ts';
