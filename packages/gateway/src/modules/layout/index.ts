export { buildMenu } from './layout.model.ts';
export { createLayoutRepository, type LinhaMenu } from './layout.repository.ts';
