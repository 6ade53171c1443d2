/** What is done with the personal data a table can hold of a brokerage's client. */
type Decisao =
  /** Rows of the person are removed, or what names them in the rows is. */
  | 'ELIMINA'
  /** A rule of retention keeps the rows that it names; the others are removed. */
  | 'GUARDA'
  /** It follows another table by triggers. */
  | 'SEGUE'
  /** It holds nothing of a brokerage's client. */
  | 'SEM_CLIENTE';

const each = <D extends Decisao>(decisao: D, tabelas: string): [string, D][] =>
  tabelas
    .trim()
    .split(/\s+/)
    .map((tabela) => [tabela, decisao]);

/** Every table that can hold personal data, by what an elimination does with it. A new table has its word here. */
export const DECISOES: Readonly<Record<string, Decisao>> = Object.fromEntries([
  ...each(
    'ELIMINA',
    `orcamento orcamento_evento orcamento_recusa anexo declaracao_saude cotacao resultado_cotacao oferta_cotacao referencia_oferta
     questionario_arquivo solicitacao_cotacao envio_orcamento envio_entrega envio_resposta tarefa notificacao busca_recente evento idempotencia
     filtro_salvo importacao_cadastro modelo_mensagem coleta_permissao exportacao_conta auditoria grupo_segurado documento documento_vinculo documento_texto
     importacao_arquivo
     mesclagem_segurado segurado_alias
     mensagem_segurado pedido_compartilhamento apolice_externa importacao_linha
     lancamento serie_lancamento leitura_de_extrato extrato_bancario transacao recebimento regra_memo extrato_linha contestacao contestacao_evento contestacao_envio
     fatura_arquivo fatura_ato repasse lote_repasse`,
  ),
  ...each(
    'GUARDA',
    'segurado proposta apolice endosso pedido_endosso divergencia_emissao pagamento_parcela contato_parcela reemissao_parcela pacote_provas sinistro resposta_exigencia aviso_seguradora permissao_lgpd solicitacao_titular',
  ),
  ...each(
    'SEGUE',
    'busca_item busca_chave busca_palavra cotacao_lista perda_lista venda_lista venda_busca parcela_lista comissao_lista extrato_arquivo vida movimento_vida',
  ),
  ...each(
    'SEM_CLIENTE',
    `assinatura corretora logo_corretora aliquota_corretora plano fatura_assinatura cobranca_fatura pagamento_fatura devolucao_fatura aviso_pix
     lembrete_fatura cadastro termo_versao termo_assinado perfil_automacao parametro_cotacao sequencia usuario perfil_acesso sessao prova_acesso
     segundo_fator codigo_recuperacao tentativa_acesso preferencia_usuario tour_usuario produtor regra_repasse seguradora_tenant ramo_assinatura
     conjunto arranjo_lista seguradora ramo ramo_iof tabela_retencao tabela_retencao_assinatura
     cnae fipe veiculo_placa cep cep_faixa catalogo_versao questionario_link modelo_padrao
     politica_versao politica_aceite encarregado texto_finalidade regra_retencao retencao_titular retencao_aplicada codigo_titular parcela
     comissao movimento_apolice prazo transferencia transferencia_item divisao_produtor atividade mensagem_provedor webinar lista_contagem menu_item aplicativo novidade codigo_suporte ato_suporte processo
     contagem_pedido migracao conquista manutencao ajuste_fatura indicacao cancelamento_assinatura imagem_pagina pagina_publica pagina_publicada parametro
     dominio_remetente importacao_documentos compartilhamento compartilhamento_segredo importacao_mapeamento
     natureza_contabil conta_contabil lancamento_contabil partida saldo_contabil opcao_de_lista parcela_soma comissao_soma comissao_a_receber_soma repasse_previsto repasse_previsto_soma repasse_previsto_mudanca
     conta_financeira categoria_financeira centro_de_custo previsao_financeira extrato_mapeamento extrato_comissao extrato_parte recebimento_comissao contestacao_item conciliacao banco_mapeamento pagamento_repasse grupo_coletivo fatura fatura_faixa fatura_ajuste`,
  ),
]);
