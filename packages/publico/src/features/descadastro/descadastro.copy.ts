/** Sentences of the page that ends the e-mails of a brokerage. */
export const copy = {
  titulo: 'Cancelar o recebimento de e-mails',
  pergunta: (corretora: string): string => `Quer deixar de receber as ofertas e novidades de ${corretora} por e-mail?`,
  continua: 'As mensagens sobre os seguros que você pediu ou tem continuam chegando: cotações, propostas e avisos da apólice.',
  cancelar: 'Cancelar o recebimento',
  cancelado: 'Recebimento cancelado',
  canceladoTexto: (corretora: string): string => `Você não receberá mais ofertas e novidades de ${corretora} por e-mail.`,
  desfazer: 'Voltar a receber',
  voltou: 'Você voltou a receber os e-mails',
  voltouTexto: (corretora: string): string =>
    `As ofertas e novidades de ${corretora} chegarão de novo. Para cancelar, use o link de qualquer um deles.`,
  falhou: 'Não foi possível guardar a sua escolha',
} as const;
