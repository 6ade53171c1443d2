export { createEnqueueEmissao } from './emissao.ts';
