import { type EmpresaOnboarding, onboardingCalls } from '@balcao/contracts';
import { call } from '@balcao/shared';

/** Validates this step at the gateway, which writes nothing: the brokerage, and the referral code that was typed, if any. */
export const checkEmpresa = (empresa: EmpresaOnboarding, indicacao: string | null) =>
  call(onboardingCalls.validateEmpresa, { ...empresa, ...(indicacao && { indicacao }) });
