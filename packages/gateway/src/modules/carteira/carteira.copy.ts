import type { OrigemOrcamento, SituacaoRenovacao, StatusCotacao } from '@balcao/contracts';

/** Sentences of timelines and of exported lists. */
export const carteiraCopy = {
  renova: ({ numero, seguradoraNome }: { numero: string; seguradoraNome: string }) => `Renovação da apólice ${numero}, ${seguradoraNome}`,
  marcadoEnviado: 'Marcado como enviado ao cliente por outro meio',
  reaberto: 'Reaberto',
  atribuido: (nome: string) => `Atribuído a ${nome}`,
} as const;

export const rotulosRenovacao: Readonly<Record<SituacaoRenovacao, string>> = {
  A_RENOVAR: 'A renovar',
  EM_COTACAO: 'Em cotação',
  RENOVADA_PROPRIA: 'Renovada',
  RENOVADA_OUTRA: 'Renovada em outra seguradora',
  NAO_RENOVADA: 'Não renovada',
};

export const rotulosCotacao: Readonly<Record<StatusCotacao, string>> = {
  NA_FILA: 'Na fila',
  CALCULANDO: 'Calculando',
  PARCIAL: 'Parcial',
  CONCLUIDA: 'Concluída',
  CANCELADA: 'Cancelada',
};

export const rotulosOrigem: Readonly<Record<OrigemOrcamento, string>> = {
  INTERNO: 'Corretora',
  MANUAL: 'Manual',
  PAGINA_PUBLICA: 'Cliente',
  RENOVACAO: 'Renovação',
  IMPORTADO: 'Importado',
};
