import type { Carta } from '../../plugins/mail.model.ts';

type Palavras = Omit<Carta, 'para'>;

const ola = (nome: string): string => `Olá, ${nome}.`;
const SE_NAO_FOI = 'Se não foi você quem pediu, ignore esta mensagem: nada muda no seu acesso.';
const FALE = 'Se não foi você, troque a senha agora e fale com o suporte.';

/** Every e-mail about an account, in words. */
export const cartas = {
  senhaEsquecida: (nome: string, url: string): Palavras => ({
    assunto: 'Crie uma senha nova',
    paragrafos: [ola(nome), 'Recebemos um pedido de senha nova para o seu acesso. O link vale por 60 minutos e uma única vez.', SE_NAO_FOI],
    botao: { texto: 'Criar senha nova', url },
  }),
  senhaTrocada: (nome: string, url: string): Palavras => ({
    assunto: 'Sua senha foi trocada',
    paragrafos: [ola(nome), 'A senha do seu acesso acaba de ser trocada e as outras sessões foram encerradas.', FALE],
    botao: { texto: 'Não fui eu', url },
  }),
  desbloqueio: (nome: string, url: string): Palavras => ({
    assunto: 'Desbloqueie o seu acesso',
    paragrafos: [
      ola(nome),
      'O seu acesso foi bloqueado por alguns minutos depois de muitas senhas incorretas. O link abaixo o desbloqueia; vale por 60 minutos e uma única vez.',
      SE_NAO_FOI,
    ],
    botao: { texto: 'Desbloquear', url },
  }),
  senhaPedida: (nome: string, url: string): Palavras => ({
    assunto: 'Crie uma senha nova',
    paragrafos: [
      ola(nome),
      'Um administrador da sua corretora pediu uma senha nova para o seu acesso. O link vale por 60 minutos e uma única vez. Até lá, a senha atual continua valendo.',
    ],
    botao: { texto: 'Criar senha nova', url },
  }),
  convite: ({ nome, quem, corretora }: { nome: string; quem: string; corretora: string }, url: string): Palavras => ({
    assunto: `Convite para entrar no Balcão com ${corretora}`,
    paragrafos: [
      ola(nome),
      `${quem} convidou você a usar o Balcão com ${corretora}. Crie a sua senha para entrar. O link vale por 7 dias e uma única vez.`,
      'Se você não esperava este convite, ignore esta mensagem.',
    ],
    botao: { texto: 'Aceitar o convite', url },
  }),
  confirmarEmail: (nome: string, url: string): Palavras => ({
    assunto: 'Confirme o seu e-mail',
    paragrafos: [ola(nome), 'Falta só confirmar este e-mail para entrar no Balcão. O link vale por 3 dias e uma única vez.'],
    botao: { texto: 'Confirmar e-mail', url },
  }),
  migracao: (nome: string, url: string): Palavras => ({
    assunto: 'Confirme o seu novo acesso',
    paragrafos: [
      ola(nome),
      'Recebemos o pedido para entrar no Balcão com este e-mail no lugar do login antigo. O link vale por 24 horas e uma única vez. Até lá, nada muda.',
      SE_NAO_FOI,
    ],
    botao: { texto: 'Confirmar e-mail', url },
  }),
  emailJaTemAcesso: (url: string): Palavras => ({
    assunto: 'Você já tem acesso ao Balcão',
    paragrafos: [
      'Recebemos o pedido para usar este e-mail na migração de um login antigo, mas ele já é de um acesso.',
      'Entre com ele, ou repita a migração com outro e-mail. Se não foi você quem pediu, ignore esta mensagem.',
    ],
    botao: { texto: 'Entrar', url },
  }),
  emailMudou: (nome: string): Palavras => ({
    assunto: 'O e-mail do seu acesso mudou',
    paragrafos: [ola(nome), 'O seu acesso ao Balcão passou a usar outro e-mail.', 'Se não foi você, fale com o suporte.'],
  }),
  segundoFatorLigado: (nome: string, url: string): Palavras => ({
    assunto: 'Segundo fator ligado',
    paragrafos: [ola(nome), 'A partir de agora, entrar pede também o código do seu aplicativo autenticador.', FALE],
    botao: { texto: 'Não fui eu', url },
  }),
  segundoFatorDesligado: (nome: string, url: string): Palavras => ({
    assunto: 'Segundo fator desligado',
    paragrafos: [ola(nome), 'Entrar voltou a pedir apenas a senha.', FALE],
    botao: { texto: 'Não fui eu', url },
  }),
  recuperacaoUsada: (nome: string, restantes: number, url: string): Palavras => ({
    assunto: 'Um código de recuperação foi usado',
    paragrafos: [
      ola(nome),
      `Alguém entrou no seu acesso com um código de recuperação. ${restantes === 1 ? 'Resta 1 código.' : `Restam ${restantes} códigos.`}`,
      FALE,
    ],
    botao: { texto: 'Não fui eu', url },
  }),
} as const;
