import { copy as comum } from '../../formulario.copy.ts';

/** What the blocked screen says, by reason. */
export const copy = {
  ...comum,
  motivos: {
    cadastro: {
      titulo: 'Acesso bloqueado',
      textos: [
        'O seu usuário ou a assinatura da sua corretora está com o acesso bloqueado.',
        'Fale com o administrador da sua corretora para liberar o acesso.',
      ],
    },
    tentativas: {
      titulo: 'Acesso bloqueado por segurança',
      textos: ['Bloqueamos a entrada depois de várias tentativas com a senha errada. Aguarde alguns minutos ou desbloqueie por e-mail.'],
    },
  },
  desbloquear: 'Desbloquear por e-mail',
  ajuda: 'Se o bloqueio foi por tentativas de entrada, enviamos um link que libera o acesso.',
  enviar: 'Enviar link de desbloqueio',
  esqueci: 'Esqueci minha senha',
  link: {
    titulo: 'Desbloqueio do acesso',
    aguardando: 'Estamos liberando o seu acesso…',
    feito: 'O seu acesso foi liberado. Você já pode entrar.',
    entrar: 'Entrar',
    pedir: 'Pedir outro link',
  },
} as const;
