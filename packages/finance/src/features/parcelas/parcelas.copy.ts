import { rotulosDaFormaContratada, rotulosDoStatusParcela, rotulosDoStatusParcelaPedido } from '@balcao/domain';

const n = (quantos: number, um: string, varios: string): string => `${quantos.toLocaleString('pt-BR')} ${quantos === 1 ? um : varios}`;

/** Every sentence of the list of instalments. */
export const copy = {
  titulo: 'Parcelas',
  descricao: 'Tudo o que os clientes pagam, de todas as apólices, e o que falta pagar.',
  caption: 'Parcelas',
  busca: 'Segurado, documento, apólice ou placa',
  imprimir: 'Imprimir',
  arquivo: (dia: string): string => `parcelas-${dia}`,
  vazio: 'Nenhuma parcela ainda',
  vazioTexto: 'As parcelas de cada apólice entram aqui sozinhas quando ela é emitida, digitada ou importada.',
  atrasadas: 'Ver atrasadas',
  colunas: {
    vencimento: 'Vencimento',
    segurado: 'Segurado',
    apolice: 'Apólice',
    parcela: 'Parcela',
    seguradora: 'Seguradora',
    valor: 'Valor',
    pago: 'Pago',
    pagoEm: 'Pago em',
    forma: 'Forma',
    produtor: 'Produtor',
    status: 'Situação',
  },
  filtros: {
    status: ['Situação', 'Todas as situações'],
    seguradora: ['Seguradora', 'Todas as seguradoras'],
    produtor: ['Produtor', 'Todos os produtores'],
    forma: ['Forma de pagamento', 'Todas as formas'],
    de: 'Vencimento de',
    ate: 'Vencimento até',
  },
  status: rotulosDoStatusParcela,
  statusPedido: rotulosDoStatusParcelaPedido,
  forma: rotulosDaFormaContratada,
  selecionadas: (quantas: number): string => n(quantas, 'parcela selecionada', 'parcelas selecionadas'),
  limpar: 'Limpar seleção',
  daParcela: (qual: string): string => `parcela ${qual}`,
  totais: {
    total: (total: number): string => n(total, 'parcela', 'parcelas'),
    valor: 'Valor',
    pago: 'Pago',
    aberto: 'A receber',
    vencido: 'Vencido',
  },
} as const;
