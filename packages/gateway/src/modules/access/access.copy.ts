/** Sentences of the sign-in; numbered as the codes of spec §4. */
export const frases = {
  emailOuSenha: 'E-mail ou senha incorretos.',
  senhaExpirada: 'Sua senha expirou. Crie uma nova para continuar.',
  usuarioBloqueado: 'Seu usuário está bloqueado. Fale com o administrador da sua assinatura.',
  muitasTentativas: 'Muitas tentativas incorretas. Aguarde alguns minutos e tente de novo.',
  assinaturaBloqueada: 'Sua assinatura está bloqueada. Fale com o suporte.',
} as const;
