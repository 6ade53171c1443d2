export { type HorarioAcesso, horarioPermitido } from './acesso/horario-permitido.ts';
export { type DonoSenha, faltamNaSenha, judgeSenha, type RegraSenha, regrasSenha, SENHA_MINIMO } from './acesso/regras-senha.ts';
export { definicaoAuto, linhaAuto } from './auto/linha-auto.ts';
export { type ParametrosAuto, parametrosAuto } from './auto/parametros-auto.ts';
export { type BlocoLido, readBlocoColado } from './auto/read-bloco-colado.ts';
export { type RotulosOpcoes, rotulosOpcoes } from './auto/rotulos-opcoes.ts';
export { type Faixa, type ParametrosBlocos, parametrosBlocos } from './blocos/parametros-blocos.ts';
export type { SeguradoraNegociada } from './blocos/pedido-blocos.ts';
export { type Opcoes, opcoesBlocos } from './blocos/rotulos-opcoes-blocos.ts';
export { vigenciaInicial } from './blocos/vigencia-inicial.ts';
export { rotulosDaPessoa, rotulosFim, rotulosInicio } from './blocos/rotulos-blocos.ts';
export { tabelaBonusVigente, type VersaoBonus, versoesBonus } from './bonus/tabela-vigente.ts';
export { type HistoricoBonus, proximaClasse, type TabelaBonus, tabelaBonus } from './bonus/proxima-classe.ts';
export { foldTexto, palavrasDaBusca, semCodigoDoPais } from './busca/palavras-da-busca.ts';
export { type BrCode, crc16, encodeBrCode, readBrCode } from './cobranca/br-code.ts';
export {
  basesDosJuros,
  type BasesDosJuros,
  type CobrancaComVencimento,
  type Juros,
  type Multa,
  ultimoDiaDePagar,
  type ValorNoDia,
  valorNoDia,
} from './cobranca/encargos.ts';
export { type EtapaCobranca, etapasDaCobranca, etapasVencidas } from './cobranca/etapas-da-cobranca.ts';
export { parametrosCobranca, type ParametrosCobranca } from './cobranca/parametros-cobranca.ts';
export { prorateTroca, type Proporcional, type TrocaDePlano } from './cobranca/prorate-troca.ts';
export {
  type CobrancaPaga,
  type ContaDaFatura,
  contaDaFatura,
  type PagamentoRecebido,
  type SituacaoPagamento,
  situacoesQuitadas,
} from './cobranca/situacao-fatura.ts';
export { formatValorPix, parseValorPix } from './cobranca/valor-pix.ts';
export { calcComissao, splitComissao } from './comissao/calc-comissao.ts';
export {
  COLUNA_ATUAL,
  type Comparativo,
  compareOfertas,
  type GrupoComparativo,
  type LinhaComparativo,
  type Mudanca,
  type OfertaComparada,
  rotulosMudanca,
  rotulosPeriodicidade,
  mudancaDoPremio,
} from './cotacao/compare-ofertas.ts';
export { compareVersoes, type VersaoComparada } from './cotacao/compare-versoes.ts';
export { type AjusteComercial, ajusteComercial } from './cotacao/ajuste-comercial.ts';
export { isRespostaVigente } from './cotacao/is-resposta-vigente.ts';
export { isResultadoFinal } from './cotacao/is-resultado-final.ts';
export { limiteDaAssistencia, limiteDaCobertura } from './cotacao/limite-da-clausula.ts';
export { mergeRespostas, type RespostaVisivel, seguradorasQueMudaram, type Termos } from './cotacao/merge-respostas.ts';
export { keepNewest } from './cotacao/keep-newest.ts';
export { type MarcaDaSeguradora, marcaDaSeguradora } from './cotacao/marca-da-seguradora.ts';
export { melhorOferta } from './cotacao/melhor-oferta.ts';
export {
  formasOferecidas,
  melhorSemJuros,
  numerosDeParcelas,
  opcoesDePagamento,
  type FormaPedida,
  parcelaDe,
  textoDasFormas,
  valorDaParcela,
} from './cotacao/opcoes-de-pagamento.ts';
export { payloadCanonico } from './cotacao/payload-canonico.ts';
export {
  type ParteDaPontuacao,
  pesosPontuacao,
  type PesosPontuacao,
  type Pontuacao,
  scoreOfertas,
} from './cotacao/score-ofertas.ts';
export {
  type AlertaSimulacao,
  type Alavancas,
  type Combinado,
  franquiaDaOferta,
  simulateOferta,
  type Simulacao,
} from './cotacao/simulate-oferta.ts';
export { type Remedio, type RemedioId, remedios } from './cotacao/remedios.ts';
export { slugDaSeguradora } from './cotacao/slug-da-seguradora.ts';
export { type EstadosCotacao, canTransition, transicoes } from './cotacao/transicoes.ts';
export { addMeses } from './datas/add-meses.ts';
export { addAnos, addDias, diffDias } from './datas/add-dias.ts';
export {
  type Feriados,
  feriadosBancarios,
  feriadosCom,
  feriadosDoAno,
  feriadosNacionais,
  isDiaUtil,
  isFeriado,
  pascoaDe,
  proximoDiaUtil,
} from './datas/dia-util.ts';
export { formatData, formatDataHora, formatDia, formatHora, formatMes } from './datas/format-data.ts';
export { formatDuracao } from './datas/format-duracao.ts';
export { formatRelativo } from './datas/format-relativo.ts';
export { FUSO, noFuso } from './datas/fuso.ts';
export { hojeEm, idadeEm } from './datas/hoje-em.ts';
export { isData, parseData } from './datas/parse-data.ts';
export { formatBps, parseBps } from './dinheiro/bps.ts';
export { formatCentavos, formatNumero } from './dinheiro/format-numero.ts';
export { parseCentavos } from './dinheiro/parse-centavos.ts';
export { percentual, roundHalfUp } from './dinheiro/percentual.ts';
export { apportion } from './dinheiro/apportion.ts';
export { emailEstrito, emailFrouxo } from './documentos/email.ts';
export { formatCep, isCep, UFS } from './documentos/endereco.ts';
export { formatCnae, isCnae, normalizeCnae } from './documentos/cnae.ts';
export { formatDoCampo } from './documentos/format-do-campo.ts';
export { formatDocumento, normalizeDocumento } from './documentos/format-documento.ts';
export { formatEmpresa } from './documentos/format-empresa.ts';
export { formatPlaca, isPlaca, isChassi, isCodigoFipe } from './documentos/veiculo.ts';
export { DDDS, formatTelefone, isCelular, isTelefone, normalizeTelefone } from './documentos/telefone.ts';
export { isCnpj, isCpf } from './documentos/cpf-cnpj.ts';
export { exemplosDoModelo, fillModelo, unknownVariaveis, type VariavelDoModelo, VARIAVEIS_DO_MODELO } from './envio/fill-modelo.ts';
export { type EnderecoDoCep, enderecoDoCep, type ParteDoCep } from './endereco/endereco-do-cep.ts';
export { isOfertaVencida, isVigenciaPassada, type OfertaDoEnvio, validadeDoEnvio, variaveisDasOfertas } from './envio/ofertas-do-envio.ts';
export { type ParametrosEnvio, parametrosEnvio } from './envio/parametros-envio.ts';
export { temLink, textoSemLinks } from './envio/texto-sem-links.ts';
export { inicioDoVolume, type VolumeDeEnvio, volumeRestante } from './envio/volume-de-envio.ts';
export { catalogoDeErros, PRODUTO } from './erros/catalogo-de-erros.ts';
export { type CodigoErro, erroCampo } from './erros/codigo-erro.ts';
export {
  esperaDaTentativa,
  isStatusPassageiro,
  parseRetryAfter,
  ritmoEscuta,
  type RitmoTentativas,
  ritmoTentativas,
} from './erros/espera-da-tentativa.ts';
export { linesOfFalha, sentenceOfFalha } from './erros/sentence-of-falha.ts';
export { type OrigemIssues, translateIssues } from './erros/translate-issues.ts';
export { calcIof } from './iof/calc-iof.ts';
export { iofVigente, type LinhaIof } from './iof/iof-vigente.ts';
export { type RamoIof, tabelaIof } from './iof/tabela-iof.ts';
export { comValorEm, valorEm } from './linhas/caminho.ts';
export { judgeFiltro } from './filtro/judge-filtro.ts';
export { matchesFiltro, type RegistroFiltravel } from './filtro/matches-filtro.ts';
export { type CondicaoLida, readCondicao, type Teste } from './filtro/read-condicao.ts';
export {
  nomesDasLinhas,
  rotulosDoTipoPessoa,
  rotulosDasOpcoes,
  rotulosDaSituacaoProdutor,
  rotulosDaSituacaoRamo,
  rotulosDaSolicitacao,
  rotulosDoCalculo,
  rotulosDoMotivo,
  rotulosDoProdutor,
} from './filtro/rotulos-das-opcoes.ts';
export { MAX_ORDENS, type OrdemDaColuna, pressColuna, readOrdem, writeOrdem } from './lista/ordem-no-endereco.ts';
export { type EnderecoDaLista, listaNoEndereco, type MudancaDeLista } from './lista/lista-no-endereco.ts';
export { camposDe } from './linhas/create-linha.ts';
export type { CampoDefinido, DefinicaoLinha, GrupoDefinido, RiscoAberto, SecaoDefinida, TipoCampo } from './linhas/definicao-linha.ts';
export { copyRisco } from './linhas/copy-risco.ts';
export { isObrigatorio, isVisivel } from './linhas/judge-campos.ts';
export type { ContextoLinha, LinhaQuotavel, ValidacaoLinha } from './linhas/linha-quotavel.ts';
export { linhas } from './linhas/linhas.table.ts';
export { camposDaOferta, definicaoManual, linhaManual } from './manual/linha-manual.ts';
export { ofertaDeManual, parcelamentosDeManual, type PremioManual, premioManual } from './manual/oferta-de-manual.ts';
export { type OfertaReprecificada, repriceManual } from './manual/reprice-manual.ts';
export { type ParametrosManual, parametrosManual } from './manual/parametros-manual.ts';
export { addNotificacao } from './notificacao/add-notificacao.ts';
export { type ListaNotificacoes, markNotificacoes } from './notificacao/mark-notificacoes.ts';
export { numeroDaNotificacao, type TipoNotificacao, tipoNotificacao } from './notificacao/tipo-notificacao.ts';
export { type ParcelaEmAtraso, valorEmAtraso } from './parametros/atraso.ts';
export { prazoDeResposta } from './parametros/expediente.ts';
export { feriadosDoAcesso, gruposPadrao, minimosDaRetencao, validateGrupo } from './parametros/grupos-padrao.ts';
export { dominioDe, problemaDoRegistro, registrosDoDominio, situacaoDoDominio } from './parametros/remetente.ts';
export { formatNumeroDoOrcamento, type SerieNumerada } from './parametros/numeracao.ts';
export { parametrosPadrao } from './parametros/parametros-padrao.ts';
export { validateTabelaRetencao } from './parametros/tabela-retencao.ts';
export { caminhoProposta } from './proposta/caminho-proposta.ts';
export { meetExigencias, isDispensada, addExigencias } from './proposta/exigencias.ts';
export { buildParcelas, type PlanoEscolhido } from './proposta/build-parcelas.ts';
export { parametrosProposta } from './proposta/parametros-proposta.ts';
export { pendenciasTransmissao } from './proposta/pendencias-transmissao.ts';
export { planosDaOferta } from './proposta/planos-da-oferta.ts';
export { forecastComissoes, type Previsao } from './proposta/forecast-comissoes.ts';
export { transicoesVenda } from './proposta/transicoes-venda.ts';
export { parcelamentoDe, type PlanoParcelamento } from './parcelamento/parcelamento-de.ts';
export { splitParcelas } from './parcelamento/split-parcelas.ts';
export { coberturasIncluidas, situacaoDaCobertura } from './pet/coberturas-do-plano.ts';
export { definicaoPet, linhaPet } from './pet/linha-pet.ts';
export { type CoberturaPet, parametrosPet } from './pet/parametros-pet.ts';
export { camposDoAnimal, coberturasPet, especiesPet, planosPet, portesPet } from './pet/rotulos-pet.ts';
export { isEncerrado, isVendavel, movimentosDe } from './orcamento/movimentos.ts';
export { type ParametrosUrgencia, parametrosUrgencia } from './orcamento/parametros-urgencia.ts';
export { type AcaoOrcamento, proximaAcao } from './orcamento/proxima-acao.ts';
export { rotuloSituacao, rotulosSituacao, tomDoOrcamento } from './orcamento/rotulo-situacao.ts';
export { rotuloUrgencia } from './orcamento/rotulo-urgencia.ts';
export { compareUrgencias, type FatosUrgencia, STATUS_QUE_PRESSAM, urgenciaDe } from './orcamento/urgencia.ts';
export {
  type CampoDoRegistro,
  type CamposDoRegistro,
  type Digitado,
  formOf,
  type FormularioDoRegistro,
  sayCampo,
  type ValorDoCampo,
} from './registro/campos-do-registro.ts';
export { type CelulaLida, readCampo } from './registro/read-campo.ts';
export { type FaixaDeJanela, janelaDe, janelasDe, janelasRenovacao } from './renovacao/janelas-renovacao.ts';
export {
  type AplicacaoDeCoberturas,
  applyCoberturas,
  type Coberturas,
  coberturasDoConjunto,
  judgeConjunto,
} from './linhas/conjunto-coberturas.ts';
export { comercialInicial } from './linhas/comercial-inicial.ts';
export { comercialDaRenovacao } from './renovacao/comercial-da-renovacao.ts';
export { type ApoliceARenovar, bonusPrevisto, type PedidoRenovacao, renewRascunho } from './renovacao/renew-rascunho.ts';
export { definicaoResidencial, linhaResidencial } from './residencial/linha-residencial.ts';
export { definicaoCondominio, linhaCondominio } from './condominio/linha-condominio.ts';
export { definicaoEmpresarial, linhaEmpresarial } from './empresarial/linha-empresarial.ts';
export { isPerguntada, type LeituraRespostas, readRespostas, pedeSaude } from './questionario/read-respostas.ts';
export type { PerguntaDoCliente, PerguntasDaLinha } from './questionario/definicao-questionario.ts';
export { perguntasDaLinha, questionarioDe } from './questionario/questionarios.table.ts';
export {
  decideNavigation,
  type DecisaoNavegacao,
  type MotivoRedirecionamento,
  type PedidoNavegacao,
} from './rotas/decide-navigation.ts';
export { markRetorno } from './rotas/mark-retorno.ts';
export { matchRoute, type RotaEncontrada } from './rotas/match-route.ts';
export { returnUrlSeguro } from './rotas/return-url-seguro.ts';
export { formatTelefoneDeServico, isTelefoneDeServico } from './documentos/telefone-de-servico.ts';
export { rotulosDaPolitica } from './seguradora/rotulos-politica.ts';
export { rotulosDaCapacidade, sayCondicao, sayFaixaEstorno } from './seguradora/rotulos-seguradora.ts';
export { normalizeSeguradora, validateSeguradora } from './seguradora/validate-seguradora.ts';
export { normalizeCorretora } from './corretora/normalize-corretora.ts';
export {
  rotulosDaChavePix,
  rotulosDaConta,
  rotulosDoEndereco,
  rotulosDoRegime,
  rotulosDoTributo,
} from './corretora/rotulos-corretora.ts';
export { sayAliquota, sayConta, sayEndereco, sayResponsavel } from './corretora/say-partes.ts';
export { validateCorretora } from './corretora/validate-corretora.ts';
export { isChavePix, normalizeChavePix } from './produtor/chave-pix.ts';
export { normalizeProdutor } from './produtor/normalize-produtor.ts';
export { validateProdutor } from './produtor/validate-produtor.ts';
export { type DescricaoDaFinalidade, finalidades, mayUse, rotulosDoEstadoPermissao, VALIDADE_COLETA_DIAS } from './lgpd/finalidades.ts';
export {
  pctDoPrazo,
  prazoDoTitular,
  rotulosDaSituacaoTitular,
  rotulosDoPedidoTitular,
  validatePedidoTitular,
} from './lgpd/pedido-titular.ts';
export { normalizeEncarregado, validateEncarregado } from './lgpd/validate-encarregado.ts';
export {
  countFaixas,
  type FaixaAns,
  faixaDoNascimento,
  inicioDasFaixas,
  nomeDaFaixa,
  QUANTIDADE_FAIXAS,
} from './saude/faixas-ans.ts';
export { definicaoSaude, linhaSaude } from './saude/linha-saude.ts';
export { mudancasDeFaixa, type MudancaDeFaixa } from './saude/mudancas-de-faixa.ts';
export {
  type FalhaMultiplicadores,
  type Multiplicadores,
  multiplicadoresPadrao,
  precoDaFaixa,
  validateMultiplicadores,
} from './saude/multiplicadores.ts';
export { parametrosSaude } from './saude/parametros-saude.ts';
export { portabilidadeDe } from './saude/portabilidade.ts';
export { camposDaVida, papeisVida } from './saude/rotulos-saude.ts';
export { type Flags, hasPermissao, permissoesDe } from './sessao/has-permissao.ts';
export { isTrialExpirado } from './sessao/is-trial-expirado.ts';
export { parseSessao } from './sessao/parse-sessao.ts';
export { LIMITE_COOKIE, serializeSessao } from './sessao/serialize-sessao.ts';
export { isEmTeste, nomeStatusAssinatura } from './sessao/status-assinatura.ts';
export { MAX_CORRETORA, truncateCorretora } from './sessao/truncate-corretora.ts';
export { scrubEvento } from './suporte/scrub-evento.ts';
export { type AdiamentoExtensao, adiamentosExtensao } from './trial/adiamentos-extensao.ts';
export { ASSINATURA_NOVA_DESDE, isAssinaturaNova } from './trial/assinatura-nova.ts';
export { esperaReconexao } from './tempo-real/espera-reconexao.ts';
export { isTourDado, isEmTour, type DestaqueTour, type PassoTour, tourSteps } from './trial/tour-steps.ts';
export { diasDeTeste, mensagemTrial } from './trial/mensagem-trial.ts';
export { isNovidadesVisivel, type RegraNovidades, regraNovidades } from './trial/novidades.ts';
export { definicaoVida, linhaVida } from './vida/linha-vida.ts';
export { type ParametrosVida, parametrosVida } from './vida/parametros-vida.ts';
export { perguntasDps, type TermoDps, termoDps } from './vida/perguntas-dps.ts';
export { hasRespostaSim, type PedidoDps, validateDps } from './vida/validate-dps.ts';
export { esportesVida, frequenciasEsporte, parentescos } from './vida/rotulos-vida.ts';
export { faltaParaInteiro, splitBeneficiarios } from './vida/split-beneficiarios.ts';
export {
  FLAGS_ABERTAS,
  FLAGS_DE_USUARIO,
  isNegada,
  perfilDe,
  PERFIS_DE_ACESSO,
  type Poderes,
} from './usuario/perfis-de-acesso.ts';
export { rotulosDaSituacaoUsuario } from './usuario/rotulos-da-situacao.ts';
export { rotulosDasFlags, rotulosDoPerfil } from './usuario/rotulos-usuario.ts';
export { normalizeUsuario, validateUsuario } from './usuario/validate-usuario.ts';
export {
  type FatosDaIndicada,
  isMesmaCaixa,
  normalizeCodigoIndicacao,
  recusaDaIndicacao,
  type Semelhancas,
  situacaoDaIndicacao,
} from './indicacao/indicacao.ts';
export {
  AVISO_DA_MANUTENCAO_MS,
  manutencaoAvisada,
  MAXIMO_DA_MANUTENCAO_MS,
  type SituacaoManutencao,
  situacaoDaManutencao,
} from './manutencao/manutencao.ts';
export { conquistadas, conquistas, type MedidasConquista, nomesDasConquistas, type RegraConquista } from './conquista/conquistas.ts';
export { dominiosDeTodos, type ParametrosIndicacao, parametrosIndicacao } from './indicacao/parametros-indicacao.ts';
export {
  CONTRASTE_DE_FORMA,
  CONTRASTE_DE_TEXTO,
  contrastOf,
  contrastOnPage,
  darkenTo,
  isCor,
  textOn,
} from './pagina-publica/contraste.ts';
export { drawPagina, escapeHtml, type ImagemDesenhada, type PaginaADesenhar } from './pagina-publica/draw-pagina.ts';
export { paginaInicial } from './pagina-publica/pagina-inicial.ts';
export { perguntasDaPagina, respostasDaPagina } from './pagina-publica/perguntas-da-pagina.ts';
export { isSlug, normalizePagina, toSlug, validatePagina } from './pagina-publica/validate-pagina.ts';
export * from './apolices.ts';
export * from './financeiro.ts';
export { type CopiaECola, readCopiaECola, type PixEstatico, writePixEstatico } from './pagamento/copia-e-cola.ts';
export { digitoMod10, digitoMod11Arrecadacao, digitoMod11Boleto } from './pagamento/digitos-verificadores.ts';
export {
  fatorDoVencimento,
  type LinhaDigitavel,
  type PartesDoBoleto,
  readLinhaDigitavel,
  vencimentoDoFator,
  writeLinhaDigitavel,
} from './pagamento/linha-digitavel.ts';
