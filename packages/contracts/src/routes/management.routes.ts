import { defineRoutes } from './define-routes.ts';

export const managementRoutes = defineRoutes('management', '', {
  home: { path: '/home' },
});
