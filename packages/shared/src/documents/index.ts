export { readDocumento, refreshDocumentos, saveDocumento, unlinkDocumento, useDocumentosDe } from './use-documentos-de.ts';
export { type EnviosPara, type EnvioNaTela, type Interrompido, useEnviosPara } from './use-envios-para.ts';
