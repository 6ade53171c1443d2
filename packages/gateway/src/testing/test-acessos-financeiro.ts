/** Calls of the brokerage's cash: entries, what they are told apart by, and the flow. */
export const CHAMADAS_DO_CAIXA = `
  GET /c/api/v1/categorias-financeiras
  POST /c/api/v1/categorias-financeiras
  GET /c/api/v1/categorias-financeiras/:id
  PUT /c/api/v1/categorias-financeiras/:id
  DELETE /c/api/v1/categorias-financeiras/:id
  GET /c/api/v1/categorias-financeiras/:id/historico
  GET /c/api/v1/categorias-financeiras/:id/usos
  GET /c/api/v1/categorias-financeiras/exportar
  POST /c/api/v1/categorias-financeiras/situacao
  GET /c/api/v1/centros-de-custo
  POST /c/api/v1/centros-de-custo
  GET /c/api/v1/centros-de-custo/:id
  PUT /c/api/v1/centros-de-custo/:id
  DELETE /c/api/v1/centros-de-custo/:id
  GET /c/api/v1/centros-de-custo/:id/historico
  GET /c/api/v1/centros-de-custo/:id/usos
  GET /c/api/v1/centros-de-custo/exportar
  POST /c/api/v1/centros-de-custo/situacao
  GET /c/api/v1/fluxo-caixa
  GET /c/api/v1/fluxo-caixa/exportar
  GET /c/api/v1/fluxo-caixa/previsao
  GET /c/api/v1/lancamentos
  POST /c/api/v1/lancamentos
  GET /c/api/v1/lancamentos/:lancamentoId
  PUT /c/api/v1/lancamentos/:lancamentoId
  POST /c/api/v1/lancamentos/:lancamentoId/cancelar
  POST /c/api/v1/lancamentos/:lancamentoId/desfazer
  GET /c/api/v1/lancamentos/:lancamentoId/historico
  POST /c/api/v1/lancamentos/:lancamentoId/realizar
  GET /c/api/v1/lancamentos/exportar
  GET /c/api/v1/lancamentos/opcoes
  GET /c/api/v1/lancamentos/totais
  GET /c/api/v1/series-de-lancamentos
  POST /c/api/v1/series-de-lancamentos
  GET /c/api/v1/series-de-lancamentos/:serieId
  POST /c/api/v1/series-de-lancamentos/:serieId/encerrar
  POST /c/api/v1/series-de-lancamentos/:serieId/mudar
`;

/** Calls of instalments past their due day, and of what is done about them. */
export const CHAMADAS_DAS_ATRASADAS = `
      GET /c/api/v1/parcelas/atrasadas
      GET /c/api/v1/parcelas/atrasadas/exportar
      GET /c/api/v1/parcelas/atrasadas/opcoes
      GET /c/api/v1/parcelas/atrasadas/totais
      POST /c/api/v1/cobrancas
      POST /c/api/v1/parcelas/:parcelaId/promessa`;

/** Calls of commission statements and receipts. */
export const CHAMADAS_DE_RECEBIMENTOS = `
      GET /c/api/v1/extratos
      GET /c/api/v1/extratos/exportar
      GET /c/api/v1/extratos/opcoes
      GET /c/api/v1/extratos/arquivos
      POST /c/api/v1/extratos/arquivos
      POST /c/api/v1/extratos/arquivos/:arquivoId/mapeamento
      POST /c/api/v1/extratos/arquivos/:arquivoId/cancelar
      GET /c/api/v1/extratos/:extratoId
      DELETE /c/api/v1/extratos/:extratoId
      GET /c/api/v1/extratos/:extratoId/linhas
      GET /c/api/v1/extratos/:extratoId/linhas/:linhaId/comissoes
      POST /c/api/v1/extratos/:extratoId/linhas/:linhaId/decisao
      POST /c/api/v1/extratos/:extratoId/sugestoes
      POST /c/api/v1/extratos/simular-baixa
      POST /c/api/v1/extratos/baixar
      GET /c/api/v1/recebimentos
      POST /c/api/v1/recebimentos
      PUT /c/api/v1/recebimentos/:recebimentoId
      DELETE /c/api/v1/recebimentos/:recebimentoId`;

/** Calls of accounts and of bank statements. */
export const CHAMADAS_DO_BANCO = `
      GET /c/api/v1/contas-financeiras
      POST /c/api/v1/contas-financeiras
      GET /c/api/v1/contas-financeiras/:contaId
      PUT /c/api/v1/contas-financeiras/:contaId
      DELETE /c/api/v1/contas-financeiras/:contaId
      GET /c/api/v1/contas-financeiras/:contaId/historico
      GET /c/api/v1/contas-financeiras/:contaId/usos
      GET /c/api/v1/contas-financeiras/exportar
      POST /c/api/v1/contas-financeiras/situacao
      GET /c/api/v1/extratos-bancarios
      POST /c/api/v1/extratos-bancarios
      GET /c/api/v1/extratos-bancarios/categorias
      GET /c/api/v1/extratos-bancarios/contas
      POST /c/api/v1/extratos-bancarios/leituras/:leituraId/confirmar
      POST /c/api/v1/extratos-bancarios/:extratoBancarioId/desfazer
      GET /c/api/v1/movimentos-bancarios
      GET /c/api/v1/movimentos-bancarios/exportar
      POST /c/api/v1/movimentos-bancarios/ignorar
      GET /c/api/v1/movimentos-bancarios/sugestoes
      GET /c/api/v1/movimentos-bancarios/totais
      GET /c/api/v1/movimentos-bancarios/:transacaoId/alvos
      POST /c/api/v1/movimentos-bancarios/:transacaoId/desfazer
      POST /c/api/v1/conciliacoes
      GET /c/api/v1/regras-memo
      POST /c/api/v1/regras-memo
      POST /c/api/v1/regras-memo/aplicar
      DELETE /c/api/v1/regras-memo/:regraId
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
      GET /c/api/v1/parcelas
      GET /c/api/v1/parcelas/exportar
      GET /c/api/v1/parcelas/opcoes
      GET /c/api/v1/parcelas/totais
      POST /c/api/v1/parcelas/:parcelaId/pagamentos
      POST /c/api/v1/parcelas/:parcelaId/pagamentos/:pagamentoId/desfazer
      PUT /c/api/v1/parcelas/:parcelaId/segunda-via
      GET /c/api/v1/vendas
      GET /c/api/v1/vendas/exportar
      GET /c/api/v1/vendas/opcoes
      GET /c/api/v1/vendas/totais`;
