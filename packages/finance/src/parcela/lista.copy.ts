import { rotulosDaFormaContratada, rotulosDoStatusParcela } from '@balcao/domain';

const n = (quantos: number, um: string, varios: string): string => `${quantos.toLocaleString('pt-BR')} ${quantos === 1 ? um : varios}`;

/** What the lists of instalments say alike. */
export const copyDaLista = {
  busca: 'Segurado, documento, apólice ou placa',
  imprimir: 'Imprimir',
  colunas: {
    segurado: 'Segurado',
    apolice: 'Apólice',
    parcela: 'Parcela',
    vencimento: 'Vencimento',
    seguradora: 'Seguradora',
    status: 'Situação',
  },
  filtros: {
    seguradora: ['Seguradora', 'Todas as seguradoras'],
    produtor: ['Produtor', 'Todos os produtores'],
  },
  status: rotulosDoStatusParcela,
  forma: rotulosDaFormaContratada,
  selecionadas: (quantas: number): string => n(quantas, 'parcela selecionada', 'parcelas selecionadas'),
  limpar: 'Limpar seleção',
  daParcela: (qual: string): string => `parcela ${qual}`,
  total: (total: number): string => n(total, 'parcela', 'parcelas'),
} as const;
