export { isEmAberto } from './parcela.model.ts';
