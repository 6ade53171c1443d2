/** What leaves of a table with a copy of the account's data, and what never does; each column has its place in one of the two. */
interface Colunas {
  readonly mostra: string;
  /** Secrets and their digests, what only serves to search or to count, and whose it is. */
  readonly esconde: string;
}

/** The tables a copy holds, in the order it is written: what the brokerage typed, bought, sold and was charged for. */
export const COLUNAS = {
  assinatura: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em login plano status data_assinatura trial_inicio
      trial_fim limites tem_parcela_pendente cancela_em`,
    esconde: 'assinatura_id',
  },
  corretora: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em razao_social fantasia cnpj susep inscricao_municipal
      regime email_intranet contas principal site ativo telefone enderecos responsavel logo_sha256`,
    esconde: 'assinatura_id busca',
  },
  aliquota_corretora: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em corretora_id tributo municipio bps desde ate`,
    esconde: 'assinatura_id',
  },
  perfil_acesso: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em nome escopo flags segue_plano`,
    esconde: 'assinatura_id',
  },
  parametro: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em grupo valor`,
    esconde: 'assinatura_id',
  },
  tabela_retencao_assinatura: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em desde inss_bps inss_teto_centavos irrf_faixas
      irrf_simplificado_centavos irrf_minimo_centavos irrf_reducao fonte`,
    esconde: 'assinatura_id',
  },
  usuario: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em nome email administrador perfil_id flags produtor_id
      corretora_ids horarios status senha_expira_em primeiro_acesso ultimo_acesso_em email_confirmado_em telefone
      senha_trocada_em codigo_indicacao`,
    esconde: 'assinatura_id senha_hash tentativas bloqueado_ate login_legado segfyer busca',
  },
  produtor: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em tipo pessoa nome documento susep email celular ativo
      regime retencao_tabela ir_bps iss_bps inss_bps conta pix supervisor_id`,
    esconde: 'assinatura_id busca',
  },
  regra_repasse: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em produtor_id alcance apolice_id ramo seguradora negocio base pct_bps
      momento desde ate`,
    esconde: 'assinatura_id',
  },
  seguradora_tenant: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em seguradora corretora_id codigo_corretor ativo
      comissao politica_comissao regras_estorno telefone_sinistro telefone_assistencia`,
    esconde: 'assinatura_id',
  },
  segurado: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em pessoa documento nome nome_social nascimento sexo
      estado_civil profissao renda_centavos email celular contatos dependentes representantes cep logradouro numero complemento bairro cidade uf enderecos
      produtor_id grupo_id origem tags status`,
    esconde: 'assinatura_id busca cidade_chave aniversario',
  },
  segurado_alias: { mostra: `id criado_em segurado_id documento mesclagem_id`, esconde: 'assinatura_id' },
  grupo_segurado: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em tipo nome`,
    esconde: 'assinatura_id',
  },
  permissao_lgpd: {
    mostra: `id em segurado_id finalidade ato base_legal origem texto_id texto_sha256 quem usuario_id coleta_id ip user_agent nota`,
    esconde: 'assinatura_id',
  },
  compartilhamento: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em pedido_id segurado_id seguradora status consent_id
      permissoes autorizado_em vale_ate encerrado_em encerrado_por motivo lido_em falha`,
    esconde: 'assinatura_id',
  },
  apolice_externa: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em compartilhamento_id segurado_id usuario_id seguradora
      numero produto nome_produto linha bem vig_ini vig_fim premio_total_centavos bonus corretor veiculo coberturas sinistros lida_em
      apolice_id orcamento_id`,
    esconde: 'assinatura_id',
  },
  solicitacao_titular: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em tipo nome documento contato detalhe recebida_em
      prazo_em status resposta encerrada_em origem entregue_em`,
    esconde: 'assinatura_id avisado_pct',
  },
  orcamento: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em numero linha tipo origem status usuario_id
      segurado_id segurado_nome segurado_documento bem vig_ini vig_fim rascunho schema_versao rascunho_versao rascunho_por
      cotacao_id melhor_premio_centavos melhor_seguradora fechado_em motivo_recusa formulario apolice_anterior_id produtor_id
      nasceu_em_branco em_branco escolha_premio_centavos escolha_seguradora escolha_de premio_centavos premio_seguradora
      premio_de`,
    esconde: 'assinatura_id busca documento_chave',
  },
  orcamento_evento: {
    mostra: `id orcamento_id em tipo usuario_id texto dados`,
    esconde: 'assinatura_id',
  },
  orcamento_recusa: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em orcamento_id motivo texto concorrente
      premio_perdido_centavos recontato_em tarefa_id reaberta_em`,
    esconde: 'assinatura_id',
  },
  cotacao: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em orcamento_id rodada status snapshot seguradoras
      comissao_bps desconto_bps iniciada_em concluida_em limite_segundos complementa_id`,
    esconde: 'assinatura_id payload_hash',
  },
  resultado_cotacao: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em cotacao_id seguradora status familia_erro mensagens
      numero_calculo validade iniciado_em tempo_ms tentativas`,
    esconde: 'assinatura_id',
  },
  oferta_cotacao: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em resultado_id cotacao_id ordem pacote principal
      premio_liquido_centavos iof_centavos premio_total_centavos comissao_bps comissao_centavos franquias coberturas
      assistencias parcelamentos observacoes periodicidade composicao`,
    esconde: 'assinatura_id',
  },
  solicitacao_cotacao: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em linha origem status nome email celular dados
      consentimento questionario_id orcamento_id usuario_id responsavel_id assumida_em motivo_descarte protocolo utm
      publicada_id`,
    esconde: 'assinatura_id chave pedido_hash avisado_id',
  },
  questionario_arquivo: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em questionario_id nome mime bytes sha256`,
    esconde: 'assinatura_id',
  },
  envio_orcamento: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em orcamento_id usuario_id canal destinatarios ofertas
      assunto mensagem expira_em revogado_em aberto_em ultima_abertura_em aberturas`,
    esconde: 'assinatura_id token_hash',
  },
  envio_resposta: {
    mostra: `id em envio_id tipo oferta_id nome mensagem usuario_id`,
    esconde: 'assinatura_id chave ip',
  },
  modelo_mensagem: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em canal nome assunto corpo`,
    esconde: 'assinatura_id',
  },
  proposta: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em numero numero_seguradora orcamento_id seguradora
      ramo corretora_id segurado_id apolice_id usuario_id bem placa vig_ini vig_fim premio_liquido_centavos iof_centavos
      premio_total_centavos comissao_bps transmitida_em prazo_aceite status oferta_id numero_apolice comissao_centavos
      politica_comissao plano rotulo_pagamento coberturas produtores exigencias vistoria dados_complementares transmissao
      mensagens motivo_risco_segurado origem itens agenciamento_bps prolabore_bps renovacao_de_id tipo_documento bonus ci forma`,
    esconde: 'assinatura_id chaves_risco',
  },
  resposta_exigencia: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em proposta_id exigencia nota`,
    esconde: 'assinatura_id',
  },
  apolice: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em numero seguradora ramo corretora_id segurado_id bem
      orcamento_id produtor_id usuario_id emissao vig_ini vig_fim premio_liquido_centavos iof_centavos premio_total_centavos
      situacao_renovacao status formulario rascunho schema_versao bonus ci tipo_documento origem itens coberturas comissao_bps
      agenciamento_bps prolabore_bps politica_comissao forma produtores renovacao_de_id coberto_ate suspensa_em cancelada_em`,
    esconde: 'assinatura_id chaves_risco',
  },
  endosso: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em apolice_id numero usuario_id numero_seguradora tipo subtipo
      canal protocolo motivo dados vig_ini premio_liquido_centavos iof_centavos premio_total_centavos comissao_centavos efeitos recusa
      emitido_em desfeito_em status`,
    esconde: 'assinatura_id',
  },
  divergencia_emissao: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em apolice_id clausula item de para nota status`,
    esconde: 'assinatura_id',
  },
  movimento_apolice: { mostra: `id em usuario_id apolice_id endosso_id tipo centavos`, esconde: 'assinatura_id' },
  conta_contabil: { mostra: `id natureza titular`, esconde: 'assinatura_id' },
  lancamento_contabil: { mostra: `id em dia usuario_id origem apolice_id origens`, esconde: 'assinatura_id' },
  partida: { mostra: `id lancamento_id conta_id em centavos`, esconde: 'assinatura_id' },
  transferencia: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em de_produtor_id para_produtor_id filtro vigor_desde apolices
      premio_centavos comissoes_centavos feitas concluida_em desfeita_em status`,
    esconde: 'assinatura_id',
  },
  divisao_produtor: { mostra: `id apolice_id desde produtores transferencia_id`, esconde: 'assinatura_id' },
  pacote_provas: {
    mostra: `id criado_em criado_por proposta_id apolice_id titulo fatos texto texto_sha256 pdf_sha256`,
    esconde: 'assinatura_id pdf',
  },
  prazo: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em tipo alvo_tipo alvo_id usuario_id inicio pausas fim documento_id
      avisos`,
    esconde: 'assinatura_id',
  },
  sinistro: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em numero protocolo_seguradora apolice_id usuario_id
      item placa causa ocorrido_em aviso_em local relato terceiros checklist valores classificacao negativa prazo_regulacao
      andamentos status`,
    esconde: 'assinatura_id',
  },
  parcela: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em proposta_id apolice_id endosso_id numero vencimento
      valor_centavos ajuste_centavos iof_centavos forma linha_digitavel pix_copia_e_cola pago_em pago_centavos status fatura_id multa_centavos juros_centavos`,
    esconde: 'assinatura_id',
  },
  pagamento_parcela: {
    mostra: 'id criado_em criado_por parcela_id pago_em valor_centavos encargos_centavos observacao desfaz_id antes',
    esconde: 'assinatura_id',
  },
  contato_parcela: {
    mostra: 'id criado_em criado_por parcela_id tipo prometida_para tarefa_id observacao proximo_em',
    esconde: 'assinatura_id',
  },
  reemissao_parcela: {
    mostra: `id criado_em criado_por parcela_id status forma vencimento_pedido observacao vencimento_anterior saldo_centavos linha_anterior
      pix_anterior enviada_em protocolo consultas consultada_em proxima_em respondida_em recusa falha vencimento multa_centavos juros_centavos
      valor_centavos linha_digitavel pix_copia_e_cola`,
    esconde: 'assinatura_id',
  },
  comissao: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em proposta_id apolice_id endosso_id parcela_id numero tipo
      base_centavos bps prevista_centavos previsao_em recebida_centavos status fatura_id`,
    esconde: 'assinatura_id',
  },
  conta_financeira: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em nome tipo corretora_id banco agencia conta
      saldo_inicial_centavos saldo_inicial_em ativa convenio`,
    esconde: 'assinatura_id',
  },
  categoria_financeira: {
    mostra: 'id criado_em criado_por alterado_em alterado_por versao excluido_em nome tipo ativo',
    esconde: 'assinatura_id busca',
  },
  centro_de_custo: {
    mostra: 'id criado_em criado_por alterado_em alterado_por versao excluido_em nome ativo',
    esconde: 'assinatura_id busca',
  },
  serie_lancamento: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em tipo descricao pessoa documento categoria_id centro_id conta_id
      destino_id valor_centavos observacao frequencia intervalo inicio ate vezes ultimo_dia_do_mes competencia_meses gerada_ate`,
    esconde: 'assinatura_id',
  },
  previsao_financeira: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em conciliada_bps em_dia_bps atrasada_bps atraso_dias
      horizonte_meses`,
    esconde: 'assinatura_id',
  },
  lancamento: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em tipo descricao pessoa documento categoria_id
      centro_id conta_id destino_id competencia vencimento pago_em valor_centavos previsto_centavos prevista_conta_id conciliado_em origem origem_id status
      observacao serie_id ocorrencia_em`,
    esconde: 'assinatura_id busca',
  },
  extrato_comissao: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em seguradora corretora_id numero competencia credito_em bruto_centavos
      irrf_centavos iss_centavos inss_centavos outros_centavos liquido_centavos avisos status linhas casadas pendentes casado_centavos`,
    esconde: 'assinatura_id numero_chave',
  },
  extrato_linha: {
    mostra: `id extrato_id ordem linha apolice endosso parcela segurado proposta documento premio_centavos bps valor_centavos casamento decisao
      motivo decidida_em decidida_por`,
    esconde: 'assinatura_id',
  },
  extrato_parte: { mostra: 'id extrato_id linha_id comissao_id valor_centavos', esconde: 'assinatura_id' },
  recebimento: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em extrato_id descricao seguradora corretora_id conta_id dia
      valor_centavos irrf_centavos iss_centavos inss_centavos outros_centavos casado_centavos`,
    esconde: 'assinatura_id',
  },
  recebimento_comissao: {
    mostra: 'id recebimento_id comissao_id valor_centavos recebida_antes_centavos status_antes status_depois',
    esconde: 'assinatura_id',
  },
  contestacao: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em numero seguradora corretora_id motivo texto status desfecho
      status_antes meio destinatario protocolo enviada_em respondida_em encerrada_em proximo_contato_em`,
    esconde: 'assinatura_id',
  },
  contestacao_item: {
    mostra: 'id contestacao_id comissao_id ordem prevista_centavos recebida_centavos situacao status_antes',
    esconde: 'assinatura_id',
  },
  contestacao_evento: {
    mostra: 'id criado_em criado_por contestacao_id tipo dia texto desfecho automatico',
    esconde: 'assinatura_id',
  },
  contestacao_envio: { mostra: 'id criado_em usuario_id contestacao_id destinatario mensagem status', esconde: 'assinatura_id' },
  repasse: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em produtor_id papel comissao_id apolice_id recebimento_id regra_id
      base base_centavos pct_bps parte_bps valor_centavos liberado_em status lote_id estorno_de contestado_em contestado_por contestacao
      respondido_em respondido_por resposta`,
    esconde: 'assinatura_id',
  },
  lote_repasse: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em numero de ate status aprovado_em aprovado_por pago_em pago_por
      conta_id desfeito_em desfeito_por motivo remessa_em remessa_numero remessa_pagar_em convenio recalculado_em recalculado_por`,
    esconde: 'assinatura_id',
  },
  pagamento_repasse: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em lote_id produtor_id repasses bruto_centavos irrf_centavos
      iss_centavos inss_centavos liquido_centavos status pago_em lancamento_id seu_numero retorno
      retencao_mes mes_bruto_centavos mes_irrf_centavos mes_inss_centavos difere_irrf_centavos difere_inss_centavos acerto_irrf_centavos
      acerto_inss_centavos`,
    esconde: 'assinatura_id',
  },
  extrato_bancario: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em conta_id nome formato sha256 inicio fim saldo_em
      saldo_centavos lidos novos desfeito_em`,
    esconde: 'assinatura_id',
  },
  transacao: {
    mostra: `id criado_em excluido_em conta_id extrato_id fitid dia valor_centavos memo tipo documento status motivo resolvida_em
      resolvida_por`,
    esconde: 'assinatura_id busca',
  },
  conciliacao: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em transacao_id alvo_tipo lancamento_id recebimento_id
      valor_centavos efeito`,
    esconde: 'assinatura_id',
  },
  regra_memo: {
    mostra: 'id criado_em criado_por alterado_em alterado_por versao excluido_em contem categoria_id',
    esconde: 'assinatura_id',
  },
  grupo_coletivo: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em apolice_id preco base_centavos tabela cobranca
      dia_vencimento comissao_bps agenciamento_bps agenciamento_faturas prolabore_bps`,
    esconde: 'assinatura_id',
  },
  vida: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em apolice_id cpf nome nascimento papel titular_cpf inicio
      fim fim_por capital_centavos faixa_avisada`,
    esconde: 'assinatura_id',
  },
  fatura: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em apolice_id competencia vencimento status preco vidas
      liquido_centavos iof_centavos comissao_centavos ajuste_liquido_centavos ajuste_iof_centavos ajuste_comissao_centavos
      agenciamento_centavos prolabore_centavos is_cobrada`,
    esconde: 'assinatura_id',
  },
  fatura_faixa: { mostra: 'id fatura_id faixa vidas premio_centavos', esconde: 'assinatura_id' },
  fatura_ajuste: { mostra: 'id fatura_id de_fatura_id liquido_centavos iof_centavos comissao_centavos', esconde: 'assinatura_id' },
  movimento_vida: {
    mostra: `id criado_em criado_por fatura_id arquivo_id linha tipo cpf nome nascimento titular_cpf em papel capital_centavos faixa erros
      situacao`,
    esconde: 'assinatura_id',
  },
  fatura_ato: { mostra: 'id criado_em criado_por fatura_id tipo total_centavos vidas motivo', esconde: 'assinatura_id' },
  mensagem_segurado: {
    mostra: `id criado_em criado_por segurado_id usuario_id destinatario assunto texto sai_em dia status`,
    esconde: 'assinatura_id',
  },
  tarefa: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em titulo tipo vinculo responsavel_id vencimento
      prioridade recorrencia concluida_em status`,
    esconde: 'assinatura_id',
  },
  atividade: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em em tipo usuario_id orcamento_id`,
    esconde: 'assinatura_id',
  },
  anexo: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em orcamento_id nome mime bytes sha256`,
    esconde: 'assinatura_id',
  },
  documento: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em tipo nome mime bytes sha256 origem paginas leitura`,
    esconde: 'assinatura_id object_key sugestao',
  },
  documento_vinculo: {
    mostra: `id criado_em criado_por documento_id alvo alvo_id`,
    esconde: 'assinatura_id',
  },
  conjunto: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em usuario_id tipo linha nome seguradoras coberturas
      compartilhado`,
    esconde: 'assinatura_id',
  },
  filtro_salvo: {
    mostra: `id criado_em criado_por alterado_em alterado_por versao excluido_em usuario_id lista nome consulta padrao compartilhado
      definicao`,
    esconde: 'assinatura_id',
  },
  termo_assinado: {
    mostra: `id usuario_id termo_id sha256 assinado_em ip user_agent`,
    esconde: 'assinatura_id',
  },
  fatura_assinatura: {
    mostra: `id criado_em competencia plano forma valor_centavos vencimento linha_digitavel pago_em status pago_centavos
      encargos_centavos excedente_centavos`,
    esconde: 'assinatura_id',
  },
  ajuste_fatura: {
    mostra: `id criado_em criado_por tipo valor_centavos origem descricao fatura_id passo`,
    esconde: 'assinatura_id',
  },
} as const satisfies Readonly<Record<string, Colunas>>;
