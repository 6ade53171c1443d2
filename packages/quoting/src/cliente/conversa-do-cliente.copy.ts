import { formatDataHora } from '@balcao/domain';

/** Sentences of what a client and their broker say to each other by the client's link. */
export const copy = {
  titulo: 'Conversa com o cliente',
  espera: (desde: string) => `O cliente espera resposta desde ${formatDataHora(desde)}`,
  duvida: 'perguntou',
  resposta: 'respondeu',
  atualizacao: (em: string) => `O cliente pediu preços atualizados em ${formatDataHora(em)}. Calcule de novo e faça um novo envio.`,
  resolvida: (nome: string, em: string) => `${nome} marcou como atendido por outro meio em ${formatDataHora(em)}.`,
  entrega: {
    NA_FILA: 'e-mail na fila',
    ENVIANDO: 'e-mail enviando',
    ENVIADA: 'e-mail enviado',
    FALHOU: 'o e-mail não chegou',
    INCERTA: 'e-mail não confirmado pelo servidor',
    CANCELADA: 'e-mail cancelado',
  },
  soNaPagina: 'só na página do cliente',
  responder: 'Sua resposta',
  respostaAjuda: 'Aparece na página do cliente e vai também por e-mail, quando há e-mail dele.',
  enviar: 'Responder ao cliente',
  enviada: 'A resposta está a caminho do cliente.',
  resolver: 'Já atendi por outro meio',
  resolvido: 'O cliente não espera mais.',
  falta: 'Escreva a resposta.',
  linkFechado: 'O link deste envio não abre mais. Responda por outro meio ou faça um novo envio.',
} as const;
