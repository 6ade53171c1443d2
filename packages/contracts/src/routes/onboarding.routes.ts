import { defineRoutes } from './define-routes.ts';

/** The four public steps of a new brokerage, and the terms everyone signs (spec §2, §4). */
export const onboardingRoutes = defineRoutes('onboarding', '', {
  plano: { path: '/onboarding', publica: true, layout: 'blank' },
  userInfo: { path: '/onboarding/userInfo', publica: true, layout: 'blank' },
  companyInfo: { path: '/onboarding/companyInfo', publica: true, layout: 'blank' },
  insuranceCompanies: { path: '/onboarding/insuranceCompanies', publica: true, layout: 'blank' },
  assinarTermos: { path: '/termos/assinarTermos', layout: 'blank' },
});
