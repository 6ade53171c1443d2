/** Sales and policies, as they are seen; and what comes with seeing a proposal. */
export const LEITURAS_DAS_VENDAS = `
  GET /c/api/v1/apolices/:apoliceId/endossos
  GET /c/api/v1/contratos/:contratoId/prazos
  GET /c/api/v1/provas/:pacoteId/provas.pdf
  GET /c/api/v1/importacoes/:importacaoDocumentosId
  POST /c/api/v1/orcamentos/:orcamentoId/proposta
  GET /c/api/v1/contratos/:contratoId
  GET /c/api/v1/contratos/:contratoId/digitado
  GET /c/api/v1/contratos/:contratoId/historico
  GET /c/api/v1/contratos/opcoes
  POST /c/api/v1/propostas/:propostaId/cancelamento
  GET /c/api/v1/vendas
  GET /c/api/v1/vendas/exportar
  GET /c/api/v1/vendas/opcoes
  GET /c/api/v1/vendas/totais`;

/** What is written of them. */
export const ESCRITAS_DAS_VENDAS = `
  POST /c/api/v1/contratos/:contratoId/provas
  POST /c/api/v1/parcelas/:parcelaId/aviso-de-mora
  POST /c/api/v1/prazos/:prazoId/fim
  POST /c/api/v1/provas/:pacoteId/conferencia
  POST /c/api/v1/importacoes
  POST /c/api/v1/importacoes/:importacaoDocumentosId/arquivos
  POST /c/api/v1/importacoes/:importacaoDocumentosId/cancelar
  POST /c/api/v1/importacoes/:importacaoDocumentosId/confirmar
  PUT /c/api/v1/contratos/:contratoId/digitado
  POST /c/api/v1/propostas
  POST /c/api/v1/divergencias/:divergenciaId/decisao
  POST /c/api/v1/propostas/:propostaId/emitir`;
