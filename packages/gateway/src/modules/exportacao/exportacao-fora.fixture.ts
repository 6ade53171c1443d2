const porque = (motivo: string, tabelas: string): [string, string][] =>
  tabelas
    .trim()
    .split(/\s+/)
    .map((tabela) => [tabela, motivo]);

/** Tables of a subscription that a copy of its data leaves out, and why. A new table is here or among the ones that are copied. */
export const FORA_DA_EXPORTACAO: Readonly<Record<string, string>> = Object.fromEntries([
  ...porque(
    'secrets and who is signed in',
    `sessao prova_acesso segundo_fator codigo_recuperacao codigo_suporte codigo_titular questionario_link coleta_permissao declaracao_saude
     referencia_oferta perfil_automacao dominio_remetente pedido_compartilhamento compartilhamento_segredo`,
  ),
  ...porque(
    'follows what is copied, for lists and searches',
    'busca_item busca_chave busca_palavra lista_contagem cotacao_lista perda_lista documento_texto venda_lista venda_busca parcela_lista comissao_lista opcao_de_lista saldo_contabil parcela_soma comissao_soma comissao_a_receber_soma repasse_previsto repasse_previsto_soma repasse_previsto_mudanca',
  ),
  ...porque(
    'how the product works, not what the brokerage did',
    `evento idempotencia sequencia exportacao_conta importacao_cadastro consumo_busca vez_na_pagina conquista mesclagem_segurado
     importacao_linha importacao_mapeamento importacao_documentos importacao_arquivo extrato_arquivo extrato_mapeamento leitura_de_extrato banco_mapeamento fatura_arquivo`,
  ),
  ...porque(
    'what one person chose to see',
    'preferencia_usuario tour_usuario arranjo_lista busca_recente notificacao mensagem_provedor inscricao_webinar',
  ),
  ...porque(
    'kept between the brokerage and us',
    'ato_suporte acesso_suporte cancelamento_assinatura lembrete_fatura cobranca_fatura pagamento_fatura devolucao_fatura aviso_pix indicacao',
  ),
  ...porque('the trail, which is asked for by itself', 'auditoria retencao_titular retencao_aplicada politica_aceite'),
  ...porque(
    'pictures and settings that mean nothing elsewhere',
    'logo_corretora imagem_pagina pagina_publica pagina_publicada ramo_assinatura parametro_cotacao encarregado seguradora',
  ),
  ...porque('says the same as what it hangs from', 'transferencia_item envio_entrega anexo_da_resposta aviso_seguradora pedido_endosso'),
]);
