/** Sentences of the sender of e-mails. */
export const copy = {
  semResposta: 'O DNS não respondeu agora. Confira de novo em alguns minutos.',
  naoVerificado: 'Publique os registros e confira.',
  teste: (corretora: string) => ({
    assunto: `Teste de envio de ${corretora}`,
    paragrafos: [
      'Este é um e-mail de teste: é assim que os seus clientes veem quem escreve.',
      'Confira o nome e o endereço de quem enviou, e responda a ele para ver aonde a resposta chega.',
    ],
  }),
  rodape: (corretora: string) => `Mensagem de teste pedida por você nos parâmetros de ${corretora}.`,
  aviso: {
    titulo: 'O domínio dos seus e-mails deixou de ser verificado',
    descricao: (dominio: string) => `Até os registros de ${dominio} voltarem, os e-mails aos clientes saem pelo endereço do Balcão.`,
  },
} as const;
