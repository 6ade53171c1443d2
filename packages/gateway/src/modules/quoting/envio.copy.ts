import { formatCentavos, formatData } from '@balcao/domain';

/** What a sending says around the broker's own words, and what the broker is told. */
export const envioCopy = {
  botao: 'Ver cotação e escolher',
  rodape: (corretora: string) =>
    `Você recebeu esta mensagem porque pediu uma cotação de seguro à ${corretora}. Para falar com a corretora, responda a este e-mail.`,
  clienteSemNome: 'cliente',
  bemSemNome: 'o seu seguro',
  oferta: (seguradora: string, pacote: string, total: number) => `• ${seguradora} — ${pacote}: ${formatCentavos(total)}`,
  ate: (dia: string) => formatData(dia),
  escolhida: (seguradora: string, pacote: string) => `${seguradora} — ${pacote}`,
  emailInvalido: 'Informe um e-mail válido.',
  emailRepetido: 'Este e-mail já está na lista.',
  celularInvalido: 'Informe um celular válido, com DDD.',
  evento: {
    enviado: { EMAIL: 'Orçamento enviado por e-mail.', WHATSAPP: 'Orçamento enviado por WhatsApp.', LINK: 'Link do orçamento criado.' },
    reenviado: 'E-mails do orçamento enviados de novo.',
    revogado: 'Link do orçamento revogado.',
    aberto: 'O cliente abriu a cotação.',
    aceite: (oferta: string) => `O cliente escolheu ${oferta}.`,
    duvida: 'O cliente enviou uma dúvida.',
  },
  aviso: {
    aceite: (numero: number, nome: string, oferta: string) => ({
      titulo: `Orçamento nº ${numero}: o cliente quer contratar`,
      descricao: `${nome} escolheu ${oferta}.`,
    }),
    duvida: (numero: number, nome: string, mensagem: string) => ({
      titulo: `Orçamento nº ${numero}: dúvida do cliente`,
      descricao: `${nome}: ${mensagem.length > 140 ? `${mensagem.slice(0, 139)}…` : mensagem}`,
    }),
    falha: (numero: number) => ({
      titulo: `Orçamento nº ${numero}: um e-mail não chegou`,
      descricao: 'Confira o endereço do destinatário e envie de novo.',
    }),
  },
} as const;
