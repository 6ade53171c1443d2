export const frases = {
  jaContratada: 'Esta assinatura já tem um plano contratado.',
  naoReativada: 'Esta assinatura não está à espera de reativação.',
  planoDesconhecido: 'Escolha um dos planos.',
  usuariosDemais: (limite: number, ativos: number) =>
    `Este plano aceita até ${limite} usuários e a assinatura tem ${ativos} ativos. Desative alguns ou escolha um plano maior.`,
};
