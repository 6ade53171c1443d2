import type { FalhaReemissao } from '@balcao/contracts';
import { formatCentavos, formatData, rotulosDaFalhaReemissao } from '@balcao/domain';

/** Every sentence of reissues that is not a refusal. */
export const copy = {
  atendida: (parcela: string): string => `Parcela ${parcela} reemitida pela seguradora`,
  recusada: (parcela: string): string => `Reemissão da parcela ${parcela} recusada pela seguradora`,
  falhou: (parcela: string): string => `Reemissão da parcela ${parcela} não aconteceu`,
  novoVencimento: (dia: string, valorCentavos: number): string => `Vence em ${formatData(dia)}, ${formatCentavos(valorCentavos)}.`,
  porque: (falha: FalhaReemissao): string => rotulosDaFalhaReemissao[falha],
  daApolice: (numero: string, detalhe: string): string => `Apólice ${numero}. ${detalhe}`,
} as const;
