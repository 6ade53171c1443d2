/** Sentences of a sending around the broker's own words, and those of the notices to the broker. */
export const envioCopy = {
  botao: 'Ver cotação e escolher',
  rodape: ({ corretora, corretor, email }: { corretora: string; corretor: string; email: string }) =>
    `Você recebeu esta mensagem porque pediu uma cotação de seguro à ${corretora}. Quem a enviou foi ${corretor} (${email}), pelo Balcão. Para falar com a corretora, responda a este e-mail.`,
  resposta: {
    assunto: (numero: string) => `Resposta à sua dúvida sobre a cotação nº ${numero}`,
    pergunta: (texto: string) => `Você perguntou:\n${texto}`,
    botao: 'Ver a conversa e a cotação',
  },
  clienteSemNome: 'cliente',
  bemSemNome: 'o seu seguro',
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
    atualizacao: 'O cliente pediu preços atualizados.',
    resposta: 'Resposta enviada ao cliente.',
    resolvida: 'Dúvida do cliente atendida por outro meio.',
  },
  /** Notices travel as live messages: they name nobody, and repeat no word of the client. */
  aviso: {
    aceite: (numero: number, oferta: string) => ({
      titulo: `Orçamento nº ${numero}: o cliente quer contratar`,
      descricao: `Ele escolheu ${oferta}.`,
    }),
    duvida: (numero: number) => ({
      titulo: `Orçamento nº ${numero}: dúvida do cliente`,
      descricao: 'Ele espera a sua resposta. Abra os envios do orçamento para ler e responder.',
    }),
    atualizacao: (numero: number) => ({
      titulo: `Orçamento nº ${numero}: o cliente pede preços atualizados`,
      descricao: 'As ofertas que ele recebeu não valem mais. Confira as datas, calcule de novo e faça um novo envio.',
    }),
    falha: (numero: number) => ({
      titulo: `Orçamento nº ${numero}: um e-mail não chegou`,
      descricao: 'Confira o endereço do destinatário e envie de novo.',
    }),
  },
} as const;
