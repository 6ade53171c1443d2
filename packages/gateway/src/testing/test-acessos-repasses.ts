/** What is owed to producers, and the lots it is paid in. */
export const LEITURAS_DE_REPASSES = `
  GET /c/api/v1/repasses/lotes
  GET /c/api/v1/repasses/lotes/:loteId
  GET /c/api/v1/repasses/lotes/:loteId/arquivo
  GET /c/api/v1/repasses/lotes/exportar
  GET /c/api/v1/repasses/produtores`;

/** What is done with them. */
export const ESCRITAS_DE_REPASSES = `
  POST /c/api/v1/repasses/:repasseId/responder
  POST /c/api/v1/repasses/lotes
  POST /c/api/v1/repasses/lotes/:loteId/aprovar
  POST /c/api/v1/repasses/lotes/:loteId/desfazer
  POST /c/api/v1/repasses/lotes/:loteId/pagar
  POST /c/api/v1/repasses/lotes/:loteId/remessa
  POST /c/api/v1/repasses/lotes/retorno
  POST /c/api/v1/repasses/lotes/simular`;

/** What a producer reads of what is theirs, whatever else they may open. */
export const LEITURAS_DO_PRODUTOR = `
  GET /c/api/v1/repasses
  GET /c/api/v1/repasses/exportar
  GET /c/api/v1/repasses/opcoes
  GET /c/api/v1/repasses/pagamentos
  GET /c/api/v1/repasses/pagamentos/:pagamentoRepasseId/recibo
  GET /c/api/v1/repasses/totais`;

/** The one thing they do with it. */
export const ESCRITAS_DO_PRODUTOR = `
  POST /c/api/v1/repasses/:repasseId/contestar`;
