import { formatCentavos, formatData, formatMes } from '@balcao/domain';
import type { Carta } from '../../plugins/mail.model.ts';

export const frases = {
  faturaQuitada: 'Esta fatura não tem nada a pagar.',
  semOQueCancelar: 'Só uma assinatura ativa, que ainda não foi cancelada, pode ser cancelada.',
  semCnpj: 'Informe o CNPJ da corretora principal antes de pagar por Pix.',
  pagamentoForaDoAr: 'O serviço de pagamentos não respondeu. Tente novamente em alguns minutos.',
  avisoRecusado: 'O aviso não foi aceito.',
  avisoMalformado: 'O aviso não tem a forma da API Pix.',
};

/** `2026-11` as people write it. */

/** Lines of an invoice besides the plan. */
export const linhas = {
  excedente: (competencia: string): string => `Pago a mais na fatura de ${formatMes(competencia)}`,
  devolvido: (competencia: string): string => `Devolução do que foi pago a mais na fatura de ${formatMes(competencia)}`,
  saldoAdiante: 'Crédito que passa para a fatura seguinte',
  saldoDe: (competencia: string): string => `Crédito que sobrou da fatura de ${formatMes(competencia)}`,
};

/** Shown by the payer's bank. */
export const mensagemAoPagador = (competencia: string): string => `Assinatura Balcão, fatura de ${formatMes(competencia)}`;

/** What is said of an invoice past due. */
export interface FaturaCobrada {
  readonly competencia: string;
  readonly vencimento: string;
  /** With fine and interest, today. */
  readonly totalCentavos: number;
  readonly copiaECola: string;
}

const corpo = ({ competencia, vencimento, totalCentavos, copiaECola }: FaturaCobrada): string[] => [
  `A fatura de ${formatMes(competencia)}, vencida em ${formatData(vencimento)}, ainda não foi paga. Hoje ela custa ${formatCentavos(totalCentavos)}.`,
  `Para pagar por Pix, copie e cole este código no aplicativo do seu banco:\n${copiaECola}`,
];

type Palavras = Omit<Carta, 'para' | 'botao'>;

/** E-mails and notices about invoices past due. */
export const avisos = {
  lembrete: (fatura: FaturaCobrada, bloqueio: string): Palavras => ({
    assunto: `Fatura de ${formatMes(fatura.competencia)} em aberto`,
    paragrafos: [...corpo(fatura), `Sem o pagamento, a assinatura será bloqueada em ${formatData(bloqueio)}.`],
  }),
  bloqueio: (fatura: FaturaCobrada): Palavras => ({
    assunto: 'A sua assinatura foi bloqueada',
    paragrafos: [
      ...corpo(fatura),
      'O acesso da equipe está suspenso. Assim que o pagamento for confirmado, entre de novo e confirme a reativação: nada se perdeu.',
    ],
  }),
  botao: 'Ver a fatura',
  titulo: (competencia: string): string => `A fatura de ${formatMes(competencia)} está em aberto`,
  descricao: (bloqueio: string): string => `Sem o pagamento, a assinatura será bloqueada em ${formatData(bloqueio)}.`,
};

/** Words of the printed invoice. */
export const impressa = {
  titulo: (competencia: string): string => `Fatura de ${formatMes(competencia)}`,
  arquivo: (competencia: string): string => `fatura-${competencia}.pdf`,
  fornecedora: 'Balcão',
  assinante: 'Assinante',
  plano: (nome: string): string => `Plano ${nome}`,
  campos: {
    emitida: 'Emitida em',
    vencimento: 'Vencimento',
    situacao: 'Situação',
    valor: 'Valor',
    encargos: 'Multa e juros',
    pago: 'Pago',
    excedente: 'Pago a mais',
    hoje: 'Para pagar hoje',
  },
  pagamentos: 'Pagamentos',
  devolvido: (centavos: number): string => `devolvido: ${formatCentavos(centavos)}`,
  copiaECola: 'Pix copia e cola',
  situacoes: {
    ABERTA: 'Em aberto',
    VENCIDA: 'Vencida',
    PARCIAL: 'Paga em parte',
    DEVOLVIDA: 'Pagamento devolvido',
    PAGA: 'Paga',
    PAGA_COM_ATRASO: 'Paga com atraso',
    PAGA_A_MAIOR: 'Paga a mais',
    CANCELADA: 'Cancelada',
  },
} as const;
