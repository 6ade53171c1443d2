import type { MotivoCancelamento } from '@balcao/contracts';
import { addDias, formatData } from '@balcao/domain';

/** The last day with access: the day before the first one without it. */
const ultimoDia = (cancelaEm: string): string => formatData(addDias(cancelaEm, -1));

export const copy = {
  titulo: 'Cancelamento',
  texto: (cancelaEm: string): string =>
    `Se cancelar agora, a equipe ainda consulta tudo até ${ultimoDia(cancelaEm)}, sem poder alterar. Até lá o cancelamento pode ser desfeito, e os dados, exportados.`,
  pedido: 'A assinatura foi cancelada',
  pedidoTexto: (cancelaEm: string): string =>
    `O acesso, só para leitura, vai até ${ultimoDia(cancelaEm)}. Nenhuma fatura nova será emitida.`,
  cancelar: 'Cancelar a assinatura',
  pergunta: 'Cancelar a assinatura?',
  perguntaTexto: (cancelaEm: string): string =>
    `A partir de agora ninguém da equipe poderá criar ou alterar nada. O acesso para leitura vai até ${ultimoDia(cancelaEm)}.`,
  motivo: 'Por que está cancelando?',
  comentario: 'Quer contar mais?',
  escolha: 'Escolha o motivo',
  motivoVazio: 'Escolha o motivo.',
  manter: 'Manter a assinatura',
  desfazer: 'Desfazer o cancelamento',
  cancelou: 'A assinatura foi cancelada',
  desfez: 'O cancelamento foi desfeito',
  falhou: 'O cancelamento não pôde ser gravado',
} as const;

export const motivos: Readonly<Record<MotivoCancelamento, string>> = {
  PRECO: 'O preço',
  FALTA_RECURSO: 'Falta algo de que preciso',
  DIFICIL_DE_USAR: 'É difícil de usar',
  TROCA_DE_SISTEMA: 'Vou usar outro sistema',
  ENCERRAMENTO: 'A corretora vai encerrar as atividades',
  OUTRO: 'Outro motivo',
};
