import { copy as comum } from '../../formulario.copy.ts';

/** What the migration of a legacy login says. */
export const copy = {
  ...comum,
  titulo: 'Migrar o acesso para o seu e-mail',
  descricao:
    'Você entra com um login que não é um e-mail? Informe-o com a senha de hoje e o e-mail que vai usar daqui em diante. Enviamos um link para confirmar.',
  login: 'Login antigo',
  loginVazio: 'Informe o login antigo.',
  loginInvalido: 'O login antigo tem de 3 a 80 letras.',
  senha: 'Senha atual',
  senhaVazia: 'Informe a senha atual.',
  senhaInvalida: 'Confira a senha.',
  email: 'E-mail novo',
  enviar: 'Enviar link de confirmação',
} as const;
