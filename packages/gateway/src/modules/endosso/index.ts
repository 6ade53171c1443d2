export { type EndossoLido, findEndossoDaSeguradora, writeEndossoLido } from './endosso-lido.ts';
