import { erroCampo, formatDataHora } from '@balcao/domain';
import { camposInvalidos, Recusa } from '../../plugins/errors.ts';

const volume = (porque: string, ate: Date): Recusa =>
  new Recusa(
    429,
    'emails-demais',
    `${porque} Pode enviar de novo em ${formatDataHora(ate.toISOString())}. O que você escreveu continua aqui.`,
    {
      liberaEm: ate,
      data: { liberaEm: ate.toISOString() },
    },
  );
export const volumeDoUsuario = (ate: Date): Recusa => volume('Você já enviou os e-mails que pode enviar em 24 horas.', ate);
export const volumeDaAssinatura = (ate: Date): Recusa => volume('A sua corretora já enviou os e-mails que pode enviar em 24 horas.', ate);
export const volumeDoDestinatario = (email: string, ate: Date): Recusa =>
  volume(`${email} já recebeu os e-mails que pode receber em 24 horas.`, ate);
export const linkNoTeste = (campo: string): Recusa =>
  camposInvalidos([
    erroCampo(campo, 'invalido', 'Durante a avaliação, a mensagem não leva endereços de sites: o da cotação já vai no botão.'),
  ]);
