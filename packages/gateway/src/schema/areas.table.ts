/** Tables that are read together. */
export interface Area {
  readonly titulo: string;
  /** In the order they are read: the first is what the others hang from. */
  readonly tabelas: readonly string[];
}

/**
 * Every table of the product, by area: the order of the pages that `npm run schema` writes. A table in no area, or in two, is an error, so a
 * migration that makes one has its line here.
 */
export const AREAS: readonly Area[] = [
  {
    titulo: 'Assinatura e corretora',
    tabelas: [
      'assinatura',
      'corretora',
      'logo_corretora',
      'aliquota_corretora',
      'plano',
      'fatura_assinatura',
      'cobranca_fatura',
      'pagamento_fatura',
      'devolucao_fatura',
      'aviso_pix',
      'lembrete_fatura',
      'ajuste_fatura',
      'indicacao',
      'cancelamento_assinatura',
      'exportacao_conta',
      'consumo_busca',
      'conquista',
      'cadastro',
      'termo_versao',
      'termo_assinado',
      'perfil_automacao',
      'parametro',
      'parametro_cotacao',
      'dominio_remetente',
      'sequencia',
    ],
  },
  {
    titulo: 'Acesso',
    tabelas: [
      'usuario',
      'perfil_acesso',
      'sessao',
      'prova_acesso',
      'segundo_fator',
      'codigo_recuperacao',
      'tentativa_acesso',
      'preferencia_usuario',
      'tour_usuario',
    ],
  },
  {
    titulo: 'Cadastros da corretora',
    tabelas: [
      'segurado',
      'grupo_segurado',
      'mesclagem_segurado',
      'segurado_alias',
      'produtor',
      'regra_repasse',
      'seguradora_tenant',
      'ramo_assinatura',
      'conjunto',
      'filtro_salvo',
      'arranjo_lista',
      'importacao_cadastro',
      'importacao_linha',
      'importacao_mapeamento',
      // npm run new writes here
    ],
  },
  {
    titulo: 'Catálogos',
    tabelas: ['seguradora', 'ramo', 'ramo_iof', 'cnae', 'fipe', 'veiculo_placa', 'cep', 'cep_faixa', 'catalogo_versao'],
  },
  {
    titulo: 'Orçamento e cotação',
    tabelas: [
      'orcamento',
      'orcamento_evento',
      'orcamento_recusa',
      'anexo',
      'declaracao_saude',
      'cotacao',
      'resultado_cotacao',
      'oferta_cotacao',
      'referencia_oferta',
    ],
  },
  {
    titulo: 'Cliente: questionários e envios',
    tabelas: [
      'questionario_link',
      'questionario_arquivo',
      'solicitacao_cotacao',
      'modelo_mensagem',
      'modelo_padrao',
      'envio_orcamento',
      'envio_entrega',
      'envio_resposta',
      'pagina_publica',
      'pagina_publicada',
      'imagem_pagina',
      'vez_na_pagina',
    ],
  },
  {
    titulo: 'Documentos',
    tabelas: ['documento', 'documento_vinculo', 'documento_texto', 'importacao_documentos', 'importacao_arquivo'],
  },
  {
    titulo: 'Privacidade',
    tabelas: [
      'politica_versao',
      'politica_aceite',
      'encarregado',
      'texto_finalidade',
      'permissao_lgpd',
      'coleta_permissao',
      'codigo_titular',
      'solicitacao_titular',
      'regra_retencao',
      'retencao_titular',
      'retencao_aplicada',
      'pedido_compartilhamento',
      'compartilhamento',
      'compartilhamento_segredo',
      'apolice_externa',
    ],
  },
  {
    titulo: 'Proposta e carteira',
    tabelas: [
      'proposta',
      'resposta_exigencia',
      'anexo_da_resposta',
      'aviso_seguradora',
      'parcela',
      'comissao',
      'apolice',
      'endosso',
      'divergencia_emissao',
      'movimento_apolice',
      'prazo',
      'pacote_provas',
      'sinistro',
    ],
  },
  {
    titulo: 'O dia do corretor',
    tabelas: ['tarefa', 'atividade', 'notificacao', 'mensagem_provedor', 'webinar', 'inscricao_webinar'],
  },
  {
    titulo: 'Busca e listas',
    tabelas: [
      'busca_item',
      'busca_chave',
      'busca_palavra',
      'busca_recente',
      'lista_contagem',
      'cotacao_lista',
      'perda_lista',
      'venda_lista',
    ],
  },
  {
    titulo: 'Menu e suporte',
    tabelas: ['menu_item', 'aplicativo', 'novidade', 'manutencao', 'codigo_suporte', 'ato_suporte', 'acesso_suporte'],
  },
  {
    titulo: 'Infraestrutura',
    tabelas: ['auditoria', 'evento', 'idempotencia', 'processo', 'contagem_pedido', 'migracao'],
  },
];
