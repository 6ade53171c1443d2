export { assertNotConciliado } from './assert-nao-conciliado.ts';
