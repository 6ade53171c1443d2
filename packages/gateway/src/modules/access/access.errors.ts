import { erroCampo, formatHora } from '@balcao/domain';
import { camposInvalidos, Recusa, RecusaComSucesso } from '../../plugins/errors.ts';
import { frases } from './access.copy.ts';

/** Unknown e-mail and wrong password alike: the answer must not tell which. */
export const emailOuSenha = (): RecusaComSucesso => new RecusaComSucesso(1, frases.emailOuSenha);
/** `token` opens the screen that sets a new password, once. */
export const senhaExpirada = (token: string): RecusaComSucesso => new RecusaComSucesso(2, frases.senhaExpirada, { token });
export const usuarioBloqueado = (): RecusaComSucesso => new RecusaComSucesso(3, frases.usuarioBloqueado);
export const muitasTentativas = (): RecusaComSucesso => new RecusaComSucesso(4, frases.muitasTentativas);
/** About the address or network the guesses come from, whichever user they are about: it guessed too much. */
export const muitasDaOrigem = (ate: Date): Recusa =>
  new Recusa(429, 'muitas-tentativas', frases.muitasDaOrigem(formatHora(ate.toISOString())), { liberaEm: ate });
export const assinaturaBloqueada = (): RecusaComSucesso => new RecusaComSucesso(5, frases.assinaturaBloqueada);
/** `token` goes with the code of the second factor. */
export const segundoFator = (token: string): RecusaComSucesso => new RecusaComSucesso(6, frases.segundoFator, { token });
export const emailNaoConfirmado = (): RecusaComSucesso => new RecusaComSucesso(7, frases.emailNaoConfirmado);
export const foraDoHorario = (): RecusaComSucesso => new RecusaComSucesso(8, frases.foraDoHorario);
/** `token` goes with the code that enrols the second factor the subscription asks for. */
export const inscricaoExigida = (token: string): RecusaComSucesso => new RecusaComSucesso(9, frases.inscricao, { token });

/** Unknown, used and expired alike. */
export const provaInvalida = (): Recusa => new Recusa(410, 'prova-invalida', frases.provaInvalida);
export const codigoVencido = (): Recusa => new Recusa(410, 'prova-invalida', frases.codigoVencido);
export const inscricaoVencida = (): Recusa => new Recusa(410, 'prova-invalida', frases.inscricaoVencida);
export const codigoIncorreto = (): Recusa => camposInvalidos([erroCampo('codigo', 'invalido', frases.codigoIncorreto)]);
export const senhaFraca = (campo: string, mensagem: string): Recusa => camposInvalidos([erroCampo(campo, 'invalido', mensagem)]);
export const senhaRepetida = (campo: string): Recusa => camposInvalidos([erroCampo(campo, 'conflito', frases.senhaRepetida)]);
export const emailInvalido = (): Recusa => camposInvalidos([erroCampo('email', 'invalido', frases.emailInvalido)]);
export const informeEmail = (): Recusa => camposInvalidos([erroCampo('email', 'obrigatorio', frases.informeEmail)]);
export const emailEmUso = (): Recusa => new Recusa(409, 'email-em-uso', frases.emailEmUso);
