import { copy as comum } from '../../formulario.copy.ts';

/** What the confirmation of an e-mail says. */
export const copy = {
  ...comum,
  titulo: 'Confirmação de e-mail',
  aguardando: 'Estamos conferindo o seu endereço…',
  feito: (email: string) => `O e-mail ${email} foi confirmado. Você já pode entrar com ele.`,
  semLink: 'Para confirmar o seu e-mail, abra o link que enviamos para ele. Se não chegou, olhe também a caixa de spam.',
  outro: 'Se o link venceu, entre com o seu e-mail e a sua senha para receber outro, ou fale com o suporte.',
} as const;
