/** Sentences of the sign-in; numbered as the codes of spec §4 and of the contract. */
export const frases = {
  emailOuSenha: 'E-mail ou senha incorretos.',
  senhaExpirada: 'Sua senha expirou. Crie uma nova para continuar.',
  usuarioBloqueado: 'Seu usuário está bloqueado. Fale com o administrador da sua assinatura.',
  muitasTentativas: 'Muitas tentativas incorretas. Aguarde alguns minutos e tente de novo.',
  muitasDaOrigem: (hora: string): string => `Muitas tentativas incorretas a partir desta rede. Tente de novo depois das ${hora}.`,
  assinaturaBloqueada: 'Sua assinatura está bloqueada. Fale com o suporte.',
  segundoFator: 'Informe o código do aplicativo autenticador.',
  emailNaoConfirmado: 'Confirme o seu e-mail para entrar. O link está na sua caixa de entrada.',
  foraDoHorario: 'O seu usuário só pode entrar nos horários do cadastro.',
  provaInvalida: 'Este endereço não vale mais. Peça outro.',
  codigoVencido: 'O tempo para informar o código acabou. Entre de novo.',
  codigoIncorreto: 'Código incorreto ou já usado.',
  senhaRepetida: 'Escolha uma senha diferente da atual.',
  emailInvalido: 'Informe um e-mail válido.',
  informeEmail: 'Informe o e-mail.',
  emailEmUso: 'Este e-mail já é de outro acesso. Peça a migração com outro.',
} as const;
