export { readAnexosNaTrilha } from './anexos-na-trilha.repository.ts';
export { createDocumentos, type DocumentoPort } from './create-documentos.ts';
