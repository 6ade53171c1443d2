import { copy as comum } from '../../formulario.copy.ts';

/** What the screens of a lost or expired password say. */
export const copy = {
  ...comum,
  forgot: {
    titulo: 'Recuperar a senha',
    descricao: 'Informe o e-mail do seu cadastro. Se houver uma conta com ele, enviamos um link para criar uma senha nova.',
    enviar: 'Enviar link',
  },
  expired: {
    titulos: { login: 'Sua senha expirou', link: 'Crie uma senha nova' },
    descricoes: {
      login: 'Para entrar, crie uma senha nova. As outras sessões abertas com a senha antiga serão encerradas.',
      link: 'Ela passa a valer agora. As outras sessões abertas com a senha antiga serão encerradas.',
    },
    senha: 'Senha nova',
    repetida: 'Repita a senha nova',
    repetidaVazia: 'Repita a senha.',
    repetidaDiferente: 'As duas senhas precisam ser iguais.',
    trocar: 'Trocar a senha',
    outroLink: 'Pedir outro link',
  },
  semProva: {
    texto: 'Para criar uma senha nova é preciso um link válido: ele vale por pouco tempo e uma única vez.',
    pedir: 'Pedir um link por e-mail',
  },
} as const;
