import { copy as comum } from '../../formulario.copy.ts';

/** What the screen of an invitation says. */
export const copy = {
  ...comum,
  titulo: 'Aceite o convite',
  descricao: (corretora: string, email: string): string => `Você vai usar o Balcão com ${corretora}, entrando com ${email}.`,
  aguardando: 'Abrindo o convite…',
  semLink: 'Para aceitar um convite, abra o link que mandamos por e-mail.',
  outro: 'O convite pode ter sido aceito, revogado ou trocado por outro. Peça um novo a quem convidou você.',
  nome: 'Nome',
  semNome: 'Informe o nome.',
  senha: 'Crie uma senha',
  repetida: 'Repita a senha',
  repetidaVazia: 'Repita a senha.',
  repetidaDiferente: 'As duas senhas precisam ser iguais.',
  aceitar: 'Aceitar o convite',
} as const;
