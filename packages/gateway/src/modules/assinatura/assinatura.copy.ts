import { formatData } from '@balcao/domain';

export const frases = {
  jaContratada: 'Esta assinatura já tem um plano contratado.',
  naoReativada: 'Esta assinatura não está à espera de reativação.',
  planoDesconhecido: 'Escolha um dos planos.',
  usuariosDemais: (limite: number, emUso: number) =>
    `Este plano aceita até ${limite} usuários e a assinatura tem ${emUso}, contando os convites em aberto. Desative usuários, revogue convites ou escolha um plano maior.`,
  mesmoPlano: 'A assinatura já está neste plano.',
  semPlanoContratado: 'Só uma assinatura ativa troca de plano.',
  trocaComDivida: 'Há uma fatura vencida. Pague-a antes de trocar de plano.',
  trocaMudou: 'O valor da troca mudou desde que foi mostrado. Confira o novo valor e confirme outra vez.',
  troca: (de: string, para: string, dia: string) => `Troca do plano ${de} pelo ${para} em ${formatData(dia)}`,
};
