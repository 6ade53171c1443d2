export {
  bpsDaLinha,
  type CampoDoCasamento,
  type Casamento,
  type ComissaoEsperada,
  type DecisaoDoCasamento,
  type DiferencaDoCasamento,
  foldNumero,
  isNaTolerancia,
  type LinhaDoExtrato,
  type MetodoDeCasamento,
  parametrosCasamento,
  type ParametrosCasamento,
  wholeDocumento,
} from './casamento/casamento.ts';
export { matchExtrato } from './casamento/match-extrato.ts';
export { rotulosDoCasamento, rotulosDoMetodo, sayCasamento } from './casamento/say-casamento.ts';
export { checkSaldo, type ConferenciaDeSaldo, findSaldoQuebrado, type SaldoDoDia } from './extrato-bancario/check-saldo.ts';
export {
  type DuvidaMovimento,
  judgeMovimentos,
  type MovimentoJulgado,
  type SituacaoMovimento,
} from './extrato-bancario/judge-movimentos.ts';
export { foldMemo, type MovimentoDoBanco, type MovimentoGuardado } from './extrato-bancario/movimento-do-banco.ts';
export { pickRegraDoMemo, type RegraDoMemo } from './extrato-bancario/regra-do-memo.ts';
export {
  type ItemAConciliar,
  parametrosConciliacao,
  type ParametrosConciliacao,
  suggestConciliacao,
  type SugestaoDeConciliacao,
} from './extrato-bancario/suggest-conciliacao.ts';
export { camposCategoriaFinanceira, nomeCategoriaFinanceira } from './fluxo-caixa/campos-categoria.ts';
export { camposCentroDeCusto, nomeCentroDeCusto } from './fluxo-caixa/campos-centro.ts';
export { type PesosDaPrevisao, previsaoPadrao, type Prevista, weighPrevista } from './fluxo-caixa/pesos-previsao.ts';
export {
  type GrupoDoFluxo,
  type LancamentoDoFluxo,
  type PedidoDoFluxo,
  periodoDoDia,
  type PeriodoDoFluxo,
  projectFluxo,
} from './fluxo-caixa/project-fluxo.ts';
export { MAX_OCORRENCIAS, ocorrenciasDe, type Recorrencia } from './fluxo-caixa/recorrencia.ts';
export {
  MAX_LANCAMENTO_CENTAVOS,
  normalizeLancamento,
  validateLancamento,
  validateRecorrencia,
} from './fluxo-caixa/validate-lancamento.ts';
export {
  type AjusteDaFatura,
  ajusteDaFatura,
  calcFatura,
  type FaixaDaFatura,
  type FaturaColetiva,
  type PedidoDaFatura,
  type PrecoColetivo,
} from './fatura-coletiva/calc-fatura.ts';
export { judgeMovimentacao, type MovimentacaoJulgada, type MovimentoJulgadoDaFatura } from './fatura-coletiva/judge-movimentacao.ts';
export {
  type AjusteDeMes,
  type ComissaoDaFatura,
  comissoesDaFatura,
  type FaturaFechada,
  type FaturaPlanejada,
  mensalDaFaixa,
  planFatura,
  type PrecoDoMes,
  precoDoGrupo,
  type ValoresDaFatura,
  vencimentoDaFatura,
} from './fatura-coletiva/plan-fatura.ts';
export { validateGrupoColetivo } from './fatura-coletiva/validate-grupo-coletivo.ts';
export { type EscritaDeVidas, planEscritaDeVidas, type VidaGuardada } from './fatura-coletiva/plan-escrita-de-vidas.ts';
export {
  type LinhaDaMovimentacao,
  parametrosDaMovimentacao,
  type ParametrosDaMovimentacao,
  type VidaDoGrupo,
} from './fatura-coletiva/vida-do-grupo.ts';
export { type LayoutCnab, layoutsCnab } from './cnab/layouts-cnab.ts';
export { type OcorrenciaCnab, ocorrenciasCnab, type SituacaoCnab } from './cnab/ocorrencias-cnab.ts';
export {
  type ContaCnab,
  type DestinoCnab,
  judgeRemessa,
  type PagamentoCnab,
  type RemessaCnab,
  writeRemessa,
} from './cnab/remessa-cnab.ts';
export { type LeituraDeRetorno, type MotivoRetorno, type PagamentoRetornado, readRetorno } from './cnab/retorno-cnab.ts';
export { type DevidoNoDia, judgePagamento, type PagamentoJulgado } from './parcela/judge-pagamento.ts';
export {
  diasDaFaixaDeAtraso,
  rotulosDaFaixaDeAtraso,
  rotulosDaFalhaReemissao,
  rotulosDoStatusParcelaPedido,
  rotulosDoStatusReemissao,
  sayParcela,
  tonsDoStatusParcela,
  tonsDoStatusReemissao,
} from './parcela/rotulos-parcela.ts';
export { barrasItf } from './pagamento/barras-itf.ts';
export { type PixLido, readPix } from './cobranca/read-pix.ts';
export { COMISSAO_ABERTA, type ComissaoQueRecebe, type ComissaoRecebida, receiveComissao } from './comissao/baixa-de-comissao.ts';
export { type ImpostosDitos, type ImpostosDoExtrato, impostosDoExtrato } from './comissao/impostos-do-extrato.ts';
export { rotulosDaDecisao, rotulosDaDivergencia, rotulosDoAviso, rotulosDoStatusExtrato } from './casamento/rotulos-do-extrato.ts';
export {
  BANCOS_COM_CONVENIO,
  CONVENIO_INVALIDO,
  isConvenio,
  isDaConta,
  normalizeContaFinanceira,
  tiposDeContaFinanceira,
  validateContaFinanceira,
} from './conta-financeira/conta-financeira.ts';
export {
  diasDaFaixaDaComissao,
  rotulosDaFaixaDaComissao,
  rotulosDaSituacaoDoItem,
  rotulosDoDesfecho,
  rotulosDoMeioContestacao,
  rotulosDoMotivoContestacao,
  rotulosDoStatusContestacao,
  tonsDoStatusAReceber,
  tonsDoStatusContestacao,
} from './comissao/rotulos-contestacao.ts';
export {
  camposContaFinanceira,
  camposDaConta,
  type DadosVisiveisDaConta,
  formContaFinanceira,
  nomeContaFinanceira,
} from './conta-financeira/campos-conta-financeira.ts';
