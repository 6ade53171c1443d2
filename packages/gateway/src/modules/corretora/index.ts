export { drawLogo } from './corretora-logo.ts';
