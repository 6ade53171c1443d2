const suporte = 'Se precisar, fale com o suporte do Balcão, de segunda a sexta, das 9h30 às 19h.';
const caixa = 'O link vale por pouco tempo e uma única vez. Se não chegar em alguns minutos, olhe a caixa de spam.';

/** What the screens that only say something say. */
export const copy = {
  voltar: 'Voltar para o login',
  endereco: (email: string) => `Endereço informado: ${email}.`,
  /** The words of a link of the success screen, by the route it leads to. */
  links: {
    login: 'Ir para o login',
    forgot: 'Pedir outro link',
    migrate: 'Pedir outro link',
    blocked: 'Pedir outro link',
    plano: 'Conhecer os planos',
    home: 'Ir para o início',
  },
  pendency: {
    titulo: 'Há uma pendência na assinatura',
    textos: [
      'O acesso da sua corretora está suspenso até a pendência ser resolvida.',
      'Fale com o administrador da sua corretora para liberar o acesso.',
      suporte,
    ],
  },
  exceededAttempts: {
    titulo: 'Muitas tentativas',
    textos: ['Houve muitas tentativas de acesso seguidas. Aguarde alguns minutos antes de tentar de novo.', suporte],
    desbloquear: 'Desbloquear por e-mail',
    esqueci: 'Esqueci minha senha',
  },
} as const;

/** The sentences of the success screen, by the word in its address: whoever writes a link must not write ours. */
export const sucessos = {
  neutro: { titulo: 'Tudo certo', texto: 'A operação foi concluída. Você já pode voltar ao login e entrar.' },
  'senha-enviada': {
    titulo: 'Confira o seu e-mail',
    texto: `Se houver uma conta com esse e-mail, enviamos um link para criar uma senha nova. ${caixa}`,
  },
  'senha-trocada': { titulo: 'Senha trocada', texto: 'A senha nova já vale. Entre com ela.' },
  'desbloqueio-enviado': {
    titulo: 'Confira o seu e-mail',
    texto: `Se houver um acesso bloqueado com esse e-mail, enviamos um link que o libera. ${caixa}`,
  },
  desbloqueado: { titulo: 'Acesso liberado', texto: 'O seu acesso foi liberado. Você já pode entrar.' },
  'migracao-enviada': {
    titulo: 'Confira o seu e-mail',
    texto: `Se o login antigo e a senha conferirem, enviamos um link ao e-mail novo. O acesso muda quando você o abrir. ${caixa}`,
  },
  'email-confirmado': { titulo: 'E-mail confirmado', texto: 'O seu e-mail foi confirmado. Você já pode entrar com ele.' },
  'convite-aceito': { titulo: 'Convite aceito', texto: 'O seu acesso está pronto. Entre com o seu e-mail e a senha que você criou.' },
  'cadastro-concluido': {
    titulo: 'Cadastro concluído',
    texto: `Enviamos um link para confirmar o seu e-mail: abra-o para entrar. ${caixa}`,
  },
} as const;
