import { onboardingCalls, type UsuarioOnboarding } from '@balcao/contracts';
import { call } from '@balcao/shared';

/** Validates this step at the gateway, which writes nothing and does not reveal whether the e-mail has an account. */
export const checkPessoa = (pessoa: UsuarioOnboarding) => call(onboardingCalls.validateUsuario, pessoa);
