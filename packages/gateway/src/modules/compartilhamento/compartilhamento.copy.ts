/** Sentences of sharing by Open Insurance. */
export const copy = {
  botao: 'Ver o pedido',
  carta: ({ nome, corretora, dia }: { nome: string; corretora: string; dia: string }) => ({
    assunto: `${corretora} pede para ver os seguros que você já tem`,
    paragrafos: [
      `Olá, ${nome}.`,
      `${corretora} quer comparar os seguros que você já tem com o que o mercado oferece hoje. Com a sua autorização, dada na sua própria seguradora, os dados chegam pelo Open Insurance: você não precisa procurar nem mandar documento nenhum.`,
      `Você escolhe o que autoriza, e cancela quando quiser. O link vale até ${dia} e é só seu: não o encaminhe.`,
    ],
  }),
  rodape: (corretora: string): string => `Você recebeu esta mensagem porque é cliente de ${corretora}.`,
  cartaDoEndosso: ({ nome, corretora, apolice, dia }: { nome: string; corretora: string; apolice: string; dia: string }) => ({
    assunto: `${corretora} pede a sua autorização para mudar a apólice ${apolice}`,
    paragrafos: [
      `Olá, ${nome}.`,
      `${corretora} preparou a mudança da sua apólice ${apolice}. Para que a seguradora a receba, é preciso a sua autorização, que você dá no site da própria seguradora.`,
      `A autorização serve só a este pedido. O link vale até ${dia} e é só seu: não o encaminhe.`,
    ],
  }),
  traz: ({ numero, seguradoraNome }: { numero: string; seguradoraNome: string }) =>
    `Renovação da apólice ${numero}, ${seguradoraNome}, lida pelo Open Insurance`,
} as const;
