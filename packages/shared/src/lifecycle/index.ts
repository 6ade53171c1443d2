export { defineLifecycles, type ParcelDefinition } from './lifecycles.tsx';
export { page, type Page } from './page.tsx';
