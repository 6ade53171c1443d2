/** What finance shows: instalments, accounts, bank statements, entries and the flow. */
export const LEITURAS_DO_FINANCEIRO = `
  GET /c/api/v1/contas-financeiras
  GET /c/api/v1/contas-financeiras/:contaId
  GET /c/api/v1/contas-financeiras/:contaId/historico
  GET /c/api/v1/contas-financeiras/:contaId/usos
  GET /c/api/v1/contas-financeiras/exportar
  GET /c/api/v1/extratos-bancarios
  GET /c/api/v1/extratos-bancarios/categorias
  GET /c/api/v1/extratos-bancarios/contas
  GET /c/api/v1/extratos-bancarios/leituras
  GET /c/api/v1/extratos-bancarios/leituras/:leituraId
  GET /c/api/v1/movimentos-bancarios
  GET /c/api/v1/movimentos-bancarios/exportar
  GET /c/api/v1/movimentos-bancarios/sugestoes
  GET /c/api/v1/movimentos-bancarios/totais
  GET /c/api/v1/movimentos-bancarios/:transacaoId/alvos
  GET /c/api/v1/regras-memo
  GET /c/api/v1/parcelas
  GET /c/api/v1/parcelas/exportar
  GET /c/api/v1/parcelas/opcoes
  GET /c/api/v1/parcelas/totais
  GET /c/api/v1/categorias-financeiras
  GET /c/api/v1/categorias-financeiras/:id
  GET /c/api/v1/categorias-financeiras/:id/historico
  GET /c/api/v1/categorias-financeiras/:id/usos
  GET /c/api/v1/categorias-financeiras/exportar
  GET /c/api/v1/centros-de-custo
  GET /c/api/v1/centros-de-custo/:id
  GET /c/api/v1/centros-de-custo/:id/historico
  GET /c/api/v1/centros-de-custo/:id/usos
  GET /c/api/v1/centros-de-custo/exportar
  GET /c/api/v1/fluxo-caixa
  GET /c/api/v1/fluxo-caixa/exportar
  GET /c/api/v1/fluxo-caixa/previsao
  GET /c/api/v1/lancamentos
  GET /c/api/v1/lancamentos/:lancamentoId
  GET /c/api/v1/lancamentos/:lancamentoId/historico
  GET /c/api/v1/lancamentos/exportar
  GET /c/api/v1/lancamentos/opcoes
  GET /c/api/v1/lancamentos/totais
  GET /c/api/v1/series-de-lancamentos
  GET /c/api/v1/series-de-lancamentos/:serieId`;

/** What it writes of them. */
export const ESCRITAS_DO_FINANCEIRO = `
  POST /c/api/v1/contas-financeiras
  PUT /c/api/v1/contas-financeiras/:contaId
  DELETE /c/api/v1/contas-financeiras/:contaId
  POST /c/api/v1/contas-financeiras/situacao
  POST /c/api/v1/extratos-bancarios
  DELETE /c/api/v1/extratos-bancarios/leituras/:leituraId
  POST /c/api/v1/extratos-bancarios/leituras/:leituraId/confirmar
  POST /c/api/v1/extratos-bancarios/:extratoBancarioId/desfazer
  POST /c/api/v1/movimentos-bancarios/ignorar
  POST /c/api/v1/movimentos-bancarios/:transacaoId/desfazer
  POST /c/api/v1/conciliacoes
  POST /c/api/v1/regras-memo
  POST /c/api/v1/regras-memo/aplicar
  DELETE /c/api/v1/regras-memo/:regraId
  POST /c/api/v1/parcelas/:parcelaId/pagamentos
  POST /c/api/v1/parcelas/:parcelaId/pagamentos/:pagamentoId/desfazer
  PUT /c/api/v1/parcelas/:parcelaId/segunda-via
  POST /c/api/v1/categorias-financeiras
  PUT /c/api/v1/categorias-financeiras/:id
  DELETE /c/api/v1/categorias-financeiras/:id
  POST /c/api/v1/categorias-financeiras/situacao
  POST /c/api/v1/centros-de-custo
  PUT /c/api/v1/centros-de-custo/:id
  DELETE /c/api/v1/centros-de-custo/:id
  POST /c/api/v1/centros-de-custo/situacao
  POST /c/api/v1/lancamentos
  PUT /c/api/v1/lancamentos/:lancamentoId
  POST /c/api/v1/lancamentos/:lancamentoId/cancelar
  POST /c/api/v1/lancamentos/:lancamentoId/desfazer
  POST /c/api/v1/lancamentos/:lancamentoId/realizar
  POST /c/api/v1/series-de-lancamentos
  POST /c/api/v1/series-de-lancamentos/:serieId/encerrar
  POST /c/api/v1/series-de-lancamentos/:serieId/mudar`;

