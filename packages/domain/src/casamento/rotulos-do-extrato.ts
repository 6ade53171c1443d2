import type { AvisoExtrato, DecisaoLinha, MotivoDivergencia, StatusExtrato } from '@balcao/contracts';

/** How far a statement is, as its list says it. @example rotulosDoStatusExtrato.CONFERENCIA // 'Em conferência' */
export const rotulosDoStatusExtrato: Readonly<Record<StatusExtrato, string>> = {
  BUSCADO: 'Buscado',
  LIDO: 'Lido',
  CONFERENCIA: 'Em conferência',
  BAIXADO: 'Baixado',
  DIVERGENTE: 'Com divergência',
  REABERTO: 'Reaberto',
};

/** What was decided of a line. @example rotulosDaDecisao.AUTOMATICA // 'Casada' */
export const rotulosDaDecisao: Readonly<Record<DecisaoLinha, string>> = {
  PENDENTE: 'A conferir',
  AUTOMATICA: 'Casada',
  ACEITA: 'Aceita',
  ESCOLHIDA: 'Escolhida',
  DIVIDIDA: 'Dividida',
  IGNORADA: 'Ignorada',
};

/** Why something of a settled statement is not as expected. @example rotulosDaDivergencia.VALOR_DIFERE // 'O valor difere do esperado' */
export const rotulosDaDivergencia: Readonly<Record<MotivoDivergencia, string>> = {
  SEM_COMISSAO: 'Linha sem comissão',
  VALOR_DIFERE: 'O valor difere do esperado',
  COMISSAO_INDISPONIVEL: 'A comissão não está mais em aberto',
  TOTAIS_NAO_FECHAM: 'Os totais do extrato não fecham',
  IMPOSTO_DIFERE: 'O imposto retido difere das alíquotas',
};

/** What of a statement does not add up by itself. @example rotulosDoAviso.LIQUIDO_NAO_FECHA // 'O líquido não é o bruto menos os descontos' */
export const rotulosDoAviso: Readonly<Record<AvisoExtrato, string>> = {
  SOMA_DIFERE_DO_BRUTO: 'A soma das linhas não é o bruto do extrato',
  LIQUIDO_NAO_FECHA: 'O líquido não é o bruto menos os descontos',
  LINHAS_RECUSADAS: 'Há linhas que não puderam ser lidas',
};
