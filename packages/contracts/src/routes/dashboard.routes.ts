import { defineRoutes } from './define-routes.ts';

/** `/home`: the broker's day, the first page after the sign-in. A parcel of its own, so that it brings nothing that only other pages use. */
export const dashboardRoutes = defineRoutes('dashboard', '', {
  home: { path: '/home' },
});
