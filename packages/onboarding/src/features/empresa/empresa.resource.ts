import { type EmpresaOnboarding, onboardingCalls } from '@balcao/contracts';
import { call } from '@balcao/shared';

/** Asks the gateway about this step; nothing is written. */
export const checkEmpresa = (empresa: EmpresaOnboarding) => call(onboardingCalls.validateEmpresa, empresa);
