import { copy as envio } from '../../envio.copy.ts';

/** What the login shows before anything was sent: all that its first script carries. */
export const copy = {
  titulo: 'Entrar',
  descricao: 'Use o e-mail e a senha do seu cadastro.',
  ...envio,
  senha: 'Senha',
  entrar: 'Entrar',
  esqueci: 'Esqueci minha senha',
  migrar: 'Tenho um login antigo',
  testeGratis: 'Teste grátis',
  semPrograma: 'Oops... Ocorreu um erro inesperado. Confira a conexão e tente novamente.',
  capsLock: 'Caps Lock está ligado.',
} as const;
