import { type EmpresaOnboarding, onboardingCalls } from '@balcao/contracts';
import { call } from '@balcao/shared';

/** Validates this step at the gateway, which writes nothing. */
export const checkEmpresa = (empresa: EmpresaOnboarding) => call(onboardingCalls.validateEmpresa, empresa);
