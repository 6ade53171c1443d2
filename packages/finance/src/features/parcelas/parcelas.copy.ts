import { rotulosDoStatusParcelaPedido } from '@balcao/domain';
import { copyDaLista } from '../../parcela/lista.copy.ts';

/** Every sentence of the list of instalments. */
export const copy = {
  ...copyDaLista,
  titulo: 'Parcelas',
  descricao: 'Tudo o que os clientes pagam, de todas as apólices, e o que falta pagar.',
  caption: 'Parcelas',
  arquivo: (dia: string): string => `parcelas-${dia}`,
  vazio: 'Nenhuma parcela a receber',
  vazioTexto:
    'As parcelas de cada apólice entram aqui sozinhas quando ela é emitida, digitada ou importada. As já pagas se veem em “Todas as situações”.',
  atrasadas: 'Ver atrasadas',
  colunas: {
    ...copyDaLista.colunas,
    valor: 'Valor',
    pago: 'Pago',
    pagoEm: 'Pago em',
    forma: 'Forma',
    produtor: 'Produtor',
  },
  filtros: {
    ...copyDaLista.filtros,
    status: ['Situação', 'Todas a receber'],
    forma: ['Forma de pagamento', 'Todas as formas'],
    de: 'Vencimento de',
    ate: 'Vencimento até',
  },
  statusPedido: rotulosDoStatusParcelaPedido,
  totais: {
    valor: 'Valor',
    pago: 'Pago',
    aberto: 'A receber',
    vencido: 'Vencido',
  },
} as const;
