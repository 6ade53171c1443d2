import { RecusaComSucesso } from '../../plugins/errors.ts';
import { frases } from './access.copy.ts';

/** Unknown e-mail and wrong password alike: the answer must not tell which. */
export const emailOuSenha = (): RecusaComSucesso => new RecusaComSucesso(1, frases.emailOuSenha);
/** `token` opens the screen that sets a new password, once. */
export const senhaExpirada = (token: string): RecusaComSucesso => new RecusaComSucesso(2, frases.senhaExpirada, { token });
export const usuarioBloqueado = (): RecusaComSucesso => new RecusaComSucesso(3, frases.usuarioBloqueado);
export const muitasTentativas = (): RecusaComSucesso => new RecusaComSucesso(4, frases.muitasTentativas);
export const assinaturaBloqueada = (): RecusaComSucesso => new RecusaComSucesso(5, frases.assinaturaBloqueada);
