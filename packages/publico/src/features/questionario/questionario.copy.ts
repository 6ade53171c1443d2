import { formatDataHora } from '@balcao/domain';

/** Sentences of the client's page of questions; the questions themselves come from the gateway. */
export const copy = {
  titulo: 'Questionário',
  descricao: 'Responda o que souber: o corretor completa o resto com você. Leva uns três minutos.',
  fim: 'Enviar',
  sim: 'Sim',
  nao: 'Não',
  naoSei: 'Prefiro não dizer',
  adicionar: (item: string) => `Adicionar ${item}`,
  item: (item: string, numero: number) => `${item.charAt(0).toUpperCase()}${item.slice(1)} ${numero}`,
  retirar: (item: string, numero: number) => `Retirar ${item} ${numero}`,
  reais: 'Em reais.',
  privacidade: 'Aviso de privacidade',
  consentimento: 'Li o aviso de privacidade e quero que usem as minhas respostas para cotar o seguro.',
  saude: 'Autorização para dados de saúde',
  consentimentoSaude: 'Autorizo o uso das respostas que dei sobre a minha saúde.',
  faltaConsentimento: 'Marque que leu o aviso de privacidade.',
  faltaResposta: 'Responda esta pergunta.',
  enviar: 'Enviar respostas',
  recebido: 'Respostas recebidas',
  recebidoTexto: (em: string | null) =>
    `Obrigado! Suas respostas chegaram à corretora${em ? ` em ${formatDataHora(em)}` : ''}. Ela vai falar com você com as cotações.`,
  confira: 'Confira os campos destacados.',
} as const;
