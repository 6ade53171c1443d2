/** What the login says once something was sent. */
export const copy = {
  emailVazio: 'Informe o e-mail.',
  emailInvalido: 'Informe um e-mail válido, como nome@corretora.com.br.',
  senhaVazia: 'Informe a senha.',
  senhaInvalida: 'Confira a senha.',
  emailNaoConfirmado: 'Confirme o seu e-mail para entrar: abra o link que enviamos para ele e tente de novo.',
  semCookie: 'O navegador não guardou a sua sessão. Permita os cookies deste site e tente novamente.',
  codigo: {
    titulo: 'Confirme que é você',
    comAplicativo: 'Abra o seu aplicativo autenticador e informe os 6 números que ele mostra agora.',
    comRecuperacao: 'Informe um dos códigos de recuperação que você guardou. Cada um vale uma vez.',
    numeros: 'Código do aplicativo',
    recuperacao: 'Código de recuperação',
    numerosVazio: 'Informe os 6 números do aplicativo.',
    numerosInvalido: 'São 6 números, sem letras.',
    recuperacaoVazio: 'Informe o código de recuperação.',
    recuperacaoInvalido: 'Informe o código como foi mostrado, por exemplo ab12c-d34ef.',
    confirmar: 'Confirmar',
    usarRecuperacao: 'Usar um código de recuperação',
    usarAplicativo: 'Usar o código do aplicativo',
    voltar: 'Voltar ao e-mail e à senha',
  },
} as const;
