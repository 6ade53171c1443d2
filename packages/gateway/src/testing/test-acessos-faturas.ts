/** What bills of collective policies show. */
export const LEITURAS_DE_FATURAS = `
  GET /c/api/v1/faturas
  GET /c/api/v1/faturas/apolices
  GET /c/api/v1/faturas/exportar
  GET /c/api/v1/faturas/opcoes
  GET /c/api/v1/faturas/totais
  GET /c/api/v1/faturas/:faturaId
  GET /c/api/v1/faturas/:faturaId/movimentos/exportar
  GET /c/api/v1/faturas/:faturaId/vidas
  GET /c/api/v1/faturas/:faturaId/vidas/exportar`;

/** What is done with them. */
export const ESCRITAS_DE_FATURAS = `
  POST /c/api/v1/faturas
  DELETE /c/api/v1/faturas/:faturaId
  PUT /c/api/v1/faturas/:faturaId/grupo
  POST /c/api/v1/faturas/:faturaId/fechar
  POST /c/api/v1/faturas/:faturaId/reabrir
  POST /c/api/v1/faturas/:faturaId/vidas
  POST /c/api/v1/faturas/:faturaId/movimentacao
  POST /c/api/v1/faturas/:faturaId/movimentacao/:movimentacaoId/confirmar`;