const DE_AMBAS = ['acessoGestao', 'acessoParcelaAtrasada'] as const;
const BLOQUEIO = 'bloqueioOrcamentoManual';

/** One instalment and what is asked of its insurer, of either list; and those past their due day, with what is done about them. */
export const GRUPOS_DAS_PARCELAS = [
  {
    permissoes: DE_AMBAS,
    chamadas: `
  GET /c/api/v1/parcelas/:parcelaId
  GET /c/api/v1/parcelas/:parcelaId/segunda-via
  GET /c/api/v1/parcelas/:parcelaId/reemissoes`,
  },
  {
    permissoes: DE_AMBAS,
    bloqueio: BLOQUEIO,
    chamadas: `
  POST /c/api/v1/parcelas/:parcelaId/reemissoes
  POST /c/api/v1/parcelas/:parcelaId/reemissoes/:reemissaoId/cancelar`,
  },
  {
    permissoes: ['acessoParcelaAtrasada'],
    chamadas: `
  GET /c/api/v1/parcelas/atrasadas
  GET /c/api/v1/parcelas/atrasadas/exportar
  GET /c/api/v1/parcelas/atrasadas/opcoes
  GET /c/api/v1/parcelas/atrasadas/totais`,
  },
  {
    permissoes: ['acessoParcelaAtrasada'],
    bloqueio: BLOQUEIO,
    chamadas: `
  POST /c/api/v1/cobrancas
  POST /c/api/v1/parcelas/:parcelaId/contatos
  POST /c/api/v1/parcelas/:parcelaId/promessa
  POST /c/api/v1/reemissoes`,
  },
] as const;

/** Commission statements and receipts. */
export const LEITURAS_DE_RECEBIMENTOS = `
  GET /c/api/v1/extratos
  GET /c/api/v1/extratos/exportar
  GET /c/api/v1/extratos/opcoes
  GET /c/api/v1/extratos/arquivos
  GET /c/api/v1/extratos/:extratoId
  GET /c/api/v1/extratos/:extratoId/linhas
  GET /c/api/v1/extratos/:extratoId/linhas/:linhaId/comissoes
  GET /c/api/v1/recebimentos
  GET /c/api/v1/recebimentos/comissoes
  GET /c/api/v1/comissoes-a-receber
  GET /c/api/v1/comissoes-a-receber/exportar
  GET /c/api/v1/comissoes-a-receber/opcoes
  GET /c/api/v1/comissoes-a-receber/totais
  GET /c/api/v1/contestacoes
  GET /c/api/v1/contestacoes/exportar
  GET /c/api/v1/contestacoes/totais
  GET /c/api/v1/contestacoes/:contestacaoId
  GET /c/api/v1/contestacoes/:contestacaoId/carta`;

/** What is decided of statements, and receipts written by hand. */
export const ESCRITAS_DE_RECEBIMENTOS = `
  POST /c/api/v1/extratos/arquivos
  POST /c/api/v1/extratos/arquivos/:arquivoId/mapeamento
  POST /c/api/v1/extratos/arquivos/:arquivoId/cancelar
  DELETE /c/api/v1/extratos/:extratoId
  POST /c/api/v1/extratos/:extratoId/linhas/:linhaId/decisao
  POST /c/api/v1/extratos/:extratoId/sugestoes
  POST /c/api/v1/extratos/simular-baixa
  POST /c/api/v1/extratos/baixar
  POST /c/api/v1/contestacoes
  POST /c/api/v1/contestacoes/:contestacaoId/anotacoes
  POST /c/api/v1/contestacoes/:contestacaoId/encerrar
  POST /c/api/v1/contestacoes/:contestacaoId/enviar
  POST /c/api/v1/contestacoes/:contestacaoId/marcar-enviada
  POST /c/api/v1/contestacoes/:contestacaoId/reabrir
  POST /c/api/v1/contestacoes/:contestacaoId/resposta
  POST /c/api/v1/recebimentos
  PUT /c/api/v1/recebimentos/:recebimentoId
  DELETE /c/api/v1/recebimentos/:recebimentoId`;
