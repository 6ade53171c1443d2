import { accessRoutes } from './access.routes.ts';
import type { RouteTable } from './define-routes.ts';
import { layoutRoutes } from './layout.routes.ts';
import { managementRoutes } from './management.routes.ts';
import { quotingRoutes } from './quoting.routes.ts';

/** Every route table of the product; a new parcel adds its line here and is registered, guarded, preloaded and walked by e2e. */
export const allRoutes: readonly RouteTable[] = [accessRoutes, layoutRoutes, managementRoutes, quotingRoutes];
