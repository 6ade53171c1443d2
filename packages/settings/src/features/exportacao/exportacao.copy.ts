import type { StatusExportacao } from '@balcao/contracts';

export const copy = {
  titulo: 'Exportar os dados',
  texto:
    'Um arquivo ZIP com tudo o que a corretora guardou no Balcão, em CSV e JSON. Ele fica disponível por três dias, só para administradores.',
  pedir: 'Pedir a exportação',
  emCurso: 'Gerando o arquivo…',
  andamento: (feitos: number, total: number): string => `${feitos} de ${total} partes prontas`,
  baixar: 'Baixar',
  baixarDe: (quando: string): string => `Baixar a exportação de ${quando}`,
  ate: 'Disponível até',
  ultimas: 'Últimas exportações',
  arquivo: (dia: string): string => `dados-${dia}.zip`,
  falhou: 'A exportação não pôde ser pedida',
  naoBaixou: 'O arquivo não pôde ser baixado',
} as const;

export const situacoes: Readonly<Record<StatusExportacao, string>> = {
  NA_FILA: 'Na fila',
  GERANDO: 'Gerando',
  PRONTA: 'Pronta',
  FALHOU: 'Falhou: peça outra',
  VENCIDA: 'Vencida',
};
