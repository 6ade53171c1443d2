import { rotulosDaFaixaDeAtraso, rotulosDoStatusApolice } from '@balcao/domain';
import { copyDaLista } from '../../parcela/lista.copy.ts';

const n = (quantos: number, um: string, varios: string): string => `${quantos.toLocaleString('pt-BR')} ${quantos === 1 ? um : varios}`;

/** Every sentence of the list of overdue instalments. */
export const copy = {
  ...copyDaLista,
  titulo: 'Parcelas atrasadas',
  descricao: 'O que venceu e não foi pago: quanto vale hoje, até quando o cliente está coberto e o que já se fez.',
  caption: 'Parcelas atrasadas',
  arquivo: (dia: string): string => `parcelas-atrasadas-${dia}`,
  vazio: 'Nenhuma parcela atrasada',
  vazioTexto: 'Tudo o que venceu está pago.',
  todas: 'Ver todas as parcelas',
  colunas: {
    ...copyDaLista.colunas,
    atraso: 'Atraso',
    valor: 'Falta pagar',
    atualizado: 'Vale hoje',
    coberto: 'Cobertura',
    risco: 'Suspensão',
    contato: 'Último contato',
    promessa: 'Promessa',
  },
  filtros: {
    ...copyDaLista.filtros,
    faixa: ['Atraso', 'Qualquer atraso'],
    cobranca: ['Cobrança', 'Cobradas ou não'],
  },
  faixa: rotulosDaFaixaDeAtraso,
  cobranca: { SEM_CONTATO: 'Ainda não cobradas', COM_CONTATO: 'Já cobradas', PROMETIDA: 'Com promessa' },
  statusApolice: rotulosDoStatusApolice as Readonly<Record<string, string>>,
  dias: (dias: number): string => n(dias, 'dia', 'dias'),
  ate: (dia: string): string => `até ${dia}`,
  semAviso: 'Sem aviso de mora',
  suspensa: (dia: string): string => `desde ${dia}`,
  suspende: (dia: string): string => `em ${dia}`,
  cancelavel: (dia: string): string => `cancelável em ${dia}`,
  tipo: { EMAIL: 'E-mail', WHATSAPP: 'WhatsApp', LIGACAO: 'Conversa', PROMESSA: 'Promessa' },
  proximo: (dia: string, quem: string): string => `próximo em ${dia}, ${quem}`,
  reemissao: {
    PEDIDA: 'reemissão pedida',
    ENVIADA: 'reemissão com a seguradora',
    ATENDIDA: 'já reemitida',
    RECUSADA: 'reemissão recusada',
    FALHOU: 'reemissão não aconteceu',
    CANCELADA: null,
  },
  promessaVencida: 'não cumprida',
  totais: {
    segurados: (quantos: number): string => `de ${n(quantos, 'cliente', 'clientes')}`,
    aberto: 'Falta pagar, sem multa e juros',
  },
} as const;
