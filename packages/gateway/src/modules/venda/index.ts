export { findPropostaDaSeguradora, writePropostaLida } from './proposta-lida.ts';
