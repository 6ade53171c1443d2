export { defineLifecycles, page, type Page } from '@balcao/shared/lifecycle';
export { PageRoutes } from './page-routes.tsx';
export { useLateNavigate } from './use-late-navigate.ts';
