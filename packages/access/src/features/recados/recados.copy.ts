const emBreve = 'Esta tela chega em breve.';
const suporte = 'Se precisar, fale com o suporte do Balcão, de segunda a sexta, das 9h30 às 19h.';
const administrador = 'Fale com o administrador da sua corretora para liberar o acesso.';

export const copy = {
  voltar: 'Voltar para o login',
  forgot: { titulo: 'Recuperar a senha', textos: [`${emBreve} Enquanto isso, o suporte do Balcão redefine a senha para você.`, suporte] },
  expired: {
    titulo: 'Sua senha expirou',
    textos: [
      `Para entrar, é preciso criar uma senha nova. ${emBreve} Enquanto isso, o suporte do Balcão redefine a senha para você.`,
      suporte,
    ],
  },
  migrate: {
    titulo: 'Migrar o acesso para o seu e-mail',
    textos: [`${emBreve} Enquanto isso, entre com o e-mail do seu cadastro.`, suporte],
  },
  success: { titulo: 'Tudo certo', textos: ['A operação foi concluída. Você já pode voltar ao login e entrar.'] },
  pendency: {
    titulo: 'Há uma pendência na assinatura',
    textos: ['O acesso da sua corretora está suspenso até a pendência ser resolvida.', administrador, suporte],
  },
  blocked: {
    titulo: 'Acesso bloqueado',
    textos: ['O seu usuário ou a assinatura da sua corretora está com o acesso bloqueado.', administrador, suporte],
  },
  blockedAttempts: {
    titulo: 'Acesso bloqueado por segurança',
    textos: ['Bloqueamos a entrada depois de várias tentativas com a senha errada. Aguarde alguns minutos e tente de novo.', suporte],
  },
  exceededAttempts: {
    titulo: 'Muitas tentativas',
    textos: ['Houve muitas tentativas de acesso seguidas. Aguarde alguns minutos antes de tentar de novo.', suporte],
  },
} as const;
