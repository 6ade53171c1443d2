import { erroCampo } from '@balcao/domain';
import { camposInvalidos, Recusa } from '../../plugins/errors.ts';
import { frases } from './conta.copy.ts';

export const senhaAtualIncorreta = (): Recusa => camposInvalidos([erroCampo('atual', 'invalido', frases.senhaAtual)]);
export const telefoneInvalido = (): Recusa => camposInvalidos([erroCampo('telefone', 'invalido', frases.telefone)]);
export const mfaAtivo = (): Recusa => new Recusa(409, 'mfa-ativo', frases.mfaAtivo);
export const mfaSemPedido = (): Recusa => new Recusa(409, 'mfa-sem-pedido', frases.mfaSemPedido);
export const mfaDesligado = (): Recusa => new Recusa(409, 'mfa-desligado', frases.mfaDesligado);
export const mfaExigido = (): Recusa => new Recusa(409, 'mfa-exigido', frases.mfaExigido);
/** A session left open on a machine allows no more guesses than the sign-in form does. */
export const muitasTentativas = (ate: Date): Recusa => new Recusa(429, 'muitas-tentativas', frases.muitasTentativas, { liberaEm: ate });
