export { page, type Page } from './page.tsx';
export { PageRoutes } from './page-routes.tsx';
export { defineLifecycles } from './lifecycles.tsx';
