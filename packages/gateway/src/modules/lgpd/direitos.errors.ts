import { erroCampo } from '@balcao/domain';
import { camposInvalidos, Recusa } from '../../plugins/errors.ts';

export const titularSemEmail = (): Recusa =>
  new Recusa(
    409,
    'titular-sem-email',
    'A corretora não tem um e-mail seu para confirmar quem pede. Fale com ela pelos contatos desta página.',
  );
export const codigosDemais = (): Recusa => new Recusa(429, 'codigos-demais', 'Já mandamos vários códigos. Espere uma hora e peça outro.');
export const dadosNaoLiberados = (): Recusa =>
  new Recusa(409, 'dados-nao-liberados', 'A corretora ainda não atendeu um pedido de acesso ou de portabilidade seu.');
export const codigoInvalido = (): Recusa =>
  camposInvalidos([
    erroCampo('codigo', 'invalido', 'Este código não confere ou já venceu. Confira o e-mail mais novo, ou peça outro código.'),
  ]);
