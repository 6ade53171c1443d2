export { accessCalls, CodigoAcesso, EmailFrouxo, Login, LoginAceito, Prova, SenhaNova } from './access/access.contract.ts';
export { apoioCalls, Cnae, EmpresaCnpj, EnderecoCep, PessoaConhecida, VeiculoFipe, VeiculoPlaca } from './apoio/apoio.contract.ts';
export { Ambiente, Construcoes, MapaImportacao } from './composition/ambiente.contract.ts';
export { CargaDoMapa } from './composition/carga.contract.ts';
export {
  composicaoCalls,
  composicaoTopics,
  MapaAssinado,
  MapaDaSessao,
  RelatoSaude,
  SemDono,
  saudeCalls,
} from './composition/composition.contract.ts';
export { LER_MAPA, LER_PAGINAS, OUVIR_PUBLICADO, RELATAR_SAUDE } from './composition/caminhos.ts';
export { avisosEvents } from './composition/avisos.events.ts';
export { composicaoEvents } from './composition/composition.events.ts';
export { ModoSuporte } from './composition/modo-suporte.contract.ts';
export { quebraEvents } from './composition/quebra.events.ts';
export { defineCall, defineEvent, defineTopic, topicPath } from './define.ts';
export type {
  AlgumaPermissao,
  Bloqueio,
  BusEvent,
  Call,
  ClienteTempoReal,
  Exigencia,
  Metodo,
  Permissao,
  Topic,
  TopicParams,
} from './define.ts';
export {
  consultaLista,
  ErroCampo,
  FormatoArquivo,
  type NoFormato,
  paginaDe,
  RespostaRecusada,
  respostaDe,
} from './envelope.ts';
export { Bps, Centavos, Data, Id, Instante, Nada, SemJuizo, Slug } from './formats.ts';
export {
  CanalCobranca,
  ConsultaParcelas,
  ContatoDaParcela,
  OpcoesParcelas,
  PagamentoDaParcela,
  Parcela,
  parcelaCalls,
  ParcelaResumo,
  StatusParcelaPedido,
  TotaisParcelas,
  ValorAtualizado,
} from './financeiro/parcela.contract.ts';
export { NovoPagamento, pagamentoParcelaCalls, SegundaVia } from './financeiro/pagamento-parcela.contract.ts';
export {
  cobrancaParcelaCalls,
  ConsultaAtrasadas,
  FaixaDeAtraso,
  ModeloCobranca,
  NovoContato,
  ParcelaAtrasada,
  ProximoContato,
  ResultadoCobranca,
  TotaisAtrasadas,
} from './financeiro/cobranca-parcela.contract.ts';
export { Enderecos, ItemMenu, layoutCalls, Novidade, QUADRO_APLICATIVOS } from './layout/layout.contract.ts';
export { layoutEvents } from './layout/layout.events.ts';
export { Atividade, painelCalls, RenovacaoProxima, ResumoPainel } from './painel/painel.contract.ts';
export {
  Cotacao,
  FamiliaErro,
  MensagemSeguradora,
  OfertaCotacao,
  Parcelamento,
  ResultadoCotacao,
  StatusCotacao,
  StatusResultado,
  SemTransmissao,
} from './quoting/cotacao.contract.ts';
export { Periodicidade } from './quoting/periodicidade.contract.ts';
export * from './documento/documento.contract.ts';
export * from './quoting/anexo.contract.ts';
export * from './quoting/blocos-risco.contract.ts';
export * from './quoting/envio.contract.ts';
export * from './quoting/conversa.contract.ts';
export * from './quoting/historia.contract.ts';
export * from './quoting/linhas.contract.ts';
export * from './quoting/conjunto.contract.ts';
export * from './quoting/manual.contract.ts';
export * from './quoting/proposta.contract.ts';
export {
  MotivoUrgencia,
  Urgencia,
  Orcamento,
  OrcamentoResumo,
  OrigemOrcamento,
  PremioDe,
  StatusOrcamento,
} from './quoting/orcamento.contract.ts';
export {
  ConsultaOrcamentos,
  CotacaoIniciada,
  NadaMudou,
  PedidoCalculo,
  quotingCalls,
  quotingEvents,
  orcamentoTopics,
  quotingTopics,
  statusOrcamentos,
} from './quoting/quoting.contract.ts';
export * from './quoting/recusa.contract.ts';
export * from './quoting/questionario-arquivo.contract.ts';
export * from './quoting/questionario.contract.ts';
export * from './lista/arranjo.contract.ts';
export * from './lista/lote.contract.ts';
export * from './quoting/carteira.contract.ts';
export * from './quoting/renovacao.contract.ts';
export { escolhaCalls, EscolhaDoCliente, escolhaTopics } from './quoting/escolha.contract.ts';
export { ApoliceAtual, Diferencas, RespostaAnterior, resultadosCalls } from './quoting/resultados.contract.ts';
export * from './quoting/risco-auto.contract.ts';
export * from './quoting/risco-condominio.contract.ts';
export * from './quoting/risco-empresarial.contract.ts';
export * from './quoting/risco-manual.contract.ts';
export * from './quoting/risco-pet.contract.ts';
export * from './quoting/dps.contract.ts';
export * from './quoting/risco-residencial.contract.ts';
export * from './quoting/risco-saude.contract.ts';
export * from './quoting/risco-vida.contract.ts';
export {
  ConsultaSolicitacoes,
  DadosSolicitacao,
  MudancaSolicitacoes,
  solicitacaoCalls,
  solicitacaoTopics,
  SolicitacaoCotacao,
  StatusSolicitacao,
} from './quoting/solicitacao.contract.ts';
export { rascunhoDe, type Rascunho } from './rascunho.ts';
export * from './filtro/campos-do-filtro.ts';
export * from './financeiro/categoria-financeira.contract.ts';
export * from './financeiro/centro-de-custo.contract.ts';
export * from './financeiro/fluxo-caixa.contract.ts';
export * from './financeiro/lancamento.contract.ts';
export * from './financeiro/serie-lancamento.contract.ts';
export * from './filtro/definicao-filtro.contract.ts';
export * from './filtro/filtro.contract.ts';
export * from './importacao/importacao.contract.ts';
export * from './corretora/corretora.contract.ts';
export * from './corretora/corretora-do-cliente.contract.ts';
export * from './seguradora/seguradora.contract.ts';
export * from './produtor/produtor.contract.ts';
export * from './financeiro/conta-financeira.contract.ts';
export * from './financeiro/conciliacao.contract.ts';
export * from './financeiro/extrato-bancario.contract.ts';
export * from './vendas/venda.contract.ts';
export * from './segurado/mesclagem-segurado.contract.ts';
export * from './vendas/contrato-visto.contract.ts';
export * from './vendas/contrato-manual.contract.ts';
export * from './vendas/emissao.contract.ts';
export * from './vendas/endosso.contract.ts';
export * from './vendas/prazo.contract.ts';
export * from './vendas/lista-vendas.contract.ts';
export * from './vendas/endosso.contract.ts';
export * from './vendas/prazo.contract.ts';
export * from './vendas/transferencia.contract.ts';
export * from './segurado/mesclagem-segurado.contract.ts';
export * from './vendas/contrato-visto.contract.ts';
export * from './vendas/emissao.contract.ts';
export * from './segurado/segurado.contract.ts';
export * from './segurado/atos-segurado.contract.ts';
export * from './segurado/visao-segurado.contract.ts';
export * from './usuario/usuario.contract.ts';
export * from './ramo/ramo.contract.ts';
export * from './registro/historia-registro.contract.ts';
export { Corretora, Linha, Produtor, registryCalls, SeguradoraAtiva } from './registry/registry.contract.ts';
export { accessRoutes } from './routes/access.routes.ts';
export { allRoutes } from './routes/all-routes.ts';
export { addressOf, defineRoutes, type RouteId, type RouteRule, type RouteTable, wholePath } from './routes/define-routes.ts';
export { leiturasDaMoldura, primeirasLeituras } from './routes/first-reads.ts';
export { financeRoutes } from './routes/finance.routes.ts';
export { dashboardRoutes } from './routes/dashboard.routes.ts';
export { layoutRoutes } from './routes/layout.routes.ts';
export { managementRoutes } from './routes/management.routes.ts';
export { addressOfPagina, publicoRoutes } from './routes/publico.routes.ts';
export { quotingRoutes } from './routes/quoting.routes.ts';
export {
  Canais,
  COOKIE_COMPANHEIRO,
  COOKIE_SESSAO,
  DURACAO_SESSAO_S,
  LogoffMensagem,
  Sessao,
  sessaoCalls,
  sessaoEvents,
  sessaoTopics,
} from './sessao/sessao.contract.ts';
export { LER_CANAIS, OUVIR_LOGOFF, OUVIR_PODERES, RESTRICAO_HORARIO } from './sessao/caminhos.ts';
export { AlvoConcessao, AtoDeSuporte, Concessao, EventoVisto, FotoDaPagina, suporteCalls } from './suporte/suporte.contract.ts';
export { Parametros, parametrosCalls, ParametrosEmVigor } from './parametros/parametros.contract.ts';
export * from './parametros/grupos-parametros.contract.ts';
export * from './parametros/remetente.contract.ts';
export * from './parametros/tabela-retencao.contract.ts';
export { Assinatura, assinaturaCalls, assinaturaTopics, PeriodoDaTroca, SimulacaoTroca } from './assinatura/assinatura.contract.ts';
export { cancelamentoCalls, MotivoCancelamento, SituacaoCancelamento } from './assinatura/cancelamento.contract.ts';
export { ConsultaConsumo, consumoCalls, ConsumoDoDia, ResumoConsumo } from './consumo/consumo.contract.ts';
export {
  Atualizacao,
  atualizacaoCalls,
  Manutencao,
  manutencaoCalls,
  manutencaoTopics,
} from './atualizacao/atualizacao.contract.ts';
export { Conquista, conquistaCalls, MedidaConquista } from './conquista/conquista.contract.ts';
export {
  CodigoIndicacao,
  ConsultaIndicacoes,
  Indicacao,
  indicacaoCalls,
  indicacaoTopics,
  MotivoRecusaIndicacao,
  ResumoIndicacoes,
  SituacaoIndicacao,
} from './indicacao/indicacao.contract.ts';
export { Exportacao, exportacaoCalls, StatusExportacao } from './assinatura/exportacao.contract.ts';
export {
  AjusteFatura,
  CobrancaPix,
  ConsultaFaturas,
  faturaCalls,
  FaturaDetalhe,
  FaturaResumo,
  Pagador,
  PagamentoFatura,
  ProximaFatura,
  SituacaoFatura,
} from './assinatura/fatura.contract.ts';
export { BUSCA_LIMITE, BUSCA_MINIMO, buscaCalls, BuscaRecente, ItemBusca } from './busca/busca.contract.ts';
export { Conta, contaCalls, SessaoAtiva } from './conta/conta.contract.ts';
export { Preferencias, preferenciasCalls } from './conta/preferencias.contract.ts';
export { diagnosticoCalls, EmailGuardado } from './diagnostico/diagnostico.contract.ts';
export {
  ConsultaNotificacoes,
  mensagemCalls,
  MensagemProvedor,
  Notificacao,
  notificacaoCalls,
  notificacaoTopics,
  notificationsCalls,
  PaginaNotificacoes,
} from './notificacao/notificacao.contract.ts';
export {
  COOKIE_TOUR,
  EmpresaOnboarding,
  OfertaPlano,
  onboardingCalls,
  PerfilSeguradoras,
  Plano,
  Tour,
  UsuarioOnboarding,
} from './onboarding/onboarding.contract.ts';
export { onboardingEvents } from './onboarding/onboarding.events.ts';
export { construcaoRoutes } from './routes/construcao.routes.ts';
export { engagementRoutes } from './routes/engagement.routes.ts';
export { onboardingRoutes } from './routes/onboarding.routes.ts';
export { settingsRoutes } from './routes/settings.routes.ts';
export * from './tarefa/tarefa.contract.ts';
export {
  AceitePolitica,
  ConsultaAceites,
  Encarregado,
  MinhaPolitica,
  politicaCalls,
  PoliticaPublica,
  PoliticaVersao,
} from './lgpd/politica.contract.ts';
export {
  AtoPermissao,
  BaseLegal,
  ConsultaPermissoes,
  DescadastroPublico,
  EstadoPermissao,
  Finalidade,
  LinkColeta,
  OrigemPermissao,
  PermissoesDoSegurado,
  permissoesCalls,
  PermissoesPublicas,
  permissoesPublicasCalls,
  ProvaPermissao,
  SituacaoColeta,
} from './lgpd/permissoes.contract.ts';
export {
  ConsultaPedidosTitular,
  CorrecaoTitular,
  FichaPedidoTitular,
  NovoPedidoTitular,
  OrigemPedidoTitular,
  PedidoTitular,
  Retencao,
  SituacaoPedidoTitular,
  TipoPedidoTitular,
  titularCalls,
} from './lgpd/titular.contract.ts';
export {
  CodigoTitular,
  direitosPublicosCalls,
  FormatoDosDados,
  PedidoAcompanhado,
  PedidoPublico,
  PedidosDoLink,
} from './lgpd/direitos.contract.ts';
export { COOKIE_TERMO, Termo, termosCalls } from './termos/termos.contract.ts';
export { Webinar, webinarCalls, webinarTopics } from './webinar/webinar.contract.ts';
export * from './compartilhamento/compartilhamento.contract.ts';
export * from './pagina-publica/pagina-publica.contract.ts';
export * from './leitura/leitura.contract.ts';
export * from './leitura/importacao-documentos.contract.ts';
export * from './financeiro/extrato-comissao.contract.ts';
export * from './financeiro/arquivo-extrato.contract.ts';
export * from './financeiro/recebimento.contract.ts';
export * from './financeiro/comissao-devida.contract.ts';
export * from './financeiro/contestacao.contract.ts';
export * from './financeiro/repasse.contract.ts';
export * from './financeiro/retorno-repasse.contract.ts';
export * from './financeiro/status-repasse.contract.ts';
export * from './financeiro/fatura.contract.ts';
export * from './financeiro/vida.contract.ts';
export * from './financeiro/reemissao.contract.ts';
