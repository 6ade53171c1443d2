import { defineRoutes } from './define-routes.ts';

/** `/home` and the broker's day (spec §2). */
export const managementRoutes = defineRoutes('management', '', {
  home: { path: '/home' },
});
