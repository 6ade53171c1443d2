import { formatCentavos } from '@balcao/domain';

/** Sentences of the manual quote's conclusion. */
export const manualCopy = {
  ramo: 'Este ramo não existe.',
  semIof: 'Não há alíquota de IOF deste ramo para hoje.',
  seguradora: 'Esta seguradora não está no catálogo: escolha uma da lista ou inclua pelo nome.',
  nomeSemLetras: 'Escreva o nome da seguradora com letras ou números.',
  anexo: 'Este anexo não é deste orçamento: envie o arquivo de novo.',
  corretora: 'Escolha uma corretora da sua assinatura.',
  produtor: 'Há um produtor que não está ativo na sua assinatura.',
  numero: (numero: string) => `Número na seguradora: ${numero}.`,
  concluido: (ofertas: number, menorCentavos: number) =>
    `${ofertas === 1 ? 'Incluiu 1 oferta' : `Incluiu ${ofertas} ofertas`}, a partir de ${formatCentavos(menorCentavos)}.`,
} as const;
