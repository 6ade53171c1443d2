/** What every e-mail says around its own words. */
export const moldura = {
  produto: 'Balcão',
  seBotaoNaoAbrir: 'Se o botão não abrir, copie este endereço no navegador:',
  descadastro: 'Cancelar o recebimento destes e-mails',
  rodape: 'Você recebeu esta mensagem porque este e-mail está em um cadastro do Balcão. Não é preciso responder.',
} as const;
