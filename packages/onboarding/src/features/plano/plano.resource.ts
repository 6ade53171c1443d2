import { onboardingCalls } from '@balcao/contracts';
import { useCall } from '@balcao/shared/query';

const UM_DIA_MS = 86_400_000;

/** The plans on sale; not refetched during a sign-up. */
export const usePlanos = () => useCall(onboardingCalls.listPlanos, {}, { staleTime: UM_DIA_MS });
