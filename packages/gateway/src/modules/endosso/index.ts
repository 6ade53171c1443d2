export { type EndossoLido, findEndossoDaSeguradora, writeEndossoLido } from './endosso-lido.ts';
export { nextConsulta } from './acompanhamento.model.ts';
