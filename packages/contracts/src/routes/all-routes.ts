import { accessRoutes } from './access.routes.ts';
import { construcaoRoutes } from './construcao.routes.ts';
import type { RouteTable } from './define-routes.ts';
import { engagementRoutes } from './engagement.routes.ts';
import { financeRoutes } from './finance.routes.ts';
import { dashboardRoutes } from './dashboard.routes.ts';
import { layoutRoutes } from './layout.routes.ts';
import { managementRoutes } from './management.routes.ts';
import { onboardingRoutes } from './onboarding.routes.ts';
import { publicoRoutes } from './publico.routes.ts';
import { quotingRoutes } from './quoting.routes.ts';
import { settingsRoutes } from './settings.routes.ts';

/** Every route table of the product; a new parcel adds its line here and is registered, guarded, preloaded and walked by e2e. */
export const allRoutes: readonly RouteTable[] = [
  accessRoutes,
  layoutRoutes,
  construcaoRoutes,
  dashboardRoutes,
  managementRoutes,
  quotingRoutes,
  onboardingRoutes,
  settingsRoutes,
  engagementRoutes,
  publicoRoutes,
  financeRoutes,
];
