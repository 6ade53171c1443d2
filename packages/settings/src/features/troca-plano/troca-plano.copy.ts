import type { SimulacaoTroca } from '@balcao/contracts';
import { formatCentavos, formatData } from '@balcao/domain';

export const copy = {
  trocar: 'Trocar de plano',
  titulo: 'Trocar de plano',
  texto: 'O novo plano vale assim que você confirmar. A diferença até o fim do que já foi faturado entra na próxima fatura.',
  plano: 'Novo plano',
  preco: (mensalCentavos: number, usuarios: number): string =>
    `${formatCentavos(mensalCentavos)} por mês, ${usuarios === 1 ? '1 usuário' : `até ${usuarios} usuários`}`,
  escolha: 'Escolha um plano para ver quanto a troca custa.',
  conta: 'Quanto custa a troca',
  periodo: (inicio: string, fim: string): string => `De ${formatData(inicio)} a ${formatData(fim)}`,
  dias: (restantes: number, total: number): string => (total === 1 ? `${restantes} de 1 dia` : `${restantes} de ${total} dias`),
  credito: 'Do plano atual, não usado',
  debito: 'Do novo plano',
  cancelar: 'Cancelar',
  confirmar: 'Confirmar a troca',
  trocou: (plano: string): string => `A assinatura agora está no plano ${plano}`,
} as const;

/** What the change does to the next invoice, in one sentence. */
export function sentenceOf({ diferencaCentavos, mensalCentavos }: Pick<SimulacaoTroca, 'diferencaCentavos' | 'mensalCentavos'>): string {
  const depois = `Depois, cada mês custa ${formatCentavos(mensalCentavos)}.`;
  if (diferencaCentavos > 0) return `A próxima fatura cobra ${formatCentavos(diferencaCentavos)} a mais. ${depois}`;
  if (diferencaCentavos < 0) return `A próxima fatura desconta ${formatCentavos(-diferencaCentavos)}. ${depois}`;
  return `A troca não muda a próxima fatura. ${depois}`;
}
