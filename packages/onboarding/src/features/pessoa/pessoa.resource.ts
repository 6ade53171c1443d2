import { onboardingCalls, type UsuarioOnboarding } from '@balcao/contracts';
import { call } from '@balcao/shared';

/** Asks the gateway about this step; nothing is written, and no e-mail is told to have an account. */
export const checkPessoa = (pessoa: UsuarioOnboarding) => call(onboardingCalls.validateUsuario, pessoa);
