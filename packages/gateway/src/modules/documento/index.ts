export { createDocumentos, type DocumentoPort } from './create-documentos.ts';
