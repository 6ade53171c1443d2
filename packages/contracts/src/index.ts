export { accessCalls, Login, LoginAceito } from './access/access.contract.ts';
export { apoioCalls, EnderecoCep, PessoaConhecida, VeiculoFipe, VeiculoPlaca } from './apoio/apoio.contract.ts';
export { Ambiente, Construcoes, MapaImportacao } from './composition/ambiente.contract.ts';
export { CargaDoMapa } from './composition/carga.contract.ts';
export {
  composicaoCalls,
  composicaoTopics,
  MapaAssinado,
  MapaDaSessao,
  RELATAR_SAUDE,
  RelatoSaude,
  saudeCalls,
} from './composition/composition.contract.ts';
export { composicaoEvents } from './composition/composition.events.ts';
export { ModoSuporte } from './composition/modo-suporte.contract.ts';
export { quebraEvents } from './composition/quebra.events.ts';
export { defineCall, defineEvent, defineTopic, topicPath } from './define.ts';
export type { Bloqueio, BusEvent, Call, ClienteTempoReal, Exigencia, Metodo, Permissao, Topic, TopicParams } from './define.ts';
export { consultaLista, ErroCampo, paginaDe, RespostaRecusada, respostaDe } from './envelope.ts';
export { Bps, Centavos, Data, Id, Instante, Nada, Slug } from './formats.ts';
export { ItemMenu, layoutCalls, layoutEvents } from './layout/layout.contract.ts';
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
} from './quoting/cotacao.contract.ts';
export { OrcamentoAuto, OrcamentoResumo, StatusOrcamento } from './quoting/orcamento.contract.ts';
export {
  ConsultaOrcamentos,
  CotacaoIniciada,
  PedidoCalculo,
  quotingCalls,
  quotingEvents,
  quotingTopics,
  statusOrcamentos,
} from './quoting/quoting.contract.ts';
export * from './quoting/risco-auto.contract.ts';
export { rascunhoDe, type Rascunho } from './rascunho.ts';
export { Corretora, Linha, Produtor, registryCalls, SeguradoraAtiva } from './registry/registry.contract.ts';
export { accessRoutes } from './routes/access.routes.ts';
export { allRoutes } from './routes/all-routes.ts';
export { addressOf, defineRoutes, type RouteId, type RouteRule, type RouteTable } from './routes/define-routes.ts';
export { leiturasDaMoldura, primeirasLeituras } from './routes/first-reads.ts';
export { layoutRoutes } from './routes/layout.routes.ts';
export { managementRoutes } from './routes/management.routes.ts';
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
export { AlvoConcessao, AtoDeSuporte, Concessao, EventoVisto, FotoDaPagina, suporteCalls } from './suporte/suporte.contract.ts';
