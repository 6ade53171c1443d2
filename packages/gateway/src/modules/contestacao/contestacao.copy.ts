import { formatCentavos, formatDocumento, formatData, rotulosDoMotivoContestacao } from '@balcao/domain';
import type { MotivoContestacao } from '@balcao/contracts';

const numero = (n: number): string => String(n).padStart(4, '0');

/** Every sentence of the letter of a contestation, and of the e-mail that takes it. */
export const copy = {
  arquivo: (n: number): string => `contestacao-${numero(n)}.pdf`,
  assunto: (n: number, corretora: string): string => `Contestação de comissões nº ${numero(n)} - ${corretora}`,
  titulo: (n: number): string => `Contestação de comissões nº ${numero(n)}`,
  dia: (dia: string): string => formatData(dia),
  a: (seguradora: string): string => `À ${seguradora}`,
  setor: 'Setor de comissões',
  cnpj: (cnpj: string): string => `CNPJ ${formatDocumento(cnpj)}`,
  susep: (susep: string): string => `Susep ${susep}`,
  telefone: (telefone: string): string => `Telefone ${telefone}`,
  codigo: (codigo: string): string => `Código de corretor nesta seguradora: ${codigo}`,
  motivo: (motivo: MotivoContestacao): string => `Motivo: ${rotulosDoMotivoContestacao[motivo]}.`,
  pedido: (quantas: number, total: string): string =>
    `Solicitamos a conferência e o pagamento de ${total}, referente a ${quantas === 1 ? 'uma comissão' : `${quantas} comissões`} da relação abaixo, ou a explicação de cada diferença.`,
  colunas: {
    apolice: 'Apólice',
    parcela: 'Parcela',
    segurado: 'Segurado',
    previsao: 'Previsão',
    prevista: 'Prevista',
    recebida: 'Recebida',
    diferenca: 'Diferença',
  },
  endosso: (endosso: string): string => `endosso ${endosso}`,
  excluida: 'Apólice excluída',
  total: 'Total',
  dinheiro: formatCentavos,
  fecho: 'Atenciosamente,',
  pagina: (pagina: number, total: number): string => `Página ${pagina} de ${total}`,
  aviso: {
    titulo: (n: number): string => `A carta da contestação ${numero(n)} não foi entregue`,
    falhou: (para: string): string => `O e-mail a ${para} foi recusado. Confira o endereço e envie de novo.`,
    incerta: (para: string): string => `Não se sabe se o e-mail chegou a ${para}. Confirme com a seguradora.`,
  },
} as const;
